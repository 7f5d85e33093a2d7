// Positions of whole matches, by phase: what the tests of the look are run on.
import { LANGS } from '#tongues'
import type { Game } from '../../../../kernel/game.ts'
import { below, rngOf } from '../../../../kernel/random.ts'
import type { Seat } from '../../../../kernel/words.ts'
import { view } from '../../../../kernel/zones.ts'
import { matchOf } from '../../../../look/battery/positions.ts'
import { remembering } from '../../../../look/battery/said.ts'
import type { Shape } from '../../../../look/scene.ts'
import type { Lang, Voice } from '../../../../papers/texts.ts'
import { type Speaker, speakerOf } from '../../../../title/say.ts'
import { STAGE } from '../../rules/names.ts'
import type { PillarsState } from '../../rules/state.ts'
import type { Box } from '../../sheet/box.ts'
import { title } from '../../test/scene.ts'
import { words } from '../../words/index.ts'

export const game = title.game as unknown as Game<PillarsState>
export const box = game.box as Box

export const SHAPES: readonly Shape[] = [
  { w: 1144, h: 792, form: 'wide' },
  { w: 1144, h: 748, form: 'wide' },
  { w: 984, h: 692, form: 'wide' },
  { w: 728, h: 660, form: 'wide' },
  { w: 390, h: 620, form: 'upright' },
  { w: 390, h: 560, form: 'upright' },
  { w: 360, h: 430, form: 'upright' },
]

export const PHASES = ['lead', 'trick', 'last', 'tom', 'convert', 'limit', 'end'] as const
export type Phase = (typeof PHASES)[number]

export interface Position {
  readonly phase: Phase
  readonly seat: Seat
  /** All that lies on the table, and what the seat sees of it. */
  readonly truth: PillarsState
  readonly seen: PillarsState
}

const NAMES = ['Claire', 'Mathis', 'Lucie', 'Oscar']

function phaseOf(s: PillarsState, seat: Seat): Phase {
  if (s.agenda.length === 0) return 'end'
  if (s.stage[seat] === STAGE.tom) return 'tom'
  if (s.stage[seat] === STAGE.convert) return 'convert'
  if (s.stage[seat] === STAGE.limit) return 'limit'
  return s.table.length === 0 ? 'lead' : s.table.length === s.seats - 1 ? 'last' : 'trick'
}

/** A few positions of every phase, of matches played at random. */
export function positionsOf(seats: number, perPhase = 4): Position[] {
  const found: Position[] = []
  const count = new Map<Phase, number>()
  for (let k = 0; k < 12; k++) {
    const rng = rngOf(`look ${seats} ${k}`)
    for (const { s, seat } of matchOf(game, { seats }, `look ${k}`)) {
      const phase = phaseOf(s, seat)
      const so = count.get(phase) ?? 0
      // Early and late positions alike: the more there are of a phase, the fewer are taken.
      if (so >= perPhase || below(rng, phase === 'lead' || phase === 'trick' || phase === 'last' ? 12 : 3) > 0) continue
      count.set(phase, so + 1)
      found.push({ phase, seat, truth: s, seen: view(game, s, seat) })
    }
  }
  return found
}

const speaking = (s: PillarsState, lang: Lang): Promise<Speaker> =>
  speakerOf(words, { title, game, state: s, players: NAMES.slice(0, s.seats) }, lang)

/** Who speaks one language. */
export const voiceIn = async (s: PillarsState, lang: Lang): Promise<Voice> => (await speaking(s, lang)).voice

/** Every language, each remembering the sayings it was asked for and did not have. */
export async function speakers(s: PillarsState): Promise<{ speaker: Speaker; missing: Set<string> }[]> {
  return Promise.all(
    LANGS.map(async (lang) => {
      const speaker = await speaking(s, lang)
      const missing = new Set<string>()
      return { speaker: { ...speaker, voice: remembering(speaker.voice, speaker.texts, missing) }, missing }
    }),
  )
}
