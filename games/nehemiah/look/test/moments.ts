// Matches played at random, as a look is tested on them: every moment before a decision.
import { anyChoice } from '../../../../bots/random.ts'
import { deciders, explain } from '../../../../kernel/ask.ts'
import type { Game } from '../../../../kernel/game.ts'
import { play } from '../../../../kernel/play.ts'
import { rngOf } from '../../../../kernel/random.ts'
import type { Choice, Seat } from '../../../../kernel/words.ts'
import type { Shape } from '../../../../look/scene.ts'
import { type Speaker, speakerOf } from '../../../../title/say.ts'
import type { Title } from '../../../../title/title.ts'
import { title } from '../../rules/index.ts'
import type { NehemiahState } from '../../rules/state.ts'
import { open } from '../../test/scene.ts'

export const game = title.game as unknown as Game<NehemiahState>
export const SHAPES: readonly Shape[] = [
  { w: 1144, h: 790, tall: false },
  { w: 984, h: 690, tall: false },
  { w: 728, h: 648, tall: false },
  { w: 390, h: 618, tall: true },
  { w: 390, h: 500, tall: true },
  { w: 360, h: 520, tall: true },
]

export interface Moment {
  readonly s: NehemiahState
  readonly seat: Seat
  readonly options: readonly Choice[]
}

/** Positions of a match in which everybody plays at random, each before a decision. */
export function moments(seats: number, options: Readonly<Record<string, string>>, seed: string): Moment[] {
  const rng = rngOf(seed)
  let { s } = open(seats, options, seed)
  const all: Moment[] = []
  for (let guard = 0; s.agenda.length > 0 && guard < 4000; guard++) {
    const seat = deciders(game, s)[0] as Seat
    all.push({ s, seat, options: explain(game, s, seat).flatMap((e) => (e.refusal === null ? [e.choice] : [])) })
    const outcome = play(game, s, seat, anyChoice(game as unknown as Game, s, seat, rng))
    if (!('state' in outcome)) throw new Error(outcome.refusal.clause)
    s = outcome.state
  }
  all.push({ s, seat: 0, options: [] })
  return all
}

const speakers = new Map<string, Promise<Speaker>>()
export function speaker(lang: 'en' | 'fr'): Promise<Speaker> {
  const known = speakers.get(lang) ?? speakerOf(title as unknown as Title, game as never, lang, open(4).s)
  speakers.set(lang, known)
  return known
}
