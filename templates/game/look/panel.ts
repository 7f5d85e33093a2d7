// A player at a glance, where the match stands, and where points came from.
import type { Breakdown } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { sealedMark, standingOf } from '../../../look/rounds.ts'
import type { Panel, Progress } from '../../../look/scene.ts'
import { roundsOf } from '../rules/round.ts'
import { fullWalls, scores } from '../rules/scoring.ts'
import type { TrestleState } from '../rules/state.ts'
import { POINT_ICONS, STONE } from './icons.ts'
import type { TrestlePen } from './pen.ts'
import { about } from './things.ts'

export function panel({ box, voice }: TrestlePen, s: TrestleState, seat: Seat): Panel {
  const n = at(s.hands, seat).length
  const stones = at(s.stones, seat)
  const walls = fullWalls(s, seat, box)
  const { bonus } = box
  const hand = { text: voice.says('hand-of', { n }), thing: about('hand', { n, most: box.hand }) }
  return {
    seat,
    score: at(scores(s, box), seat),
    scored: about('points', { bonus }),
    figures: [
      { icon: STONE, n: stones, label: voice.name('stones'), thing: about('yard', { stones }), pale: stones === 0 },
      {
        icon: POINT_ICONS.walls,
        n: walls,
        label: voice.name('walls'),
        thing: about('full-walls', { bonus }),
        pale: walls === 0,
      },
    ],
    notes: n === 0 ? [] : [{ ...hand, backs: { kind: 'works', count: n } }],
    ...sealedMark(s, seat),
  }
}

export function progress({ box, voice }: TrestlePen, s: TrestleState): Progress {
  const over = s.agenda.length === 0
  const rounds = roundsOf(s, box)
  const steps = Array.from({ length: rounds }, (_, i) => ({
    text: `${i + 1}`,
    thing: about('round', { round: i + 1, rounds }),
    state: standingOf(i + 1, s.round, over),
  }))
  const choosing = { text: voice.says('phase-choose'), thing: about('choosing') }
  const working = { text: voice.says('phase-work'), thing: about('working') }
  const end = { text: voice.says('over'), thing: about('over') }
  return {
    label: voice.name('round'),
    thing: about('round', { round: s.round, rounds }),
    steps,
    phase: over ? end : s.sealed === null ? working : choosing,
    ...(over ? {} : { phases: [choosing, working] }),
  }
}

export function explain(
  { box, voice }: TrestlePen,
  s: TrestleState,
  seat: Seat,
  line: Breakdown[number],
): string | null {
  return line.from === 'walls'
    ? voice.says('points-walls', { n: fullWalls(s, seat, box), bonus: box.bonus })
    : voice.says('points-stones', { n: line.points })
}
