// NEH-10.22 Seasonal worker, in a window or on the own turn: one worker of the supply goes to a column.

import { IN_WINDOWS, type Played, played } from '../rules/held.ts'
import { canPlace } from '../rules/layout.ts'
import { placeIn } from '../rules/place.ts'
import { chosenSecond } from '../rules/refs.ts'
import { foremanCard } from '../sheet/box.ts'

/** It names its column with the announcement (NEH-10.36). */
export const SEASONAL = foremanCard('seasonal-worker')

export const seasonalWorker: Played = {
  ...played('NEH-10.22'),
  when: IN_WINDOWS,
  hasTarget: canPlace,
  play: (s, seat, _card, choice) => placeIn(s, seat, chosenSecond(choice)),
}
