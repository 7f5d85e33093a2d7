// A match played at random, building more than confirming and hiring more than firing, and who tells of it.
import type { Choice, Seat } from '../../../../kernel/words.ts'
import { legal, matchOf, type Position } from '../../../../look/battery/positions.ts'
import { roomsOf } from '../../../../look/battery/shapes.ts'
import { speakersOf } from '../../../../look/battery/speakers.ts'
import type { Title } from '../../../../title/title.ts'
import { title } from '../../rules/index.ts'
import type { MasterState } from '../../rules/state.ts'
import { game, table } from '../../test/scene.ts'
import { words } from '../../words/index.ts'
import { look } from '../index.ts'

/** Every room the look is tried in. */
export const SHAPES = roomsOf(look)

export type Moment = Pick<Position<MasterState>, 's' | 'seat' | 'options'>

export const SHUNNED = ['confirm', 'fire-worker', 'take-back', 'withdraw', 'repay']

export const optionsOf = (s: MasterState, seat: Seat): Choice[] => legal(game, s, seat)

export const moments = (seats: number, hiring: 'until-all-pass' | 'three-actions', seed: string): Moment[] =>
  matchOf(game, { seats, options: { hiring } }, seed, SHUNNED)

export const speaker = speakersOf(words, () => ({
  title: title as unknown as Title,
  game: game as never,
  state: table({ seats: 4 }),
}))
