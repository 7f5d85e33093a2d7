// What the board of Spyrium is drawn with.
import type { Pen } from '../../../look/scene.ts'
import type { SpyriumVoice } from '../rules/speech.ts'
import type { Box } from '../sheet/box.ts'

export type SpyriumPen = Pen<Box, SpyriumVoice>
