// What the board of Master Builder is drawn with.
import type { Pen } from '../../../look/scene.ts'
import type { MasterVoice } from '../rules/speech.ts'
import type { Box } from '../sheet/box.ts'

export type MasterPen = Pen<Box, MasterVoice>
