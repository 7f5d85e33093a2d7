// SPY-23.3 Engineering: points more per worker used in a building with the Factory symbol. End: the printed points of these.
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { printedVp } from '../rules/district.ts'
import type { SpyriumState } from '../rules/state.ts'
import { type Counted, ENGINEERING, hasTechnique } from '../rules/technique.ts'
import { type Box, FACTORY, type Face } from '../sheet/box.ts'

/** What so many workers add to an effect that gives points. */
export const engineered = (s: SpyriumState, seat: Seat, face: Face, workers: number, box: Box): number =>
  small.has(face.symbols, FACTORY) && hasTechnique(s, seat, ENGINEERING, box) ? workers * box.figures.engineering : 0

export const factoryPoints: Counted = (s, seat, box) => printedVp(s, seat, box, FACTORY)
