// All that Pillars speaks of, as types: what happens, what is refused, what is asked, what can be chosen, what is shown.
import type { Card, No, Params, Ref, Seat, Told } from '../../../kernel/words.ts'
import type { FiguresOf } from '../../../papers/sheet.ts'
import type { Speech, VoiceOf } from '../../../papers/speech.ts'
import type { form, PillarsFits } from '../sheet/form.ts'
import type { Clause } from './clauses.ts'
import type { COLOURS, Material, PARTS, PillarsOptions, POINTS, Stage, variants } from './names.ts'
import type { PillarsThings } from './things.ts'

export type PillarsEvent =
  | Told<'deal', { seat: Seat; with: { round: number } }>
  | Told<'play', { seat: Seat; card: Card; from: Ref; to: Ref }>
  | Told<'trick-won', { seat: Seat; card: Card; with: { trick: number } }>
  | Told<'king-trick', { seat: Seat; with: { trick: number } }>
  | Told<'king-trick-lapses'>
  | Told<'king-trick-awarded', { seat: Seat }>
  | Told<'advantage-returned', { card: Card }>
  | Told<'advantage-owned', { seat: Seat; card: Card }>
  | Told<'last-round', { with: { round: number } }>
  | Told<'gain', { seat: Seat; with: { gained: readonly number[] } }>
  | Told<'tom', { seat: Seat; card: Card; with: { material: Material } }>
  | Told<'convert', { seat: Seat; card: Card; with: { material: Material; gives: null; points: number } }>
  | Told<'exchange', { seat: Seat; card: Card; with: { material: Material; gives: Material; points: number } }>
  | Told<'round-score', { seat: Seat; with: { score: number; total: number; parts: readonly number[] } }>
  | Told<'discard', { seat: Seat; with: { material: Material; auto: boolean } }>
  | Told<'game-over', { with: { winners: readonly Seat[]; ranks: readonly number[] } }>

/** A refusal by a clause of the rules. */
type By<K extends Clause, W extends Params | null = null> = No<K, W>

export type PillarsRefusal =
  | By<'PIL-3.4'>
  | By<'PIL-5.7', { card: Card }>
  | By<'PIL-5.9', { why: 'first'; kinds: readonly Material[] } | { why: 'none' }>
  | By<'PIL-5.10', { card: Card }>
  | By<'PIL-5.11', { card: Card; material: Material }>
  | By<'PIL-5.12', { card: Card }>
  | By<'PIL-5.13', { card: Card }>
  | By<'PIL-5.14', { card: Card }>
  | By<'PIL-5.18', { material: Material }>
  | By<'PIL-5.23', { why: 'none'; material: Material } | { why: 'later' }>
  | By<'PIL-5.25'>

type Question =
  | { do: 'play-card'; trick: number; leading: boolean; last: boolean }
  | { do: 'score'; stage: Stage; limit: number }

export type Label =
  /** Which of how many cards of one name it is. */
  | { act: 'play-card'; card: Card; alike: { nth: number; of: number } | null }
  | { act: 'choose-material'; material: Material }
  | { act: 'discard-material'; material: Material }
  | { act: 'convert'; card: Card; material: Material; points: number; gives: Material | null }
  | { act: 'finish-conversions'; score: number }

type Place = 'hand' | 'table' | 'won' | 'king-trick' | 'advantage-pile' | 'owned' | 'stock' | 'score-pad'
export type Name =
  | Material
  | (typeof COLOURS)[number]
  | Place
  | 'worker'
  | 'neutral'
  | 'advantage'
  | 'round'
  | 'trick'
  | 'points'
  | 'leads'
  | 'tricks'
  /** A worker card: its trade within its colour, in the language's order. */
  | `worker-${(typeof COLOURS)[number]}`

type Count = { n: number }
/** Whom the King's trick goes to where several have no trick, as the table agreed. */
type Tie = { tie: PillarsOptions['kingTrickTie'] }
/** Where a trick goes if a card is played to it: to whom, and whether the trick ends with it. */
export type Going = { mine: boolean; last: boolean; worker: boolean; seat: Seat }

/** What the board says, with its blanks. */
export type PillarsBoard = {
  goal: object
  now: { trick: number; tricks: number; scoring: boolean; most: number; last: boolean }
  you: object
  'card-label': { card: Card; value: number }
  'played-by': { label: string; seat: Seat; order: number }
  'to-play': { seat: Seat; order: number }
  'your-card': object
  'face-down': object
  rose: object
  'trick-of': { trick: number; seat: Seat }
  'king-trick-at': { trick: number }
  'would-win': { seat: Seat }
  'has-won': { seat: Seat }
  'nobody-wins': object
  'goes-to': object
  'to-you': object
  'to-nobody': object
  'king-title': object
  'king-not-yet': object
  'king-not-yet-short': object
  'king-at': { trick: number }
  'king-aside': { trick: number }
  'king-to-come': Tie
  /** Who has won no trick of the round yet. */
  'king-without': { mine: boolean; names: readonly string[] }
  'king-in-hand': object
  'king-for-now': Tie & { mine: boolean; who: string; points: number }
  'king-for-nobody': Tie
  'king-taken': { mine: boolean; who: string }
  'king-lapsed': object
  advantages: object
  'advantage-counts': { owned: number; round: number; inTrick: boolean; pile: number }
  'advantage-owned': { label: string; who: string; mine: boolean }
  'advantage-in-play': { label: string }
  'advantage-unknown': { label: string }
  'advantage-owned-short': { who: string }
  'advantage-in-play-short': object
  'advantage-unknown-short': object
  /** `n` rounds are sure to come after this one. */
  pile: { n: number; cards: readonly string[]; certain: boolean }
  'pile-lasts': Count
  'pile-empty': object
  'pile-label': Count
  'pile-short': Count
  'unknown-advantage': object
  'your-stock': object
  units: { material: Material; n: number }
  keeps: Count
  excess: Count
  'tom-gives': object
  /** A material that is still to be chosen, on Tom's card. */
  'tom-open': object
  'your-tricks': Count
  'tricks-label': Count
  acquired: object
  'none-acquired': object
  'your-scoring': object
  'scoring-of': { seat: Seat }
  over: object
  'score-line': { before: number; now: number; more: number }
  'scored-line': { before: number; now: number }
  'term-conversions': object
  'term-workers': Count
  'term-advantages': object
  'term-persons': object
  'term-harm': object
  'your-workers': object
  'no-worker': object
  'your-advantages': object
  'any-for': { gain: string }
  'rest-of-tricks': object
  'others-workers': Count
  'more-cards': Count
  'no-rest': object
  'last-trick': object
  'set-apart': object
  opens: object
  'at-scoring': object
  'trick-why': { alone: boolean; tie: boolean; own: boolean; last: boolean; value: number }
  'trick-goes': Going
  'with-advantage': { card: Card }
  /** What lies in the trick for whoever takes it: materials in their order, points of workers and persons. */
  'trick-holds': { gains: readonly number[]; points: number }
  /** `leads` opens the next trick; null after the last one. */
  'king-would': { own: boolean; leads: Seat | null; mine: boolean }
  'convert-would': { material: Material; points: number; left: number }
  'exchange-would': { material: Material; gives: Material; left: number }
  'tom-would': { material: Material; n: number }
  'discard-would': { material: Material; n: number }
  'finish-would': { round: number; now: number }
  rounds: object
  'hand-of': Count
  'tricks-of': Count
  'no-trick': object
  'leads-trick': object
  'trick-n': { n: number; all: number }
  'phase-cards': object
  'phase-scoring': object
  'points-conversions': { rounds: number }
  /** `each` where all workers count the same. */
  'points-workers': { each: number | null }
  'points-advantages': { cards: readonly Card[]; points: readonly number[] }
  'points-persons': { cards: readonly Card[]; points: readonly number[] }
  /** A heading before what it is of, as the language sets its colon. */
  head: { name: string }
}

type Tables = (typeof form)['tables']
type CardsOf<T extends keyof Tables> = { [K in Tables[T]['ids'][number]]: FiguresOf<typeof form, T> }
/** What each card says, with the figures of its row in the sheet. */
export type Cards = CardsOf<'trades'> & CardsOf<'neutrals'> & CardsOf<'advantages'>

export interface PillarsSpeech extends Speech {
  event: PillarsEvent
  refusal: PillarsRefusal
  question: Question
  label: Label
  name: Name
  board: PillarsBoard
  card: Cards
  thing: PillarsThings
  variant: keyof typeof variants
  point: (typeof POINTS)[number]
  part: (typeof PARTS)[number]
  fit: PillarsFits
}

/** Who speaks of Pillars. */
export type PillarsVoice = VoiceOf<PillarsSpeech>
