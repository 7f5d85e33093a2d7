// What the board of Pillars is drawn with.
import type { Pen } from '../../../look/scene.ts'
import type { PillarsVoice } from '../rules/speech.ts'
import type { Box } from '../sheet/box.ts'

export type PillarsPen = Pen<Box, PillarsVoice>
