// The own mat: pieces, thalers and helpers; then the eight cards, in hand, chosen, played.

import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import { type Card, HIDDEN } from '../../../kernel/words.ts'
import { topStep } from '../../../look/laying.ts'
import { drawing } from '../../../look/pieces.ts'
import { spread } from '../../../look/places.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { icon, plain, rect, short } from '../../../look/svg.ts'
import { capital } from '../../../look/words.ts'
import type { Thing } from '../../../papers/speech.ts'
import { KINDS } from '../rules/pieces.ts'
import type { CastleStep } from '../rules/state.ts'
import { kitFor } from '../sheet/box.ts'
import { faceOf } from './faces.ts'
import { asked, type CastleLaying, cardPiece } from './pieces.ts'
import { about } from './things.ts'

/** One cell of the own stock. */
function cell(
  t: CastleLaying,
  id: string,
  box: { x: number; y: number; w: number; h: number },
  sign: string,
  n: number,
  label: string,
  thing: Thing,
  ref?: string,
): Piece {
  const { tall } = t.layout
  const size = tall ? 24 : Math.min(34, box.h - 16)
  const faint = n === 0 ? 'opacity=".38"' : ''
  const colour = sign === 'meeple' ? `var(--seat-${t.me})` : 'var(--k-laurel)'
  const svg =
    rect({ x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 8, `class="cas-cell ${n > 0 ? 'cas-has' : ''} edge"`) +
    (tall
      ? icon(sign, 13, box.h / 2, size - 2, colour, faint) +
        `<text x="${short(box.w - 4)}" y="${short(box.h / 2 + 6)}" class="cas-own-n cas-end-anchor ${n === 0 ? 'cas-faint' : ''}">${n}</text>`
      : icon(sign, box.w / 2, box.h / 2 - 5, size, colour, faint) +
        `<circle cx="${short(box.w - 11)}" cy="${short(box.h - 11)}" r="10" class="cas-count ${n === 0 ? 'cas-none' : ''}"/><text x="${short(box.w - 11)}" y="${short(box.h - 6)}" class="cas-count-n">${n}</text>`)
  return drawing(id, box, svg, { label, thing, ...(ref === undefined ? {} : { ref }) })
}

/** What the reader owns of one thing. */
interface Cell {
  readonly id: string
  readonly sign: (typeof KINDS)[number] | 'thaler' | 'meeple'
  readonly n: number
  readonly thing: Thing
  readonly ref: string
}

export function ownArea(t: CastleLaying): Area {
  const { own, tall } = t.layout
  const { s, me, voice } = t
  const cells: readonly Cell[] = [
    ...KINDS.map((kind, k) => ({
      id: `own.${k}`,
      sign: kind,
      n: s.own[me]?.[k] ?? 0,
      thing: about('resource', { kind, value: t.box.value[k] ?? 0, kinds: t.box.kinds }),
      ref: `own.${me}.${k}`,
    })),
    { id: 'purse', sign: 'thaler', n: s.thalers[me] ?? 0, thing: about('talers'), ref: `purse.${me}` },
    { id: 'supply', sign: 'meeple', n: s.supply[me] ?? 0, thing: supplyThing(t), ref: `supply.${me}` },
  ]
  const label = (sign: Cell['sign'], n: number) =>
    voice.says('own-label', { what: sign === 'meeple' ? 'supply' : sign, n })
  if (tall) {
    const w = Math.floor((own.w - 42) / cells.length)
    const points = drawing(
      'own-points',
      { x: own.x + own.w - 40, y: own.y + 1, w: 40, h: 40 },
      `${icon('laurels', 20, 20, 38, 'var(--k-laurel)')}<text x="20" y="25.500" class="cas-points cas-points-big">${s.scores[me]}</text>`,
      {
        label: voice.says('own-label', { what: 'points', n: s.scores[me] ?? 0 }),
        thing: about('points', { n: s.scores[me] ?? 0 }),
      },
    )
    return {
      id: 'own',
      label: capital(voice.name('own-stock')),
      box: own,
      pieces: [
        ...cells.map((c, i) =>
          cell(t, c.id, { x: own.x + i * w, y: own.y, w, h: own.h }, c.sign, c.n, label(c.sign, c.n), c.thing, c.ref),
        ),
        points,
      ],
    }
  }
  const top = 24
  const h = Math.floor((own.h - top - 4) / 2)
  const fifth = Math.floor(own.w / 5)
  const half = Math.floor(own.w / 2)
  const who = t.spectator ? voice.seat(me) : voice.says('your-stock')
  return {
    id: 'own',
    label: capital(voice.name('own-stock')),
    box: own,
    pieces: [
      {
        id: 'own-title',
        box: { x: own.x, y: own.y, w: own.w, h: top },
        look: {
          is: 'drawing',
          svg: `<text x="2" y="16" class="cas-name" style="font-size:16px;fill:var(--t-ink)">${plain(who)}</text>`,
        },
      },
      ...cells
        .slice(0, 5)
        .map((c, i) =>
          cell(
            t,
            c.id,
            { x: own.x + i * fifth, y: own.y + top, w: fifth - 2, h },
            c.sign,
            c.n,
            label(c.sign, c.n),
            c.thing,
            c.ref,
          ),
        ),
      purse(t, { x: own.x, y: own.y + top + h + 2, w: half - 12, h }, label('thaler', s.thalers[me] ?? 0)),
      supply(
        t,
        { x: own.x + half - 10, y: own.y + top + h + 2, w: own.w - half + 8, h },
        label('meeple', s.supply[me] ?? 0),
      ),
    ],
  }
}

type Rect = { x: number; y: number; w: number; h: number }

function purse(t: CastleLaying, box: Rect, label: string): Piece {
  const n = t.s.thalers[t.me] ?? 0
  const coins = Math.min(3, n)
  const svg =
    rect({ x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 8, 'class="cas-cell edge"') +
    Array.from({ length: Math.max(1, coins) }, (_, i) =>
      icon('thaler', 18 + i * 11, box.h / 2, Math.min(28, box.h - 10), 'currentColor', n === 0 ? 'opacity=".38"' : ''),
    ).join('') +
    `<text x="${box.w - 8}" y="${short(box.h / 2 + 7)}" class="cas-own-n cas-end-anchor" style="font-size:20px">${n}</text>`
  return drawing('purse', box, svg, { ref: `purse.${t.me}`, label, thing: about('talers') })
}

const supplyThing = (t: CastleLaying): Thing =>
  about('supply', { home: t.s.supply[t.me] ?? 0, all: kitFor(t.box, t.s.seats).helpers })

/** Helpers at hand stand; those that are out are only outlined. */
function supply(t: CastleLaying, box: Rect, label: string): Piece {
  const n = t.s.supply[t.me] ?? 0
  const all = kitFor(t.box, t.s.seats).helpers
  const size = Math.min(24, box.h - 12)
  const pitch = Math.min(size * 0.86, (box.w - 12 - size) / Math.max(1, all - 1))
  const svg =
    rect({ x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 8, 'class="cas-cell edge"') +
    Array.from({ length: all }, (_, i) =>
      icon(
        'meeple',
        6 + size / 2 + i * pitch,
        box.h / 2,
        size,
        i < n ? `var(--seat-${t.me})` : 'none',
        i < n ? 'class="cas-at-hand"' : 'class="cas-out"',
      ),
    ).join('')
  return drawing('supply', box, svg, { ref: `supply.${t.me}`, label, thing: supplyThing(t) })
}

interface Held {
  readonly zone: 'hand' | 'down' | 'played'
  readonly card: Card
  readonly i: number
}

/** The reader's set of eight: in hand, chosen, played. */
export function cardsArea(t: CastleLaying): Area {
  const { s, me, layout } = t
  const held = (zone: Held['zone'], cards: readonly Card[] | undefined): Held[] =>
    (cards ?? []).map((card, i) => ({ zone, card, i }))
  const hand = [...held('down', s.down[me]), ...held('hand', s.hands[me])]
  const played = held('played', s.played[me])
  const step = asked(t)?.do
  const onTable = step === 'worker-order' || step === 'plague'
  const both = step === 'snowfall'
  const large = onTable ? played : both ? [...hand, ...played] : hand
  const small = onTable ? hand : both ? [] : played
  const box = layout.cards
  const grid = gridOf(layout, large.length + (small.length > 0 ? 1 : 0))
  if (grid !== null)
    return {
      id: 'cards',
      label: capital(t.voice.name('hand')),
      box,
      pieces: [...large.map((c, i) => card(t, c, grid(i), undefined)), ...pile(t, small, grid(large.length))],
    }
  const w = box.card
  const h = Math.round(w * 1.4)
  const mini = Math.round(w * (layout.tall ? 0.52 : 0.74))
  const gap = layout.tall ? 5 : 8
  const pileW =
    small.length === 0 ? 0 : layout.tall ? mini + 14 : Math.min(box.w * 0.34, mini + (small.length - 1) * mini * 0.42)
  const rowW = box.w - (pileW > 0 ? pileW + 12 : 0)
  const xs = spread(large.length, box.x, rowW, w, gap)
  const smallXs = spread(small.length, box.x + box.w - pileW, pileW, mini, 3)
  return {
    id: 'cards',
    label: capital(t.voice.name('hand')),
    box,
    pieces: [
      ...large.map((c, i) => card(t, c, { x: xs[i] ?? box.x, y: box.y, w, h }, tuckedIn(xs, i, w))),
      ...(layout.tall ? pile(t, small, pileBox(box, mini)) : []),
      ...(layout.tall ? [] : small).map((c, i) =>
        card(
          t,
          c,
          { x: smallXs[i] ?? box.x, y: Math.round(box.y + h - mini * 1.4), w: mini, h: Math.round(mini * 1.4) },
          tuckedIn(smallXs, i, mini),
          true,
        ),
      ),
      ...(small.length > 0 && !layout.tall ? [note(t, small, box.x + box.w - pileW, box.y, pileW)] : []),
    ],
  }
}

/** The least a landscape face is drawn at. */
const FACE = { w: 64, h: 56 } as const

/** Two rows of landscape faces, where the room of a lying table is high enough for them. */
function gridOf({ cards: box, free }: CastleLaying['layout'], count: number): ((i: number) => Rect) | null {
  const columns = Math.max(3, Math.ceil(count / 2))
  const w = Math.floor((box.w - 5 * (columns - 1)) / columns)
  const h = Math.min(Math.floor((box.h - 5) / 2), Math.round(w * 0.8))
  if (free === null || h < FACE.h || w < FACE.w) return null
  return (i) => ({ x: box.x + (i % columns) * (w + 5), y: box.y + Math.floor(i / columns) * (h + 5), w, h })
}

const pileBox = (box: Rect, w: number): Rect => ({
  x: Math.round(box.x + box.w - w - 14),
  y: box.y + 36,
  w,
  h: Math.round(w * 1.4),
})

/** On a phone what is not asked for lies in one pile, to be opened. */
function pile(t: CastleLaying, small: readonly Held[], box: Rect): Piece[] {
  const known = small.filter((c) => c.card !== HIDDEN)
  const top = known.at(-1)
  if (top === undefined) return []
  const zone = top.zone === 'played' ? 'played-count' : 'hand-count'
  const title = t.voice.says(zone, { n: small.length })
  const faces = known.map((c) => ({ face: faceOf(t, c.card) }))
  const face = faceOf(t, top.card)
  return [
    {
      id: `pile.${top.zone}`,
      box: { ...box, w: Math.min(box.w, Math.round(box.h / 1.4)) },
      look: { is: 'pile', kind: `${t.me}`, count: small.length, top: face },
      label: title,
      thing: about(top.zone === 'played' ? 'pile-played' : 'pile-hand'),
      shows: { title, cards: faces },
    },
  ]
}

/** How much of a card stays in sight beside the next one; undefined for all of it. */
function tuckedIn(xs: readonly number[], i: number, w: number): number | undefined {
  const pitch = xs[i + 1] === undefined ? w : at(xs, i + 1) - at(xs, i)
  return pitch < w - 4 ? pitch : undefined
}

function note(t: CastleLaying, small: readonly Held[], x: number, y: number, w: number): Piece {
  const text = t.voice.says(small[0]?.zone === 'played' ? 'played-count' : 'hand-count', { n: small.length })
  const wide = Math.max(w, 76)
  return drawing(
    'pile-note',
    { x: Math.round(x + w - wide), y, w: Math.round(wide), h: 20 },
    `<text x="${short(wide)}" y="14" class="cas-small cas-end-anchor" style="fill:var(--t-ink-2)">${plain(text)}</text>`,
  )
}

function card(t: CastleLaying, c: Held, box: Rect, tucked: number | undefined, small = false): Piece {
  const { s, me, voice } = t
  const id = `own-card.${c.card === HIDDEN ? `${c.zone}.${c.i}` : c.card}`
  const ref = `${c.zone}.${me}.${c.i}`
  if (c.card === HIDDEN)
    return { id, box, look: { is: 'back', kind: `${me}` }, label: voice.name('down'), thing: about('chosen-card') }
  const sealed = c.zone === 'hand' && (s.sealed?.[me]?.on ?? []).some((on) => lastOf(on) === c.i)
  const down = c.zone === 'down' || sealed
  const state = voice.says(down ? 'card-chosen' : c.zone === 'hand' ? 'card-in-hand' : 'card-played')
  return cardPiece(
    t,
    id,
    c.card,
    { ...box, y: down && !small ? box.y - 4 : box.y },
    {
      short: small,
      tucked,
      ref,
      label: `${capital(voice.card(c.card))}, ${state}`,
      ...(down
        ? { noted: true, tags: [{ text: voice.says('chosen'), at: 'foot' as const, tone: 'good' as const }] }
        : {}),
      ...(small && c.zone === 'played' && topStep<CastleStep>(s)?.do !== 'plague' ? { dim: true } : {}),
    },
  )
}
