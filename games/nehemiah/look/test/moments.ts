// A match played at random, and who tells of it: what the tests of the look are run on.
import type { Game } from '../../../../kernel/game.ts'
import { matchOf, type Position } from '../../../../look/battery/positions.ts'
import { roomsOf } from '../../../../look/battery/shapes.ts'
import { speakersOf } from '../../../../look/battery/speakers.ts'
import type { Title } from '../../../../title/title.ts'
import { title } from '../../rules/index.ts'
import type { NehemiahState } from '../../rules/state.ts'
import { open } from '../../test/scene.ts'
import { words } from '../../words/index.ts'
import { look } from '../index.ts'

/** Every room the look is tried in, a desk's first. */
export const SHAPES = roomsOf(look)

export const game = title.game as unknown as Game<NehemiahState>

export const moments = (
  seats: number,
  options: Readonly<Record<string, string>>,
  seed: string,
): Position<NehemiahState>[] => matchOf(game, { seats, options }, seed)

export const speaker = speakersOf(words, () => ({
  title: title as unknown as Title,
  game: game as never,
  state: open(4).s,
}))
