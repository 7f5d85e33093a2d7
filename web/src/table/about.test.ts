import { describe, expect, it } from 'vitest'
import { lotsPlan } from '../../../contract/toys/lots.ts'
import { deciders, options } from '../../../kernel/ask.ts'
import type { Choice } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import { openMatch } from '../../../match/match.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { aboutChoices } from './about.ts'

const title = lotsPlan.title as unknown as Title
const opened = openMatch(title, { seats: 2, seed: 'about' })
if (!('match' in opened)) throw new Error('not opened')
const { game, state } = opened.match
const speaker = await speakerOf(lotsPlan.words, opened.match, 'en')
const eyes = deciders(game, state)[0] as number
const [choice] = options(game, state, eyes) as [Choice]
const look = {
  with: () => ({
    brief: () => 'In short',
    numbers: () => [],
    consider: () => ({ text: 'It brings two' }),
  }),
} as unknown as GameLook

describe('of a choice', () => {
  it('everything is said to who may make it', () => {
    const about = aboutChoices({ game, look, view: view(game, state, eyes), eyes }, speaker)
    expect(about.words(choice)).toBe(speaker.choice(view(game, state, eyes), eyes, choice))
    expect(about.brief(choice)).toBe('In short')
    expect(about.consider(choice)?.text).toBe('It brings two')
    expect(about.refuse(choice)).toBeNull()
    expect(about.refuse({ act: 'dance' })).not.toBeNull()
    expect(about.standing(choice)).toBeNull()
  })

  it('its own words are the brief ones for a game that has no others', () => {
    const about = aboutChoices({ game, look: null, view: view(game, state, eyes), eyes }, speaker)
    expect(about.brief(choice)).toBe(about.words(choice))
    expect(about.numbers(choice)).toEqual([])
    expect(about.consider(choice)).toBeNull()
  })

  it('a spectator hears what it is called, and nothing of what it would bring', () => {
    const about = aboutChoices({ game, look, view: view(game, state, null), eyes: null }, speaker)
    expect([about.words(choice), about.brief(choice)]).toEqual([choice.act, choice.act])
    expect([about.refuse(choice), about.consider(choice), about.standing(choice)]).toEqual([null, null, null])
    expect(about.why({ clause: 'table.over' })).toBe(speaker.refusal({ clause: 'table.over' }))
  })
})
