// The board of Castle: a painted almanac page, and the own mat before it.

import type { Seat } from '../../../kernel/words.ts'
import type { Area, Choosing, Scene, Shape } from '../../../look/scene.ts'
import { groundsOf } from '../../../look/svg.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Box } from '../box.ts'
import type { CastleState } from '../state.ts'
import { groundOf } from './art/land.ts'
import { fieldsArea } from './fields.ts'
import { cardsArea, ownArea } from './mat.ts'
import { type Room, roomOf } from './room.ts'
import { roundArea } from './round.ts'
import { castleArea } from './sites.ts'
import type { Table } from './table.ts'
import { trackArea } from './track.ts'
import { trayArea, trayNeeds } from './tray.ts'
import { watchArea } from './watch.ts'
import { winterArea } from './winter.ts'

const groundFor = groundsOf<Room>(
  ({ w, h, ledge, castle, tall, winter }) => `${w} ${h} ${ledge} ${castle.h} ${tall} ${winter}`,
  groundOf,
)

export function scene(
  s: CastleState,
  seat: Seat | null,
  shape: Shape,
  choosing: Choosing | null,
  voice: Voice,
  box: Box,
): Scene {
  const me = seat ?? 0
  const winter = s.options.season === 'winter'
  const room = roomOf(shape, { winter, ...trayNeeds({ s, me, choosing, box }, shape.tall) })
  const t: Table = { s, me, spectator: seat === null, room, voice, box, choosing }
  return {
    ground: groundFor(room),
    areas: areasOf(t),
    ...(room.h > shape.h ? { height: room.h } : {}),
  }
}

function areasOf(t: Table): Area[] {
  const tray = trayArea(t)
  // On a phone the tray lies where the cards do.
  const cards = tray !== null && t.room.tall ? [] : [cardsArea(t)]
  return [
    trackArea(t),
    roundArea(t),
    castleArea(t),
    fieldsArea(t),
    ...(t.room.watch.h > 0 ? [watchArea(t)] : []),
    ...(t.room.winter ? [winterArea(t)] : []),
    ownArea(t),
    ...(tray === null ? [] : [tray]),
    ...cards,
  ]
}
