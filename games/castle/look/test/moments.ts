// A match played at random in which nobody stops early, and who tells of it: what the tests of the look are run on.
import { LANGS } from '#tongues'
import type { Game } from '../../../../kernel/game.ts'
import { matchOf, type Position } from '../../../../look/battery/positions.ts'
import { roomsOf } from '../../../../look/battery/shapes.ts'
import { type Speaker, speakerOf } from '../../../../title/say.ts'
import type { Title } from '../../../../title/title.ts'
import { title } from '../../rules/index.ts'
import type { CastleState } from '../../rules/state.ts'
import { game as castle } from '../../test/scene.ts'
import { words } from '../../words/index.ts'
import { look } from '../index.ts'

/** Every room the look is tried in, a desk's first. */
export const SHAPES = roomsOf(look)

export const game = castle as unknown as Game<CastleState>
export type Moment = Position<CastleState>

/** Acts that end something early: without them the castle fills. */
export const STOPS = [
  'stop-building',
  'stop-placing',
  'stop-buying',
  'stop-palace',
  'drop-out',
  'decline-trader',
  'breach',
]

export const moments = (seats: number, options: Record<string, unknown>, seed: string): Moment[] =>
  matchOf(game, { seats, options }, seed, STOPS)

/** Both languages. */
export const speakers = (s: CastleState): Promise<Speaker[]> =>
  Promise.all(
    LANGS.map((lang) =>
      speakerOf(words, { title: title as unknown as Title, game: game as unknown as Game, state: s }, lang),
    ),
  )

/** English, for what does not depend on the language. */
export async function english(s: CastleState): Promise<Speaker['voice']> {
  return (await speakerOf(words, { title: title as unknown as Title, game: game as unknown as Game, state: s }, 'en'))
    .voice
}
