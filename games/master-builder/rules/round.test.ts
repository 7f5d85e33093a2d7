import { describe, expect, it } from 'vitest'
import { begin, isOver } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { asked, at, awaited, box, game, hires, named, PASS, played, standing, stumble, told } from '../test/scene.ts'
import type { MasterState } from './state.ts'

/** The rounds and phases in which questions were asked, in order, each once. */
function course(seed: string): { seen: string[]; s: MasterState } {
  const s = begin(game, { hiring: 'three-actions' }, 4, rngOf(seed))
  const rng = rngOf(seed)
  const seen: string[] = []
  while (!isOver(s)) {
    const here = `${s.round}.${s.phase}`
    if (seen.at(-1) !== here) seen.push(here)
    stumble(s, rng)
  }
  return { seen, s }
}

describe('MAS-2.1', () => {
  it('phases come in order within a round, and there are at most six rounds', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { seen, s } = course(seed)
      expect(seen).toEqual([...seen].sort((a, b) => Number(a) - Number(b)))
      expect(new Set(seen).size).toBe(seen.length)
      expect(s.round).toBeLessThanOrEqual(6)
    }
    expect(box.limits.rounds).toBe(6)
  })
})

describe('MAS-2.3 MAS-R3', () => {
  it('the Mallet goes to the left and phase 1 of the next round begins, also in round 6', () => {
    const s = at('construction', { round: 5, mallet: 2 })
    expect([s.round, s.phase, s.mallet, asked(s), awaited(s)]).toEqual([6, 1, 0, 'manage-crew', [0]])
    expect(named(played(s, [0, hires('master')]).crews[0] ?? [])).toEqual(['master-01'])
  })
  it('round 6 has its situation card and its auctions', () => {
    const s = at('contracts', { round: 6, situation: 'stagnation', pile: ['inn'] })
    expect(s.situations.length).toBe(1)
    expect([asked(s), named(s.offer)]).toEqual(['nominate', ['inn']])
  })
})

describe('MAS-2.2', () => {
  it('passes in turn order end phase 1', () => {
    const s = at('hire-fire', { mallet: 1, crews: [[], [], []], pile: [], event: 'bad-weather' })
    expect(played(s, [1, PASS], [2, PASS], [0, PASS]).round).toBe(4)
  })
})

describe('MAS-11.3', () => {
  it('nobody is asked who has only one option, and the rules go on at once', () => {
    const s = at('events', {
      cash: [0, 40_000, 40_000],
      contracts: [['inn'], [], []],
      built: ['inn/wall-1', 'inn/gable-1'],
      event: 'fire',
    })
    expect([asked(s), told(s, 'lose-work').length, standing(s, 'inn')]).toEqual(['manage-crew', 1, []])
  })
})
