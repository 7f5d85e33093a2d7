// What only this look draws, beside what all looks draw with.
import { type Rect, short } from '../../../../look/svg.ts'

export { icon, plain, type Rect, short, word } from '../../../../look/svg.ts'

export const rect = (r: Rect, rx: number, more: string): string =>
  `<rect x="${short(r.x)}" y="${short(r.y)}" width="${short(r.w)}" height="${short(r.h)}" rx="${short(rx)}" ${more}/>`

export const circle = (cx: number, cy: number, r: number, more: string): string =>
  `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" ${more}/>`

export const path = (d: string, more: string): string => `<path d="${d}" ${more}/>`

/** A group moved and scaled. */
export const at = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${inner}</g>`
