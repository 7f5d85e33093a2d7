// The record of choices that give something up names every decision of every game, and no act that is not found in play.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findTitle } from '../games/shelf.ts'
import { closedOptions, deciders, givesUp } from '../kernel/ask.ts'
import { isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import { openMatch, playIn } from '../match/match.ts'
import type { Title } from '../title/title.ts'

const RECORD = new URL('../docs/decisions/20-giving-up.md', import.meta.url)

interface Row {
  readonly game: string
  readonly step: string
  readonly gives: string
}
const rows = [...readFileSync(RECORD, 'utf8').matchAll(/^\| ([a-z-]+) \| `([a-z0-9-]+)` \| (.+?) \|/gm)].map(
  ([, game = '', step = '', gives = '']): Row => ({ game, step, gives }),
)
const games = [...new Set(rows.map((row) => row.game))]

async function titleOf(id: string): Promise<Title> {
  const title = await findTitle(id)
  if (title === null || title === undefined) throw new Error(`no game ${id}`)
  return title
}

/** The choices that give something up in a match of dice, as “step act”. */
function met(title: Title, seats: number, seed: string): Set<string> {
  const opened = openMatch(title, { seats, seed })
  if (!('match' in opened)) throw new Error(`${title.game.id} for ${seats}`)
  const { match } = opened
  const rng = rngOf(seed)
  const found = new Set<string>()
  while (!isOver(match.state)) {
    const [seat = 0] = deciders(match.game, match.state)
    const options = closedOptions(match.game, match.state, seat)
    const step = match.state.agenda.at(-1)?.do ?? ''
    for (const c of options) if (givesUp(match.game, match.state, seat, c)) found.add(`${step} ${c.act}`)
    playIn(match, seat, options[below(rng, options.length)])
  }
  return found
}

describe('choices that give something up', () => {
  it.each(games)('are recorded for every decision: %s', async (id) => {
    const { game } = await titleOf(id)
    const asked = Object.entries(game.rules).filter(([, rule]) => rule.kind !== 'happening')
    const recorded = rows.filter((row) => row.game === id)
    expect(recorded.map((row) => row.step).sort()).toEqual(asked.map(([step]) => step).sort())
    const stating = asked.flatMap(([step, rule]) => (rule.kind !== 'happening' && rule.givesUp ? [step] : []))
    expect(recorded.filter((row) => row.gives !== '–').map((row) => row.step)).toEqual(expect.arrayContaining(stating))
    expect(stating).toHaveLength(recorded.filter((row) => row.gives !== '–').length)
  })

  it.each(games)('are the ones the record names, in matches of dice: %s', async (id) => {
    const title = await titleOf(id)
    const found = met(title, title.game.players[1], 'giving up')
    expect(found.size).toBeGreaterThan(0)
    for (const name of found) {
      const [step, act = ''] = name.split(' ')
      const row = rows.find((r) => r.game === id && r.step === step)
      const named = [...(row?.gives ?? '').matchAll(/`([a-z-]+)`/g)].map(([, a]) => a)
      if (named.length > 0) expect(named).toContain(act)
      expect(row?.gives).not.toBe('–')
    }
  })
})
