// Events: engravings on newsprint. Ink lines of three weights; shade is ruled, never washed.
import { box, disc, each, fill, line, oval, put } from '../../../../../look/art/brush.ts'
import { teeth } from './folk.ts'
import { scene, type Works } from './works.ts'

/** What an engraver has: paper, ink, and plates ruled light and close. */
interface Plate {
  readonly paper: string
  readonly ink: string
  readonly light: string
  readonly close: string
}

const ruled = (w: Works, gap: number, width: number, ink: string, turn: number): string =>
  w.pattern(4, gap, `<path d="M0 ${gap / 2}H4" stroke="${ink}" stroke-width="${width}"/>`, turn)

/** An outline filled with paper or with one of the plates. */
const cut = ({ paper, ink }: Plate, d: string, shade = paper, width = 1): string =>
  (shade === paper ? '' : fill(d, paper)) + fill(d, shade, { line: ink, width })
const stroke = ({ ink }: Plate, d: string, width = 0.8): string => line(d, ink, width)

/** The border, the sky ruled from the top, the earth below. */
function engraving(draw: (e: Plate, w: Works) => string) {
  return scene('none', (w) => {
    const ink = w.by('#221c14', '#17130d')
    const paper = w.by('#efe8d4', '#b9ad90')
    const e = { paper, ink, light: ruled(w, 2.2, 0.45, ink, -35), close: ruled(w, 1.3, 0.6, ink, 55) }
    const air = w.pattern(8, 3, `<path d="M0 1H8" stroke="${ink}" stroke-width=".4" stroke-opacity=".55"/>`)
    return (
      box(0, 0, 120, 104, paper) +
      box(0, 0, 120, 40, air) +
      fill('M0 40q16-9 34-3t36-5 50 4v6H0z', paper) +
      draw(e, w) +
      stroke(e, 'M0 95q30 2 60 0t60 0M6 99h26M52 100h30M94 98h20', 0.6)
    )
  })
}

/** A workman in a cap. */
const hand = (e: Plate, x: number, foot: number, k: number, arm = 'M3-15l5 7'): string =>
  put(
    x,
    foot,
    cut(e, 'M-4 0l1-10h6l1 10h-3l-1-6-1 6z', e.close, 0.8) +
      cut(e, 'M-5-9q-1-11 5-11t5 11z', e.light, 0.9) +
      disc(0, -23.5, 3.4, e.paper, { line: e.ink, width: 0.9 }) +
      fill('M-4.5-24.5a4.5 4.5 0 0 1 9 0h2v1h-11z', e.ink) +
      stroke(e, arm, 2.4),
    k,
  )

const coin = (e: Plate, x: number, y: number): string =>
  oval(x, y, 7.5, 2.8, e.paper, { line: e.ink, width: 0.9 }) +
  stroke(e, `M${x - 7.5} ${y}v2.4a7.5 2.8 0 0 0 15 0v-2.4`, 0.9)
const pile = (e: Plate, x: number, foot: number, high: number): string =>
  each(Array.from({ length: high }), (_, i) => coin(e, x, foot - i * 3))

const gem = (e: Plate, x: number, foot: number, high: number, lean: number): string =>
  put(
    x,
    foot,
    cut(e, `M-4 0l-1-${high * 0.7}L0-${high}l5 ${high * 0.3}L4 0z`, e.paper, 1) +
      cut(e, `M0-${high}l5 ${high * 0.3}L4 0H1z`, e.close, 0.7) +
      stroke(e, `M-1 0L0-${high}`, 0.6),
    1,
    lean,
  )

const house = (e: Plate, x: number, foot: number, wide: number, high: number): string =>
  cut(e, `M${x} ${foot}v${-high}h${wide}v${high}z`, e.paper) +
  cut(e, `M${x + wide * 0.66} ${foot}v${-high}h${wide * 0.34}v${high}z`, e.light, 0.6) +
  cut(e, `M${x - 3} ${foot - high}l${wide / 2 + 3}-${wide * 0.42} ${wide / 2 + 3} ${wide * 0.42}z`, e.close) +
  each([0.16, 0.5], (at) => box(x + wide * at, foot - high * 0.72, wide * 0.2, high * 0.28, e.ink))

const works = (e: Plate, x: number, foot: number): string =>
  cut(e, `M${x} ${foot}v-26l14-9v9l14-9v9l14-9v35z`, e.light) +
  cut(e, `M${x + 34} ${foot - 26}l1-30h7l1 30z`, e.close) +
  stroke(e, `M${x + 38} ${foot - 58}q-6-5 0-9t4-9q8-4 14 1t12-2`, 0.9) +
  each([5, 16, 27], (at) => box(x + at, foot - 18, 6, 8, e.ink))

/** The city's chest is opened: coins, crystals and laurels come out of it. */
const subsidy = engraving(
  (e) =>
    cut(e, 'M14 92V62L60 40l46 22v30z', e.paper, 1) +
    cut(e, 'M10 62L60 36l50 26z', e.light, 1.1) +
    each([20, 34, 82, 96], (x) => cut(e, `M${x} 64h6v28h-6z`, e.paper, 0.8) + stroke(e, `M${x + 4} 65v26`, 0.5)) +
    cut(e, 'M6 92h108v4H6z', e.paper, 0.9) +
    cut(e, 'M42 94V78h36v16z', e.close, 1.1) +
    cut(e, 'M42 78q2-12 18-12t18 12z', e.light, 1.1) +
    stroke(e, 'M50 67v27M70 67v27', 1.6) +
    pile(e, 34, 94, 4) +
    pile(e, 48, 97, 2) +
    gem(e, 84, 96, 18, 12) +
    gem(e, 77, 97, 12, -14) +
    disc(60, 80, 3, e.paper, { line: e.ink, width: 1 }),
)

/** A new terrace on the drawing board and in the street. */
const planning = engraving(
  (e) =>
    house(e, 8, 92, 24, 30) +
    house(e, 36, 92, 24, 36) +
    cut(e, 'M66 92V58h24v34z', e.paper, 0.9) +
    stroke(e, 'M62 92V46M94 92V46M60 56h38M60 70h38M62 56l32 14M62 70l32-14', 1.3) +
    cut(e, 'M102 92V30h5v62z', e.light, 0.9) +
    stroke(e, 'M72 34h44M104.5 24L74 34M104.5 24l11 10M80 34v12', 1) +
    cut(e, 'M75 46h10v7H75z', e.close, 0.8) +
    hand(e, 98, 95, 0.62, 'M3-15l6-6'),
)

/** A laurel for the benefactor: the wreath over the purse. */
const patronage = engraving(
  (e) =>
    cut(e, 'M26 94h68v-8H26z', e.light, 1) +
    cut(e, 'M34 86h52v-8H34z', e.paper, 1) +
    cut(e, 'M46 78q2-12 6-16l-3-8q11-8 22 0l-3 8q4 4 6 16z', e.paper, 1.1) +
    cut(e, 'M62 52q6 0 9 2l-3 8q4 4 6 16H62z', e.close, 0.8) +
    disc(60, 40, 9, e.paper, { line: e.ink, width: 1.1 }) +
    cut(e, 'M60 31q9 1 9 9t-9 9q5-9 0-18z', e.close, 0.7) +
    stroke(e, 'M55 38h3M62 38h3M59 40l-1 4h3M56 46q4 2 8 0', 0.9) +
    each([-1, 1], (side) =>
      each([0, 1, 2, 3, 4], (i) =>
        put(
          60 + side * (14 + i * 1.5),
          56 - i * 7,
          cut(e, 'M0 0q-4-5 0-10 4 5 0 10z', i % 2 === 0 ? e.close : e.paper, 0.8),
          1,
          side * (30 - i * 14),
        ),
      ),
    ) +
    pile(e, 18, 96, 5) +
    pile(e, 104, 96, 7),
)

/** Crystals are loaded: a train waits under steam. */
const sale = engraving(
  (e) =>
    cut(e, 'M56 84V66h34v18z', e.light, 1) +
    cut(e, 'M90 84V54h18v30z', e.paper, 1) +
    box(94, 58, 10, 9, e.ink) +
    cut(e, 'M62 66V52h7v14zM60 49h11v4H60z', e.close, 0.9) +
    cut(e, 'M76 66q1-7 9 0z', e.close, 0.8) +
    stroke(e, 'M66 48q-5-6 1-10t3-8q8-5 14 0 6-7 15-2', 1) +
    each(
      [64, 80, 99],
      (x) => disc(x, 88, 6, e.paper, { line: e.ink, width: 1.2 }) + stroke(e, `M${x - 6} 88h12M${x} 82v12`, 0.7),
    ) +
    stroke(e, 'M64 88h35', 1.8) +
    stroke(e, 'M50 95H118', 1.4) +
    gem(e, 24, 94, 40, 0) +
    gem(e, 14, 95, 24, -22) +
    gem(e, 35, 95, 28, 20) +
    gem(e, 43, 96, 14, 38) +
    gem(e, 6, 96, 13, -34),
)

/** The clock says late; the works are lit and their wheels turn. */
const overtime = engraving(
  (e) =>
    works(e, 4, 94) +
    fill(teeth(92, 78, 20), e.light, { line: e.ink, width: 1 }) +
    disc(92, 78, 9, e.paper, { line: e.ink, width: 1 }) +
    disc(92, 78, 3, e.ink) +
    disc(72, 48, 17, e.paper, { line: e.ink, width: 2 }) +
    disc(72, 48, 14, 'none', { line: e.ink, width: 0.5 }) +
    stroke(e, 'M72 36v3M72 57v3M60 48h3M81 48h3', 1.2) +
    fill('M72 48V34a14 14 0 0 1 12 21z', e.close) +
    stroke(e, 'M72 48V37M72 48l8 5', 1.8) +
    disc(72, 48, 1.6, e.ink) +
    hand(e, 58, 95, 0.8, 'M3-15l7-3'),
)

/** A clerk at his desk signs on the next in the row. */
const hiring = engraving(
  (e) =>
    cut(e, 'M8 92V40h30v52z', e.light, 0.9) +
    cut(e, 'M14 92V56h18v36z', e.close, 0.9) +
    cut(e, 'M42 36h38v14H42z', e.paper, 1) +
    stroke(e, 'M47 41h28M47 45h20', 1) +
    hand(e, 20, 95, 1) +
    hand(e, 37, 96, 1.05) +
    hand(e, 55, 96, 1.1, 'M3-15l8 3') +
    hand(e, 97, 92, 1.1, 'M-3-15l-12 4') +
    cut(e, 'M70 96V78h44v18z', e.light, 1.1) +
    cut(e, 'M66 74h50v5H66z', e.paper, 1) +
    cut(e, 'M72 73l12-3 3 3-12 2z', e.paper, 0.8) +
    stroke(e, 'M84 70l5-10', 1),
)

/** A column of workers marches to the market. */
const reinforcement = engraving(
  (e) =>
    works(e, 66, 80) +
    cut(e, 'M0 84q60-8 120-4v14H0z', e.paper, 0.7) +
    each(
      [
        [96, 84, 0.6],
        [78, 86, 0.72],
        [60, 89, 0.86],
        [38, 93, 1.05],
        [14, 97, 1.3],
      ] as const,
      ([x, foot, k]) =>
        hand(e, x, foot, k, 'M3-15l5 8') +
        stroke(e, `M${x - 4 * k} ${foot - 12 * k}L${x - 9 * k} ${foot - 36 * k}`, 1.1),
    ) +
    cut(e, 'M2 50l-6-2v-16l18 4-4 6 3 6z', e.close, 0.8),
)

/** Tokens lie face down in a row. */
const token = engraving((e) =>
  each(
    [36, 60, 84],
    (x) =>
      fill(teeth(x, 66, 15), e.light, { line: e.ink, width: 1 }) + disc(x, 66, 9, e.paper, { line: e.ink, width: 1.1 }),
  ),
)

export const events = {
  subsidy,
  'town-planning': planning,
  patronage,
  'crystal-sale': sale,
  overtime,
  hiring,
  reinforcement,
  token,
}
