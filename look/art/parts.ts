// The box of parts that pictures on cards are composed of, in one game's hand and one light.
import type { Drawing, Light } from '../art.ts'
import { figuresOf } from './figures.ts'
import { goodsOf } from './goods.ts'
import { type Ink, limbOf } from './ink.ts'
import { landOf } from './land.ts'
import { masonryOf } from './masonry.ts'
import { type Paints, paintsOf } from './paints.ts'
import { woodOf } from './wood.ts'

/** A game's own hand: the colour and width of its outlines, and the skin of its people. */
export interface Hand {
  readonly line: string
  readonly width: number
  readonly skin: string
}

function partsOf({ line, width, skin }: Hand, light: Light, paints: Paints) {
  const ink: Ink = { line, width, light, paints }
  return {
    ...landOf(ink),
    ...masonryOf(ink),
    ...woodOf(ink),
    ...goodsOf(ink),
    ...figuresOf(ink, skin),
    limb: limbOf(ink),
    light,
  }
}

export type Parts = ReturnType<typeof partsOf>

/** Scenes as the client asks for them, from scenes composed of parts. */
export const scenesIn = (
  hand: Hand,
  scenes: Readonly<Record<string, (p: Parts) => string>>,
): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(
    Object.entries(scenes).map(([id, compose]) => [
      id,
      (light: Light) => {
        const paints = paintsOf(id)
        const shapes = compose(partsOf(hand, light, paints))
        return `${paints.defs()}<g stroke="${hand.line}" stroke-width="${hand.width}" stroke-linejoin="round">${shapes}</g>`
      },
    ]),
  )
