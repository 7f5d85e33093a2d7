// The drawn ground: the town, the paved market with its lots and lamps, the workbench.

import { type Rect, rect, short } from '../../../../look/svg.ts'
import type { Layout } from '../layout.ts'
import { crossings, positionBox } from '../places.ts'
import { lamp, pool } from './lamp.ts'
import { settsPattern } from './setts.ts'
import { town } from './town.ts'

const DEFS =
  '<radialGradient id="spy-pool"><stop stop-color="var(--s-light)" stop-opacity="var(--s-pool)"/><stop offset=".45" stop-color="var(--s-light)" stop-opacity="calc(var(--s-pool) * .45)"/><stop offset="1" stop-color="var(--s-light)" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="spy-flame"><stop stop-color="var(--s-flame)" stop-opacity=".85"/><stop offset="1" stop-color="var(--s-flame)" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="spy-bench" x2="0" y2="1"><stop stop-color="var(--s-bench-0)"/><stop offset=".5" stop-color="var(--s-bench-1)"/><stop offset="1" stop-color="var(--s-bench-2)"/></linearGradient>'

export function groundOf(layout: Layout): string {
  return (
    `<defs>${DEFS}${settsPattern('spy-setts')}</defs>` +
    (layout.compact
      ? `<rect width="${layout.w}" height="${layout.h}" fill="var(--s-soot)"/>`
      : town(layout.w, layout.bench.y)) +
    (layout.decks.w === 0 ? '' : plaques(layout)) +
    platform(layout) +
    bench(layout)
  )
}

/** Dark plates under the piles. */
function plaques({ decks, tokens }: Layout): string {
  return [decks, tokens].map((box) => rect(box, 10, 'fill="var(--s-plaque)"')).join('')
}

/** Setts, kerb, a dark bed for each lot, light from the four lamps. */
function platform(layout: Layout): string {
  const { market, compact } = layout
  const pad = compact ? 6 : layout.w < 900 ? 10 : 15
  const box: Rect = { x: market.x - pad, y: market.y - pad, w: market.w + 2 * pad, h: market.h + 2 * pad }
  const beds = Array.from({ length: 9 }, (_, pos) => {
    const { x, y, w, h } = positionBox(layout, pos)
    const rim = compact ? 3 : 5
    return rect(
      { x: x - rim, y: y - rim, w: w + 2 * rim, h: h + 2 * rim },
      11,
      'fill="var(--s-bed)" stroke="var(--s-kerb)" stroke-width="1.5"',
    )
  }).join('')
  const lamps = crossings(layout)
  const reach = compact ? 60 : Math.max(90, market.across * 1.25)
  const corner = 16
  return (
    rect(box, corner, 'fill="url(#spy-setts)"') +
    rect(box, corner, 'fill="var(--s-dusk)"') +
    lamps.map(([x, y]) => pool(x, y, reach)).join('') +
    beds +
    rect(box, corner, 'fill="none" stroke="var(--s-kerb)" stroke-width="6"') +
    rect(
      { x: box.x + 3.5, y: box.y + 3.5, w: box.w - 7, h: box.h - 7 },
      corner - 3,
      'fill="none" stroke="var(--s-kerb-line)" stroke-width="1.4"',
    ) +
    lamps.map(([x, y]) => lamp(x, y, compact ? 0.92 : 1)).join('')
  )
}

/** The own mat: a workbench with a brass edge. */
function bench({ bench: { x, y, w, h }, compact, techniques }: Layout): string {
  const planks = [0.34, 0.68].map((k) => `M${x} ${short(y + h * k)}h${w}`).join('')
  const split = compact
    ? ''
    : `<path d="M${techniques.x - 10} ${y + 14}V${y + h - 12}" stroke="var(--s-brass)" stroke-opacity=".35"/>`
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#spy-bench)"/><path d="${planks}" stroke="#000" stroke-opacity=".22"/>` +
    `<path d="M${x} ${y}h${w}" stroke="var(--s-brass)" stroke-width="2"/><path d="M${x} ${y + 2}h${w}" stroke="#000" stroke-opacity=".45" stroke-width="2"/>${split}`
  )
}
