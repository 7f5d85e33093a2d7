// How people meet, as it is kept: friends and blocks, who is here, who looks for a table, and ladders.
/** What one person has said of another: would be their friend, or wants nothing to do with them. */
export type TieKind = 'friend' | 'block'

export type Tied = 'kept' | 'full' | 'beset'

export interface TieRow {
  readonly person: string
  readonly other: string
  readonly kind: TieKind
  readonly at: number
}

/** Somebody was asked by name to come to a table. */
export interface InvitationRow {
  readonly person: string
  readonly table: string
  /** Who asked. */
  readonly host: string
  /** What they said with it; often nothing. */
  readonly words: string
  readonly at: number
}

/** Somebody looks for a table. */
export interface SeekRow {
  readonly person: string
  /** What they would play. */
  readonly doc: string
  readonly since: number
  /** When their page last said that it still looks. */
  readonly seen: number
  /** The table that was found. */
  readonly table: string | null
}

export interface Paired {
  readonly table: string
  readonly people: readonly string[]
}

/** One row of a ladder. */
export interface RungRow {
  readonly person: string
  readonly name: string
  /** Nobody keeps this name. */
  readonly guest: boolean
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly matches: number
  readonly wins: number
}

export interface LadderFilter {
  readonly game: string
  /** Of matches with so many seats; all of them where it is left out. */
  readonly seats?: number
  /** Of those who belong to this document. */
  readonly club?: string
  readonly from: number
  readonly to: number
  readonly limit: number
}

/** Somebody met in finished matches. */
export interface OpponentRow {
  readonly person: string
  readonly name: string
  /** Nobody keeps this name. */
  readonly guest: boolean
  readonly matches: number
  /** In how many of them the other came behind. */
  readonly ahead: number
}

export interface MeetingStore {
  /**
   * Says something of somebody; nothing happens where one of them is gone. `full`: of `most` others this person has said something
   * already; `beset`: so many ask to be the other's friend that nobody else may.
   */
  tie(row: TieRow, most?: number): Promise<Tied>
  untie(person: string, other: string): Promise<void>
  /** What somebody has said of others, and others of them. */
  ties(person: string): Promise<TieRow[]>
  /** The blocks among these people. */
  blocks(people: readonly string[]): Promise<TieRow[]>
  /** These people are in the house through this node. */
  arrive(people: readonly string[], node: string, at: number): Promise<void>
  depart(person: string, node: string): Promise<void>
  /** Which of these were said to be here since then. */
  here(people: readonly string[], since: number): Promise<string[]>
  invite(row: InvitationRow): Promise<void>
  uninvite(person: string, table: string): Promise<void>
  /** The newest first. */
  invitations(person: string, limit: number): Promise<InvitationRow[]>
  seek(row: SeekRow): Promise<void>
  sought(person: string): Promise<SeekRow | null>
  unseek(person: string): Promise<void>
  /** Those who still look, the longest first; forgets those whose page has fallen silent. */
  seeks(seenSince: number, limit: number): Promise<SeekRow[]>
  /** Gives these people their tables, as far as all of a group still look: of several nodes one gets each. */
  pair(groups: readonly Paired[]): Promise<Paired[]>
  /** By what is sure of somebody after their last rated match in this time. */
  ladder(filter: LadderFilter): Promise<RungRow[]>
  /** Those met most often; `open` for open tables only. */
  opponents(person: string, open: boolean, limit: number): Promise<OpponentRow[]>
}
