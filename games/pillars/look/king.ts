// The King's trick: set aside in the niche left of the window. A phone folds it into a plate.

import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { seatsOf } from '../../../look/laying.ts'
import { wordsPiece } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { kingTrickTaker } from '../rules/award.ts'
import { faceOf } from './faces.ts'
import { cardPiece, type PillarsLaying, who } from './pieces.ts'
import { about } from './things.ts'

/** A lower room beside the window folds it into a plate, as a phone does. */
const LOW = 120
/** A smaller picture shows nothing. */
const LEAST = 40

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

/** Who could still take it, while it is to come: those without a trick, and whether the reader holds the King. */
function candidates(t: PillarsLaying): string {
  const { s, voice, me, spectator } = t
  if (s.kingBy !== null || s.faceUp) return ''
  const begun = s.tricksWon.some((n) => n > 0)
  const without = seatsOf(s).filter((seat) => at(s.tricksWon, seat) === 0)
  const mine = !spectator && without.includes(me)
  const names = without.flatMap((seat) => (mine && seat === me ? [] : [who(t, seat)]))
  const holds = !spectator && at(s.hands, me).includes(t.box.king)
  return [
    ...(begun && without.length > 0 ? [voice.says('king-without', { mine, names })] : []),
    ...(holds ? [voice.says('king-in-hand')] : []),
  ].join(' ')
}

/** Where the parts of the King's trick lie: its heading, its cards from a corner on, its words. */
interface Parts {
  readonly title: Rect
  readonly under: Rect
  readonly middle: boolean
  readonly cards: {
    readonly x: number
    readonly y: number
    readonly w: number
    readonly inRow: number
    readonly gap: number
  }
  /** The King's own picture, while nobody has played him. */
  readonly picture: Rect
  readonly words: Rect
}

/** A card of the trick is no narrower: its value can be read. */
const LEAST_CARD = 40

/** A line of the small letters of a board. */
const LINE = 18.5

/** About how high words come, in lines of the small letters of a board; each line loses two letters where a word does not fit any more. */
const highOf = (words: string, w: number): number => Math.ceil(words.length / (w / 6.7 - 2)) * LINE

/** A sign of the title, in the display face. */
const SIGN = 10.5
/** A title that would take two lines is set as a heading: below it there is room for one. */
const titleAs = (title: string, { w }: Rect): 'title' | 'head' => (title.length * SIGN > w ? 'head' : 'title')

/** In a niche of the wall: two cards over two, words below them; the picture takes what the words leave. */
function inNiche(area: Rect, words: string, played: boolean): Parts {
  const small = area.w < 170
  const top = area.y + area.w * (small ? 0.44 : 0.33)
  const gap = small ? 6 : 10
  const first = Math.round(top + 62)
  const foot = area.y + area.h - 8
  const room = foot - first - highOf(words, area.w - 24) - 8
  const most = Math.min(92, (area.w - (small ? 14 : 34) - gap) / 2)
  const w = Math.floor(Math.max(LEAST_CARD, Math.min(most, (room / 2 - 9) / 1.4)))
  const high = 2 * (Math.round(w * 1.4) + 9)
  const pictureW = Math.round(Math.max(0, Math.min(area.w - 30, (high - 12) / 1.4, room / 1.4)))
  const below = first + (played ? high : pictureW < LEAST ? 0 : pictureW * 1.4) + 8
  return {
    title: { x: area.x + 4, y: top, w: area.w - 8, h: 28 },
    under: { x: area.x + 8, y: top + 30, w: area.w - 16, h: 18 },
    middle: true,
    cards: { x: area.x + (area.w - 2 * w - gap) / 2, y: first, w, inRow: 2, gap },
    picture: { x: Math.round(area.x + (area.w - pictureW) / 2), y: first, w: pictureW, h: Math.round(pictureW * 1.4) },
    words: { x: area.x + 12, y: Math.round(below), w: area.w - 24, h: Math.max(20, Math.round(foot - below)) },
  }
}

/** In a column: four cards in a row over the words; the picture beside them. */
function inColumn(area: Rect, played: boolean): Parts {
  const first = area.y + 32
  const gap = 6
  const w = Math.floor(Math.min(64, (area.w - 3 * gap) / 4))
  const rest = area.y + area.h - first
  const pictureH = Math.min(rest - 4, 140)
  const pictureW = Math.round(pictureH / 1.4)
  const below = first + Math.round(w * 1.4) + 12
  return {
    title: { x: area.x, y: area.y + 2, w: area.w * 0.56, h: 28 },
    under: { x: area.x + area.w * 0.56, y: area.y + 9, w: area.w * 0.44, h: 18 },
    middle: false,
    cards: { x: area.x, y: first, w, inRow: 4, gap },
    picture: { x: area.x, y: first, w: pictureW, h: pictureH },
    words: played
      ? { x: area.x, y: below, w: area.w, h: area.y + area.h - below }
      : { x: area.x + pictureW + 12, y: first, w: area.w - pictureW - 12, h: rest },
  }
}

export function kingArea(t: PillarsLaying): Area {
  const { layout, voice, s } = t
  const area = layout.king
  const label = voice.name('king-trick')
  const low = layout.aside === 'column' && area.h < LOW
  if (layout.aside === 'plates' || low) return { id: 'king', label, box: area, pieces: [kingPlate(t, area)] }
  const played = s.kingTrick.length > 0
  const stands = kingStands(t).words
  const whole = [stands, candidates(t)].filter((text) => text !== '').join(' ')
  const partsWith = (text: string) => (layout.aside === 'niches' ? inNiche(area, text, played) : inColumn(area, played))
  // A low room has no place for all of it.
  const fits = (text: string) => highOf(text, partsWith(text).words.w) <= partsWith(text).words.h + LINE
  const words = [whole, stands].find(fits) ?? ''
  const parts = partsWith(words)
  const { x, y, w, inRow, gap } = parts.cards
  const h = Math.round(w * 1.4)
  const under = s.kingBy === null ? voice.says('king-not-yet') : voice.says('king-aside', { trick: kingTrickNumber(t) })
  const title = voice.says('king-title')
  const pieces: Piece[] = [
    wordsPiece('king.title', parts.title, title, titleAs(title, parts.title), parts.middle),
    wordsPiece('king.under', parts.under, under, 'small', parts.middle),
  ]
  if (!played && parts.picture.w >= LEAST) {
    const face = faceOf(t, t.box.king, s)
    pieces.push({ id: 'king.picture', box: parts.picture, look: { is: 'card', face, short: true }, label: face.title })
  }
  s.kingTrick.forEach((card, i) => {
    const seat = playedBy(t, i)
    const place = {
      x: Math.round(x + (i % inRow) * (w + gap)),
      y: Math.round(y + Math.floor(i / inRow) * (h + 9)),
      w,
      h,
    }
    const piece = cardPiece(t, card, place)
    const name = seat === null ? '' : who(t, seat)
    pieces.push({
      ...piece,
      label:
        seat === null ? (piece.label ?? '') : voice.says('played-by', { label: piece.label ?? '', seat, order: i + 1 }),
      ...(seat === null ? {} : { tags: [{ text: w < 64 ? '' : name, at: 'foot', seat, tone: 'paper' } as const] }),
    })
  })
  if (words !== '') pieces.push(wordsPiece('king.stands', parts.words, words, 'small', parts.middle))
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
