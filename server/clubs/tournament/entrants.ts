// Who plays: members say whether they come, the organiser enters latecomers and takes out who leaves.
import { type Coming, MOST_CHALLENGERS, MOST_ENTRANTS } from '../../../wire/tournament.ts'
import type { Who } from '../../tables/who.ts'
import { told } from './deeds.ts'
import {
  drawnIn,
  type Entrant,
  entrantOf,
  type TournamentChange,
  type TournamentDoc,
  unprepared,
  withEntrant,
} from './document.ts'

const newEntrant = ({ id, name, guest = false }: Who, coming: Entrant['coming'], since: number): Entrant => ({
  ...{ person: id, name, guest, coming, since, out: false },
})

/** An exhibition has room for the one who plays against all beside the others. */
const mostIn = (t: TournamentDoc): number => (t.format === 'exhibition' ? MOST_CHALLENGERS + 1 : MOST_ENTRANTS)
const isFull = (t: TournamentDoc): boolean => t.entrants.length >= mostIn(t)

/** Says whether one comes, while nothing has begun. */
export const comes =
  (who: Who, coming: Coming): TournamentChange =>
  (t, now) => {
    if (t.status !== 'announced') return { clause: 'tournament.begun' }
    const there = entrantOf(t, who.id)
    if (coming === 'no') return { ...t, entrants: t.entrants.filter((one) => one !== there) }
    if (there !== undefined) return there.coming === coming ? t : withEntrant(t, { ...there, coming })
    if (isFull(t)) return { clause: 'tournament.full', with: { most: mostIn(t) } }
    return withEntrant(t, newEntrant(who, coming, now))
  }

/** The organiser enters somebody: one who said nothing, or who comes late. They play from the next round on. */
export const entered =
  (who: Who, by: string): TournamentChange =>
  (t, now) => {
    if (t.status === 'over' || t.status === 'cancelled') return { clause: 'tournament.over' }
    if (t.format === 'knockout' && t.status === 'running') return { clause: 'tournament.knockout-late' }
    const was = entrantOf(t, who.id) ?? null
    if (was !== null && was.coming === 'yes' && !was.out) return t
    if (was === null && isFull(t)) return { clause: 'tournament.full', with: { most: mostIn(t) } }
    const next = was === null ? newEntrant(who, 'yes', now) : { ...was, coming: 'yes' as const, out: false }
    const back = { of: 'entrant', person: who.id, was } as const
    return unprepared(told(withEntrant(t, next), now, { by, kind: 'enter', with: { name: who.name }, back }))
  }

/** The organiser takes somebody out: they play no further round. At a table of this round the computer plays for them. */
export const withdrawn =
  (person: string, by: string): TournamentChange =>
  (t, now) => {
    if (t.status === 'over' || t.status === 'cancelled') return { clause: 'tournament.over' }
    const was = entrantOf(t, person)
    if (was === undefined) return { clause: 'tournament.no-entrant' }
    if (was.out) return t
    const back = { of: 'entrant', person, was } as const
    const next = withEntrant(t, { ...was, out: true })
    return unprepared(told(next, now, { by, kind: 'withdraw', with: { name: was.name }, back }))
  }

/**
 * These may not play: banned from the house, or sent away from the club. Before the start they do not come, later they play no
 * further round; a round that was only prepared with them, or that an organiser brought back, is to be drawn anew.
 */
export const barred =
  (people: ReadonlySet<string>): TournamentChange =>
  (t) => {
    const isIn = (one: Entrant) => people.has(one.person) && !one.out
    const round = t.list.find(({ status }) => status === 'prepared')
    const isDrawn = round !== undefined && drawnIn(round).some((person) => people.has(person))
    if (!t.entrants.some(isIn) && !isDrawn) return t
    if (t.status === 'over' || t.status === 'cancelled') return t
    const entrants =
      t.status === 'announced'
        ? t.entrants.filter((one) => !isIn(one))
        : t.entrants.map((one) => (isIn(one) ? { ...one, out: true } : one))
    return unprepared({ ...t, entrants })
  }

/** Somebody has another name now, or turned out to be somebody else. */
export const renamed =
  (before: string, who: Who): TournamentChange =>
  (t) => {
    const there = entrantOf(t, before)
    const guest = who.guest ?? false
    if (there === undefined || (before !== who.id && entrantOf(t, who.id) !== undefined)) return t
    if (before === who.id && there.name === who.name && there.guest === guest) return t
    const now = (person: string) => (person === before ? who.id : person)
    return {
      ...t,
      entrants: t.entrants.map((one) => (one === there ? { ...one, person: who.id, name: who.name, guest } : one)),
      list: t.list.map((round) => ({
        ...round,
        byes: round.byes.map(now),
        pods: round.pods.map((pod) => ({ ...pod, people: pod.people.map(now) })),
      })),
      ...(t.groups && { groups: t.groups.map((group) => ({ ...group, people: group.people.map(now) })) }),
      ...(t.exhibition?.exhibitor === before && { exhibition: { ...t.exhibition, exhibitor: who.id } }),
    }
  }
