// The board of Pillars: the rose window while cards are played, the arch of the reader's scoring after them.

import { sceneBy } from '../../../look/laying.ts'
import type { Area } from '../../../look/scene.ts'
import { groundsOf, onCircle } from '../../../look/svg.ts'
import type { PillarsState } from '../rules/state.ts'
import { advantagesArea } from './advantages.ts'
import { glass, ROSE, ring } from './art/rose.ts'
import { floor, niche, pane, shaft, wall } from './art/wall.ts'
import { handArea, ownedArea, tricksArea } from './hand.ts'
import { kingArea } from './king.ts'
import { type Layout, layoutOf } from './layout.ts'
import type { PillarsPen } from './pen.ts'
import type { PillarsLaying } from './pieces.ts'
import { scoreAreas } from './score.ts'
import { stockArea } from './stock.ts'
import { petalsOf, roseArea, trickArea, tricksPerRound } from './trick.ts'

export const scene = sceneBy<PillarsState, PillarsPen>((looking, shape) => {
  const t: PillarsLaying = { ...looking, layout: layoutOf(shape) }
  const { h } = t.layout
  return t.s.faceUp
    ? { h, ground: scoringGround(t.layout), areas: scoringAreas(t) }
    : { h, ...trickGround(t), areas: trickAreas(t) }
})

/** In reading order: the trick, the own hand, then what surrounds them. */
function trickAreas(t: PillarsLaying): Area[] {
  const around = [roseArea(t), kingArea(t), advantagesArea(t)]
  const hand = handArea(t)
  const own = [stockArea(t), tricksArea(t), ownedArea(t)]
  return [...around, trickArea(t), ...(t.layout.tall ? [...own, hand] : [hand, ...own])]
}

function scoringAreas(t: PillarsLaying): Area[] {
  return t.layout.tall ? scoreAreas(t) : [...scoreAreas(t), kingArea(t), advantagesArea(t)]
}

/** The wall with its shafts and niches. */
function walls(layout: Layout): string {
  const { w, h, rose: window, king, advantages, ledge } = layout
  const stone = wall(w, h, window.cx, window.cy)
  if (layout.aside === 'column') return stone + pane({ x: king.x - 10, y: 0, w: king.w + 20, h: ledge })
  if (layout.tall) return stone
  const gap = (window.cx - window.r - king.x - king.w - layout.shaft) / 2 + king.x + king.w
  return (
    stone +
    niche(king) +
    niche(advantages) +
    shaft(gap, ledge, layout.shaft) +
    shaft(w - gap - layout.shaft, ledge, layout.shaft)
  )
}

const roomOf = ({ w, h, aside, rose, ledge, king, arch, free }: Layout) =>
  [w, h, aside, rose.cx, rose.r, ledge, king.x, king.h, arch.h, free?.x].join(' ')

/** The wall and the ring of the window stay; its petals light up one by one, and the floor with them. */
const trickWalls = groundsOf<{ layout: Layout; count: number }>(
  ({ layout, count }) => `${roomOf(layout)} ${count}`,
  ({ layout, count }) => walls(layout) + ring(layout.rose, count),
)

function trickGround(t: PillarsLaying): { ground: string; onGround: readonly string[] } {
  const { layout } = t
  const { cx, k } = layout.rose
  const petals = petalsOf(t)
  const pools = petals.flatMap((petal, i) => {
    const [x, y] = onCircle(ROSE * k, (i * 360) / petals.length)
    return petal.is === 'won' && y > 0 ? [{ x: cx + x * 1.5, seat: petal.seat }] : []
  })
  return {
    ground: trickWalls({ layout, count: tricksPerRound(t.s.seats) }),
    onGround: [
      ...glass(layout.rose, petals, layout.aside === 'plates' ? 12 : 14),
      floor(layout.w, layout.ledge, layout.h - layout.ledge, pools),
    ],
  }
}

const scoringGround = groundsOf<Layout>(roomOf, (layout) => {
  const arch = niche(layout.arch, layout.tall ? 92 : layout.arch.w * 0.26)
  return walls(layout) + arch + (layout.tall ? '' : floor(layout.w, layout.ledge, layout.h - layout.ledge, []))
})
