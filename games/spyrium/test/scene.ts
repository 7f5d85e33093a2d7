// Prepared positions for the tests of the rules: a real table, with things moved where the test needs them.
import { explain, options } from '../../../kernel/ask.ts'
import { sameChoice } from '../../../kernel/choice.ts'
import type { Game } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import { begin, play } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { chooseOptions } from '../../../kernel/variants.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { title } from '../rules/index.ts'
import { GAPS } from '../rules/names.ts'
import type { SpyriumChoice, SpyriumState, SpyriumStep } from '../rules/state.ts'
import type { Box, Face } from '../sheet/box.ts'

export const box: Box = title.game.box
export const game = title.game as unknown as Game<SpyriumState>
export type Move = Readonly<Record<string, string | number>>

export function open(seats: number, given: Readonly<Record<string, unknown>> = {}, seed = 'scene'): SpyriumState {
  const chosen = chooseOptions(title.game.variants, given, seats)
  if (!('options' in chosen)) throw new Error(chosen.refusal.clause)
  return begin(game, chosen.options, seats, rngOf(seed))
}

export const card = (id: string): Card => {
  const found = box.cards.findIndex((face) => face.id === id)
  if (found < 0) throw new Error(`no card ${id}`)
  return found
}
export const idOf = (c: Card | undefined) => (c === undefined ? null : (box.cards[c] as Face).id)
const token = (value: number) => box.cards.findIndex((face) => face.kind === 'token' && face.value === value)

const cardPiles = (s: SpyriumState) => [...s.decks, ...s.market, ...s.districts, ...s.techniques, s.discard]
const eventPiles = (s: SpyriumState) => [s.future, s.current, s.past]

/** Takes a card out of wherever it lies. */
function lift(piles: readonly Card[][], c: Card): Card {
  for (const pile of piles) {
    const at = pile.indexOf(c)
    if (at >= 0) return pile.splice(at, 1)[0] as Card
  }
  throw new Error(`card ${c} lies nowhere`)
}

function drawToken(s: SpyriumState, value: number): Card {
  return lift([s.tokenReserve, s.tokenDiscard], token(value))
}

/** A market with these cards and nothing else, each with its tokens. */
export function lay(
  s: SpyriumState,
  cards: Readonly<Record<number, string>>,
  tokens: Readonly<Record<number, number[]>> = {},
) {
  for (let pos = 0; pos < 9; pos++) {
    s.discard.push(...(s.market[pos] as Card[]).splice(0))
    s.tokenReserve.push(...(s.marketTokens[pos] as Card[]).splice(0))
  }
  for (const [pos, id] of Object.entries(cards)) {
    s.market[Number(pos)]?.push(lift(cardPiles(s), card(id)))
    s.shown[card(id)] = 1
  }
  for (const [pos, values] of Object.entries(tokens))
    for (const value of values) s.marketTokens[Number(pos)]?.push(drawToken(s, value))
}

export function setEvent(s: SpyriumState, id: string, value: number | null = null): void {
  s.future.push(...s.current.splice(0))
  s.tokenReserve.push(...s.currentToken.splice(0))
  s.current.push(lift(eventPiles(s), card(id)))
  if (value !== null) s.currentToken.push(drawToken(s, value))
}

interface Belongings {
  money?: number
  crystals?: number
  vp?: number
  residence?: number
  bonuses?: number
  buildings?: readonly string[]
  tilted?: readonly number[]
  staff?: readonly number[]
  techniques?: readonly string[]
  kept?: readonly number[]
  active?: number
  spent?: number
  reserve?: number
  gaps?: Readonly<Record<string, number>>
}

/** What a seat has; what is not named stays. */
export function give(s: SpyriumState, seat: Seat, has: Belongings): void {
  for (const key of ['money', 'crystals', 'vp', 'residence', 'bonuses', 'active', 'spent', 'reserve'] as const)
    if (has[key] !== undefined) s[key][seat] = has[key]
  for (const id of has.buildings ?? []) {
    s.districts[seat]?.push(lift(cardPiles(s), card(id)))
    s.shown[card(id)] = 1
    s.tilted[seat]?.push(0)
    s.staff[seat]?.push(0)
  }
  if (has.tilted) s.tilted[seat] = has.tilted.slice()
  if (has.staff) s.staff[seat] = has.staff.slice()
  for (const id of has.techniques ?? []) {
    s.techniques[seat]?.push(lift(cardPiles(s), card(`${id}#1`)))
    s.shown[card(`${id}#1`)] = 1
    s.used[seat]?.push(0)
  }
  for (const value of has.kept ?? []) s.kept[seat]?.push(drawToken(s, value))
  for (const [gap, workers] of Object.entries(has.gaps ?? {}))
    (s.gaps[seat] as number[])[GAPS.indexOf(gap as (typeof GAPS)[number])] = workers
}

/** It is this seat's turn, in this phase. */
export function turnOf(s: SpyriumState, seat: Seat, phase: 1 | 2): SpyriumState {
  s.phase[seat] = phase
  const end: SpyriumStep = { do: 'end-turn', seat }
  const step: SpyriumStep = phase === 1 ? { do: 'phase-1', seat } : { do: 'phase-2', seat, started: false }
  s.agenda = [end, step]
  return s
}

export const asked = (s: SpyriumState) => s.agenda.at(-1) as SpyriumStep & { seat: Seat }

/** What a seat may choose now, as canonical options. */
export function legal(s: SpyriumState, seat: Seat): (string | number)[] {
  return options(game, s, seat).map((choice) => {
    const move = title.canon.write(s, seat, choice as SpyriumChoice, box) as Move
    return Object.values(move)[0] as string | number
  })
}

function choiceOf(s: SpyriumState, seat: Seat, move: Move): SpyriumChoice {
  const choice = title.canon.read(s, seat, move, box)
  if (choice === null) throw new Error(`${JSON.stringify(move)} does not answer ${JSON.stringify(asked(s))}`)
  return choice
}

/** Plays canonical moves one after the other, each checked; the table's own steps run by themselves. */
export function played(s: SpyriumState, seat: Seat, ...moves: readonly Move[]): SpyriumState {
  let now = s
  for (const move of moves) {
    const outcome = play(game, now, seat, choiceOf(now, seat, move))
    if (!('state' in outcome)) throw new Error(`${JSON.stringify(move)}: ${outcome.refusal.clause}`)
    now = outcome.state
  }
  return now
}

/** The clause that forbids a move, or null; it must be something the player can point at. */
export function refused(s: SpyriumState, seat: Seat, move: Move): string | null {
  const choice = choiceOf(s, seat, move)
  const found = explain(game, s, seat).find((e) => sameChoice(e.choice, choice))
  if (found === undefined) throw new Error(`${JSON.stringify(move)} cannot be pointed at`)
  return found.refusal?.clause ?? null
}

/** Every player passes at once: the round ends and the next begins. */
export function endRound(s: SpyriumState): SpyriumState {
  let now = s
  for (let guard = 0; now.round === s.round && now.agenda.length > 0 && guard < 20; guard++) {
    const step = asked(now)
    if (step.do === 'phase-1') now = played(now, step.seat, { D1: 'start-activation' })
    now = played(now, step.seat, { D3: 'pass' })
  }
  return now
}

/** Seat 0 in Phase II beside position 0, with so many others there. */
export function beside(cards: Readonly<Record<number, string>>, tokens: readonly number[], others = 0): SpyriumState {
  const s = turnOf(open(3), 0, 2)
  lay(s, cards, { 0: [...tokens] })
  give(s, 0, { gaps: { h00: 1 }, active: 2, money: 10 })
  give(s, 1, { gaps: { v00: others }, active: 0 })
  return s
}

/** The values of the tokens that seat 0 keeps. */
export const kept = (s: SpyriumState): number[] => at(s.kept, 0).map((token) => at(box.cards, token).value)

/** Seat 0 in Phase II beside a building at position 0, with £20 and so many others around. */
export function site(id: string, own: readonly string[], others = 0, tokens: readonly number[] = []): SpyriumState {
  const s = turnOf(open(3), 0, 2)
  lay(s, { 0: id }, { 0: [...tokens] })
  give(s, 0, { gaps: { h00: 1 }, active: 2, money: 20, buildings: own })
  give(s, 1, { gaps: { v00: others }, active: 3 - others })
  return s
}
