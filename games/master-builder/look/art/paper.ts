// Coins, seals, backs and the pictures of cards that are no worker: drawn for the sprite.

import { cardBack, type Drawn } from '../../../../look/sprite.ts'
import { INK } from './stuff.ts'

const COIN: Drawn = {
  viewBox: '0 0 40 40',
  body: `<circle cx="20" cy="20" r="19" fill="#7a5410"/><circle cx="20" cy="19.300" r="17.800" fill="#edc45a"/><circle cx="20" cy="19.300" r="14.200" fill="#f6d97f" stroke="#a87a20" stroke-width="1.300" stroke-dasharray="1.600 1.600"/><path d="M8.500 15a13 13 0 0 1 12-9" fill="none" stroke="#fff6d4" stroke-width="2.200" stroke-linecap="round"/>`,
}

/** A coin that is not there yet: the reader may lay it. */
const WISH: Drawn = {
  viewBox: '0 0 40 40',
  body: '<circle cx="20" cy="20" r="18" fill="#fff6cf" stroke="#a87a20" stroke-width="2" stroke-dasharray="5 3.500"/>',
}

const MALLET: Drawn = {
  viewBox: '0 0 40 40',
  body: `<g transform="rotate(38 20 20)"><path d="M17.500 16h5l1 22h-7z" fill="#f2deb4" stroke="${INK}" stroke-width="1.600"/><rect x="8" y="3" width="24" height="14" rx="3" fill="#e3c187" stroke="${INK}" stroke-width="1.800"/><path d="M11 3v14M29 3v14M14 8h12M13 12h10" stroke="${INK}" stroke-opacity=".55" stroke-width="1.200"/></g>`,
}

/** Oak boards set like a herringbone. */
function back(tone: string, deep: string, sign: string): Drawn {
  const bond = Array.from({ length: 9 }, (_, r) =>
    Array.from({ length: 5 }, (_, c) => {
      const x = c * 18 + (r % 2) * 9 - 8
      const y = r * 12 - 4
      return `M${x} ${y}l9 9l-3.500 3.500l-9-9zM${x + 9} ${y + 9}l9-9l3.500 3.500l-9 9z`
    }).join(''),
  ).join('')
  return cardBack(
    `<rect width="70" height="98" rx="5" fill="${deep}"/><path d="${bond}" fill="${tone}" stroke="${deep}" stroke-width=".8"/><rect x="3.500" y="3.500" width="63" height="91" rx="4" fill="none" stroke="#f4e9d2" stroke-opacity=".6" stroke-width="1.200"/>` +
      `<circle cx="35" cy="49" r="17" fill="#f4e9d2" stroke="${INK}" stroke-width="1.800"/><use href="#${sign}" x="23.500" y="37.500" width="23" height="23" fill="${deep}"/>`,
  )
}

/** The building of a contract card: whole, before hills. */
function site(k: number): Drawn {
  const all = [4, 5, 0, 1, 2, 3]
    .map((bit) => `<use href="#b${k * 6 + bit}" x="-4" y="-22" width="208" height="174"/>`)
    .join('')
  return {
    viewBox: '0 0 216 196',
    stretched: true,
    body:
      '<rect width="216" height="196" fill="#c9d7d2"/><path d="M0 96Q40 58 84 92T160 80T216 92V196H0Z" fill="#bcc6b2"/><path d="M0 124Q60 96 110 118T216 108V196H0Z" fill="#a9b78a"/><path d="M0 160H216V196H0Z" fill="#dccb98"/><path d="M0 160H216" stroke="#8a7a4c" stroke-width="1.500"/><path d="M10 174h26M60 182h34M130 172h30M172 184h30" stroke="#b49f66" stroke-width="1.600" stroke-linecap="round"/>' +
      `<g transform="translate(8 13)">${all}</g>`,
  }
}

/** The ground of an event card: a street of the town in shadow, a floor before it. */
const STREET: Drawn = {
  viewBox: '0 0 116 100',
  stretched: true,
  body: `<path d="M0 70V44l12-12l12 12v8h10V34l14-13l14 13v18h12V40l13-12l13 12v12h14v30H0z" fill="${INK}" fill-opacity=".26"/><path d="M0 74h116v26H0z" fill="${INK}" fill-opacity=".4"/><path d="M0 74h116" stroke="${INK}" stroke-width="1.500" stroke-opacity=".7"/><path d="M6 84h22M44 91h30M84 83h24M10 96h20M90 95h18" stroke="#fff6e0" stroke-opacity=".22" stroke-width="1.600" stroke-linecap="round"/>`,
}

/** An IOU: ruled paper with one wax seal, or two. */
function iou(seals: number): Drawn {
  const at = seals === 1 ? [35] : [24, 46]
  return {
    viewBox: '0 0 70 62',
    stretched: true,
    body:
      '<rect width="70" height="62" fill="#f4e9d2"/><path d="M6 8h58M6 16h58M6 24h58M6 32h58" stroke="#8a5f38" stroke-opacity=".35" stroke-width=".8"/><path d="M12 0v62" stroke="#a5432a" stroke-opacity=".45" stroke-width=".8"/>' +
      at
        .map(
          (x) =>
            `<circle cx="${x}" cy="46" r="11.500" fill="#a5432a" stroke="#5e1a10" stroke-width="1.400"/><use href="#wax-seal" x="${x - 9}" y="37" width="18" height="18" fill="#f2b9a4"/>`,
        )
        .join(''),
  }
}

export const papers: Readonly<Record<string, Drawn>> = {
  /** Where a card's picture is all in its ground. */
  none: { viewBox: '0 0 1 1', body: '' },
  coin: COIN,
  wish: WISH,
  mallet: MALLET,
  street: STREET,
  'iou-0': iou(1),
  'iou-1': iou(2),
  'back-contract': back('#a5432a', '#6f2417', 'tied-scroll'),
  'back-event': back('#3f4a6e', '#232b46', 'lantern'),
  'back-situation': back('#9a7a2c', '#5f4813', 'sun'),
  ...Object.fromEntries(Array.from({ length: 12 }, (_, k) => [`site-${k}`, site(k)])),
}
