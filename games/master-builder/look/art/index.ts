// The drawn cards of Master Builder.
import type { GameArt } from '../../../../look/art.ts'
import { contracts } from './scenes/contracts.ts'
import { misfortunes } from './scenes/misfortunes.ts'
import { pastimes } from './scenes/pastimes.ts'
import { situations } from './scenes/situations.ts'
import { workers } from './scenes/workers.ts'

const SCENES = { ...workers, ...contracts, ...misfortunes, ...pastimes, ...situations }

export const art: GameArt = {
  scenes: Object.fromEntries(Object.entries(SCENES).map(([name, scene]) => [name, scene(name)])),
}
