// What an organiser does is written down, and can be taken back until the next round starts.
import {
  type Back,
  type Deed,
  startedRounds,
  type TournamentChange,
  type TournamentDoc,
  unprepared,
  withEntrant,
} from './document.ts'

/** The log of a long season stays readable: the oldest lines go. */
const MOST_DEEDS = 300
/** Drawn rounds and groups are large: so many of the last can be taken back one after the other. */
const MOST_DRAWN = 5

export interface Told {
  readonly by: string
  readonly kind: string
  readonly with?: Deed['with']
  readonly back: Back | null
}

/** The document with what was done written down. `as` is how many rounds had started before it. */
export function told(
  t: TournamentDoc,
  now: number,
  { by, kind, with: blanks = {}, back }: Told,
  as = startedRounds(t),
): TournamentDoc {
  const n = (t.deeds.at(-1)?.n ?? 0) + 1
  const deed: Deed = { n, at: now, by, kind, with: blanks, started: as, back, undone: false }
  return { ...t, deeds: lightened([...t.deeds, deed].slice(-MOST_DEEDS)) }
}

/** Whoever draws a round again and again does not make the document of the tournament ever larger. */
function lightened(deeds: readonly Deed[]): readonly Deed[] {
  const drawn = deeds.filter(({ back }) => back?.of === 'round' || back?.of === 'groups')
  const old = drawn.slice(0, -MOST_DRAWN)
  return old.length === 0 ? deeds : deeds.map((deed) => (old.includes(deed) ? { ...deed, back: null } : deed))
}

/** Whether a deed can still be taken back: nothing later of the same thing stands on it, and no round has started since. */
export function isOpen(t: TournamentDoc, deed: Deed): boolean {
  if (deed.undone || deed.back === null || t.status === 'over' || t.status === 'cancelled') return false
  if (deed.started !== startedRounds(t)) return false
  const { back } = deed
  return !t.deeds.some((later) => later.n > deed.n && !later.undone && later.back !== null && isSame(later.back, back))
}

function isSame(a: Back, b: Back): boolean {
  if (a.of === 'entrant') return b.of === 'entrant' && a.person === b.person
  if (a.of === 'result') return b.of === 'result' && a.table === b.table
  if (a.of === 'seat') return b.of === 'seat' && a.table === b.table && a.person === b.person
  return b.of === a.of
}

/** Takes a deed back. What it changed at a table is put right by whoever calls this. */
export const undone =
  (n: number): TournamentChange =>
  (t) => {
    const deed = t.deeds.find((one) => one.n === n)
    if (deed === undefined) return { clause: 'tournament.no-deed' }
    if (deed.undone) return t
    if (!isOpen(t, deed) || deed.back === null) return { clause: 'tournament.frozen' }
    const next = restored(t, deed.back)
    return { ...next, deeds: next.deeds.map((one) => (one.n === n ? { ...one, undone: true } : one)) }
  }

function restored(before: TournamentDoc, back: Back): TournamentDoc {
  if (back.of === 'seat') return before
  const t = unprepared(before)
  if (back.of === 'entrant') {
    if (back.was !== null) return withEntrant(t, back.was)
    return { ...t, entrants: t.entrants.filter((one) => one.person !== back.person) }
  }
  if (back.of === 'groups') return { ...t, groups: back.was }
  if (back.of === 'round') {
    return back.was === null ? t : { ...t, list: [...t.list, back.was] }
  }
  const list = t.list.map((round) => {
    if (!round.pods.some((pod) => pod.table === back.table)) return round
    const pods = round.pods.map((pod) => (pod.table === back.table ? { ...pod, result: back.was } : pod))
    // A round of which a table lacks its result is not over.
    const isOver = pods.every((pod) => pod.result !== null)
    return { ...round, pods, status: isOver ? round.status : ('running' as const), ended: isOver ? round.ended : null }
  })
  return { ...t, list }
}
