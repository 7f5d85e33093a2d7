// What the board of Nehemiah is drawn with.
import type { Pen } from '../../../look/scene.ts'
import type { NehemiahVoice } from '../rules/speech.ts'
import type { Box } from '../sheet/box.ts'

export type NehemiahPen = Pen<Box, NehemiahVoice>
