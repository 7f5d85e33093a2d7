// Wooden pieces: workers who stand or lie, influence cubes; a seat is told by colour, shape and letter.
import type { Seat } from '../../../../kernel/words.ts'

/** The shape of each seat, in a square of 32: square, circle, triangle, hexagon. */
const SHAPES = [
  '<path d="M5 3H27Q29 3 29 5V27Q29 29 27 29H5Q3 29 3 27V5Q3 3 5 3Z"/>',
  '<circle cx="16" cy="16" r="14"/>',
  '<path d="M16 2 31 29H1z" stroke-linejoin="round"/>',
  '<path d="M16 1.5 29 9v14l-13 7.5L3 23V9z"/>',
] as const

export const shapeOf = (seat: Seat): string => SHAPES[seat] ?? SHAPES[0]

const BODY =
  'M20 3c-4 0-6.500 2.800-6.500 6.300 0 2.200 1 3.600 1 3.600S5 15.500 3 20c-.7 1.800.4 3 2 3 2.500 0 6-1.500 6-1.500S8 29 7 34.500c-.3 1.700.6 2.500 2 2.500h6.500c1.300 0 1.800-.8 2.200-2l2.300-6 2.300 6c.4 1.200.9 2 2.200 2H31c1.400 0 2.300-.8 2-2.500-1-5.500-4-13-4-13s3.500 1.500 6 1.500c1.600 0 2.700-1.200 2-3-2-4.500-11.500-7.100-11.500-7.100s1-1.400 1-3.600C26.500 5.800 24 3 20 3z'

/** A seat's badge as it is painted on wood: its shape in ivory, its letter in ink; without a letter it is hollow. */
function painted(seat: Seat, letter: string, cx: number, cy: number, size: number): string {
  const k = size / 32
  const hollow = letter === ''
  return (
    `<g transform="translate(${cx - size / 2} ${cy - size / 2}) scale(${k})"><g class="${hollow ? 'neh-hollow' : 'neh-ivory'}">${shapeOf(seat)}</g>` +
    `${hollow ? '' : `<text x="16" y="${seat === 2 ? 26 : 22.5}" class="neh-letter">${letter}</text>`}</g>`
  )
}

export interface Worker {
  readonly seat: Seat
  /** Empty for a neutral worker. */
  readonly letter: string
  readonly lying: boolean
}

const colourOf = ({ seat, letter }: Worker) => (letter === '' ? 'var(--n-neutral)' : `var(--seat-${seat})`)

/** A worker in a square of 40. Tired he lies on his side, seen from above, and has a thickness. */
export function worker(who: Worker): string {
  const fill = `style="fill:${colourOf(who)}"`
  if (!who.lying)
    return (
      '<ellipse cx="20" cy="36.500" rx="16" ry="3.400" class="neh-shadow"/>' +
      `<path d="${BODY}" ${fill} class="neh-body"/><path d="${BODY}" fill="url(#neh-shine)"/>${painted(who.seat, who.letter, 20, 22.5, 16)}`
    )
  const flat = (y: number, more: string) =>
    `<path transform="translate(20.500 ${y}) scale(1.080 .64) rotate(-90) translate(-20 -20)" d="${BODY}" ${more}/>`
  return (
    `<ellipse cx="21" cy="35" rx="19" ry="4.500" class="neh-shadow"/>${flat(28, `${fill} class="neh-body"`)}${flat(28, 'class="neh-thick"')}` +
    `${flat(24, `${fill} class="neh-body"`)}${flat(24, 'fill="url(#neh-shine)"')}${painted(who.seat, who.letter, 20.5, 24, 15)}`
  )
}

/** A free place, or where a worker of this seat would stand. */
export const ghost = (kind: 'free' | 'wanted' | 'away'): string => `<path d="${BODY}" class="neh-ghost neh-${kind}"/>`

/** A worker out of use for this round. */
export const setAside = (): string => `<path d="${BODY}" class="neh-aside"/><path d="M5 35L35 7" class="neh-strike"/>`

/** An influence cube in a square of 40: front, top and side, the seat's shape on the front. */
export const cube = (seat: Seat): string =>
  `<path d="M1 11L10 2H39V30L30 39H1Z" style="fill:var(--seat-${seat})" class="neh-body"/><path d="M1 11L10 2H39L30 11Z" fill="#fff" fill-opacity=".34"/>` +
  '<path d="M30 11L39 2V30L30 39Z" fill="#000" fill-opacity=".26"/><path d="M1 11H30V39" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1"/>' +
  `<g transform="translate(7.500 17) scale(.5)" class="neh-ivory">${shapeOf(seat)}</g>`
