import { describe, expect, it } from 'vitest'
import { box, table } from '../test/scene.ts'
import { faceOf } from './faces.ts'
import { icons, own } from './sprite.ts'
import { english, speakers } from './test/moments.ts'

const DRAWN = new Set([...icons, ...Object.keys(own), 'laurels'])

describe('the faces', () => {
  it('are whole in both languages: title, text, clauses, and icons that the sprite has', async () => {
    for (const { voice } of await speakers(table(2))) {
      for (let card = 0; card < box.id.length; card++) {
        const face = faceOf({ voice, box }, card)
        expect(face.title).not.toBe('')
        expect(face.text).toMatch(/\.$/)
        expect(face.clauses.length).toBeGreaterThan(0)
        expect(face.strip.flat().length).toBeGreaterThan(0)
        for (const id of [face.icon, face.behind, face.texture, ...face.strip.flat().map((m) => m.icon)])
          if (id !== undefined) expect(DRAWN, id).toContain(id)
      }
    }
  })
  it('bear the step of a character, and none on winter cards', async () => {
    const voice = await english(table(2))
    const coins = box.id.map((_, card) => faceOf({ voice, box }, card).coin)
    expect(coins).toEqual(['1', '2', '3', '4', '5', '5', '5', '6', ...new Array(6).fill(undefined)])
  })
})
