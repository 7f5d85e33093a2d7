// Where a match stands, as the lobby tells it: round and phase, whose turn it is, who leads, how its seats are told apart.
import { deciders } from '../../../kernel/ask.ts'
import { isOver } from '../../../kernel/play.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { Match } from '../../../match/match.ts'
import type { Speaker } from '../../../title/say.ts'
import type { Sitting, Standing } from './keep.ts'
import { placesOf } from './seats.ts'

/** In the words of one speaker. Only what every seat may know. */
export function standingIn(
  match: Match,
  sitting: readonly Sitting[],
  look: GameLook | null,
  speaker: Speaker,
): Standing {
  const { title, game, state } = match
  const open = view(game, state, null)
  const drawn = look?.with({ box: game.box, voice: speaker.voice })
  const told = drawn?.progress(open)
  const now = told?.steps.find((step) => step.state === 'now')?.text ?? ''
  const colours = sitting.map((_, seat) => title.seatName(state, seat))
  const { tones, letters } = placesOf(colours, speaker)
  const seats = colours.map((_, seat) => ({
    tone: tones[seat] ?? seat,
    letter: letters[seat] ?? '',
    name: speaker.voice.seat(seat),
  }))
  const waiting = deciders(game, state)
  const people = sitting.filter((s) => s.kind === 'person')
  /** Where points lie behind screens, nobody is said to lead. */
  const panels = seats.map((_, seat) => drawn?.panel(open, seat, null))
  const name = (seat: number) => seats[seat]?.name ?? ''
  return {
    lang: speaker.lang,
    where: [told ? `${told.label} ${now}`.trim() : '', told?.phase.text ?? '']
      .filter((part) => part !== '')
      .join(' · '),
    moves: match.story.length - 1,
    awaited: waiting.map(name),
    yours: people.length === 1 && waiting.some((seat) => sitting[seat]?.kind === 'person'),
    seats,
    ahead: panels.some((p) => p?.screen) ? null : aheadOf(game.scores(open, game.box)),
    result: isOver(state)
      ? { winners: game.winners(state, game.box).map(name), scores: game.scores(state, game.box) }
      : null,
  }
}

/** Who has the most points, and how many; nobody while all have the same. */
export function aheadOf(points: readonly number[]): Standing['ahead'] {
  const most = Math.max(...points)
  if (points.every((n) => n === most)) return null
  return { seats: points.flatMap((n, seat) => (n === most ? [seat] : [])), points: most }
}
