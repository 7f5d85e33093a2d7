// The five advantages, by name and owner, in the niche right of the window. A phone folds them into a plate.

import { type Card, HIDDEN, type Seat } from '../../../kernel/words.ts'
import { wordsPiece } from '../../../look/pieces.ts'
import type { Area, Piece, Shown } from '../../../look/scene.ts'
import { icon, type Rect, rect, squeezed, word } from '../../../look/svg.ts'
import { capital } from '../../../look/words.ts'
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

/** Between rows, and how high one is: the most, and the least in which a name can be read and touched. */
const GAP = 5
const ROW = { most: 62, least: 34 } as const
/** The pile and its words need this much below the rows. */
const PILE = 96

export function advantagesArea(t: PillarsLaying): Area {
  const { layout, voice } = t
  const area = layout.advantages
  const all = advantagesOf(t)
  const label = voice.says('advantages')
  if (layout.aside === 'plates') return { id: 'advantages', label, box: area, pieces: [advantagesPlate(t, area, all)] }
  const niche = layout.aside === 'niches'
  const small = area.w < 170
  const top = area.y + (niche ? area.w * (small ? 0.44 : 0.33) : 4)
  const foot = area.y + area.h
  const title = { x: area.x + 4, y: top, w: area.w - 8, h: 28 }
  const under = { x: area.x + 6, y: top + 30, w: area.w - 12, h: 18 }
  const low = foot - top < 28 + 24 + ADVANTAGES * (ROW.least + GAP)
  const first = Math.round(top + (low ? 32 : small ? 68 : 56))
  const room = foot - first - (niche ? 8 : 2)
  const withPile = room - PILE >= ADVANTAGES * (44 + GAP)
  const h = Math.max(26, Math.min(ROW.most, Math.floor((withPile ? room - PILE : room) / ADVANTAGES) - GAP))
  const inset = niche ? 12 : 0
  const pieces: Piece[] = [
    wordsPiece('adv.title', title, label, 'title', niche),
    ...(low ? [] : [wordsPiece('adv.under', under, countWords(t), 'small', niche)]),
    ...all.flatMap((a, i) => rowOf(t, a, i, { x: area.x + inset, y: first + i * (h + GAP), w: area.w - 2 * inset, h })),
  ]
  const below = first + ADVANTAGES * (h + GAP) + 6
  if (withPile)
    pieces.push(...pilePieces(t, all, { x: area.x + inset, y: below, w: area.w - 2 * inset, h: foot - below }))
  return { id: 'advantages', label, box: area, pieces }
}

/** What a letter of small words takes of a line, with what the ends of lines lose, and a line of the height, in pixels. */
const LETTER = 7
const LINE = 18

/** The pile they come from, and what may lie in it. */
function pilePieces(t: PillarsLaying, all: readonly Advantage[], area: Rect): Piece[] {
  const { s, voice } = t
  const w = Math.floor(Math.min(64, (area.h - 14) / 1.4))
  const box = { x: area.x + 4, y: area.y, w, h: Math.round(w * 1.4) }
  const thing = about('advantage-pile', { n: s.pile.length })
  const beside = { x: box.x + w + 20, y: box.y, w: area.w - w - 24, h: box.h }
  const whole = pileWords(t, all)
  const lines = Math.ceil((whole.length * LETTER) / beside.w)
  const words = area.w < 150 || lines * LINE > beside.h ? voice.says('pile-lasts', { n: roundsLeft(t) }) : whole
  return [
    s.pile.length === 0
      ? { id: 'adv.pile', box, look: { is: 'slot' }, label: voice.name('advantage-pile'), thing }
      : {
          id: 'adv.pile',
          box,
          look: { is: 'pile', kind: 'advantage', count: s.pile.length },
          label: voice.says('pile-label', { n: s.pile.length }),
          thing,
        },
    wordsPiece('adv.words', beside, words, 'small'),
  ]
}

/** The widths of letters of the display face, as parts of their size, and of those of the state, in pixels. */
const EM = 0.47
const STATE = 6.6
/** A name that has less of its width beside its window stands above it. */
const READABLE = 0.6
/** The badge of an owner, or the sign of what is in play. */
const SIGN = 22

/** Where name and state of a row stand, and how high its window is. */
interface Lines {
  readonly name: { readonly x: number; readonly y: number; readonly room: number; readonly letters: number }
  readonly state: { readonly x: number; readonly y: number; readonly room: number } | null
  readonly glass: { readonly y: number; readonly w: number; readonly h: number }
  /** The middle of the badge or sign. */
  readonly signY: number
}

function linesIn(w: number, h: number, name: string, signed: boolean): Lines {
  const middle = h / 2
  const widthOf = (height: number) => Math.round(Math.min(46, Math.max(24, height * 0.72)))
  const beside = { y: 3, w: widthOf(h - 6), h: h - 6 }
  const left = beside.w + 14
  const room = w - left - (signed ? SIGN + 10 : 6)
  const two = h >= 42
  const letters = h >= 50 ? 19 : two ? 17 : 15
  if (!two || room >= READABLE * name.length * letters * EM)
    return {
      name: { x: left, y: two ? middle - 2 : middle + 5, room, letters },
      state: two ? { x: left, y: middle + 16, room } : null,
      glass: beside,
      signY: middle,
    }
  const under = { y: 22, w: widthOf(h - 26), h: h - 26 }
  return {
    name: { x: 7, y: 17, room: w - 14, letters: 15 },
    state: { x: under.w + 12, y: h - 9, room: w - under.w - 12 - (signed ? SIGN + 10 : 6) },
    glass: under,
    signY: h - SIGN / 2 - 5,
  }
}

/** One advantage: its window in its owner's colour (bronze in play, dark while unknown), its name, and who has it. */
function rowOf(t: PillarsLaying, a: Advantage, i: number, box: Rect): Piece[] {
  const { w, h } = box
  const lit = a.is !== 'unknown'
  const name = capital(t.voice.card(a.card), t.voice.lang)
  const lines = linesIn(w, h, name, lit)
  const { glass } = lines
  const window = lancet(`adv-${i}`, i, {
    w: glass.w,
    h: glass.h,
    glass: a.seat !== null ? `var(--seat-${a.seat})` : lit ? colourFor(a.card, t.s, t.box) : 'var(--p-unlit)',
    lit,
    icon: pictureOf(a.card, t.box)[0],
    colour: lit ? '#fff3cf' : 'var(--p-quiet)',
    iconSize: Math.min(glass.w * 0.82, glass.h * 0.6),
    iconAt: glass.h * 0.56,
  })
  const stateWord = t.voice.says(`advantage-${a.is}-short`, { who: a.seat === null ? '' : who(t, a.seat) })
  const signed = { x: w - SIGN / 2 - 6, y: lines.signY }
  const { x, y, room, letters } = lines.name
  const { state } = lines
  const svg =
    rect({ x: 0.5, y: 0.5, w: w - 1, h: h - 1 }, 8, `class="edge pil-row${lit ? '' : ' pale'}"`) +
    `<g transform="translate(5 ${glass.y})">${window}</g>` +
    word(name, x, y, 'pil-name', `font-size="${letters}" ${squeezed(name.length * letters * EM, room)}`) +
    (state === null
      ? ''
      : word(
          stateWord,
          state.x,
          state.y,
          'pil-state',
          `font-size="14" ${squeezed(stateWord.length * STATE, state.room)}`,
        )) +
    (a.is === 'in-play' ? `<g class="pil-icon">${icon('card-play', signed.x, signed.y, SIGN, '#fff3cf')}</g>` : '')
  const face = faceOf(t, a.card, t.s)
  const shows: Shown = { title: t.voice.says('advantages'), cards: [{ face }] }
  const thing = about('advantage', { ...a, does: face.text })
  const label = advantageLabel(t, a)
  const row: Piece = { id: `adv.${a.card}`, box, look: { is: 'drawing', svg }, label, shows, thing }
  if (a.seat === null) return [row]
  const badge = {
    x: Math.round(box.x + signed.x - SIGN / 2),
    y: Math.round(box.y + signed.y - SIGN / 2),
    w: SIGN,
    h: SIGN,
  }
  return [row, { id: `adv.${a.card}.owner`, box: badge, look: { is: 'badge', seat: a.seat } }]
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
