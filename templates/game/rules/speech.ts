// All that Trestle Works speaks of, as types: what happens, what is refused, what is asked, what can be chosen, what is
// shown. Texts of every language are total over them.
import type { Card, No, Params, Ref, Seat, Told } from '../../../kernel/words.ts'
import type { FiguresOf } from '../../../papers/sheet.ts'
import type { Speech, VoiceOf } from '../../../papers/speech.ts'
import type { form } from '../sheet/form.ts'
import type { Clause } from './clauses.ts'
import type { CardKind, COLOURS, PARTS, POINTS, variants } from './names.ts'
import type { TrestleThings } from './things.ts'

export type TrestleEvent =
  | Told<'round', { with: { round: number } }>
  | Told<'reveal', { seat: Seat; card: Card; from: Ref; to: Ref }>
  | Told<'quarry', { seat: Seat; with: { stones: number } }>
  | Told<'build', { seat: Seat; to: Ref; with: { stones: number; full: boolean } }>
  | Told<'crane', { seat: Seat; to: Ref; with: { stones: number; full: boolean } }>
  | Told<'crane-idle', { seat: Seat }>
  | Told<'game-over', { with: { winners: readonly Seat[] } }>

/** A refusal by a clause of the rules. */
type By<K extends Clause, W extends Params | null = null> = No<K, W>

export type TrestleRefusal = By<'TRE-1.4', { stones: number }> | By<'TRE-2.5', { height: number }>

type Question = { do: 'choose-card'; round: number } | { do: 'build-wall'; height: number; stones: number }

type Label = { act: 'choose'; card: Card } | { act: 'build'; n: readonly number[] }

type Name = (typeof COLOURS)[number] | 'round' | 'points' | 'stones' | 'hand' | 'walls'

type Stones = { stones: number }

/** What the board says, with its blanks. */
type Board = {
  'your-hand': object
  /** Cards of one kind in the hand. */
  'hand-card': { card: Card; n: number }
  'face-down': { seat: Seat }
  'chooses-now': { seat: Seat }
  'has-shown': { seat: Seat; card: Card }
  'nothing-shown': { seat: Seat }
  'wall-of': { seat: Seat; stones: number; height: number; nth: number }
  yard: { seat: Seat; stones: number }
  'build-would': { points: number; left: number; full: boolean }
  'quarry-would': { least: number; most: number }
  'wall-would': Stones
  'crane-would': Stones
  'crane-idle-would': object
  'count-stones': object
  'hand-of': { n: number }
  'phase-choose': object
  'phase-work': object
  over: object
  'points-stones': { n: number }
  'points-walls': { n: number; bonus: number }
  /** A heading before what it is of, as the language sets its colon. */
  head: { name: string }
}

/** What each card says, with the figures of its row in the sheet and the numbers that stand alone. */
export type Cards = { [K in CardKind]: FiguresOf<typeof form, 'cards'> }

export interface TrestleSpeech extends Speech {
  event: TrestleEvent
  refusal: TrestleRefusal
  question: Question
  label: Label
  name: Name
  board: Board
  card: Cards
  thing: TrestleThings
  variant: keyof typeof variants
  point: (typeof POINTS)[number]
  part: (typeof PARTS)[number]
}

/** Who speaks of Trestle Works. */
export type TrestleVoice = VoiceOf<TrestleSpeech>
