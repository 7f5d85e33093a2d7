import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { bringFirst } from './firstTexts.ts'
import { inOrder, type Shelved, shelf } from './shelf.ts'

const games = Object.keys(import.meta.glob('../../../games/*/RULES.md', { query: '?raw' }))
  .map((path) => path.split('/').at(-2))
  .sort()
const boxOf = (id: string, order: number) => ({ id, cover: { order }, art: null }) as unknown as Shelved

it('stands boxes by the place their covers name, then by id', () => {
  expect(inOrder([boxOf('c', 2), boxOf('b', 1), boxOf('a', 2)]).map((box) => box.id)).toEqual(['b', 'a', 'c'])
})

describe('the shelf', () => {
  it('has a box for every game, each with a drawn cover', () => {
    expect(shelf.map((box) => box.id).sort()).toEqual(games)
    for (const box of shelf) expect(box.art).toMatch(/cover.*svg|^data:image.svg/)
  })
  it('names every box in every language, with a sentence that fits one line of the open box', async () => {
    await Promise.all(WHOLE.map(bringFirst))
    for (const box of shelf)
      for (const lang of WHOLE) {
        const { title, short, blurb } = box.words(lang)
        expect(title).not.toBe('')
        expect(blurb).not.toBe('')
        expect(short.length).toBeLessThan(11)
        expect(blurb.length).toBeLessThan(60)
      }
  })
})
