// A small set of numbers from 0 to 30, as one number of the state: columns that close, cards already activated.

/** The set itself: JSON keeps it as a number. */
export type Small = number

const sets = {
  none: 0 as Small,
  /** `small.of(2, 5)` */
  of(...members: readonly number[]): Small {
    let set = 0
    for (const member of members) set |= 1 << member
    return set
  },
  /** All from 0 to n − 1. */
  upTo: (n: number): Small => 2 ** n - 1,
  has: (set: Small, member: number): boolean => (set & (1 << member)) !== 0,
  with: (set: Small, member: number): Small => set | (1 << member),
  without: (set: Small, member: number): Small => set & ~(1 << member),
  union: (a: Small, b: Small): Small => a | b,
  both: (a: Small, b: Small): Small => a & b,
  /** What the first has and the second has not. */
  minus: (a: Small, b: Small): Small => a & ~b,
  /** Whether the first has all of the second. */
  covers: (a: Small, b: Small): boolean => (b & ~a) === 0,
  isEmpty: (set: Small): boolean => set === 0,
  size(set: Small): number {
    let count = 0
    for (let rest = set; rest !== 0; rest &= rest - 1) count++
    return count
  },
  /** The least member, or −1 of an empty set: of nothing, all 32 bits lead. */
  first: (set: Small): number => 31 - Math.clz32(set & -set),
  /** The members in order. */
  list(set: Small): number[] {
    const members: number[] = []
    for (let rest = set; rest !== 0; rest &= rest - 1) members.push(31 - Math.clz32(rest & -rest))
    return members
  },
}

export const small: Readonly<typeof sets> = sets
