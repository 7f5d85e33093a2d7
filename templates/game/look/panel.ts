// A player at a glance, where the match stands, and where points came from.
import type { Breakdown } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { byRound, sealedMark, standingOf } from '../../../look/rounds.ts'
import type { Panel, Progress } from '../../../look/scene.ts'
import { roundsOf } from '../rules/round.ts'
import { fullWalls, scores } from '../rules/scoring.ts'
import type { TrestleVoice } from '../rules/speech.ts'
import type { TrestleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { POINT_ICONS, STONE } from './icons.ts'

export function panel(s: TrestleState, seat: Seat, voice: TrestleVoice, box: Box): Panel {
  const held = at(s.hands, seat).length
  const stones = at(s.stones, seat)
  const walls = fullWalls(s, seat, box)
  return {
    seat,
    score: at(scores(s, box), seat),
    figures: [
      { icon: STONE, n: stones, label: voice.name('stones'), pale: stones === 0 },
      { icon: POINT_ICONS.walls, n: walls, label: voice.name('walls'), pale: walls === 0 },
    ],
    notes: held === 0 ? [] : [{ text: voice.says('hand-of', { n: held }), backs: { kind: 'works', count: held } }],
    ...sealedMark(s, seat),
  }
}

export function progress(s: TrestleState, voice: TrestleVoice, box: Box): Progress {
  const over = s.agenda.length === 0
  const steps = Array.from({ length: roundsOf(s, box) }, (_, i) => ({
    text: `${i + 1}`,
    state: standingOf(i + 1, s.round, over),
  }))
  const [choosing, working] = [voice.says('phase-choose'), voice.says('phase-work')]
  const phase = over ? voice.says('over') : s.sealed === null ? working : choosing
  return { label: voice.name('round'), steps, phase, ...(over ? {} : { phases: [choosing, working] }) }
}

/** Points after each round. */
export const race = (s: TrestleState, past: readonly TrestleState[], box: Box): number[][] =>
  byRound(s, past, (then) => scores(then, box))

export function explain(
  s: TrestleState,
  seat: Seat,
  line: Breakdown[number],
  voice: TrestleVoice,
  box: Box,
): string | null {
  return line.from === 'walls'
    ? voice.says('points-walls', { n: fullWalls(s, seat, box), bonus: box.bonus })
    : voice.says('points-stones', { n: line.points })
}
