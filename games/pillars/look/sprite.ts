// What the sprite of Pillars holds: icons of the game-icons set, and what we drew ourselves.

import { cardBack, type Drawn } from '../../../look/sprite.ts'
import { onCircle, point, short } from '../../../look/svg.ts'
import { leaded, panes } from './art/glass.ts'
import { ogive } from './art/ogive.ts'
import { ICONS } from './icons.ts'

/** Ids in the game-icons set. */
export const icons: readonly string[] = ICONS

/** A pointed window over the ground of a card: panes, darker spandrels, the lead of the arch. */
function window(seed: string): Drawn {
  const w = 116
  const h = 120
  const arch = ogive(6, 4, w - 12, h + 10, 52)
  return {
    viewBox: `0 0 ${w} ${h}`,
    stretched: true,
    body:
      `${leaded(panes(seed, w, h, 6, 6), 1.6, 1.1)}<path d="M0 0H${w}V${h}H0Z${arch}" fill="#07060c" fill-rule="evenodd" opacity=".5"/>` +
      `<path d="${arch}" fill="none" stroke="#0b0a0f" stroke-width="3.4"/><path d="${ogive(8.5, 7, w - 17, h + 10, 50)}" fill="none" stroke="#fff" stroke-width=".8" opacity=".28"/>`,
  }
}

interface Back {
  readonly rim: string
  readonly body: string
  readonly corners: readonly [string, string]
  readonly petals: readonly [string, string]
}

/** A card's back: a small rose on leaded panes. */
function back(seed: string, { rim, body, corners, petals }: Back): Drawn {
  const cells = panes(seed, 62, 90, 4, 5)
  const rose = Array.from({ length: 8 }, (_, i) => {
    const a = i * 45
    const d = `M0 0Q${point(onCircle(17, a - 30))} ${point(onCircle(22, a))}Q${point(onCircle(17, a + 30))} 0 0Z`
    const [x, y] = onCircle(15.5, a)
    return `<path d="${d}" fill="${petals[i % 2]}" stroke="#0b0a0f" stroke-width="1.600"/><circle cx="${short(x)}" cy="${short(y)}" r="2.300" fill="#e6b84c"/>`
  }).join('')
  return cardBack(
    `<rect width="70" height="98" rx="6" fill="${rim}"/><rect x="2.500" y="2.500" width="65" height="93" rx="4.500" fill="${body}"/>` +
      `<path d="M4 4H66V34L35 49L4 34Z" fill="${corners[0]}"/><path d="M4 94H66V64L35 49L4 64Z" fill="${corners[1]}"/>` +
      `<g transform="translate(4 4)">${leaded(cells, 1.6, 1.2)}</g>` +
      `<g transform="translate(35 49)"><circle r="26" fill="${body}" stroke="#0b0a0f" stroke-width="2.200"/>${rose}<circle r="5.500" fill="#f4c65a" stroke="#0b0a0f" stroke-width="1.600"/></g>` +
      '<rect x="3.500" y="3.500" width="63" height="91" rx="4" fill="none" stroke="#0b0a0f" stroke-width="2"/>',
  )
}

/** A pair of dividers: the master builder's sign. */
const DIVIDERS =
  '<path d="M256 20a58 58 0 0 0-34 105c-3 6-5 12-7 19L92 470l-6 36 30-22L212 250c14 5 29 8 44 8s30-3 44-8l96 234 30 22-6-36L297 144c-2-7-4-13-7-19A58 58 0 0 0 256 20zm0 32a26 26 0 1 1 0 52 26 26 0 0 1 0-52zm0 112 24 46a90 90 0 0 1-48 0z"/><path d="M150 348c68 36 144 36 212 0l14 30c-78 42-162 42-240 0z"/>'

export const own: Readonly<Record<string, Drawn>> = {
  'glass-1': window('card one'),
  'glass-2': window('card two'),
  'glass-3': window('card three'),
  'back-trick': back('back', {
    rim: '#3a3644',
    body: '#15131c',
    corners: ['#24489c', '#8c1930'],
    petals: ['#9e1b32', '#24489c'],
  }),
  'back-advantage': back('back two', {
    rim: '#9a6a34',
    body: '#2e1c0b',
    corners: ['#7a4a1c', '#5c3413'],
    petals: ['#b3702a', '#8a4f1a'],
  }),
  dividers: { viewBox: '0 0 512 512', body: DIVIDERS },
}
