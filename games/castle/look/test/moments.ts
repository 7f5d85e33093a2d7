// Positions of whole matches played at random, each before a decision: what the tests of the look are run on.
import { LANGS } from '#tongues'
import { deciders, explain } from '../../../../kernel/ask.ts'
import type { Game } from '../../../../kernel/game.ts'
import { play } from '../../../../kernel/play.ts'
import { below, rngOf } from '../../../../kernel/random.ts'
import type { Choice, Seat } from '../../../../kernel/words.ts'
import type { Shape } from '../../../../look/scene.ts'
import { type Speaker, speakerOf } from '../../../../title/say.ts'
import type { Title } from '../../../../title/title.ts'
import { title } from '../../rules/index.ts'
import type { CastleState } from '../../state.ts'
import { game as castle, table } from '../../test/scene.ts'

export const game = castle as unknown as Game<CastleState>

export const SHAPES: readonly Shape[] = [
  { w: 1144, h: 792, tall: false },
  { w: 1144, h: 748, tall: false },
  { w: 984, h: 692, tall: false },
  { w: 728, h: 650, tall: false },
  { w: 390, h: 628, tall: true },
  { w: 390, h: 560, tall: true },
]

export interface Moment {
  readonly s: CastleState
  readonly seat: Seat
  readonly options: readonly Choice[]
}

const STOPS = ['stop-building', 'stop-placing', 'stop-buying', 'stop-palace', 'drop-out', 'decline-trader', 'breach']

/** Stopping only when nothing else is left fills the castle. */
export function moments(seats: number, options: Record<string, unknown>, seed: string): Moment[] {
  const rng = rngOf(seed)
  let s = table(seats, options)
  const all: Moment[] = []
  for (let guard = 0; s.agenda.length > 0 && guard < 4000; guard++) {
    const awaited = deciders(game, s)
    const seat = awaited[below(rng, awaited.length)] as Seat
    const legal = explain(game, s, seat).flatMap((e) => (e.refusal === null ? [e.choice] : []))
    all.push({ s, seat, options: legal })
    const closed = legal.filter((c) => c.span === undefined)
    const busy = closed.filter((c) => !STOPS.includes(c.act))
    const list = busy.length > 0 && below(rng, 8) > 0 ? busy : closed
    const outcome = play(game, s, seat, list[below(rng, list.length)])
    if (!('state' in outcome)) throw new Error(outcome.refusal.clause)
    s = outcome.state
  }
  all.push({ s, seat: 0, options: [] })
  return all
}

/** Both languages, each remembering the sayings it was asked for and did not have. */
export async function speakers(s: CastleState): Promise<{ speaker: Speaker; missing: Set<string> }[]> {
  return Promise.all(
    LANGS.map(async (lang) => {
      const speaker = await speakerOf(title as unknown as Title, game as unknown as Game, lang, s, [])
      const missing = new Set<string>()
      const says: Speaker['voice']['says'] = (id, p) => {
        const said = speaker.voice.says(id, p)
        if (said === id && speaker.texts.board?.[id] === undefined && speaker.texts.cards[id] === undefined)
          missing.add(id)
        return said
      }
      return { speaker: { ...speaker, voice: { ...speaker.voice, says } }, missing }
    }),
  )
}

/** English, for what does not depend on the language. */
export async function english(s: CastleState): Promise<Speaker['voice']> {
  const [first] = await speakers(s)
  if (first === undefined) throw new Error('nobody speaks')
  return first.speaker.voice
}
