// Stone: coursed walls, battlements, towers, arches and blocks.
import { BARE, box, gradedOf, grain, type Ink, limbOf, path, shade, thin, way } from './ink.ts'

const STONE = '#ecd6a8'

/** The joints, the light and the dark stones of a wall, each as one path. */
function courses(x: number, y: number, w: number, h: number, row: number, seed: number): [string, string, string] {
  let [joints, light, dark] = ['', '', '']
  for (let k = 0, yy = y; yy < y + h - 0.5; yy += row, k++) {
    const rh = Math.min(row, y + h - yy)
    if (k > 0) joints += way`M${x} ${yy}h${w}`
    for (let xx = x - (k % 2 === 0 ? 0 : row), i = 0; xx < x + w; xx += row * 2, i++) {
      const [a, b] = [Math.max(x, xx), Math.min(x + w, xx + row * 2)]
      if (b - a < 1) continue
      if (xx > x) joints += way`M${xx} ${yy}v${rh}`
      const tint = grain(seed + k, i + 1)
      const stone = way`M${a + 0.3} ${yy + 0.3}h${b - a - 0.6}v${rh - 0.6}h${0.6 - b + a}Z`
      if (tint < 0.35) light += stone
      else if (tint < 0.6) dark += stone
    }
  }
  return [joints, light, dark]
}

function wallsOf(ink: Ink) {
  const cap = (x: number, y: number, w: number) =>
    ink.light.winter
      ? path(way`M${x - 1} ${y + 1.6}q${w * 0.2} ${-3.4} ${w * 0.5} ${-2.4}t${w * 0.5 + 2} ${2.4}Z`, '#fff', BARE)
      : ''
  const ashlar = (x: number, y: number, w: number, h: number, colour = STONE, row = 6, seed = 3): string => {
    const [joints, light, dark] = courses(x, y, w, h, row, seed)
    return (
      box(x, y, w, h, colour) +
      path(light, '#fff8e2', shade(0.5)) +
      path(dark, '#8a5c22', shade(0.2)) +
      thin(joints, ink.line, 0.5, 0.35) +
      box(x + w * 0.72, y, w * 0.28, h, '#3a1c00', shade(0.14))
    )
  }
  const merlons = (x: number, y: number, w: number, colour: string, each = 6, high = 5): string => {
    const count = Math.max(2, Math.floor((w + each * 0.7) / (each * 1.7)))
    const step = (w - each) / (count - 1)
    let [d, snow] = ['', '']
    for (let i = 0; i < count; i++) {
      d += way`M${x + i * step} ${y - high}h${each}v${high + 0.6}h${-each}Z`
      snow += cap(x + i * step, y - high, each)
    }
    return path(d, colour) + snow
  }
  /** A roof with two slopes seen from the front, its right one in shade, white in winter. */
  const spire = (x: number, y: number, w: number, h: number, colour: string): string =>
    path(way`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}Z`, colour) +
    path(way`M${x + w / 2} ${y - h}L${x + w} ${y}H${x + w / 2 + 1}Z`, '#000', shade(0.18)) +
    (ink.light.winter
      ? path(
          way`M${x + w / 2} ${y - h}L${x + w * 0.12} ${y - h * 0.24}q${w * 0.12} ${h * 0.1} ${w * 0.2} ${-h * 0.08}q${w * 0.14} ${h * 0.18} ${w * 0.24} ${-h * 0.06}q${w * 0.1} ${h * 0.2} ${w * 0.32} ${h * 0.14}Z`,
          '#fff',
          BARE,
        )
      : '')
  const arch = (x: number, y: number, w: number, h: number, colour = '#3d2410', more = ''): string =>
    path(way`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`, colour, more)
  return { ashlar, merlons, spire, arch }
}

function buildingsOf(ink: Ink) {
  const limb = limbOf(ink)
  const graded = gradedOf(ink)
  const { ashlar, merlons, spire, arch } = wallsOf(ink)
  return {
    /** By its foot; with a roof where its colour is given, with battlements otherwise. */
    tower: (x: number, y: number, w: number, h: number, colour = '#efdcb4', roof?: string): string =>
      ashlar(x, y - h, w, h, colour, 5, x) +
      (roof === undefined ? merlons(x - 2, y - h - 3, w + 4, colour, 4.6, 4.5) : '') +
      box(x - 2, y - h - 3, w + 4, 4, colour) +
      path(way`M${x + w / 2 - 2.4} ${y - h * 0.45}v-6q2.4-4 4.8 0v6z`, ink.light.night ? '#ffd36a' : '#3d2410') +
      (roof === undefined ? '' : spire(x - 4, y - h - 3, w + 8, w * 1.25, roof)),
    block: (x: number, y: number, w: number, h: number, colour = '#f3e3bd'): string =>
      path(way`M${x} ${y}l3-3h${w}l-3 3z`, '#fff6dc') +
      path(way`M${x + w} ${y}l3-3v${h}l-3 3z`, '#a97f4a') +
      box(x, y, w, h, colour) +
      thin(way`M${x + 2} ${y + h * 0.4}h${w * 0.3}M${x + w * 0.5} ${y + h * 0.7}h${w * 0.28}`, '#8a5c22', 0.6, 0.5),
    /** Double doors under an arch. */
    doors: (x: number, y: number, w: number, h: number): string =>
      arch(x - 3, y, w + 6, h + 3, '#d8b478') +
      graded(['#8a5426', '#4a260d'], (f) => arch(x, y, w, h, f)) +
      thin(
        way`M${x + w / 2} ${y}V${y - h + 1}M${x + w * 0.25} ${y}V${y - h * 0.86}M${x + w * 0.75} ${y}V${y - h * 0.86}`,
        '#2b1403',
        0.9,
      ) +
      thin(way`M${x} ${y - h * 0.3}h${w}M${x} ${y - h * 0.58}h${w}`, '#e8b540', 1.3),
    /** Columns under a gilded beam. */
    temple(x: number, y: number, w: number, h: number): string {
      const count = Math.floor(w / 11)
      let [shafts, shades] = ['', '']
      for (let i = 0; i <= count; i++) {
        const left = x + 2 + (i * (w - 7)) / count
        shafts += way`M${left} ${y - h + 2}h4v${h - 5}h-4Z`
        shades += way`M${left + 2.6} ${y - h + 2}h1.4v${h - 5}h-1.4Z`
      }
      return (
        box(x, y - h, w, h, '#f0dcb2') +
        arch(x + w / 2 - 6, y - 3, 12, h * 0.7, '#4a260d') +
        path(shafts, '#fffaf0') +
        path(shades, '#c9a76c', BARE) +
        box(x - 3, y - h - 5, w + 6, 6, '#e8b540') +
        box(x - 3, y - h - 5, w + 6, 2, '#fff1b0', BARE) +
        box(x - 4, y - 3, w + 8, 3, '#e2c896')
      )
    },
    /** A pole with a pennon. */
    flag: (x: number, y: number, h: number, colour: string, wide = 18): string =>
      limb(way`M${x} ${y}V${y - h}`, '#8a5a2c', 1.6) +
      path(
        way`M${x} ${y - h}q${wide * 0.5} ${wide * 0.05} ${wide} ${wide * 0.28}q${-wide * 0.5} ${wide * 0.1} ${-wide} ${wide * 0.3}Z`,
        colour,
      ),
  }
}

export const masonryOf = (ink: Ink) => ({ ...wallsOf(ink), ...buildingsOf(ink) })
