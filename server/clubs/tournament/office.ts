// What every deed in a tournament needs: the tournament and its club, who may do it, and what is due afterwards.
import type { Logger } from 'pino'
import type { Refusal } from '../../../kernel/words.ts'
import type { TournamentInfo } from '../../../wire/tournament.ts'
import type { Thinkers } from '../../bots/thinkers.ts'
import { type Kept, keptOf } from '../../store/kept.ts'
import type { Store } from '../../store/store.ts'
import type { Answer } from '../../tables/answer.ts'
import type { RoundTables } from '../../tables/roundTables.ts'
import type { Who } from '../../tables/who.ts'
import { type ClubDoc, maySee, memberOf, standingIn } from '../club.ts'
import { mayIn, type TournamentDeed, tournamentDeedsOf } from '../may.ts'
import { drawnIn, type TournamentChange, type TournamentDoc } from './document.ts'
import { barred } from './entrants.ts'
import { infoOf } from './info.ts'
import { isDue, type TendingParts, tend } from './tending.ts'

export interface TournamentParts {
  readonly store: Store
  readonly tables: RoundTables
  /** They judge matches that have ended, when nobody waits for them. */
  readonly thinkers: Pick<Thinkers, 'judge'>
  readonly log: Logger
  club(id: string): Promise<ClubDoc | null>
  now(): number
  /** Those of these who may not come to the house now. */
  banned(people: readonly string[]): Promise<ReadonlySet<string>>
}

export type Told = Promise<Answer<TournamentInfo>>

export const UNKNOWN: Refusal = { clause: 'tournament.unknown' }

/** What every deed needs: the tournament and its club, who may, and what is due afterwards. */
export interface Office extends TournamentParts {
  readonly kept: Kept<TournamentDoc>
  readonly tending: TendingParts
  infoFor(t: TournamentDoc, club: ClubDoc, who: Who | null): Told
  /** The tournament and its club, where this person may know of both. */
  found(
    who: Who | null,
    id: string,
    key?: string,
  ): Promise<{ readonly t: TournamentDoc; readonly club: ClubDoc } | null>
  /** A deed of somebody who may do it; then whatever it makes due at tables. */
  doing(who: Who, id: string, deed: TournamentDeed, how: (club: ClubDoc) => TournamentChange): Told
}

/** Everybody who plays in it, or would again if something were taken back. */
const concerned = ({ entrants, deeds }: TournamentDoc): ReadonlySet<string> =>
  new Set([
    ...entrants.map(({ person }) => person),
    ...deeds.flatMap(({ back }) => {
      if (back?.of === 'entrant') return [back.person]
      return back?.of === 'round' && back.was !== null ? drawnIn(back.was) : []
    }),
  ])

/** Of those whom it concerns: who is banned from the house, or was sent away from the club. */
export async function outOf(
  { banned }: Pick<TournamentParts, 'banned'>,
  t: TournamentDoc,
  club: ClubDoc,
): Promise<ReadonlySet<string>> {
  const away = club.away.filter((person) => memberOf(club, person) === undefined)
  return new Set([...away, ...(await banned([...concerned(t)]))])
}

export function officeOf(parts: TournamentParts): Office {
  const { store, tables, log, now } = parts
  const kept = keptOf<TournamentDoc>(
    store,
    'tournament',
    (t) => ({ parent: t.club, code: null, people: t.entrants.map((one) => one.person), due: isDue(t) ? 0 : null }),
    now,
  )
  const tending = { kept, tables, log }
  const infoFor: Office['infoFor'] = async (t, club, who) => {
    const person = who?.id ?? null
    return { answer: await infoOf(tables, t, club, person, tournamentDeedsOf(standingIn(club, person))) }
  }
  const found: Office['found'] = async (who, id, key) => {
    const t = await kept.get(id)
    const club = t === null ? null : await parts.club(t.club)
    return t === null || club === null || !maySee(club, who?.id ?? null, key) ? null : { t, club }
  }
  return {
    ...parts,
    ...{ kept, tending, infoFor, found },
    async doing(who, id, deed, how) {
      const there = await found(who, id)
      if (there === null) return { refusal: UNKNOWN }
      if (!mayIn(standingIn(there.club, who.id), deed)) return { refusal: { clause: 'clubs.not-yours' } }
      const out = deed === 'come' ? new Set<string>() : await outOf(parts, there.t, there.club)
      // Nobody of them is drawn, entered, or brought back with what is undone.
      const done = await kept.change(id, (t, at) => {
        const without = barred(out)(t, at)
        const next = 'clause' in without ? without : how(there.club)(without, at)
        return 'clause' in next ? next : barred(out)(next, at)
      })
      if (done === null) return { refusal: UNKNOWN }
      if ('refusal' in done) return done
      return infoFor((await tend(tending, id)) ?? done.doc, there.club, who)
    },
  }
}
