// The hillside of Jerusalem: sky, hills, the Temple on its terrace, houses, the wall, the tents of the Garrison.

import { at as nth, top } from '../../../../kernel/lists.ts'
import { type Rect, rect, short } from '../../../../look/svg.ts'
import type { City } from '../layout.ts'
import { icon } from './icon.ts'

const crenels = (x: number, y: number, w: number, tooth: number, high: number): string => {
  let d = `M${short(x)} ${short(y + high)}`
  for (let at = x; at + tooth <= x + w + 0.1; at += tooth * 2)
    d += `V${short(y)}H${short(Math.min(at + tooth, x + w))}V${short(y + high)}H${short(Math.min(at + tooth * 2, x + w))}`
  return `${d}V${short(y + high + 2)}H${short(x)}Z`
}

function temple({ x, y, w, h }: Rect): string {
  const roof = Math.max(10, h * 0.14)
  const door = Math.min(46, w * 0.2)
  const doorH = h * 0.5
  const dx = x + w * 0.47
  const columns = [0.08, 0.22, 0.36, 0.64, 0.78, 0.92]
    .map((k) => rect({ x: x + w * k - 4, y: y + roof + 8, w: 8, h: h - roof - 8 }, 2, 'class="neh-shaft"'))
    .join('')
  return (
    rect({ x, y: y + roof, w, h: h - roof }, 0, 'class="neh-marble"') +
    rect({ x, y: y + roof, w, h: h - roof }, 0, 'fill="url(#neh-ashlar)" opacity=".22"') +
    `<path d="${crenels(x + 4, y - 6, w - 8, Math.max(7, w / 27), 8)}" class="neh-marble"/>` +
    `<path d="M${short(x - 7)} ${short(y + roof)}L${short(x)} ${short(y + 2)}H${short(x + w)}L${short(x + w + 7)} ${short(y + roof)}Z" fill="url(#neh-gold)"/>` +
    rect({ x: x - 7, y: y + roof, w: w + 14, h: 4 }, 0, 'fill="#000" opacity=".18"') +
    columns +
    rect(
      { x: dx - door / 2 - 5, y: y + h - doorH - 6, w: door + 10, h: doorH + 6 },
      0,
      'fill="url(#neh-gold)" opacity=".8"',
    ) +
    rect({ x: dx - door / 2, y: y + h - doorH, w: door, h: doorH }, 0, 'fill="url(#neh-door)"') +
    `<path d="M${short(dx)} ${short(y + h - doorH)}V${short(y + h)}" stroke="#2a1406" stroke-opacity=".7"/>`
  )
}

/** A ledge of stone on which cubes stand. */
const ledge = (x: number, y: number, w: number, high: number): string =>
  rect({ x, y, w, h: high }, 1, 'fill="url(#neh-ashlar)"') +
  rect({ x, y, w, h: 4 }, 1, 'fill="#fff" opacity="var(--n-lip)"') +
  rect({ x, y: y + 4, w, h: high - 4 }, 0, 'fill="url(#neh-shade)"')

function houses(w: number, foot: number, k: number): string {
  const list = [
    [0.36, 30, 26],
    [0.44, 24, 18],
    [0.54, 34, 30],
    [0.64, 26, 20],
    [0.73, 36, 28],
    [0.84, 28, 34],
    [0.93, 30, 22],
    [0.05, 26, 20],
    [0.14, 32, 26],
    [0.24, 24, 16],
  ]
  return list
    .map(([at = 0, wide = 0, high = 0], i) => {
      const x = w * at
      const y = foot - high * k
      return (
        rect(
          { x, y, w: wide * k, h: high * k },
          1,
          `fill="var(--n-ashlar-${i % 4})" stroke="var(--n-mortar)" stroke-width=".8"`,
        ) +
        rect(
          { x: x + wide * k * 0.4, y: y + high * k * 0.3, w: 4 * k, h: 6 * k },
          1,
          'fill="var(--n-window)" opacity=".85"',
        )
      )
    })
    .join('')
}

function hills(w: number, city: City): string {
  const y = nth(city.bases, 0)
  return (
    `<path d="M0 ${short(y * 0.72)}Q${short(w * 0.2)} ${short(y * 0.38)} ${short(w * 0.46)} ${short(y * 0.6)}T${short(w)} ${short(y * 0.5)}V${short(y * 1.6)}H0Z" fill="var(--n-hill-0)"/>` +
    `<path d="M0 ${short(y * 0.95)}Q${short(w * 0.3)} ${short(y * 0.62)} ${short(w * 0.6)} ${short(y * 0.9)}T${short(w)} ${short(y * 0.85)}V${short(y * 2)}H0Z" fill="var(--n-hill-1)"/>`
  )
}

/** The city of a wide table: three terraces, one above the other. */
export function hillside(city: City): string {
  const { w, h } = city.box
  const [top = 0, wall = 0, foot = 0] = city.bases
  const left = city.narrow ? w * 0.08 : city.plaque + 14
  const room = w - left - 18
  const tents = foot - 6
  const k = Math.max(0.7, Math.min(1, h / 640))
  const wallTop = wall + 4
  const tower = Math.min(118 * k, (foot - city.wallFoot) * 0.92)
  return (
    `<svg x="0" y="0" width="${short(w)}" height="${short(h)}">` +
    rect({ x: 0, y: 0, w, h }, 0, 'fill="url(#neh-sky)"') +
    `<circle cx="${short(w * 0.17)}" cy="${short(top * 0.22)}" r="${short(top * 0.95)}" fill="url(#neh-sun)"/><circle cx="${short(w * 0.17)}" cy="${short(top * 0.22)}" r="${short(20 * k)}" class="neh-disc"/>` +
    hills(w, city) +
    temple({ x: left, y: Math.max(26, top * 0.2), w: room, h: top - Math.max(26, top * 0.2) }) +
    ledge(left - 26, top, room + 52, 26) +
    rect({ x: 0, y: top + 24, w, h: wall - top }, 0, 'fill="var(--n-hill-2)"') +
    `<path d="M0 ${short(top + 60)}Q${short(w * 0.4)} ${short(top + 20)} ${short(w)} ${short(top + 46)}V${short(wall + 20)}H0Z" fill="var(--n-hill-1)" opacity=".7"/>` +
    houses(w, wall - 8, k) +
    icon('palm-tree', w * 0.31, wall - 40 * k, 62 * k, 'var(--n-palm)') +
    icon('palm-tree', w * 0.62, wall - 44 * k, 48 * k, 'var(--n-palm)', 'opacity=".8"') +
    `<path d="${crenels(0, wall - 9, w, 15, 9)}" fill="var(--n-ashlar-2)" stroke="var(--n-mortar)" stroke-width=".8"/>` +
    ledge(0, wallTop - 4, w, city.wallFoot - wallTop + 4) +
    rect({ x: 0, y: city.wallFoot, w, h: h - city.wallFoot }, 0, 'fill="url(#neh-sand)"') +
    rect({ x: 0, y: city.wallFoot, w, h: 16 }, 0, 'fill="url(#neh-shade)"') +
    icon('watchtower', w * (city.narrow ? 0.6 : 0.7), tents - tower * 0.47, tower, 'var(--n-wood)') +
    tent(w * (city.narrow ? 0.16 : 0.42), tents, 76 * k) +
    tent(w * 0.9, tents, 84 * k) +
    icon('spears', w * (city.narrow ? 0.38 : 0.56), tents - 26 * k, 58 * k, 'var(--n-wood)') +
    ledge(city.narrow ? 0 : left - 26, foot, w - (city.narrow ? 0 : left - 26), 26) +
    '</svg>'
  )
}

const tent = (x: number, foot: number, size: number): string =>
  `<g transform="translate(${short(x - size / 2)} ${short(foot - size * 0.66)}) scale(${short(size) / 80})"><path d="M40 -6V8" stroke="var(--n-wood)" stroke-width="2.500"/><path d="M41 -6l15 5-15 5z" class="neh-flag"/><path d="M40 6Q30 20 8 26L2 53H78L72 26Q50 20 40 6Z" class="neh-tent"/><path d="M40 6Q34 26 33 53H47Q46 26 40 6Z" fill="#000" fill-opacity=".45"/><path d="M24 21L20 53M56 21L60 53" stroke="#000" stroke-opacity=".2" stroke-width="2"/></g>`

/** The same in a strip, the three places side by side, for a phone; or one below the other while a cube is chosen. */
export function strip(city: City): string {
  const { x: left, y, w, h } = city.box
  const bases = city.bases.map((base) => base - y)
  const base = nth(bases, 0)
  const [, second] = bases
  const third = w / 3
  const foot = top(bases)
  const places =
    second === undefined
      ? temple({ x: 12, y: base * 0.42, w: third - 24, h: base * 0.58 }) +
        `<g transform="translate(${short(third)} 0)">${houses(third, base, 0.62)}</g>` +
        camp(w, third, base)
      : temple({ x: w * 0.12, y: base * 0.3, w: w * 0.76, h: base * 0.7 }) +
        ledge(0, base, w, second - base) +
        houses(w, second, 1) +
        ledge(0, second, w, foot - second) +
        camp(w, w, foot)
  return (
    `<svg x="${short(left)}" y="${short(y)}" width="${short(w)}" height="${short(h)}">` +
    rect({ x: 0, y: 0, w, h }, 0, 'fill="url(#neh-sky)"') +
    `<circle cx="${short(w * 0.93)}" cy="4" r="70" fill="url(#neh-sun)"/>` +
    `<path d="M0 ${short(base * 0.8)}Q${short(w * 0.3)} ${short(base * 0.4)} ${short(w * 0.6)} ${short(base * 0.75)}T${short(w)} ${short(base * 0.6)}V${short(foot + 4)}H0Z" fill="var(--n-hill-0)"/>` +
    places +
    ledge(0, foot, w, h - foot) +
    '</svg>'
  )
}

/** The tents and the watchtower at the right end of a stretch. */
const camp = (w: number, room: number, foot: number): string =>
  icon('watchtower', w - room * 0.45, foot - 30, 62, 'var(--n-wood)') +
  tent(w - room * 0.8, foot, 46) +
  tent(w - room * 0.14, foot, 48)
