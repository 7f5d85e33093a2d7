// Positions of whole matches for the tests of the look: each before a decision, with what the seat may do.
import { deciders, explain } from '../../../../kernel/ask.ts'
import { spread } from '../../../../kernel/choice.ts'
import { begin, play } from '../../../../kernel/play.ts'
import { below, rngOf } from '../../../../kernel/random.ts'
import type { Choice, Seat } from '../../../../kernel/words.ts'
import type { Shape } from '../../../../look/scene.ts'
import { type Speaker, speakerOf } from '../../../../title/say.ts'
import type { Title } from '../../../../title/title.ts'
import { title } from '../../rules/index.ts'
import type { MasterState } from '../../rules/state.ts'
import { game, table } from '../../test/scene.ts'

export const SHAPES: readonly Shape[] = [
  { w: 1144, h: 792, tall: false },
  { w: 984, h: 692, tall: false },
  { w: 728, h: 650, tall: false },
  { w: 390, h: 618, tall: true },
  { w: 360, h: 540, tall: true },
]

export interface Moment {
  readonly s: MasterState
  readonly seat: Seat
  readonly options: readonly Choice[]
}

export const optionsOf = (s: MasterState, seat: Seat): Choice[] =>
  explain(game, s, seat).flatMap((e) => (e.refusal === null ? [e.choice] : []))

/** A match in which everybody plays at random, building more than confirming and hiring more than firing. */
export function moments(seats: number, hiring: 'until-all-pass' | 'three-actions', seed: string): Moment[] {
  const rng = rngOf(seed)
  let s = begin(game, { hiring }, seats, rngOf(seed)) as MasterState
  const all: Moment[] = []
  for (let guard = 0; s.agenda.length > 0 && guard < 6000; guard++) {
    const by = deciders(game, s)
    const seat = by[below(rng, by.length)] as Seat
    const options = optionsOf(s, seat)
    all.push({ s, seat, options })
    const shunned = ['confirm', 'fire-worker', 'take-back', 'withdraw', 'repay']
    const rest = options.filter((c) => !shunned.includes(c.act) || below(rng, 6) === 0)
    const open = (rest.length > 0 ? rest : options)[
      below(rng, Math.max(1, rest.length > 0 ? rest.length : options.length))
    ] as Choice
    const list = spread(open)
    const outcome = play(game, s, seat, list[below(rng, list.length)] as Choice)
    if (!('state' in outcome)) throw new Error(outcome.refusal.clause)
    s = outcome.state
  }
  all.push({ s, seat: 0, options: [] })
  return all
}

const speakers = new Map<string, Promise<Speaker>>()
export function speaker(lang: 'en' | 'fr'): Promise<Speaker> {
  const known = speakers.get(lang) ?? speakerOf(title as unknown as Title, game as never, lang, table({ seats: 4 }))
  speakers.set(lang, known)
  return known
}
