import { describe, expect, it } from 'vitest'
import { anyChoice } from '../../bots/random.ts'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Title } from '../../kernel/title.ts'
import type { Seat } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { type Match, openMatch, playIn } from '../../match/match.ts'
import { difference } from '../../wire/difference.ts'
import { joined, writeMembers } from '../../wire/written.ts'
import { ownOf, seenBefore, shown, unlike } from './shown.ts'

describe.each(gameIds())('%s: what is shown', (id) => {
  it('is the view of the kernel after every choice, written as its difference, and leaves the state alone', async () => {
    const title = (await findTitle(id)) as Title
    const seats = title.game.players[1]
    const { match } = openMatch(title, { seats, seed: 'shown' }) as { match: Match }
    const { game } = match
    const rng = rngOf('shown')
    const readers: (Seat | null)[] = [...Array.from({ length: seats }, (_, seat) => seat), null]
    const seen = (reader: Seat | null) => ({ ...view(game, match.state, reader), events: null })
    let state = match.state
    let own = ownOf(game, state, readers)
    for (let moves = 0; moves < 400 && !isOver(match.state); moves++) {
      const seat = deciders(game, match.state)[0] as Seat
      expect(playIn(match, seat, anyChoice(game, match.state, seat, rng))).toBeNull()
      const truth = JSON.stringify(match.state)
      const now = ownOf(game, match.state, readers)
      const shared = writeMembers({ ...state }, { ...match.state }, unlike(game))
      readers.forEach((reader, i) => {
        const view = shown(game, match.state, reader)
        expect(view).toEqual(seen(reader))
        expect({ ...match.state, ...now[i] }).toEqual(view)
        const text = joined(shared, writeMembers(seenBefore(own[i] ?? {}, state, now[i] ?? {}), now[i] ?? {}))
        expect(JSON.parse(text)).toEqual(difference({ ...state, ...own[i] }, view))
      })
      state = match.state
      own = now
      expect(JSON.stringify(match.state)).toBe(truth)
    }
  })
})
