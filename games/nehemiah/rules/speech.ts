// What Nehemiah speaks of: its events, refusals, questions and labels. Its texts (words/) are total over them.
import type { Card, No, Params, Seat, Told } from '../../../kernel/words.ts'
import type { Speech, VoiceOf } from '../../../papers/speech.ts'
import type { NehemiahFits } from '../sheet/form.ts'
import type { Clause } from './clauses.ts'
import type { NehemiahCards, NehemiahName, NehemiahPart, NehemiahSayings, Spot } from './sayings.ts'
import type { Ahead, Moment, Point, variants } from './terms.ts'
import type { NehemiahThings } from './things.ts'

/** Something that happens at an address, with its blanks. */
interface At<W> {
  seat: Seat
  card: Card
  with: W
}
interface To<W> extends At<W> {
  to: string
}
interface From<W> extends At<W> {
  from: string
}
/** A place in the columns, as people count: from 1. */
type Place = { column: number; row: number }
type Cost = { wood: number; gold: number }
/** Workers, wood and gold; for a gain wood, gold and points. */
type Three = readonly number[]
type Pair = { columnA: number; rowA: number; columnB: number; rowB: number }
type Crossing = { out: number; into: number }

export type NehemiahEvent =
  | Told<'set-up', { seat: Seat }>
  | Told<'income', { with: Cost }>
  | Told<'foremen-up', { with: { cards: readonly Card[]; round: number } }>
  | Told<'pick-foreman', { seat: Seat; card: Card }>
  | Told<'bid', { seat: Seat; with: { bid: Three } }>
  | Told<'foreman-won', At<{ bid: Three }>>
  | Told<'foreman-left', { card: Card }>
  | Told<'artisan', At<{ board: number }>>
  | Told<'sculpt', At<Cost & { points: number }>>
  | Told<'place', To<Place>>
  | Told<'place-neutral', To<Place>>
  | Told<'raise', To<Place>>
  | Told<'move-worker', To<Place>>
  | Told<'activate', From<Place & { owner: number }>>
  | Told<'corrupt', From<Place & { owner: number }>>
  | Told<'inspect', { seat: Seat; with: { player: Seat } }>
  | Told<'skip', { seat: Seat; from: string; card: Card }>
  | Told<'pay-owner', To<{ coin: number; owner: number }>>
  | Told<'pay-bank', To<{ coin: number; owner: number }>>
  | Told<'gain', From<Cost & { gets: Three }>>
  | Told<'influence', From<Cost & { board: number; cubes: number }>>
  | Told<'gate', At<Cost & { points: number }>>
  | Told<'cube-moved', { seat: Seat; from: string; to: string; with: Crossing }>
  | Told<'crew-change', To<Place & { owner: number }>>
  | Told<'swap-workers', { seat: Seat; from: string; to: string; with: Pair }>
  | Told<'swap-cards', From<Pair> & To<Pair>>
  | Told<'closing', { to: string; with: { column: number } }>
  | Told<'column-cleared', { from: string; with: { column: number } }>
  | Told<'column-filled', { to: string; with: { column: number; deck: number } }>
  | Told<'pass', { seat: Seat }>
  | Told<'stalemate', { with: { columns: number } }>
  | Told<'play-foreman', { seat: Seat; card: Card }>
  | Told<'town-planner', { seat: Seat; with: { points: number } }>
  | Told<'turncoat', { seat: Seat; from: string; to: string; with: Crossing & { player: Seat } }>
  | Told<'ahead', { seat: Seat; with: { until: Ahead } }>
  | Told<'round-end', { with: { round: number } }>
  | Told<'score', { with: { board: number; cubes: readonly number[]; points: readonly number[] } }>
  | Told<'cube-back', { with: { board: number; leaders: readonly Seat[] } }>
  | Told<'new-round', { with: { round: number } }>
  | Told<'end-phase', { seat: Seat; with: { left: number } }>
  | Told<'final', { seat: Seat; with: { gates: number; wood: number; gold: number; total: number } }>
  | Told<'game-over', { with: { winners: readonly Seat[] } }>

/** Clauses of RULES.md that forbid something; where a clause has several reasons, `Why` names them. */
type Not<K extends Clause> = K extends Clause ? No<K> : never
type Of<K extends Clause, M extends Params> = K extends Clause ? No<K, M> : never
type Why<K extends Clause, W extends string> = [W] extends [never]
  ? never
  : K extends Clause
    ? No<K, { why: W }>
    : never
/** What a Work card costs and the seat does not have: the sheet may give any card a price. */
export type Short = { why: 'wood' | 'gold'; costs: number; has: number }
/** Clauses of Work cards: their price, and their other reasons. */
type Work<K extends Clause, W extends string = never> = Of<K, Short> | Why<K, W>

export type NehemiahRefusal =
  | Not<'NEH-1.2' | 'NEH-3.4' | 'NEH-5.9' | 'NEH-6.11' | 'NEH-7.2'>
  | Not<'NEH-9.3' | 'NEH-9.4' | 'NEH-10.18' | 'NEH-10.36'>
  /** `player` is the one whose action somebody else chooses, null where one's own is meant. */
  | Of<'NEH-3.2' | 'NEH-5.1', { player: Seat | null }>
  | Why<'NEH-1.4', 'full' | 'empty'>
  | Why<'NEH-3.3', 'tired' | 'empty'>
  | Why<'NEH-5.5', 'below' | 'column' | 'empty' | 'standing' | 'gold' | 'price'>
  | Why<'NEH-7.3', 'same' | 'none'>
  | Work<'NEH-7.10' | 'NEH-7.11' | 'NEH-7.12' | 'NEH-7.17'>
  | Work<'NEH-7.13' | 'NEH-7.14' | 'NEH-7.15', 'cubes'>
  | Work<'NEH-7.16', 'target'>
  | Work<'NEH-7.18', 'target' | 'other' | 'standing' | 'this' | 'empty'>
  | Work<'NEH-7.20' | 'NEH-7.21', 'supply' | 'target'>
  | Work<'NEH-7.22', 'supply' | 'target' | 'own' | 'empty'>
  | Work<'NEH-7.23', 'target' | 'alone' | 'column' | 'same' | 'itself' | 'empty'>
  | Work<'NEH-7.24', 'cards' | 'first' | 'chosen'>
  | Work<'NEH-7.25', 'coin' | 'target' | 'column' | 'empty' | 'price'>
  | Why<'NEH-9.8', 'activate' | 'raise' | 'crew' | 'corrupt' | 'companion'>
  | No<'NEH-10.6', { what: 'worker' | 'wood' | 'gold'; has: number }>
  | Why<'NEH-10.19' | 'NEH-10.20', 'time'>
  | Why<'NEH-10.21', 'time' | 'column' | 'first' | 'chosen'>
  | Why<'NEH-10.22' | 'NEH-10.23' | 'NEH-10.25' | 'NEH-10.31', 'time' | 'target'>
  | Why<'NEH-10.26', 'time' | 'target' | 'alone' | 'same' | 'empty'>
  | Why<'NEH-10.27', 'time' | 'target' | 'worker' | 'empty' | 'first' | 'chosen'>
  | Why<'NEH-10.28', 'time' | 'target' | 'second'>
  | Why<'NEH-10.29', 'time' | 'target' | 'first'>
  | Why<'NEH-10.30', 'time' | 'target' | 'own' | 'tired' | 'empty'>
  | Why<'NEH-11.6', 'same' | 'card'>

/** Several questions, or several labels, with the same blanks. */
type Asks<K extends string, M = object> = K extends string ? { readonly do: K } & Readonly<M> : never
type Acts<K extends string, M = object> = K extends string ? { readonly act: K } & Readonly<M> : never

/** What a question is about, by the step that asks it. */
export type NehemiahQuestion =
  | Asks<'pick-foreman' | 'sculpt' | 'place-neutral'>
  | Asks<'main-action', { place: boolean; activate: boolean }>
  | Asks<'extra-activation', { coin: number }>
  | Asks<'corrupt-target' | 'crew-target' | 'turncoat'>
  | Asks<'bid', { lot: Card }>
  | Asks<'artisan-move' | 'cube-source', { board: number }>
  | Asks<'window', { moment: Moment }>
  | Asks<'own-plays', { before: boolean }>
  | Asks<'inspect', { player: Seat }>
  | Asks<'resolve-or-skip', { anchor: Card }>
  | Asks<'assistant-worker' | 'raise', { first: boolean }>
  | Asks<'consolidate', { first: boolean; coin: number }>
  | Asks<'send', { why: 'new-site' | 'convict'; first: boolean }>
  | Asks<'place-anywhere', { why: 'priority-site' | 'companion'; from: number }>
  | Asks<'swap-workers', { first: number }>
  | Asks<'swap-cards', { why: 'planning' | 'administrator'; column: number }>

/** What a choice is about, by its act. */
export type NehemiahLabel =
  | Acts<'pass' | 'stop' | 'decline' | 'done'>
  /** With the card the worker comes to; null where the column takes nobody. */
  | Acts<'place' | 'place-neutral' | 'send', { column: number; card: Card | null }>
  | Acts<'choose-column', { column: number }>
  | Acts<'activate' | 'raise' | 'lift' | 'put', Spot>
  | Acts<'relieve' | 'swap-worker' | 'corrupt', Spot>
  | Acts<'extra' | 'consolidate', Spot & { coin: number }>
  | Acts<'resolve' | 'skip' | 'pick' | 'figure', { card: Card }>
  | Acts<'play', { card: Card; column: number | null }>
  | Acts<'swap-rows', { card: Card; other: Card; rowA: number; rowB: number }>
  | Acts<'move-cube', { board: number }>
  | Acts<'turn-cube', Crossing & { player: Seat }>
  | Acts<'bid' | 'sculpt', { n: readonly number[] }>
  | Acts<'decline-ahead', { until: Ahead }>

export interface NehemiahSpeech extends Speech {
  event: NehemiahEvent
  refusal: NehemiahRefusal
  question: NehemiahQuestion
  label: NehemiahLabel
  name: NehemiahName
  board: NehemiahSayings
  card: NehemiahCards
  thing: NehemiahThings
  variant: keyof typeof variants
  point: Point
  part: NehemiahPart
  fit: NehemiahFits
}

/** Who speaks of Nehemiah. */
export type NehemiahVoice = VoiceOf<NehemiahSpeech>
