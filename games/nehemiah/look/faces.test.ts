import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import type { Lang } from '../../../papers/texts.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import { FIRST_FOREMAN, FIRST_GATE } from '../sheet/box.ts'
import { box, open } from '../test/scene.ts'
import { words } from '../words/index.ts'
import { faceOf, shortFace } from './faces.ts'

const sprite = readFileSync(join(import.meta.dirname, 'sprite.svg'), 'utf8')
const RULES = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8')
const CARDS = box.id.map((_, card) => card)
const voiceIn = async (lang: Lang) =>
  (await speakerOf(words, { title: title as unknown as Title, game: title.game as never, state: open(4).s }, lang))
    .voice

describe('the faces', () => {
  it.each(LANGS)('keep a short word of a title with the next one, in %s', async (lang) => {
    const voice = await voiceIn(lang)
    // So no title of three words takes three lines of a small card.
    for (const card of CARDS) expect(faceOf({ voice, box }, card).title).not.toMatch(/\s\p{L}{1,3} /u)
  })
  it.each(LANGS)('say and draw everything, in %s', async (lang) => {
    const voice = await voiceIn(lang)
    for (const card of CARDS) {
      const face = faceOf({ voice, box }, card)
      expect(face.title).not.toMatch(/\?|\(/)
      expect(face.text.length).toBeGreaterThan(8)
      expect(face.text).not.toMatch(/undefined|NaN/)
      const marks = [...face.strip, ...shortFace({ voice, box }, card).strip].flat()
      const ids = [
        face.icon,
        ...(face.behind ? [face.behind] : []),
        ...(face.texture ? [face.texture] : []),
        ...(face.price ?? []).map((token) => token.icon),
        ...marks.flatMap((mark) => (mark.icon ? [mark.icon] : [])),
      ]
      for (const id of ids) expect(sprite, id).toContain(`<symbol id="${id}"`)
      for (const mark of marks) expect(mark.icon === undefined || (mark.label ?? '') !== '', face.title).toBe(true)
      for (const clause of face.clauses) expect(RULES, clause).toContain(`**${clause}**`)
    }
  })

  it('print the price of a work, wood over gold, and leave it out of the short strip', async () => {
    const voice = await voiceIn('en')
    const card = CARDS.find((c) => c < FIRST_GATE && words.cardName(c, 'en', box) === 'Military training (2)') as number
    expect(faceOf({ voice, box }, card).price).toEqual([
      { icon: 'wood-token', text: '2' },
      { icon: 'coin-blank', text: '2' },
    ])
    expect(faceOf({ voice, box }, card).strip[0]?.map((m) => m.icon ?? m.text)).toEqual([
      'wood-2',
      'coin-2',
      '→',
      'cube-blank',
      'cube-blank',
      'bordered-shield',
    ])
    expect(shortFace({ voice, box }, card).strip[0]?.map((m) => m.icon)).toEqual([
      'cube-blank',
      'cube-blank',
      'bordered-shield',
    ])
  })

  it('mark what is reconstructed: the gates, until somebody corrects them', async () => {
    const voice = await voiceIn('en')
    expect(faceOf({ voice, box }, FIRST_GATE)).toMatchObject({ points: '2', reconstructed: true })
    const gateVp = box.gateVp.with(FIRST_GATE, 1)
    expect(faceOf({ voice, box: { ...box, gateVp } }, FIRST_GATE)).toMatchObject({
      points: '1',
      reconstructed: false,
    })
    expect(CARDS.filter((card) => faceOf({ voice, box }, card).reconstructed)).toHaveLength(8)
  })

  it('say first when a foreman is used', async () => {
    const voice = await voiceIn('en')
    const first = CARDS.slice(FIRST_FOREMAN).map((card) => faceOf({ voice, box }, card).strip[0]?.[0]?.icon)
    expect(first).toEqual([
      'palm',
      'palm',
      'palm',
      'hourglass',
      'hourglass',
      'tied-scroll',
      'exclamation',
      'exclamation',
      'exclamation',
      'plus',
      'plus',
      'person',
      'person',
      'person',
      'person',
    ])
  })
})
