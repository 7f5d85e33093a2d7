// Tables of Castle laid out for a test, and moves in the canonical notation, played through the kernel.
import { expect } from 'vitest'
import { advance } from '../../../kernel/agenda.ts'
import { check, closedOptions, deciders, explain } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { begin, commit } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { chooseOptions } from '../../../kernel/variants.ts'
import type { Choice, Rng, Seat, State } from '../../../kernel/words.ts'
import { imagine, view } from '../../../kernel/zones.ts'
import { title } from '../rules/index.ts'
import { CHARACTERS, FIELDS, FIRST_WINTER, ITEMS, KINDS, SPACES, TILES, WINTER } from '../rules/pieces.ts'
import type { CastleChoice, CastleState, CastleStep } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { plan } from './plan.ts'

export const game = title.game as unknown as Game<CastleState, CastleStep, CastleChoice> & { box: Box }
export const box = title.game.box

type Kinds = Partial<Record<(typeof KINDS)[number], number>>
type Move = { readonly type: string; readonly [field: string]: unknown }

/** A fresh table at its first choice; seat 0 is the first player unless told. */
export function table(seats: number, options: Record<string, unknown> = {}, first: Seat = 0): CastleState {
  const chosen = chooseOptions(game.variants, options, seats)
  if (!('options' in chosen)) throw new Error(chosen.refusal.clause)
  for (let k = 0; ; k++) {
    const s = begin(game as unknown as Game<CastleState>, chosen.options, seats, rngOf(`scene ${k}`))
    if (s.first === first) return s
  }
}

/** Gives a seat exactly these pieces; the stock pays or takes the difference. */
export function pieces(s: CastleState, seat: Seat, own: Kinds): void {
  KINDS.forEach((kind, k) => {
    const now = s.own[seat]?.[k] ?? 0
    const then = own[kind] ?? 0
    s.stock[k] = (s.stock[k] ?? 0) + now - then
    ;(s.own[seat] as number[])[k] = then
  })
}

/** Leaves this much in the general stock; the rest goes to a seat out of the way, or onto the tower. */
export function stock(s: CastleState, left: Kinds): void {
  KINDS.forEach((kind, k) => {
    const then = left[kind]
    if (then === undefined) return
    s.tower[k] = (s.tower[k] ?? 0) + (s.stock[k] ?? 0) - then
    s.stock[k] = then
  })
}

/** Puts exactly these pieces on the defence tower. */
export function tower(s: CastleState, on: Kinds): void {
  KINDS.forEach((kind, k) => {
    const then = on[kind] ?? 0
    s.stock[k] = (s.stock[k] ?? 0) + (s.tower[k] ?? 0) - then
    s.tower[k] = then
  })
}

/** Gives a seat exactly so many thalers; the bank pays or takes the difference. */
export function purse(s: CastleState, seat: Seat, thalers: number): void {
  s.bank += (s.thalers[seat] ?? 0) - thalers
  s.thalers[seat] = thalers
}

/** Leaves so much in the bank; the rest is out of the game. */
export function bank(s: CastleState, thalers: number): void {
  s.lostThalers += s.bank - thalers
  s.bank = thalers
}

/** A helper of the seat stands on a resource field. */
export function onField(s: CastleState, seat: Seat, field: (typeof FIELDS)[number]): void {
  s.fields[FIELDS.indexOf(field)] = seat
  s.supply[seat] = (s.supply[seat] ?? 0) - 1
}

/** A helper of the seat stands on a space of the castle, at the inn or in the granary. */
export function onSpace(s: CastleState, seat: Seat, space: (typeof SPACES)[number]): void {
  s.supply[seat] = (s.supply[seat] ?? 0) - 1
  if (space === 'innkeeper') s.inn = seat
  else if (space === 'granary') s.granary.push(seat)
  else s.spaces[SPACES.indexOf(space)] = seat
}

/** Tiles already built, by a seat. */
export function built(s: CastleState, seat: Seat, ...tiles: (typeof TILES)[number][]): void {
  for (const tile of tiles) {
    const b = TILES.indexOf(tile)
    s.tiles[b] = (s.tiles[b] ?? 0) - 1
    ;(s.built[seat] as number[])[b] = (s.built[seat]?.[b] ?? 0) + 1
  }
}

export const card = (id: string): number => CHARACTERS.indexOf(id as 'messenger')
export const cardIds = (cards: readonly number[] | undefined): string[] =>
  (cards ?? []).map((c) => CHARACTERS[c] ?? '?')

/** Cards of the seat that were played in earlier rounds. */
export function played(s: CastleState, seat: Seat, ...ids: string[]): void {
  for (const id of ids) {
    s.hands[seat] = (s.hands[seat] ?? []).filter((c) => c !== card(id))
    s.played[seat]?.push(card(id))
  }
}

/** A winter card already lies open. */
export function lies(s: CastleState, id: (typeof WINTER)[number]): void {
  const c = FIRST_WINTER + WINTER.indexOf(id)
  s.deck = s.deck.filter((d) => d !== c)
  s.winter.push(c)
}

/** The next winter card to be turned up. */
export function topCard(s: CastleState, id: (typeof WINTER)[number]): void {
  const c = FIRST_WINTER + WINTER.indexOf(id)
  s.deck = [c, ...s.deck.filter((d) => d !== c)]
}

/** Lays these steps on the agenda instead of the question at hand, and carries on to the next question. */
export function start(s: CastleState, ...steps: CastleStep[]): CastleState {
  s.sealed = null
  s.events = []
  s.agenda = [{ do: 'round-end' } satisfies CastleStep, ...steps.reverse()]
  advance(game as unknown as Game, s as State)
  return s
}

/** One activation of a character, as the reveal lays it out. */
export function activation(s: CastleState, seat: Seat, role: string): CastleState {
  const r = card(role)
  return start(s, { do: 'build', seat, role: r, left: box.buildings[r] as number }, { do: 'end-activation', seat })
}

const CONSERVED = ['CAS-I1', 'CAS-I2', 'CAS-I3', 'CAS-I4', 'CAS-I7', 'CAS-I15']
/** What holds even on a laid-out table. */
function conserved(s: CastleState, before: CastleState): void {
  const lost = s.lostThalers > 0 || s.lost.some((n) => n > 0)
  const broken = plan.invariants(s, before, box).filter((id) => CONSERVED.includes(id))
  // Thalers and pieces that a test takes out of the game are still counted, only not where a game would have them.
  expect(lost ? broken.filter((id) => id !== 'CAS-I1' && id !== 'CAS-I2') : broken).toEqual([])
}

/** The choice of a move in plain objects. */
export function choiceOf(s: CastleState, seat: Seat, move: Move): Choice {
  const choice = title.canon.read(s, seat, move, box)
  if (choice === null) throw new Error(`unreadable: ${JSON.stringify(move)}`)
  return choice
}

/** Plays a move and gives the table after it. */
export function did(s: CastleState, seat: Seat, move: Move): CastleState {
  const choice = choiceOf(s, seat, move)
  const refusal = check(game as unknown as Game<CastleState>, s, seat, choice)
  if (refusal !== null) throw new Error(`${JSON.stringify(move)} refused by ${refusal.clause}`)
  const after = clone(s)
  commit(game as unknown as Game<CastleState>, after, seat, choice)
  conserved(after, s)
  return after
}

/** The clause that refuses a move, or null. */
export function refused(s: CastleState, seat: Seat, move: Move): string | null {
  return check(game as unknown as Game<CastleState>, s, seat, choiceOf(s, seat, move))?.clause ?? null
}

/** Several moves of one seat. */
export const doing = (s: CastleState, seat: Seat, ...moves: Move[]): CastleState =>
  moves.reduce((now, move) => did(now, seat, move), s)

/** Every seat chooses, then the cards are revealed and played up to the first question. */
export function choosing(s: CastleState, ...cards: readonly (readonly string[] | null)[]): CastleState {
  return cards.reduce<CastleState>(
    (now, ids, seat) => (ids === null ? now : did(now, seat, { type: 'choose-cards', cards: ids })),
    s,
  )
}

/** What a seat may do, in plain objects. */
export const moves = (s: CastleState, seat: Seat): Move[] =>
  closedOptions(game as unknown as Game<CastleState>, s, seat).map(
    (c) => title.canon.write(s, seat, c as CastleChoice, box) as Move,
  )
export const types = (s: CastleState, seat: Seat): string[] => [...new Set(moves(s, seat).map((m) => m.type))]
/** One field of the moves of a type that a seat may make. */
export const offered = (s: CastleState, seat: Seat, type: string, field: string): unknown[] =>
  moves(s, seat)
    .filter((m) => m.type === type)
    .map((m) => m[field])

/** What a seat, or a spectator, sees; and a whole world that it may imagine. */
export const seen = (s: CastleState, seat: Seat | null): CastleState =>
  view(game as unknown as Game<CastleState>, s, seat)
export const imagined = (s: CastleState, seat: Seat, rng: Rng): CastleState =>
  imagine(game as unknown as Game<CastleState>, seen(s, seat), seat, rng)

export const asked = (s: CastleState): readonly Seat[] => deciders(game as unknown as Game<CastleState>, s)
export const step = (s: CastleState): string | undefined => s.agenda.at(-1)?.do
/** Everything a seat could point at, with the clause that forbids it. */
export const reasons = (s: CastleState, seat: Seat): Record<string, string | null> =>
  Object.fromEntries(
    explain(game as unknown as Game<CastleState>, s, seat)
      .filter((e) => e.choice.span === undefined)
      .map((e) => [
        Object.values(title.canon.write(s, seat, e.choice as CastleChoice, box) as Move)
          .map((v) => (typeof v === 'object' ? JSON.stringify(v) : String(v)))
          .join(' '),
        e.refusal?.clause ?? null,
      ]),
  )

/** A seat's pieces as an object, zeros left out. */
export const owns = (s: CastleState, seat: Seat): Kinds =>
  Object.fromEntries(KINDS.flatMap((kind, k) => ((s.own[seat]?.[k] ?? 0) > 0 ? [[kind, s.own[seat]?.[k]]] : [])))
export const stockOf = (s: CastleState): Kinds => Object.fromEntries(KINDS.map((kind, k) => [kind, s.stock[k]]))
export const giftsOf = (s: CastleState) =>
  Object.fromEntries(ITEMS.flatMap((item, i) => ((s.gifts[i] ?? 0) > 0 ? [[item, s.gifts[i]]] : [])))
export const pointsFor = (s: CastleState, seat: Seat, line: string): number =>
  game.breakdown(s, seat, box).find((l) => l.from === line)?.points ?? 0
export const pay = (use: Kinds, silver: Kinds = {}): Move => {
  const all = (n: Kinds) => ({ sand: n.sand ?? 0, wood: n.wood ?? 0, clay: n.clay ?? 0, stone: n.stone ?? 0 })
  return { type: 'pay', use: all(use), silver: all(silver) }
}
