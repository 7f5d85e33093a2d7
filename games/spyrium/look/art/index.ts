// The drawn cards of Spyrium.
import type { GameArt } from '../../../../look/art.ts'
import { dwellings } from './scenes/dwellings.ts'
import { events } from './scenes/events.ts'
import { forges } from './scenes/forges.ts'
import { houses } from './scenes/houses.ts'
import { laboratories } from './scenes/laboratories.ts'
import { mines } from './scenes/mines.ts'
import { portraits } from './scenes/portraits.ts'
import { techniques } from './scenes/techniques.ts'
import { universities } from './scenes/universities.ts'

const SCENES = {
  ...mines,
  ...forges,
  ...laboratories,
  ...dwellings,
  ...universities,
  ...houses,
  ...techniques,
  ...events,
  ...portraits,
}

export const art: GameArt = {
  scenes: Object.fromEntries(Object.entries(SCENES).map(([name, scene]) => [name, scene(name)])),
}
