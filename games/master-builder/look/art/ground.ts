// The drawn ground: the town between hills and streets, the ledger, the oak bench with the own mat.

import { type Rect, rect, short } from '../../../../look/svg.ts'
import type { Layout } from '../layout.ts'
import { figure } from './figure.ts'

export const DEFS =
  '<radialGradient id="mb-pool"><stop stop-color="var(--mb-light)" stop-opacity="var(--mb-pool-light)"/><stop offset=".6" stop-color="var(--mb-light)" stop-opacity="calc(var(--mb-pool-light) * .5)"/><stop offset="1" stop-color="var(--mb-light)" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="mb-sky" x2="0" y2="1"><stop stop-color="var(--mb-sky-0)"/><stop offset="1" stop-color="var(--mb-sky-1)"/></linearGradient>' +
  '<linearGradient id="mb-oak" x2="0" y2="1"><stop stop-color="var(--mb-oak-0)"/><stop offset="1" stop-color="var(--mb-oak-1)"/></linearGradient>' +
  '<linearGradient id="mb-plank" x2="0" y2="1"><stop stop-color="var(--mb-plank-0)"/><stop offset="1" stop-color="var(--mb-plank-1)"/></linearGradient>' +
  '<linearGradient id="mb-ruled" x2="0" y2="1"><stop stop-color="var(--mb-rule-0)"/><stop offset="1" stop-color="var(--mb-rule-1)"/></linearGradient>'

/** A hill with the strokes of a woodcut on its lee side. */
function hill(cx: number, foot: number, w: number, h: number, tone: string): string {
  const x = cx - w / 2
  const d = `M${short(x)} ${short(foot)}C${short(x + w * 0.22)} ${short(foot - h * 1.25)} ${short(x + w * 0.68)} ${short(foot - h * 1.3)} ${short(x + w)} ${short(foot)}Z`
  const strokes = Array.from({ length: 9 }, (_, i) => {
    const f = 0.56 + i * 0.042
    const y = foot - h * (1.02 - (f - 0.5) * 1.7) * 0.93
    return `M${short(x + w * f)} ${short(Math.min(foot, y))}q${short(w * 0.05)} ${short(h * 0.2)} ${short(w * 0.055)} ${short(Math.max(2, (foot - y) * 0.72))}`
  }).join('')
  return `<path d="${d}" fill="${tone}" class="mb-far-line"/><path d="${strokes}" class="mb-strokes"/>`
}

const cloud = (x: number, y: number, k: number) =>
  `<path transform="translate(${short(x)} ${short(y)}) scale(${k})" d="M0 14h58c6 0 8-8 1-10c-3-8-14-9-18-3c-5-5-15-3-16 3c-6-3-14 0-14 5c-6 0-9 3-11 5z" class="mb-cloud"/>`

/** A tree as a round of leaves on a stem. */
export const tree = (x: number, foot: number, k: number): string =>
  `<g transform="translate(${short(x)} ${short(foot)}) scale(${k})"><path d="M-2 0l1-14h2.500l1 14z" class="mb-trunk"/><path d="M0-36c9 0 12 7 10 12c4 4 1 12-5 11c-3 3-9 3-11-1c-6 0-8-7-4-11c-2-6 3-11 10-11z" class="mb-leaves"/><path d="M3-31q5 4 2 9M7-22q2 4-2 7M-1-16q4 3 6 0" class="mb-strokes"/></g>`

/** Roofs of the old town far off, along a line. */
function roofs(x: number, w: number, foot: number): string {
  let d = ''
  for (let at = x, i = 0; at < x + w; i++) {
    const wide = 16 + ((i * 7) % 13)
    const high = 7 + ((i * 5) % 9)
    d += `M${short(at)} ${foot}v${-high}l${short(wide / 2)} ${-high * 0.8}l${short(wide / 2)} ${short(high * 0.8)}v${high}z`
    at += wide + ((i * 11) % 5) * 6
  }
  return `<path d="${d}" class="mb-roofs"/>`
}

/** Who is about in the streets: where along a row, how far from its foot, of which type. */
const FOLK = [
  [0.02, 0.21, 0],
  [0.235, 0.2, 2],
  [0.27, 0.22, 1],
  [0.49, 0.21, 3],
  [0.515, 0.19, 0],
  [0.735, 0.2, 1],
  [0.765, 0.22, 2],
  [0.978, 0.2, 0],
] as const

/** People of the town in a row, every row others. */
const folk = ({ x, y, w, h }: Rect, seed: number): string =>
  FOLK.filter((_, i) => (i + seed) % 3 !== 0)
    .map(([along, up, type]) => figure(x + w * along, y + h * (1 - up), Math.max(13, h * 0.11), (type + seed) % 4))
    .join('')

/** One row of the town: sky or hedge behind, earth and street in front. */
function row(box: Rect, first: boolean, seed: number): string {
  const { x, y, w, h } = box
  const foot = y + h
  const earth = foot - h * 0.34
  const cobbles = Array.from(
    { length: Math.round(w / 22) },
    (_, i) => `M${short(x + i * 22 + ((seed * 9) % 14))} ${short(foot - 4 - (i % 3) * 2)}h8`,
  ).join('')
  return (
    (first
      ? hill(x + w * 0.3, earth + 4, w * 0.42, h * 0.46, 'var(--mb-hill-0)') +
        hill(x + w * 0.82, earth + 4, w * 0.5, h * 0.38, 'var(--mb-hill-1)') +
        hill(x + w * 0.56, earth + 6, w * 0.4, h * 0.3, 'var(--mb-hill-2)')
      : `<rect x="${x}" y="${short(y)}" width="${w}" height="${short(h)}" class="mb-haze"/><g opacity=".4">${hill(x + w * (0.2 + seed * 0.12), earth + 4, w * 0.5, h * 0.34, 'var(--mb-hill-1)')}${hill(x + w * (1.05 - seed * 0.1), earth + 4, w * 0.46, h * 0.28, 'var(--mb-hill-2)')}</g>`) +
    roofs(x - 6 + seed * 3, w + 6, short(earth + 1)) +
    `<rect x="${x}" y="${short(earth)}" width="${w}" height="${short(foot - earth)}" fill="var(--mb-grass)"/><rect x="${x}" y="${short(foot - h * 0.2)}" width="${w}" height="${short(h * 0.2)}" fill="var(--mb-street)"/>` +
    `<path d="M${x} ${short(foot - h * 0.2)}h${w}" class="mb-verge"/><path d="${cobbles}" class="mb-cobbles"/>` +
    `<rect x="${x}" y="${short(foot - 4)}" width="${w}" height="4" fill="var(--mb-kerb)"/>` +
    folk(box, seed)
  )
}

export function townGround(town: Rect & { columns: number; rows: number }): string {
  const h = town.h / town.rows
  const pitch = town.w / town.columns
  const trees = Array.from({ length: town.rows }, (_, r) =>
    Array.from({ length: town.columns - 1 }, (_, c) =>
      tree(
        town.x + pitch * (c + 1) + ((r + c) % 2) * 3 - 1,
        town.y + h * (r + 1) - h * 0.19,
        0.62 + ((r + c) % 3) * 0.1,
      ),
    ).join(''),
  ).join('')
  return (
    `<clipPath id="mb-town">${rect(town, 6, '')}</clipPath><g clip-path="url(#mb-town)"><rect x="${town.x}" y="${town.y}" width="${town.w}" height="${town.h}" fill="url(#mb-sky)"/>` +
    cloud(town.x + town.w * 0.06, town.y + 12, 1.1) +
    cloud(town.x + town.w * 0.33, town.y + 6, 0.8) +
    cloud(town.x + town.w * 0.86, town.y + 16, 0.9) +
    Array.from({ length: town.rows }, (_, r) =>
      row({ x: town.x, y: town.y + h * r, w: town.w, h }, r === 0, r + 1),
    ).join('') +
    `${trees}</g>${rect(town, 6, 'class="mb-town-edge"')}`
  )
}

/** Several pieces of land in one ground, each cut by its own edge. */
export const landOf = (parts: readonly string[]): string =>
  parts
    .map((part, i) => part.replaceAll('mb-town"', `mb-town-${i}"`).replaceAll('#mb-town)', `#mb-town-${i})`))
    .join('')

/** Grain of the oak bench. */
function grain(box: Rect): string {
  const lines = Array.from({ length: Math.ceil(box.h / 26) }, (_, i) => {
    const y = short(box.y + 12 + i * 26)
    return `M${box.x} ${y}q${short(box.w * 0.25)} ${i % 2 === 0 ? 5 : -4} ${short(box.w * 0.5)} 0t${short(box.w * 0.5)} 0`
  })
  return `<path d="${lines.join('')}" class="mb-grain"/>`
}

export const bench = (box: Rect): string => `${rect(box, 0, 'fill="url(#mb-oak)"')}${grain(box)}`

/** The ledger's page: paper, a margin in red. */
export const page = (box: Rect): string =>
  `${rect(box, 6, 'class="mb-page"')}<path d="M${box.x + 5} ${box.y + 2}v${box.h - 4}" class="mb-margin"/>`

export function groundOf(layout: Layout): string {
  const mat = { x: 0, y: layout.ledge, w: layout.w, h: layout.h - layout.ledge }
  return (
    `<defs>${DEFS}</defs>${bench({ x: 0, y: 0, w: layout.w, h: layout.h })}${townGround(layout.town)}${layout.ledger.w > 0 ? page(layout.ledger) : ''}` +
    `${rect(mat, 0, 'class="mb-matboard"')}<path d="M0 ${layout.ledge}H${layout.w}" class="mb-ledge"/>`
  )
}
