// All that Master Builder speaks of, as types: what happens, what is refused, what is asked and what can be chosen.
import type { Card, No, Params, Seat, Told } from '../../../kernel/words.ts'
import type { EntryOf } from '../../../papers/sheet.ts'
import type { Speech, TextsOf, VoiceOf } from '../../../papers/speech.ts'
import type { MasterFits } from '../sheet/fit.ts'
import type { form } from '../sheet/form.ts'
import type {
  CONTRACT_IDS,
  Effect,
  EVENT_IDS,
  FAULT_IDS,
  KINDS,
  Loan,
  Section,
  SITUATION_IDS,
  Type,
} from '../sheet/ids.ts'
import type { Clause } from './clauses.ts'
import type { MasterBoard } from './sayings.ts'
import type { COLOURS, PARTS, PHASES, POINTS, variants } from './terms.ts'
import type { MasterThings } from './things.ts'

export type MasterAct =
  | 'draft-worker'
  | 'hire'
  | 'fire-worker'
  | 'pass'
  | 'open-auction'
  | 'bid'
  | 'choose-worker'
  | 'save-from-fire'
  | 'lose-work'
  | 'start-pair'
  | 'build-section'
  | 'confirm'
  | 'take-back'
  | 'withdraw'
  | 'take-loan'
  | 'repay'

type Whose = { seat: Seat; card: Card }
type Sections = { readonly sections: readonly Section[] }

export type MasterEvent =
  | Told<'round', { seat: Seat; with: { round: number; last: boolean } }>
  | Told<'draft-worker', Whose & { with: { wages: number } }>
  | Told<'hire', Whose & { with: { wages: number } }>
  | Told<'fire-worker', Whose & { with: { wages: number } }>
  | Told<'pass', { seat: Seat }>
  | Told<'no-contracts'>
  | Told<'situation', { card: Card; with: { many: number } }>
  | Told<'reveal-contract', { card: Card }>
  | Told<'open-auction', Whose & { with: { bid: number } }>
  | Told<'pass-nomination', { seat: Seat }>
  | Told<'bid', Whose & { with: { bid: number } }>
  | Told<'pass-bid', Whose>
  | Told<'sold', Whose & { with: { price: number } }>
  | Told<'last-contract', Whose & { with: { price: number } }>
  | Told<'left-over-money', Whose & { with: { money: number } }>
  | Told<'left-over', { card: Card; with: { money: number } }>
  | Told<'remove-contract', { card: Card }>
  | Told<'last-round', { with: { round: number } }>
  | Told<'event', Whose>
  | Told<'unavailable', { seat: Seat; with: { workers: readonly Card[] } }>
  | Told<'dismiss-one', Whose>
  | Told<'release-one', Whose>
  | Told<'compensation', { seat: Seat; with: { money: number } }>
  | Told<'save-from-fire', { seat: Seat; with: { cost: number } }>
  | Told<'lose-work', Whose & { with: Sections }>
  | Told<'assign', Whose & { with: Sections & { workers: readonly Card[] } }>
  | Told<'take-back', Whose & { with: Sections }>
  | Told<'confirm', { seat: Seat }>
  | Told<'withdraw', { seat: Seat }>
  | Told<'build', Whose & { with: Sections }>
  | Told<'income', Whose & { with: { income: number } }>
  | Told<'wages', { seat: Seat; with: { amount: number; claims: number } }>
  | Told<'take-loan', { seat: Seat; with: { loan: Loan; amount: number } }>
  | Told<'repay', { seat: Seat; with: { loan: Loan; amount: number } }>
  | Told<'unfinished', Whose & { with: { money: number; missing: number } }>
  | Told<'settle', { seat: Seat; with: { loan: Loan; many: number; amount: number } }>
  | Told<'result', { seat: Seat; with: { money: number; completed: number; place: number } }>
  | Told<'game-over', { with: { winners: readonly Seat[] } }>

/** A refusal by a clause of RULES.md: one that it does not have does not compile. */
type Not<K extends Clause, W extends Params | null = null> = No<K, W>

export type MasterRefusal =
  | Not<'MAS-2.2', { awaited: readonly Seat[] }>
  | Not<'MAS-3.2', { type: Type }>
  | Not<'MAS-3.3'>
  | Not<'MAS-4.2', { type: Type }>
  | Not<'MAS-4.3', { wages: number; most: number }>
  | Not<'MAS-4.4', { card: Card }>
  | Not<'MAS-4.5', { card: Card }>
  | Not<'MAS-4.9', { most: number }>
  | Not<'MAS-5.6', { minimum: number; cash: number; step: number }>
  | Not<'MAS-5.6', { card: Card }>
  | Not<'MAS-5.7'>
  | Not<'MAS-5.8', { least: number; step: number }>
  | Not<'MAS-5.9'>
  | Not<'MAS-5.10', { bid: number }>
  | Not<'MAS-5.11'>
  | Not<'MAS-5.11', { cash: number }>
  | Not<'MAS-5.14'>
  | Not<'MAS-5.15'>
  | Not<'MAS-6.3', { card: Card }>
  | Not<'MAS-6.6', { card: Card; event: Card }>
  | Not<'MAS-6.6', { card: Card; crew: Seat }>
  | Not<'MAS-6.21', { most: number }>
  | Not<'MAS-6.22', { cost: number; cash: number }>
  | Not<'MAS-6.22', { card: Card }>
  | Not<'MAS-6.22', { stands: false }>
  | Not<'MAS-7.2'>
  | Not<'MAS-7.3'>
  | Not<'MAS-7.4', { type: Type }>
  | Not<'MAS-7.6', { card: Card }>
  | Not<'MAS-7.7', { card: Card }>
  | Not<'MAS-7.8', { card: Card }>
  | Not<'MAS-7.9', { card: Card }>
  | Not<'MAS-7.14', { why: 'begun' | 'pair' | 'nothing' }>
  | Not<'MAS-7.15'>
  | Not<'MAS-7.15', { why: 'idle' | 'building' }>
  | Not<'MAS-9.1'>
  | Not<'MAS-9.4', { loan: Loan }>
  | Not<'MAS-9.5', { amount: number; cash: number }>
  | Not<'MAS-9.5', { loan: Loan }>
  | Not<'MAS-9.6'>
  | Not<'MAS-9.6', { amount: number; bid: number }>

type MasterQuestion =
  | { do: 'draft-worker'; lap: number; laps: number }
  | { do: 'manage-crew'; wages: number; most: number; left: number | null }
  | { do: 'nominate'; cash: number; must: boolean }
  | { do: 'bid'; cash: number; card: Card; bid: number; bidder: Seat }
  | { do: 'choose-worker'; card: Card; effect: Effect }
  | { do: 'fire'; cost: number }
  | { do: 'build'; free: number }
  | { do: 'take-loan'; due: number; cash: number; short: number }

/** What the acts of a kind are about. */
type About<A extends MasterAct, M = object> = A extends A ? { act: A } & M : never

export type MasterLabel =
  | About<'draft-worker' | 'hire', { type: Type; card: Card | null; wage: number }>
  | About<'fire-worker' | 'choose-worker', { card: Card }>
  | About<'open-auction', { card: Card; bid: number | null }>
  | About<'bid', { bid: number | null; more: number }>
  | About<'lose-work' | 'start-pair' | 'build-section', { card: Card } & Sections>
  | About<'save-from-fire', { cost: number }>
  | About<'take-loan' | 'repay', { loan: Loan; amount: number }>
  | About<'pass' | 'confirm' | 'take-back' | 'withdraw'>

/** A thing of the table that has a name, beside those of the card sheet. */
type Thing =
  | 'mallet'
  | 'trowel'
  | 'wage-track'
  | 'wage-marker'
  | 'phase-track'
  | 'cash'
  | 'crew'
  | 'worker-pile'
  | 'contract-pile'
  | 'offer'
  | 'situation-pile'
  | 'event-pile'
  | 'town'
  | 'bank'
  | 'removed'
  | 'income'
  | 'minimum-bid'
  | 'workforce'
  | 'round'
  | 'phase'
  | 'of'
  | 'wages'
  | 'loans'
  | 'sites'
  | 'highest-bid'
  | 'event'
  | 'face-down'
  | 'nothing'
  | 'number-sign'

type EventFigures = Pick<EntryOf<typeof form, 'events'>, 'effect' | 'faults' | 'types' | 'money' | 'workers'>
type LoanFigures = Pick<EntryOf<typeof form, 'loans'>, 'received' | 'quick' | 'late'>

/** The texts of the cards and the figures of the sheet that each gets. */
type MasterCards = { readonly [K in Type | (typeof CONTRACT_IDS)[number]]: object } & {
  readonly [K in (typeof SITUATION_IDS)[number]]: Pick<EntryOf<typeof form, 'situations'>, 'reveals'>
} & { readonly [K in (typeof EVENT_IDS)[number]]: EventFigures } & { readonly [K in Loan]: LoanFigures }

export interface MasterSpeech extends Speech {
  event: MasterEvent
  refusal: MasterRefusal
  question: MasterQuestion
  label: MasterLabel
  name:
    | (typeof COLOURS)[number]
    | (typeof PHASES)[number]
    | (typeof FAULT_IDS)[number]
    | (typeof KINDS)[number]
    | Type
    | Loan
    | Section
    | Thing
  board: MasterBoard
  card: MasterCards
  thing: MasterThings
  variant: keyof typeof variants
  point: (typeof POINTS)[number]
  part: (typeof PARTS)[number]
  fit: MasterFits
}

export type MasterTexts = TextsOf<MasterSpeech>
export type MasterVoice = VoiceOf<MasterSpeech>
