import { describe, expect, it } from 'vitest'
import { check, closedOptions, deciders, explain } from '../../../kernel/ask.ts'
import { isOver } from '../../../kernel/play.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import { view } from '../../../kernel/zones.ts'
import { type Match, openMatch, playIn } from '../../../match/match.ts'
import { narrow } from '../lib/narrowing.ts'
import { findLook, findTitle } from '../lib/shelf.ts'
import { settled, waysOf } from './ways.ts'

async function table(game: string): Promise<{ match: Match; opens: readonly string[] }> {
  const title = await findTitle(game)
  const opened = title && openMatch(title, { seats: 3, seed: 'ways' })
  if (!opened || !('match' in opened)) throw new Error(game)
  return { match: opened.match, opens: (await findLook(game))?.opens ?? [] }
}

describe('ways', () => {
  it('can be gone to their end, name everything they touch, and say what forbids them', async () => {
    const { match, opens } = await table('spyrium')
    const rng = rngOf('ways')
    let gone = 0
    let several = 0
    let shut = 0
    while (!isOver(match.state)) {
      const [seat = 0] = deciders(match.game, match.state)
      const seen = view(match.game, match.state, seat)
      const ways = waysOf(match.game, seen, seat, explain(match.game, seen, seat), opens)
      for (const { path, refusal } of ways.filter((w) => w.shut)) {
        expect(check(match.game, seen, seat, path[0])).toEqual(refusal)
        shut++
      }
      const way = ways.filter((w) => w.refusal === null)[below(rng, 8)]
      if (way !== undefined) {
        for (const ref of way.path.flatMap((c) => c.on ?? [])) expect(way.choice.on).toContain(ref)
        if (way.path[0]?.act === 'earn') expect(way.choice.on?.some((ref) => ref.startsWith('gap.'))).toBe(true)
        let done = 0
        for (const choice of way.path) if (playIn(match, seat, choice) === null) done++
        expect(done).toBe(way.path.length)
        gone++
      } else {
        const options = closedOptions(match.game, match.state, seat)
        playIn(match, seat, options[below(rng, options.length)])
      }
      const worker = ways.find((w) => w.refusal === null && ['earn', 'activate'].includes(w.path[0]?.act ?? ''))
      const [ref = ''] = worker?.choice.on ?? []
      if (worker !== undefined) {
        const legal = ways.filter((w) => w.refusal === null)
        const fitting = narrow(legal, [ref]).fitting
        const verbs = new Set(legal.flatMap((w) => (fitting.includes(w.choice) ? [w.path[0]?.act] : [])))
        if (verbs.size > 1) several++
      }
    }
    expect(gone).toBeGreaterThan(30)
    expect(several).toBeGreaterThan(0)
    expect(shut).toBeGreaterThan(0)
  })

  it('leave the table as it was', async () => {
    const { match, opens } = await table('spyrium')
    const [seat = 0] = deciders(match.game, match.state)
    const seen = view(match.game, match.state, seat)
    const before = JSON.stringify(seen)
    const ways = waysOf(match.game, seen, seat, explain(match.game, seen, seat), opens)
    expect(JSON.stringify(seen)).toBe(before)
    // Nobody has a worker in the market yet: things can only be placed.
    expect(new Set(ways.filter((w) => w.refusal === null).map((w) => w.path[0]?.act))).toEqual(new Set(['place']))
  })

  it('are none in a game that opens no question by a word', async () => {
    const { match, opens } = await table('pillars')
    const [seat = 0] = deciders(match.game, match.state)
    const seen = view(match.game, match.state, seat)
    expect(waysOf(match.game, seen, seat, explain(match.game, seen, seat), opens)).toEqual([])
  })

  it('answer the question an act leaves about itself, and can be gone to their end', async () => {
    const { match } = await table('castle')
    const settles = (await findLook('castle'))?.settles ?? {}
    const rng = rngOf('settled')
    let gone = 0
    while (!isOver(match.state) && gone < 20) {
      const [seat = 0] = deciders(match.game, match.state)
      const seen = view(match.game, match.state, seat)
      const options = closedOptions(match.game, match.state, seat)
      const build = options.find((c) => c.act === 'build')
      const ways =
        build === undefined
          ? []
          : settled(match.game, { choice: build, path: [build], last: build, before: seen }, seat, settles)
      const way = ways[below(rng, Math.max(1, ways.length))]
      if (way === undefined) playIn(match, seat, options[below(rng, options.length)])
      else {
        expect(way.choice.on).toEqual(build?.on)
        expect(way.path.map((c) => playIn(match, seat, c))).toEqual([null, null])
        gone++
      }
    }
    expect(gone).toBeGreaterThan(3)
  })
})
