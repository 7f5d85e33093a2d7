// The board of Pillars: the rose window while cards are played, the arch of the reader's scoring after them.

import type { Seat } from '../../../kernel/words.ts'
import type { Area, Choosing, Scene, Shape } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Box } from '../box.ts'
import type { PillarsState } from '../state.ts'
import { advantagesArea } from './advantages.ts'
import { ROSE, rose } from './art/rose.ts'
import { onCircle } from './art/svg.ts'
import { floor, niche, shaft, wall } from './art/wall.ts'
import { handArea, ownedArea, tricksArea } from './hand.ts'
import { kingArea } from './king.ts'
import { type Room, roomOf } from './room.ts'
import { scoreAreas } from './score.ts'
import { stockArea } from './stock.ts'
import type { Table } from './table.ts'
import { petalsOf, roseArea, trickArea } from './trick.ts'

export function scene(
  s: PillarsState,
  seat: Seat | null,
  shape: Shape,
  choosing: Choosing | null,
  voice: Voice,
  box: Box,
): Scene {
  const room = roomOf(shape)
  const t: Table = { s, me: seat ?? 0, spectator: seat === null, room, voice, box, choosing }
  const areas = s.faceUp ? scoringAreas(t) : trickAreas(t)
  return {
    ground: s.faceUp ? scoringGround(t) : trickGround(t),
    areas,
    ...(room.h > shape.h ? { height: room.h } : {}),
  }
}

/** In reading order: the trick, the own hand, then what surrounds them. */
function trickAreas(t: Table): Area[] {
  const around = [roseArea(t), kingArea(t), advantagesArea(t)]
  const own = [handArea(t), stockArea(t), tricksArea(t), ownedArea(t)]
  return t.room.tall ? [...around, trickArea(t), ...own.slice(1), own[0] as Area] : [...around, trickArea(t), ...own]
}

function scoringAreas(t: Table): Area[] {
  return t.room.tall ? scoreAreas(t) : [...scoreAreas(t), kingArea(t), advantagesArea(t)]
}

/** The wall with its shafts and niches. */
function walls(room: Room): string {
  const { w, h, rose: window, king, advantages, ledge } = room
  const stone = wall(w, h, window.cx, window.cy)
  if (room.tall) return stone
  const gap = (window.cx - window.r - king.x - king.w - room.shaft) / 2 + king.x + king.w
  return (
    stone +
    niche(king) +
    niche(advantages) +
    shaft(gap, ledge, room.shaft) +
    shaft(w - gap - room.shaft, ledge, room.shaft)
  )
}

function trickGround(t: Table): string {
  const { room } = t
  const { cx, cy, r, k } = room.rose
  const petals = petalsOf(t)
  const pools = petals.flatMap((petal, i) => {
    const [x, y] = onCircle(ROSE * k, (i * 360) / petals.length)
    return petal.is === 'won' && y > 0 ? [{ x: cx + x * 1.5, seat: petal.seat }] : []
  })
  return walls(room) + rose(cx, cy, r, petals) + floor(room.w, room.ledge, room.h - room.ledge, pools)
}

function scoringGround(t: Table): string {
  const { room } = t
  const arch = niche(room.arch, room.tall ? 92 : room.arch.w * 0.26)
  return walls(room) + arch + (room.tall ? '' : floor(room.w, room.ledge, room.h - room.ledge, []))
}
