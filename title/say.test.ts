import { describe, expect, it } from 'vitest'
import { tongueOf, typeset, WHOLE } from '#tongues'
import { lotsPlan } from '../contract/toys/lots.ts'
import { begin } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { voiceOf } from '../papers/texts.ts'
import { speakerOf } from './say.ts'

describe('a speaker', () => {
  const { title, words } = lotsPlan
  const s = begin(title.game, {}, 2, rngOf('say'))

  it('calls seats by the names people gave, or by the game’s', async () => {
    const speaker = await speakerOf(words, { title, game: title.game, state: s, players: ['', 'Ada'] }, 'en')
    expect(speaker.voice.seat(0)).toBe('seat 0')
    expect(speaker.voice.seat(1)).toBe('Ada')
    expect(speaker.refusal({ clause: 'table.not-awaited', with: { awaited: [1] } })).toBe(
      'It is not this seat’s turn: the table waits for Ada.',
    )
  })

  it('speaks French with its spaces', () => {
    expect(typeset('fr', 'Oui : « non » ; vraiment ? Oui !')).toBe(
      'Oui\u00a0: «\u00a0non\u00a0»\u00a0; vraiment\u00a0? Oui\u00a0!',
    )
    expect(typeset('en', 'Yes : no')).toBe('Yes : no')
    expect(typeset('de', 'Etwa 50 %, z. B. o. Ä.; so. a. Bild. B.')).toBe(
      'Etwa 50\u00a0%, z.\u00a0B. o.\u00a0Ä.; so. a. Bild. B.',
    )
  })

  it('says what a card does and what the board says, typeset', async () => {
    const texts = await words.texts('fr')
    const spoken = {
      ...words,
      texts: async () => ({ ...texts, board: { left: () => 'reste : 2' } }),
    }
    const { voice } = await speakerOf(spoken, { title, game: title.game, state: s }, 'fr')
    expect(voice.says('left')).toBe('reste\u00a0: 2')
    expect(voice.says('unheard-of')).toBe('unheard-of')
  })

  it('has a sentence for everything the table refuses, in every language', () => {
    for (const lang of WHOLE) expect(Object.keys(tongueOf(lang).refusals)).toEqual(Object.keys(tongueOf('en').refusals))
  })

  it('counts, lists and writes numbers as the language does', () => {
    const fr = voiceOf('fr', { wood: 'bois', sand: 'sable' }, String, String)
    const en = voiceOf('en', { wood: 'wood', sand: 'sand' }, String, String)
    expect(fr.plural(0, 'carte', 'cartes')).toBe('carte')
    expect(en.plural(0, 'card', 'cards')).toBe('cards')
    expect(en.names(['wood', 'sand'])).toBe('wood and sand')
    expect(fr.names(['wood', 'sand'])).toBe('bois et sable')
    expect(fr.number(12000)).toMatch(/^12\s000$/)
    expect(en.number(12000)).toBe('12,000')
  })
})
