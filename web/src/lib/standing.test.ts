import { describe, expect, it } from 'vitest'
import { deciders, options } from '../../../kernel/ask.ts'
import type { GameLook } from '../../../look/scene.ts'
import { openMatch, playIn } from '../../../match/match.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import type { Words } from '../../../title/words.ts'
import type { Sitting } from './keep.ts'
import { aheadOf, standingIn } from './standing.ts'

describe('who is ahead', () => {
  it('is nobody while all have the same', () => {
    expect(aheadOf([0, 0, 0])).toBeNull()
  })
  it('is one seat, or several', () => {
    expect(aheadOf([3, 9, 4])).toEqual({ seats: [1], points: 9 })
    expect(aheadOf([9, 9, 4])).toEqual({ seats: [0, 1], points: 9 })
  })
})

it('says where a match stands in the reader’s language, with letters that differ', async () => {
  const game = 'pillars'
  const { title: box } = (await import(`../../../games/${game}/rules/index.ts`)) as { title: Title }
  const { words } = (await import(`../../../games/${game}/words/index.ts`)) as { words: Words }
  const { look } = (await import(`../../../games/${game}/look/index.ts`)) as { look: GameLook }
  const opened = openMatch(box, { seats: 3, seed: 'standing', players: ['Ana', '', ''] })
  if (!('match' in opened)) throw new Error('not opened')
  const { match } = opened
  const sitting: Sitting[] = [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', name: '' },
    { kind: 'bot', name: '' },
  ]
  for (let k = 0; k < 5; k++) {
    const seat = deciders(match.game, match.state)[0] as number
    playIn(match, seat, options(match.game, match.state, seat)[0])
  }
  const speaker = await speakerOf(words, match, 'fr')
  const standing = standingIn(match, sitting, look, speaker)
  expect(standing.lang).toBe('fr')
  expect(standing.where).toContain('Manche')
  expect(standing.moves).toBe(5)
  expect(standing.seats[0]?.name).toBe('Ana')
  expect(new Set(standing.seats.map((s) => s.letter)).size).toBe(3)
  expect(standing.result).toBeNull()
})
