// All that Castle speaks of, as types: what happens, what is refused, what is asked and what can be chosen.
import type { Card, No, Params, Ref, Seat, Told } from '../../../kernel/words.ts'
import type { FiguresOf } from '../../../papers/sheet.ts'
import type { Speech, VoiceOf } from '../../../papers/speech.ts'
import type { CastleFits, form } from '../sheet/form.ts'
import type { Clause } from './clauses.ts'
import type { Label, Name, Question } from './labels.ts'
import type {
  Building,
  Character,
  Field,
  House,
  Item,
  Letter,
  Line,
  Material,
  Resource,
  Source,
  Tile,
  variants,
  WinterCard,
} from './pieces.ts'
import type { BoardSayings } from './sayings.ts'
import type { CastleThings } from './things.ts'

/** An event of one seat, with its blanks. */
type Did<K extends string, W extends Params> = Told<K, { seat: Seat; with: W }>

export type CastleEvent =
  | Did<'round', { round: number; rounds: number }>
  | Told<'all-chosen'>
  | Told<'winter-card', { seat: Seat; card: Card }>
  | Told<'card-removed', { seat: Seat; card: Card }>
  | Did<'winter-paid', { thalers: number }>
  | Did<'breach', { stone: number; bars: number }>
  | Did<'court', { item: Item }>
  | Told<'drop-out', { seat: Seat }>
  | Told<'damsel-won', { seat: Seat }>
  | Told<'damsel-leaves'>
  | Did<'share', { item: Item; pieces: number }>
  | Told<'reveal', { seat: Seat; card: Card; to: Ref }>
  | Told<'load', { seat: Seat; card: Card; with: { pieces: readonly number[] } }>
  | Told<'load-choice', { seat: Seat; card: Card; with: { kinds: readonly Resource[] } }>
  | Did<'messenger', { thalers: number }>
  | Did<'toll', { thalers: number; to: Seat | null }>
  | Told<'recall', { seat: Seat; from: Ref; with: { field: Field } }>
  | Told<'place-trader', { seat: Seat; to: Ref; with: { field: Field; source: Source } }>
  | Told<'decline-trader', { seat: Seat }>
  | Did<'displaced', { field: Field }>
  | Did<'yield', { kind: Resource; pieces: number; tower: number }>
  | Did<'take-from-tower', { kind: Resource; pieces: number }>
  | Told<'buy', { seat: Seat; card: Card; with: { kind: Resource; from: Seat; price: number } }>
  | Told<'worker-order', { seat: Seat; card: Card }>
  | Told<'work', { seat: Seat; card: Card; with: { pieces: readonly number[] } }>
  | Did<'build', { building: Tile; used: readonly number[]; bars: number }>
  | Did<'wages', { thalers: number }>
  | Told<'place-helper', { seat: Seat; to: Ref; with: { house: House; letter: Letter; source: Source; fee: number } }>
  | Did<'hoard', { thalers: number }>
  | Did<'take-back', { cards: number }>
  | Did<'score', { line: Line; points: number; total: number }>
  | Told<'last-round', { with: { round: number } }>
  | Told<'scoring'>
  | Did<'palace', { kind: Material; silver: boolean }>
  | Told<'game-over', { with: { winners: readonly Seat[] } }>

/** A refusal by a clause of the rules. */
type By<K extends Clause, W extends Params | null = null> = No<K, W>

export type CastleRefusal =
  | By<'CAS-3.1', { cards: number }>
  | By<'CAS-3.2'>
  | By<'CAS-4.2', { kind: Resource }>
  | By<'CAS-4.5', { kind: Resource }>
  | By<'CAS-6.3'>
  | By<'CAS-6.4'>
  | By<'CAS-6.5'>
  | By<'CAS-6.7', { why: 'none' | 'own' }>
  | By<'CAS-7.1', { kind: Resource }>
  | By<'CAS-8.1', { why: 'thaler' | 'card' }>
  | By<'CAS-8.2'>
  | By<'CAS-8.3', { kind: Resource }>
  | By<'CAS-8.5', { why: 'own' | 'opponent' }>
  | By<'CAS-9.4'>
  | By<'CAS-11.1', { why: 'building'; building: Tile }>
  | By<
      'CAS-11.2',
      | { why: 'building'; building: Tile }
      | { why: 'value'; value: number; cost: number }
      | { why: 'own'; kind: Material; has: number }
    >
  | By<'CAS-11.3', { why: 'building'; building: Tile } | { why: 'kinds'; kinds: number; least: number }>
  | By<'CAS-12.1', { has: number }>
  | By<'CAS-12.2', { kind: Material; stock: number }>
  | By<'CAS-12.3', { kind: Material }>
  | By<'CAS-13.2', { house: Building }>
  | By<'CAS-13.3', { why: 'taken' | 'round' }>
  | By<'CAS-13.4', { house: House }>
  | By<'CAS-13.7', { from: 'supply' | 'field' | 'inn' }>
  | By<'CAS-15.10', { kind: Resource }>
  | By<'CAS-19.1'>
  | By<'CAS-19.3'>
  | By<'CAS-19.6'>
  | By<'CAS-19.8', { thalers: number }>
  | By<'CAS-19.9', { why: 'stone' | 'silver' } | { why: 'most'; most: number }>
  | By<'CAS-19.10', { item: Item }>
  | By<'CAS-19.12', { item: Item }>
  | By<'CAS-19.14', { why: 'worker' } | { why: 'thalers'; thalers: number }>
  | No<'castle.listed'>
  | No<'castle.unlisted'>
  | No<'castle.all-listed'>

/** The figures of a space that counts something, by its letter or fee: so many points for every so many. */
export type Counting<L extends string> = { readonly [K in `${L}.${'vp' | 'per'}`]: number }

type Figures = Readonly<Record<Character, FiguresOf<typeof form, 'characters'>>> &
  Readonly<Record<WinterCard, FiguresOf<typeof form, 'winter'>>> & {
    readonly keep: Counting<'14'>
    readonly tavern: Counting<'12' | '6'>
    readonly 'small-gate': Counting<'5'>
    readonly 'large-gate': Counting<'10'>
    readonly stable: Counting<'16' | '12'>
    readonly 'servants-house': Counting<'a'>
    readonly palace: { readonly 'a.most': number; readonly 'b.most': number }
    readonly house: object
    readonly tower: object
    readonly well: object
    readonly market: Counting<'a'> & { readonly 'a.perBoth': number }
    readonly forge: Counting<'10' | '6'>
  }

export interface CastleSpeech extends Speech {
  event: CastleEvent
  refusal: CastleRefusal
  question: Question
  label: Label
  name: Name
  board: BoardSayings
  card: Figures
  thing: CastleThings
  variant: keyof typeof variants
  point: Line
  part: 'score' | 'helpers' | 'hand' | 'round' | 'materials' | 'thalers'
  fit: CastleFits
}

/** Who speaks of Castle. */
export type CastleVoice = VoiceOf<CastleSpeech>
