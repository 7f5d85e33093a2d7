// The reader's own side of the table during the tricks: hand, won tricks, owned advantages.

import { type Card, HIDDEN, type Seat } from '../../../kernel/words.ts'
import { wordsPiece } from '../../../look/pieces.ts'
import { fan } from '../../../look/places.ts'
import type { Area, Piece, Tag } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { trickWinner } from '../rules/trick.ts'
import { faceOf, faceUp } from './faces.ts'
import { pictureOf } from './icons.ts'
import { cardPiece, type PillarsLaying } from './pieces.ts'
import { about } from './things.ts'
import { placeOf } from './trick.ts'

/** The cards of the hand as they lie: by value, then by name; with their place in the state. */
function sorted(t: PillarsLaying): { card: Card; index: number }[] {
  const value = (card: Card) => t.box.value[faceUp(t.s, card)] ?? 0
  return (t.s.hands[t.me] ?? [])
    .map((card, index) => ({ card, index }))
    .sort((a, b) => value(a.card) - value(b.card) || a.card - b.card)
}

/** Who would win the trick with this card, for the last player: the result is certain then. */
function goesTo(t: PillarsLaying, card: Card): Seat | null | undefined {
  const { s } = t
  if (t.choosing === null || s.table.length !== s.seats - 1) return undefined
  return trickWinner(s, [...s.table, card], s.leader, t.box)
}

/** "goes to …" over a card; the badge alone where there is no room. */
function goesTag(t: PillarsLaying, card: Card, pitch: number): Tag[] {
  const to = goesTo(t, card)
  if (to === undefined) return []
  if (to === null) return [{ text: pitch < 66 ? '–' : t.voice.says('to-nobody'), at: 'top', tone: 'plain' }]
  const mine = to === t.me
  const words = pitch < 66 ? '' : t.voice.says(mine ? 'to-you' : 'goes-to')
  return [{ text: words, at: 'top', seat: to, tone: mine ? 'good' : 'plain' }]
}

export function handArea(t: PillarsLaying): Area {
  const { hand, tall, free } = t.layout
  const cards = sorted(t)
  const faces = free === null ? null : facesIn(hand, cards.length)
  const refused = (card: Card) => t.choosing !== null && cards.length > 1 && t.box.lastTrickOnly[card]
  const rows = tall && cards.length > 6 && hand.w < 640 ? 2 : 1
  const size = rows === 2 ? Math.min(Math.floor((hand.w - 16) / 5), Math.floor((hand.h - 8) / 2.25)) : hand.card
  const height = Math.round(size * 1.4)
  const perRow = Math.ceil(cards.length / rows)
  const chosen = cards.findIndex(({ index }) => t.choosing?.picked.includes(`hand.${t.me}.${index}`))
  const pieces = cards.map(({ card, index }, i): Piece => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, cards.length - row * perRow)
    const xs = fan(inRow, hand.x, hand.w, size, tall ? 6 : 12, tall ? -1 : chosen)
    const x = xs[i - row * perRow] as number
    const pitch = (xs[i - row * perRow + 1] ?? x + hand.w) - x
    const y = Math.round(rows === 2 && row === 0 ? hand.y : hand.y + hand.h - height - (tall ? 4 : 0))
    const ref = `hand.${t.me}.${index}`
    const lies = faces === null ? { x, y, w: size, h: height } : faces(i)
    const shown = tall && t.choosing?.picked.includes(ref) ? reading(t) : lies
    const tags = refused(card) ? [] : goesTag(t, card, faces === null ? pitch : 0)
    const tucked = faces === null && pitch < size - 4 && shown.w === size ? pitch : undefined
    if (card === HIDDEN)
      return {
        id: ref,
        box: shown,
        look: { is: 'back', kind: 'trick' },
        label: t.voice.says('face-down'),
        thing: about('hidden-card'),
      }
    const piece = cardPiece(t, card, shown, { ref, tucked, ...(tags.length > 0 ? { tags } : {}) })
    return shown === lies ? piece : { ...piece, above: true }
  })
  return { id: 'hand', label: t.voice.name('hand'), box: hand, pieces }
}

/** Landscape faces in as many rows as let them be largest, none below 64 × 56; null where there is no room for them. */
function facesIn({ x, y, w, h }: Rect, count: number): ((i: number) => Rect) | null {
  const gap = 5
  /** What hangs on the cards of a row leaves the titles above it in sight. */
  const between = 12
  const cut = [1, 2, 3, 4].map((rows) => {
    const columns = Math.max(2, Math.ceil(count / rows))
    const wide = Math.floor((w - gap * (columns - 1)) / columns)
    return { columns, wide, high: Math.min(Math.floor((h - between * (rows - 1)) / rows), Math.round(wide * 0.9)) }
  })
  /** How large a picture comes out: a flat card cuts it off. */
  const shownOf = ({ wide, high }: { wide: number; high: number }) => Math.min(wide * 0.8, high)
  const fit = cut.filter(({ wide, high }) => wide >= 64 && high >= 56)
  const best = fit.reduce<(typeof fit)[number] | undefined>(
    (a, b) => (a === undefined || shownOf(b) > shownOf(a) ? b : a),
    undefined,
  )
  if (best === undefined) return null
  const { columns, wide, high } = best
  return (i) => ({
    x: x + (i % columns) * (wide + gap),
    y: y + Math.floor(i / columns) * (high + between),
    w: wide,
    h: high,
  })
}

/** On a phone the chosen card lies where it would be played, and covers nothing of the trick. */
function reading(t: PillarsLaying): Rect {
  const { x, y, w, h } = placeOf(t, t.me)
  return { x, y, w, h }
}

/** Tricks won so far, face down. */
export function tricksArea(t: PillarsLaying): Area {
  const { tricks, tall } = t.layout
  const count = t.s.tricksWon[t.me] ?? 0
  const words = t.voice.says('your-tricks', { n: count })
  const label = t.voice.says('tricks-label', { n: count })
  const thing = about('tricks', { n: count })
  if (tall) {
    const plate: Piece = {
      id: 'tricks',
      box: tricks,
      look: tricks.w < 70 ? { is: 'plate', icon: 'card-play', text: `${count}` } : { is: 'plate', text: words },
      label,
      thing,
    }
    return { id: 'tricks', label: words, box: tricks, pieces: [plate] }
  }
  const box = pileBox(tricks)
  const look = count === 0 ? ({ is: 'slot' } as const) : ({ is: 'pile', kind: 'trick', count } as const)
  const head = wordsPiece('head.tricks', { ...tricks, h: 20 }, words, 'head')
  return { id: 'tricks', label: words, box: tricks, pieces: [head, { id: 'tricks', box, look, label, thing }] }
}

/** A card under a heading. */
function pileBox({ x, y, w, h }: Rect): Rect {
  const width = Math.round(Math.min(w - 8, (h - 34) / 1.4))
  return { x: Math.round(x), y: y + 26, w: width, h: Math.round(width * 1.4) }
}

/** Advantages of one's own: they work at every scoring. */
export function ownedArea(t: PillarsLaying): Area {
  const { owned, tall } = t.layout
  const cards = t.s.owned[t.me] ?? []
  const words = t.voice.says('acquired')
  const label = t.voice.name('owned')
  if (tall) return { id: 'owned', label, box: owned, pieces: [ownedPlate(t, cards)] }
  const head = wordsPiece('head.owned', { ...owned, h: 20 }, words, 'head')
  const box = pileBox(owned)
  const step = Math.min(box.w + 6, (owned.w - box.w) / Math.max(1, cards.length - 1))
  const pieces = cards.map((card, i) => {
    const place = { ...box, x: Math.round(owned.x + i * step) }
    return cardPiece(t, card, place, {
      id: `owned.${card}`,
      ref: `owned.${t.me}.${i}`,
      tucked: i + 1 < cards.length && step < box.w ? step : undefined,
    })
  })
  const none: Piece = {
    id: 'owned.none',
    box,
    look: { is: 'slot', icon: 'church' },
    label: t.voice.says('none-acquired'),
    thing: about('none-owned'),
  }
  return { id: 'owned', label, box: owned, pieces: [head, ...(cards.length === 0 ? [none] : pieces)] }
}

/** The room of a sign on a plate. */
const SIGN = 34

/** On a phone: the signs of what is owned, to be opened. */
function ownedPlate(t: PillarsLaying, cards: readonly Card[]): Piece {
  const title = t.voice.says('your-advantages')
  const icons = cards.map((card) => pictureOf(card, t.box)[0])
  const shown = cards.map((card) => ({ face: faceOf(t, card, t.s) }))
  const [icon = 'church', ...others] = icons
  // Where they have no room side by side, the first one and how many more.
  const few = t.layout.owned.w >= SIGN * icons.length
  const look = {
    is: 'plate',
    text: few ? '' : `+${others.length}`,
    icon,
    icons: few ? others : [],
    tone: 'var(--p-gold)',
  } as const
  const piece: Piece = {
    id: 'owned.plate',
    box: t.layout.owned,
    look,
    label: cards.length === 0 ? t.voice.says('none-acquired') : title,
    thing: cards.length === 0 ? about('none-owned') : about('own-advantages', { n: cards.length }),
    dim: cards.length === 0,
  }
  return cards.length === 0 ? piece : { ...piece, shows: { title, cards: shown } }
}
