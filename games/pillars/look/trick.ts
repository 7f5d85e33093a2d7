// The trick in the eye of the rose: who played what, in which order, and who would win.

import { type Card, HIDDEN, type Seat } from '../../../kernel/words.ts'
import type { Area, Piece, Tag } from '../../../look/scene.ts'
import { icon, onCircle, short } from '../../../look/svg.ts'
import { trickWinner, winningIndex } from '../rules/trick.ts'
import { BADGE_AT, type Petal } from './art/rose.ts'
import { cardPiece, type PillarsLaying, who } from './pieces.ts'
import { about } from './things.ts'

export const tricksPerRound = (seats: number): number => (seats === 3 ? 10 : 9)

/** The petals of this round. */
export function petalsOf(t: PillarsLaying): Petal[] {
  const { takers, trick, faceUp } = t.s
  return Array.from({ length: tricksPerRound(t.s.seats) }, (_, i): Petal => {
    const taker = takers[i]
    if (taker === undefined) return { is: i + 1 === trick && !faceUp ? 'now' : 'to-come' }
    return taker === null ? { is: 'king' } : { is: 'won', seat: taker }
  })
}

/** Who won which trick: a badge on each lit petal. */
export function roseArea(t: PillarsLaying): Area {
  const { rose } = t.layout
  const count = tricksPerRound(t.s.seats)
  const size = Math.round(Math.max(20, 36 * rose.k))
  const pieces = t.s.takers.map((taker, i): Piece => {
    const [x, y] = onCircle(BADGE_AT * rose.k, (i * 360) / count, rose.cx, rose.cy)
    const box = { x: Math.round(x - size / 2), y: Math.round(y - size / 2), w: size, h: size }
    const id = `petal.${i}`
    const thing = about('petal', { trick: i + 1, seat: taker })
    if (taker !== null)
      return {
        id,
        box,
        look: { is: 'badge', seat: taker },
        label: t.voice.says('trick-of', { trick: i + 1, seat: taker }),
        thing,
      }
    const crown = `<g class="pil-icon">${icon('crown', size / 2, size / 2, size, '#ffe9b0')}</g>`
    const label = t.voice.says('king-trick-at', { trick: i + 1 })
    return { id, box, look: { is: 'drawing', svg: crown }, label, thing }
  })
  const { cx, cy, r } = rose
  return { id: 'rose', label: t.voice.says('rose'), box: { x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, pieces }
}

interface Shown {
  readonly cards: readonly Card[]
  readonly leader: Seat
  /** The trick has just been completed, and lies open until the next card. */
  readonly over: boolean
}

/** The trick being played, or the last one while it may still be looked at (PIL-R23). */
export function shownTrick(t: PillarsLaying): Shown {
  const { s } = t
  if (s.table.length > 0 || s.lastLeader === null) return { cards: s.table, leader: s.leader, over: false }
  const pile = s.lastWinner === null ? s.kingTrick : (s.won[s.lastWinner] ?? [])
  const cards = pile.slice(-s.seats)
  const open = s.lastWinner !== null && cards.length === s.seats && !cards.includes(HIDDEN)
  return open ? { cards, leader: s.lastLeader, over: true } : { cards: [], leader: s.leader, over: false }
}

/** Where the card of a seat lies: clockwise from the reader at the foot; with three the top stays empty. */
export function placeOf(t: PillarsLaying, seat: Seat): { x: number; y: number; w: number; h: number; turn: number } {
  const { rose, tall } = t.layout
  const { cx, cy, k } = rose
  const w = Math.round(Math.max(56, 110 * k))
  const h = Math.round(w * 1.4)
  const tag = tall ? 20 : 22
  const at = (seat - t.me + t.s.seats) % t.s.seats
  const place = t.s.seats === 3 && at === 2 ? 3 : at
  const mid = cy + 9 * k
  const r = pointerSize(k) / 2 - 2
  const aside = Math.round(cy - h / 2 - tag / 2 - (t.s.seats === 3 ? 34 * k : 0))
  const across = 129 * k
  if (place === 0) return { x: Math.round(cx - w / 2), y: Math.round(mid + r + 3), w, h, turn: 180 }
  if (place === 2) return { x: Math.round(cx - w / 2), y: Math.round(mid - r - tag - h), w, h, turn: 0 }
  return { x: Math.round(cx + (place === 1 ? -across : across) - w / 2), y: aside, w, h, turn: place === 1 ? 270 : 90 }
}

const pointerSize = (k: number) => Math.round(Math.max(32, 46 * k))

/** Who played it, and as which: a parchment tag under the card. */
const nameTag = (t: PillarsLaying, seat: Seat, order: number): Tag => ({
  lead: `${order}`,
  text: who(t, seat),
  at: 'bottom',
  seat,
  tone: 'paper',
})

export function trickArea(t: PillarsLaying): Area {
  const { s, layout, voice } = t
  const { cards, leader, over } = shownTrick(t)
  const winning = cards.length === 0 ? -1 : winningIndex(s, cards, t.box)
  const king = cards.includes(t.box.king)
  const pieces: Piece[] = []
  for (let order = 0; order < s.seats; order++) {
    const seat = (leader + order) % s.seats
    const { turn, ...box } = placeOf(t, seat)
    const card = cards[order]
    const tags = [nameTag(t, seat, order + 1)]
    if (card !== undefined) {
      const [fx, fy] = onCircle(layout.rose.r * 0.72, turn)
      const piece = cardPiece(t, card, box, {
        tags,
        noted: order === winning && !king,
        dim: over && order !== winning,
        from: { x: Math.round(box.x + fx), y: Math.round(box.y + fy) },
      })
      pieces.push({ ...piece, label: voice.says('played-by', { label: piece.label ?? '', seat, order: order + 1 }) })
    } else {
      const mine = seat === t.me && order === cards.length && t.choosing !== null
      const label = voice.says('to-play', { seat, order: order + 1 })
      const look = { is: 'slot', ...(mine ? { text: voice.says('your-card') } : {}) } as const
      const thing = about('place', { seat, order: order + 1 })
      pieces.push({ id: `place.${seat}`, box, look, label, thing, tags, dim: !mine })
    }
  }
  if (cards.length > 0) pieces.push(...pointer(t, cards, leader, over))
  const { cx, cy, r } = layout.rose
  return { id: 'trick', label: voice.name('table'), box: { x: cx - r / 2, y: cy - r / 2, w: r, h: r }, pieces }
}

/** The seat that would win now, in the middle; its arrow turns to that seat. */
function pointer(t: PillarsLaying, cards: readonly Card[], leader: Seat, over: boolean): Piece[] {
  const { cx, cy, k } = t.layout.rose
  const size = pointerSize(k)
  const seat = trickWinner(t.s, cards, leader, t.box)
  const thing = about('pointer', { seat, over })
  const y = Math.round(cy + 9 * k - size / 2)
  const box = { x: Math.round(cx - size / 2), y, w: size, h: size }
  const half = size / 2
  const ring = `<circle cx="${half}" cy="${half}" r="${half - 2}" fill="var(--p-pointer)" stroke="var(--p-ivory)" stroke-width="2.5"/>`
  if (seat === null) {
    const crown = `<g class="pil-icon">${icon('crown', size / 2, size / 2, size * 0.6, '#e9be55')}</g>`
    const label = t.voice.says('nobody-wins')
    return [{ id: 'pointer', box, look: { is: 'drawing', svg: ring + crown }, label, thing }]
  }
  const { turn } = placeOf(t, seat)
  const arrow = `<path d="M${half - 7} ${short(-size * 0.06)}l7-9 7 9z" transform="rotate(${turn} ${half} ${half})" fill="var(--p-ivory)"/>`
  const inner = Math.round(size * 0.58)
  const at = Math.round((size - inner) / 2)
  const label = t.voice.says(over ? 'has-won' : 'would-win', { seat })
  return [
    { id: 'pointer', box, look: { is: 'drawing', svg: arrow + ring } },
    {
      id: 'pointer.seat',
      box: { x: box.x + at, y: box.y + at, w: inner, h: inner },
      look: { is: 'badge', seat },
      label,
      thing,
    },
  ]
}
