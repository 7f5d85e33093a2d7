// A gas lamp at a crossing, and the light it throws on the setts.
import { short } from '../../../../look/svg.ts'

/** The pool of light, to lie under everything. */
export const pool = (x: number, y: number, r: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="url(#spy-pool)"/>`

/** The lantern itself, about 22 × 36, by its middle. */
export function lamp(x: number, y: number, k = 1): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${k})"><circle r="20" cy="-3" fill="url(#spy-flame)"/>` +
    '<path d="M-7 17h14l-2-4h-10zM-2 13V9h4v4z" fill="var(--s-iron)"/>' +
    '<path d="M-6 8L-9-9H9L6 8Z" fill="var(--s-lamp-glass)" stroke="var(--s-iron)" stroke-width="1.8" stroke-linejoin="round"/>' +
    '<path d="M0-8c3 4 4 7 4 9a4 4 0 0 1-8 0c0-2 1-5 4-9z" fill="var(--s-flame)"/><path d="M0-2c1.400 2 1.800 3 1.800 4a1.800 1.800 0 0 1-3.600 0c0-1 .4-2 1.800-4z" fill="#fff8d8"/>' +
    '<path d="M-3-9L-3.500 8M3-9L3.500 8" stroke="var(--s-iron)" stroke-width="1"/>' +
    '<path d="M-11-9H11L6-15H-6Z" fill="var(--s-iron)"/><path d="M-3-15H3L2-19H-2Z" fill="var(--s-iron)"/></g>'
  )
}
