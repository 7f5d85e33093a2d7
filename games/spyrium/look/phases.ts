// In which phase each player is: placing, activating, or done for the round.

import { seatsOf } from '../../../look/laying.ts'
import { badge, drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { rect, squeezed, word } from '../../../look/svg.ts'
import type { SpyriumLaying } from './pieces.ts'
import { about } from './things.ts'

const HEAD = 26
/** About how wide a letter of its title is. */
const LETTER = 7.4

export function phasesArea(t: SpyriumLaying): Area {
  const { phases: box } = t.layout
  const { voice, s } = t
  const small = box.w < 120
  const phaseOf = (seat: number) => (s.passed[seat] === 1 ? 2 : (s.phase[seat] ?? 1) - 1)
  const rows = [
    { phase: 1, numeral: 'I', name: voice.says(small ? 'placement-short' : 'placement') },
    {
      phase: 2,
      numeral: 'II',
      name: voice.says(small ? 'activation-short' : 'activation'),
      ref: 'act.start-activation',
    },
    { phase: 3, numeral: '', name: voice.says('passed'), ref: 'act.pass' },
  ] as const
  const title = voice.says('phases')
  const h = (box.h - HEAD - 4) / rows.length
  const size = Math.round(Math.min(24, (box.w - 14) / s.seats - 2, h - 24))
  return {
    id: 'phases',
    label: title,
    box,
    pieces: [
      drawing(
        'phases',
        box,
        rect({ x: 0, y: 0, w: box.w, h: box.h }, 8, 'class="spy-plaque"') +
          word(title, 10, 19, 'spy-quiet spy-bold', squeezed(title.length * LETTER, box.w - 18)),
      ),
      ...rows.flatMap(({ phase, numeral, name, ...row }, k): Piece[] => {
        const here = seatsOf(t.s).filter((seat) => phaseOf(seat) === k)
        const y = box.y + HEAD + k * h
        const free = seatsOf(t.s)
          .map(
            (seat) =>
              `<circle cx="${8 + size / 2 + seat * (size + 3)}" cy="${h - size / 2 - 5}" r="${size / 2 - 1}" class="spy-socket"/>`,
          )
          .join('')
        const svg =
          rect({ x: 2, y: 1, w: box.w - 4, h: h - 2 }, 6, 'class="spy-row edge"') +
          word(numeral, 8, 15, 'spy-numeral') +
          word(name, 8 + (numeral === '' ? 0 : numeral.length * 7 + 5), 15, 'spy-body') +
          free
        return [
          drawing(`phase.${k}`, { x: box.x, y, w: box.w, h }, svg, {
            label: voice.says('phase-label', {
              phase: `${numeral} ${name}`.trim(),
              who: here.map((seat) => voice.seat(seat)),
            }),
            thing: about('phase', { phase }),
            ...('ref' in row ? { ref: row.ref } : {}),
          }),
          ...here.map((seat) =>
            badge(
              `phase-of.${seat}`,
              seat,
              Math.round(box.x + 8 + seat * (size + 3)),
              Math.round(y + h - size - 5),
              size,
            ),
          ),
        ]
      }),
    ],
  }
}
