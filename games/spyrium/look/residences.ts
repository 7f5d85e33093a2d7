// The residence track as a house front: one storey a space, a lit window for each player who lives there.

import { seatsOf } from '../../../look/laying.ts'
import { badge, drawing } from '../../../look/pieces.ts'
import { between } from '../../../look/places.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { trackOf } from '../rules/gain.ts'
import { roof, storey } from './art/facade.ts'
import { asked, type SpyriumLaying } from './pieces.ts'
import { about } from './things.ts'

/** The roof gives way to storeys that a finger can choose. */
const ROOF = { most: 40, least: 26 } as const
const STOREY = 41

export function residencesArea(t: SpyriumLaying): Area {
  const { residences: box } = t.layout
  const { voice } = t
  const track = trackOf(t.s, t.box)
  const high = between(ROOF.least, box.h - 8 - STOREY * track.length, ROOF.most)
  const h = (box.h - high - 8) / track.length
  const rows = track.map((value, i) => ({ value, i, y: box.y + high + (track.length - 1 - i) * h })).reverse()
  return {
    id: 'residences',
    label: voice.name('residence-track'),
    box,
    pieces: [
      drawing('house', box, roof(box.w, box.h, high, voice.says('residences'))),
      ...rows.flatMap(({ value, i, y }) => floor(t, value, i, y, h)),
    ],
  }
}

function floor(t: SpyriumLaying, value: number, i: number, y: number, h: number): Piece[] {
  const { residences: box } = t.layout
  const living = seatsOf(t.s).filter((seat) => t.s.residence[seat] === i)
  const coin = box.w < 120 ? 22 : Math.min(28, h - 8)
  const x0 = coin + (box.w < 120 ? 10 : 14)
  const pitch = (box.w - 10 - x0) / t.s.seats
  const own = t.s.residence[t.me] ?? 0
  const acts =
    asked(t)?.do === 'residence' ? (i === own ? 'act.score' : i === own + 1 ? 'act.advance' : undefined) : undefined
  const size = Math.round(Math.max(15, Math.min(20, pitch, h - 14)))
  return [
    drawing(
      `storey.${i}`,
      { x: box.x, y, w: box.w, h },
      storey(box.w, h, { value, coin, x0, pitch, many: t.s.seats, lit: living }),
      {
        label: t.voice.says('storey', { value, who: living.map((seat) => t.voice.seat(seat)) }),
        thing: about('storey', { value }),
        ...(acts === undefined ? {} : { ref: acts }),
      },
    ),
    ...living.map((seat) =>
      badge(
        `residence.${seat}`,
        seat,
        Math.round(box.x + x0 + pitch * (seat + 0.5) - size / 2),
        Math.round(y + h - size - 7),
        size,
      ),
    ),
  ]
}
