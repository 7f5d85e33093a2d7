import { describe, expect, it } from 'vitest'
import { ranking } from '../../../bots/greedy.ts'
import { rngOf } from '../../../kernel/random.ts'
import { mindOf } from '../../../title/mind.ts'
import { title } from '../rules/index.ts'
import { activation, asked, box, built, did, onSpace, pay, pieces, purse, seen, start, table } from '../test/scene.ts'
import { insight } from './index.ts'

const best = (s: ReturnType<typeof table>) => {
  const seat = asked(s)[0] as number
  const [first] = ranking(mindOf(title.game as never, insight as never), seen(s, seat), seat, rngOf('insight'))
  return title.canon.write(s, seat, first?.choice as never, box)
}

describe('the insight', () => {
  it('is the lead in points when all is over', () => {
    const s = table(3)
    s.scores = [50, 40, 20]
    s.agenda = []
    expect(insight.value(s, 0, box)).toBe(20)
    expect(insight.value(s, 2, box)).toBe(-25)
  })
  it('builds what brings most with the stonemason', () => {
    const s = table(3)
    pieces(s, 0, { sand: 4, clay: 1, stone: 2 })
    expect(best(activation(s, 0, 'stonemason'))).toEqual({ type: 'build', building: 'stable' })
  })
  it('builds nothing that only a rival with the master builder gains from', () => {
    const s = table(3)
    pieces(s, 0, { sand: 2, wood: 1, clay: 1 })
    const now = start(
      s,
      { do: 'build', seat: 0, role: 4, left: 2 },
      { do: 'end-activation', seat: 0 },
      { do: 'master-builder', seat: 1 },
      { do: 'master-builder', seat: 2 },
    )
    expect(best(now)).toEqual({ type: 'stop-building' })
  })
  it('lodges a helper where it pays and none where it does not', () => {
    /** Seat 0 has built a well; seat 1 is to build after it. */
    const placing = (thalers: number, edit: (s: ReturnType<typeof table>) => void) => {
      const s = table(3)
      edit(s)
      for (const seat of [0, 1]) pieces(s, seat, { sand: 3, wood: 2, clay: 1, stone: 1 })
      purse(s, 0, thalers)
      s.round = 13
      const now = start(
        s,
        { do: 'build', seat: 0, role: 3, left: 1 },
        { do: 'end-activation', seat: 0 },
        { do: 'build', seat: 1, role: 4, left: 2 },
      )
      return did(did(now, 0, { type: 'build', building: 'well' }), 0, pay({ sand: 1, wood: 1, stone: 1 }))
    }
    const stable = placing(16, (s) =>
      built(s, 1, 'stable', 'small-gate', ...Array.from({ length: 6 }, () => 'house' as const)),
    )
    expect(best(stable)).toEqual({ type: 'place-helper', space: 'stable-16', source: 'supply' })
    const forge = placing(8, (s) => {
      onSpace(s, 1, 'market-a')
      onSpace(s, 1, 'market-b')
    })
    expect(best(forge)).toEqual({ type: 'stop-placing' })
  })
})
