// What is built of timber and plaster: houses, stable, tavern, servants' house, forge, market, well.

import { short } from '../../../../look/svg.ts'
import { archAt, type Building, longHouse, type Paint, pane, type Shape } from './building.ts'

const beams = (x: number, w: number, eave: number, ridge: number, foot: number) => {
  const mid = x + w / 2
  return `M${short(x)} ${short(eave)}H${short(x + w)}M${short(mid)} ${short(ridge + 4)}V${short(eave)}M${short(x + w * 0.3)} ${short(eave)}V${short(foot)}M${short(x + w * 0.7)} ${short(eave)}V${short(foot)}`
}

/** Three roofs for the six houses. */
const ROOFS: readonly Paint[] = ['straw', 'tile', 'shingle']

function house(roof: Paint): Building {
  const body = longHouse(4, 4, 66, 52, 28)
  return {
    w: 72,
    h: 56,
    outline: body.outline,
    shapes: [
      ['side', 'M54 2h8v14h-8z'],
      ['wall', body.wall],
      ['plaster', body.gable],
      [roof, body.roof],
      ['joint', body.courses],
      ['beam', beams(4, 28, body.eave, body.ridge, 56)],
      [
        'beam',
        `M32 ${short(body.eave + 11)}L70 ${short(body.eave + 8)}M46 ${short(body.eave)}V54M60 ${short(body.eave)}V53`,
      ],
      ['window', pane(37, body.eave + 7) + pane(51, body.eave + 6) + pane(15.5, 20, 5, 6)],
      ['door', archAt(18, 56, 8, 14)],
      [roof, body.verge],
    ],
    snow: `${body.snow}M53 2h10q-1-5-5-5t-5 5z`,
  }
}
export const HOUSE_ART: readonly Building[] = ROOFS.map(house)

const stable = longHouse(2, 2, 122, 62, 34)
const STALLS = [54, 79, 104]
export const STABLE_ART: Building = {
  w: 126,
  h: 64,
  outline: stable.outline,
  shapes: [
    ['wall', stable.wall],
    ['plaster', stable.gable],
    ['shingle', stable.roof],
    ['joint', stable.courses],
    ['dark', archAt(19, 64, 16, 24) + STALLS.map((x, i) => archAt(x, 62 - i, 17, 22)).join('')],
    ['beam', beams(2, 34, stable.eave, stable.ridge, 40)],
    ['shingle', stable.verge],
  ],
  snow: stable.snow,
  over: STALLS.map(
    (x, i) =>
      `<use href="sprite#horse-head" x="${x - 7}" y="${44 - i}" width="14" height="14" class="cas-horse-${i}"/>`,
  ).join(''),
}

const tavern = longHouse(8, 0, 104, 76, 42)
export const TAVERN_ART: Building = {
  w: 116,
  h: 76,
  outline: tavern.outline,
  shapes: [
    ['side', 'M88 2h10v18h-10z'],
    ['wall', tavern.wall],
    ['plaster', tavern.gable],
    ['shingle', tavern.roof],
    ['joint', tavern.courses],
    [
      'beam',
      `${beams(8, 42, tavern.eave, tavern.ridge, 76)}M8 58H50L112 53M70 ${short(tavern.eave)}V74M91 ${short(tavern.eave)}V72`,
    ],
    ['window', pane(57, 44, 7, 8) + pane(76, 43, 7, 8) + pane(97, 42, 7, 8) + pane(57, 61, 7, 8) + pane(97, 58, 7, 8)],
    ['window', pane(14, 44, 6, 8) + pane(38, 44, 6, 8)],
    ['door', archAt(29, 76, 11, 17)],
    ['door', archAt(80, 74, 10, 15)],
    ['shingle', tavern.verge],
    ['beam', 'M8 50H-4M-2 50v4'],
    ['straw', 'M-9 54h14v12h-14z'],
    ['dark', 'M-5 57h5v6h-5zM0 58h3v4h-3z'],
  ],
  snow: `${tavern.snow}M87 2h12q-1-6-6-6t-6 6z`,
}

const smithy = longHouse(2, 10, 94, 54, 40)
export const FORGE_ART: Building = {
  w: 98,
  h: 64,
  outline: 'M-2 41L22 13L62 10V-6H74V9L83 8L100 34H96V60L42 64H2V41Z',
  shapes: [
    ['side', 'M62-6h12v24h-12z'],
    ['wall', smithy.wall],
    ['wall', smithy.gable],
    ['slate', smithy.roof],
    ['joint', smithy.courses],
    ['dark', archAt(22, 64, 24, 26)],
    ['glow', archAt(22, 64, 16, 17)],
    ['window', pane(54, 46, 7, 8) + pane(72, 45, 7, 8)],
    ['slate', smithy.verge],
    ['dark', 'M17 58h10l-2 3h-6zM20 61h4v3h-4z'],
  ],
  snow: `${smithy.snow}M61-6h14q-2-6-7-6t-7 6z`,
}

const gables = Array.from({ length: 4 }, (_, i) => 2 + i * 34)
const gableShapes = (x: number): Shape[] => [
  ['plaster', `M${x} 70V42L${x + 17} 16L${x + 34} 42V70Z`],
  ['beam', `M${x + 1} 42H${x + 33}M${x + 17} 20V42M${x + 9} 42V70M${x + 25} 42V70M${x} 56H${x + 34}`],
  ['window', pane(x + 11, 46, 5, 7) + pane(x + 18, 46, 5, 7) + pane(x + 14.5, 29, 5, 7)],
  ['tile', `M${x + 17} 8L${x - 3} 42L${x + 2} 45L${x + 17} 19L${x + 32} 45L${x + 37} 42Z`],
]
export const SERVANTS_ART: Building = {
  w: 142,
  h: 70,
  outline: 'M-1 42L19 8L36 37L53 8L70 37L87 8L104 37L121 8L141 42L138 44V70H2V44Z',
  shapes: [...gables.flatMap(gableShapes), ['door', archAt(36, 70, 9, 14) + archAt(104, 70, 9, 14)]],
  snow: gables.map((x) => `M${x + 17} 5L${x - 4} 41q5 3 7-3L${x + 17} 15L${x + 31} 38q3 6 7 3Z`).join(''),
}

function stall(x: number, as: Paint): Shape[] {
  const stripes = [0, 2, 4]
    .map((i) => `M${x + i * 10} 22q5 6 10 0L${x + 6 + i * 8} 4h8L${x + 10 + i * 10} 22Z`)
    .join('')
  return [
    ['beam', `M${x + 4} 22V46M${x + 56} 22V46`],
    ['dark', `M${x + 5} 24H${x + 55}V34H${x + 5}Z`],
    [
      'plaster',
      `M${x} 22L${x + 6} 4H${x + 54}L${x + 60} 22q-5 6-10 0q-5 6-10 0q-5 6-10 0q-5 6-10 0q-5 6-10 0q-5 6-10 0Z`,
    ],
    [as, stripes],
    ['shingle', `M${x + 2} 33H${x + 58}V47H${x + 2}Z`],
    ['joint', `M${x + 2} 38H${x + 58}`],
    ['straw', `M${x + 10} 33a4 4 0 0 1 8 0zM${x + 40} 33a4 4 0 0 1 8 0z`],
    ['tile', `M${x + 20} 33a4 4 0 0 1 8 0zM${x + 30} 33a3 3 0 0 1 6 0z`],
  ]
}
export const MARKET_ART: Building = {
  w: 134,
  h: 48,
  outline: 'M0 22L6 4H54L60 22H58V47H2V22ZM74 22L80 4H128L134 22H132V47H76V22Z',
  shapes: [...stall(0, 'blue'), ...stall(74, 'red')],
  snow: 'M4 8L6 1H54L56 8q-5 4-9 0t-9 1-9-1-9 1-8-1-8 0zM78 8L80 1H128L130 8q-5 4-9 0t-9 1-9-1-9 1-8-1-8 0z',
}

export const WELL_ART: Building = {
  w: 48,
  h: 48,
  outline: 'M2 18L24 2L46 18H40V32H44V42q-20 11-40 0V32H8V18Z',
  shapes: [
    ['beam', 'M11 18V34M37 18V34M11 24H37'],
    ['joint', 'M24 24V31'],
    ['tile', 'M2 18L24 2L46 18Z'],
    ['joint', 'M10 14H38'],
    ['side', 'M4 33a20 6 0 0 1 40 0V42q-20 11-40 0Z'],
    ['water', 'M9 33a15 4 0 0 1 30 0a15 4 0 0 1-30 0z'],
    ['joint', 'M14 40v6M24 42v6M34 40v6M4 39q20 9 40 0'],
  ],
  snow: 'M1 18L24 0L47 18q-4 3-8-1t-8 1-8-1-8 2-8-1z',
}
