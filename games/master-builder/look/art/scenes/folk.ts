// People of the scenes: wooden figures in the colour of their type, with hats and tools.
import { fill, line, oval, put } from '../../../../../look/art/brush.ts'
import { INK } from '../stuff.ts'
import { FIGURE } from '../worker.ts'
import { inked, pen } from './woodcut.ts'

/** Apprentice, tradesman, foreman, master worker. */
export const [G, U, R, Y] = ['#5f8335', '#7d5aa6', '#b5372f', '#e2b02c'] as const

const SHADE =
  'M26.5 9.3c0 2.2-1 3.6-1 3.6s9.5 2.6 11.5 7.1c.7 1.8-.4 3-2 3-2.5 0-6-1.5-6-1.5s3 7.5 4 13c.3 1.7-.6 2.5-2 2.5h-4q-2-10-3-15q3-4 2.5-12.7z'

/** A figure standing at a foot line, so many units high; `extra` is drawn round its foot. */
export const worker = (x: number, foot: number, high: number, tone: string, extra = '', turn = 0): string => {
  const k = high / 34
  const body = `<path d="${FIGURE}" fill="${tone}" stroke="${INK}" stroke-width="${Math.round(15 / k) / 10}" stroke-linejoin="round"/>`
  return put(
    x,
    foot,
    oval(0, 0, high * 0.42, high * 0.06, '#000', { opacity: 0.25 }) +
      put(-20 * k, -37 * k, body + fill(SHADE, '#000', { opacity: 0.14 }), k) +
      extra,
    1,
    turn,
  )
}

/** A broad hat on a figure so many units high. */
export const hat = (high: number, tone: string): string => {
  const [half, y] = [high * 0.27, -high * 0.9]
  return inked(`M${-half} ${y}q${half} ${-high * 0.2} ${2 * half} 0q${-half} ${high * 0.09} ${-2 * half} 0z`, tone, 1.1)
}

/** A coif, as apprentices wear it. */
export const coif = (high: number): string => {
  const [half, y] = [high * 0.2, -high * 0.88]
  return inked(
    `M${-half} ${y}q${half} ${-high * 0.26} ${2 * half} 0q${-half} ${-high * 0.06} ${-2 * half} 0z`,
    '#f4ead0',
    1.1,
  )
}

/** A mug with its froth. */
export const mug = (x: number, y: number, turn: number): string =>
  put(
    x,
    y,
    inked('M-5-6H5V6H-5z', '#e6c99a', 1.2) + line('M5-3q5 0 5 3.5T5 4', INK, 1.5) + fill('M-6-7q6-5 12 0z', '#fff'),
    1,
    turn,
  )

/** A purse tied at its neck. */
export const purse = (x: number, foot: number, k: number): string =>
  put(
    x,
    foot,
    inked('M-8 0q-4-9 3-14h10q7 5 3 14z', '#b98550', 1.4) +
      inked('M-6-18h12l-2 4h-8z', '#8a5f38', 1.2) +
      pen('M-3-8h6M0-11v6', 1.2),
    k,
  )
