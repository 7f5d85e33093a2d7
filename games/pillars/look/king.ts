// The King's trick: set aside in the niche left of the window. A phone folds it into a plate.

import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { wordsPiece } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { icon } from '../../../look/svg.ts'
import { kingTrickTaker } from '../rules/award.ts'
import { faceOf } from './faces.ts'
import { cardPiece, type PillarsLaying, who } from './pieces.ts'
import { about } from './things.ts'

/** The seat that played a card of the King's trick; null once a card has left it. */
const playedBy = (t: PillarsLaying, i: number): Seat | null =>
  t.s.kingLeader === null || t.s.kingTrick.length < t.s.seats ? null : (t.s.kingLeader + i) % t.s.seats

/** Whom the King's trick would go to now, or has gone to. */
export function kingStands(t: PillarsLaying): { words: string; seat: Seat | null } {
  const { s, voice, box } = t
  const tie = s.options.kingTrickTie
  if (s.kingBy === null) return { words: voice.says('king-to-come', { tie }), seat: null }
  const seat = kingTrickTaker(s)
  if (seat === null)
    return { words: s.faceUp ? voice.says('king-lapsed') : voice.says('king-for-nobody', { tie }), seat }
  const owner = { who: who(t, seat), mine: seat === t.me && !t.spectator }
  const points = at(box.points, box.king)
  return {
    words: s.faceUp ? voice.says('king-taken', owner) : voice.says('king-for-now', { ...owner, points, tie }),
    seat,
  }
}

const kingTrickNumber = (t: PillarsLaying): number => t.s.takers.indexOf(null) + 1

export function kingArea(t: PillarsLaying): Area {
  const { layout, voice, s } = t
  const area = layout.king
  const label = voice.name('king-trick')
  const stands = kingStands(t)
  if (layout.tall) return { id: 'king', label, box: area, pieces: [kingPlate(t, area)] }
  const small = area.w < 170
  const top = area.y + area.w * (small ? 0.44 : 0.33)
  const title = voice.says('king-title')
  const under = s.kingBy === null ? voice.says('king-not-yet') : voice.says('king-aside', { trick: kingTrickNumber(t) })
  const pieces: Piece[] = [
    wordsPiece('king.title', { x: area.x + 4, y: top, w: area.w - 8, h: 28 }, title, 'title', true),
    wordsPiece(
      'king.under',
      { x: area.x + 8, y: top + (small ? 44 : 30), w: area.w - 16, h: 18 },
      under,
      'small',
      true,
    ),
  ]
  const gap = small ? 6 : 10
  const w = Math.floor(Math.min(92, (area.w - (small ? 14 : 34) - gap) / 2, (area.h - top - 150) / 2.9))
  const h = Math.round(w * 1.4)
  const left = area.x + (area.w - 2 * w - gap) / 2
  const first = top + (small ? 70 : 62)
  const placeOf = (i: number) => ({
    x: Math.round(left + (i % 2) * (w + gap)),
    y: Math.round(first + Math.floor(i / 2) * (h + 9)),
    w,
    h,
  })
  if (s.kingTrick.length === 0) {
    const box = { x: Math.round(area.x + area.w / 2 - h / 2), y: Math.round(first + h / 4), w: h, h }
    const crown = `<g class="pil-ghost">${icon('crown', h / 2, h / 2, h, 'var(--p-ghost)')}</g>`
    pieces.push({ id: 'king.ghost', box, look: { is: 'drawing', svg: crown } })
  }
  s.kingTrick.forEach((card, i) => {
    const seat = playedBy(t, i)
    const piece = cardPiece(t, card, placeOf(i))
    const name = seat === null ? '' : who(t, seat)
    pieces.push({
      ...piece,
      label:
        seat === null ? (piece.label ?? '') : voice.says('played-by', { label: piece.label ?? '', seat, order: i + 1 }),
      ...(seat === null ? {} : { tags: [{ text: w < 64 ? '' : name, at: 'foot', seat, tone: 'paper' } as const] }),
    })
  })
  const below = Math.round(first + 2 * (h + 9) + 6)
  const words = { x: area.x + 12, y: below, w: area.w - 24, h: area.y + area.h - below - 4 }
  pieces.push(wordsPiece('king.stands', words, stands.words, 'small', true))
  return { id: 'king', label, box: area, pieces }
}

function kingPlate(t: PillarsLaying, box: Rect): Piece {
  const { s, voice } = t
  const stands = kingStands(t)
  const cards = s.kingTrick.map((card, i) => {
    const seat = playedBy(t, i)
    return { face: faceOf(t, card, s), ...(seat === null ? {} : { seat, note: who(t, seat) }) }
  })
  const title = voice.says('king-title')
  const note =
    s.kingBy === null ? voice.says('king-not-yet-short') : voice.says('king-at', { trick: kingTrickNumber(t) })
  const aside = stands.seat === null ? { note } : { seats: [stands.seat] }
  return {
    id: 'king.plate',
    box,
    look: {
      is: 'plate',
      icon: 'crown',
      tone: 'var(--p-gold)',
      ...(box.w < 100 ? { text: '' } : { text: title, ...aside }),
    },
    label: `${title}, ${note}`,
    thing: about('king-trick', { trick: s.kingBy === null ? null : kingTrickNumber(t), tie: s.options.kingTrickTie }),
    shows: { title, text: stands.words, cards },
  }
}
