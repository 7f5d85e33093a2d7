import { describe, expect, it } from 'vitest'
import { pieces } from '../../../look/battery/scene.ts'
import { box, table } from '../test/scene.ts'
import { look } from './index.ts'
import { nameIn, nameWidth } from './plate.ts'
import { SHAPES, speakers } from './test/moments.ts'

/** What names measure in IM Fell English, in ems. */
const MEASURED: Readonly<Record<string, number>> = {
  Bergfried: 4.02,
  'Kleines Tor': 4.82,
  'Großes Tor': 4.79,
  Brunnen: 3.6,
  Gesindehaus: 5.23,
  Markt: 2.61,
  Keep: 2.18,
  'Small gate': 4.26,
  'Servants’ house': 6.33,
  'Petite porte': 4.9,
  Écurie: 2.73,
  'Maison des serviteurs': 8.77,
}

describe('a name on a plate', () => {
  it.each(Object.entries(MEASURED))('takes the room that its face needs: %s', (name, ems) => {
    expect(Math.abs(nameWidth(name, 16) - 16 * ems)).toBeLessThan(3)
  })
  it('is squeezed a little before it is cut', () => {
    expect(nameIn(75, 'Kornspeicher', [0, 0], 14)).toMatch(/textLength="75".*>Kornspeicher</)
    expect(nameIn(75, 'The damsel of the castle', [0, 0], 14)).toMatch(/>The dam[a-z ]*…</)
  })
  it('leaves the points of the well in sight beside the market, in every language', async () => {
    const s = table(3)
    for (const { voice } of await speakers(s))
      for (const shape of SHAPES) {
        const drawn = look.with({ voice, box })
        const all = pieces(drawn.scene(s, 0, shape, null))
        const [plate, doorstep] = ['plate.well.0', 'doorstep.market'].map(
          (id) => all.find((piece) => piece.id === id)?.box,
        )
        if (plate === undefined || doorstep === undefined) throw new Error('nothing is drawn')
        const under = plate.x + plate.w - doorstep.x
        const beside = plate.y > doorstep.y + doorstep.h || plate.y + plate.h < doorstep.y
        expect(beside ? 0 : under, `${voice.lang} ${shape.w}×${shape.h}`).toBeLessThan(13)
      }
  })
})
