// Where a kept match stands: round and phase, whose turn it is, and how its seats are told apart.
import { deciders } from '../../../kernel/ask.ts'
import { speakerOf } from '../../../kernel/say.ts'
import type { Lang } from '../../../kernel/texts.ts'
import { view } from '../../../kernel/zones.ts'
import { readMatch } from '../../../match/file.ts'
import type { Kept } from '../lib/keep.ts'
import { tonesOf } from '../lib/seats.ts'
import { findLook, findTitle } from '../lib/shelf.ts'

export interface Standing {
  /** "Round 3, trick 5"; empty for a game that does not say. */
  readonly where: string
  readonly moves: number
  /** Who is awaited, by name; empty once it is over. */
  readonly awaited: readonly string[]
  /** The reader alone is awaited. */
  readonly yours: boolean
  readonly seats: readonly { readonly tone: number; readonly letter: string; readonly name: string }[]
  /** Winners and points, once it is over. */
  readonly result: { readonly winners: readonly string[]; readonly scores: readonly number[] } | null
}

/** Null for a match that can no longer be opened: the table says why. */
export async function standingOf(kept: Kept, lang: Lang): Promise<Standing | null> {
  const found = await readMatch(kept.text, findTitle)
  if ('problem' in found) return null
  const { title, game, state, players, deeds } = found.match
  const speaker = await speakerOf(title, game, lang, state, players)
  const look = await findLook(kept.game)
  const { progress } = look ?? {}
  const told = progress?.(view(game, state, null), speaker.voice, game.box)
  const now = told?.steps.find((step) => step.state === 'now')?.text ?? ''
  const colours = kept.sitting.map((_, seat) => title.seatName(state, seat))
  const tones = tonesOf(colours)
  const seats = colours.map((colour, seat) => ({
    tone: tones[seat] ?? seat,
    letter: (speaker.texts.names[colour] ?? colour).charAt(0).toLocaleUpperCase(lang),
    name: speaker.voice.seat(seat),
  }))
  const waiting = deciders(game, state)
  const people = kept.sitting.filter((s) => s.kind === 'person')
  return {
    where: [told ? `${told.label} ${now}`.trim() : '', told?.phase ?? ''].filter((part) => part !== '').join(' · '),
    moves: deeds.length - 1,
    awaited: waiting.map((seat) => seats[seat]?.name ?? ''),
    yours: people.length === 1 && waiting.some((seat) => kept.sitting[seat]?.kind === 'person'),
    seats,
    result: kept.over
      ? {
          winners: game.winners(state, game.box).map((seat) => seats[seat]?.name ?? ''),
          scores: game.scores(state, game.box),
        }
      : null,
  }
}
