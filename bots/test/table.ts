// For the tests: a toy at a table, and what the opponents need of it.

import type { Plan, Table } from '../../contract/plan.ts'
import { bidsPlan } from '../../contract/toys/bids.ts'
import { lotsPlan } from '../../contract/toys/lots.ts'
import { begin } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import { chooseOptions } from '../../kernel/variants.ts'
import type { State } from '../../kernel/words.ts'
import { mindOf } from '../../title/mind.ts'
import type { Venue } from '../arena/game.ts'

export const lots = lotsPlan as unknown as Plan
export const bids = bidsPlan as unknown as Plan

export function venueOf(plan: Plan, { seats, options = {} }: Table): Venue {
  const { title } = plan
  const chosen = chooseOptions(title.game.variants, options, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  return { title, mind: mindOf(title.game, plan.insight), options: chosen.options, seats }
}

export function dealt(plan: Plan, table: Table, seed: string): State {
  const { mind, options, seats } = venueOf(plan, table)
  return begin(mind.game, options, seats, rngOf(seed))
}
