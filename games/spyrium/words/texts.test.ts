import { describe, expect, it } from 'vitest'
import { view } from '../../../kernel/zones.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import { board } from '../terminal/index.ts'
import { box, card, game, give, lay, open, turnOf } from '../test/scene.ts'
import { theCard } from './de/nouns.ts'
import { words } from './index.ts'

const LANGS = ['en', 'fr', 'de'] as const
const speaker = (lang: (typeof LANGS)[number]) =>
  speakerOf(words, { title: title as unknown as Title, game: game as never, state: open(2) }, lang)

describe('the texts of cards', () => {
  it('say in every language what every design does, without holes and in its typography', async () => {
    for (const lang of LANGS) {
      const { voice } = await speaker(lang)
      for (const face of box.cards.filter((f) => f.kind !== 'token')) {
        const text = voice.says(face.design)
        expect(text, face.design).not.toMatch(/undefined|NaN|\[object|null/)
        expect(text.length, face.design).toBeGreaterThan(8)
        if (lang === 'fr') expect(text, face.design).not.toMatch(/ [;:!?»]|« |'/)
        if (lang === 'de') expect(text, face.design).not.toMatch(/[\s\u00a0][;:!?]|["'«»]|\d [£S]/)
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

describe('the cards as German nouns', () => {
  it('are named every one, and only there: the sheet has no German names', async () => {
    const { texts, voice } = await speaker('de')
    for (const face of box.cards) {
      expect(face.names.de, face.design).toBeUndefined()
      expect(texts.cardNames?.[face.design], face.design).toBeTruthy()
    }
    expect(voice.card(card('bureaucrat#1'))).toBe('Bürokrat')
  })
  it('stand in a sentence in their case', async () => {
    const { voice, event } = await speaker('de')
    expect(theCard(card('bureaucrat#1'), 'acc', voice)).toBe('den Bürokraten')
    expect(theCard(card('laboratory-i#1'), 'dat', voice)).toBe('dem Labor I')
    const side = (left: number, right: number) =>
      event({ ev: 'place', seat: 0, to: 'gap.0', with: { gap: 'h00', left, right } })
    expect(side(card('architect#1'), -1)).toBe(
      'Blau platziert einen Arbeiter zwischen dem Architekten und einem leeren Platz, obere Reihe links.',
    )
    expect(side(card('residence#1'), card('residence#2'))).toBe(
      'Blau platziert einen Arbeiter zwischen der einen und der anderen Residenz, obere Reihe links.',
    )
    const earn = (id: string) => event({ ev: 'earn', seat: 1, from: 'gap.0', card: card(id), with: { pounds: 2 } })
    expect(earn('miner#1')).toBe('Rot holt einen Arbeiter zurück und verdient 2\u00a0£ am Bergmann.')
    expect(earn('mine-i#1')).toBe('Rot holt einen Arbeiter zurück und verdient 2\u00a0£ an der Mine I.')
  })
  it('stand in quotes under a name that another sheet gave them', async () => {
    const { voice } = await speaker('de')
    expect(theCard(0, 'acc', { ...voice, card: () => 'Kohlegrube' } as typeof voice)).toBe('„Kohlegrube“')
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
    for (const lang of LANGS)
      for (const width of [40, 100]) {
        const { voice, texts } = await speaker(lang)
        const lines = board(view(game, s, 0), 0, voice, width, box)
        for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(width)
        const text = lines.join(' ').replace(/\s+/g, ' ')
        for (const id of ['banker#1', 'workers-estate-i#1', 'laboratory-i#1', 'palace#1', 'trade#1'])
          expect(text).toContain(words.cardName(card(id), lang, box, texts))
        expect(text).toContain('(2)(3)')
        expect(text).toMatch(/\[.*♟1\]/)
      }
  })
})
