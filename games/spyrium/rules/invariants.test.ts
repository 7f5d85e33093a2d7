// Each invariant is watched in every fuzzed match; here it is shown that the watch sees a breach, and whole matches of
// careful players, who get further than random ones, are watched too.

import { describe, expect, it } from 'vitest'
import { bots } from '../../../bots/index.ts'
import { positionLaws } from '../../../contract/laws.ts'
import type { Plan } from '../../../contract/plan.ts'
import { deciders } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { commit, isOver } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { view } from '../../../kernel/zones.ts'
import { mindOf } from '../../../title/mind.ts'
import { plan } from '../test/plan.ts'
import { box, endRound, game, give, lay, open, played, setEvent, turnOf } from '../test/scene.ts'
import type { SpyriumState } from './state.ts'

/** A whole match, with every position and the one before. */
function* match(seats: number, seed: string, bot: 'random' | 'greedy'): Generator<[SpyriumState, SpyriumState]> {
  const s = open(seats, {}, seed)
  const rng = rngOf(`${seed}/choices`)
  while (!isOver(s)) {
    const before = clone(s)
    const seat = deciders(game, s)[0] as number
    const seen = view(game, s, seat)
    const choice = bots[bot]?.choose(mindOf(game as unknown as Game, plan.insight as never), seen, seat, rng)
    commit(game, s, seat, choice as never)
    yield [before, s]
  }
}

function start(): SpyriumState {
  const s = turnOf(open(2), 0, 2)
  lay(s, { 0: 'adviser#1', 1: 'mine-i#1' })
  setEvent(s, 'patronage')
  give(s, 0, { gaps: { h00: 1 }, active: 2, buildings: ['mine-ii#1', 'palace#1'], techniques: ['lobbying'] })
  s.decks = [s.decks[0]?.slice(0, 21) ?? [], s.decks[1] ?? [], s.decks[2] ?? []]
  return s
}
/** What the watch says when a position, or the move into it, is spoilt. */
function breach(spoil: (s: SpyriumState, before: SpyriumState) => void): readonly string[] {
  const before = start()
  const s = clone(before)
  spoil(s, before)
  return plan.invariants(s, before, box)
}

const SPOILT: Readonly<Record<string, (s: SpyriumState, before: SpyriumState) => void>> = {
  'SPY-I1': (s) => {
    s.reserve[0] = 5
  },
  'SPY-I2': (s) => {
    s.kept[0] = [s.tokenReserve.pop() as number]
  },
  'SPY-I3': (s) => {
    s.discard.push(s.market[0]?.[0] as number)
  },
  'SPY-I4': (s) => {
    s.money[0] = -1
  },
  'SPY-I5': (s, before) => {
    before.market[0] = []
    before.market[1] = []
    ;(s.gaps[0] as number[])[0] = 2
  },
  'SPY-I6': (s) => {
    s.phase[0] = 1
  },
  'SPY-I7': (s, before) => {
    before.eventUsed[0] = 1
    s.eventUsed[0] = 0
  },
  'SPY-I8': (s) => {
    s.turns[0] = 27
  },
  'SPY-I9': (s) => {
    s.decks[0]?.pop()
  },
  'SPY-I10': (s) => {
    s.market[0] = []
  },
  'SPY-I11': (s) => {
    s.bonuses[0] = 1
  },
  'SPY-I12': (s) => {
    s.first = 1 - s.first
  },
  'SPY-I14': (s) => {
    s.vp[0] = 3
  },
  'SPY-I16': (s) => {
    s.money[1] = 99
  },
  'SPY-I17': (s) => {
    s.staff[0] = [1, 0]
  },
}

describe('SPY-I1 SPY-I2 SPY-I3 SPY-I4 SPY-I5 SPY-I6 SPY-I7 SPY-I8 SPY-I9 SPY-I10 SPY-I11 SPY-I12 SPY-I13 SPY-I14 SPY-I16 SPY-I17', () => {
  for (const [id, spoil] of Object.entries(SPOILT))
    it(`${id} is seen when broken`, () => expect(breach(spoil)).toContain(id))
  it('SPY-I13 is seen when broken', () => {
    const before = open(2)
    const now = endRound(before)
    const last = {
      ...before,
      phase: [2, 2],
      passed: [0, 1],
      turns: [1, 1],
      agenda: [{ do: 'phase-2', seat: 0, started: false }],
    }
    expect(plan.invariants(now, last as SpyriumState, box)).not.toContain('SPY-I13')
    now.money[1] = (now.money[1] as number) + 1
    expect(plan.invariants(now, last as SpyriumState, box)).toContain('SPY-I13')
  })
  it('a price that is not the sum of its terms is seen', () => {
    const before = start()
    const now = played(before, 0, { D3: 'activate' }, { D6: 0 })
    expect(plan.invariants(now, before, box)).not.toContain('SPY-8.4')
    now.money[0] = (now.money[0] as number) + 1
    expect(plan.invariants(now, before, box)).toContain('SPY-8.4')
  })
})

describe('SPY-I8', () => {
  it('takes at least 1 turn and at most 24 and one for each building owned at the start of the round', () => {
    for (const seats of [2, 5]) {
      let owned: number[] = new Array(seats).fill(0)
      for (const [before, s] of match(seats, 'turns', 'greedy')) {
        for (let seat = 0; seat < seats; seat++) expect(s.turns[seat]).toBeLessThanOrEqual(24 + (owned[seat] as number))
        if (s.round === before.round) continue
        expect(
          Math.min(...before.turns.map((turns, seat) => turns + (before.passed[seat] === 0 ? 1 : 0))),
        ).toBeGreaterThan(0)
        owned = s.districts.map((district) => district.length)
      }
    }
  })
})

describe('SPY-I15', () => {
  it('a random player always finishes', () => {
    for (const seats of [2, 3, 4, 5])
      for (let n = 0; n < 10; n++) {
        let last: SpyriumState | null = null
        for (const [, s] of match(seats, `random ${n}`, 'random')) last = s
        expect([last?.round, last?.agenda]).toEqual([6, []])
      }
  })
})

describe('matches of careful players', () => {
  for (const seats of [2, 3, 4, 5])
    it(`keep every invariant, and the laws at every fourth position: ${seats} seats`, () => {
      const rng = rngOf('laws')
      let position = 0
      for (const [before, s] of match(seats, 'careful', 'greedy')) {
        expect(plan.invariants(s, before, box)).toEqual([])
        if (position++ % 4 > 0) continue
        expect(positionLaws(plan as unknown as Plan, game as unknown as Game, s, before, rng)).toEqual([])
      }
    })
})
