// All that Spyrium speaks of, as types: what happens, what is refused, what is asked and what can be chosen.
import type { Card, No, Params, Ref, Seat, Told } from '../../../kernel/words.ts'
import type { FiguresOf } from '../../../papers/sheet.ts'
import type { SayOf, Speech, TextsOf, VoiceOf } from '../../../papers/speech.ts'
import type { Kind, TokenUse } from '../sheet/box.ts'
import type { EventClause, form, OptionId, SpyriumFits } from '../sheet/form.ts'
import type { Clause } from './clauses.ts'
import type { COLOURS, GapId, PARTS, Period, POINTS, SYMBOLS, TermId, variants, Way } from './names.ts'
import type { Board } from './sayings.ts'
import type { SpyriumThings } from './things.ts'

/** A price: its sum in pounds, and its terms to be opened. */
export type Priced = { price: number; terms: readonly TermId[]; amounts: readonly number[] }
/** The cards on both sides of a gap; −1 for an empty position. */
export type Sides = { gap: GapId; left: Card; right: Card }
export type Gains = { pounds: number; crystals: number; vp: number }

/** A card of the market is taken: what was paid for it, and the value of the token that left it. */
type Taken<K extends string> = K extends string
  ? Told<K, { seat: Seat; card: Card; from: Ref; with: Priced & { token: number } }>
  : never

export type SpyriumEvent =
  | Told<'round', { seat: Seat; with: { round: number; period: Period } }>
  | Told<'income', { seat: Seat; with: { pounds: number } }>
  | Told<'current-event', { card: Card }>
  | Told<'next-event', { card: Card }>
  | Told<'market', { with: { cards: readonly Card[] } }>
  | Told<'tokens', { card: Card; with: { values: readonly number[] } }>
  | Told<'tokens-reshuffled', { with: { tokens: number } }>
  | Told<'place', { seat: Seat; to: Ref; with: Sides }>
  | Told<'start-activation', { seat: Seat }>
  | Told<'earn', { seat: Seat; from: Ref; card: Card; with: { pounds: number } }>
  | Told<'withdraw', { seat: Seat; from: Ref; with: { pounds: number } }>
  | Taken<'character' | 'build' | 'replace' | 'technique'>
  | Told<'replaced', { seat: Seat; card: Card }>
  | Told<'token-kept', { seat: Seat; card: Card; with: { kept: number } }>
  | Told<'gain', { seat: Seat; with: Gains }>
  | Told<'recruit', { seat: Seat; with: { workers: number; missing: number } }>
  | Told<
      'exploit',
      { seat: Seat; card: Card; with: { way: Way; workers: number; pays: number; crystals: number; vp: number } }
    >
  | Told<'event', { seat: Seat; card: Card; with: { option: OptionId } & Priced }>
  | Told<'residence-advance', { seat: Seat; with: { space: number } }>
  | Told<'residence-score', { seat: Seat; with: { vp: number } }>
  | Told<'bonus-worker', { seat: Seat }>
  | Told<'bonus-money', { seat: Seat; with: { pounds: number } }>
  | Told<'bonus-lost', { seat: Seat }>
  | Told<'pass', { seat: Seat }>
  | Told<'end-round', { with: { round: number } }>
  | Told<'final-score', { seat: Seat; with: { total: number; track: number; printed: number; techniques: number } }>
  | Told<'game-over', { with: { winners: readonly Seat[] } }>

/** A refusal by each of some clauses of the rules, with the same blanks. */
type By<K extends Clause, W extends Params | null = null> = K extends Clause
  ? [W] extends [null]
    ? No<K>
    : { readonly clause: K; readonly with: W }
  : never

/** Why an option of an event cannot be carried out. */
export type EventReason =
  | { why: 'phase' }
  | { why: 'reserve' }
  | ({ why: 'money'; money: number } & Priced)
  | { why: 'crystals'; crystals: number; pays: number }
export type CrystalReason = { card: Card; crystals: number; pays: number }

export type SpyriumRefusal =
  | By<'SPY-3.3' | 'SPY-3.5' | 'SPY-3.6' | 'SPY-5.2' | 'SPY-6.1' | 'SPY-7.2' | 'SPY-11.3' | 'SPY-12.1'>
  | By<'SPY-9.3' | 'SPY-15.2' | 'SPY-16.4' | 'SPY-23.6'>
  | By<'SPY-5.3' | 'SPY-13.1', { workers: number }>
  | By<'SPY-7.1', { why: 'gap' | 'market' | 'far' }>
  | By<'SPY-8.1', { why: 'empty' | 'not-yours' | 'no-worker' | 'far' }>
  | By<'SPY-8.4', ({ card: Card; money: number } & Priced) | CrystalReason>
  | By<'SPY-6.2' | 'SPY-9.2' | 'SPY-12.4' | 'SPY-12.5' | 'SPY-23.7', { card: Card }>
  | By<'SPY-12.2', { workers: number; active: number }>
  | By<'SPY-12.3', { pays: number; crystals: number }>
  | By<Exclude<EventClause, 'SPY-20.5'>, EventReason>
  | By<'SPY-20.5', EventReason | { card: Card }>
  | By<'SPY-21.3' | 'SPY-21.4', CrystalReason>

type Question =
  | { do: 'phase-1'; round: number }
  | { do: 'phase-2'; round: number; started: boolean }
  | { do: 'place-worker'; byEvent: boolean; event: Card }
  | { do: 'earn-worker' }
  | ({ do: 'earn-card' } & Sides)
  | { do: 'activate-worker' }
  | ({ do: 'activate-card' } & Sides)
  | { do: 'lobbying'; card: Card; pounds: number }
  | { do: 'lot'; card: Card }
  | { do: 'token'; card: Card }
  | { do: 'trade'; card: Card; value: number }
  | { do: 'event-option'; event: Card }
  | { do: 'subsidy-value'; event: Card; value: number }
  | { do: 'exploit-building'; way: Way; event: Card }
  | { do: 'effect'; card: Card }
  | { do: 'residence'; space: number }
  | { do: 'bonus' }

/** A position where the market holds several cards of one name, else −1. */
type Where = { where: number }
/** A building of the own district, with its lot where there are several of its name, else 0. */
export type Lot = { card: Card; lot: number }

export type Label =
  | { act: 'place' }
  | { act: 'start-activation' }
  | { act: 'earn' }
  | { act: 'activate' }
  | { act: 'exploit' }
  | { act: 'taylorism' }
  | { act: 'pass' }
  | { act: 'event'; card: Card }
  | ({ act: 'place-at' } & Sides)
  | ({ act: 'take-worker' } & Sides)
  | ({ act: 'earn-at'; card: Card; pounds: number } & Where)
  /** Without a kind, the position is empty. */
  | ({ act: 'activate-card'; card: Card; kind: Kind | null } & Where & Priced)
  | ({ act: 'use-lobbying' } & Priced)
  | ({ act: 'do-not-use' } & Priced)
  | ({ act: 'new-lot' } & Priced)
  | ({ act: 'replace' } & Lot & Priced)
  | ({ act: 'take-token'; use: TokenUse | null; value: number } & Priced)
  | ({ act: 'keep-value'; use: TokenUse | null; value: number } & Priced)
  | ({ act: 'set-value'; use: TokenUse | null; value: number } & Priced)
  | ({ act: 'choose-option'; option: OptionId } & Gains & Priced)
  | ({ act: 'exploit-building' } & Lot)
  | ({ act: 'choose-effect' } & Gains & Priced)
  | { act: 'advance'; space: number }
  | { act: 'score'; vp: number }
  | { act: 'bonus-worker'; workers: number }
  | { act: 'bonus-money'; pounds: number }

type Thing = 'money' | 'spyrium' | 'vp' | 'worker' | 'workers' | 'token' | 'building' | 'character' | 'technique'
type Place =
  | 'market'
  | 'gap'
  | 'position'
  | 'district'
  | 'lot'
  | 'start-card'
  | 'reserve'
  | 'active'
  | 'spent'
  | `deck-${Lowercase<Period>}`
  | 'discard'
  | 'market-token'
  | 'event-token'
  | 'token-reserve'
  | 'token-discard'
  | 'kept'
  | 'current-event'
  | 'future-events'
  | 'past-events'
  | 'score-track'
  | 'residence-track'
type Deed =
  | 'place'
  | 'start-activation'
  | 'event'
  | 'earn'
  | 'activate'
  | 'exploit'
  | 'pass'
  | 'call'
  | 'build'
  | 'patent'
  | 'new-lot'
  | 'replace'
  | 'advance'
  | 'score'
  | 'bonus-worker'
  | 'bonus-money'
export type Name =
  | (typeof COLOURS)[number]
  | (typeof SYMBOLS)[number]
  | Thing
  | Place
  | Deed
  | 'round'
  | 'phase-1'
  | 'phase-2'
  | `period-${Lowercase<Period>}`
  | 'first-player'
  | 'passed'
  | 'tilted'
  | 'empty'

type Tables = (typeof form)['tables']
type CardsOf<T extends keyof Tables> = { [K in Tables[T]['ids'][number]]: FiguresOf<typeof form, T> }
/** What each card says, with the figures of its row in the sheet. */
export type Cards = CardsOf<'buildings'> & CardsOf<'characters'> & CardsOf<'techniques'> & CardsOf<'events'>

export interface SpyriumSpeech extends Speech {
  event: SpyriumEvent
  refusal: SpyriumRefusal
  question: Question
  label: Label
  name: Name
  board: Board
  card: Cards
  thing: SpyriumThings
  variant: keyof typeof variants
  point: (typeof POINTS)[number]
  part: (typeof PARTS)[number]
  fit: SpyriumFits
}

/** Who speaks of Spyrium, its sentences, and one of them. */
export type SpyriumVoice = VoiceOf<SpyriumSpeech>
export type SpyriumTexts = TextsOf<SpyriumSpeech>
export type SpyriumSay<P> = SayOf<SpyriumSpeech, P>
