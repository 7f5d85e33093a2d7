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
const thought = pool.think({ ...question, who: 'master@60s' }, { signal: stop.signal })
stop.abort()
const called = await thought
const wrong = (more) => pool.think({ ...question, ...more }).then(() => 'answered', (error) => error.message)
const order = []
const ask = (owner, name) => pool.think({ ...question, who: 'random' }, { owner }).then(() => order.push(name))
await Promise.all([...[1, 2, 3, 4].map((n) => ask('many', 'many ' + n)), ask('few', 'few')])
const { findTitle: titleOf } = await import('./games/shelf.ts')
const { sheet } = await titleOf('castle')
const fields = sheet.tables.fields.map((e) => (e.id === 'cart-stone' ? { ...e, tower: 3 } : e))
const dead = await pool.tryOut('castle', { ...sheet, tables: { ...sheet.tables, fields } })
const between = []
const good = pool.tryOut('castle', sheet, { owner: 'sheets' }).then(() => between.push('all trials'))
await pool.think({ ...question, who: 'random' }, { owner: 'player' }).then(() => between.push('move'))
await good
const noSuch = await pool.tryOut('chess', sheet).then(() => 'answered', (error) => error.message)
const hasty = openPool({ shelf: new URL('data:text/javascript,' + encodeURIComponent(
  "export async function findMind(id) { if (id === 'endless') for (;;); if (id === 'greedy') { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)) } return null }",
)), longest: 4000, grace: 2000, memory: 64 })
const fate = (id) => hasty.think({ ...question, game: id, who: 'greedy' }).then(() => 'answered', (error) => error.code ?? error.name)
const endless = await fate('endless')
const memory = await fate('greedy')
const after = await hasty.think({ ...question, game: 'other', who: 'greedy' }).then(() => 'answered', (error) => error.message)
await hasty.close()
console.log(JSON.stringify({
  dead, noSuch, order, between, endless, memory, after, first, second, called,
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
    order: string[]
    between: string[]
    endless: string
    memory: string
    after: string
    dead: { seats: number; seed: string } | null
    noSuch: string
  }

  it('answers with a legal choice, the same for the same seed', () => {
    expect(said.refusals).toEqual([null, null])
    expect(said.second.choice).toEqual(said.first.choice)
  })

  it('answers at once when it is called off', () => {
    // Without the call it would think for ten seconds, the longest the pool allows.
    expect(said.called.ms).toBeLessThan(10_000)
  })

  it('gives everybody a turn, however much one of them asks', () => {
    expect(said.order).toEqual(['many 1', 'few', 'many 2', 'many 3', 'many 4'])
  })

  it('ends a thread that never answers or takes too much memory, and goes on with another', () => {
    expect(said.endless).toBe('AbortError')
    expect(said.memory).toBe('ERR_WORKER_OUT_OF_MEMORY')
    expect(said.after).toBe('no game "other"')
  })

  it('tries card sheets, and names the match that cannot be played to its end', () => {
    expect(said.dead?.seed).toMatch(/^trial \d+$/)
    expect(said.noSuch).toBe('no game "chess"')
  })

  it('lets whoever waits for a move come between the trials of a sheet', () => {
    expect(said.between).toEqual(['move', 'all trials'])
  })

  it('says which opponent or game it does not know', () => {
    expect(said.who).toBe('no opponent "giant"')
    expect(said.game).toBe('no game "chess"')
  })
})
