import { describe, expect, it } from 'vitest'
import { pieces } from '../../../look/battery/scene.ts'
import { box, lies, table } from '../test/scene.ts'
import { faceOf } from './faces.ts'
import { look } from './index.ts'
import { SHAPES, speakers } from './test/moments.ts'

describe('cards of winter that stay', () => {
  it.each([
    ['alone', ['innkeeper', 'granary', 'damsel'], 3],
    ['beside one that has just struck', ['innkeeper', 'granary', 'damsel', 'plague'], 4],
  ] as const)('have their whole name in every room, in every language: %s', async (_, cards, most) => {
    const s = table(3, { season: 'winter' })
    for (const id of cards) lies(s, id)
    for (const { voice } of await speakers(s))
      for (const shape of SHAPES) {
        const drawn = look.with({ voice, box })
        const all = pieces(drawn.scene(s, 0, shape, null))
        const strips = all.filter(({ id, ref }) => /^winter\.\d+$/.test(id) && ref !== 'winter-deck')
        // A broad room shows the one that has struck as a card.
        expect([3, most]).toContain(strips.filter(({ look: as }) => as.is === 'drawing').length)
        for (const { id, look: as } of strips) {
          if (as.is !== 'drawing') continue
          const title = faceOf({ voice, box }, Number(id.slice('winter.'.length))).title
          const written = /<text[^>]*>([^<]+)</.exec(as.svg)?.[1]
          expect([title, voice.says('damsel-short')], `${voice.lang} ${shape.w}×${shape.h}`).toContain(written)
        }
      }
  })
})
