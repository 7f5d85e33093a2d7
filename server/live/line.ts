// One live line: a person's socket, the tables it looks at, and what it asks for.

import type { WebSocket } from 'ws'
import type { Seat } from '../../kernel/words.ts'
import type { Lang } from '../../papers/texts.ts'
import { type FromPage, type FromServer, WIRE_VERSION } from '../../wire/messages.ts'
import { type Acted, actAs } from '../tables/act.ts'
import { answerBack, askBack } from '../tables/askBack.ts'
import { giveBack } from '../tables/comeBack.ts'
import { hereNews } from '../tables/nodes.ts'
import type { Listener, Watch } from '../tables/runtime/audience.ts'
import { mayLook, seatOf } from '../tables/runtime/document.ts'
import type { Hall, OpenTable } from '../tables/runtime/hall.ts'
import { change } from '../tables/runtime/keep.ts'
import { ready, within } from '../tables/runtime/load.ts'
import { frameFor, tellInfo } from '../tables/runtime/tell.ts'
import type { Tables } from '../tables/tables.ts'
import { chat } from '../tables/talk.ts'
import { readFrame } from './frame.ts'
import type { FrameWriter } from './frameWriter.ts'
import { Rate } from './rate.ts'

/** Why a line is closed, beside the codes of the protocol itself: 1009 for a frame too large. */
export const GOING_AWAY = 1012
export const TRY_LATER = 1013
const TOO_MUCH = 1008
/** The cookie no longer says who this is. */
export const SIGNED_OUT = 4001
/** Tables one line may look at. */
const CHANNELS = 64
/** Bytes that may wait for a slow reader; beyond that its line is cut, and it joins again when it can. */
const BACKLOG = 1024 * 1024
/** Frames that may wait to be answered, and signs in them. */
const PENDING = 256
const PENDING_SIGNS = 256 * 1024
/** Frames that may still be under way when a line is closed; one that sends more has not heard the goodbye and is cut. */
const LATE = 1000

export interface Person {
  readonly id: string
  readonly name: string
  readonly lang: Lang
}

interface Looking {
  readonly t: OpenTable
  readonly watch: Watch
}

type Command = Extract<FromPage, { id: string }>

/** What a line needs of its surroundings. */
export interface Ends {
  readonly hall: Hall
  readonly tables: Tables
  readonly ws: WebSocket
  readonly writer: FrameWriter
  /** Who this is now; null where the cookie no longer counts. */
  again(): Promise<Person | null>
}

const NOBODY: ReadonlySet<string> = new Set()

/** A class, because there are thousands of lines: each is its few fields, and no closures. */
export class Line implements Listener {
  readonly person: string
  readonly #ends: Ends
  readonly #channels = new Map<number, Looking>()
  readonly #rate: Rate
  #who: Person
  #muted: ReadonlySet<string> = NOBODY
  #pending = 0
  #pendingSigns = 0
  #gone = false
  #late = 0

  private constructor(ends: Ends, who: Person) {
    this.person = who.id
    this.#ends = ends
    this.#who = who
    this.#rate = new Rate(ends.hall.limits.commands)
  }

  static async open(ends: Ends, who: Person): Promise<Line> {
    const line = new Line(ends, who)
    await line.#listenTo(who)
    line.#say({
      t: 'welcome',
      wire: WIRE_VERSION,
      person: { id: who.id, name: who.name },
      now: ends.hall.now(),
    })
    return line
  }

  async #listenTo(who: Person): Promise<void> {
    this.#who = who
    const muted = await this.#ends.hall.people.muted(who.id)
    this.#muted = muted.length === 0 ? NOBODY : new Set(muted)
  }

  send(text: string): void {
    if (this.#mayWrite()) this.#ends.writer.write(text)
  }

  /** Whether there is room for more. A line that does not read is cut at once: it would not read a goodbye either. */
  #mayWrite(): boolean {
    const { ws, writer } = this.#ends
    if (this.#gone || ws.readyState !== ws.OPEN) return false
    if (writer.backlog <= BACKLOG) return true
    this.#gone = true
    ws.terminate()
    return false
  }

  mutes(person: string): boolean {
    return this.#muted.has(person)
  }

  #say(frame: FromServer): void {
    this.send(JSON.stringify(frame))
  }

  #problem(why: string, c?: number): void {
    this.#say({ t: 'problem', why, ...(c !== undefined && { c }) })
  }

  close(code: number): void {
    this.#gone = true
    this.#ends.writer.flush()
    this.#ends.ws.close(code)
  }

  /** Counts a frame of any kind; false where it was one too many, and the line is closed. */
  counted(): boolean {
    const { hall, ws } = this.#ends
    if (this.#gone) {
      if (++this.#late > LATE) ws.terminate()
      return false
    }
    if (this.#rate.may(hall.now()) && this.#pending < PENDING && this.#pendingSigns < PENDING_SIGNS) return true
    this.#problem('live.too-fast')
    this.close(TOO_MUCH)
    return false
  }

  pinged(data: Buffer): void {
    if (this.counted() && this.#mayWrite()) this.#ends.ws.pong(data)
  }

  hear(text: string): void {
    if (!this.counted()) return
    const read = readFrame(text)
    if ('why' in read) this.#problem(read.why, read.c)
    else void this.#follow(read.frame, text.length)
  }

  async #follow(frame: FromPage, signs: number): Promise<void> {
    this.#pending++
    this.#pendingSigns += signs
    try {
      await this.#does(frame)
    } catch (error) {
      // The store cannot be reached: the page comes back and says again what was not acknowledged.
      this.#ends.hall.log.error({ err: error }, 'a live line failed')
      this.#problem('live.busy')
      this.close(TRY_LATER)
    } finally {
      this.#pending--
      this.#pendingSigns -= signs
    }
  }

  #does(frame: FromPage): Promise<void> | void {
    const { hall, tables } = this.#ends
    switch (frame.t) {
      case 'join':
        return this.#join(frame)
      case 'leave':
        return this.#leave(frame.c)
      case 'play':
        return this.#command(frame, (t, seat) => actAs(hall, t, seat, frame.id, { seat, choice: frame.choice }))
      case 'undo':
        return this.#command(frame, (t, seat) => actAs(hall, t, seat, frame.id, { seat, undo: true }))
      case 'redo':
        return this.#command(frame, (t, seat) => actAs(hall, t, seat, frame.id, { seat, redo: true }))
      case 'ask-back':
        return this.#command(frame, (t, seat) => askBack(hall, t, seat, `${seat}:${frame.id}`, frame.line))
      case 'answer-back':
        return this.#command(frame, (t, seat) => answerBack(hall, t, seat, frame.request, frame.yes))
      case 'chat':
        return this.#command(frame, async () => ({ refusal: { clause: 'tables.not-seated' } }))
      case 'return':
        return this.#command(frame, async (t, seat) => {
          await ready(hall, t)
          await giveBack(hall, t, seat)
          return { seq: t.doc.seq }
        })
      case 'turns':
        return tables.turns(this.person).then((list) => hall.turns.follow(this, list))
      case 'ping':
        return this.#say({ t: 'pong', now: hall.now() })
    }
  }

  async #join({ c, table, key, seen }: Extract<FromPage, { t: 'join' }>): Promise<void> {
    const { hall } = this.#ends
    this.#leave(c)
    if (this.#channels.size >= CHANNELS) return this.#problem('live.too-many-tables', c)
    const found = await within(hall, table, async (t) => {
      if (!mayLook(t.doc, this.person, key)) return false
      if (this.#gone) return true
      const watch: Watch = { listener: this, c, seat: seatOf(t.doc, this.person) }
      this.#channels.set(c, { t, watch })
      t.audience.add(watch, t.opened)
      tellPresence(hall, t, watch)
      this.send(frameFor(hall, t, seen ?? null)(watch))
      if (watch.seat !== null) await this.#renamed(t, watch.seat)
      hall.wake(t)
      return true
    })
    if (found !== true) this.#problem('tables.unknown', c)
  }

  /** Whoever has another name now is called by it. */
  async #renamed(t: OpenTable, seat: Seat): Promise<void> {
    const { id, name } = this.#who
    if (t.doc.status === 'over' || t.doc.seats[seat]?.name === name) return
    await change(this.#ends.hall, t, (doc) => ({
      ...doc,
      seats: doc.seats.map((s) => (s.person === id ? { ...s, name } : s)),
    }))
  }

  #leave(c: number): void {
    const looking = this.#channels.get(c)
    if (looking === undefined) return
    this.#channels.delete(c)
    const { t, watch } = looking
    const { hall } = this.#ends
    t.audience.remove(watch)
    t.used = hall.now()
    tellPresence(hall, t, null)
  }

  /** A command of somebody who sits at the table, in its turn. */
  async #command(frame: Command, how: (t: OpenTable, seat: Seat) => Promise<Acted>): Promise<void> {
    const looking = this.#channels.get(frame.c)
    if (looking === undefined) return this.#problem('live.not-joined', frame.c)
    const { t, watch } = looking
    const acted = await t.queue((): Promise<Acted> | Acted => {
      if (frame.t === 'chat') return chat(this.#ends.hall, t, this.#who, frame.id, frame.text)
      return watch.seat === null ? { refusal: { clause: 'tables.not-seated' } } : how(t, watch.seat)
    })
    if ('seq' in acted) this.#say({ t: 'done', id: frame.id, seq: acted.seq })
    else this.#say({ t: 'refused', id: frame.id, refusal: acted.refusal })
  }

  /** Something of this person has changed: name, whom they do not want to read, whether they are signed in. */
  async refresh(): Promise<void> {
    const now = await this.#ends.again()
    if (now === null) this.close(SIGNED_OUT)
    else await this.#listenTo(now)
  }

  closed(): void {
    this.#gone = true
    this.#ends.hall.turns.leave(this)
    for (const c of [...this.#channels.keys()]) this.#leave(c)
  }
}

/** Who is at the table has changed: everybody else there hears it, here and on the other nodes. */
function tellPresence(hall: Hall, t: OpenTable, fresh: Watch | null): void {
  tellInfo(t, fresh)
  hall.news(hereNews(hall, t))
}
