// One live connection: a person's socket, the tables it has joined, and the frames it sends.

import type { WebSocket } from 'ws'
import type { Seat } from '../../kernel/words.ts'
import type { Lang } from '../../papers/texts.ts'
import { type FromPage, type FromServer, WIRE_VERSION } from '../../wire/messages.ts'
import { type Acted, actAs } from '../tables/act.ts'
import { answerBack, askBack } from '../tables/askBack.ts'
import { comeIn, returnToSeat } from '../tables/comeBack.ts'
import { presenceMessage } from '../tables/nodes.ts'
import type { Listener, Subscriber } from '../tables/runtime/audience.ts'
import { mayLook, seatOf } from '../tables/runtime/document.ts'
import { change } from '../tables/runtime/keep.ts'
import { ensureCurrent, followStore, within } from '../tables/runtime/load.ts'
import { rememberPresent } from '../tables/runtime/presence.ts'
import type { LoadedTable, Runtime } from '../tables/runtime/runtime.ts'
import { frameFor, tellInfo } from '../tables/runtime/tell.ts'
import type { Tables } from '../tables/tables.ts'
import { chat } from '../tables/talk.ts'
import { counted } from './counted.ts'
import { readFrame } from './frame.ts'
import type { FrameWriter } from './frameWriter.ts'
import { Pulse } from './pulse.ts'
import { Rate } from './rate.ts'

/** Why a connection is closed, beside the codes of the protocol itself: 1009 for a frame too large. */
export const GOING_AWAY = 1012
export const TRY_LATER = 1013
const TOO_MUCH = 1008
/** The cookie no longer says who this is. */
export const SIGNED_OUT = 4001
/** Tables one connection may join. */
const CHANNELS = 64
/** Bytes that may wait for a slow reader; beyond that its connection is cut, and it joins again when it can. */
const BACKLOG = 1024 * 1024
/** For a list of turns all tables of its person are looked at: it counts as so many commands more. */
const ALL_TABLES = 5
/** Frames that may wait to be answered, and signs in them. */
const PENDING = 256
const PENDING_SIGNS = 256 * 1024
/** Frames that may still be under way when a connection is closed; one that sends more ignores the close frame and is cut. */
const LATE = 1000

export interface Person {
  readonly id: string
  readonly name: string
  readonly lang: Lang
}

interface Joined {
  readonly t: LoadedTable
  readonly subscriber: Subscriber
}

type Command = Extract<FromPage, { id: string }>

/** What a connection is made with. */
export interface ConnectionParts {
  readonly runtime: Runtime
  readonly tables: Tables
  readonly ws: WebSocket
  readonly writer: FrameWriter
  /** Whence it comes, as limits count it. */
  readonly network: string
  /** Who this is now; null where the cookie no longer counts. */
  personNow(): Promise<Person | null>
}

const NOBODY: ReadonlySet<string> = new Set()

/** A class, because there are thousands of connections: each has its few fields, and no closures of its own. */
export class Connection implements Listener {
  readonly person: string
  readonly #parts: ConnectionParts
  readonly #channels = new Map<number, Joined>()
  /** Those that were asked for and are not open yet: they count, and whoever asks anew under the same number means the later table. */
  readonly #joining = new Map<number, symbol>()
  readonly #rate: Rate
  /** Somebody may want to know that this person is here. */
  hasFriends = false
  #who: Person
  #muted: ReadonlySet<string> = NOBODY
  #pending = 0
  #pendingSigns = 0
  #gone = false
  #late = 0
  readonly #pulse = new Pulse(performance.now())
  silent = false

  private constructor(parts: ConnectionParts, who: Person) {
    this.person = who.id
    this.#parts = parts
    this.#who = who
    this.#rate = new Rate(parts.runtime.limits.commands)
  }

  static async open(parts: ConnectionParts, who: Person): Promise<Connection> {
    const connection = new Connection(parts, who)
    await connection.#become(who)
    connection.#say({
      t: 'welcome',
      wire: WIRE_VERSION,
      person: { id: who.id, name: who.name },
      now: parts.runtime.now(),
    })
    return connection
  }

  async #become(who: Person): Promise<void> {
    this.#who = who
    const muted = await this.#parts.runtime.people.muted(who.id)
    this.#muted = muted.length === 0 ? NOBODY : new Set(muted)
    this.hasFriends = (await this.#parts.runtime.store.meeting.ties(who.id)).some((tie) => tie.kind === 'friend')
  }

  send(text: string): void {
    if (this.#mayWrite()) this.#parts.writer.write(text)
  }

  /** Whether there is room for more. A connection that does not read is cut at once: it would not read a close frame either. */
  #mayWrite(): boolean {
    const { ws, writer } = this.#parts
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
    this.#parts.writer.flush()
    this.#parts.ws.close(code)
  }

  /** Counts a frame of any kind, or what it costs; false where it was one too many, and the connection is closed. */
  counted(cost = 1): boolean {
    const { runtime, ws } = this.#parts
    if (this.#gone) {
      if (++this.#late > LATE) ws.terminate()
      return false
    }
    if (this.#rate.may(runtime.now(), cost) && this.#pending < PENDING && this.#pendingSigns < PENDING_SIGNS)
      return true
    this.#problem('live.too-fast')
    this.close(TOO_MUCH)
    return false
  }

  /** Somebody else is at one of its tables, and sees whether this person is there. */
  get watched(): boolean {
    for (const { t, subscriber } of this.#channels.values())
      if (subscriber.seat !== null && t.audience.hasOthers(this.person)) return true
    return false
  }

  /** Something came from the other end. */
  heard(): void {
    this.#pulse.heard(performance.now())
    if (this.silent) this.#setSilent(false)
  }

  /** Asks whether the other end is still there where somebody sees it; if nothing comes it is shown as gone until it does. */
  look(now: number, ping: Buffer): void {
    if (!this.#pulse.isQuiet(now) || !this.watched) return
    const found = this.#pulse.look(now)
    if (found === 'ask' && this.#mayWrite()) this.#parts.writer.ping(ping)
    if (found === 'silent' && !this.silent) this.#setSilent(true)
  }

  #setSilent(silent: boolean): void {
    this.silent = silent
    for (const { t } of this.#channels.values()) tellPresence(this.#parts.runtime, t, null)
  }

  pinged(data: Buffer): void {
    if (this.counted() && this.#mayWrite()) this.#parts.ws.pong(data)
  }

  hear(text: string): void {
    if (!this.counted()) return
    const read = readFrame(text)
    if ('why' in read) this.#problem(read.why, read.c)
    else if (read.frame.t !== 'turns' || this.counted(ALL_TABLES)) void this.#handle(read.frame, text.length)
  }

  async #handle(frame: FromPage, signs: number): Promise<void> {
    this.#pending++
    this.#pendingSigns += signs
    try {
      await this.#answer(frame)
    } catch (error) {
      // The store cannot be reached: the page comes back and says again what was not acknowledged.
      this.#parts.runtime.log.error({ err: error }, 'a live connection failed')
      this.#problem('live.busy')
      this.close(TRY_LATER)
    } finally {
      this.#pending--
      this.#pendingSigns -= signs
    }
  }

  #answer(frame: FromPage): Promise<void> | void {
    const { runtime, tables } = this.#parts
    switch (frame.t) {
      case 'join':
        return this.#join(frame)
      case 'leave':
        return this.#leave(frame.c)
      case 'play':
        return this.#command(frame, (t, seat) => actAs(runtime, t, seat, frame.id, { seat, choice: frame.choice }))
      case 'undo':
        return this.#command(frame, (t, seat) => actAs(runtime, t, seat, frame.id, { seat, undo: true }))
      case 'redo':
        return this.#command(frame, (t, seat) => actAs(runtime, t, seat, frame.id, { seat, redo: true }))
      case 'ask-back':
        return this.#command(frame, (t, seat) => askBack(runtime, t, seat, `${seat}:${frame.id}`, frame.line))
      case 'answer-back':
        return this.#command(frame, (t, seat) => answerBack(runtime, t, seat, frame.request, frame.yes))
      case 'chat':
        return this.#command(frame, async () => ({ refusal: { clause: 'tables.not-seated' } }))
      case 'return':
        return this.#command(frame, async (t, seat) => {
          await ensureCurrent(runtime, t)
          await returnToSeat(runtime, t, seat)
          return { seq: t.doc.seq }
        })
      case 'turns':
        return tables.turns(this.person).then((list) => runtime.turns.subscribe(this, list))
      case 'ping':
        return this.#say({ t: 'pong', now: runtime.now() })
    }
  }

  async #join({ c, table, key, seen }: Extract<FromPage, { t: 'join' }>): Promise<void> {
    const { runtime } = this.#parts
    this.#leave(c)
    if (this.#channels.size + this.#joining.size >= CHANNELS) return this.#problem('live.too-many-tables', c)
    const asked = Symbol()
    this.#joining.set(c, asked)
    const found = await within(runtime, table, async (t) => {
      if (!mayLook(t.doc, this.person, key)) return false
      // Whoever comes from a node that died may know of an entry which nobody has told this one.
      if (seen !== undefined && seen > (t.match?.standing.last ?? 0)) await followStore(runtime, t)
      if (this.#gone || this.#joining.get(c) !== asked) return true
      this.#joining.delete(c)
      const subscriber: Subscriber = { listener: this, c, seat: seatOf(t.doc, this.person) }
      this.#channels.set(c, { t, subscriber })
      t.audience.add(subscriber, t.match)
      tellPresence(runtime, t, subscriber)
      this.send(frameFor(runtime, t, seen ?? null)(subscriber))
      if (subscriber.seat !== null) {
        runtime.seen(this.person, t.id)
        await this.#renamed(t, subscriber.seat)
        await comeIn(runtime, t, subscriber.seat)
      }
      runtime.wake(t)
      return true
    }).finally(() => {
      if (this.#joining.get(c) === asked) this.#joining.delete(c)
    })
    if (found !== true) this.#problem('tables.unknown', c)
  }

  /** Whoever has another name now is called by it. */
  async #renamed(t: LoadedTable, seat: Seat): Promise<void> {
    const { id, name } = this.#who
    if (t.doc.status === 'over' || t.doc.seats[seat]?.name === name) return
    await change(this.#parts.runtime, t, (doc) => ({
      ...doc,
      seats: doc.seats.map((s) => (s.person === id ? { ...s, name } : s)),
    }))
  }

  #leave(c: number): void {
    this.#joining.delete(c)
    const joined = this.#channels.get(c)
    if (joined === undefined) return
    this.#channels.delete(c)
    const { t, subscriber } = joined
    const { runtime } = this.#parts
    rememberPresent(t, runtime.now())
    t.audience.remove(subscriber)
    t.usedAt = runtime.now()
    tellPresence(runtime, t, null)
  }

  /** A command of somebody who sits at the table, in its turn. */
  async #command(frame: Command, how: (t: LoadedTable, seat: Seat) => Promise<Acted>): Promise<void> {
    const joined = this.#channels.get(frame.c)
    if (joined === undefined) return this.#problem('live.not-joined', frame.c)
    const { t, subscriber } = joined
    const { network, runtime } = this.#parts
    const acted = await t.queue((): Promise<Acted> | Acted => {
      if (frame.t === 'chat') return chat(runtime, t, { ...this.#who, network }, frame.id, frame.text)
      const { seat } = subscriber
      if (seat === null) return { refusal: { clause: 'tables.not-seated' } }
      return counted(runtime, network, frame.t, () => how(t, seat))
    })
    if ('seq' in acted) this.#say({ t: 'done', id: frame.id, seq: acted.seq })
    else this.#say({ t: 'refused', id: frame.id, refusal: acted.refusal })
  }

  /** Something of this person has changed: name, whom they do not want to read, whether they are signed in. */
  async refresh(): Promise<void> {
    const now = await this.#parts.personNow()
    if (now === null) return this.close(SIGNED_OUT)
    const called = this.#who.name
    await this.#become(now)
    if (now.name === called) return
    for (const { t } of this.#channels.values())
      await t.queue(async () => {
        const seat = t.released ? null : seatOf(t.doc, this.person)
        if (seat !== null) await this.#renamed(t, seat)
      })
  }

  closed(): void {
    this.#gone = true
    this.#parts.runtime.turns.unsubscribe(this)
    for (const c of [...this.#channels.keys()]) this.#leave(c)
  }
}

/** Who is at the table has changed: everybody else there hears it, here and on the other nodes. */
function tellPresence(runtime: Runtime, t: LoadedTable, fresh: Subscriber | null): void {
  tellInfo(t, fresh)
  runtime.publish(presenceMessage(runtime, t))
}
