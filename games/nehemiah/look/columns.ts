// The columns of Work cards: their lanes, the cards, and the workers who stand or lie on them.

import { at as nth } from '../../../kernel/lists.ts'
import type { Card, Ref } from '../../../kernel/words.ts'
import { drawing, isPicked, optionOn } from '../../../look/pieces.ts'
import type { Area, Piece, Tag } from '../../../look/scene.ts'
import { type Rect, rect, word } from '../../../look/svg.ts'
import type { Thing } from '../../../papers/speech.ts'
import { cardAt, columnOf, firstFree, hasCards, NEUTRAL, NOBODY, ownerAt, rowOf } from '../rules/layout.ts'
import { COLUMN_REFS, SLOT_REFS } from '../rules/refs.ts'
import { icon, narrowed, sized } from './art/icon.ts'
import { ghost, worker } from './art/pieces.ts'
import { asked, cardLook, homeOf, letterOf, type NehemiahLaying } from './pieces.ts'
import { about } from './things.ts'

/** Questions whose answer is a column. */
const COLUMN_STEPS = new Set(['main-action', 'inspect', 'send', 'place-neutral', 'window', 'own-plays'])

/** Where a card lies. */
export function slotBox({ columns: c, tall }: NehemiahLaying['layout'], slot: number): Rect {
  const column = columnOf(slot)
  return {
    x: Math.round(c.x + column * c.lane + (c.lane - c.card) / 2),
    y: Math.round(c.y + c.head + (tall ? 1 : 4) + rowOf(slot) * c.pitch),
    w: c.card,
    h: c.high,
  }
}

/** The address by which a card is chosen now: its own, its column's where that is asked, or the act it stands for. */
function refOf(t: NehemiahLaying, slot: number): Ref {
  const step = asked(t)
  const column = columnOf(slot)
  if (step?.do === 'resolve-or-skip' && slot === t.s.anchor) return 'act.resolve'
  if (step !== undefined && COLUMN_STEPS.has(step.do) && firstFree(t.s, column) === slot)
    return nth(COLUMN_REFS, column)
  return nth(SLOT_REFS, slot)
}

export function columnsArea(t: NehemiahLaying): Area {
  const { columns } = t.layout
  const pieces: Piece[] = []
  for (let column = 0; column < t.s.columns.length; column++) pieces.push(lane(t, column))
  for (let slot = 0; slot < t.s.owner.length; slot++)
    if (hasCards(t.s, columnOf(slot))) pieces.push(...slotPieces(t, slot))
  return {
    id: 'columns',
    label: t.voice.says('columns'),
    box: { x: columns.x, y: columns.y, w: columns.w, h: columns.h },
    pieces,
  }
}

function lane(t: NehemiahLaying, column: number): Piece {
  const { columns: c, tall } = t.layout
  const cards = nth(t.s.columns, column)
  const closing = (t.s.closing & (1 << column)) !== 0
  const full = cards.length > 0 && firstFree(t.s, column) < 0
  const box = { x: Math.round(c.x + column * c.lane) + 2, y: c.y, w: Math.round(c.lane) - 4, h: c.h - 2 }
  const state = cards.length === 0 ? 'empty' : closing ? 'closing' : full ? 'full' : 'open'
  const said = t.voice.says(`column-${state}`, { column: column + 1 })
  const head = { x: tall ? 1 : 4, y: 1, w: box.w - (tall ? 2 : 8), h: c.head - 3 }
  const text = tall && closing ? `${column + 1} ·` : said
  const mark = closing ? icon('cycle', tall ? box.w / 2 + 15 : 16, c.head / 2, 14, '#fff3dc') : ''
  return drawing(
    `lane.${column}`,
    box,
    rect({ x: 0, y: 0, w: box.w, h: box.h }, 8, `class="neh-lane neh-lane-${state}"`) +
      rect(head, head.h / 2, `class="neh-head neh-head-${state} edge"`) +
      (closing && !tall
        ? narrowed(text, box.w / 2 + 8, c.head / 2 + 5, 'neh-number neh-number-closing', 14, box.w - 36, 0.5)
        : word(text, box.w / 2 - (closing ? 6 : 0), c.head / 2 + 5, `neh-number neh-number-${state}`)) +
      mark,
    {
      ref: nth(COLUMN_REFS, column),
      label: t.voice.says('column-label', { column: column + 1, state }),
      thing: about('column', { state }),
    },
  )
}

function slotPieces(t: NehemiahLaying, slot: number): Piece[] {
  const { s, layout, voice } = t
  const card = cardAt(s, slot)
  const box = slotBox(layout, slot)
  const small = layout.tall || layout.tray !== null
  const owner = ownerAt(s, slot)
  const tags = tagsOn(t, slot)
  const deck = { x: layout.piles.x + 10, y: layout.piles.y }
  const piece: Piece = {
    id: `card.${card}`,
    ref: refOf(t, slot),
    box,
    look: cardLook(t, card, small),
    label: voice.says('slot-label', {
      card,
      column: columnOf(slot) + 1,
      row: rowOf(slot) + 1,
      owner,
      tired: s.tired[slot] === 1,
    }),
    thing: slotThing(t, slot, owner),
    from: deck,
    ...(tags.length > 0 ? { tags } : {}),
    ...(isNoted(t, slot) ? { noted: true } : {}),
  }
  return [piece, ...workerOn(t, slot, card, box)]
}

/** How the card stands: nobody on it, a worker to be activated, or a tired one whose card others may use. */
function slotThing({ s, box }: NehemiahLaying, slot: number, owner: number): Thing {
  const seat = owner === NOBODY || owner >= NEUTRAL ? null : owner
  const is = owner === NOBODY ? 'free' : s.tired[slot] === 1 ? 'tired' : 'standing'
  return about('slot', { row: rowOf(slot) + 1, seat, is, coin: box.coin })
}

/** The anchor of the activation, the worker already chosen for a swap or a move. */
function isNoted(t: NehemiahLaying, slot: number): boolean {
  const step = asked(t)
  if (step?.do === 'swap-workers') return step.first === slot
  if (step?.do === 'place-anywhere') return step.from === slot
  return t.s.anchor === slot
}

function tagsOn(t: NehemiahLaying, slot: number): Tag[] {
  const { s, voice, box } = t
  const ref = nth(SLOT_REFS, slot)
  const act = optionOn(t, ref)?.act
  const tags: Tag[] = []
  if (act === 'extra' || act === 'consolidate') {
    const owner = ownerAt(s, slot)
    const coins = new Array(box.coin).fill({ icon: 'coin', label: voice.name('gold') })
    const toBank = owner === t.me || owner >= NEUTRAL
    tags.push({
      text: '',
      at: 'top',
      marks: [...coins, { text: toBank && !t.layout.tall ? `→ ${voice.name('bank')}` : '→' }],
      ...(toBank ? {} : { seat: owner }),
    })
  }
  if (s.anchor === slot) tags.push({ text: '', at: 'corner', tone: 'good', marks: [{ icon: 'flat-hammer' }] })
  else if ((s.activated & (1 << slot)) !== 0)
    tags.push({ text: '', at: 'corner', tone: 'plain', marks: [{ icon: 'check-mark' }] })
  return tags
}

/** Who is on the card; or, where one may be sent, the place he would take. */
function workerOn(t: NehemiahLaying, slot: number, card: Card, box: Rect): Piece[] {
  const { s, layout, voice } = t
  const small = layout.tall || layout.tray !== null
  const size = Math.round(small ? Math.min(box.w * 0.6, box.h * (layout.free === null ? 0.44 : 0.5)) : box.w * 0.47)
  const owner = ownerAt(s, slot)
  const strip = small ? box.h * 0.24 : box.h * 0.2
  const at = {
    x: Math.round(box.x + box.w * (small ? 0 : 0.02)),
    y: Math.round(box.y + box.h - strip - size * 0.98),
    w: size,
    h: size,
  }
  if (owner !== NOBODY) {
    const neutral = owner >= NEUTRAL
    const seat = neutral ? owner - NEUTRAL : owner
    const letter = neutral ? '' : letterOf(voice, seat)
    const svg = sized(size, worker({ seat, letter, lying: s.tired[slot] === 1 }))
    const thing = about('worker', { seat: neutral ? null : seat, tired: s.tired[slot] === 1, coin: t.box.coin })
    return [drawing(`worker.${card}.${owner}`, at, svg, { above: true, from: homeOf(t, seat), thing })]
  }
  const ref = refOf(t, slot)
  if (isPicked(t, ref)) {
    const neutral = asked(t)?.do === 'place-neutral'
    const seat = asked(t)?.do === 'inspect' ? s.turn : t.me
    const svg = sized(size, worker({ seat, letter: neutral ? '' : letterOf(voice, seat), lying: neutral }))
    return [drawing(`coming.${card}`, at, `<g opacity=".86">${svg}</g>`, { above: true, from: homeOf(t, seat) })]
  }
  return optionOn(t, ref) === undefined
    ? []
    : [drawing(`ghost.${card}`, at, sized(size, ghost('wanted')), { above: true })]
}
