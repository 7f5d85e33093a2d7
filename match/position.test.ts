import { afterEach, describe, expect, it, vi } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { bidsPlan } from '../contract/toys/bids.ts'
import { toyTitle } from '../contract/toys/toy.ts'
import { walksPlan } from '../contract/toys/walks.ts'
import { findTitle, gameIds } from '../games/shelf.ts'
import { next } from '../kernel/agenda.ts'
import { deciders } from '../kernel/ask.ts'
import type { Game } from '../kernel/game.ts'
import { at } from '../kernel/lists.ts'
import { freshState, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { HIDDEN, type Seat, type State } from '../kernel/words.ts'
import { readMatch, writeMatch } from './file.ts'
import { type Match, openMatch, playIn } from './match.ts'
import { type Position, positionOf, readPosition, tableFrom } from './position.ts'
import { opened as laidOut } from './test/toys.ts'

async function played(id: string, seats: number, choices: number, seed = 'position'): Promise<Match> {
  const title = await findTitle(id)
  const opened = title && openMatch(title, { seats, seed })
  if (!opened || !('match' in opened)) throw new Error(id)
  const { match } = opened
  const rng = rngOf(seed)
  for (let n = 0; n < choices && !isOver(match.state); n++) {
    const seat = at(deciders(match.game, match.state), 0)
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  return match
}

/** A match that begins where another one stands, as these eyes see it. */
function from(match: Match, eyes: Seat | null): Match {
  const { title, seats, options, game, state } = match
  const opened = openMatch(title, { seats, options, seed: 'anew', from: positionOf(game, state, eyes) })
  if (!('match' in opened)) throw new Error('not opened')
  return opened.match
}

describe.each(gameIds())('a position of %s', (id) => {
  it('holds nothing that its eyes do not see, and can be played on from, for every count and seat', async () => {
    const title = await findTitle(id)
    const [min, max] = title?.game.players ?? [2, 2]
    for (let seats = min; seats <= max; seats++)
      for (const choices of [0, 17, 43]) {
        const match = await played(id, seats, choices)
        if (isOver(match.state)) continue
        for (const eyes of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
          const begun = from(match, eyes)
          // The same view: what was seen has not changed. Others who had chosen in secret choose again.
          const seen = positionOf(begun.game, begun.state, eyes).state
          const { sealed } = begun.from?.state ?? seen
          const open = sealed?.map((choice, seat) => (seat === eyes ? choice : null)) ?? null
          expect(seen).toEqual({ ...begun.from?.state, sealed: open })
          const text = writeMatch(begun)
          expect(text).not.toContain(`"${match.seed}"`)
          const read = await readMatch(text, findTitle)
          if ('problem' in read) throw new Error(`${seats} seats, ${choices} choices: ${JSON.stringify(read.problem)}`)
          expect(read.match.state).toEqual(begun.state)
          expect(writeMatch(read.match)).toBe(text)
        }
      }
  })
  it('is dealt anew where it was hidden, by the seed of the new match', async () => {
    const match = await played(id, 3, 20)
    const { game, state } = match
    const { state: seen } = positionOf(game, state, null)
    const hidden = game.zones.flatMap((zone) => zone.piles(seen).flat()).filter((card) => card === HIDDEN)
    const { state: laid } = from(match, null)
    expect(game.zones.flatMap((zone) => zone.piles(laid).flat())).not.toContain(HIDDEN)
    if (hidden.length > 20) expect(laid).not.toEqual(state)
  })
  it('that somebody has bent is refused, or played by the rules, and nothing fails', async () => {
    const match = await played(id, 3, 25)
    const { game, state } = match
    const first = (await played(id, 3, 0)).state
    const text = JSON.stringify(positionOf(game, state, 0))
    expect(readPosition(game, first, JSON.parse(text))).not.toBeNull()
    const bent: readonly [RegExp | string, string][] = [
      ['"agenda":[', '"agenda":[{"do":"<b>"},'],
      ['"agenda":[', '"agenda":[{"do":"nothing"},'],
      [/"agenda":\[.*?\]/, '"agenda":[]'],
      [/"agenda":\[.*?\]/, '"agenda":7'],
      ['"seats":3', '"seats":99'],
      ['"secretsOut":', '"secretsIn":'],
      [/^\{/, '{"__proto__":{"x":1},'],
      [/\[\d+/, '[1e300'],
      [/\[\d+/, '[0.5'],
      ['"eyes":0', '"eyes":3'],
      ['"eyes":0', '"eyes":"0"'],
    ]
    for (const [what, by] of bent) {
      const x: unknown = JSON.parse(text.replace(what, by))
      const read = readPosition(game, first, x)
      if (read !== null) expect(JSON.stringify(read)).not.toContain('<b>')
    }
    for (const x of [null, 7, [], {}, { eyes: null }, { eyes: null, state: null }, { eyes: null, state: [] }])
      expect(readPosition(game, first, x)).toBeNull()
  })
})

describe('a position with choices that were sealed', () => {
  const match = laidOut(bidsPlan, 3)
  playIn(match, 0, { act: 'bid', n: [3] })
  playIn(match, 1, { act: 'bid', n: [2] })
  const sealedFrom = (eyes: Seat | null) =>
    tableFrom(match.game, positionOf(match.game, match.state, eyes), 'anew').sealed

  it('keeps the one that its eyes know; all others choose again', () => {
    expect(sealedFrom(1)).toEqual([null, { act: 'bid', n: [2] }, null])
    expect(sealedFrom(2)).toEqual([null, null, null])
  })
  it('keeps none where everybody may look', () => {
    expect(sealedFrom(null)).toEqual([null, null, null])
  })
  it('begins a match in which nothing has happened yet', () => {
    const begun = from(match, 0)
    expect([begun.state.events, begun.story.map(({ events }) => events)]).toEqual([[], [[]]])
  })
})

/** What `readPosition` makes of a position of a toy, as everybody sees it, with other members. */
function reader(plan: { readonly title: { readonly game: Game } }) {
  const { game } = plan.title
  const first = laidOut(plan as typeof bidsPlan, 2).state
  const { state } = positionOf(game, first, null)
  return {
    state,
    read: (change: object, eyes: unknown = null): Position | null =>
      readPosition(game, first, { eyes, state: { ...state, ...change } }),
  }
}

describe('a position that is read', () => {
  const { state, read } = reader(bidsPlan)
  const [step] = state.agenda
  /** The same table, with something more in the step at hand: what rules do not ask for, they do not notice. */
  const beside = (more: unknown) => read({ agenda: [...state.agenda.slice(0, -1), { ...state.agenda.at(-1), more }] })

  it('is the one that was written', () => {
    expect(read({})).toEqual({ eyes: null, state })
    expect(read({}, 1)).toEqual({ eyes: 1, state })
    expect(step).toBeDefined()
  })
  it('has every member of a table of its game, under its name, and no other', () => {
    expect(read({ more: 1 })).toBeNull()
    const { rng, ...without } = state
    const { game, state: first } = laidOut(bidsPlan, 2)
    expect(readPosition(game, first, { eyes: null, state: without })).toBeNull()
    // Nothing is known of chance in a position; its place cannot be taken by something else.
    expect(readPosition(game, first, { eyes: null, state: { ...without, luck: rng } })).toBeNull()
  })
  it('has a number where a table has one', () => {
    expect(read({ round: 2 })).not.toBeNull()
    for (const round of ['2', 'two', [2], { two: 2 }, true]) expect(read({ round })).toBeNull()
  })
  it('has whole numbers up to a thousand million', () => {
    for (const most of [0, 1_000_000_000]) expect(read({ coins: [10, most] })).not.toBeNull()
    for (const wrong of [0.5, 1_000_000_001, -1_000_000_001, 1e300]) expect(read({ coins: [10, wrong] })).toBeNull()
  })
  it('has words and names, never markup', () => {
    for (const good of ['hand.0.5', '', 'NEH-5.9', 'w'.repeat(64), true, false, null, [null, 'a'], { a: ['b'] }])
      expect(beside(good)).not.toBeNull()
    for (const bad of ['<b>', 'two words', 'w'.repeat(65), ['<b>'], { a: '<b>' }, { '<b>': 1 }])
      expect(beside(bad)).toBeNull()
    expect(beside({ good: 1, '<b>': 1 })).toBeNull()
    expect(beside({ '<b>': 1, good: 1 })).toBeNull()
    expect(beside(JSON.parse('{"__proto__":{"a":1}}'))).toBeNull()
  })
  it('has nothing that is no plain data', () => {
    for (const odd of [undefined, () => 1, Symbol('a'), 1n, Number.NaN]) expect(beside(odd)).toBeNull()
  })
  it('is neither endless nor deep without end', () => {
    const nested = (depth: number, wrap: (x: unknown) => unknown) => {
      let x: unknown = 1
      for (let n = 0; n < depth; n++) x = wrap(x)
      return x
    }
    for (const wrap of [(x: unknown) => [x], (x: unknown) => ({ x })]) {
      expect(beside(nested(4, wrap))).not.toBeNull()
      expect(beside(nested(12, wrap))).toBeNull()
    }
    expect(beside(Array.from({ length: 19_000 }, () => 0))).not.toBeNull()
    expect(beside(Array.from({ length: 20_001 }, () => 0))).toBeNull()
  })
  it('is seen by a seat of the table, or by everybody', () => {
    for (const eyes of [null, 0, 1]) expect(read({}, eyes)?.eyes).toBe(eyes)
    for (const eyes of [2, -1, 0.5, '0', true, [0], Number.NaN]) expect(read({}, eyes)).toBeNull()
  })
  it('says nothing of what was agreed, nor of what chance will bring', async () => {
    expect(read({ seats: 4, rng: { a: 1, b: 2, c: 3, d: 4 }, events: [] })?.state).toEqual(state)
    const { game, state: first } = await played('pillars', 3, 0)
    const position = positionOf(game, first, null)
    const bent = { ...position.state, options: { other: 'rules' } }
    expect(readPosition(game, first, { eyes: null, state: bent })).toEqual(position)
  })
})

describe('a position that cannot be played on', () => {
  const { read } = reader(bidsPlan)

  it('is one of a match that is over', () => {
    expect(read({ agenda: [] })).toBeNull()
  })
  it('is one in which nobody is asked', () => {
    expect(read({ coins: [0, 0] })).toBeNull()
  })
  it('is one in which somebody is asked who does not sit there', () => {
    const turn = (seat: number) => reader(walksPlan).read({ agenda: [{ do: 'walk', seat, paces: 0 }] })
    for (const seat of [0, 1]) expect(turn(seat)).not.toBeNull()
    for (const seat of [-1, 2, 7]) expect(turn(seat)).toBeNull()
  })
  it('is one with a step that the game does not know', () => {
    expect(read({ agenda: [{ do: 'fly' }] })).toBeNull()
  })
  it('is one after which somebody has no points that can be told', () => {
    expect(read({ prizes: [1, 2] })).not.toBeNull()
    expect(read({ prizes: [1, 'x'] })).toBeNull()
  })
})

interface Counted extends State {
  times: number
}

/** A game without an end, in which one seat names even numbers; `resolve` is what comes of it, each time. */
function endless(resolve: (times: number, n: number) => void): Game {
  const game: Game<Counted> = {
    id: 'endless',
    version: 1,
    players: [2, 2],
    variants: {},
    box: null,
    setup(_options, seats, rng) {
      const s: Counted = { ...freshState(seats, rng), times: 0 }
      next(s, { do: 'name' })
      return s
    },
    rules: {
      name: {
        kind: 'decision',
        always: true,
        by: () => [0],
        candidates: () => [{ act: 'name', span: [[1, 1000, 1]] }],
        refuse: (_s, _step, _seat, c) => ((c.n?.[0] ?? 0) % 2 === 1 ? { clause: 'ODD' } : null),
        resolve(s, step, _seat, c) {
          next(s, step)
          s.times++
          resolve(s.times, c.n?.[0] ?? 0)
        },
      },
    },
    zones: [],
    pools: () => ({}),
    scores: (s) => [s.times, 0],
    winners: () => [],
    breakdown: () => [],
  }
  return toyTitle(game).game
}

describe('the trial of a position', () => {
  afterEach(() => void vi.restoreAllMocks())
  const tried = (game: Game) => {
    const { state } = laidOut({ title: toyTitle(game) }, 2)
    return readPosition(game, state, positionOf(game, state, null))
  }
  const failsAfter = (most: number) =>
    endless((times) => {
      if (times > most) throw new Error('a fault in a rule')
    })

  it('names only numbers that the rules allow', () => {
    vi.spyOn(Date, 'now').mockReturnValue(0)
    const game = endless((_times, n) => {
      if (n % 2 === 1) throw new Error('an odd number')
    })
    expect(tried(game)).not.toBeNull()
  })
  it('finds what fails only some choices later', () => {
    vi.spyOn(Date, 'now').mockReturnValue(0)
    expect(tried(failsAfter(30))).toBeNull()
  })
  it('is made of some choices, however long each of them takes', () => {
    let now = 0
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 60_000
      return now
    })
    expect(tried(failsAfter(10))).toBeNull()
    // But not of many.
    expect(tried(failsAfter(30))).not.toBeNull()
  })
  it('ends, though the match does not', () => {
    vi.spyOn(Date, 'now').mockReturnValue(0)
    let most = 0
    expect(tried(endless((times) => (most = Math.max(most, times))))).not.toBeNull()
    expect(most).toBeGreaterThan(1000)
    expect(most).toBeLessThan(10_000)
  })
})
