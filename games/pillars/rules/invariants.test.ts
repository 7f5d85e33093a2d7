// What stays true at every moment of every game (PIL-I1 to I16), looked at over whole random games.
import { describe, expect, it } from 'vitest'
import { deciders, options } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import { isOver } from '../../../kernel/play.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import { type Card, HIDDEN, type Seat } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { type Match, playIn } from '../../../match/match.ts'
import { STAND_IN } from '../sheet/box.ts'
import { bestScore, passRound, scored, told, until } from '../test/moves.ts'
import { boxOf, cardOf, idsOf, open, scoring, stateOf, tricksOf } from '../test/scene.ts'
import { MATERIALS } from './names.ts'
import type { PillarsState } from './state.ts'

const OTHER = { kingTrickLeader: 'same-leader', kingTrickTie: 'nearest-left', trickReview: 'none' }
const TABLES = [
  { seats: 3 },
  { seats: 4 },
  { seats: 3, options: { ...OTHER, colours: ['orange', 'green', 'blue'] } },
  { seats: 4, options: { ...OTHER, roundCap: 5 } },
] as const
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const flatIds = (m: Match, piles: readonly (readonly Card[])[]) => idsOf(m, piles.flat())

/** Plays random games at every table and looks at each position. */
function everyPosition(look: (m: Match, before: PillarsState | null) => void, games = 3): void {
  for (const table of TABLES)
    for (let k = 0; k < games; k++) {
      const m = open(table, `invariants ${k}`)
      const rng = rngOf(`${k} ${table.seats}`)
      look(m, null)
      until(
        () => isOver(m.state),
        () => {
          const before = clone(stateOf(m))
          const by = deciders(m.game, m.state)
          const seat = by[below(rng, by.length)] as Seat
          const list = options(m.game, m.state, seat)
          expect(playIn(m, seat, list[below(rng, list.length)])).toBeNull()
          look(m, before)
        },
      )
    }
}
const justScored = (m: Match, before: PillarsState | null) =>
  before !== null && told(m, 'gain').length > 0 && !before.faceUp
const inTricks = (m: Match) => !stateOf(m).faceUp

describe('PIL-I1 PIL-I2', () => {
  it('no card is lost or doubled', () => {
    everyPosition((m, before) => {
      const s = stateOf(m)
      const dealt = s.seats * tricksOf(s.seats)
      const cards = flatIds(m, [...s.hands, s.table, ...s.won, s.kingTrick])
      const advantages = idsOf(m, [...s.pile, ...s.owned.flat()])
      expect(new Set(cards).size).toBe(cards.length)
      expect(cards.length).toBe(inTricks(m) ? dealt : dealt - 1)
      expect(new Set([...advantages, ...idsOf(m, s.roundCard)]).size).toBe(5)
      expect(advantages.length).toBe(inTricks(m) ? 4 : 5)
      if (!inTricks(m) && before !== null && !before.faceUp) {
        const own = boxOf(m).id[before.roundCard[0] as Card] as string
        const owned = idsOf(m, s.owned.flat()).includes(own)
        expect(owned || idsOf(m, s.pile).at(-1) === own).toBe(true)
      }
    })
  })
})

describe('PIL-I3 PIL-I15', () => {
  it('hands shrink together, n × T cards in a round', () => {
    let plays = 0
    everyPosition((m, before) => {
      const s = stateOf(m)
      const T = tricksOf(s.seats)
      if (before === null || s.round > before.round) plays = 0
      plays += told(m, 'play').length
      const sizes = s.hands.map((hand) => hand.length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      if (inTricks(m)) {
        expect(sum(sizes)).toBe(s.seats * T - plays)
        if (s.table.length === 0) expect(sizes).toEqual(sizes.map(() => T - plays / s.seats))
      } else expect(plays).toBe(s.seats === 4 ? 36 : 30)
    })
  })
})

describe('PIL-I4 PIL-I5 PIL-I6', () => {
  it('tricks are whole, the King’s comes once, Alfred falls in the last', () => {
    everyPosition((m, before) => {
      const s = stateOf(m)
      const T = tricksOf(s.seats)
      const alfred = cardOf(m, 'alfred-builder')
      if (inTricks(m)) {
        expect(s.won.map((pile) => pile.length)).toEqual(s.tricksWon.map((won) => won * s.seats))
        expect([0, s.seats]).toContain(s.kingTrick.length)
        expect(s.played[cardOf(m, 'king')]).toBe(s.kingTrick.length > 0 || s.table.includes(cardOf(m, 'king')) ? 1 : 0)
        if (s.trick < T) expect(s.played[alfred]).toBe(0)
        expect(options(m.game, s, deciders(m.game, s)[0] as Seat).length).toBeGreaterThan(0)
      } else {
        expect(sum(s.tricksWon)).toBe(T - 1)
        expect(s.hands.flat()).toEqual([])
        if (before !== null && !before.faceUp)
          expect([...before.table, told(m, 'play')[0]?.card as Card]).toContain(alfred)
      }
    })
  })
})

describe('PIL-I7 PIL-I8', () => {
  it('a trick has a winner or the King, and who leads follows from it', () => {
    everyPosition((m, before) => {
      const s = stateOf(m)
      if (s.trick === 1 && s.table.length === 0 && inTricks(m))
        expect(s.hands.map((hand) => hand.includes(boxOf(m).aliena)).indexOf(true)).toBe(deciders(m.game, s)[0])
      const ended = [...told(m, 'trick-won'), ...told(m, 'king-trick')]
      if (before === null || before.table.length < s.seats - 1) return expect(ended).toEqual([])
      const trick = [...before.table, told(m, 'play')[0]?.card as Card]
      const king = trick.includes(boxOf(m).king)
      expect(ended.map((event) => event.ev)).toEqual([king ? 'king-trick' : 'trick-won'])
      const seat = ended[0]?.seat as Seat
      expect(seat >= 0 && seat < s.seats).toBe(true)
      const leader = king && s.options.kingTrickLeader === 'same-leader' ? before.leader : seat
      if (inTricks(m) && s.round === before.round) expect(deciders(m.game, s)).toEqual([leader])
    })
  })
})

describe('PIL-I9 PIL-I10 PIL-I11', () => {
  it('stocks, gains and uses keep their bounds', () => {
    let used = new Map<string, number>()
    everyPosition((m, before) => {
      const s = stateOf(m)
      expect(s.stock.flat().every((units) => Number.isInteger(units) && units >= 0)).toBe(true)
      if (inTricks(m)) expect(Math.max(...s.stock.map(sum))).toBeLessThanOrEqual(3)
      if (before === null || !before.faceUp) used = new Map()
      for (const event of [...told(m, 'convert'), ...told(m, 'exchange')]) {
        const key = `${event.seat} ${boxOf(m).id[event.card as Card]}`
        used.set(key, (used.get(key) ?? 0) + 1)
        if (!key.endsWith('assistant')) expect(used.get(key)).toBe(1)
      }
      for (const event of told(m, 'tom')) expect(event.with?.material).not.toBe('metal')
      if (!justScored(m, before)) return
      const lost = idsOf(m, s.kingTrick)
      const gives = { sand: 'gravel-pit', wood: 'forest', stone: 'quarry', metal: 'alfred-builder|prior-philip' }
      const expected = MATERIALS.map((kind) => 2 - lost.filter((id) => new RegExp(`^(${gives[kind]})`).test(id)).length)
      const gained = told(m, 'gain').map((event) => event.with?.gained as number[])
      expect(MATERIALS.map((_, i) => sum(gained.map((units) => units[i] as number)))).toEqual(expected)
      const tom = s.won.findIndex((pile) => pile.includes(boxOf(m).tom))
      expect(s.stage.filter((stage) => stage === 1).length).toBe(tom < 0 ? 0 : 1)
    })
  })
})

describe('PIL-I12', () => {
  it('round scores lie between −6 and 40, totals are their sums', () => {
    everyPosition((m) => {
      const s = stateOf(m)
      for (const row of s.pad)
        for (const score of row) expect(score === null || (score >= -6 && score <= 40)).toBe(true)
      expect(s.scores).toEqual(s.scores.map((_, seat) => sum(s.pad.map((row) => row[seat] ?? 0))))
    })
  })
  it('−6 and 40 can be reached, 40 and no more with everything', () => {
    const low = scoring({
      won: { 0: 'william-hamleigh regan-hamleigh bishop-waleran toolmaker-red' },
      stock: { 0: '' },
    })
    expect(scored(low, 0)).toBe(-6)
    const high = scoring({
      round: 9,
      owned: { 3: 'assistant brickmaker bell-founder potter' },
      advantage: 'painter',
      pile: '',
      kingTrick: 'king william-hamleigh regan-hamleigh bishop-waleran',
      won: { 0: '', 1: '', 2: '' },
      stock: { 3: 'metal 3' },
    })
    expect(bestScore(high, 3)).toBe(40)
  })
})

describe('PIL-I13', () => {
  it('the persons of a round add up', () => {
    const persons = (m: Match, piles: readonly (readonly Card[])[]) =>
      sum(piles.flat().map((card) => (card === STAND_IN ? 0 : (boxOf(m).points[card] as number))))
    let parts = 0
    let lapsed: number | null = null
    everyPosition((m, before) => {
      const s = stateOf(m)
      if (before !== null && !before.faceUp) {
        parts = 0
        if (told(m, 'king-trick-awarded').length + told(m, 'king-trick-lapses').length > 0)
          lapsed = s.kingTrick.length > 0 ? persons(m, [s.kingTrick]) - 3 : null
      }
      for (const event of told(m, 'round-score')) parts += ((event.with?.parts ?? []) as number[])[3] as number
      if (before === null || !before.faceUp || !(isOver(s) || s.round > before.round)) return
      if (lapsed === null) expect(parts).toBe(s.seats === 4 ? 0 : -2)
      else expect(parts).toBe((s.seats === 4 ? -3 : -5) - lapsed)
    })
  })
})

describe('PIL-I14', () => {
  it('owners stay, rounds are owned and returned cards', () => {
    let returns = 0
    everyPosition((m, before) => {
      const s = stateOf(m)
      if (before === null) returns = 0
      returns += told(m, 'advantage-returned').length
      before?.owned.forEach((cards, seat) => {
        for (const card of cards) expect(s.owned[seat]).toContain(card)
      })
      const owned = s.owned.flat().length
      expect(owned + returns).toBe(inTricks(m) ? s.round - 1 : s.round)
      expect(s.round).toBeLessThanOrEqual(s.options.roundCap)
      if (isOver(s)) expect([owned === 5 || s.round === s.options.roundCap, s.round >= 5]).toEqual([true, true])
    })
  })
})

describe('PIL-I16', () => {
  it('the same seed and the same moves lead to the same state', () => {
    const ends = [0, 1].map(() => {
      let all = ''
      everyPosition((m) => {
        if (isOver(m.state)) all += JSON.stringify(m.state)
      }, 1)
      return all
    })
    expect(ends[1]).toBe(ends[0])
    const [one, other] = ['one', 'other'].map((seed) => JSON.stringify(passRound(open({}, seed)).state))
    expect(one).not.toBe(other)
  })
  it('a view names no card of another hand but Lady Aliena', () => {
    everyPosition((m) => {
      const s = stateOf(m)
      for (const seat of [...s.hands.keys(), null]) {
        const seen = view(m.game, s, seat) as PillarsState
        expect(seen.rng).toBeNull()
        const hidden = (hand: readonly Card[]) => hand.map((card) => (card === boxOf(m).aliena ? card : HIDDEN))
        expect(seen.hands).toEqual(s.hands.map((hand, holder) => (holder === seat ? hand : hidden(hand))))
        const holds = seat !== null && s.hands[seat]?.includes(STAND_IN)
        if (s.roundCard.length > 0 && s.played[STAND_IN] === 0 && !holds && !s.roundCardKnown)
          expect(seen.roundCard).toEqual([HIDDEN])
      }
    }, 1)
  })
})
