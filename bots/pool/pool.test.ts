// Thinking in a thread of its own, with real threads, in a process that runs the pinned Node.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const HOUSE = join(import.meta.dirname, '..', '..')
const NODE = join(HOUSE, 'node_modules', '.bin', 'node')

const SCRIPT = `
const { openPool } = await import('./bots/pool/pool.ts')
const { findTitle } = await import('./games/shelf.ts')
const { check, deciders } = await import('./kernel/ask.ts')
const { begin } = await import('./kernel/play.ts')
const { rngOf } = await import('./kernel/random.ts')
const { chooseOptions } = await import('./kernel/variants.ts')
const { view } = await import('./kernel/zones.ts')
const { game } = await findTitle('pillars')
const s = begin(game, chooseOptions(game.variants, {}, 3).options, 3, rngOf('pool'))
const seat = deciders(game, s)[0]
const question = { game: 'pillars', sheet: null, view: view(game, s, seat), seat, seed: 'pool' }
const { pathToFileURL } = await import('node:url')
const pool = openPool({ shelf: pathToFileURL(process.cwd() + '/games/shelf.ts') })
const stop = new AbortController()
const first = await pool.think({ ...question, who: 'master@40it' })
const second = await pool.think({ ...question, who: 'master', limits: { iterations: 40 } })
const thought = pool.think({ ...question, who: 'master@60s' }, stop.signal)
stop.abort()
const called = await thought
const wrong = (more) => pool.think({ ...question, ...more }).then(() => 'answered', (error) => error.message)
console.log(JSON.stringify({
  first, second, called,
  refusals: [first, called].map(({ choice }) => check(game, s, seat, choice)),
  who: await wrong({ who: 'giant' }),
  game: await wrong({ game: 'chess', who: 'greedy' }),
}))
await pool.close()
`

describe('the pool', () => {
  const said = JSON.parse(
    execFileSync(NODE, ['--input-type=module', '-e', SCRIPT], { cwd: HOUSE, encoding: 'utf8', timeout: 100_000 }),
  ) as {
    first: { choice: unknown }
    second: { choice: unknown }
    called: { ms: number }
    refusals: unknown[]
    who: string
    game: string
  }

  it('answers with a legal choice, the same for the same seed', () => {
    expect(said.refusals).toEqual([null, null])
    expect(said.second.choice).toEqual(said.first.choice)
  })

  it('answers at once when it is called off', () => {
    // Without the call it would think for ten seconds, the longest the pool allows.
    expect(said.called.ms).toBeLessThan(10_000)
  })

  it('says which opponent or game it does not know', () => {
    expect(said.who).toBe('no opponent "giant"')
    expect(said.game).toBe('no game "chess"')
  })
})
