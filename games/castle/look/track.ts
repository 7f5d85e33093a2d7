// The round track: how far the year is, and where winter strikes.

import { drawing } from '../../../look/pieces.ts'
import type { Area } from '../../../look/scene.ts'
import { capital } from '../../../look/words.ts'
import type { CastleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { arch, type Month } from './art/arch.ts'
import type { CastleLaying } from './pieces.ts'
import { about } from './things.ts'

/** The rounds whose space bears a winter mark. */
function markedRounds(s: CastleState, box: Box): number[] {
  if (s.options.season !== 'winter') return []
  return box.marks[s.options['winter-spaces']].map((space) => s.rounds - space + 1).filter((round) => round >= 1)
}

export function trackArea(t: CastleLaying): Area {
  const { s, layout, voice } = t
  const marked = markedRounds(s, t.box)
  const over = s.agenda.length === 0
  const months = Array.from({ length: s.rounds }, (_, i): Month => {
    const n = i + 1
    return { n, is: over || n < s.round ? 'past' : n === s.round ? 'now' : 'to-come', winter: marked.includes(n) }
  })
  const label = voice.says('track-label', {
    round: s.round,
    rounds: s.rounds,
    track: s.track,
    marked: marked.filter((n) => n >= s.round).sort((a, b) => a - b),
  })
  return {
    id: 'track',
    label: capital(voice.name('round-track')),
    box: layout.arch,
    pieces: [
      drawing('track', layout.arch, arch(layout.arch, months), {
        label,
        thing: about('track', { round: s.round, rounds: s.rounds, track: s.track, winter: marked.length > 0 }),
      }),
    ],
  }
}
