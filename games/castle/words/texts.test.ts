import { describe, expect, it } from 'vitest'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import type { CastleState } from '../rules/state.ts'
import { activation, choiceOf, game, pieces, table } from '../test/scene.ts'
import { words } from './index.ts'

const speaker = (state: CastleState, lang: 'en' | 'fr') =>
  speakerOf(words, { title: title as unknown as Title, game: game as never, state }, lang)

/** What building a tower is called while a character is at work. */
async function towerBy(role: string, lang: 'en' | 'fr'): Promise<string> {
  const s = table(3)
  pieces(s, 0, { sand: 6, wood: 4, clay: 3, stone: 3 })
  const now = activation(s, 0, role)
  const say = await speaker(now, lang)
  return say.choice(now, 0, choiceOf(now, 0, { type: 'build', building: 'tower' }))
}

describe('the words for building', () => {
  it('say what the building brings the character at work', async () => {
    expect(await towerBy('stonemason', 'en')).toBe('Build a tower (value 10, 8 VP)')
    expect(await towerBy('worker-wood', 'en')).toBe('Build a tower (value 10, 4 VP)')
    expect(await towerBy('bricklayer', 'fr')).toBe('Construire une tour (valeur 10, 1 thaler par pièce)')
  })
})

describe('amounts', () => {
  it('are counted in the singular and the plural, and nothing is not counted', async () => {
    const { voice } = await speaker(table(3), 'fr')
    expect(voice.says('gift-label', { n: 2, item: 'silver' })).toBe('2 barres d’argent sur sa carte')
    expect(voice.says('gift-label', { n: 3, item: 'thaler' })).toBe('3 thalers sur sa carte')
    const texts = await words.texts('fr')
    expect(texts.refusal['CAS-12.2']?.({ kind: 'stone', stock: 0 }, voice)).toMatch(/ce chariot est vide/)
  })
})
