// What a seat can know of a choice before it is made: on the toys, and compared with a table that knows everything.
import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { face, next, tell } from './agenda.ts'
import { closedOptions, deciders } from './ask.ts'
import { clone } from './clone.ts'
import { afterSteps, follow, foreseen } from './foresee.ts'
import type { Game } from './game.ts'
import { at } from './lists.ts'
import { begin, commit, freshState, isOver } from './play.ts'
import { below, random, rngOf } from './random.ts'
import type { Card, Choice, Seat, State } from './words.ts'
import { everybody, nobody, view } from './zones.ts'

const lots = lotsPlan.title.game
const bids = bidsPlan.title.game

interface Mine extends State {
  /** Face down. */
  shaft: Card[]
  /** Face up. */
  yard: Card[]
  done: string[]
}
interface Work {
  readonly do: 'dig' | 'sweep' | 'lift' | 'name' | 'dice' | 'collapse' | 'nod' | 'vote' | 'night'
}
const isWork = (_: string): _ is Work['do'] => true
const bring = (s: Mine, { on = [] }: Choice) => next<Work>(s, ...on.filter(isWork).map((name): Work => ({ do: name })))
const happening = (happen: (s: Mine) => void) => ({ kind: 'happening', happen }) as const
const noting = (note: string) => (s: Mine) => {
  s.done.push(note)
  tell(s, { ev: note })
}
const asking = { candidates: (): Choice[] => [], refuse: () => null }

/** Seat 0 digs, which brings whatever steps it names; the night waits. Anybody may ring for the same steps beside the digging. */
const mine: Game<Mine, Work> = {
  id: 'mine',
  version: 1,
  players: [2, 2],
  variants: {},
  box: null,
  setup(_options, seats, rng) {
    const s: Mine = { ...freshState(seats, rng), shaft: [4, 5, 6], yard: [], done: [] }
    next<Work>(s, { do: 'dig' }, { do: 'night' })
    return s
  },
  rules: {
    dig: {
      ...asking,
      kind: 'decision',
      always: true,
      by: () => [0],
      resolve(s, _step, _seat, choice) {
        noting('dig')(s)
        bring(s, choice)
      },
    },
    sweep: happening(noting('sweep')),
    lift: happening((s) => s.yard.push(s.shaft.pop() ?? 0)),
    name: happening((s) => s.done.push(`card ${face(s.shaft.at(-1))}`)),
    dice: happening((s) => s.done.push(`a ${random(s, 6)}`)),
    collapse: happening(() => {
      throw new Error('the mine is no more')
    }),
    nod: {
      kind: 'decision',
      by: (s) => (s.done.includes('nod') ? [] : [1]),
      candidates: () => [{ act: 'nod' }],
      refuse: () => null,
      resolve: noting('nod'),
    },
    vote: {
      kind: 'secret',
      by: () => [0, 1],
      candidates: () => [{ act: 'aye' }],
      refuse: () => null,
      reveal: (s, _step, choices) => s.done.push(choices.map((choice) => choice?.act).join()),
    },
    night: happening(noting('night')),
  },
  interrupts: {
    ring: {
      ...asking,
      resolve(s, _seat, choice) {
        noting('ring')(s)
        bring(s, choice)
      },
    },
    shout: { ...asking, resolve: (s) => s.yard.push(s.shaft.pop() ?? 0) },
  },
  zones: [
    { id: 'shaft', pool: 'stones', piles: (s) => [s.shaft], sees: nobody },
    { id: 'yard', pool: 'stones', piles: (s) => [s.yard], sees: everybody },
  ],
  pools: () => ({ stones: [4, 5, 6] }),
  scores: (s) => Array.from({ length: s.seats }, () => 0),
  winners: () => [],
  breakdown: () => [],
}
const dug = (...on: Work['do'][]): Choice => ({ act: 'dig', on })
const rung = (...on: Work['do'][]): Choice => ({ act: 'ring', on })
const evening = () => begin(mine, {}, 2, rngOf('mine'))

/** What seat 0 can know of a choice: what is done, what is still to come (the next first), and how many steps that took. */
function followed(choice: Choice, seat: Seat = 0) {
  // A game of its own every time: what is known of a game once is kept.
  const found = follow({ ...mine }, view(mine, evening(), seat), seat, choice)
  if (found === null) return null
  return { ...left(found.after as Mine), steps: found.steps }
}
const left = ({ done, agenda }: Mine) => ({ done, waiting: agenda.map((step) => step.do).reverse() })

describe('a choice followed to its end', () => {
  it('goes through all that it brings by itself, and leaves what was waiting before', () => {
    expect(followed(dug())).toEqual({ done: ['dig'], waiting: ['night'], steps: 1 })
    expect(followed(dug('sweep', 'sweep'))).toEqual({ done: ['dig', 'sweep', 'sweep'], waiting: ['night'], steps: 3 })
  })
  it('goes through decisions that need no asking, sealed ones as well', () => {
    expect(followed(dug('nod', 'sweep'))).toEqual({ done: ['dig', 'nod', 'sweep'], waiting: ['night'], steps: 3 })
    expect(followed(dug('vote', 'sweep'))).toEqual({ done: ['dig', 'aye,aye', 'sweep'], waiting: ['night'], steps: 3 })
  })
  it('stops at the question that it brings', () => {
    expect(followed(dug('sweep', 'dig'))).toEqual({ done: ['dig', 'sweep'], waiting: ['dig', 'night'], steps: 2 })
  })
  it('stops before what needs a card that lies face down, or chance', () => {
    for (const unknown of ['name', 'dice'] as const) {
      expect(followed(dug('sweep', unknown, 'sweep'))).toEqual({
        done: ['dig', 'sweep'],
        waiting: [unknown, 'sweep', 'night'],
        steps: 2,
      })
      expect(followed(dug(unknown))).toEqual({ done: ['dig'], waiting: [unknown, 'night'], steps: 1 })
    }
  })
  it('stops before a card comes out that the seat would see and does not know', () => {
    expect(followed(dug('sweep', 'lift', 'lift'))).toEqual({
      done: ['dig', 'sweep'],
      waiting: ['lift', 'lift', 'night'],
      steps: 2,
    })
  })
  it('may be done beside a decision, which is no step and leaves the decision where it is', () => {
    expect(followed(rung('sweep'), 1)).toEqual({ done: ['ring', 'sweep'], waiting: ['dig', 'night'], steps: 1 })
    expect(followed(rung('sweep', 'name'), 1)).toMatchObject({ done: ['ring', 'sweep'], steps: 1 })
    expect(followed(rung('name'), 1)).toEqual({ done: ['ring'], waiting: ['name', 'dig', 'night'], steps: 0 })
    expect(followed({ act: 'shout' }, 1)).toBeNull()
  })
  it('tells what happened on the way, also where nobody listened before', () => {
    const seen = { ...view(mine, evening(), 0), events: null }
    const told = (found: { after: State } | null) => found?.after.events?.map(({ ev }) => ev)
    expect(told(follow(mine, seen, 0, dug('sweep')))).toEqual(['dig', 'sweep'])
    expect(seen.events).toBeNull()
  })
  it('is nothing where the choice itself brings out what nobody can know', () => {
    const s = begin(lots, {}, 2, rngOf('itself'))
    const seat = at(deciders(lots, s), 0)
    expect(follow(lots, view(lots, s, seat), seat, { act: 'draw' })).toBeNull()
  })
  it('goes just as far on the true table, and as far beyond as one asks', () => {
    const goneOn = (steps: number) => left(afterSteps(mine, evening(), 0, dug('sweep', 'name', 'sweep'), steps) as Mine)
    expect(goneOn(1)).toEqual({ done: ['dig'], waiting: ['sweep', 'name', 'sweep', 'night'] })
    expect(goneOn(2)).toEqual({ done: ['dig', 'sweep'], waiting: ['name', 'sweep', 'night'] })
    expect(goneOn(3).done).toEqual(['dig', 'sweep', 'card 6'])
    expect(goneOn(99)).toEqual({ done: ['dig', 'sweep', 'card 6', 'sweep', 'night'], waiting: [] })
  })
  it('says so where a rule breaks on the true table', () => {
    expect(() => afterSteps(mine, evening(), 0, dug('collapse'), 9)).toThrow('the mine is no more')
    expect(afterSteps(mine, evening(), 0, dug('collapse'), 1).agenda.at(-1)).toEqual({ do: 'collapse' })
  })
  it('leaves the game as it was: another choice made on the table is carried out whole', () => {
    followed(dug('sweep', 'name'))
    const s = evening()
    commit(mine, s, 0, dug('sweep'))
    expect(s.done).toEqual(['dig', 'sweep', 'night'])
    expect(isOver(s)).toBe(true)
  })
})

describe('a choice followed', () => {
  it('leaves the table as it was, and never throws', () => {
    const s = begin(lots, {}, 2, rngOf('follow'))
    const rng = rngOf('follow choices')
    let known = 0
    while (!isOver(s)) {
      const seat = at(deciders(lots, s), 0)
      const seen = view(lots, s, seat)
      const before = JSON.stringify(seen)
      const all = closedOptions(lots, s, seat)
      for (const choice of all) {
        const followed = follow(lots, seen, seat, choice)
        expect(JSON.stringify(seen)).toBe(before)
        if (followed === null) continue
        known++
        // The same steps on the true table come to the same question.
        const truth = afterSteps(lots, s, seat, choice, followed.steps)
        expect(followed.after.agenda).toEqual(truth.agenda)
      }
      commit(lots, s, seat, at(all, below(rng, all.length)))
    }
    expect(known).toBeGreaterThan(0)
  })
  it('does not go beyond what was waiting before it', () => {
    const s = begin(lots, {}, 2, rngOf('waiting'))
    const seat = at(deciders(lots, s), 0)
    const followed = follow(lots, view(lots, s, seat), seat, at(closedOptions(lots, s, seat), 0))
    expect(followed?.after.agenda.length ?? s.agenda.length).toBeGreaterThanOrEqual(s.agenda.length - 1)
  })
  it('is none where others choose in secret beside it', () => {
    const s = begin(bids, { start: 10 }, 3, rngOf('sealed'))
    const seat = at(deciders(bids, s), 0)
    const [choice] = closedOptions(bids, s, seat)
    expect(s.sealed).not.toBeNull()
    expect(choice && follow(bids, view(bids, s, seat), seat, choice)).toBeNull()
  })
})

describe('a choice foreseen', () => {
  it('is carried out with all that follows', () => {
    const after = foreseen(mine, view(mine, evening(), 0), 0, dug('sweep'))
    expect(after?.done).toEqual(['dig', 'sweep', 'night'])
    expect(after?.agenda).toEqual([])
  })
  it('is nothing where a card that lies face down would come out, or its face or chance is needed', () => {
    for (const unknown of ['lift', 'name', 'dice'] as const)
      expect(foreseen(mine, view(mine, evening(), 0), 0, dug(unknown))).toBeNull()
  })
  it('leaves the table as it was', () => {
    const seen = view(mine, evening(), 0)
    foreseen(mine, seen, 0, dug('sweep'))
    expect(seen).toEqual(view(mine, evening(), 0))
  })
  it('is what then happens, where nothing hidden comes out', () => {
    const s = begin(lots, {}, 2, rngOf('foreseen'))
    const seat = at(deciders(lots, s), 0)
    for (const choice of closedOptions(lots, s, seat)) {
      const after = foreseen(lots, view(lots, s, seat), seat, choice)
      if (after === null) continue
      const truth: State = clone(s)
      commit(lots, truth, seat, choice)
      expect(after.agenda).toEqual(truth.agenda)
    }
  })
})
