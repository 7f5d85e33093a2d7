// SPY-23.2 Capitalisation: pounds more each time the owner earns money. End: a point for so many pounds.
import { num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { SpyriumState } from '../rules/state.ts'
import { CAPITALISATION, type Counted, hasTechnique } from '../rules/technique.ts'
import type { Box } from '../sheet/box.ts'

/** The pounds that come on top, also where no card is left beside the worker. */
export const interest = (s: SpyriumState, seat: Seat, box: Box): number =>
  hasTechnique(s, seat, CAPITALISATION, box) ? box.figures.capitalisation : 0

export const poundsCounted: Counted = (s, seat, box) =>
  Math.floor(num(s.money, seat) / box.figures['capitalisation-rate'])
