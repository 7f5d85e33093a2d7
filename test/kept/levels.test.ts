// Matches written while there were three levels: they open, say who sat where, and are played on by the same names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerWith } from '../../bots/answer.ts'
import { isLevel } from '../../bots/level.ts'
import { botNamed } from '../../bots/names.ts'
import { opponentsAt, seatedAs } from '../../cli/company.ts'
import { findMind, findTitle } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { at } from '../../kernel/lists.ts'
import { view } from '../../kernel/zones.ts'
import { readMatch, writeMatch } from '../../match/file.ts'
import { playIn } from '../../match/match.ts'

const textOf = (game: string) => readFileSync(join(import.meta.dirname, 'levels', `${game}.chantier.json`), 'utf8')

async function opened(game: string) {
  const read = await readMatch(textOf(game), findTitle)
  const mind = await findMind(game, null)
  if (!('match' in read) || mind === null) throw new Error(JSON.stringify(read))
  return { match: read.match, mind }
}

describe('a match written while there were three levels', () => {
  it('names all three of them', async () => {
    const { match } = await opened('castle')
    const names = match.sitting?.map((sitter) => (sitter.kind === 'bot' ? sitter.bot : 'person'))
    expect(names).toEqual(['person', 'apprentice', 'journeyman', 'master'])
    expect(names?.slice(1).every(isLevel)).toBe(true)
  })

  it.each(['castle', 'pillars'])('of %s opens as it was, and is played on by the names it says', async (game) => {
    const { match, mind } = await opened(game)
    expect(writeMatch(match)).toBe(textOf(game))
    const opponents = opponentsAt(match, null, 'novice', mind)
    for (const [seat, name] of opponents.entries()) if (seat > 0) expect(botNamed(name), name).not.toBeNull()
    const seated = seatedAs(match, 0, opponents, mind)
    for (let k = 0; k < 12; k++) {
      const seat = at(deciders(seated.game, seated.state), 0)
      // Two thoughts are enough to see that it plays.
      const [who = ''] = at(opponents, seat).split('@')
      const seen = view(seated.game, seated.state, seat)
      const { choice } = answerWith(mind, { view: seen, seat, who, seed: `${k}`, limits: { iterations: 2 } })
      expect(playIn(seated, seat, choice)).toBeNull()
    }
  })

  it('goes on without a net where it was played without, though the game has learned one since', async () => {
    const { match, mind } = await opened('pillars')
    expect(opponentsAt(match, null, 'novice', mind).slice(1)).toEqual([
      mind.taught ? 'master-untaught' : 'master',
      'greedy',
      'master@200ms',
    ])
  })
})
