// Characters: their cabinet portraits, each with the tool of the trade before it.
import { box, disc, each, fill, line, oval, put } from '../../../../../look/art/brush.ts'
import { bust, SITTERS } from '../bust.ts'
import { crystal } from './folk.ts'
import { scene, type Works } from './works.ts'

const WOOD = '#8f6238'
const STEEL = '#c9d0d2'
const INK = '#2a1a10'

const coin = (x: number, y: number): string =>
  oval(x, y, 7, 2.6, '#7d5f24') + oval(x, y - 1.4, 7, 2.6, '#f2d98e', { line: '#8a6420', width: 0.8 })
const coins = (x: number, foot: number, high: number): string =>
  each(Array.from({ length: high }), (_, i) => coin(x, foot - i * 3.2))

/** Drawn for the foot of the frame: x 78 to 118, y 64 to 100. */
const TOOLS: Readonly<Record<string, (w: Works) => string>> = {
  miner: () =>
    line('M84 98L108 70', INK, 5) +
    line('M84 98L108 70', WOOD, 3) +
    fill('M92 66q14-4 24 14l-3 2q-9-12-22-12z', STEEL, { line: INK, width: 1.4 }),
  geologist: (w) =>
    put(
      98,
      98,
      put(0, 0, crystal(w, -6, 0, 16, 7), 1, -20) + put(0, 0, crystal(w, 6, 0, 18, 8), 1, 18) + crystal(w, 0, 0, 26, 9),
    ),
  apprentice: () =>
    line('M86 98L106 74', INK, 5) +
    line('M86 98L106 74', WOOD, 3) +
    fill('M98 66l16 12-5 7-16-12z', '#6d7579', { line: INK, width: 1.4 }),
  engineer: () =>
    fill(
      'M106 64a9 9 0 0 1 9 12l-6-1-4-5zM113 78a9 9 0 0 1-13 0L86 94a4 4 0 0 1-6-6l15-14a9 9 0 0 1 8-10l-1 8 5 5z',
      STEEL,
      { line: INK, width: 1.4 },
    ),
  bureaucrat: () =>
    fill('M92 66a7 7 0 1 1 14 0q0 4-3 7v10h-8V73q-3-3-3-7z', WOOD, { line: INK, width: 1.4 }) +
    box(84, 83, 30, 7, '#5a3b20', { line: INK, width: 1.4 }) +
    box(82, 90, 34, 6, '#8a2f1c', { line: INK, width: 1.2 }),
  adviser: () =>
    fill('M80 66h32q4 0 4 4v12q0 4-4 4h-12l-8 9v-9H80q-4 0-4-4V70q0-4 4-4z', '#fffaf0', { line: INK, width: 1.5 }) +
    each([86, 96, 106], (x) => disc(x, 76, 2.4, INK)),
  banker: () => coins(88, 96, 4) + coins(104, 96, 7),
  financier: () =>
    each([0, 1, 2], (i) =>
      fill(`M78 ${92 - i * 7}l22-6 16 6-22 7z`, i % 2 === 0 ? '#7fa37a' : '#9dbb8f', { line: INK, width: 1.2 }),
    ) + oval(97, 79, 5, 2.6, '#dfeed2', { line: INK, width: 0.9 }),
  architect: () =>
    line('M98 66L86 98M98 66L112 98', INK, 4) +
    line('M98 66L86 98M98 66L112 98', STEEL, 2.2) +
    line('M90 88q9 5 17 0', INK, 1.4) +
    disc(98, 66, 4, '#c9a24b', { line: INK, width: 1.3 }),
}

/** A portrait by gaslight is darker at its edge. */
const portrait = (who: string) =>
  scene(
    'none',
    (w) =>
      box(
        0,
        0,
        120,
        104,
        w.linear([
          [0, w.by('#d8c090', '#5d4a2e')],
          [1, w.by('#b3935c', '#33271a')],
        ]),
      ) +
      put(8.5, 0.5, bust(who, w), 0.88) +
      (TOOLS[who]?.(w) ?? '') +
      (w.night
        ? box(
            0,
            0,
            120,
            104,
            w.radial([
              [0.4, '#160d06', 0],
              [1, '#160d06', 0.5],
            ]),
          )
        : ''),
  )

export const portraits = Object.fromEntries(Object.keys(SITTERS).map((who) => [who, portrait(who)]))
