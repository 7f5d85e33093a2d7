// Tables beyond those of a plan: so many seats and a value for every option, all drawn by chance.
import type { Game } from '../kernel/game.ts'
import { at } from '../kernel/lists.ts'
import { below, mix } from '../kernel/random.ts'
import type { Value, Variant } from '../kernel/variants.ts'
import type { Rng } from '../kernel/words.ts'
import type { Table } from './plan.ts'

/** A number far from the usual one makes long matches: most keep it. */
const SELDOM = 4

function anyValue(variant: Variant, seats: number, rng: Rng): Value {
  switch (variant.kind) {
    case 'one':
      return at(variant.values, below(rng, variant.values.length))
    case 'whole':
      return below(rng, SELDOM) > 0 ? variant.normal : variant.min + below(rng, variant.max - variant.min + 1)
    case 'each-seat':
      return mix(rng, variant.values.slice()).slice(0, seats)
  }
}

/** `anyTable(game, rngOf('fuzz/3/table'))`: the same words, the same table. */
export function anyTable({ players: [least, most], variants }: Pick<Game, 'players' | 'variants'>, rng: Rng): Table {
  const seats = least + below(rng, most - least + 1)
  return {
    seats,
    options: Object.fromEntries(Object.entries(variants).map(([id, variant]) => [id, anyValue(variant, seats, rng)])),
  }
}
