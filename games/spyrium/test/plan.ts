// Spyrium for the battery, written from its rules: tables, invariants SPY-I1 to I17, and what nobody may know.

import { counts, type Plan } from '../../../contract/plan.ts'
import { mix } from '../../../kernel/random.ts'
import type { Card, Rng, Seat } from '../../../kernel/words.ts'
import type { Title } from '../../../title/title.ts'
import { insight } from '../mind/index.ts'
import { title } from '../rules/index.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box, Face } from '../sheet/box.ts'
import { words } from '../words/index.ts'
import { moveInvariants, priceInvariants, turnInvariants } from './moves.ts'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const distinct = (cards: readonly Card[]) => new Set(cards).size === cards.length

/** What one position must obey. */
function positionInvariants(s: SpyriumState, box: Box, hold: (id: string, good: boolean) => void): void {
  const track = s.options.residenceTrack === 'short' ? [2, 3, 4, 5, 7] : [2, 3, 4, 5, 6, 7]
  const over = s.agenda.length === 0
  for (let seat = 0; seat < s.seats; seat++) {
    const workers = { reserve: s.reserve[seat], active: s.active[seat], spent: s.spent[seat] } as Record<string, number>
    const market = sum(s.gaps[seat] as number[])
    const staff = s.staff[seat] as number[]
    const total = sum(Object.values(workers)) + market + sum(staff)
    hold(
      'I1',
      total === 7 && Object.values(workers).every((n) => n >= 0) && (s.gaps[seat] as number[]).every((n) => n >= 0),
    )
    hold('I1', 7 - (s.reserve[seat] as number) >= 3)
    const kept = (s.kept[seat] as Card[]).length
    const trade = (s.techniques[seat] as Card[]).some((card) => box.cards[card]?.design === 'trade')
    hold('I2', kept <= 7 && (trade || kept === 0))
    for (const amount of [s.money[seat], s.crystals[seat], s.vp[seat]])
      hold('I4', Number.isInteger(amount) && (amount as number) >= 0)
    hold('I4', track[s.residence[seat] as number] !== undefined)
    hold('I5', s.passed[seat] === 0 || market === 0)
    hold('I6', s.phase[seat] === 1 || s.phase[seat] === 2)
    const top = s.agenda.at(-1) as { seat?: Seat } | undefined
    if (top?.seat === seat) hold('I6', s.passed[seat] === 0)
    const district = s.districts[seat] as Card[]
    hold('I17', s.tilted[seat]?.length === district.length && staff.length === district.length)
    district.forEach((card, i) => {
      const tilted = s.tilted[seat]?.[i] === 1
      hold('I17', (tilted || staff[i] === 0) && (!tilted || (box.cards[card] as Face).effects.length > 0))
    })
    const score = s.vp[seat] as number
    const bonuses = [0, 1, 1, 2][s.bonuses[seat] as number]
    const open = (s.agenda.at(-1) as { do?: string; seat?: Seat } | undefined)?.do === 'bonus' && top?.seat === seat
    hold('I11', open ? bonuses === 0 && score >= 8 : bonuses === (score >= 8 ? 1 : 0) + (score >= 20 ? 1 : 0))
    const lines = title.game.breakdown(s, seat, box)
    const points = (from: string) => lines.find((l) => l.from === from)?.points as number
    const final = title.game.scores(s, box)[seat] as number
    const techniques = lines.slice(6).map((l) => l.points)
    hold('I14', techniques.every((vp) => vp >= 0 && vp <= 7) && final - score === points('buildings') + sum(techniques))
    hold('I14', sum(lines.slice(0, 5).map((l) => l.points)) === score)
  }
  const tokens = [s.tokenReserve, s.tokenDiscard, ...s.marketTokens, s.nextToken, s.currentToken, ...s.kept].flat()
  for (const value of [1, 2, 3]) hold('I2', tokens.filter((t) => (box.cards[t] as Face).value === value).length === 8)
  const cards = [...s.decks.flat(), ...s.market.flat(), ...s.districts.flat(), ...s.techniques.flat(), ...s.discard]
  hold('I3', cards.length === 59 && distinct(cards) && s.market.every((pile) => pile.length <= 1))
  const events = [...s.future, ...s.current, ...s.past]
  hold('I3', events.length === 7 && distinct(events))
  const left = (dealt: number, size: number) => size - 9 * dealt
  const dealtB = Math.max(0, Math.min(2, s.round - 3))
  hold('I9', s.round >= 1 && s.round <= 6)
  hold('I9', s.decks[0]?.length === left(Math.min(s.round, 3), 30) && s.decks[1]?.length === left(dealtB, 20))
  hold('I9', s.decks[2]?.length === (s.round === 6 ? 0 : 9) && s.future.length === 7 - s.round)
  if (over) hold('I9', s.round === 6 && s.current.length === 0 && s.past.length === 6)
}

function invariants(s: SpyriumState, before: SpyriumState | null, box: Box): string[] {
  const broken: string[] = []
  const hold = (id: string, good: boolean) => {
    if (!good) broken.push(`SPY-${id}`)
  }
  positionInvariants(s, box, hold)
  if (before !== null) {
    moveInvariants(before, s, box, hold)
    turnInvariants(before, s, hold)
    priceInvariants(before, s, hold)
  }
  return broken
}

/** Section “Who sees what”: the order of the decks, the events below the top, the tokens of the reserve, chance. */
function conceal(s: SpyriumState, _seat: Seat | null, rng: Rng): void {
  for (const deck of s.decks) mix(rng, deck)
  const below = mix(rng, s.future.slice(1))
  s.future = [...s.future.slice(0, 1), ...below]
  mix(rng, s.tokenReserve)
  s.rng = { a: 1, b: 2, c: 3, d: 4 }
}

export const plan: Plan<SpyriumState, Box> = {
  title: title as unknown as Title,
  words,
  insight,
  tables: [
    ...counts(2, 5),
    { seats: 2, options: { residenceTrack: 'long' } },
    { seats: 5, options: { residenceTrack: 'long' } },
  ],
  unruled: {
    'event-option choose-option': 'an event has the options printed on it, and no third one',
  },
  seldom: {
    'SPY-6.2': 'an event that nobody could use is refused by the clause of the event',
    'SPY-7.2': 'whoever stands beside one card alone is not asked at which',
    'SPY-9.2': 'a character seldom runs out of tokens while a worker stands beside it',
    'SPY-11.3': 'Taylorism is seldom used twice in a round',
    'SPY-15.2': 'on the last space only scoring is left, which is carried out without a question',
    'SPY-16.4': 'with an empty reserve the bonus is money without a question',
    'SPY-20.1': 'the Subsidy costs nothing: only another card sheet could make it refuse',
    'SPY-20.3': 'who lacks the pounds for both options is refused at once',
    'SPY-20.4': 'who lacks the crystals for both options is refused at once',
    'SPY-20.5': 'Overtime is one event of many, and at random few come to it with a tilted building',
    'SPY-20.6': 'Hiring is one event of many, and a reserve is seldom empty',
    'SPY-21.3': 'the Apprentice is one character of many',
  },
  invariants,
  conceal,
}
