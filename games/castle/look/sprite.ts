// The sprite of this look: icons of the game-icons set, and what we drew ourselves.
import { cardBack, type Drawn, lozenges, unlined } from '../../../look/sprite.ts'
import { path } from '../../../look/svg.ts'
import { ICONS } from './icons.ts'

/** Ids in the game-icons set. */
export const icons: readonly string[] = ICONS

const drawn = (body: string, viewBox = '0 0 40 40'): Drawn => unlined({ viewBox, body })

const LINE = 'stroke-linejoin="round" stroke-linecap="round"'

const SAND = drawn(
  `<path d="M2 34Q8 20 15 12Q18 8 21 12Q32 22 38 34Q20 39 2 34Z" fill="#ebc964" stroke="#6b4d10" stroke-width="1.800" ${LINE}/><path d="M15 12Q18 8 21 12Q26 17 29 22Q22 20 19 14Q14 24 8 28Q11 18 15 12Z" fill="#f9e39a"/><path d="M14 26h.1M22 24h.1M27 30h.1M18 32h.1M10 31h.1" stroke="#a77f28" stroke-width="2.200" ${LINE}/>`,
)
const WOOD = drawn(
  `<path d="M9 17L31 7Q36 9 37 16L15 30Z" fill="#b98149" stroke="#4a2c10" stroke-width="1.800" ${LINE}/><path d="M12 20L34 9M15 25L36 13" stroke="#7e5226" stroke-width="1.500" fill="none"/><ellipse cx="10.500" cy="24" rx="7" ry="8" transform="rotate(-24 10.500 24)" fill="#e3bd86" stroke="#4a2c10" stroke-width="1.800"/><ellipse cx="10.500" cy="24" rx="3.600" ry="4.400" transform="rotate(-24 10.500 24)" fill="none" stroke="#a06a38" stroke-width="1.400"/>`,
)
const CLAY = drawn(
  `<path d="M3 19L13 11H38L29 19Z" fill="#e08a63"/><path d="M3 19H29V32H3Z" fill="#c2603d"/><path d="M29 19L38 11V23L29 32Z" fill="#96432a"/><path d="M3 19L13 11H38V23L29 32H3ZM3 19H29M29 19V32M29 19L38 11" fill="none" stroke="#4c1c0e" stroke-width="1.800" ${LINE}/><ellipse cx="11" cy="25.500" rx="2" ry="2.600" fill="#6f2c18"/><ellipse cx="21" cy="25.500" rx="2" ry="2.600" fill="#6f2c18"/>`,
)
const STONE = drawn(
  `<path d="M4 13L20 5L36 13L20 21Z" fill="#dfe3e8"/><path d="M4 13V29L20 37V21Z" fill="#9ba1a9"/><path d="M36 13V29L20 37V21Z" fill="#6b727d"/><path d="M4 13L20 5L36 13V29L20 37L4 29ZM4 13L20 21L36 13M20 21V37" fill="none" stroke="#2c323b" stroke-width="1.800" ${LINE}/>`,
)
const SILVER = drawn(
  `<path d="M9 12H31L38 30H2Z" fill="#c4d2e0"/><path d="M9 12L13 8H27L31 12Z" fill="#fff"/><path d="M9 12H31L27 22H13Z" fill="#f4f8fc"/><path d="M9 12L13 8H27L31 12L38 30H2ZM9 12H31" fill="none" stroke="#35465c" stroke-width="1.800" ${LINE}/><path d="M13 22H27" stroke="#9fb3c8" stroke-width="1.400"/>`,
)
const THALER = drawn(
  `<circle cx="20" cy="20.800" r="17.600" fill="#6b4a0c"/><circle cx="20" cy="19.500" r="17.300" fill="#e5b53b" stroke="#5d400a" stroke-width="1.400"/><circle cx="20" cy="19.500" r="12.800" fill="#f3cf6a" stroke="#a47a1c" stroke-width="1.500"/><path d="M12 24.500L11 14.500L16 18.500L20 12.500L24 18.500L29 14.500L28 24.500Z" fill="#6b4a0c"/>`,
)
const HUT = drawn(
  `<path d="M7 20V35H33V20Z" fill="#f4e6c2" stroke="#4b2a14" stroke-width="1.800" ${LINE}/><path d="M2 22L20 6L38 22L35 24L20 11L5 24Z" fill="#b9573a" stroke="#4b2a14" stroke-width="1.800" ${LINE}/><path d="M17 35V26h6v9z" fill="#4b2a14"/>`,
)
/** A helper space that nobody has taken; a tile that nobody has built; any piece. */
const RING = drawn(
  '<circle cx="20" cy="20" r="14" fill="none" stroke="currentColor" stroke-width="3.600" stroke-dasharray="6 4.800"/>',
)
const PLOT = drawn(
  '<rect x="6" y="6" width="28" height="28" rx="3" fill="none" stroke="currentColor" stroke-width="3.400" stroke-dasharray="6.500 4.500"/>',
)
const DIVIDERS: Drawn = {
  viewBox: '0 0 512 512',
  body: '<path d="M256 24a62 62 0 0 0-34 114L96 470l14 26 26-14 96-250q24 8 48 0l96 250 26 14 14-26L290 138A62 62 0 0 0 256 24zm0 36a26 26 0 1 1 0 52 26 26 0 0 1 0-52z"/>',
}
const BLOCK: Drawn = {
  viewBox: '0 0 512 512',
  body: '<path d="M256 60L70 150l186 90 186-90zM52 180v190l190 92V270zm408 0L270 270v192l190-92z"/>',
}

const LOZENGES = Array.from({ length: 9 }, (_, i) =>
  path(lozenges(1, 0, 28 - i * 14, 70), 'stroke="#000" stroke-opacity=".28" stroke-width="3"'),
).join('')

/** A card's back: chequered, in the colour of its owner; winter has its own. */
const back = (ground: string, inner: string, sign: string): Drawn =>
  unlined(
    cardBack(
      `<rect width="70" height="98" rx="6" fill="#fbf1d8"/><rect x="3.500" y="3.500" width="63" height="91" rx="4" style="fill:${ground}"/>${LOZENGES}<rect x="6.500" y="6.500" width="57" height="85" rx="3" fill="none" stroke="#fbf1d8" stroke-width="1.200"/><circle cx="35" cy="49" r="19" fill="#fbf1d8"/><g style="fill:${inner}">${sign}</g>`,
    ),
  )
const CASTLE_SIGN = '<path d="M22 60V44h3v-5h3v5h4V34h2v-5l1-4 1 4v5h2v10h4v-5h3v5h3v16H38v-8a3 3 0 0 0-6 0v8z"/>'
const FLAKE_SIGN = `<g stroke="#1f3f6b" stroke-width="3.200" stroke-linecap="round" fill="none">${[0, 60, 120].map((a) => `<path transform="rotate(${a} 35 49)" d="M35 34V64M35 40l-5-4M35 40l5-4M35 58l-5 4M35 58l5 4"/>`).join('')}</g>`

/** Far hills and the near earth in the picture of a card; with a drift of snow for winter. */
const earth = (winter: boolean): Drawn => ({
  viewBox: '0 0 116 100',
  stretched: true,
  body: `<g stroke="none"><circle cx="86" cy="34" r="27" fill="#fff" opacity=".26"/><path d="M0 74Q26 62 56 72T116 66V100H0Z" fill="#000" opacity=".14"/><path d="M0 86Q34 76 66 84T116 80V100H0Z" fill="${winter ? '#fff' : '#000'}" opacity="${winter ? '.92' : '.2'}"/>${
    winter
      ? [14, 40, 66, 92, 106, 26, 78]
          .map(
            (x, i) =>
              `<circle cx="${x}" cy="${10 + ((i * 23) % 60)}" r="${1.6 + (i % 3) * 0.6}" fill="#fff" opacity=".9"/>`,
          )
          .join('')
      : ''
  }</g>`,
})

export const own: Readonly<Record<string, Drawn>> = {
  sand: SAND,
  wood: WOOD,
  clay: CLAY,
  stone: STONE,
  silver: SILVER,
  thaler: THALER,
  hut: HUT,
  ring: RING,
  plot: PLOT,
  dividers: DIVIDERS,
  'stone-block': BLOCK,
  earth: earth(false),
  'earth-winter': earth(true),
  'back-0': back('var(--seat-0)', 'var(--seat-0)', CASTLE_SIGN),
  'back-1': back('var(--seat-1)', 'var(--seat-1)', CASTLE_SIGN),
  'back-2': back('var(--seat-2)', 'var(--seat-2)', CASTLE_SIGN),
  'back-3': back('var(--seat-3)', 'var(--seat-3)', CASTLE_SIGN),
  'back-winter': back('#1f3f6b', '#1f3f6b', FLAKE_SIGN),
}
