// Castle for the battery, written from its rules: tables, invariants CAS-I1 to I15, and what each seat must not know.

import { counts, type Plan } from '../../../contract/plan.ts'
import { mix } from '../../../kernel/random.ts'
import type { Card, Rng, Seat } from '../../../kernel/words.ts'
import type { Title } from '../../../title/title.ts'
import { insight } from '../mind/index.ts'
import { title } from '../rules/index.ts'
import type { CastleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { words } from '../words/index.ts'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const column = (rows: readonly (readonly number[])[], k: number) => sum(rows.map((row) => row[k] ?? 0))
const count = <T>(list: readonly T[], x: T) => list.filter((y) => y === x).length

const PIECES = [20, 18, 15, 15, 15]
const VALUES = [1, 2, 4, 5]
const TILES = [1, 1, 1, 1, 1, 1, 1, 6, 9, 1]
const COSTS: Readonly<Record<string, number>> = {
  keep: 24,
  tavern: 22,
  'small-gate': 12,
  'large-gate': 18,
  stable: 18,
  'servants-house': 18,
  palace: 30,
  house: 12,
  tower: 10,
  well: 8,
}
/** The tile that covers each of the sixteen spaces; −1 for market and forge. */
const COVER = [0, 1, 1, 2, 3, 4, 4, 5, 5, 5, -1, -1, 6, 6, -1, -1]
const SPACES_OF_TILE = [1, 2, 1, 1, 2, 3, 2, 0, 0, 0]
const MASTER = 7
const LINE = { stonemason: 0, worker: 1, master: 2 }

const scoring = (s: CastleState) => s.agenda.length === 0 || s.agenda.at(-1)?.do === 'palace'

type Hold = (id: string, good: boolean) => void

const whole = (list: readonly number[]) => list.every((x) => Number.isInteger(x) && x >= 0)
const isBuilt = (s: CastleState, tile: number) => tile < 0 || (s.tiles[tile] ?? 0) < (TILES[tile] ?? 0)

function invariants(s: CastleState, before: CastleState | null, box: Box): string[] {
  const broken: string[] = []
  const hold: Hold = (id, good) => {
    if (!good) broken.push(`CAS-${id}`)
  }
  pieces(s, before, hold)
  rounds(s, before, box, hold)
  return broken
}

/** I1 to I7: pieces, thalers, tiles, helpers. */
function pieces(s: CastleState, before: CastleState | null, hold: Hold): void {
  const n = s.seats
  const removesFees = s.options['helper-fees'] === 'removed'

  const loads = (k: number) => sum(s.load.filter((_, i) => i % 5 === k))
  for (let k = 0; k < 5; k++) {
    const there =
      (s.stock[k] ?? 0) + (s.tower[k] ?? 0) + column(s.own, k) + loads(k) + (s.gifts[k] ?? 0) + (s.lost[k] ?? 0)
    hold('I1', there + (k === 4 ? s.forge : 0) === PIECES[k])
  }
  hold('I1', [s.stock, s.tower, ...s.own, s.load, s.gifts, s.lost, [s.forge]].every(whole))
  hold('I1', scoring(s) || sum(s.lost) === 0)

  const money = [s.bank, s.track, ...s.thalers, s.hoard, s.gifts[5] ?? 0, s.lostThalers]
  hold('I2', whole(money) && sum(money) === 105)
  hold('I2', scoring(s) || removesFees || s.lostThalers === 0)

  hold(
    'I3',
    TILES.every((tiles, b) => (s.tiles[b] ?? 0) + column(s.built, b) === tiles && whole([s.tiles[b] ?? -1])),
  )
  if (before !== null)
    hold(
      'I3',
      s.tiles.every((tiles, b) => tiles <= (before.tiles[b] ?? 0)),
    )

  for (let seat = 0; seat < n; seat++) {
    const placed =
      count(s.fields, seat) +
      count(s.spaces, seat) +
      (s.inn === seat ? 1 : 0) +
      s.granary.filter((p) => p === seat).length
    hold('I4', (s.supply[seat] ?? -1) >= 0 && (s.supply[seat] ?? 0) + placed === (n === 2 ? 7 : 6))
  }
  hold('I5', s.fields.length === 5 && s.spaces.length === 16 && s.granary.length <= 3)
  if (before !== null && s.fields[4] !== before.fields[4] && s.fields[4] !== null)
    hold(
      'I5',
      before.fields.slice(0, 4).every((p) => p !== null),
    )
  if (before !== null) {
    hold(
      'I6',
      before.spaces.every((p, i) => p === null || s.spaces[i] === p),
    )
    hold('I6', s.granary.length >= before.granary.length)
    hold('I7', s.forge >= before.forge)
  }
  hold(
    'I6',
    s.spaces.every((p, i) => p === null || isBuilt(s, COVER[i] ?? -1)),
  )
  hold('I6', (s.inn === null || s.winter.includes(8)) && (s.granary.length === 0 || s.winter.includes(9)))
}

/** I8 to I15: cards, rounds, points, buildings of a round. */
function rounds(s: CastleState, before: CastleState | null, box: Box, hold: Hold): void {
  const n = s.seats
  const winter = s.options.season === 'winter'
  for (let seat = 0; seat < n; seat++) {
    const cards = [s.hands, s.down, s.played, s.removed].flatMap((piles) => piles[seat] as Card[])
    hold('I8', cards.length === 8 && new Set(cards).size === 8 && cards.every((c) => c >= 0 && c < 8))
    hold('I8', (s.removed[seat] as Card[]).length <= (winter ? 2 : 0))
    if (s.agenda.at(-1)?.do === 'choose-cards') hold('I8', (s.hands[seat] as Card[]).includes(MASTER))
  }
  hold('I9', s.round >= 1 && s.round <= (n === 3 ? 15 : 12))
  if (s.agenda.length === 0) hold('I9', s.round === (n === 3 ? 15 : 12) || sum(s.tiles) === 0)

  if (before !== null) vpGrow(s, before, hold)
  for (let seat = 0; seat < n; seat++) {
    hold('I10', sum(s.tally[seat] as number[]) === s.scores[seat])
    const activations = n === 2 ? 2 : 1
    hold('I11', (s.erected[seat] ?? 0) <= 2 * activations)
    hold('I11', bits(s.visited[seat] ?? 0) <= 2 * activations)
  }
  if (before !== null && before.round === s.round && s.agenda.length > 0) placements(s, before, box, hold)
  for (const e of s.events ?? [])
    if (e.ev === 'build') {
      const used = e.with?.used as readonly number[]
      hold('I12', sum(used.map((x, k) => x * (VALUES[k] ?? 0))) === COSTS[String(e.with?.building)])
      hold('I12', used.filter((x) => x > 0).length >= 3)
    }
  if (['choose-cards', 'court', 'plague', 'breach', 'snowfall'].includes(s.agenda.at(-1)?.do ?? '') || scoring(s))
    hold('I13', sum(s.load) === 0)
  hold('I14', whole(s.thalers))
  const helpers = s.spaces.filter((p) => p !== null).length
  const open = sum(SPACES_OF_TILE.map((spaces, b) => (isBuilt(s, b) ? spaces : 0))) + 4
  const empty = s.spaces.filter((p, i) => p === null && isBuilt(s, COVER[i] ?? -1)).length
  hold('I15', helpers <= 16 && empty + helpers === open)
}

const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length

/** CAS-I10: points never fall, and each kind of activation brings no more than it can. */
function vpGrow(s: CastleState, before: CastleState, hold: (id: string, good: boolean) => void): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const grew = (line: number) => (s.tally[seat]?.[line] ?? 0) - (before.tally[seat]?.[line] ?? 0)
    hold('I10', (s.scores[seat] ?? 0) >= (before.scores[seat] ?? 0))
    hold('I10', grew(LINE.stonemason) <= 18 && grew(LINE.worker) <= 9)
    const others = sum(before.erected) - (before.erected[seat] ?? 0)
    // The choice just made may itself have erected one more.
    hold('I10', grew(LINE.master) % 5 === 0 && grew(LINE.master) <= 5 * (others + 1))
  }
}

/** CAS-I11, I14: one helper at a time, at most one a building and round, for exactly its fee. */
function placements(s: CastleState, before: CastleState, box: Box, hold: (id: string, good: boolean) => void): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const entered = s.spaces.flatMap((p, i) => (p === seat && before.spaces[i] === null ? [i] : []))
    hold('I11', entered.length <= 1)
    for (const i of entered) {
      const house = box.spaceOf[i] ?? 0
      hold('I11', ((before.visited[seat] ?? 0) & (1 << house)) === 0)
      if (!scoring(s)) hold('I14', (s.thalers[seat] ?? 0) === (before.thalers[seat] ?? 0) - (box.fee[i] ?? 0))
    }
  }
}

/** Section 5 of the rules: others' choices, sealed or face down, the order of the winter deck, chance. */
function conceal(s: CastleState, seat: Seat | null, rng: Rng): void {
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    if (s.sealed !== null && s.sealed[other] !== null)
      s.sealed[other] = { act: 'choose-cards', on: [`hand.${other}.${(s.hands[other] as Card[]).length - 1}`] }
    const hand = s.hands[other] as Card[]
    const down = s.down[other] as Card[]
    if (down.length === 0) continue
    const cards = mix(rng, [...hand, ...down])
    s.hands[other] = cards.slice(0, hand.length)
    s.down[other] = cards.slice(hand.length)
  }
  if (s.agenda.length > 0) mix(rng, s.deck)
  s.rng = { a: 1, b: 2, c: 3, d: 4 }
}

export const plan: Plan<CastleState, Box> = {
  title: title as unknown as Title,
  words,
  insight,
  tables: [
    ...counts(2, 4),
    ...counts(2, 4, { season: 'winter' }),
    { seats: 2, options: { 'stonemason-purchase': 'per-opponent', 'helper-fees': 'removed' } },
    { seats: 4, options: { 'tower-share': 'extra' } },
    { seats: 2, options: { season: 'winter', 'winter-spaces': 'odd', 'stonemason-purchase': 'per-opponent' } },
    {
      seats: 3,
      options: { season: 'winter', 'winter-spaces': 'odd', 'helper-fees': 'removed', 'tower-share': 'extra' },
    },
  ],
  told: [{ seats: 4, options: { season: 'winter' } }],
  seldom: {
    'CAS-3.1': 'all choices of a table have as many cards, but for losses of winter',
    'CAS-8.2': 'a worker card loses a piece only to another stonemason of the same round',
    'CAS-12.3': 'a payment is seldom composed with more bars than it spends',
    'CAS-19.3': 'a trader seldom has no taler and a choice of helpers to take back',
    'castle.listed': 'payments that are composed at random are hardly ever those of the list',
    'castle.all-listed': 'it explains an open payment without numbers, which nobody sends',
  },
  invariants,
  conceal,
}
