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
const FOOTING = 8
const STOREY = 41
const COIN = { most: 28, narrow: 22, least: 16 } as const

/** A storey of the house, from below. */
interface Storey {
  readonly value: number
  readonly i: number
  readonly y: number
  readonly h: number
  /** What choosing it does, where it can be chosen. */
  readonly acts: string | undefined
}

export function residencesArea(t: SpyriumLaying): Area {
  const { residences: box } = t.layout
  const { voice } = t
  const track = trackOf(t.s, t.box)
  const high = between(ROOF.least, box.h - FOOTING - STOREY * track.length, ROOF.most)
  const storeys = storeysOf(t, track, box.h - FOOTING - high)
  return {
    id: 'residences',
    label: voice.name('residence-track'),
    box,
    pieces: [
      drawing('house', box, roof(box.w, box.h, high, voice.says('residences'))),
      ...storeys.reverse().flatMap((one) => floor(t, one)),
    ],
  }
}

/** All of one height; where that is less than a finger, those that can be chosen take from the others. */
function storeysOf(t: SpyriumLaying, track: readonly number[], room: number): Storey[] {
  const { residences: box } = t.layout
  const own = t.s.residence[t.me] ?? 0
  const actsOf = (i: number) => (i === own ? 'act.score' : i === own + 1 ? 'act.advance' : undefined)
  const acts = track.map((_, i) => (asked(t)?.do === 'residence' ? actsOf(i) : undefined))
  const even = room / track.length
  const chosen = acts.filter((act) => act !== undefined).length
  const wide = Math.max(even, STOREY)
  const narrow = (room - chosen * wide) / Math.max(1, track.length - chosen)
  let y = box.y + box.h - FOOTING
  return track.map((value, i) => {
    const act = acts[i]
    const h = chosen === 0 ? even : act === undefined ? narrow : wide
    y -= h
    return { value, i, y, h, acts: act }
  })
}

function floor(t: SpyriumLaying, { value, i, y, h, acts }: Storey): Piece[] {
  const { residences: box } = t.layout
  const living = seatsOf(t.s).filter((seat) => t.s.residence[seat] === i)
  const coin = Math.max(COIN.least, Math.min(box.w < 120 ? COIN.narrow : COIN.most, h - 8))
  const x0 = coin + (box.w < 120 ? 10 : 14)
  const pitch = (box.w - 10 - x0) / t.s.seats
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
