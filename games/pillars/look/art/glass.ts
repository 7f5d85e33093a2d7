// Leaded glass: panes are the cells of scattered points, and the lead runs between them.

import { at } from '../../../../kernel/lists.ts'
import { below, rngOf } from '../../../../kernel/random.ts'
import { type Point, polygon } from '../../../../look/svg.ts'

/** The part of a pane that is nearer to `a` than to `b`. */
function nearer(pane: readonly Point[], a: Point, b: Point): Point[] {
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const side = (p: Point) => (p[0] - mid[0]) * (b[0] - a[0]) + (p[1] - mid[1]) * (b[1] - a[1])
  const kept: Point[] = []
  pane.forEach((p, i) => {
    const q = at(pane, (i + 1) % pane.length)
    const sp = side(p)
    const sq = side(q)
    if (sp <= 0) kept.push(p)
    if (sp < 0 !== sq < 0) {
      const t = sp / (sp - sq)
      kept.push([p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])])
    }
  })
  return kept
}

/** Panes that fill a box, about `across` × `down` of them; the same seed gives the same window. */
export function panes(seed: string, w: number, h: number, across: number, down: number): Point[][] {
  const rng = rngOf(seed)
  const jitter = () => 0.14 + below(rng, 720) / 1000
  const dots: Point[] = []
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) dots.push([((i + jitter()) * w) / across, ((j + jitter()) * h) / down])
  const box: Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]
  return dots.map((a) => dots.reduce((pane: Point[], b) => (a === b ? pane : nearer(pane, a, b)), box))
}

/** How light falls through single panes: white lets more through, black less. */
const TINTS = ['#fff;.2', '#fff;.09', '#000;.07', '#000;.18', '#000;.3'] as const

/** Panes over a coloured ground, with their lead; `fixed` lead keeps its width however the window is stretched. */
export function leaded(cells: readonly (readonly Point[])[], lead: number, strength = 1, fixed = false): string {
  const groups: string[] = TINTS.map(() => '')
  cells.forEach((cell, i) => {
    const k = (i * 7 + ((i * i) % 5)) % TINTS.length
    groups[k] += polygon(cell)
  })
  const lit = groups.map((d, k) => {
    const [fill, opacity] = at(TINTS, k).split(';')
    return d === ''
      ? ''
      : `<path d="${d}" fill="${fill}" opacity="${Math.round(Number(opacity) * strength * 100) / 100}"/>`
  })
  return `${lit.join('')}<path d="${cells.map(polygon).join('')}" fill="none" stroke="var(--p-lead)" stroke-width="${lead}" stroke-linejoin="round"${fixed ? ' vector-effect="non-scaling-stroke"' : ''}/>`
}
