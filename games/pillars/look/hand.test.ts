import { expect, it } from 'vitest'
import { deciders, options } from '../../../kernel/ask.ts'
import { at } from '../../../kernel/lists.ts'
import { pieces } from '../../../look/battery/scene.ts'
import { boxOf, stateOf, tricks } from '../test/scene.ts'
import { look } from './index.ts'
import { voiceIn } from './test/positions.ts'

it('a card chosen on a phone covers no card of the trick', async () => {
  const m = tricks({ left: 5, leader: 0 })
  const { game } = m
  const seat = at(deciders(game, m.state), 0)
  const [choice] = options(game, m.state, seat)
  const picked = choice?.on ?? []
  const drawn = look.with({ voice: await voiceIn(stateOf(m), 'en'), box: boxOf(m) })
  const shape = { w: 390, h: 540, form: 'upright' } as const
  const scene = drawn.scene(stateOf(m), seat, shape, { options: choice ? [choice] : [], picked })
  const own = pieces(scene).find((p) => p.ref === picked[0])
  const others = pieces(scene).filter(
    (p) => /^(table|place)/.test(p.id) && p.label !== undefined && p.ref !== picked[0],
  )
  expect(own).toBeDefined()
  if (own === undefined) return
  const meets = (b: typeof own.box) =>
    b.x < own.box.x + own.box.w && own.box.x < b.x + b.w && b.y < own.box.y + own.box.h && own.box.y < b.y + b.h
  const same = (b: typeof own.box) => b.x === own.box.x && b.y === own.box.y
  expect(others.filter((p) => !same(p.box) && meets(p.box)).map((p) => p.id)).toEqual([])
})
