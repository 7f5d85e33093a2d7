// One live line: a person's socket, the tables it looks at, and what it asks for.
import type { WebSocket } from 'ws'
import type { Lang } from '../../kernel/texts.ts'
import type { Seat } from '../../kernel/words.ts'
import { playIn, redoIn, undoIn } from '../../match/match.ts'
import { type FromPage, type FromServer, WIRE_VERSION } from '../../wire/messages.ts'
import { type Acted, actAs, giveBack } from '../table/act.ts'
import { change } from '../table/change.ts'
import { chat } from '../table/chat.ts'
import { mayLook, seatOf } from '../table/document.ts'
import type { Hall, OpenTable } from '../table/hall.ts'
import { hereNews } from '../table/news.ts'
import { frameFor, ready, tellInfo, within } from '../table/open.ts'
import { answerBack, askBack } from '../table/request.ts'
import type { Tables } from '../table/tables.ts'
import { drive } from '../table/think.ts'
import { readFrame } from './frame.ts'
import { rateOf } from './rate.ts'
import type { Ear, Watch } from './room.ts'

/** Why a line is closed, beside the codes of the protocol itself: 1009 for a frame too large. */
export const GOING_AWAY = 1012
const TRY_LATER = 1013
const TOO_MUCH = 1008
/** The cookie no longer says who this is. */
export const SIGNED_OUT = 4001
/** Tables one line may look at. */
const CHANNELS = 64
/** Bytes that may wait for a slow reader; beyond that it joins again when it can. */
const BACKLOG = 1024 * 1024
/** Frames that may wait to be answered. */
const PENDING = 256

export interface Person {
  readonly id: string
  readonly name: string
  readonly lang: Lang
}

export interface Line {
  readonly person: string
  hear(text: string): void
  /** Something of this person has changed: name, whom they do not want to read, whether they are signed in. */
  refresh(): Promise<void>
  close(code: number): void
  closed(): Promise<void>
}

interface Looking {
  readonly t: OpenTable
  readonly watch: Watch
}

export async function lineOf(
  hall: Hall,
  tables: Tables,
  ws: WebSocket,
  met: Person,
  again: () => Promise<Person | null>,
): Promise<Line> {
  let person = met
  const channels = new Map<number, Looking>()
  const mayAsk = rateOf(hall.limits.commands)
  let muted = new Set(await hall.people.muted(person.id))
  let pending = 0
  let gone = false

  const ear: Ear = {
    person: person.id,
    send(text) {
      if (gone || ws.readyState !== ws.OPEN) return
      if (ws.bufferedAmount > BACKLOG) return close(TRY_LATER)
      ws.send(text)
    },
    deaf: (other) => muted.has(other),
  }
  const say = (frame: FromServer) => ear.send(JSON.stringify(frame))
  const problem = (why: string, c?: number) => say({ t: 'problem', why, ...(c !== undefined && { c }) })

  function close(code: number): void {
    gone = true
    ws.close(code)
  }

  async function join(frame: Extract<FromPage, { t: 'join' }>): Promise<void> {
    const { c, table, key, seen } = frame
    await leave(c)
    if (channels.size >= CHANNELS) return problem('live.too-many-tables', c)
    const found = await within(hall, table, async (t) => {
      if (!mayLook(t.doc, person.id, key)) return false
      if (gone) return true
      const watch: Watch = { ear, c, seat: seatOf(t.doc, person.id) }
      channels.set(c, { t, watch })
      t.room.add(watch, t.opened)
      tellPresence(hall, t, watch)
      ear.send(frameFor(hall, t, seen ?? null)(watch))
      if (watch.seat !== null) await renamed(t, watch.seat)
      drive(hall, t)
      return true
    })
    if (found !== true) problem('tables.unknown', c)
  }

  /** Whoever has another name now is called by it. */
  async function renamed(t: OpenTable, seat: Seat): Promise<void> {
    if (t.doc.status === 'over' || t.doc.seats[seat]?.name === person.name) return
    await change(hall, t, (doc) => ({
      ...doc,
      seats: doc.seats.map((s) => (s.person === person.id ? { ...s, name: person.name } : s)),
    }))
  }

  async function leave(c: number): Promise<void> {
    const looking = channels.get(c)
    if (looking === undefined) return
    channels.delete(c)
    const { t, watch } = looking
    t.room.remove(watch)
    t.used = hall.now()
    tellPresence(hall, t, null)
  }

  /** A command of somebody who sits at the table, in its turn. */
  async function command(frame: Extract<FromPage, { id: string }>, how: (t: OpenTable, seat: Seat) => Promise<Acted>) {
    const looking = channels.get(frame.c)
    if (looking === undefined) return problem('live.not-joined', frame.c)
    const { t, watch } = looking
    const acted = await t.queue((): Promise<Acted> | Acted => {
      if (frame.t === 'chat') return chat(hall, t, person, frame.id, frame.text)
      return watch.seat === null ? { refusal: { clause: 'tables.not-seated' } } : how(t, watch.seat)
    })
    answer(frame.id, acted)
  }

  function answer(id: string, acted: Acted): void {
    if ('seq' in acted) say({ t: 'done', id, seq: acted.seq })
    else say({ t: 'refused', id, refusal: acted.refusal })
  }

  async function follow(frame: FromPage): Promise<void> {
    switch (frame.t) {
      case 'join':
        return join(frame)
      case 'leave':
        return leave(frame.c)
      case 'play':
        return command(frame, (t, seat) => actAs(hall, t, seat, frame.id, (m) => playIn(m, seat, frame.choice)))
      case 'undo':
        return command(frame, (t, seat) => actAs(hall, t, seat, frame.id, (m) => undoIn(m, seat)))
      case 'redo':
        return command(frame, (t, seat) => actAs(hall, t, seat, frame.id, (m) => redoIn(m, seat)))
      case 'ask-back':
        return command(frame, (t, seat) => askBack(hall, t, seat, `${seat}:${frame.id}`, frame.line))
      case 'answer-back':
        return command(frame, (t, seat) => answerBack(hall, t, seat, frame.request, frame.yes))
      case 'chat':
        return command(frame, async () => ({ refusal: { clause: 'tables.not-seated' } }))
      case 'return':
        return command(frame, async (t, seat) => {
          await ready(hall, t)
          await giveBack(hall, t, seat)
          return { seq: t.doc.seq }
        })
      case 'turns':
        return hall.turns.follow(ear, await tables.turns(person.id))
      case 'ping':
        return say({ t: 'pong', now: hall.now() })
    }
  }

  say({ t: 'welcome', wire: WIRE_VERSION, person: { id: person.id, name: person.name }, now: hall.now() })

  return {
    person: person.id,
    hear(text) {
      if (gone) return
      if (!mayAsk(hall.now()) || pending >= PENDING) {
        problem('live.too-fast')
        return close(TOO_MUCH)
      }
      const read = readFrame(text)
      if ('why' in read) return problem(read.why, read.c)
      pending++
      follow(read.frame)
        .catch((error) => {
          // The store cannot be reached: the page comes back and says again what was not acknowledged.
          hall.log.error({ err: error }, 'a live line failed')
          problem('live.busy')
          close(TRY_LATER)
        })
        .finally(() => pending--)
    },
    async refresh() {
      const now = await again()
      if (now === null) return close(SIGNED_OUT)
      person = now
      muted = new Set(await hall.people.muted(person.id))
    },
    close,
    async closed() {
      gone = true
      hall.turns.leave(ear)
      for (const c of [...channels.keys()]) await leave(c)
    },
  }
}

/** Who is at the table has changed: everybody else there hears it, here and on the other nodes. */
function tellPresence(hall: Hall, t: OpenTable, fresh: Watch | null): void {
  tellInfo(t, fresh)
  hall.news(hereNews(hall, t))
}
