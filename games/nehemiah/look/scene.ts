// The board of Nehemiah: the city on its hillside, the columns of works on the plaza, the own mat before them.

import type { Seat } from '../../../kernel/words.ts'
import type { Area, Choosing, Scene, Shape } from '../../../look/scene.ts'
import { groundsOf } from '../../../look/svg.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Box } from '../box.ts'
import type { NehemiahState } from '../state.ts'
import { hillside, strip } from './art/hillside.ts'
import { defs } from './art/stone.ts'
import { rect } from './art/svg.ts'
import { auctionArea } from './auction.ts'
import { cityArea } from './city.ts'
import { columnsArea } from './columns.ts'
import { gatesArea } from './gates.ts'
import { matArea } from './mat.ts'
import { pilesArea } from './piles.ts'
import { type Room, roomOf } from './room.ts'
import { asked, type Table } from './table.ts'

const groundFor = groundsOf<Room>(
  ({ w, h, tall, city, columns }) => [w, h, tall, city.box.y, city.bases.join(), columns.y].join(' '),
  groundOf,
)

function groundOf(room: Room): string {
  const { w, h, mat, city } = room
  return (
    defs() +
    rect({ x: 0, y: 0, w, h }, 0, 'fill="url(#neh-slabs)"') +
    rect({ x: 0, y: 0, w, h }, 0, 'class="neh-light"') +
    (room.tall ? strip(city) : hillside(city)) +
    (room.tall ? '' : rect({ x: city.box.w, y: 0, w: 9, h: city.box.h }, 0, 'class="neh-edge"')) +
    rect(mat, 0, 'fill="url(#neh-mat)"') +
    rect({ ...mat, h: 3 }, 0, 'fill="url(#neh-gold)"')
  )
}

export function scene(
  s: NehemiahState,
  seat: Seat | null,
  shape: Shape,
  choosing: Choosing | null,
  voice: Voice,
  box: Box,
): Scene {
  const bare = { s, me: seat ?? 0, spectator: seat === null, voice, box, choosing }
  const room = roomOf(shape, {
    columns: s.columns.length,
    seats: s.seats,
    auction: s.faceUp.length > 0,
    bidding: s.lot.length > 0,
    cubes: asked(bare)?.do === 'turncoat',
  })
  const t: Table = { ...bare, room }
  return {
    ground: groundFor(room),
    areas: areasOf(t),
    ...(room.h > shape.h ? { height: room.h } : {}),
  }
}

/** In reading order. */
function areasOf(t: Table): Area[] {
  const city = [cityArea(t), gatesArea(t), pilesArea(t)]
  const { tray } = t.room
  if (tray === null) return [...city, columnsArea(t), matArea(t)]
  return t.room.tall
    ? [auctionArea(t, tray), columnsArea(t), matArea(t), ...city]
    : [...city, columnsArea(t), auctionArea(t, tray), matArea(t)]
}
