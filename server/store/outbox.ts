// The outbox: what people shall be told while they are not at the table. A notice is written in the same commit as what it
// tells of, stands until its channel has taken it, and after that until its person has been at the table.

/**
 * The table waits for somebody; a match has begun; the others ask where somebody is; a clock of days is nearly out; a friend
 * asks somebody to a table that waits for players.
 */
export type NoticeKind = 'turn' | 'begin' | 'nudge' | 'low' | 'invite'

export interface NoticeRow {
  readonly person: string
  readonly table: string
  /** Of this person: `mail`, or the id of a device or a webhook. */
  readonly channel: string
  readonly kind: NoticeKind
  readonly game: string
  /** When what it tells of happened. */
  readonly since: number
  /** When to send it, or to look at it again. */
  readonly at: number
  /** How often it was handed out to be sent. */
  readonly tries: number
  /** When its channel took it; null until then. */
  readonly sent: number | null
}

export type NewNotice = Omit<NoticeRow, 'tries' | 'sent'>

export interface NoticeStore {
  /**
   * Keeps notices, one for a person, table and channel: one that waits is told as the newer one, one that was sent and not
   * seen stays as it is. Only a nudge is sent although an earlier notice was not seen.
   */
  add(notices: readonly NewNotice[]): Promise<void>
  /** Hands out notices whose time has come, the longest due first, and lends each to the caller until `lease`: of several nodes one gets it. */
  take(until: number, limit: number, lease: number): Promise<NoticeRow[]>
  /** The channel has taken it: it stands until its person has been at the table. */
  sent(notice: NoticeRow, at: number): Promise<void>
  /** It is looked at again then, and was tried as often as it says. */
  later(notice: NoticeRow, at: number): Promise<void>
  drop(notice: NoticeRow): Promise<void>
  /** The person has been at the table: nothing waits, and the next turn is told again. */
  seen(person: string, table: string): Promise<void>
  /** A channel is no more. */
  forget(person: string, channel: string): Promise<void>
  /** What was lent or put off is due at once: for a house that has no other node and starts again. */
  release(now: number): Promise<void>
  /** Forgets what was sent before this time, and links that were used and have run out. */
  prune(sentBefore: number, now: number): Promise<void>
  /** True for whoever comes first: a link is used once. `until` says how long that must be remembered. */
  spend(hash: string, until: number): Promise<boolean>
}

/** A time in which the house did not run: clocks stand still. */
export interface Outage {
  readonly from: number
  readonly to: number
}

export interface PulseStore {
  /**
   * Writes down that the house runs. Where the last time is more than `gap` milliseconds ago, the house was down in between,
   * and that is kept. Gives the times it was down, oldest first, as far as they ended after `since`.
   */
  beat(now: number, gap: number, since: number): Promise<Outage[]>
}

export interface NameStore {
  /** Keeps a name for a person in place of the one they had; the id of who has it already, or null once it is theirs. */
  claim(skeleton: string, person: string): Promise<string | null>
  owner(skeleton: string): Promise<string | null>
  /** People who have a passkey and no name that is kept, the oldest first. */
  nameless(): Promise<string[]>
}
