// Where the cards of the market and its lanes lie.

import { at } from '../../../kernel/lists.ts'
import type { Rect } from '../../../look/svg.ts'
import { BESIDE } from '../rules/market.ts'
import { GAPS } from '../rules/names.ts'
import type { Layout } from './layout.ts'

export function positionBox({ market }: Layout, pos: number): Rect {
  const row = Math.floor(pos / 3)
  const column = pos % 3
  return {
    x: market.x + column * (market.card + market.across),
    y: market.y + row * (market.high + market.along),
    w: market.card,
    h: market.high,
  }
}

/** A lane between two cards. On a compact screen its touch area reaches a little into both. */
export function laneBox(layout: Layout, gap: number): Rect {
  const { market, compact, touch } = layout
  const from = positionBox(layout, at(BESIDE, gap)[0])
  if (GAPS[gap]?.startsWith('h')) {
    const inset = compact ? 8 : 12
    const side = touch
      ? Math.max(0, Math.min(2, (market.across - 40) / 2))
      : Math.max(3, Math.min(10, (market.across - 44) / 3))
    return { x: from.x + from.w + side, y: from.y + inset, w: market.across - 2 * side, h: from.h - 2 * inset }
  }
  const reach = touch ? Math.max(0, (40 - market.along) / 2 + 1) : -1
  const inset = compact ? 3 : 8
  return { x: from.x + inset, y: from.y + from.h - reach, w: from.w - 2 * inset, h: market.along + 2 * reach }
}

/** The four crossings, where the lamps stand. */
export function crossings(layout: Layout): readonly (readonly [number, number])[] {
  const { market } = layout
  return [0, 1].flatMap((row) =>
    [0, 1].map((column) => {
      const { x, y } = positionBox(layout, 3 * row + column)
      return [x + market.card + market.across / 2, y + market.high + market.along / 2] as const
    }),
  )
}

/** Where workers stand in a lane: their size, and the upper left corner of each. */
export function stand(
  lane: Rect,
  many: number,
  full: number,
): { size: number; at: readonly (readonly [number, number])[] } {
  if (many === 0) return { size: full, at: [] }
  if (lane.w > lane.h) {
    const size = Math.min(full, lane.h + 4)
    const pitch = many === 1 ? 0 : Math.min(size + 8, (lane.w - size) / (many - 1))
    const x0 = lane.x + (lane.w - size - pitch * (many - 1)) / 2
    return { size, at: Array.from({ length: many }, (_, i) => [x0 + i * pitch, lane.y + (lane.h - size) / 2] as const) }
  }
  const columns = many > 2 && lane.w >= 2 * 26 ? 2 : 1
  const rows = Math.ceil(many / columns)
  const size = Math.min(full, lane.w / columns, (lane.h - 4) / rows)
  const pitch = Math.min(size + 12, lane.h / rows)
  const y0 = lane.y + (lane.h - pitch * (rows - 1) - size) / 2
  return {
    size,
    at: Array.from({ length: many }, (_, i) => {
      const across = columns === 1 || (i === many - 1 && many % 2 === 1) ? 0.5 : i % 2 === 0 ? 0.25 : 0.75
      return [lane.x + lane.w * across - size / 2, y0 + Math.floor(i / columns) * pitch] as const
    }),
  }
}
