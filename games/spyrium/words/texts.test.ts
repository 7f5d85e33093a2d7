import { describe, expect, it } from 'vitest'
import { view } from '../../../kernel/zones.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import { board } from '../terminal/index.ts'
import { box, card, game, give, lay, open, turnOf } from '../test/scene.ts'
import { words } from './index.ts'

const speaker = (lang: 'en' | 'fr') =>
  speakerOf(words, { title: title as unknown as Title, game: game as never, state: open(2) }, lang)

describe('the texts of cards', () => {
  it('say in both languages what every design does, without holes and in French typography', async () => {
    for (const lang of ['en', 'fr'] as const) {
      const { voice } = await speaker(lang)
      for (const face of box.cards.filter((f) => f.kind !== 'token')) {
        const text = voice.says(face.design)
        expect(text, face.design).not.toMatch(/undefined|NaN|\[object|null/)
        expect(text.length, face.design).toBeGreaterThan(8)
        if (lang === 'fr') expect(text, face.design).not.toMatch(/ [;:!?»]|« |'/)
      }
    }
  })
  it('tell the figures of the sheet', async () => {
    const { voice } = await speaker('en')
    expect(voice.says('factory-i')).toBe(
      'Exploit: 6 VP for 1 worker and 2 crystals; or 10 VP for 2 workers and 3 crystals. Worth 4 VP at the end.',
    )
    expect(voice.says('residence')).toBe('When built: a residence action. Worth 2 VP at the end.')
    expect(voice.says('banker')).toBe('Pay pounds equal to a token: 4 VP.')
    expect(voice.says('crystal-sale')).toBe('Pay 1 crystal: £3; or pay 3 crystals: £6.')
    expect(voice.says('town-house', { vp: 8 })).toBe('Worth 8 VP at the end.')
    expect(voice.says('palace')).toBe('Worth 12 VP at the end.')
  })
})

describe('names and lines that no sentence sets', () => {
  it('keep French typography by themselves', async () => {
    const texts = await words.texts('fr')
    const all = [texts.title, texts.blurb, ...Object.values(texts.names), ...Object.values(texts.points)]
    for (const text of all) expect(text).not.toMatch(/ [;:!?»]|« |'/)
    for (const face of box.cards) expect(face.names.fr).not.toMatch(/'/)
  })
})

describe('the table as text', () => {
  it('fits 40 columns and 100, and names every card that lies open', async () => {
    const s = turnOf(open(5), 0, 2)
    lay(s, { 0: 'banker#1', 8: 'workers-estate-i#1' }, { 0: [2, 3] })
    give(s, 2, {
      buildings: ['laboratory-i#1', 'palace#1'],
      tilted: [1, 0],
      staff: [1, 0],
      techniques: ['trade'],
      kept: [1],
    })
    give(s, 1, { gaps: { h00: 2 }, active: 1 })
    for (const lang of ['en', 'fr'] as const)
      for (const width of [40, 100]) {
        const { voice } = await speaker(lang)
        const lines = board(view(game, s, 0), 0, voice, width, box)
        for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(width)
        const text = lines.join(' ').replace(/\s+/g, ' ')
        for (const id of ['banker#1', 'workers-estate-i#1', 'laboratory-i#1', 'palace#1', 'trade#1'])
          expect(text).toContain(words.cardName(card(id), lang, box))
        expect(text).toContain('(2)(3)')
        expect(text).toMatch(/\[.*♟1\]/)
      }
  })
})
