// Nehemiah for the battery, written from its rules: tables, invariants NEH-I1 to I14, and what each seat must not know.

import { counts, type Plan } from '../../../contract/plan.ts'
import { below, mix } from '../../../kernel/random.ts'
import type { Card, Choice, Rng, Seat } from '../../../kernel/words.ts'
import type { Title } from '../../../title/title.ts'
import { insight } from '../mind/index.ts'
import { title } from '../rules/index.ts'
import type { NehemiahState } from '../rules/state.ts'
import { type Box, tableFor } from '../sheet/box.ts'
import { words } from '../words/index.ts'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const whole = (list: readonly number[]) => list.every((n) => Number.isInteger(n) && n >= 0)
const distinct = (cards: readonly Card[]) => new Set(cards).size === cards.length
const seatsOf = (s: NehemiahState) => Array.from({ length: s.seats }, (_, seat) => seat)
const GATE_VALUES = [2, 2, 2, 3, 3, 3, 4, 4]
/** Columns cleared when round I, round II and the end phase have come, by number of players (NEH-I8). */
const CLEARINGS: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [5, 10, 14],
  3: [4, 8, 11],
  4: [5, 10, 14],
}
const MOST_TURNS = 150

/** NEH-3.2, 3.3, told again. */
function canMove(s: NehemiahState, seat: Seat): boolean {
  const stands = s.owner.some((owner, slot) => owner === seat && s.tired[slot] === 0)
  const free = s.columns.some((cards, c) => cards.length > 0 && s.owner.slice(c * 4, c * 4 + 4).includes(-1))
  return stands || ((s.supply[seat] as number) > 0 && free)
}

function invariants(s: NehemiahState, before: NehemiahState | null, box: Box): string[] {
  const broken: string[] = []
  const hold = (id: string, good: boolean) => {
    if (!good && !broken.includes(`NEH-${id}`)) broken.push(`NEH-${id}`)
  }
  const n = s.seats
  const waits = (...steps: string[]) => s.agenda.some((step) => steps.includes(step.do))
  const onCards = (owner: number) => s.owner.filter((o) => o === owner).length
  const over = s.agenda.length === 0
  for (const seat of seatsOf(s)) {
    const workers = (s.supply[seat] as number) + (s.aside[seat] as number) + onCards(seat)
    hold('I1', workers === (n === 3 ? 7 : 6))
    hold('I1', (s.neutrals[seat] as number) + onCards(4 + seat) === (n === 2 ? 6 : 0))
    hold('I2', (s.cubes[seat] as number) + sum(s.boards.map((cubes) => cubes[seat] as number)) === 11)
  }
  hold('I1', whole(s.supply) && whole(s.aside) && whole(s.neutrals))
  hold('I2', whole(s.cubes) && s.boards.every(whole))
  const work = [...s.decks.flat(), ...s.columns.flat(), ...s.discard]
  hold('I3', distinct(work) && work.length === (n === 3 ? 56 : 72))
  for (const cards of s.columns)
    hold('I3', cards.length === 4 || (cards.length === 0 && (s.left !== null || waits('refill', 'new-round'))))
  const taken = s.gates.flat().map((gate) => box.gateVp[gate] as number)
  hold('I4', s.gatePile.length + taken.length === 8)
  hold('I4', JSON.stringify(taken.sort()) === JSON.stringify(GATE_VALUES.slice(0, taken.length)))
  hold('I5', whole(s.wood) && whole(s.gold) && whole(s.vp))
  if (before !== null) {
    hold(
      'I5',
      s.vp.every((vp, seat) => vp >= (before.vp[seat] as number)),
    )
    if (sum(s.turns) > sum(before.turns) || over) {
      hold('I11', s.anchor === -1 && s.activated === 0)
      hold('I6', s.closing === 0 && s.owner.every((owner, slot) => slot % 4 < 3 || owner < 0 || s.tired[slot] === 0))
    }
    hold('I12', boardSums(s, before, box))
    hold('I13', passesForced(s, before))
  }
  for (const [slot, owner] of s.owner.entries()) {
    hold('I7', owner === -1 || (s.columns[Math.floor(slot / 4)] as Card[]).length === 4)
    hold('I7', owner < 4 || s.tired[slot] === 1)
    hold('I7', owner !== -1 || s.tired[slot] === 0)
  }
  const cleared = s.discard.length / 4
  const [first, second, third] = CLEARINGS[n] as readonly [number, number, number]
  const ending = waits('new-round')
  const least = [0, first, second][s.round - 1] as number
  const most = [first, second, third][s.round - 1] as number
  hold('I8', cleared >= least && (ending || s.left !== null ? cleared >= most : cleared < most))
  if (over) hold('I9', new Set(s.turns).size === 1)
  const foremen = [...s.foremanDeck, ...s.faceUp, ...s.lot, ...s.foremen.flat(), ...s.spent]
  if (s.options.foremen === 'on') {
    hold('I10', distinct(foremen) && foremen.length === 15)
    hold('I10', s.foremanDeck.length === 15 - (n + 1) * s.round)
  } else hold('I10', foremen.length === 0)
  const activated = s.owner.flatMap((_, slot) => ((s.activated >> slot) & 1 ? [slot] : []))
  hold('I11', new Set(activated.map((slot) => Math.floor(slot / 4))).size <= 1 && activated.length <= 4)
  hold(
    'I14',
    s.turns.every((turns) => turns <= MOST_TURNS),
  )
  hold(
    'I5',
    s.tally.every((lines, seat) => sum(lines) === s.vp[seat]),
  )
  return broken
}

/** NEH-I12: what the last scoring gave on each board. */
function boardSums(s: NehemiahState, before: NehemiahState, box: Box): boolean {
  return [0, 1, 2].every((b) => {
    const given = sum(s.tally.map((lines, seat) => (lines[b] as number) - (before.tally[seat]?.[b] as number)))
    const more = s.options.scoreTables === 'rising' ? before.round - 1 : 0
    const row = tableFor(s.seats, box).places[b] ?? []
    return given <= sum(row) + row.length * more
  })
}

/** NEH-I13: whoever passed could not move, as far as the table has not changed since. */
function passesForced(s: NehemiahState, before: NehemiahState): boolean {
  const events = s.events ?? []
  const last = events.findLastIndex((event) => event.ev !== 'pass')
  const after = events.slice(last + 1).every((event) => !canMove(s, event.seat as Seat))
  const chosen =
    events[0]?.ev === 'pass' && events[0].seat === before.turn && before.agenda.at(-1)?.do === 'main-action'
  return after && !(chosen && canMove(before, before.turn))
}

/** Section 5 of the rules: the order of the decks, the bids of the others until all are in, chance. */
function conceal(s: NehemiahState, seat: Seat | null, rng: Rng): void {
  for (const deck of s.decks) mix(rng, deck)
  mix(rng, s.foremanDeck)
  if (s.sealed !== null)
    s.sealed = s.sealed.map((choice, other): Choice | null =>
      choice === null || other === seat ? choice : { act: 'bid', n: [below(rng, 7), below(rng, 9), below(rng, 9)] },
    )
  s.rng = { a: 1, b: 2, c: 3, d: 4 }
}

export const plan: Plan<NehemiahState, Box> = {
  title: title as unknown as Title,
  words,
  insight,
  tables: [
    ...counts(2, 4),
    ...counts(2, 4, { foremen: 'on' }),
    {
      seats: 2,
      options: { scoreTables: 'rising', tieBreakStock: 'after-sale', openScreens: 'on', firstPlayer: 'seat-0' },
    },
    { seats: 3, options: { foremen: 'on', scoreTables: 'rising', firstPlayer: 'seat-2' } },
    { seats: 3, options: { tieBreakStock: 'after-sale', firstPlayer: 'seat-1' } },
    { seats: 4, options: { foremen: 'on', openScreens: 'on', scoreTables: 'rising', firstPlayer: 'seat-3' } },
  ],
  told: [{ seats: 4, options: { foremen: 'on' } }],
  seldom: {
    'NEH-7.3': 'a cube is asked for only where several boards can give one',
    'NEH-7.10': 'the Timber store costs nothing on the shipped sheet',
    'NEH-7.11': 'Funding costs nothing on the shipped sheet',
    'NEH-7.12': 'the Timber order is within the means of most',
    'NEH-7.17': 'the Remarkable work is within the means of most',
    'NEH-7.20': 'a column or a worker is hardly ever missing for a New site',
    'NEH-7.25': 'at random few have the coins to come to a Consolidation and then fail',
    'NEH-10.18': 'the Sculptor is one card of fifteen, and its amounts are bounded before',
  },
  invariants,
  conceal,
}
