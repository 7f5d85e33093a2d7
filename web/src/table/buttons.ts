// Whether the choices of a question have room as buttons, or are offered as a list.
import type { Form } from '../../../look/shape.ts'

/** More buttons than this are a list. */
const MOST = 6
/** So many letters have room: a desk has one row of buttons, a column two to a row, a phone held upright scrolls. */
const LETTERS: Readonly<Record<Form, number>> = { wide: 84, lying: 84, tablet: 110, upright: 140 }
/** What a button takes beside its words, in letters. */
const FRAME = 4

export const haveRoom = (form: Form, words: readonly string[]): boolean =>
  words.length <= 1 ||
  (words.length <= MOST && words.reduce((sum, one) => sum + one.length + FRAME, 0) <= LETTERS[form])
