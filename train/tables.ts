// The tables games are learned at: every number of seats, every variant; most of them as most people play.
import { below, mix } from '../kernel/random.ts'
import { chooseOptions, type Value, type Values, type Variant } from '../kernel/variants.ts'
import type { Rng } from '../kernel/words.ts'
import type { Edition } from '../title/title.ts'

export interface Table {
  readonly seats: number
  readonly options: Values
}

/** Tables with the usual options, in per cent. */
const USUAL = 70

/** The seats of a table: two and four more often than three, for those are measured. */
function seatsOf({ players: [least, most] }: Edition, rng: Rng): number {
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const weighted = counts.flatMap((n) => (n === 2 ? [n, n, n, n] : n === 4 ? [n, n, n] : [n]))
  return weighted[below(rng, weighted.length)] ?? least
}

function anyValue(variant: Variant, seats: number, rng: Rng): Value {
  switch (variant.kind) {
    case 'one':
      return variant.values[below(rng, variant.values.length)] ?? ''
    case 'whole':
      return variant.normal
    case 'each-seat':
      return mix(rng, [...variant.values]).slice(0, seats)
  }
}

export function anyTable(game: Edition, rng: Rng): Table {
  const seats = seatsOf(game, rng)
  const usual = below(rng, 100) < USUAL
  const wanted: { [id: string]: Value } = {}
  if (!usual) for (const [id, variant] of Object.entries(game.variants)) wanted[id] = anyValue(variant, seats, rng)
  const chosen = chooseOptions(game.variants, wanted, seats)
  return 'options' in chosen ? { seats, options: chosen.options } : usualTable(game, seats)
}

/** A table with the usual options. */
export function usualTable(game: Edition, seats: number): Table {
  const chosen = chooseOptions(game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  return { seats, options: chosen.options }
}
