// What the board of Trestle Works is drawn with.
import type { Pen } from '../../../look/scene.ts'
import type { TrestleVoice } from '../rules/speech.ts'
import type { Box } from '../sheet/box.ts'

export type TrestlePen = Pen<Box, TrestleVoice>
