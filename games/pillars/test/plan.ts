// Pillars for the battery, written from its rules: tables, invariants PIL-I1 to I16, and what each seat must not know.

import { type Plan, permute, type Slot } from '../../../contract/plan.ts'
import type { Card, Rng, Seat } from '../../../kernel/words.ts'
import type { Title } from '../../../title/title.ts'
import { insight } from '../mind/index.ts'
import { title } from '../rules/index.ts'
import type { PillarsState } from '../rules/state.ts'
import { type Box, STAND_IN } from '../sheet/box.ts'
import { words } from '../words/index.ts'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const size = (piles: readonly (readonly Card[])[]) => sum(piles.map((pile) => pile.length))
const distinct = (cards: readonly Card[]) => new Set(cards).size === cards.length

function invariants(s: PillarsState, before: PillarsState | null, box: Box): string[] {
  const broken: string[] = []
  const hold = (id: string, good: boolean) => {
    if (!good) broken.push(`PIL-${id}`)
  }
  const n = s.seats
  const tricks = n === 3 ? 10 : 9
  const dealt = n * tricks
  const cards = [...s.hands.flat(), ...s.table, ...s.won.flat(), ...s.kingTrick]
  const scoring = s.faceUp
  hold('I1', distinct(cards) && cards.length === (scoring ? dealt - 1 : dealt))
  const advantages = [...s.pile, ...s.roundCard, ...s.owned.flat()]
  hold('I2', distinct(advantages) && advantages.length === 5 && s.roundCard.length === (scoring ? 0 : 1))
  const sizes = s.hands.map((hand) => hand.length)
  hold('I3', Math.max(...sizes) - Math.min(...sizes) <= 1)
  const finished = sum(s.tricksWon) + (s.kingTrick.length > 0 || s.kingBy !== null ? 1 : 0)
  if (!scoring && s.table.length === 0)
    hold(
      'I3',
      sizes.every((held) => held === tricks - finished),
    )
  if (!scoring) {
    hold(
      'I4',
      s.won.every((pile, seat) => pile.length === n * (s.tricksWon[seat] as number)),
    )
    hold('I4', s.kingTrick.length === 0 || (s.kingTrick.length === n && s.kingTrick.includes(box.king)))
  } else {
    hold('I4', sum(s.tricksWon) === tricks - 1)
    hold('I5', size(s.hands) === 0)
  }
  const alfred = box.lastTrickOnly.indexOf(true)
  if (!scoring && s.trick < tricks) hold('I6', s.played[alfred] === 0)
  if (before !== null && !before.faceUp && !scoring && s.table.length === 0) {
    hold('I7', (s.lastWinner === null) === s.kingTrick.includes(box.king) || s.kingTrick.length > 0)
    const king = s.options.kingTrickLeader === 'king-player' ? s.kingBy : s.kingLeader
    if (s.trick > 1) hold('I8', s.leader === (s.lastWinner ?? king))
  }
  if (s.trick === 1 && s.table.length === 0 && !scoring) hold('I8', (s.hands[s.leader] as Card[]).includes(box.aliena))
  hold(
    'I9',
    s.stock.every((units) => units.every((u) => Number.isInteger(u) && u >= 0)),
  )
  if (!scoring)
    hold(
      'I9',
      s.stock.every((units) => sum(units) <= 3),
    )
  for (const used of s.used) {
    const once = used.filter((card) => box.uses[card] === 1)
    hold('I11', distinct(once))
  }
  for (const row of s.pad)
    hold(
      'I12',
      row.every((p) => p === null || (p >= -6 && p <= 40)),
    )
  hold(
    'I12',
    s.scores.every((total, seat) => total === sum(s.pad.map((row) => row[seat] ?? 0))),
  )
  hold(
    'I12',
    s.tally.every((parts, seat) => sum(parts) === s.scores[seat]),
  )
  if (scoring && s.stage.every((stage) => stage === 4)) hold('I13', personsFit(s, box))
  const owned = size(s.owned)
  if (before !== null)
    hold(
      'I14',
      before.owned.every((cards, seat) => cards.every((c) => s.owned[seat]?.includes(c))),
    )
  if (s.agenda.length === 0) hold('I14', (owned === 5 || s.round === s.options.roundCap) && s.round >= 5)
  hold('I15', sum(s.played.slice(0, STAND_IN + 1)) === dealt - size(s.hands) || scoring)
  return broken
}

/** PIL-I13: what the persons scored by all players sum up to. */
function personsFit(s: PillarsState, box: Box): boolean {
  const persons = (cards: readonly Card[]) => sum(cards.map((card) => box.points[card] ?? 0))
  const scored = persons(s.won.flat())
  const base = s.seats === 4 ? 0 : -2
  if (s.kingTrick.length === 0) return scored === base
  return scored === base - persons(s.kingTrick)
}

/** Section 5 of the rules: others' hands (but for Lady Aliena), the unknown part of the pile, the unseen card of the round, chance. */
function conceal(s: PillarsState, seat: Seat | null, rng: Rng, box: Box): void {
  const slots: { pile: Card[]; i: number }[] = []
  s.hands.forEach((pile, holder) => {
    if (holder !== seat)
      pile.forEach((card, i) => {
        if (card !== box.aliena) slots.push({ pile, i })
      })
  })
  permute(slots, rng)
  // Won tricks lie face down; the last one may be looked at until the next card.
  if (!s.faceUp && s.options.trickReview !== 'all') {
    const down: { pile: Card[]; i: number }[] = []
    s.won.forEach((pile, winner) => {
      const open = s.options.trickReview === 'last' && s.lastWinner === winner && s.table.length === 0 ? s.seats : 0
      for (let i = 0; i < pile.length - open; i++) down.push({ pile, i })
    })
    permute(down, rng)
  }
  const unseen: Slot[] = []
  for (let i = 0; i < s.pile.length - s.returned; i++) unseen.push({ pile: s.pile, i })
  const holds = seat !== null && s.hands[seat]?.includes(STAND_IN)
  if (!s.roundCardKnown && s.roundCard.length > 0 && s.played[STAND_IN] === 0 && !holds)
    unseen.push({ pile: s.roundCard, i: 0 })
  permute(unseen, rng)
  s.rng = { a: 1, b: 2, c: 3, d: 4 }
}

export const plan: Plan<PillarsState, Box> = {
  title: title as unknown as Title,
  words,
  insight,
  tables: [
    { seats: 3 },
    { seats: 4 },
    { seats: 3, options: { kingTrickLeader: 'same-leader', kingTrickTie: 'nearest-left', trickReview: 'all' } },
    { seats: 4, options: { kingTrickLeader: 'same-leader', kingTrickTie: 'nearest-left', trickReview: 'none' } },
    { seats: 3, options: { colours: ['orange', 'red', 'blue'], roundCap: 5 } },
    { seats: 4, options: { colours: ['orange', 'red', 'blue', 'green'], roundCap: 5, trickReview: 'all' } },
  ],
  invariants,
  conceal,
}
