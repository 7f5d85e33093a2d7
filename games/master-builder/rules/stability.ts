// MAS-7.6 to 7.9: which sets of sections stand. A section is its place on the contract card, 0 to 5.
import { at } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Card } from '../../../kernel/words.ts'
import { SECTIONS_EACH } from '../sheet/box.ts'
import type { MasterRefusal } from './speech.ts'

const HOUSE = 0
const RAMPART = 1
export const COMPLETE: Small = small.upTo(SECTIONS_EACH)
/** Every set of sections. */
export const SETS: readonly Small[] = Array.from({ length: COMPLETE + 1 }, (_, set) => set)

const WALLS = small.of(0, 1)
const GABLES = small.of(2, 3)
const ROOF = 4
const CROWN = 5
const FIRST_WALL = small.of(0, 1, 2)
const SECOND_WALL = small.of(3, 4, 5)

const meets = (a: Small, b: Small) => !small.isEmpty(small.both(a, b))

/** MAS-7.6 to 7.8. */
function houseStands(set: Small): boolean {
  if (small.isEmpty(set)) return true
  if (!meets(set, WALLS) || !meets(set, GABLES)) return false
  if (small.has(set, ROOF) && !small.covers(set, small.union(WALLS, GABLES))) return false
  return !small.has(set, CROWN) || small.has(set, ROOF)
}

/** A wall of a rampart: nothing, or its curtain and at least one pier. */
const wallStands = (set: Small, curtain: number) =>
  !meets(set, small.of(curtain, curtain + 1, curtain + 2)) ||
  (small.has(set, curtain) && meets(set, small.of(curtain + 1, curtain + 2)))

/** MAS-7.9. */
const rampartStands = (set: Small): boolean =>
  wallStands(set, 0) && wallStands(set, 3) && (!meets(set, SECOND_WALL) || small.covers(set, FIRST_WALL))

/** By kind and set: whether it stands. */
const STANDS: readonly (readonly boolean[])[] = [SETS.map(houseStands), SETS.map(rampartStands)]
export const stands = (kind: number, set: Small): boolean => at(at(STANDS, kind), set)

type Lists = readonly (readonly (readonly Small[])[])[]
const ADDITIONS: Lists = STANDS.map((good) =>
  SETS.map((set) => SETS.flatMap((all) => (small.covers(all, set) && good[all] ? [small.minus(all, set)] : []))),
)

/** What a construction phase may add to a set, nothing included. */
export const additions = (kind: number, set: Small): readonly Small[] => at(at(ADDITIONS, kind), set)

const LOSSES: Lists = STANDS.map((good) =>
  SETS.map((set) => {
    if (!good[set] || small.isEmpty(set)) return []
    const one = small.list(set).map((section) => small.of(section))
    const single = one.filter((taken) => good[small.minus(set, taken)])
    if (single.length > 0) return single
    const two = one.flatMap((a) => one.filter((b) => b > a).map((b) => small.union(a, b)))
    return two.filter((taken) => good[small.minus(set, taken)])
  }),
)

/** What a fire may take: one section that leaves the rest standing, or else the two that stand together (MAS-6.22). */
export const losses = (kind: number, set: Small): readonly Small[] => at(at(LOSSES, kind), set)

type Pair = readonly [first: number, second: number]
const PAIRS: readonly (readonly Pair[])[] = [
  [
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
  ],
  [
    [0, 1],
    [0, 2],
    [3, 4],
    [3, 5],
  ],
]

/** The pairs that begin a house or a wall of a rampart, wall or curtain first (MAS-7.14). */
export const pairsOf = (kind: number): readonly Pair[] => at(PAIRS, kind)

/** Whether nothing of what a pair would begin is there yet. */
export function canBegin(kind: number, set: Small, first: number): boolean {
  if (kind === HOUSE) return small.isEmpty(set)
  return !meets(set, first < 3 ? FIRST_WALL : SECOND_WALL)
}

/** The clause that forbids a section where the set with it does not stand. */
export function unstable(kind: number, section: number, card: Card): MasterRefusal {
  if (kind === RAMPART) return { clause: 'MAS-7.9', with: { card } }
  if (section === CROWN) return { clause: 'MAS-7.8', with: { card } }
  return section === ROOF ? { clause: 'MAS-7.7', with: { card } } : { clause: 'MAS-7.6', with: { card } }
}
