// Programs as opponents, with real processes: good ones, and every way to be bad.
import { spawnSync } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import type { Plan } from '../../contract/plan.ts'
import { gameIds } from '../../games/shelf.ts'
import { playFixture, type Sitter, type Venue } from '../arena/game.ts'
import { houseSitter } from '../arena/sitters.ts'
import { engineThat, NO_SUCH_ENGINE, SAMPLES } from '../test/engines.ts'
import { lots, venueOf } from '../test/table.ts'
import { type Engine, engineFor, type Patience } from './engine.ts'
import { readAnswer } from './words.ts'

const venue = venueOf(lots, { seats: 2 })
/** Long enough for a slow machine where the program is good; short where it hangs. */
const CALM: Patience = { hello: 60_000, grace: 60_000, usual: 60_000, bye: 5000 }
const SHORT: Patience = { ...CALM, hello: 60_000, grace: 300, usual: 300 }

const open: Engine[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((engine) => engine.close()))
})

function engine(command: string, patience = CALM, at: Venue = venue): Engine {
  const e = engineFor(command, at, {}, undefined, patience)
  open.push(e)
  return e
}

const house = () => houseSitter('random', venue, {}) as Sitter
const game = (e: Engine, index = 0) =>
  playFixture(venue, { index, deal: `deal ${index}`, seating: [0, 1] }, [e, house()])

describe('a good program', () => {
  it('plays whole games, one after the other', async () => {
    const e = engine(engineThat('good'))
    const first = await game(e)
    const second = await game(e, 1)
    expect(first.defaults).toEqual([null, null])
    expect(second.defaults).toEqual([null, null])
    expect(first.choices[0]).toBeGreaterThan(0)
    expect(e.name()).toBe('test')
  })

  it('may answer an earlier question late: that is passed over', async () => {
    expect((await game(engine(engineThat('late')))).defaults).toEqual([null, null])
  })

  it('hears hello, the match, its questions, the end, and bye, in this order', async () => {
    const heard: string[] = []
    const e = engineFor(
      engineThat('good'),
      venue,
      {},
      (from, line) => heard.push(`${from} ${JSON.parse(line).type}`),
      CALM,
    )
    await game(e)
    await e.close()
    const [a, b, c, d] = heard
    expect([a, b, c, d]).toEqual(['house hello', 'bot hello', 'house match', 'house choose'])
    expect(heard.slice(-2)).toEqual(['house end', 'house bye'])
  })

  it('is never shown what its seat cannot see', async () => {
    const views: string[] = []
    const e = engineFor(engineThat('good'), venue, {}, (_, line) => views.push(line), CALM)
    await game(e)
    await e.close()
    const asked = views.map((line) => JSON.parse(line)).filter((m) => m.type === 'choose')
    expect(asked.length).toBeGreaterThan(0)
    for (const { view } of asked) expect(view.rng).toBeNull()
  })
})

describe('a bad program loses by default, and the game is played to its end', () => {
  const cases: [string, Patience, RegExp][] = [
    ['crash', CALM, /ended with code 1: Error: out of ideas/],
    ['hang', SHORT, /no answer within/],
    ['flood', CALM, /lines, \d+ characters/],
    ['long', CALM, /characters without being asked/],
    ['nonsense', CALM, /it answered "moo"/],
    ['illegal', CALM, /table\.no-such-choice forbids/],
    ['old', CALM, /it speaks protocol 99/],
    ['mute', { ...CALM, hello: 500 }, /no answer within 500 ms/],
    ['none', CALM, /was not found: install it/],
  ]
  for (const [name, patience, line] of cases)
    it(name, async () => {
      const { defaults, winners, scores } = await game(
        engine(name === 'none' ? NO_SUCH_ENGINE : engineThat(name), patience),
      )
      expect(defaults[0]).toMatch(line)
      expect(defaults[1]).toBeNull()
      expect(winners).toEqual([1])
      expect(scores).toHaveLength(2)
    })

  it('and gets a new chance in the next game', async () => {
    const e = engine(engineThat('crash'))
    const first = await game(e)
    const second = await game(e, 1)
    expect(first.defaults[0]).not.toBeNull()
    expect(second.choices[0]).toBeGreaterThan(0)
  })
})

describe('the samples', () => {
  it('bot.mjs plays a game without a fault', async () => {
    expect((await game(engine(SAMPLES.javascript))).defaults).toEqual([null, null])
  })

  it('bot.py plays a game without a fault', async () => {
    const python = spawnSync('python3', ['--version'])
    if (python.status !== 0) throw new Error('python3 is missing: install it (your system’s package “python3”)')
    expect((await game(engine(SAMPLES.python))).defaults).toEqual([null, null])
  })

  it.each(gameIds())('bot.mjs plays %s', async (id) => {
    const { plan } = (await import(`../../games/${id}/test/plan.ts`)) as { plan: Plan }
    const table = venueOf(plan, plan.tables[0] as Plan['tables'][0])
    const random = houseSitter('random', table, {}) as Sitter
    const seating = Array.from({ length: table.seats }, (_, seat) => seat)
    const sitters = seating.map((seat) => (seat === 1 ? engine(SAMPLES.javascript, CALM, table) : random))
    const { defaults, choices } = await playFixture(table, { index: 0, deal: 'real', seating }, sitters)
    expect(defaults.every((fault) => fault === null)).toBe(true)
    expect(choices[1]).toBeGreaterThan(0)
  })
})

describe('a line of a bot', () => {
  it('is read only if it is an answer', () => {
    const bad = [
      '',
      'x',
      '[]',
      'null',
      '{"type":"choice"}',
      '{"type":"choice","id":1.5,"choice":{}}',
      '{"type":"hello"}',
    ]
    for (const line of bad) expect(readAnswer(line), line).toBeNull()
    expect(readAnswer('{"type":"choice","id":1,"choice":{"act":"a"}}')).not.toBeNull()
  })
})
