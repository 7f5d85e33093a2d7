// The five advantages: owned, in play or unknown, in the niche right of the window. A phone folds them into a plate.

import { type Card, HIDDEN, type Seat } from '../../../kernel/words.ts'
import { wordsPiece } from '../../../look/pieces.ts'
import type { Area, Piece, Shown } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { icon } from '../../../look/svg.ts'
import { ADVANTAGES, FIRST_ADVANTAGE, STAND_IN } from '../sheet/box.ts'
import { lancet } from './art/lancet.ts'
import { cardLabel, colourFor, faceOf } from './faces.ts'
import { pictureOf } from './icons.ts'
import { type PillarsLaying, who } from './pieces.ts'
import { about } from './things.ts'

export interface Advantage {
  readonly card: Card
  readonly is: 'owned' | 'in-play' | 'unknown'
  readonly seat: Seat | null
}

/** The five advantages: owned first, then the one known to be in play, then those nobody can place. */
export function advantagesOf(t: PillarsLaying): Advantage[] {
  const { s } = t
  const round = s.roundCard[0] ?? HIDDEN
  const rank = { owned: 0, 'in-play': 1, unknown: 2 }
  return Array.from({ length: ADVANTAGES }, (_, i): Advantage => {
    const card = FIRST_ADVANTAGE + i
    const owner = s.owned.findIndex((cards) => cards.includes(card))
    if (owner >= 0) return { card, is: 'owned', seat: owner }
    return { card, is: card === round ? 'in-play' : 'unknown', seat: null }
  }).sort((a, b) => rank[a.is] - rank[b.is])
}

/** Who has what, in a few words. */
function countWords(t: PillarsLaying): string {
  const owned = t.s.owned.reduce((sum, cards) => sum + cards.length, 0)
  const inTrick = t.s.table.includes(STAND_IN)
  return t.voice.says('advantage-counts', { owned, round: t.s.roundCard.length, inTrick, pile: t.s.pile.length })
}

/** Rounds that are sure to come: one for each card of the pile, up to the most that was agreed (PIL-6.2). */
const roundsLeft = ({ s }: PillarsLaying): number => Math.min(s.pile.length, s.options.roundCap - s.round)

/** What may lie in the pile, and how long the game still lasts at least (PIL-5.6). */
function pileWords(t: PillarsLaying, all: readonly Advantage[]): string {
  const { s, voice } = t
  if (s.pile.length === 0) return voice.says('pile-empty')
  const possible = all.filter((a) => a.is === 'unknown').map((a) => voice.card(a.card))
  return voice.says('pile', { n: roundsLeft(t), cards: possible, certain: possible.length === s.pile.length })
}

function advantageLabel(t: PillarsLaying, { card, is, seat }: Advantage): string {
  const label = cardLabel(t, card, t.s)
  const mine = seat === t.me && !t.spectator
  return t.voice.says(`advantage-${is}`, { label, who: seat === null ? '' : who(t, seat), mine })
}

export function advantagesArea(t: PillarsLaying): Area {
  const { layout, voice, s } = t
  const area = layout.advantages
  const all = advantagesOf(t)
  const label = voice.says('advantages')
  if (layout.tall) return { id: 'advantages', label, box: area, pieces: [advantagesPlate(t, area, all)] }
  const small = area.w < 170
  const top = area.y + area.w * (small ? 0.44 : 0.33)
  const pieces: Piece[] = [
    wordsPiece('adv.title', { x: area.x + 4, y: top, w: area.w - 8, h: 28 }, label, 'title', true),
    wordsPiece('adv.under', { x: area.x + 6, y: top + 30, w: area.w - 12, h: 18 }, countWords(t), 'small', true),
  ]
  const pitch = (area.w - (small ? 4 : 14)) / ADVANTAGES
  const w = Math.floor(pitch - (small ? 2 : 5))
  const first = Math.round(top + (small ? 68 : 62))
  const h = Math.round(Math.max(92, Math.min(170, area.h - (first - area.y) - 190)))
  all.forEach((a, i) => {
    pieces.push(...lancetOf(t, a, i, { x: Math.round(area.x + (small ? 3 : 9) + i * pitch), y: first, w, h }))
  })
  const below = first + h + 22
  const pileW = Math.floor(Math.min(88, small ? 52 : area.w * 0.36, (area.y + area.h - below - 20) / 1.4))
  const pile = {
    x: Math.round(area.x + (small ? (area.w - pileW) / 2 : 14)),
    y: below,
    w: pileW,
    h: Math.round(pileW * 1.4),
  }
  const pileName = voice.name('advantage-pile')
  const thing = about('advantage-pile', { n: s.pile.length })
  pieces.push(
    s.pile.length === 0
      ? { id: 'adv.pile', box: pile, look: { is: 'slot' }, label: pileName, thing }
      : {
          id: 'adv.pile',
          box: pile,
          look: { is: 'pile', kind: 'advantage', count: s.pile.length },
          label: voice.says('pile-label', { n: s.pile.length }),
          thing,
        },
  )
  const words = small
    ? { x: area.x + 6, y: pile.y + pile.h + 12, w: area.w - 12, h: 60 }
    : { x: pile.x + pileW + 22, y: pile.y, w: area.w - pileW - 46, h: pile.h }
  pieces.push(
    wordsPiece(
      'adv.words',
      words,
      small ? voice.says('pile-lasts', { n: roundsLeft(t) }) : pileWords(t, all),
      'small',
      small,
    ),
  )
  return { id: 'advantages', label, box: area, pieces }
}

/** One advantage as a window: in its owner's colour, lit in bronze while it is in play, dark while unknown. */
function lancetOf(t: PillarsLaying, a: Advantage, i: number, box: Rect): Piece[] {
  const { w, h } = box
  const lit = a.is !== 'unknown'
  const glass =
    a.seat !== null ? `var(--seat-${a.seat})` : a.is === 'in-play' ? colourFor(a.card, t.s, t.box) : 'var(--p-unlit)'
  const mark =
    a.is === 'in-play'
      ? `<g class="pil-icon">${icon('card-play', w / 2, h - w * 0.58, w * 0.56, '#fff3cf')}</g>`
      : a.is === 'unknown'
        ? `<text x="${w / 2}" y="${h - 16}" class="pil-quiet" font-size="15">?</text>`
        : ''
  const svg = lancet(`adv-${i}`, i, {
    w,
    h,
    glass,
    lit,
    icon: pictureOf(a.card, t.box)[0],
    colour: lit ? '#fff3cf' : 'var(--p-quiet)',
    iconSize: w * 0.74,
    iconAt: h * 0.46,
    over: mark,
  })
  const face = faceOf(t, a.card, t.s)
  const shows: Shown = { title: t.voice.says('advantages'), cards: [{ face }] }
  const thing = about('advantage', { ...a, does: face.text })
  const label = advantageLabel(t, a)
  const window: Piece = { id: `adv.${a.card}`, box, look: { is: 'drawing', svg }, label, shows, thing }
  if (a.seat === null) return [window]
  const size = Math.round(Math.min(26, w * 0.72))
  const badge = { x: Math.round(box.x + (w - size) / 2), y: Math.round(box.y + h - size - 10), w: size, h: size }
  return [window, { id: `adv.${a.card}.owner`, box: badge, look: { is: 'badge', seat: a.seat } }]
}

function advantagesPlate(t: PillarsLaying, box: Rect, all: readonly Advantage[]): Piece {
  const { s, voice } = t
  const title = voice.says('advantages')
  const cards = all.map((a) => ({
    face: faceOf(t, a.card, s),
    note: voice.says(`advantage-${a.is}-short`, { who: a.seat === null ? '' : who(t, a.seat) }),
    ...(a.seat === null ? {} : { seat: a.seat }),
  }))
  const owners = all.flatMap((a) => (a.seat === null ? [] : [a.seat]))
  const note = voice.says('pile-short', { n: s.pile.length })
  return {
    id: 'adv.plate',
    box,
    look: {
      is: 'plate',
      icon: 'church',
      tone: 'var(--p-gold)',
      ...(box.w < 100
        ? { text: `${owners.length}` }
        : { text: title, ...(owners.length === 0 ? { note } : { seats: owners }) }),
    },
    label: `${title}, ${countWords(t)}`,
    thing: about('advantages', { owned: owners.length, pile: s.pile.length }),
    shows: { title, text: pileWords(t, all), cards },
  }
}
