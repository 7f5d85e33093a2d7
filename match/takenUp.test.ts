import { describe, expect, it } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { findTitle, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { type Match, openMatch, playIn, undoIn } from './match.ts'
import { positionOf } from './position.ts'
import { statesOf } from './standing.ts'
import { takenUp } from './takenUp.ts'

/** Dice play so many choices of a match; every third one that can be is taken back. */
function played(match: Match, choices: number): Match {
  const rng = rngOf('taken up')
  for (let n = 0; n < choices && !isOver(match.state); n++) {
    const seat = at(deciders(match.game, match.state), 0)
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
    if (n % 3 === 2) undoIn(match, seat)
  }
  return match
}

async function opened(id: string, seed = 'taken up'): Promise<Match> {
  const title = await findTitle(id)
  const found = title && openMatch(title, { seats: 3, seed })
  if (!found || !('match' in found)) throw new Error(id)
  return found.match
}

describe.each(gameIds())('a match of %s taken up', (id) => {
  it('stands as it stood after that line, with the same cards to come', async () => {
    const match = played(await opened(id), 60)
    const past = [...statesOf(match, match.story)]
    for (const line of [0, 1, Math.floor(past.length / 2), past.length - 1]) {
      const taken = takenUp(match, line)
      expect(taken?.state).toEqual(past[line])
      expect(taken?.story).toHaveLength(line + 1)
      expect(taken?.state.rng).toEqual(past[line]?.rng)
    }
  })
  it('goes on from a position with the cards that its seed dealt, unless another seed is given', async () => {
    const before = played(await opened(id), 20)
    const { title, seats, options, game, state } = before
    const begun = openMatch(title, { seats, options, seed: 'dealt', from: positionOf(game, state, 0) })
    if (!('match' in begun)) throw new Error(id)
    const match = played(begun.match, 20)
    const past = [...statesOf(match, match.story)]
    const line = Math.floor(past.length / 2)
    expect(takenUp(match, line)?.state).toEqual(past[line])
    expect(takenUp(match, 0, { seed: 'another' })?.state.rng).not.toEqual(past[0]?.rng)
  })
})

it('is none where the rules refuse a line of the story', async () => {
  const match = played(await opened('pillars'), 12)
  const wrong = match.story.map((deed, i) => (i === 4 && deed.seat !== null ? { ...deed, seat: 7 } : deed))
  expect(takenUp({ ...match, story: wrong }, 3)).not.toBeNull()
  expect(takenUp({ ...match, story: wrong }, 4)).toBeNull()
})

it('is none at a table that cannot be', async () => {
  const match = played(await opened('pillars'), 4)
  expect(takenUp(match, 2, { seats: match.seats + 9 })).toBeNull()
  expect(takenUp(match, 2, { options: { unheard: 'of' } })).toBeNull()
})
