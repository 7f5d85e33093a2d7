// Techniques: machines in white line on squared blue paper.
import { box, disc, each, fill, line, oval } from '../../../../../look/art/brush.ts'
import { cogWheel } from './folk.ts'
import { scene } from './works.ts'

const WHITE = '#ddf1fb'
/** How densely an area is washed. */
const pale = (density: number): string => `rgb(221 241 251 / ${density})`
const DEEP = 'rgb(9 34 56 / .7)'

const part = (d: string, wash = pale(0.16), width = 1.5): string => fill(d, wash, { line: WHITE, width })
const ring = (x: number, y: number, r: number, wash: string, width: number): string =>
  disc(x, y, r, wash, { line: WHITE, width })
const thin = (d: string, width = 1): string => line(d, WHITE, width)

/** The sheet of paper, and a scale under the machine. */
const sheet = (machine: string) =>
  scene(
    'none',
    (w) =>
      box(
        0,
        0,
        120,
        104,
        w.radial([
          [0, w.by('#3b7fae', '#2c668f')],
          [1, w.by('#1d4c74', '#0f2a44')],
        ]),
      ) +
      box(
        0,
        0,
        120,
        104,
        w.pattern(6, 6, '<path d="M0 0H6M0 0V6" stroke="#ddf1fb" stroke-width=".4" stroke-opacity=".2"/>'),
      ) +
      machine +
      line('M14 98H106M14 95v6M106 95v6M37 96.5v3M60 96.5v3M83 96.5v3', WHITE, 0.8, 0.6),
  )

const crane =
  part('M34 92V30h10v62z') +
  thin('M34 40l10 10M44 40L34 50M34 54l10 10M44 54L34 64M34 68l10 10M44 68L34 78') +
  part('M16 24H104v7H16z') +
  thin('M22 24l8 7M34 24l8 7M46 24l8 7M58 24l8 7M70 24l8 7M82 24l8 7', 0.8) +
  part('M34 24L39 10L44 24z') +
  thin('M39 11L16 25M39 11L102 25') +
  part('M14 31h14v12H14z', pale(0.4)) +
  thin('M92 31V58', 1.2) +
  part('M89 58h6l-1 4h-4z', WHITE) +
  part('M80 64h24v16H80z', pale(0.3)) +
  thin('M80 69.3h24M80 74.6h24M88 64v5.3M96 64v5.3M84 69.3v5.3M92 69.3v5.3M100 69.3v5.3M88 74.6v5.4M96 74.6v5.4', 0.8) +
  part('M26 92h26v4H26z', WHITE) +
  part('M46 34h10v10H46z', WHITE)

const lobbying =
  part('M40 58L44 22q16-5 32 0l4 36q-20 6-40 0z', pale(0.3)) +
  part('M41.5 46q18.5 6 37 0l1.5 12q-20 6-40 0z', DEEP) +
  part('M24 60q14-6 17-4 18 6 38 0 4-2 17 4-14 14-36 14T24 60z', pale(0.42)) +
  part('M16 82l18-3 16 5 10-2 10 2 16-5 18 3v10l-18 2-14-4-12 3-12-3-14 4-18-2z', pale(0.16), 1.2) +
  thin('M50 84q8 6 20 0M46 88q14 6 28 0', 1.2) +
  thin('M50 30q2-4 6-4', 1.6)

const taylorism =
  ring(60, 56, 30, pale(0.18), 2.4) +
  ring(60, 56, 24, 'rgb(9 34 56 / .35)', 1) +
  fill('M60 56V32a24 24 0 0 1 20.8 36z', pale(0.55)) +
  thin(
    'M60 34v4M71 37l-2 3.5M79 45l-3.5 2M82 56h-4M79 67l-3.5-2M71 75l-2-3.5M60 78v-4M49 75l2-3.5M41 67l3.5-2M38 56h4M41 45l3.5 2M49 37l2 3.5',
    1.4,
  ) +
  thin('M60 56V36M60 56l13 8', 2.2) +
  disc(60, 56, 2.6, WHITE) +
  part('M55 16h10v10H55z', pale(0.4)) +
  part('M51 12h18v5H51z', WHITE) +
  part('M84 26l6 6-4 4-6-6z', pale(0.4)) +
  cogWheel(99, 80, 11, pale(0.35)) +
  cogWheel(21, 36, 9, pale(0.22))

const automation =
  part('M38 46h44v36H38z', pale(0.22)) +
  part('M44 22h32v22H44z', pale(0.35)) +
  disc(53, 33, 4, WHITE) +
  disc(67, 33, 4, WHITE) +
  thin('M60 22V12M50 40h20', 1.6) +
  disc(60, 11, 2.4, WHITE) +
  part('M26 50h10v22H26zM84 50h10v22H84z') +
  part('M27 72q4 8 8 0M85 72q4 8 8 0', 'none') +
  cogWheel(60, 63, 11, pale(0.6)) +
  part('M44 82h10v12H44zM66 82h10v12H66z')

const engineering =
  cogWheel(48, 60, 27, pale(0.42)) +
  cogWheel(86, 36, 17, pale(0.6)) +
  line('M48 60L86 36', WHITE, 1, 1, '3 2') +
  ring(48, 60, 27, 'none', 1) +
  part('M92 66l8-4 8 8-4 8-8-2-18 18-6-6 18-18z', pale(0.3))

const trade =
  part('M30 58h44v18H30z', pale(0.3)) +
  part('M74 46h18v30H74z', pale(0.22)) +
  part('M36 58V42h8v16z') +
  part('M33 38h14v4H33z', WHITE) +
  part('M54 58q2-8 9 0z', WHITE) +
  each([38, 56, 82], (x) => ring(x, 80, 7, 'rgb(9 34 56 / .6)', 1.6) + thin(`M${x - 5} 80h10M${x} 75v10`, 0.8)) +
  thin('M38 80h44', 2) +
  thin('M10 88H112', 1.4) +
  part('M78 50h10v10H78z', WHITE) +
  oval(46, 28, 8, 5, WHITE, { opacity: 0.5 }) +
  oval(60, 20, 11, 6, WHITE, { opacity: 0.35 }) +
  part('M92 66h20v12H92z') +
  part('M24 76l-8 10h14z', pale(0.3), 1.2)

/** Stacks of coins that grow, and the line over them. */
const capitalisation =
  each([3, 5, 7], (high, k) =>
    each(Array.from({ length: high }), (_, i) =>
      oval(34 + k * 26, 86 - i * 7, 12, 4, 'rgb(18 60 94 / .9)', { line: WHITE, width: 1.4 }),
    ),
  ) +
  thin('M22 60L48 46L74 34L98 18', 2) +
  part('M92 14l12-2-2 12z', WHITE)

export const techniques = {
  automation: sheet(automation),
  capitalisation: sheet(capitalisation),
  crane: sheet(crane),
  trade: sheet(trade),
  engineering: sheet(engineering),
  lobbying: sheet(lobbying),
  taylorism: sheet(taylorism),
}
