// The four workers of the cards: a figure of wood with the hat of its trade, before a timber wall.
import { at } from '../../../../kernel/lists.ts'
import type { Drawn } from '../../../../look/sprite.ts'
import { FAULT_ICONS, TOOLS, TYPE_TONES } from '../icons.ts'
import { INK } from './stuff.ts'

/** The figure in a field of 40 × 40. */
export const FIGURE =
  'M20 3c-4 0-6.500 2.800-6.500 6.300 0 2.200 1 3.600 1 3.600S5 15.500 3 20c-.7 1.800.4 3 2 3 2.500 0 6-1.500 6-1.500S8 29 7 34.500c-.3 1.700.6 2.500 2 2.500h6.500c1.300 0 1.800-.8 2.200-2l2.300-6 2.300 6c.4 1.200.9 2 2.200 2H31c1.400 0 2.300-.8 2-2.500-1-5.500-4-13-4-13s3.500 1.500 6 1.500c1.600 0 2.700-1.200 2-3-2-4.500-11.500-7.100-11.500-7.100s1-1.400 1-3.600C26.500 5.800 24 3 20 3z'
/** The tool's tone on its shield. */
const MARKS = ['#fff6e0', '#fff6e0', '#fff6e0', '#2b1b10'] as const

/** Coif, cap with a feather, chaperon, beret. */
const HATS = [
  `<path d="M12.500 9.500c0-5 3-8 7.500-8s7.500 3 7.500 8c-5-2.400-10-2.400-15 0z" fill="#f6efdc" stroke="${INK}" stroke-width="1"/><path d="M13 10l2.500 4M27 10l-2.500 4" stroke="#f6efdc" stroke-width="1.4"/>`,
  `<path d="M11 8.500q9-9 18 0l1 1.800q-10-3.600-20 0z" fill="#4b2f6b" stroke="${INK}" stroke-width="1"/><path d="M26 6q7-6 9-3q-2 4-8 5z" fill="#f6efdc" stroke="${INK}" stroke-width=".9"/>`,
  `<path d="M11.500 9q1-8 8.500-8.500q9-.5 9 7q3 5 1.500 9q-3-1-3.500-5q-7-5-15.500-2.500z" fill="#7a1f1a" stroke="${INK}" stroke-width="1"/>`,
  `<path d="M9 7.500q4-7 13-6t9 6q-2 3-6 2.200q-8-2.500-16-2.200z" fill="${INK}" stroke="${INK}"/><path d="M27 3q4-4 6-1q-1 3-5 3z" fill="#b23a2c"/>`,
] as const

const GROUNDS = [
  ['#dbe3bf', '#a9bd86'],
  ['#e4daf0', '#bba8d6'],
  ['#f4d9ce', '#dca594'],
  ['#f8eac2', '#e3c577'],
] as const

function worker(type: number): string {
  const tone = at(TYPE_TONES, type)
  const [light, deep] = GROUNDS[type] as readonly [string, string]
  const strokes = Array.from({ length: 12 }, (_, i) => `M${i * 11 - 8} 100l12-16`).join('')
  return (
    `<rect width="116" height="100" fill="${light}"/><path d="M0 0h116v66H0z" fill="${light}"/><path d="M8 0v84M60 0v84M108 0v84M0 20h116" stroke="#8a5f38" stroke-width="4" stroke-opacity=".3"/><path d="M8 84L60 20L108 84" fill="none" stroke="#8a5f38" stroke-width="4" stroke-opacity=".22"/>` +
    `<path d="M0 84h116v16H0z" fill="${deep}"/><path d="${strokes}" stroke="${INK}" stroke-opacity=".28" stroke-width="1.200"/>` +
    `<ellipse cx="47" cy="90" rx="34" ry="5" fill="${INK}" fill-opacity=".3"/>` +
    `<g transform="translate(4 6) scale(2.130)"><path d="${FIGURE}" fill="${tone}" stroke="${INK}" stroke-width="1.300"/>` +
    `<path d="M26.500 9.300c0 2.200-1 3.600-1 3.600s9.500 2.600 11.500 7.100c.7 1.800-.4 3-2 3-2.500 0-6-1.500-6-1.500s3 7.500 4 13c.3 1.700-.6 2.500-2 2.500h-4q-2-10-3-15q3-4 2.500-12.700z" fill="${INK}" fill-opacity=".2"/>${HATS[type]}</g>`
  )
}

/** A shield with the tool of the type. */
function shield(type: number): string {
  const bar = `<path d="M4 3h32v18c0 10-8 16-16 19C12 37 4 31 4 21z"`
  return `${bar} fill="${TYPE_TONES[type]}" stroke="#fff6e0" stroke-width="3"/>${bar} fill="none" stroke="${INK}" stroke-width="1.200"/><use href="#${TOOLS[type]}" x="8.500" y="6.500" width="23" height="23" fill="${MARKS[type]}"/>`
}

/** A worker at his section: a paper disc with the figure. */
const hand = (type: number): string =>
  `<circle cx="20" cy="20" r="18.500" fill="#fffaf0" stroke="${INK}" stroke-width="1.400"/><path transform="translate(5 4.500) scale(.75)" d="${FIGURE}" fill="${TYPE_TONES[type]}" stroke="${INK}" stroke-width="1.600"/>`

const fault = (i: number): string =>
  `<circle cx="20" cy="20" r="19" fill="${INK}"/><use href="#${FAULT_ICONS[i]}" x="8" y="8" width="24" height="24" fill="#fff6e0"/>`

/** One to four lozenges: the level of the type. */
const level = (n: number): string =>
  Array.from(
    { length: n },
    (_, i) =>
      `<path d="M20 ${2 + i * 22}l9 9.500l-9 9.500l-9-9.500z" fill="#fffaf0" stroke="${INK}" stroke-width="2"/>`,
  ).join('')

function away(type: number): string {
  const lozenges = Array.from(
    { length: 12 },
    (_, i) => `M${-60 + i * 16} 0L${70 + i * 16} 130M${i * 16} 0L${i * 16 - 130} 130`,
  ).join('')
  return (
    `<rect width="116" height="130" fill="#6b4a2e"/><path d="${lozenges}" stroke="#4a2f1c" stroke-width="2.500"/><path d="${lozenges}" stroke="#8a6a42" stroke-width=".6"/>` +
    `<rect x="16" y="40" width="84" height="50" rx="8" fill="${INK}" fill-opacity=".82"/><path d="M26 82h64" stroke="#c99b60" stroke-width="2.500"/>` +
    `<g transform="translate(82 40) rotate(90) scale(1.050)"><path d="${FIGURE}" fill="${TYPE_TONES[type]}" stroke="${INK}" stroke-width="1.300"/></g>`
  )
}

const four = <T>(make: (t: number) => T): [string, T][] => [0, 1, 2, 3].map((t) => [`${t}`, make(t)])

export const workers: Readonly<Record<string, Drawn>> = Object.fromEntries([
  ...four((t) => ({ viewBox: '0 0 116 100', body: worker(t), stretched: true as const })).map(([t, d]) => [
    `worker-${t}`,
    d,
  ]),
  ...four((t) => ({ viewBox: '0 0 116 130', body: away(t), stretched: true as const })).map(([t, d]) => [
    `away-${t}`,
    d,
  ]),
  ...four((t) => ({ viewBox: '0 0 40 42', body: shield(t) })).map(([t, d]) => [`shield-${t}`, d]),
  ...four((t) => ({ viewBox: '0 0 40 40', body: hand(t) })).map(([t, d]) => [`hand-${t}`, d]),
  ...four((t) => ({ viewBox: '0 0 40 92', body: level(t + 1) })).map(([t, d]) => [`level-${t}`, d]),
  ...FAULT_ICONS.map((_, i) => [`fault-${i}`, { viewBox: '0 0 40 40', body: fault(i) }]),
  [
    'lying',
    { viewBox: '0 0 40 40', body: `<g transform="translate(38 2) rotate(90) scale(.9)"><path d="${FIGURE}"/></g>` },
  ],
])
