// What the board of Castle is drawn with.
import type { Pen } from '../../../look/scene.ts'
import type { CastleVoice } from '../rules/speech.ts'
import type { Box } from '../sheet/box.ts'

export type CastlePen = Pen<Box, CastleVoice>
