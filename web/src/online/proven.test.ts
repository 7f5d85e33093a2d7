import { describe, expect, it } from 'vitest'
import { anyChoice } from '../../../bots/random.ts'
import { deciders } from '../../../kernel/ask.ts'
import { isOver } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import type { State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { type Match, openMatch, playIn } from '../../../match/match.ts'
import { statesOf } from '../../../match/standing.ts'
import { commitmentOf } from '../../../wire/shuffle.ts'
import { findTitle, isPlayable, shelf } from '../lib/shelf.ts'
import { compareCards, withoutMatch } from './proven.ts'

/** Some moves of a match with this seed. */
async function played(game: string, seed: string): Promise<Match> {
  const title = await findTitle(game)
  const opened = title && openMatch(title, { seats: title.game.players[0], seed })
  if (!opened || !('match' in opened)) throw new Error(game)
  const { match } = opened
  const rng = rngOf('moves')
  for (let n = 0; n < 30 && !isOver(match.state); n++) {
    const seat = deciders(match.game, match.state)[0] as number
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  return match
}
const statesIn = (match: Match): State[] => [...statesOf(match, match.story)]

for (const game of shelf.map((box) => box.id).filter(isPlayable))
  describe(game, () => {
    it('is the match that was seen, also by somebody who was away for a while', async () => {
      const match = await played(game, 'one')
      const states = statesIn(match)
      const seen = states.map((state, line) => (line % 3 === 1 ? null : { ...view(match.game, state, 0), events: [] }))
      const compared = compareCards(match.game, states, 0, (line) => seen[line] ?? null)
      expect(compared).toEqual({ moments: seen.filter((s) => s !== null).length, same: true })
    })
    it('is another one where a server deals by one seed and tells of another', async () => {
      const dealt = await played(game, 'one')
      const told = await played(game, 'two')
      const seen = statesIn(dealt).map((state) => view(dealt.game, state, 0))
      expect(compareCards(told.game, statesIn(told), 0, (line) => seen[line] ?? null).same).toBe(false)
    })
  })

describe('a match that cannot be told', () => {
  const secret = 'a secret'
  const shuffle = { commitment: commitmentOf(secret), words: [null, null], secret }
  const noted = { commitment: shuffle.commitment, early: true, own: null, begun: null }
  it('is a lie of its own, unless a plainer one shows', () => {
    expect(withoutMatch(noted, { shuffle }, 'impossible')?.lie).toBe('file')
    expect(withoutMatch(null, { shuffle }, 'impossible')?.lie).toBe('file')
    const other = { ...noted, commitment: commitmentOf('another') }
    expect(withoutMatch(other, { shuffle }, 'impossible')?.lie).toBe('seal')
    expect(withoutMatch(noted, { shuffle: { ...shuffle, secret: null } }, 'impossible')).toBeNull()
  })

  it('is no lie by itself where the server only stopped telling it, and hides none', () => {
    expect(withoutMatch(noted, { shuffle }, 'other-rules')).toMatchObject({ lie: null, withheld: true })
    const other = { ...noted, commitment: commitmentOf('another') }
    expect(withoutMatch(other, { shuffle }, 'other-rules')).toMatchObject({ lie: 'seal', withheld: true })
  })
})
