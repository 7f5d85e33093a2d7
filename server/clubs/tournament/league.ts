// What is done in a league beside its rounds: its groups are drawn, and the next season is made from the last.
import { randomBytes } from 'node:crypto'
import type { Refusal } from '../../../kernel/words.ts'
import { strengthOf } from '../../people/ratings.ts'
import { newId } from '../../tables/setUp.ts'
import type { Who } from '../../tables/who.ts'
import { memberOf, standingIn } from '../club.ts'
import { mayIn } from '../may.ts'
import { playing, type TournamentDoc } from './document.ts'
import { grouped, type Strengths } from './groups.ts'
import { type Office, outOf, type Told, UNKNOWN } from './office.ts'
import { seasonAfter } from './season.ts'
import { standingsOf } from './standings.ts'
import { isTime } from './terms.ts'

export interface LeagueDeeds {
  /** Draws the groups, or draws them anew. */
  drawGroups(who: Who, id: string): Told
  /** Makes the next season of a league that is over; asked again, the one that was made. */
  nextSeason(who: Who, id: string, at: number): Told
}

/** Ratings in the game of the tournament; nobody else has one. */
async function strengthsIn({ store }: Office, t: TournamentDoc): Promise<Strengths> {
  const strengths = new Map<string, number>()
  for (const { person } of playing(t)) {
    const rating = (await store.people.ratings(person)).find((row) => row.game === t.game)
    if (rating !== undefined) strengths.set(person, strengthOf(rating))
  }
  return strengths
}

export function leagueOf(office: Office): LeagueDeeds {
  const { kept, found, doing, infoFor, now } = office
  return {
    async drawGroups(who, id) {
      const there = await found(who, id)
      if (there === null) return { refusal: UNKNOWN }
      const leads = mayIn(standingIn(there.club, who.id), 'draw-groups')
      const strengths = leads ? await strengthsIn(office, there.t) : new Map()
      return doing(who, id, 'draw-groups', () => grouped(strengths, randomBytes(12).toString('hex'), who.name))
    },
    async nextSeason(who, id, at) {
      const there = await found(who, id)
      if (there === null) return { refusal: UNKNOWN }
      const { club } = there
      if (!mayIn(standingIn(club, who.id), 'next-season')) return { refusal: { clause: 'clubs.not-yours' } }
      const refused = seasonRefused(there.t, at, now())
      if (refused !== null) return { refusal: refused }
      const before = there.t.next === undefined ? null : await kept.get(there.t.next)
      const isCalledOff = before?.status === 'cancelled'
      // The season's id is kept first: whoever asks again, and whatever was killed in between, one season is made.
      const fresh = newId()
      const named = await kept.change(id, (t) =>
        t.next === undefined || (isCalledOff && t.next === before.id) ? { ...t, next: fresh } : t,
      )
      if (named === null) return { refusal: UNKNOWN }
      if ('refusal' in named) return named
      const { doc: t } = named
      const next = t.next ?? fresh
      if ((await kept.get(next)) === null) {
        const out = await outOf(office, t, club)
        const isMember = (person: string) => memberOf(club, person) !== undefined && !out.has(person)
        await kept.add(seasonAfter(t, standingsOf(t), { id: next, at, now: now(), isMember }))
      }
      const made = await kept.get(next)
      return made === null ? { refusal: UNKNOWN } : infoFor(made, club, who)
    },
  }
}

function seasonRefused(t: TournamentDoc, at: number, now: number): Refusal | null {
  if (!t.league) return { clause: 'tournament.no-league' }
  if (t.status !== 'over') return { clause: 'tournament.season-runs' }
  return isTime(at, now) ? null : { clause: 'tournament.at' }
}
