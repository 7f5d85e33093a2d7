// Who and what stands about: people, lamps, carts, crystals, cog wheels, pipes.
import { box, disc, each, fill, line, oval, put } from '../../../../../look/art/brush.ts'
import { glow } from './air.ts'
import type { Works } from './works.ts'

/** A crystal in five facets, with its glow. */
export function crystal(w: Works, x: number, foot: number, high: number, wide: number): string {
  const top = foot - high
  const shoulder = top + wide * 0.9
  const n = (v: number) => Math.round(v * 10) / 10
  const at = (dx: number, y: number) => `${n(x + wide * dx)} ${n(y)}`
  const left = `${at(-0.42, foot)}L${at(-0.5, shoulder)}z`
  return (
    glow(w, x, foot - high * 0.4, wide * 2.4, high * 0.75, '#38e08a', w.by(0.3, 0.6)) +
    fill(`M${at(0, top)}L${at(0.5, shoulder)}L${at(0.42, foot)}L${left}`, '#1fae67') +
    fill(`M${at(0, top)}L${at(0.14, shoulder + wide * 0.3)}L${at(0.1, foot)}L${left}`, '#4fe79a') +
    fill(`M${at(0, top)}L${at(-0.2, shoulder + wide * 0.25)}L${at(-0.24, foot)}L${left}`, '#b6ffd8') +
    fill(`M${at(0.28, shoulder)}L${at(0.5, shoulder)}L${at(0.42, foot)}L${at(0.26, foot)}z`, '#0c6a3b')
  )
}

/** Crystals grown together. */
export const cluster = (w: Works, x: number, foot: number, k: number): string =>
  put(
    x,
    foot,
    put(0, 0, crystal(w, -3, 0, 11, 4), 1, -24) +
      put(0, 0, crystal(w, 4, 0, 12, 4.4), 1, 20) +
      crystal(w, 0, 0, 18, 6) +
      put(0, 0, crystal(w, 6, 2, 7, 3), 1, 38),
    k,
  )

const IRON = '#17120e'

/** A gas lamp, lit by night. */
export const lamp = (w: Works, x: number, foot: number, high: number): string => {
  const head = foot - high
  return (
    (w.night ? glow(w, x, head + 2, 14, 14, '#ffc860', 0.9) : '') +
    box(x - 0.7, head + 5, 1.4, high - 5, IRON) +
    box(x - 2, foot - 2, 4, 2, IRON) +
    fill(`M${x - 3} ${head}h6l-1.2 6h-3.6z`, w.by('#f4e4b4', '#ffe9a8'), { line: IRON, width: 0.9 }) +
    fill(`M${x - 3.8} ${head}l3.8-3.4 3.8 3.4z`, IRON)
  )
}

/** What somebody wears, and what is in the right hand. */
export interface Dress {
  readonly coat?: string
  readonly cap?: string
  readonly holds?: string
  /** A broad skirt in place of trousers. */
  readonly skirt?: boolean
}

/** A small person standing at a foot line. */
export const person = (
  w: Works,
  x: number,
  foot: number,
  k: number,
  { coat = '#3b4a52', cap = '#241a14', holds = '', skirt = false }: Dress = {},
): string =>
  put(
    x,
    foot,
    oval(0, 0, 4, 1, '#000', { opacity: 0.3 }) +
      fill(
        skirt ? 'M-3.6 0Q-2.6-4-1.7-7h3.4Q2.6-4 3.6 0z' : 'M-1.9 0L-1.7-6h3.4L1.9 0H.5L0-4L-.5 0z',
        skirt ? coat : '#20180f',
      ) +
      fill('M-2.6-5.4C-3-9-2-11 0-11s3 2 2.6 5.6z', coat) +
      fill('M.3-11C2-10.6 2.9-9 2.6-5.4H.9z', '#000', { opacity: 0.25 }) +
      disc(0, -12.6, 1.7, '#e3b48a') +
      fill('M-2.2-13.2a2.2 2.2 0 0 1 4.4 0h1v.7h-5.4z', cap) +
      holds +
      (w.night ? fill('M-3-14.5h6V0h-6z', '#060a0c', { opacity: 0.28 }) : ''),
    k,
  )

export const PICK = line('M2-8L6-12M3.6-13.6q3 .2 3.8 3.6', '#d8d0b8', 0.9)
export const HAMMER = line('M2-8L7-12', '#8f6238', 1) + box(5, -14.5, 5, 3, '#4a4f52')

/** A cart on rails, full of crystals. */
export const cart = (w: Works, x: number, foot: number, k: number): string =>
  put(
    x,
    foot,
    cluster(w, 0, -7, 0.62) +
      cluster(w, -5, -6, 0.42) +
      cluster(w, 5, -6, 0.45) +
      fill('M-11-9H11L8.5-2H-8.5z', '#5b6166') +
      fill('M-11-9H11l-.5 1.6H-10.5z', '#9aa2a4') +
      fill('M3-9H11L8.5-2H2z', '#000', { opacity: 0.25 }) +
      line('M-6-9l1 7M0-9v7M6-9l-1 7', '#2b2f31', 0.8) +
      each([-5.5, 5.5], (at) => disc(at, -1, 2.3, '#1a1613') + disc(at, -1, 0.8, '#c9a24b')),
    k,
  )

/** The outline of a cog wheel with ten teeth. */
export const teeth = (x: number, y: number, r: number): string => {
  const at = (turn: number, radius: number) => {
    const a = turn * 0.62832
    return `${Math.round((x + Math.cos(a) * radius) * 10) / 10} ${Math.round((y + Math.sin(a) * radius) * 10) / 10}`
  }
  const tooth = (i: number) => [at(i, r * 0.8), at(i + 0.2, r), at(i + 0.45, r), at(i + 0.65, r * 0.8)].join('L')
  return `M${Array.from({ length: 10 }, (_, i) => tooth(i)).join('L')}z`
}

export const cogWheel = (x: number, y: number, r: number, tone: string): string =>
  fill(teeth(x, y, r), tone) + disc(x, y, r * 0.5, '#000', { opacity: 0.28 }) + disc(x, y, r * 0.22, tone)

/** A brass pipe. */
export const pipe = (d: string): string => line(d, '#4d300c', 3) + line(d, '#c08a34', 2) + line(d, '#f3d58a', 0.7)
