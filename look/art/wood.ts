// Wood, growing and cut: trees, logs, scaffolds, cranes, carts and tables.
import { BARE, box, disc, type Ink, limbOf, oval, path, put, shade, thin, way } from './ink.ts'

export const OAK = '#8a5a2c'
const PLANK = '#b98445'
const BARK = ['#9a6a35', '#8a5a2c', '#a87740']

function treesOf({ light }: Ink) {
  return {
    pine(x: number, y: number, h: number, colour = '#2f6d3a'): string {
      let [green, dark, snow] = ['', '', '']
      for (const i of [0, 1, 2]) {
        const [half, low, top] = [h * (0.3 - i * 0.06), y - h * (0.14 + i * 0.25), y - h * (0.58 + i * 0.21)]
        green += way`M${x - half} ${low}L${x} ${top}L${x + half} ${low}Q${x} ${low + h * 0.08} ${x - half} ${low}Z`
        dark += way`M${x} ${top}L${x + half} ${low}Q${x + h * 0.1} ${low + h * 0.04} ${x + h * 0.04} ${low + h * 0.04}Z`
        snow += way`M${x} ${top}L${x - half * 0.62} ${low - (low - top) * 0.38}q${half * 0.3} ${h * 0.05} ${half * 0.5} ${-h * 0.03}q${half * 0.3} ${h * 0.06} ${half * 0.7} ${h * 0.01}Z`
      }
      return (
        box(x - h * 0.04, y - h * 0.16, h * 0.08, h * 0.16, '#6a421b') +
        path(green, colour) +
        path(dark, '#06240f', shade(0.3)) +
        (light.winter ? path(snow, '#fff', BARE) : '')
      )
    },
    tree(x: number, y: number, h: number, colour = '#5c9a3c'): string {
      const crown = way`M${x - h * 0.3} ${y - h * 0.42}q${-h * 0.1} ${-h * 0.26} ${h * 0.14} ${-h * 0.3}q${h * 0.04} ${-h * 0.26} ${h * 0.22} ${-h * 0.18}q${h * 0.24} ${-h * 0.02} ${h * 0.2} ${h * 0.22}q${h * 0.14} ${h * 0.22} ${-h * 0.12} ${h * 0.28}q${-h * 0.2} ${h * 0.1} ${-h * 0.44} ${-h * 0.02}z`
      return (
        path(
          way`M${x - h * 0.05} ${y}L${x - h * 0.03} ${y - h * 0.5}H${x + h * 0.03}L${x + h * 0.06} ${y}Z`,
          '#7a4e25',
        ) +
        path(crown, light.winter ? '#e8f1f8' : colour) +
        oval(x + h * 0.1, y - h * 0.5, h * 0.16, h * 0.14, '#123a10', shade(0.22)) +
        oval(x - h * 0.12, y - h * 0.66, h * 0.1, h * 0.07, '#fff', shade(0.18))
      )
    },
    cypress: (x: number, y: number, h: number, colour = '#3d6a45'): string =>
      path(way`M${x} ${y}q${-h * 0.2} ${-h * 0.32} 0 ${-h}q${h * 0.2} ${h * 0.68} 0 ${h}z`, colour) +
      path(way`M${x} ${y}q${h * 0.2} ${-h * 0.32} 0 ${-h}z`, '#0c2b18', shade(0.3)),
  }
}

const log = (x: number, y: number, l: number, r: number, colour = '#9a6a35', turn = 0): string =>
  put(
    x,
    y,
    1,
    box(0, -r, l, r * 2, colour, `rx="${r * 0.5}"`) +
      box(0, r * 0.2, l, r * 0.8, '#2b1403', shade(0.22)) +
      thin(way`M${r * 2} ${-r * 0.4}H${l - 2}`, '#d6a869', 0.7, 0.7) +
      oval(0, 0, r * 0.7, r, '#e6bd7c') +
      oval(0, 0, r * 0.35, r * 0.55, 'none', 'stroke="#8a5a2c" stroke-width=".6"'),
    1,
    turn,
  )

const logs = {
  log,
  /** A stack seen from the side, `count` in its lowest row. */
  stack(x: number, y: number, count: number, l = 30, r = 3.6): string {
    let out = ''
    for (let row = 0; row < count; row++)
      for (let j = 0; j < count - row; j++)
        out += log(
          x + row * r + j * r * 2 - ((count - row) * r) / 2,
          y - r - row * r * 1.75,
          l,
          r,
          BARK[(row + j) % 3] ?? OAK,
        )
    return out
  },
  /** A stack seen from its ends. */
  ends(x: number, y: number, count: number, r = 4.4): string {
    let out = ''
    for (let row = 0; row < count; row++)
      for (let j = 0; j < count - row; j++) {
        const [a, b] = [x + row * r + j * r * 2, y - r - row * r * 1.75]
        out +=
          disc(a, b, r, '#7a4a20') +
          disc(a, b, r * 0.8, '#e3b876', BARE) +
          disc(a, b, r * 0.45, 'none', 'stroke="#a87740" stroke-width=".6"')
      }
    return out
  },
}

function worksOf(ink: Ink) {
  const limb = limbOf(ink)
  const wheel = (x: number, y: number, r: number): string => {
    let spokes = ''
    for (let i = 0; i < 4; i++) {
      const [c, s] = [r * Math.cos((i * Math.PI) / 4), r * Math.sin((i * Math.PI) / 4)]
      spokes += way`M${x - c} ${y - s}L${x + c} ${y + s}`
    }
    return (
      thin(spokes, OAK, 1.1) +
      disc(x, y, r, 'none', `stroke="${ink.line}" stroke-width="${2.2 + ink.width}"`) +
      disc(x, y, r, 'none', 'stroke="#8a5a2c" stroke-width="1.8"') +
      disc(x, y, 1.8, '#5c3a18')
    )
  }
  return {
    wheel,
    scaffold(x: number, y: number, w: number, h: number, floors = 2): string {
      let out = limb(way`M${x} ${y}V${y - h - 4}M${x + w} ${y}V${y - h - 4}`, OAK, 2)
      const step = h / floors
      for (let i = 0; i < floors; i++)
        out += limb(way`M${x} ${y - i * step}L${x + w} ${y - (i + 1) * step}`, '#9a6a35', 1.2)
      for (let i = 1; i <= floors; i++) out += box(x - 4, y - i * step, w + 8, 2.6, PLANK)
      return out
    },
    crane: (x: number, y: number, h: number, load: string): string =>
      limb(way`M${x} ${y}V${y - h}`, OAK, 2.6) +
      limb(way`M${x - 10} ${y - h - 3}L${x + 28} ${y - h + 9}`, '#9a6a35', 2.2) +
      limb(way`M${x} ${y - h + 14}L${x + 14} ${y - h + 4}`, OAK, 1.4) +
      thin(way`M${x + 27} ${y - h + 9}v14`, '#4a2c12', 0.9) +
      put(x + 27, y - h + 23, 1, load),
    cart: (x: number, y: number, s: number, load = ''): string =>
      put(
        x,
        y,
        s,
        load +
          path('M-24-16H20L17-7H-21Z', PLANK) +
          thin('M-22-11.5H18', '#5c3a18', 0.7, 0.7) +
          limb('M19-12L34-10', OAK, 1.8) +
          wheel(-13, -6, 6.4) +
          wheel(10, -6, 6.4),
      ),
    table: (x: number, y: number, w: number, h: number): string =>
      box(x + 3, y - h + 3, 3, h - 3, OAK) + box(x + w - 6, y - h + 3, 3, h - 3, OAK) + box(x, y - h, w, 3.4, PLANK),
    ladder(x: number, y: number, h: number, lean = 6): string {
      let rungs = ''
      for (let i = 1; i * 6 < h; i++) rungs += way`M${x + (lean * i * 6) / h} ${y - i * 6}h8`
      return thin(rungs, OAK, 1.4) + limb(way`M${x} ${y}l${lean} ${-h}M${x + 8} ${y}l${lean} ${-h}`, '#9a6a35', 1.6)
    },
  }
}

/** What has a roof of cloth or thatch. */
function roofedOf(ink: Ink) {
  const limb = limbOf(ink)
  return {
    /** A market stall without its keeper: an awning in stripes over a counter at `y`. */
    awning(x: number, y: number, w: number, h: number, colour: string, other: string): string {
      const step = w / 6
      let stripes = ''
      for (let i = 0; i < 6; i += 2)
        stripes += way`M${x + i * step} ${y - h}h${step}l${(3 - i - 0.5) * 0.8} 14h${-step}Z`
      return (
        limb(way`M${x + 4} ${y + 22}V${y - h + 6}M${x + w - 4} ${y + 22}V${y - h + 6}`, OAK, 2) +
        path(way`M${x} ${y - h}h${w}l-4 14h${8 - w}Z`, other) +
        path(stripes, colour, BARE) +
        path(way`M${x} ${y - h}h${w}l-4 14h${8 - w}Z`, 'none')
      )
    },
    counter: (x: number, y: number, w: number, h: number): string =>
      box(x + 3, y, w - 6, h, '#9a6a35') +
      thin(way`M${x + w * 0.3} ${y}v${h}M${x + w * 0.5} ${y}v${h}M${x + w * 0.7} ${y}v${h}`, '#5c3a18', 0.8, 0.6) +
      box(x, y - 4, w, 5, PLANK),
    tent: (x: number, y: number, w: number, h: number, colour: string): string =>
      path(way`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}Z`, colour) +
      path(way`M${x + w / 2} ${y - h}L${x + w * 0.64} ${y}H${x + w * 0.4}Z`, '#3a1006') +
      path(way`M${x + w / 2} ${y - h}L${x + w} ${y}H${x + w * 0.64}Z`, '#000', shade(0.2)),
    house: (x: number, y: number, w: number, h: number, roof = '#b0432e', wall = '#f4e6c4'): string =>
      box(x, y - h, w, h, wall) +
      thin(
        way`M${x + w * 0.33} ${y}v${-h}M${x + w * 0.66} ${y}v${-h}M${x} ${y - h * 0.5}h${w}M${x} ${y}l${w * 0.33} ${-h * 0.5}M${x + w} ${y}l${-w * 0.34} ${-h * 0.5}`,
        '#6a421b',
        1.5,
      ) +
      path(way`M${x - 4} ${y - h}l7 ${-h * 0.8}h${w - 6}l7 ${h * 0.8}Z`, ink.light.winter ? '#f2f7fb' : roof) +
      path(way`M${x + w * 0.5} ${y - h * 1.8}h${w * 0.5 - 3}l7 ${h * 0.8}h${-w * 0.45 - 4}Z`, '#000', shade(0.14)) +
      (ink.light.winter
        ? ''
        : thin(way`M${x} ${y - h * 1.25}h${w}M${x + 1} ${y - h * 1.5}h${w - 2}`, '#2b0a04', 0.6, 0.45)),
  }
}

export const woodOf = (ink: Ink) => ({ ...treesOf(ink), ...logs, ...worksOf(ink), ...roofedOf(ink) })
