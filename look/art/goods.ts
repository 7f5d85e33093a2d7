// What is held, carried, stored or burnt: tools, coins, sacks, fires, bells, beasts.
import { BARE, box, disc, type Ink, limbOf, oval, path, put, shade, thin, way } from './ink.ts'
import { OAK } from './wood.ts'

const STEEL = '#c3cad2'

/** Tools are held at 0,0. */
function toolsOf(ink: Ink) {
  const limb = limbOf(ink)
  const turned = (turn: number, part: string) => put(0, 0, 1, part, 1, turn)
  return {
    hammer: turned(18, limb('M0 6L0-11', OAK, 1.8) + path('M-5-14H5V-9H-5Z', STEEL)),
    mallet: turned(14, limb('M0 6L0-10', OAK, 1.8) + box(-6, -15, 12, 7, '#a87740', 'rx="1.4"')),
    pick: turned(16, limb('M0 14L0-12', OAK, 1.8) + path('M-11-9Q0-17 11-9Q0-13-11-9Z', STEEL)),
    axe: turned(14, limb('M0 12L0-12', OAK, 1.9) + path('M-1-13Q8-17 10-12Q10-6 7-3Q4-8-1-8Z', STEEL)),
    spear: limb('M0 22L0-26', OAK, 1.6) + path('M-2.6-25L0-36L2.6-25L0-22Z', STEEL),
    shovel: turned(-24, limb('M0-12L0 12', OAK, 1.7) + path('M-4 10H4V17Q0 22-4 17Z', STEEL)),
    trowel: turned(-8, limb('M0 0L4 0', OAK, 2) + path('M4 0L8-4L18 0L8 4Z', STEEL)),
    saw: path('M0-3L26 1L24 8L0 4Z', '#dfe6ee') + thin('M1 4l23 4', '#5a6470', 1) + box(-6, -4, 7, 8, '#a87740'),
    chisel: limb('M0 3L4-6', STEEL, 1.8),
    staff: limb('M0 24L0-22', OAK, 1.8),
    torch:
      limb('M0 8L0-8', OAK, 2) +
      path('M-3.6-8Q-6-15 0-21Q6-15 3.6-8Z', '#f59a23') +
      path('M-2-9Q-3-13 0-17Q3-13 2-9Z', '#ffe27a', BARE),
    plan: path('M-2-6H18V8H-2Z', '#f8efd9') + thin('M2-2H12M2 1H9M2 4H13M14-3V5', '#2b6cb0', 0.8),
    tablet: path('M-4-8H8V6H-4Z', '#f8efd9') + thin('M-1-4H5M-1-1H5M-1 2H3', '#5c3a18', 0.8),
    compass: limb('M0 0L-5 16M0 0L5 16', STEEL, 1.5) + disc(0, -1, 2.2, '#e8b540'),
    shield: disc(0, 2, 6.5, '#e8b540') + disc(0, 2, 3.2, '#a83c22'),
    sickle: limb('M0 5V-2', OAK, 2) + thin('M0-2Q-3-14 8-15Q0-10 3-3', STEEL, 2),
    brush: limb('M0 6L0-8', OAK, 1.4) + path('M-2-8H2L1-15H-1Z', '#c0392b'),
  }
}

const flame = (x: number, y: number, s: number): string =>
  put(
    x,
    y,
    s,
    path('M-8 0Q-13-11-4-17Q-5-11-1-11Q-2-22 6-28Q5-19 10-14Q14-6 8 0Z', '#e8641e') +
      path('M-5 0Q-8-7-2-11Q-1-8 1-8Q2-14 5-17Q5-11 7-8Q8-3 5 0Z', '#fbb534', BARE) +
      path('M-2 0Q-3-5 1-8Q4-4 3 0Z', '#fff0a8', BARE),
  )

const sand = (x: number, y: number, w: number, h: number, colour = '#e8c66a'): string =>
  path(
    way`M${x - w} ${y}Q${x - w * 0.4} ${y - h * 0.5} ${x} ${y - h}Q${x + w * 0.4} ${y - h * 0.5} ${x + w} ${y}Z`,
    colour,
  ) +
  path(
    way`M${x} ${y - h}Q${x + w * 0.4} ${y - h * 0.5} ${x + w} ${y}H${x + w * 0.15}Q${x + w * 0.2} ${y - h * 0.5} ${x} ${y - h}Z`,
    '#8a5c14',
    shade(0.28),
  )

const stores = {
  flame,
  sand,
  sack: (colour = '#b98a4e'): string =>
    path('M-7 6Q-9-4-3-7L-4-10H4L3-7Q9-4 7 6Q0 9-7 6Z', colour) +
    thin('M-3-7H3', '#5c3a18', 1.2) +
    path('M2-7Q9-4 7 6L2 7.5Q5 0 2-7Z', '#2b1403', shade(0.2)),
  coins(x: number, y: number, count: number): string {
    let out = ''
    for (let i = 0; i < count; i++)
      out +=
        oval(x, y - i * 2.6, 6, 2.6, '#b07f1a') +
        oval(x, y - i * 2.6 - 1, 6, 2.4, i === count - 1 ? '#ffe9a0' : '#f2c94c')
    return out
  },
  basket: (x: number, y: number, s: number, top = ''): string =>
    put(
      x,
      y,
      s,
      top +
        path('M-10-8H10L7 4Q0 6-7 4Z', '#b98445') +
        thin('M-9-4H9M-8 0H8M-5-8L-4 4M0-8V5M5-8L4 4', '#5c3a18', 0.7, 0.7) +
        box(-11, -10, 22, 3, '#d0a05c', 'rx="1.5"'),
    ),
  bricks(x: number, y: number, count: number, rows: number): string {
    let out = ''
    const d = ['', '', '']
    for (let r = 0; r < rows; r++)
      for (let i = 0; i < count - (r % 2 === 0 ? 0 : 0.5); i++)
        d[(i + r) % 3] += way`M${x + i * 8 + (r % 2 === 0 ? 0 : 4)} ${y - (r + 1) * 4.4}h7.6v4h-7.6Z`
    for (const [i, colour] of ['#b8532f', '#c9653c', '#a84626'].entries()) out += path(d[i] ?? '', colour)
    return out
  },
  jar: (x: number, y: number, s: number, colour = '#c9753c', band = '#2b6cb0'): string =>
    put(
      x,
      y,
      s,
      path('M-4 0Q-11-8-8-16Q-6-21-4-22V-26H4V-22Q6-21 8-16Q11-8 4 0Z', colour) +
        path('M-9-13Q0-10 9-13L8.6-9Q0-6-8.6-9Z', band, BARE) +
        path('M2-22Q6-21 8-16Q11-8 4 0H1Q6-10 2-22Z', '#2b1403', shade(0.22)),
    ),
  barrel: (x: number, y: number, s: number): string =>
    put(
      x,
      y,
      s,
      path('M-8 0Q-11-10-8-20H8Q11-10 8 0Z', '#a8703a') +
        thin('M-9.4-6H9.4M-9.4-14H9.4M-3-20Q-4-10-3 0M3-20Q4-10 3 0', '#4a2c12', 1, 0.75) +
        oval(0, -20, 8, 2.4, '#c98f56'),
    ),
  bell: (x: number, y: number, s: number): string =>
    put(
      x,
      y,
      s,
      disc(0, 4.5, 2.8, '#8a6a20') +
        path('M-4-22Q-4-26 0-26Q4-26 4-22Q10-20 11-8Q12-2 16 2H-16Q-12-2-11-8Q-10-20-4-22Z', '#d6a03a') +
        path('M2-25Q10-20 11-8Q12-2 16 2H4Q8-10 2-25Z', '#5c3a08', shade(0.35)) +
        thin('M-12-3H12', '#7a5410', 1.2) +
        path('M-7-18Q-9-12-9-6L-6-6Q-6-13-4-19Z', '#fff3c0', shade(0.7)),
    ),
  anvil: (x: number, y: number, s: number): string =>
    put(
      x,
      y,
      s,
      box(-7, -8, 14, 8, '#7a4e25') +
        path('M-14-18H12Q18-18 20-15Q12-12 6-12L7-8H-7L-6-12Q-13-12-14-18Z', '#6b7683') +
        thin('M-12-17H12', STEEL, 1),
    ),
  /** Broken stones on the ground. */
  rubble: (stones: readonly (readonly [x: number, y: number, r: number])[], colour = STEEL): string =>
    path(stones.map(([x, y, r]) => way`M${x - r} ${y}l${r * 0.6} ${-r}h${r}l${r * 0.6} ${r}z`).join(''), colour),
}

const beasts = {
  horse: (x: number, y: number, s: number, colour = '#8a5a34', rider = '', mane = '#3a200c', face = 1): string =>
    put(
      x,
      y,
      s,
      oval(0, 1, 24, 3, '#2b1403', shade(0.25)) +
        path('M-17-22L-20-8L-17 0H-13L-14-9L-9-19ZM10-20L13-10L20-7L18-3L9-6L4-18Z', colour) +
        path('M-22-30Q-31-28-29-12Q-25-16-24-24Z', mane) +
        path(
          'M-22-24Q-24-34-12-34H8Q16-36 19-48L24-53L25-49Q31-46 36-38L33-34Q28-36 25-38Q23-24 15-18Q0-14-14-17Q-21-18-22-24Z',
          colour,
        ) +
        path('M-22-24Q-21-18-14-17Q0-14 15-18Q20-22 22-28Q8-20-22-24Z', '#1a0a00', shade(0.22)) +
        path('M24-53Q16-50 12-36L7-34Q10-50 21-54Z', mane) +
        disc(28, -43, 1, '#150a02', BARE) +
        path('M-15-20L-20-10L-27-6L-25-2L-16-6L-8-18ZM8-19L9-9L5 0H9L14-9L14-19Z', colour) +
        (rider === '' ? '' : path('M-8-34H6Q8-26 4-22H-6Q-10-26-8-34Z', '#a52a2a')) +
        rider,
      face,
    ),
  sheep: (x: number, y: number, s: number): string =>
    put(
      x,
      y,
      s,
      box(-5, -4, 2, 4, '#3a2a1a') +
        box(3, -4, 2, 4, '#3a2a1a') +
        oval(0, -7, 8, 5, '#fff') +
        oval(8, -9, 3, 2.6, '#3a2a1a'),
    ),
  rat: (x: number, y: number, s: number, face = 1): string =>
    put(
      x,
      y,
      s,
      thin('M-9-2Q-18-1-20-7', '#b98a8a', 1.6) +
        path('M-10 0Q-11-9-1-9Q7-9 13-3Q14-1 11 0Z', '#5a5148') +
        disc(4, -8, 2.4, '#8a7a70') +
        disc(9, -4, 0.8, '#ffdf70', BARE),
      face,
    ),
}

export const goodsOf = (ink: Ink) => ({ ...stores, ...beasts, tool: toolsOf(ink) })
