// A match of which nothing is told. Apart from the plain look, which hardly a table needs.
import type { Progress } from '../../../look/scene.ts'
import type { Thing } from '../../../papers/speech.ts'

/** A thing of which nothing can be told. */
export const UNTOLD: Thing = { is: '' }
/** Where a match stands of which a look says nothing. */
export const NOWHERE: Progress = { label: '', thing: UNTOLD, steps: [], phase: { text: '', thing: UNTOLD } }
