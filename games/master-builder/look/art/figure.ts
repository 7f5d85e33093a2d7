// A worker as a small figure of wood, for streets and sites.
import { at } from '../../../../kernel/lists.ts'
import { short } from '../../../../look/svg.ts'
import { TYPE_TONES } from '../icons.ts'
import { FIGURE } from './worker.ts'

/** Standing at a foot line, so many units high. */
export const figure = (x: number, foot: number, high: number, type: number): string => {
  const k = high / 34
  return `<path transform="translate(${short(x - 20 * k)} ${short(foot - 37 * k)}) scale(${Math.round(k * 1000) / 1000})" d="${FIGURE}" fill="${at(TYPE_TONES, type)}" class="mb-folk"/>`
}
