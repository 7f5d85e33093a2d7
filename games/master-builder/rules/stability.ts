// MAS-7.6 to 7.9: which sets of sections stand. A set is six bits, in the order of the contract's sections.

export const HOUSE = 0
export const RAMPART = 1
export const COMPLETE = 0b111111
const SETS = 64

const WALLS = 0b000011
const GABLES = 0b001100
const SHELL = WALLS | GABLES
const ROOF = 0b010000
const CROWN = 0b100000
const FIRST_WALL = 0b000111

function houseStands(set: number): boolean {
  if (set === 0) return true
  if ((set & WALLS) === 0 || (set & GABLES) === 0) return false
  if ((set & ROOF) !== 0 && (set & SHELL) !== SHELL) return false
  return (set & CROWN) === 0 || (set & ROOF) !== 0
}

/** A wall of a rampart: nothing, or its curtain and at least one pier. */
const wallStands = (wall: number) => wall === 0 || ((wall & 1) !== 0 && (wall & 6) !== 0)

function rampartStands(set: number): boolean {
  const second = set >> 3
  return wallStands(set & FIRST_WALL) && wallStands(second) && (second === 0 || (set & FIRST_WALL) === FIRST_WALL)
}

const sets = Array.from({ length: SETS }, (_, set) => set)
const KINDS_STAND = [houseStands, rampartStands]
/** By kind and set: whether it stands. */
export const STANDS: readonly (readonly boolean[])[] = KINDS_STAND.map((stands) => sets.map(stands))

const bitsOf = (set: number) => [0, 1, 2, 3, 4, 5].filter((bit) => (set & (1 << bit)) !== 0)

type Lists = readonly (readonly (readonly number[])[])[]
const ADDITIONS: Lists = STANDS.map((stands) =>
  sets.map((set) => sets.flatMap((all) => ((all & set) === set && stands[all] ? [all & ~set] : []))),
)

/** What a construction phase may add to a set, nothing included. */
export const additions = (kind: number, set: number): readonly number[] =>
  (ADDITIONS[kind] as Lists[0])[set] as number[]

const LOSSES: Lists = STANDS.map((stands) =>
  sets.map((set) => {
    if (!stands[set] || set === 0) return []
    const one = bitsOf(set).map((bit) => 1 << bit)
    const single = one.filter((taken) => stands[set & ~taken])
    if (single.length > 0) return single
    return one.flatMap((a) => one.filter((b) => b > a && stands[set & ~(a | b)]).map((b) => a | b))
  }),
)

/** What a fire may take: one section that leaves the rest standing, or else the two that stand together (MAS-6.22). */
export const losses = (kind: number, set: number): readonly number[] => (LOSSES[kind] as Lists[0])[set] as number[]

/** The pairs that begin a house or a wall of a rampart, wall or curtain first (MAS-7.14). */
export const PAIRS: readonly (readonly (readonly [number, number])[])[] = [
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

/** Whether nothing of what a pair would begin is there yet. */
export function canBegin(kind: number, set: number, first: number): boolean {
  if (kind === HOUSE) return set === 0
  return first < 3 ? (set & FIRST_WALL) === 0 : set >> 3 === 0
}

/** The clause that forbids a section where the set with it does not stand. */
export function unstableClause(kind: number, section: number): string {
  if (kind === RAMPART) return 'MAS-7.9'
  if (section === 5) return 'MAS-7.8'
  return section === 4 ? 'MAS-7.7' : 'MAS-7.6'
}

/** How many sections a set has. */
export function sizeOf(set: number): number {
  let n = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) n++
  return n
}
