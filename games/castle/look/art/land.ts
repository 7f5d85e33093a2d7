// The drawn ground: sky, mountains, meadow, the walled court with its paths, the own mat.

import { at } from '../../../../kernel/lists.ts'
import { path, short } from '../../../../look/svg.ts'
import type { Layout } from '../layout.ts'
import { place, WALL } from '../plan.ts'

const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="var(${colour})"/>`
const gradient = (id: string, ...stops: (readonly [number, string])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([o, c]) => stop(o, c)).join('')}</linearGradient>`

const DEFS = `<defs>${gradient('cas-sky', [0, '--k-sky-0'], [0.6, '--k-sky-1'], [1, '--k-sky-2'])}${gradient('cas-meadow', [0, '--k-meadow-0'], [0.35, '--k-meadow-1'], [0.8, '--k-meadow-2'], [1, '--k-meadow-3'])}${gradient('cas-court', [0, '--k-court-2'], [1, '--k-court-0'])}${gradient('cas-mat', [0, '--k-mat-0'], [1, '--k-mat-1'])}</defs>`

/** Numbers that look strewn and are always the same. */
function strewn(seed: number): () => number {
  let x = seed
  return () => {
    x = (x * 1103515245 + 12345) % 2147483648
    return x / 2147483648
  }
}

export function groundOf(layout: Layout): string {
  const { w, h, ledge, castle, winter } = layout
  const horizon = castle.y + castle.h * 0.15
  return (
    DEFS +
    `<rect width="${w}" height="${short(horizon + 40)}" fill="url(#cas-sky)"/>` +
    heaven(layout, horizon) +
    mountains(w, horizon, layout.tall ? 0.55 : 1) +
    path(`${hill(w, horizon, 7, 14)}V${short(horizon + 60)}H0Z`, 'class="cas-hill"') +
    `<path d="${hill(w, horizon + 16, 5, 10)}V${ledge}H0Z" fill="url(#cas-meadow)"/>` +
    furrows(layout, horizon) +
    trees(layout, horizon) +
    court(layout) +
    walls(layout) +
    (layout.tall ? '' : meadowLife(layout)) +
    `<rect y="${ledge}" width="${w}" height="${h - ledge}" fill="url(#cas-mat)"/>` +
    (layout.free === null
      ? ''
      : `<rect x="${layout.free.x}" width="${layout.free.w}" height="${h}" fill="url(#cas-mat)"/>`) +
    rules(layout) +
    (winter ? flakes(layout) : '')
  )
}

function heaven({ w, winter, tall }: Layout, horizon: number): string {
  if (winter) {
    const next = strewn(7)
    return Array.from(
      { length: tall ? 14 : 34 },
      () =>
        `<circle cx="${short(next() * w)}" cy="${short(next() * horizon * 0.8)}" r="${short(0.6 + next())}" class="cas-star"/>`,
    ).join('')
  }
  const k = tall ? 0.5 : 1
  return [
    [0.07, 0.2, 1.1],
    [0.92, 0.14, 1.3],
    [0.72, 0.55, 0.7],
    [0.2, 0.66, 0.6],
  ]
    .map(
      ([x = 0, y = 0, size = 1]) =>
        `<g class="cas-cloud" transform="translate(${short(x * w)} ${short(y * horizon)}) scale(${short(size * k)})"><ellipse rx="44" ry="10"/><ellipse cx="-14" cy="-8" rx="20" ry="12"/><ellipse cx="14" cy="-12" rx="24" ry="15"/></g>`,
    )
    .join('')
}

function mountains(w: number, horizon: number, k: number): string {
  const next = strewn(3)
  const many = Math.max(5, Math.round(w / (120 * k)))
  let ranges = ''
  let snow = ''
  for (let i = 0; i <= many; i++) {
    const x = (i / many) * w + (next() - 0.5) * 40 * k
    const high = (46 + next() * 48) * k
    const wide = (86 + next() * 50) * k
    const top = horizon + 14 - high
    ranges += `M${short(x - wide)} ${short(horizon + 20)}L${short(x)} ${short(top)}L${short(x + wide)} ${short(horizon + 20)}Z`
    snow += `M${short(x)} ${short(top)}l${short(-wide * 0.26)} ${short(high * 0.3)}l${short(wide * 0.12)} -3l${short(wide * 0.1)} 9l${short(wide * 0.12)} -10l${short(wide * 0.16)} 5Z`
  }
  return path(ranges, 'class="cas-mountain"') + path(snow, 'class="cas-summit"')
}

/** A rolling line from edge to edge; what lies below it is closed by the caller. */
function hill(w: number, y: number, waves: number, high: number): string {
  const step = w / waves
  let d = `M0 ${short(y + high)}`
  for (let i = 0; i < waves; i++)
    d += `Q${short((i + 0.5) * step)} ${short(y - (i % 2 === 0 ? high : high * 0.2))} ${short((i + 1) * step)} ${short(y + (i % 2 === 0 ? high * 0.5 : high))}`
  return d
}

/** Mown strips, a road along the foot of the board. */
function furrows({ w, ledge, fields, tall, castle }: Layout, horizon: number): string {
  const road = fields.y + fields.h * 0.62
  const strips = tall
    ? ''
    : path(
        `M0 ${short(horizon + 150)}Q${short(castle.x * 0.6)} ${short(horizon + 90)} ${short(castle.x + 40)} ${short(horizon + 20)}L${short(castle.x + 10)} ${short(horizon + 14)}Q${short(castle.x * 0.4)} ${short(horizon + 60)} 0 ${short(horizon + 90)}ZM${w} ${short(horizon + 200)}Q${short(w - 90)} ${short(horizon + 120)} ${short(w - 150)} ${short(horizon + 40)}L${short(w - 120)} ${short(horizon + 34)}Q${short(w - 40)} ${short(horizon + 90)} ${w} ${short(horizon + 110)}Z`,
        'class="cas-strip"',
      )
  return `${strips}<path d="M0 ${short(road)}Q${short(w / 2)} ${short(road - 16)} ${w} ${short(road)}V${ledge}H0Z" class="cas-road"/>`
}

/** Trees outside the walls: by their place in the castle's measure, beyond its edges too. */
const LEAFY: readonly (readonly [number, number, number])[] = [
  [-40, 130, 1],
  [10, 118, 0.9],
  [62, 92, 0.7],
  [24, 322, 1],
  [-30, 380, 0.9],
  [40, 418, 0.8],
  [826, 130, 0.8],
  [786, 108, 0.7],
  [800, 330, 1],
  [772, 412, 0.85],
  [840, 250, 0.8],
]
function trees(layout: Layout, horizon: number): string {
  const next = strewn(11)
  const small = layout.tall ? 0.55 : 0.9
  const row = Array.from({ length: Math.round(layout.w / (layout.tall ? 17 : 26)) }, (_, i) => {
    const x = (i * (layout.tall ? 17 : 26) + next() * 14) % layout.w
    return tree(x, horizon + 16 + next() * 7, (0.42 + next() * 0.2) * small, layout.winter || i % 3 !== 0)
  })
  const near = LEAFY.map(([x, y, k], i) => {
    const [px, py] = place(layout, [x, y])
    return tree(px, py, k * small * (layout.tall ? 0.9 : 1), layout.winter || i % 4 === 2)
  })
  return [...row, ...near].join('')
}

function tree(x: number, y: number, k: number, pine: boolean): string {
  const inner = pine
    ? '<ellipse cy="1" rx="13" ry="3.500" class="cas-shadow"/><path d="M-2-6h4v8h-4z" class="cas-trunk"/><path d="M0-44L11-24H6L15-10H-15L-6-24H-11Z" class="cas-pine"/><path d="M0-44L11-24L3-28L0-24L-5-28L-11-24ZM6-24L15-10L5-15L0-10L-6-15L-15-10L-6-24Z" class="cas-bough"/>'
    : '<ellipse cy="1" rx="14" ry="4" class="cas-shadow"/><path d="M-2.500-12h5V2h-5z" class="cas-trunk"/><circle cy="-24" r="14" class="cas-leaf"/><circle cx="-5" cy="-28" r="8" class="cas-leaf-light"/>'
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(k)})">${inner}</g>`
}

/** The court within the walls, and the paths people have worn. */
function court(layout: Layout): string {
  const feet = WALL.map((foot) => place(layout, foot))
  const d = `M${feet.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
  const to = (x: number, y: number) => place(layout, [x, y]).map(short).join(' ')
  const worn = `M${to(402, 440)}C${to(402, 360)} ${to(350, 340)} ${to(372, 262)}S${to(420, 180)} ${to(406, 140)}M${to(372, 270)}C${to(300, 262)} ${to(200, 262)} ${to(70, 240)}M${to(378, 262)}C${to(470, 268)} ${to(560, 270)} ${to(690, 258)}`
  return `<path d="${d}" fill="url(#cas-court)" class="cas-court"/><path d="${worn}" class="cas-path" style="stroke-width:${short(15 * layout.scale)}px"/>`
}

/** The curtain wall, a stretch from foot to foot; its outer face shows in front, its walk behind. */
function walls(layout: Layout): string {
  const high = 27 * layout.scale
  return WALL.map((foot, i) => {
    const [ax, ay] = place(layout, foot)
    const [bx, by] = place(layout, at(WALL, (i + 1) % WALL.length))
    const face = `M${short(ax)} ${short(ay)}L${short(bx)} ${short(by)}V${short(by - high)}L${short(ax)} ${short(ay - high)}Z`
    const walk = `M${short(ax)} ${short(ay - high)}L${short(bx)} ${short(by - high)}`
    const front = i >= 5 && i <= 8
    const mid = `M${short(ax)} ${short(ay - high * 0.5)}L${short(bx)} ${short(by - high * 0.5)}`
    return (
      path(face, `class="${front ? 'cas-side' : 'cas-wall'}"`) +
      path(mid, 'class="cas-course"') +
      path(
        walk,
        `class="cas-merlons" style="stroke-width:${short(9 * layout.scale)}px;stroke-dasharray:${short(9 * layout.scale)} ${short(6 * layout.scale)}"`,
      ) +
      (layout.winter
        ? `<path d="${walk}" transform="translate(0 ${short(-4.5 * layout.scale)})" class="cas-drift" style="stroke-width:${short(4 * layout.scale)}px;stroke-dasharray:${short(9 * layout.scale)} ${short(6 * layout.scale)}"/>`
        : '')
    )
  }).join('')
}

/** Haystacks and sheep in summer; in winter the sheep stay in. */
function meadowLife(layout: Layout): string {
  const { winter, fields, castle } = layout
  if (winter) return ''
  const y = fields.y + 4
  const stack = (x: number, k: number) =>
    `<g transform="translate(${short(x)} ${short(y)}) scale(${k})"><ellipse cy="1" rx="22" ry="5" class="cas-shadow"/><path d="M-18 0Q-18-26 0-40Q18-26 18 0Q0 6-18 0Z" class="cas-straw"/><path d="M-10-2Q-8-22 0-36M8-2Q8-20 2-32" class="cas-joint"/></g>`
  const sheep = (x: number, dy: number) =>
    `<g transform="translate(${short(x)} ${short(y + dy)})"><ellipse cy="8" rx="11" ry="2.500" class="cas-shadow"/><path d="M-5 2v6M5 2v6" class="cas-ink"/><ellipse rx="10" ry="6.500" class="cas-wool"/><circle cx="10" cy="-3" r="3.600" class="cas-dark"/></g>`
  const right = castle.x + castle.w
  return (
    stack(castle.x - 96, 0.8) +
    stack(castle.x - 130, 1) +
    stack(castle.x - 60, 0.62) +
    sheep(castle.x - 16, -20) +
    sheep(castle.x + 22, -6) +
    sheep(right - 30, -16)
  )
}

/** The gold rule of the page, and the edge of the mat. */
function rules({ w, ledge, h, tall }: Layout): string {
  return (
    (tall ? '' : `<rect x="2.500" y="2.500" width="${w - 5}" height="${ledge - 5}" class="cas-rule"/>`) +
    `<path d="M0 ${ledge}H${w}" class="cas-ledge"/><path d="M0 ${ledge + 2.5}H${w}" class="cas-ledge-2"/><path d="M0 ${h}H${w}" class="cas-ledge-2"/>`
  )
}

function flakes({ w, ledge, tall }: Layout): string {
  const next = strewn(23)
  return Array.from(
    { length: tall ? 40 : 110 },
    () =>
      `<circle cx="${short(next() * w)}" cy="${short(next() * ledge)}" r="${short(0.8 + next() * 1.8)}" class="cas-flake"/>`,
  ).join('')
}
