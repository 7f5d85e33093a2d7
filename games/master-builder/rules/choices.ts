// Choices and steps that rules offer again and again, made once.
import type { Card, Ref, Seat } from '../../../kernel/words.ts'
import { LOAN, PILE, WORKER } from './refs.ts'
import type { MasterAct } from './speech.ts'
import type { MasterChoice, MasterStep } from './state.ts'

const SEATS: readonly Seat[] = [0, 1, 2, 3]
/** A list of one seat. */
export const ALONE: readonly (readonly Seat[])[] = SEATS.map((seat) => [seat])
export const NOBODY: readonly Seat[] = []

/** A step of each seat. */
export const stepsOf = (name: Extract<MasterStep, { seat: Seat }>['do']): readonly MasterStep[] =>
  SEATS.map((seat) => ({ do: name, seat }))

const onEach = (act: MasterAct, refs: readonly Ref[]): readonly MasterChoice[] =>
  refs.map((ref) => ({ act, on: [ref] }))

/** By type of worker. */
export const DRAFT = onEach('draft-worker', PILE)
export const HIRE = onEach('hire', PILE)
/** By worker. */
export const FIRE = onEach('fire-worker', WORKER)
/** The choice to fire a worker; most candidates of a match are made of these. */
export function fireOf(card: Card): MasterChoice {
  const choice = FIRE[card]
  if (choice === undefined) throw new RangeError(`no worker ${card}`)
  return choice
}
export const CHOOSE = onEach('choose-worker', WORKER)
/** By kind of IOU. */
export const BORROW = onEach('take-loan', LOAN)
export const REPAY = onEach('repay', LOAN)

export const PASS: MasterChoice = { act: 'pass' }
export const NOTHING: readonly MasterChoice[] = []
