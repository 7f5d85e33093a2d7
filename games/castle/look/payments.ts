// Payments laid out to be compared: a few ready-made ones, stones for the breach, and any other to be composed.

import { at } from '../../../kernel/lists.ts'
import type { Choice } from '../../../kernel/words.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Piece } from '../../../look/scene.ts'
import { icon, plain, type Rect, rect, short } from '../../../look/svg.ts'
import { offerFor } from '../rules/offer.ts'
import { KINDS, MATERIALS, SILVER } from '../rules/pieces.ts'
import { marksIn, widthOf } from './art/marks.ts'
import { asked, type CastleLaying } from './pieces.ts'
import { about } from './things.ts'

const N = MATERIALS.length
/** Payments shown at once; all others are in the list of moves. */
const SHOWN = { wide: 4, tall: 6, breach: 12 } as const

export type Asked = Pick<CastleLaying, 's' | 'me' | 'choosing' | 'box'>

/** Ready-made choices of numbers: payments, stones for the breach. What is picked leaves the others where they lie. */
export function ready(t: Asked): readonly Choice[] {
  const step = asked(t)
  if (step?.do === 'pay') return offerFor(t.s, t.me, step.building, t.box).list
  return step?.do === 'breach' ? stones(t) : []
}

/** CAS-19.9: every pair of stones and bars, also those that the reader lacks: they say why. */
function stones({ box }: Asked): Choice[] {
  const list: Choice[] = []
  for (let total = 0; total <= box.breachMost; total++)
    for (let bars = 0; bars <= total; bars++) list.push({ act: 'breach', n: [total - bars, bars] })
  return list
}

/** Whether any other payment can be composed piece by piece. */
export function isOpen(t: Asked): boolean {
  const step = asked(t)
  return step?.do === 'pay' && offerFor(t.s, t.me, step.building, t.box).more
}

export const shownOf = (t: Asked, tall: boolean): readonly Choice[] =>
  ready(t).slice(0, asked(t)?.do === 'breach' ? SHOWN.breach : tall ? SHOWN.tall : SHOWN.wide)

/** The heading above them. */
export const HEAD = 24
export const COMPOSE = 86

/** The least letters of a tablet or a desk. */
const LETTERS = 14

/** Any other payment, composed piece by piece. */
export function composing(t: CastleLaying, box: Rect): Piece {
  const svg =
    rect({ x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 8, 'class="cas-chip edge"') +
    `<text x="${short(box.w / 2)}" y="${short(box.h / 2 + 5)}" class="cas-who cas-mid">${plain(t.voice.says('compose'))}</text>`
  return drawing('compose', box, svg, {
    ref: 'act.pay-other',
    label: t.voice.says('compose'),
    thing: about('compose', owed(t)),
  })
}

/** What the building being paid for costs. */
function owed(t: Asked): { value: number; kinds: number } {
  const step = asked(t)
  return { value: step?.do === 'pay' ? at(t.box.cost, step.building) : 0, kinds: t.box.kinds }
}

/** A payment as pieces: what comes out of the own stock, then bars and what they become. */
export function payments(t: CastleLaying): Piece[] {
  const { tray, tall, lanes } = t.layout
  const list = shownOf(t, tall)
  const columns = (list[0]?.act === 'breach' ? 3 : tall ? 2 : 1) * lanes
  const w = Math.floor((tray.w - (columns - 1) * 6) / columns)
  const rows = Math.ceil(list.length / columns)
  const pitch = tall ? 46 : Math.min(34, (tray.h - HEAD) / Math.max(rows, 3))
  const h = Math.round(pitch - (tall ? 4 : 3))
  const cell = (i: number): Rect => ({
    x: Math.round(tray.x + (i % columns) * (w + 6)),
    y: Math.round(tray.y + HEAD + Math.floor(i / columns) * pitch),
    w,
    h,
  })
  const pieces = list.map((choice, i) => {
    const box = cell(i)
    const marks = choice.act === 'breach' ? breachMarks(choice) : payMarks(choice)
    const size = Math.max(14, Math.min(17, h * 0.56))
    const k = Math.min(1, (w - 10) / widthOf(marks, size))
    // Letters are set narrower, not lower than the least.
    const high = Math.max(k, LETTERS / size)
    const svg =
      rect({ x: 1, y: 1, w: w - 2, h: h - 2 }, 8, 'class="cas-chip edge"') +
      `<g transform="translate(6 ${short(h / 2)}) scale(${short(k * 100) / 100} ${short(high * 100) / 100})">${marksIn(marks, size)}</g>` +
      rest(t, choice, w, h, widthOf(marks, size) * k)
    const ref = ['act', choice.act, ...(choice.n ?? [])].join('.')
    const label = t.voice.says('payment-label', { n: choice.n ?? [], act: choice.act })
    const thing = choice.act === 'breach' ? about('breach-gift', { each: t.box.breachVp }) : about('payment', owed(t))
    return drawing(ref, box, svg, { ref, label, thing })
  })
  return tall && isOpen(t) ? [...pieces, composing(t, cell(list.length))] : pieces
}

function payMarks(choice: Choice) {
  const n = choice.n ?? []
  return MATERIALS.flatMap((kind, k) => {
    const bars = n[N + k] ?? 0
    const own = (n[k] ?? 0) - bars
    return [
      ...(own > 0 ? [{ text: `${own}`, icon: kind }] : []),
      ...(bars > 0
        ? [
            { text: `${bars}`, icon: 'silver' },
            { text: '›', icon: kind },
          ]
        : []),
    ]
  })
}

function breachMarks({ n = [] }: Choice) {
  const [stone = 0, bars = 0] = n
  return stone + bars === 0
    ? [{ text: '0', icon: 'stone' }]
    : [
        ...(stone > 0 ? [{ text: `${stone}`, icon: 'stone' }] : []),
        ...(bars > 0
          ? [
              { text: `${bars}`, icon: 'silver' },
              { text: '›', icon: 'stone' },
            ]
          : []),
      ]
}

/** What would be left, or won. */
function rest(t: CastleLaying, choice: Choice, w: number, h: number, used: number): string {
  if (choice.act === 'breach') {
    if (used + 40 > w) return ''
    const points = ((choice.n?.[0] ?? 0) + (choice.n?.[1] ?? 0)) * t.box.breachVp
    return `${icon('laurels', w - 17, h / 2, Math.min(28, h - 4), 'var(--k-laurel)')}<text x="${w - 17}" y="${short(h / 2 + 5)}" class="cas-points">${points}</text>`
  }
  const own = t.s.own[t.me] ?? []
  const left = KINDS.flatMap((kind, k) => {
    const n = choice.n ?? []
    const spent = k === SILVER ? n.slice(N).reduce((a, b) => a + b, 0) : (n[k] ?? 0) - (n[N + k] ?? 0)
    const stays = (own[k] ?? 0) - spent
    return stays > 0 ? [{ text: `${stays}`, icon: kind, pale: true }] : []
  })
  const size = 14
  const wide = widthOf(left, size)
  if (t.layout.tall || used + wide + 62 > w || left.length === 0) return ''
  const words = t.voice.says('leaves')
  return `<text x="${short(w - wide - 16)}" y="${short(h / 2 + 4)}" class="cas-small cas-end-anchor">${plain(words)}</text><g transform="translate(${short(w - wide - 9)} ${short(h / 2)})">${marksIn(left, size, 'var(--k-ink-2)')}</g>`
}
