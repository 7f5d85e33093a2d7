import { describe, expect, it } from 'vitest'
import { pieces } from '../../../look/battery/scene.ts'
import type { Piece, Shape } from '../../../look/scene.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import type { SpyriumState } from '../rules/state.ts'
import { box, game, give, open, turnOf } from '../test/scene.ts'
import { words } from '../words/index.ts'
import { look } from './index.ts'

/** A finger needs so much, in CSS pixels. */
const FINGER = 40
const TABLETS: readonly Shape[] = [
  { w: 820, h: 660, form: 'tablet' },
  { w: 768, h: 500, form: 'tablet' },
]

async function storeys(s: SpyriumState, shape: Shape): Promise<Piece[]> {
  const { voice } = await speakerOf(words, { title: title as unknown as Title, game: game as never, state: s }, 'en')
  const scene = look.with({ voice, box }).scene(s, 0, shape, { options: [{ act: 'score' }], picked: [] })
  return pieces(scene).filter(({ id }) => id.startsWith('storey.'))
}

function asking(): SpyriumState {
  const s = turnOf(open(5, { residenceTrack: 'long' }), 0, 2)
  give(s, 0, { money: 9 })
  s.agenda.push({ do: 'residence', seat: 0 })
  return s
}

describe('the residence track', () => {
  it('has storeys of one height while nothing is asked', async () => {
    for (const shape of TABLETS) {
      const heights = (await storeys(turnOf(open(5, { residenceTrack: 'long' }), 0, 1), shape)).map((p) => p.box.h)
      expect(new Set(heights.map(Math.round)).size).toBe(1)
    }
  })
  it('makes those that can be chosen as high as a finger, without leaving the house', async () => {
    for (const shape of TABLETS) {
      const [was, now] = [
        await storeys(turnOf(open(5, { residenceTrack: 'long' }), 0, 1), shape),
        await storeys(asking(), shape),
      ]
      const chosen = now.filter(({ ref }) => ref !== undefined)
      expect(chosen.map(({ ref }) => ref).sort()).toEqual(['act.advance', 'act.score'])
      for (const { box } of chosen) expect(box.h).toBeGreaterThanOrEqual(FINGER)
      const room = (all: readonly Piece[]) => all.reduce((sum, { box }) => sum + box.h, 0)
      expect(room(now)).toBeCloseTo(room(was))
      const ys = now.map(({ box }) => box.y)
      expect(ys).toEqual([...ys].sort((a, b) => a - b))
    }
  })
})
