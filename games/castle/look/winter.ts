// Winter beside the castle: the deck, the card that has just struck, and those that stay.

import { at as nth, sum } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { seatsOf } from '../../../look/laying.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { at, icon, plain, type Rect, rect, short } from '../../../look/svg.ts'
import { capital } from '../../../look/words.ts'
import { GRANARY, GRANARY_SPACES, INN, ITEMS, WINTER_CARD } from '../rules/pieces.ts'
import { faceOf } from './faces.ts'
import { pictureOf } from './icons.ts'
import { asked, type CastleLaying, cardPiece, helperPiece } from './pieces.ts'
import { CLOSE, nameIn, nameWidth, socket } from './plate.ts'
import { about } from './things.ts'

export function winterArea(t: CastleLaying): Area {
  const { snow, tall } = t.layout
  return {
    id: 'winter',
    label: capital(t.voice.name('winter')),
    box: snow,
    pieces: [deck(t), ...(tall ? tallStrips(t) : wideStrips(t))],
  }
}

function deck(t: CastleLaying): Piece {
  const { snow, tall } = t.layout
  const count = t.s.deck.length
  const box = tall
    ? { x: snow.x + snow.w - 56, y: snow.y, w: 38, h: snow.h }
    : { x: snow.x + snow.w - 56, y: snow.y + 2, w: 44, h: 62 }
  const spent = t.s.spent.map((card) => ({
    face: faceOf(t, card),
    note: t.voice.name('winter-spent'),
  }))
  const named = { label: t.voice.says('deck-label', { n: count }), thing: about('winter-deck', { n: count }) }
  const shows = spent.length > 0 ? { shows: { title: capital(t.voice.name('winter-spent')), cards: spent } } : {}
  if (count === 0) return { id: 'winter-deck', box, look: { is: 'slot', icon: 'snowflake-2' }, ...named, ...shows }
  return { id: 'winter-deck', box, look: { is: 'pile', kind: 'winter', count }, ...named, ...shows }
}

/** Winter cards that stay; the others strike once and are shown beside the deck. */
const LASTING: readonly Card[] = [WINTER_CARD.innkeeper, WINTER_CARD.granary, WINTER_CARD.damsel]

function wideStrips(t: CastleLaying): Piece[] {
  const { snow } = t.layout
  const cards = t.s.winter.filter((card) => LASTING.includes(card))
  const once = t.s.winter.find((card) => !LASTING.includes(card))
  const head =
    once === undefined
      ? drawing(
          'winter-title',
          { x: snow.x, y: snow.y + 4, w: snow.w - 62, h: 56 },
          icon('snowflake-2', 16, 16, 26, 'var(--k-frost)') +
            `<text x="0" y="50" class="cas-name" style="font-size:15px;fill:var(--k-board-ink)">${plain(capital(t.voice.name('winter')))}</text>`,
        )
      : cardPiece(t, `winter.${once}`, once, { x: snow.x, y: snow.y + 2, w: 44, h: 62 }, { short: true, noted: true })
  const top = snow.y + 72
  const pitch = Math.min(68, (snow.h - 72) / Math.max(1, cards.length))
  return [
    head,
    ...cards.flatMap((card, i) =>
      strip(t, card, {
        x: snow.x - 8,
        y: Math.round(top + i * pitch),
        w: snow.w + 8,
        h: Math.min(62, Math.round(pitch - 4)),
      }),
    ),
  ]
}

function tallStrips(t: CastleLaying): Piece[] {
  const { snow } = t.layout
  let { x } = snow
  return t.s.winter.flatMap((card, i) => {
    const w = nth(widthsOf(t), i)
    const laid = strip(t, card, { x, y: snow.y, w, h: snow.h })
    x += w + 4
    return laid
  })
}

/** As wide as each other, unless a name would not be whole: then a longer name has more room, and shorter ones have less. */
function widthsOf(t: CastleLaying): readonly number[] {
  const cards = t.s.winter
  const all = t.layout.snow.w - 66 - 4 * cards.length
  const even = Math.floor(all / cards.length)
  const needs = cards.map((card) => nameWidth(nameFor(t, card, faceOf(t, card).title, 0), 14) / CLOSE + ASIDE + 1)
  if (needs.every((need) => need <= even)) return cards.map(() => Math.min(even, 190))
  const spare = (all - sum(needs)) / cards.length
  return needs.map((need) => Math.floor(need + Math.max(0, spare)))
}

/** The line of the name, over the picture, and what a card is wider than its name. */
const NAME = 22
const ASIDE = 12

/** The name of a card in so much room: the damsel has a shorter one. */
const nameFor = (t: CastleLaying, card: Card, title: string, room: number): string =>
  card === WINTER_CARD.damsel && nameWidth(title, 14) > room ? t.voice.says('damsel-short') : title

/** A winter card that lies open: its picture, its name, what lies or stands on it. */
function strip(t: CastleLaying, card: Card, box: Rect): Piece[] {
  const { icon: sign, ground } = pictureOf(card)
  const face = faceOf(t, card)
  const picture = Math.min(box.h - 8, box.w < 118 ? 26 : 38)
  const high = box.h - NAME - 4
  const x = picture + 11
  const svg =
    rect({ x: 0.5, y: 0.5, w: box.w - 1, h: box.h - 1 }, 7, 'class="cas-frosted edge"') +
    rect({ x: 5, y: NAME, w: picture, h: high }, 5, `style="fill:${ground[1]}"`) +
    icon(sign, 5 + picture / 2, NAME + high / 2, Math.min(picture, high) * 0.8, '#1b2a40') +
    nameIn(box.w - ASIDE, nameFor(t, card, face.title, box.w - ASIDE), [6, 17], 14, CLOSE)
  const y = box.y + NAME
  const left = box.x + x
  const room = box.w - x - 6
  const ref = card === WINTER_CARD.innkeeper ? 'inn.0' : card === WINTER_CARD.granary ? 'granary.0' : undefined
  const main = drawing(`winter.${card}`, box, svg, {
    ...(ref === undefined ? {} : { ref }),
    label: stripLabel(t, card),
    thing: about('winter-card', { name: face.title, does: face.text }),
    shows: { title: face.title, cards: [{ face }] },
  })
  const courting = card === WINTER_CARD.damsel ? suitors(t, box, picture) : []
  return [main, ...courting, ...onStrip(t, card, left, y, room, box.h - 26)]
}

function stripLabel(t: CastleLaying, card: Card): string {
  const { voice, s } = t
  const owners =
    card === WINTER_CARD.innkeeper ? (s.inn === null ? [] : [s.inn]) : card === WINTER_CARD.granary ? s.granary : []
  const what =
    card === WINTER_CARD.innkeeper
      ? voice.says('hoard', { n: s.hoard })
      : card === WINTER_CARD.damsel
        ? voice.says('gifts', { gifts: s.gifts.slice() })
        : ''
  return [capital(voice.card(card)), ...owners.map((seat) => voice.says('helper-of', { seat })), what]
    .filter(Boolean)
    .join(', ')
}

function onStrip(t: CastleLaying, card: Card, x: number, y: number, w: number, h: number): Piece[] {
  const { s, box } = t
  if (card === WINTER_CARD.innkeeper)
    return [
      ...sockets(t, 'inn', s.inn === null ? [] : [s.inn], 1, nth(box.fee, INN), x, y, w, h),
      ...(s.hoard > 0 ? [coins(t, x + Math.min(w - 40, 46), y)] : []),
    ]
  if (card === WINTER_CARD.granary)
    return sockets(t, 'granary', s.granary, GRANARY_SPACES, nth(box.fee, GRANARY), x, y, w, h)
  return card === WINTER_CARD.damsel ? gifts(t, x, y, w, h) : []
}

function sockets(
  t: CastleLaying,
  id: 'inn' | 'granary',
  owners: readonly Seat[],
  many: number,
  fee: number,
  x: number,
  y: number,
  w: number,
  h: number,
): Piece[] {
  const size = Math.max(18, Math.min(27, h, (w + 4) / many))
  const pitch = Math.min(size + 3, (w - size) / Math.max(1, many - 1))
  const holes = Array.from({ length: many }, (_, i) =>
    at(i * pitch, 0, 1, socket({ w: size, h: size }, fee, owners[i] !== undefined)),
  ).join('')
  const big = Math.round(size * 1.2)
  return [
    drawing(
      `${id}-spaces`,
      { x: Math.round(x), y: Math.round(y), w: Math.round(size + pitch * (many - 1)), h: size },
      holes,
    ),
    ...owners.map((seat, i) =>
      helperPiece(t, `${id}.${i}`, seat, id, x + i * pitch - (big - size) / 2, y - (big - size) * 0.7, big),
    ),
  ]
}

const coins = (t: CastleLaying, x: number, y: number): Piece =>
  drawing(
    'inn-hoard',
    { x: Math.round(x), y: Math.round(y + 1), w: 40, h: 24 },
    `${icon('thaler', 11, 12, 20)}<text x="25" y="17" class="cas-mark" style="font-size:14px">${t.s.hoard}</text>`,
    { label: t.voice.says('hoard', { n: t.s.hoard }), thing: about('hoard', { n: t.s.hoard }) },
  )

/** Who still courts the damsel: their badges at the foot of her picture. */
function suitors(t: CastleLaying, box: Rect, picture: number): Piece[] {
  const courting = seatsOf(t.s).filter((seat) => (t.s.suit[seat] ?? -1) >= 0)
  const pitch = courting.length > 1 ? Math.min(14, (picture - 6) / (courting.length - 1)) : 0
  return courting.map(
    (seat, i): Piece => ({
      id: `suitor.${seat}`,
      box: { x: Math.round(box.x + 1 + i * pitch), y: Math.round(box.y + box.h - 15), w: 14, h: 14 },
      look: { is: 'badge', seat },
      label: t.voice.says('suitor', { seat }),
      thing: about('suitor', { seat }),
      above: true,
    }),
  )
}

/** What lies on her card; while it is shared out it lies in the tray of a phone. */
function gifts(t: CastleLaying, x: number, y: number, w: number, h: number): Piece[] {
  if (t.layout.tall && asked(t)?.do === 'share') return []
  const there = ITEMS.flatMap((_, i) => ((t.s.gifts[i] ?? 0) > 0 ? [i] : []))
  const pitch = Math.min(28, w / Math.max(1, there.length))
  const size = Math.min(26, Math.max(16, h), pitch)
  return there.map((item, i) =>
    gift(t, item, Math.round(x + i * pitch), Math.round(y), Math.round(pitch), Math.round(size)),
  )
}

export function gift(t: CastleLaying, item: number, x: number, y: number, w: number, h: number): Piece {
  const n = nth(t.s.gifts, item)
  const id = nth(ITEMS, item)
  const svg =
    rect({ x: 0.5, y: 0.5, w: w - 1, h: h - 1 }, 6, 'class="cas-chip edge"') +
    icon(id, w / 2 - (n > 9 ? 7 : n > 1 ? 4 : 0), h / 2, Math.min(h * 0.82, w * (n > 9 ? 0.5 : 0.7))) +
    (n > 1
      ? `<text x="${w - 3}" y="${short(h - 4)}" class="cas-mark cas-end-anchor" style="font-size:14px">${n}</text>`
      : '')
  return drawing(`gift.${item}`, { x, y, w, h }, svg, {
    ref: `gift.${item}`,
    label: t.voice.says('gift-label', { n, item: id }),
    thing: about('gift', { item: id, n }),
    above: true,
  })
}
