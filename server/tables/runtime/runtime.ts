// Where the tables stand: what every part of a table's life needs of the house, and the tables that are open now.

import type { Logger } from 'pino'
import type { Driver } from '../../../bots/driver.ts'
import { isOver } from '../../../kernel/play.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Title } from '../../../title/title.ts'
import type { ChatLine, TableInfo } from '../../../wire/table.ts'
import type { KeepLimit } from '../../base/keepLimit.ts'
import type { Thinkers } from '../../bots/thinkers.ts'
import type { Finished } from '../../people/ratings.ts'
import type { Limits } from '../../settings.ts'
import type { NodeMessage } from '../../store/message.ts'
import type { NewNotice, NoticeKind } from '../../store/outbox.ts'
import type { Store } from '../../store/store.ts'
import type { Audience } from './audience.ts'
import type { TableDoc } from './document.ts'
import type { LoadedMatch } from './loadedMatch.ts'
import type { Outages } from './outages.ts'
import type { RemotePresence } from './presence.ts'
import type { Queue } from './queue.ts'
import type { Turns } from './turns.ts'

/** What tables ask of people. */
export interface PeopleService {
  muted(id: string): Promise<readonly string[]>
  mute(id: string, other: string, yes: boolean): Promise<void>
  finish(match: Finished): Promise<void>
  areFriends(id: string, other: string): Promise<boolean>
  friends(id: string): Promise<ReadonlySet<string>>
  /** When somebody who may not speak may speak again; null where they may. */
  silencedUntil(id: string): Promise<number | null>
  /** Those of these who may not come to the house now. */
  banned(people: readonly string[]): Promise<ReadonlySet<string>>
  /** Those who are never to be brought together with this person. */
  apart(id: string): Promise<ReadonlySet<string>>
  vacationBetween(id: string, from: number, to: number): Promise<number>
  outOfTime(id: string, from: number, left: number): Promise<number>
}

/** Counts for the metrics; the house may listen. */
export interface Counts {
  moves: number
  refusals: number
}

export interface Runtime {
  readonly store: Store
  readonly people: PeopleService
  readonly log: Logger
  readonly limits: Limits
  readonly thinkers: Thinkers
  readonly turns: Turns
  readonly counts: Counts
  /** How much may be said. */
  readonly talk: {
    count(table: string, person: string, isSeated: boolean): number | null
    countOwn(table: string): boolean
  }
  /** How much those of one network may have kept. */
  readonly keeps: KeepLimit
  /** When the house was down. */
  readonly outages: Outages
  /** This node's own name among the nodes of the house. */
  readonly node: string
  readonly loaded: Map<string, Promise<LoadedTable | null>>
  now(): number
  /** There is no other node that could hear. */
  isAlone(): boolean
  /** Tells the other nodes, after what it says was kept. */
  publish(message: NodeMessage): void
  /** Lets the computer opponents think that this table waits for; asking twice is harmless. */
  wake(table: LoadedTable): void
  /** Within the table's queue: writes down the end of a match that is over. */
  end(table: LoadedTable): Promise<void>
  /** A match has ended, and that is kept. */
  ended(doc: TableDoc): void
  /** What the people of these seats shall be told of a table: to be kept beside what it tells of. */
  noticesFor(
    doc: TableDoc,
    seats: readonly Seat[],
    kind: NoticeKind,
    at: number,
  ): readonly NewNotice[] | Promise<readonly NewNotice[]>
  /** Tells somebody that they are asked to a table. */
  tellInvited(doc: TableDoc, person: string): Promise<void>
  /** Notices were kept: they are sent at once. */
  noticed(): void
  /** Somebody is at a table: what waited for them there is seen. */
  seen(person: string, table: string): void
  /** False once the house closes: nothing new is begun. */
  readonly isOpen: () => boolean
}

/** A table in memory. Everything that changes it goes through its queue. */
export interface LoadedTable {
  readonly id: string
  /** Of another game where the host of a waiting table wants one. */
  title: Title
  readonly queue: Queue
  readonly audience: Audience
  doc: TableDoc
  /** Of the document as it is kept, with the time a sweep will look at it. */
  version: number
  due: number | null
  /** When the document was last written, so that a busy table is not written at every move. */
  writtenAt: number
  /** Null while the table waits for players. */
  match: LoadedMatch | null
  /** Let go: whoever still holds it must look for the table anew. */
  released: boolean
  /** The memory went ahead of the store, and must be read again. */
  stale: boolean
  /** As everybody at this node was last told, but for the entries since (`toldInfo`). */
  told: TableInfo
  chat: ChatLine[]
  /** Drives the computer opponents; null before one was awaited. */
  driver: Driver | null
  readonly remotePresence: RemotePresence
  /** When the people who are at the table, or were, were last seen there. */
  readonly lastHere: Map<string, number>
  readonly loadedAt: number
  usedAt: number
}

/** Whether an opponent of this table thinks now. */
export const isThinking = (t: LoadedTable): boolean => t.driver !== null && t.driver.thinking.length > 0

export const isEnded = (t: LoadedTable): boolean => t.match !== null && isOver(t.match.standing.state)

/** Something that need not be waited for, in the table's turn; what goes wrong is in the log and done again by a sweep. */
export function enqueue(runtime: Runtime, t: LoadedTable, work: () => Promise<unknown>): void {
  t.queue(work).catch((error) => runtime.log.warn({ err: error, table: t.id }, 'put off'))
}
