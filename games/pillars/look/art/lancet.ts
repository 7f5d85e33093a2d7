// A lancet: a narrow pointed window for a material or an advantage.

import { icon, short } from '../../../../look/svg.ts'
import { leaded, panes } from './glass.ts'
import { ogive } from './ogive.ts'

export interface Lancet {
  readonly w: number
  readonly h: number
  /** The glass: a CSS colour, and whether light comes through. */
  readonly glass: string
  readonly lit: boolean
  readonly icon: string
  readonly colour: string
  readonly iconSize: number
  /** The middle of the icon, from the top. */
  readonly iconAt: number
  /** Where the dark foot begins that carries figures; none without. */
  readonly foot?: number
  /** More markup over the glass. */
  readonly over?: string
}

const GLASS = [0, 1, 2, 3, 4].map((k) => {
  const cells = panes(`lancet ${k}`, 100, 220, 3, 5)
  return { lit: leaded(cells, 2.2, 1, true), dark: leaded(cells, 2.2, 0.7, true) }
})

/** `id` makes its clip its own; `pattern` varies the lead. */
export function lancet(id: string, pattern: number, l: Lancet): string {
  const d = ogive(2, 2, l.w - 4, l.h - 4, (l.w - 4) * 0.78)
  const sx = short((l.w / 100) * 100) / 100
  const sy = short((l.h / 220) * 100) / 100
  const foot =
    l.foot === undefined
      ? ''
      : `<rect y="${short(l.foot)}" width="${l.w}" height="${short(l.h - l.foot)}" fill="#000" opacity=".42"/>`
  return (
    `<clipPath id="pil-${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${l.glass}"/>` +
    `<g clip-path="url(#pil-${id})"><g transform="scale(${sx} ${sy})">${GLASS[pattern % 5]?.[l.lit ? 'lit' : 'dark']}</g>` +
    `${l.lit ? `<ellipse cx="${short(l.w / 2)}" cy="${short(l.iconAt)}" rx="${short(l.w * 0.6)}" ry="${short(l.iconSize * 0.9)}" class="pil-shine"/>` : ''}${foot}</g>` +
    `<path d="${d}" fill="none" stroke="var(--p-lead)" stroke-width="4"/><path d="${d}" class="edge pil-edge"/>` +
    `<g class="pil-icon">${icon(l.icon, l.w / 2, l.iconAt, l.iconSize, l.colour)}</g>${l.over ?? ''}`
  )
}
