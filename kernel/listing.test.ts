import { describe, expect, it } from 'vitest'
import { lots } from '../contract/toys/lots.ts'
import { explain, isForced, options, optionsFor } from './ask.ts'
import { clone } from './clone.ts'
import { type Game, NO_KEY, type Rule } from './game.ts'
import { begin, commit } from './play.ts'
import { rngOf } from './random.ts'
import type { Choice, Seat, State, Step } from './words.ts'

interface Table extends State {
  left: number
}
type Ask = Extract<Rule<Table, Step, Choice, unknown>, { kind: 'decision' }>
const CHOICES: readonly Choice[] = [{ act: 'take', n: [2] }, { act: 'take', n: [1] }, { act: 'rest' }]

/** Seat 0 takes one or two of what is left, or rests; resting alone needs no asking. Says how often it was listed. */
function taking(key: Ask['key'] | null): { game: Game<Table>; listed: () => number } {
  let listed = 0
  const ask: Ask = {
    kind: 'decision',
    by: (s) => (s.left < 0 ? [] : [0]),
    ...(key === null || key === undefined ? {} : { key }),
    candidates() {
      listed++
      return CHOICES
    },
    refuse: (s, _step, _seat, { n }) => (n !== undefined && (n[0] ?? 0) > s.left ? { clause: 'TOY-1' } : null),
    resolve(s, step, _seat, { n }) {
      s.left = n === undefined ? -1 : s.left - (n[0] ?? 0)
      s.agenda.push(step)
    },
  }
  const game: Game<Table> = {
    ...(lots as unknown as Game<Table>),
    setup: (_options, seats, rng) => ({
      ...begun(seats),
      rng,
      left: 5,
      agenda: [{ do: 'ask' }],
    }),
    rules: { ask },
    interrupts: {},
    zones: [],
    pools: () => ({}),
  }
  return { game, listed: () => listed }
}
const begun = (seats: number): State => ({ seats, agenda: [], sealed: null, rng: null, secretsOut: 0, events: null })

const leftOver = (s: Table, _step: Step, _seat: Seat): number => Math.min(2, s.left)
const opened = (game: Game<Table>) => begin(game, {}, 2, rngOf('x'))

describe('options listed', () => {
  it('are no more than are wanted, from the first', () => {
    const { game } = taking(null)
    const s = opened(game)
    expect(options(game, s, 0)).toEqual(CHOICES)
    expect(optionsFor(game, s, 0, 2)).toEqual(CHOICES.slice(0, 2))
    expect(optionsFor(game, s, 0, 3)).toEqual(CHOICES)
    s.left = 1
    expect(optionsFor(game, s, 0, 1)).toEqual(CHOICES.slice(1, 2))
    expect(optionsFor(game, s, 0, 2)).toEqual(CHOICES.slice(1))
  })

  it('leave the candidates of the rule as they are', () => {
    const { game } = taking(null)
    const s = opened(game)
    s.left = 1
    expect(options(game, s, 0)).toHaveLength(2)
    expect(CHOICES).toHaveLength(3)
  })

  it('answer by themselves when one is left, wherever it stands among the candidates', () => {
    for (const only of [0, 1, 2]) {
      const { game } = taking(null)
      const refuse: Ask['refuse'] = (s, _step, _seat, choice) =>
        s.left === 5 || choice === CHOICES[only] ? null : { clause: 'TOY-2' }
      const resolve: Ask['resolve'] = (s, step) => {
        s.left = s.left === 5 ? 4 : -1
        s.agenda.push(step)
      }
      const narrow: Game<Table> = { ...game, rules: { ask: { ...game.rules.ask, refuse, resolve } as Ask } }
      const s = opened(narrow)
      expect(s.left).toBe(5)
      commit(narrow, s, 0, { act: 'rest' })
      expect(s).toMatchObject({ left: -1, agenda: [] })
    }
  })
})

describe('options by key', () => {
  it('are listed once, and the same as without a key', () => {
    const [keyed, plain] = [taking(leftOver), taking(null)]
    const [s, t] = [opened(keyed.game), opened(plain.game)]
    for (const choice of [CHOICES[1], CHOICES[1], CHOICES[1]] as const) {
      expect(options(keyed.game, s, 0)).toEqual(options(plain.game, t, 0))
      if (choice !== undefined) commit(keyed.game, s, 0, choice)
      if (choice !== undefined) commit(plain.game, t, 0, choice)
    }
    expect(keyed.listed()).toBe(1)
    expect(plain.listed()).toBe(7)
  })

  it('find the single one that needs no asking', () => {
    const { game } = taking(leftOver)
    const s = opened(game)
    commit(game, s, 0, { act: 'take', n: [2] })
    commit(game, s, 0, { act: 'take', n: [2] })
    expect(options(game, s, 0).map(({ act }) => act)).toEqual(['take', 'rest'])
    expect(isForced(game, s, 0)).toBe(false)
    commit(game, s, 0, { act: 'take', n: [1] })
    expect(s).toMatchObject({ left: -1, agenda: [] })
  })

  it('are listed anew where there is no key, and follow a state that somebody changed by hand', () => {
    for (const key of [() => NO_KEY, leftOver]) {
      const { game } = taking(key)
      const s = opened(game)
      expect(options(game, s, 0)).toHaveLength(3)
      const changed = clone(s)
      changed.left = 1
      expect(options(game, changed, 0)).toHaveLength(2)
      s.left = 0
      expect(options(game, s, 0)).toHaveLength(1)
    }
  })

  it('are not listed to find a single one where the rule says that there are several', () => {
    const { game, listed } = taking(null)
    const ask = game.rules.ask
    const sure: Game<Table> = { ...game, rules: { ask: { ...ask, several: (s: Table) => s.left > 0 } as Ask } }
    const s = opened(sure)
    expect(listed()).toBe(0)
    expect(options(sure, s, 0)).toHaveLength(3)
    s.left = 1
    commit(sure, s, 0, { act: 'take', n: [1] })
    expect(s.agenda).toEqual([])
  })

  it('are remembered for each key and each seat', () => {
    const { game, listed } = taking((s) => s.left)
    const s = opened(game)
    const before = listed()
    for (const left of [1, 2, 1, 2]) {
      s.left = left
      expect(options(game, s, 0)).toHaveLength(left === 1 ? 2 : 3)
    }
    expect(listed()).toBe(before + 2)
  })

  it('say nothing about reasons: whoever asks why hears the rule itself', () => {
    const { game } = taking(leftOver)
    const s = opened(game)
    options(game, s, 0)
    s.left = 1
    expect(explain(game, s, 0).map(({ refusal }) => refusal?.clause ?? null)).toEqual(['TOY-1', null, null])
  })

  it('are forgotten when there are too many, and listed again', () => {
    const { game, listed } = taking((s) => s.left)
    const s = opened(game)
    for (let left = 1; left <= 6000; left++) {
      s.left = left
      expect(options(game, s, 0)).toHaveLength(left === 1 ? 2 : 3)
    }
    const before = listed()
    s.left = 6000
    options(game, s, 0)
    expect(listed()).toBe(before)
    s.left = 1
    expect(options(game, s, 0)).toHaveLength(2)
    expect(listed()).toBe(before + 1)
  })
})
