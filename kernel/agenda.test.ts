import { describe, expect, it } from 'vitest'
import { advance, face, next } from './agenda.ts'
import type { Game } from './game.ts'
import { freshState } from './play.ts'
import { rngOf, Unknown } from './random.ts'
import { HIDDEN, type State } from './words.ts'

interface Diary extends State {
  done: string[]
}
type Chore = { readonly do: 'list' | 'one' | 'two' | 'three' | 'for-ever' }

function diary(first: Chore): { game: Game; s: Diary } {
  const note = (text: string) => ({ kind: 'happening', happen: (s: Diary) => s.done.push(text) }) as const
  const rules = {
    list: {
      kind: 'happening',
      happen: (s: Diary) => next<Chore>(s, { do: 'one' }, { do: 'two' }),
    },
    one: {
      kind: 'happening',
      happen: (s: Diary) => {
        s.done.push('one')
        next<Chore>(s, { do: 'three' })
      },
    },
    two: note('two'),
    three: note('three'),
    'for-ever': { kind: 'happening', happen: (s: Diary) => next<Chore>(s, { do: 'for-ever' }) },
  }
  const game = { id: 'diary', rules, box: null, zones: [] } as unknown as Game
  return { game, s: { ...freshState(1, rngOf('d')), agenda: [first], done: [] } }
}

describe('the agenda', () => {
  it('carries steps out in rulebook order, what a step brings before what was waiting', () => {
    const { game, s } = diary({ do: 'list' })
    advance(game, s)
    expect(s.done).toEqual(['one', 'three', 'two'])
    expect(s.agenda).toEqual([])
  })

  it('says so when a rule is missing or steps never end', () => {
    const missing = diary({ do: 'nap' } as unknown as Chore)
    expect(() => advance(missing.game, missing.s)).toThrow('no rule for step "nap"')
    const endless = diary({ do: 'for-ever' })
    expect(() => advance(endless.game, endless.s)).toThrow('never comes to a question')
  })

  it('is plain data: a copy through JSON goes on just the same', () => {
    const { game, s } = diary({ do: 'list' })
    const copy = JSON.parse(JSON.stringify(s)) as Diary
    advance(game, s)
    advance(game, copy)
    expect(copy).toEqual(s)
  })
})

describe('a face', () => {
  it('is known of an open card and unknown of a face-down one', () => {
    expect(face(4)).toBe(4)
    expect(() => face(HIDDEN)).toThrow(Unknown)
    expect(() => face(undefined)).toThrow(Unknown)
  })
})
