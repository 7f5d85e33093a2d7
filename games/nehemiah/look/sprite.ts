// What the sprite of Nehemiah holds: icons of the game-icons set, and what we drew ourselves.
import { allUnlined, cardBack, type Drawn, lozenges } from '../../../look/sprite.ts'
import { ICONS } from './icons.ts'
import { NUMBERED } from './marks.ts'

/** Ids in the game-icons set. */
export const icons: readonly string[] = ICONS

const SQUARE = '0 0 40 40'
const block = (front: string, top: string, side: string, line: string) =>
  `<path d="M1 11L10 2H39V30L30 39H1Z" fill="${front}" stroke="${line}" stroke-width="1.400" stroke-linejoin="round"/><path d="M1 11L10 2H39L30 11Z" fill="${top}"/><path d="M30 11L39 2V30L30 39Z" fill="${side}"/>`

/** A sawn block of cedar. */
const WOOD_TOKEN = block('#7a4a26', '#a8703f', '#57310f', '#2f1906')
const WOOD = `${WOOD_TOKEN}<g fill="none" stroke="#d9a468" stroke-width="1.700"><circle cx="15.500" cy="25" r="9.500"/><circle cx="15.500" cy="25" r="5.600"/></g><circle cx="15.500" cy="25" r="2.200" fill="#d9a468"/>`
const COIN_BLANK =
  '<circle cx="20" cy="20" r="18.500" fill="#8a5f12"/><circle cx="20" cy="19.300" r="17.600" fill="#e8b53d"/><circle cx="20" cy="19.300" r="13.800" fill="#f7d679" stroke="#b27d1c" stroke-width="1.600"/><path d="M8.500 15a13 13 0 0 1 12-8.500" fill="none" stroke="#fff5cf" stroke-width="2.200" stroke-linecap="round"/>'
const COIN = `${COIN_BLANK}<path d="M20 9.500l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L20 24.700l-6.100 3.400 1.400-6.800-5.100-4.700 6.900-.8z" fill="#a06c12"/>`
const CUBE =
  '<path d="M1 11L10 2H39V30L30 39H1Z" stroke="#000" stroke-opacity=".55" stroke-width="1.600" stroke-linejoin="round"/><path d="M1 11L10 2H39L30 11Z" fill="#fff" fill-opacity=".36"/><path d="M30 11L39 2V30L30 39Z" fill="#000" fill-opacity=".26"/>'
const CUBE_BLANK = block('#f3e7cb', '#fffdf4', '#cbb78b', '#4d3a18')

const BODY =
  'M20 3c-4 0-6.500 2.800-6.500 6.300 0 2.200 1 3.600 1 3.600S5 15.500 3 20c-.7 1.800.4 3 2 3 2.500 0 6-1.500 6-1.500S8 29 7 34.500c-.3 1.700.6 2.500 2 2.500h6.500c1.300 0 1.800-.8 2.200-2l2.300-6 2.300 6c.4 1.200.9 2 2.200 2H31c1.400 0 2.300-.8 2-2.500-1-5.500-4-13-4-13s3.500 1.500 6 1.500c1.600 0 2.700-1.200 2-3-2-4.500-11.500-7.100-11.500-7.100s1-1.400 1-3.600C26.500 5.800 24 3 20 3z'

/** A card's back: a lattice with its numeral, or a star. */
const LATTICE = lozenges(17, 10, 70, 98)

const back = (ground: string, line: string, mark: string): Drawn =>
  cardBack(
    `<rect width="70" height="98" rx="6" fill="${ground}"/><path d="${LATTICE}" stroke="${line}" stroke-opacity=".32" stroke-width=".8"/>` +
      `<rect x="3.500" y="3.500" width="63" height="91" rx="3" fill="none" stroke="${line}" stroke-width="1.300"/><circle cx="35" cy="49" r="17" fill="${ground}" stroke="${line}" stroke-width="1.200"/>${mark}`,
  )
const numeral = (text: string) =>
  `<text x="35" y="57" text-anchor="middle" font-family="Cinzel, serif" font-weight="700" font-size="22" fill="#f6e2a8">${text}</text>`
const LAPIS = '#1d4380'
const STAR =
  '<path d="M35 35l3.600 10.400L49 49l-10.400 3.600L35 63l-3.600-10.400L21 49l10.400-3.600z" fill="#f6dca0"/>'

/** Hills and the place where a worker stands, under the icons of a picture. */
const hills = (place: boolean, night: boolean): Drawn => ({
  viewBox: '0 0 112 86',
  stretched: true,
  body:
    `<path d="M0 54Q24 38 52 50T112 42V86H0Z" fill="${night ? '#3c4a86' : '#000'}" fill-opacity="${night ? 0.5 : 0.1}"/>` +
    `<path d="M0 66Q34 56 66 65T112 60V86H0Z" fill="#000" fill-opacity="${night ? 0.35 : 0.17}"/><ellipse cx="80" cy="75" rx="26" ry="4" fill="#000" fill-opacity=".26"/>` +
    (place
      ? '<ellipse cx="25" cy="75" rx="18" ry="5.500" fill="#000" fill-opacity=".16" stroke="#fff" stroke-opacity=".6" stroke-width="1.200"/>'
      : '') +
    (night
      ? '<path d="M14 12h1.500v1.500H14zM30 24h1.200v1.200H30zM52 9h1.500v1.500H52zM96 14h1.500v1.500H96zM104 30h1.200v1.200h-1.200zM66 22h1.200v1.200H66z" fill="#fff" fill-opacity=".8"/>'
      : ''),
})

/** The face of the wall round a gate. */
function gateWall(): Drawn {
  const rows = Array.from({ length: 7 }, (_, r) => {
    const shift = r % 2 === 0 ? 0 : -9
    return Array.from({ length: 8 }, (_, i) => {
      const tone = ['#e3c793', '#ddbe88', '#e9d09f', '#d6b57d'][(r * 3 + i * 2) % 4]
      return `<rect x="${shift + i * 18 + 0.4}" y="${44 + r * 12 + 0.4}" width="17.200" height="11.200" rx=".8" fill="${tone}"/>`
    }).join('')
  }).join('')
  return {
    viewBox: '0 0 112 128',
    stretched: true,
    body: `<path d="M0 0H112V128H0Z" fill="#a9c9ec"/><path d="M0 0H112V40H0Z" fill="#8db6e4" fill-opacity=".6"/><path d="M0 44V34H10V44H20V34H34V44H44V34H58V44H68V34H82V44H92V34H106V44H112V128H0Z" fill="#b08a52"/>${rows}<path d="M0 0" />`,
  }
}
const GATE_DOOR: Drawn = {
  viewBox: '0 0 100 100',
  body:
    '<path d="M18 100V46a32 32 0 0 1 64 0V100Z" fill="#f0dcae" stroke="#7a551c" stroke-width="1.500"/><path d="M25 100V48a25 25 0 0 1 50 0V100Z" fill="#6b3a1b"/><path d="M50 23V100" stroke="#35190a" stroke-width="2"/><path d="M26 52H74M26 82H74" stroke="#35190a" stroke-width="3"/><path d="M28 50H72M28 80H72" stroke="#e3b04a" stroke-width="1.400"/>' +
    '<g fill="none" stroke="#f0c65a" stroke-width="2.400"><circle cx="44" cy="66" r="4"/><circle cx="56" cy="66" r="4"/></g>',
}

/** A token with a number on it. */
const numbered = (token: string, n: number, x: number, y: number, ink: string): Drawn => ({
  viewBox: SQUARE,
  body: `${token}<text x="${x}" y="${y}" text-anchor="middle" font-family="'Source Sans 3', sans-serif" font-weight="800" font-size="25" fill="${ink}">${n}</text>`,
})
const counts = Array.from({ length: NUMBERED - 1 }, (_, i) => i + 2)

export const own: Readonly<Record<string, Drawn>> = {
  ...allUnlined({
    wood: { viewBox: SQUARE, body: WOOD },
    'wood-token': { viewBox: SQUARE, body: WOOD_TOKEN },
    coin: { viewBox: SQUARE, body: COIN },
    'coin-blank': { viewBox: SQUARE, body: COIN_BLANK },
    ...Object.fromEntries(counts.map((n) => [`wood-${n}`, numbered(WOOD_TOKEN, n, 15.5, 33.5, '#fff')])),
    ...Object.fromEntries(counts.map((n) => [`coin-${n}`, numbered(COIN_BLANK, n, 20, 28, '#2a1a05')])),
    cube: { viewBox: SQUARE, body: CUBE },
    'cube-blank': { viewBox: SQUARE, body: CUBE_BLANK },
    'back-i': back(LAPIS, '#e0b95a', numeral('I')),
    'back-ii': back(LAPIS, '#e0b95a', numeral('II')),
    'back-iii': back(LAPIS, '#e0b95a', numeral('III')),
    'back-foreman': back('#5b3216', '#d9a85c', STAR),
    hills: hills(true, false),
    'hills-night': hills(true, true),
    'hills-bare': hills(false, false),
    'gate-wall': gateWall(),
    'gate-door': GATE_DOOR,
  }),
  'meeple-lying': {
    viewBox: SQUARE,
    body: `<path transform="translate(20 24) scale(1.050 .68) rotate(-90) translate(-20 -20)" d="${BODY}"/>`,
  },
  card: {
    viewBox: SQUARE,
    body: '<path d="M9 3H31Q34 3 34 6V34Q34 37 31 37H9Q6 37 6 34V6Q6 3 9 3Z" fill="none" stroke="currentColor" stroke-width="3"/><path d="M11 9H29V22H11Z" fill="currentColor"/>',
  },
  down: {
    viewBox: SQUARE,
    body: '<path d="M20 4V31M9 21L20 33L31 21" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  exclamation: {
    viewBox: SQUARE,
    body: '<path d="M16.500 5H23.500L22.500 25H17.500Z"/><circle cx="20" cy="32" r="3.800"/>',
  },
  plus: {
    viewBox: SQUARE,
    body: '<path d="M16.500 7H23.500V16.500H33V23.500H23.500V33H16.500V23.500H7V16.500H16.500Z"/>',
  },
}
