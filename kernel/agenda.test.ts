import { describe, expect, it } from 'vitest'
import { advance, face, next, tell } from './agenda.ts'
import { deciders } from './ask.ts'
import type { Decision, Game, SecretDecision } from './game.ts'
import { freshState } from './play.ts'
import { rngOf, Unknown } from './random.ts'
import { type Choice, HIDDEN, type State, type Step } from './words.ts'

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

describe('a question on the agenda', () => {
  type Ask = Decision<Diary, Step, Choice, unknown>
  type Seal = SecretDecision<Diary, Step, Choice, unknown>
  /** Every seat has one thing to say, but for the last, which has two. */
  const asking = {
    candidates: (s: Diary, _step: Step, seat: number): Choice[] =>
      seat === s.seats - 1 ? [{ act: 'aye' }, { act: 'no' }] : [{ act: 'aye' }],
    refuse: () => null,
  }
  const talk: Ask = {
    ...asking,
    kind: 'decision',
    by: (s) => (s.done.length < s.seats ? [s.done.length] : []),
    resolve(s, step, seat, { act }) {
      s.done.push(`${seat} ${act}`)
      next(s, step)
    },
  }
  const vote: Seal = {
    ...asking,
    kind: 'secret',
    by: (s) => Array.from({ length: s.seats }, (_, seat) => seat),
    reveal: (s, _step, choices) => s.done.push(choices.map((choice) => choice?.act).join()),
  }
  const game = { ...diary({ do: 'list' }).game, rules: { talk, vote } } as unknown as Game
  const table = (first: string): Diary => ({ ...freshState(3, rngOf('q')), agenda: [{ do: first }], done: [] })

  it('is answered for whoever has a single option, until it comes to one who has to choose', () => {
    const s = table('talk')
    advance(game, s)
    expect(s.done).toEqual(['0 aye', '1 aye'])
    expect(s.agenda).toEqual([{ do: 'talk' }])
    expect(deciders(game, s)).toEqual([2])
  })

  it('in secret is sealed for whoever has a single option, and waits for the others', () => {
    const s = table('vote')
    advance(game, s)
    expect(s.sealed).toEqual([{ act: 'aye' }, { act: 'aye' }, null])
    expect(deciders(game, s)).toEqual([2])
    expect(s.done).toEqual([])
    s.sealed?.splice(2, 1, { act: 'no' })
    advance(game, s)
    expect(s.done).toEqual(['aye,aye,no'])
    expect(s.sealed).toBeNull()
    expect(s.agenda).toEqual([])
  })
})

describe('what is told', () => {
  it('is kept for those who listen, in order, and not where nobody does', () => {
    const { s } = diary({ do: 'list' })
    tell(s, { ev: 'rain' })
    tell(s, { ev: 'sun' })
    expect(s.events).toEqual([{ ev: 'rain' }, { ev: 'sun' }])
    s.events = null
    tell(s, { ev: 'rain' })
    expect(s.events).toBeNull()
  })
})

describe('a face', () => {
  it('is known of an open card and unknown of a face-down one', () => {
    expect(face(4)).toBe(4)
    expect(() => face(HIDDEN)).toThrow(Unknown)
    expect(() => face(undefined)).toThrow(Unknown)
  })
})
