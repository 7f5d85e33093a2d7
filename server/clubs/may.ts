// Who may do what in a club. Every route of a club names one of these deeds, and a test asks each of them as everybody.
import type { ClubStanding } from '../../wire/club.ts'

const EVERYBODY: readonly ClubStanding[] = ['owner', 'steward', 'member', 'invited', 'stranger']
const MEMBERS: readonly ClubStanding[] = ['owner', 'steward', 'member']
const STEWARDS: readonly ClubStanding[] = ['owner', 'steward']
const OWNER: readonly ClubStanding[] = ['owner']

export const MAY = {
  /** Strangers see open clubs, and others with the key of the link. */
  look: EVERYBODY,
  /** Strangers join open clubs, and others with the key of the link. */
  join: EVERYBODY,
  records: MEMBERS,
  decline: ['invited'],
  leave: MEMBERS,
  invite: MEMBERS,
  'lay-table': MEMBERS,
  change: STEWARDS,
  'renew-link': STEWARDS,
  'set-hook': STEWARDS,
  'drop-hook': STEWARDS,
  'test-hook': STEWARDS,
  'send-away': STEWARDS,
  'set-role': OWNER,
  'hand-over': OWNER,
  dissolve: OWNER,
} as const satisfies Readonly<Record<string, readonly ClubStanding[]>>

export type ClubDeed = keyof typeof MAY

export const may = (standing: ClubStanding, deed: ClubDeed): boolean => {
  const who: readonly ClubStanding[] = MAY[deed]
  return who.includes(standing)
}

/** Only those who lead a club may do it. */
export const isLed = (who: readonly ClubStanding[]): boolean => !who.includes('member') && !who.includes('invited')

/** What somebody who stands so may do. */
export const deedsOf = (standing: ClubStanding): string[] => allowed(MAY, standing)

export const tournamentDeedsOf = (standing: ClubStanding): string[] => allowed(TOURNAMENT_MAY, standing)

const allowed = (table: Readonly<Record<string, readonly ClubStanding[]>>, standing: ClubStanding): string[] =>
  Object.entries(table).flatMap(([deed, who]) => (who.includes(standing) ? [deed] : []))

/** The same for the tournaments of a club. */
export const TOURNAMENT_MAY = {
  look: EVERYBODY,
  come: MEMBERS,
  announce: STEWARDS,
  change: STEWARDS,
  enter: STEWARDS,
  withdraw: STEWARDS,
  'draw-groups': STEWARDS,
  prepare: STEWARDS,
  swap: STEWARDS,
  start: STEWARDS,
  recall: STEWARDS,
  pause: STEWARDS,
  resume: STEWARDS,
  result: STEWARDS,
  absent: STEWARDS,
  time: STEWARDS,
  undo: STEWARDS,
  finish: STEWARDS,
  cancel: STEWARDS,
  'next-season': STEWARDS,
} as const satisfies Readonly<Record<string, readonly ClubStanding[]>>

export type TournamentDeed = keyof typeof TOURNAMENT_MAY

export const mayIn = (standing: ClubStanding, deed: TournamentDeed): boolean => {
  const who: readonly ClubStanding[] = TOURNAMENT_MAY[deed]
  return who.includes(standing)
}
