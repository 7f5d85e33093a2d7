// A page of the guild's ledger: the event of the round, who is for hire, the piles, the bank.

import { at } from '../../../kernel/lists.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Area, Piece, Place } from '../../../look/scene.ts'
import { icon, type Rect, rect, squeezed, word } from '../../../look/svg.ts'
import { iouSupply } from '../rules/money.ts'
import { FIRST_EVENT } from '../sheet/box.ts'
import { LOANS, TYPES } from '../sheet/ids.ts'
import { faceOf, iouFace } from './faces.ts'
import { thousands } from './money.ts'
import { asked, cardPiece, type MasterLaying } from './pieces.ts'
import { about } from './things.ts'

const HEAD = 20
/** The name under a pile, and the room that the next one's count takes. */
const NAME = 25

/** A line of the ledger, in its display face. */
const heading = (words: string, y: number, w: number) =>
  `${word(words, 10, y, 'mb-heading', squeezed(words.length * 8, w - 16))}<path d="M10 ${y + 4.5}H${w - 8}" class="mb-ruled"/>`

/** `copy` where the piles to choose from lie on the mat. */
export function ledgerArea(t: MasterLaying, box: Rect, copy: boolean): Area {
  const h = box.h
  // Headings, names and margins keep their height; cards take what is left.
  const k = Math.min(1, (h - 186) / 394)
  const eventH = Math.round(158 * k)
  const eventW = Math.round((eventH * 5) / 7)
  const pileH = Math.round(86 * k)
  const deckH = Math.round(64 * k)
  const deckW = Math.round((deckH * 5) / 7)
  const rowH = pileH + NAME
  const gap = Math.max(0, Math.min(14, (h - 186 - 394 * k) / 3))
  const eventY = HEAD + 6
  const hireY = eventY + eventH + gap + 4
  const bankY = hireY + HEAD + 3 + 2 * rowH + gap
  const deckY = bankY + HEAD + 5
  const loanY = deckY + deckH + 23
  const place = (x: number, y: number, w: number, high: number): Place => ({
    x: box.x + x,
    y: box.y + Math.round(y),
    w,
    h: high,
  })
  const page = drawing(
    'ledger',
    box,
    heading(t.voice.says('event-head'), 18, box.w) +
      heading(t.voice.says('hire-head'), hireY + 15, box.w) +
      heading(t.voice.says('piles-head'), bankY + 14, box.w),
  )
  return {
    id: 'ledger',
    label: t.voice.says('ledger'),
    box,
    pieces: [
      page,
      eventPiece(t, place((box.w - eventW) / 2, eventY, eventW, eventH)),
      ...hirePieces(
        t,
        { x: box.x, y: box.y + hireY + HEAD + 7, w: box.w, h: 2 * rowH },
        pileH,
        2,
        copy ? 'copy' : 'pile',
      ),
      ...deckPieces(t, { x: box.x, y: box.y + deckY, w: box.w, h: deckH }, deckW),
      ...bankPieces(t, { x: box.x, y: box.y + loanY, w: box.w, h: Math.max(26, Math.min(34, h - loanY - 4)) }),
    ],
  }
}

export function eventPiece(t: MasterLaying, box: Place): Piece {
  const { s } = t
  if (s.inForce !== null) return cardPiece(t, FIRST_EVENT + s.inForce, box, { id: 'event' })
  return {
    id: 'event',
    box,
    look: { is: 'pile', kind: 'event', count: s.eventPile.length },
    label: t.voice.says('pile-label', { pile: 'event-pile', n: s.eventPile.length }),
    thing: about('event-pile', { n: s.eventPile.length }),
  }
}

/**
 * The four worker piles, two by two or in a row: the top card of each, how many lie there, the name of the type. Those to `hire`
 * from on the mat are not those of the ledger, which stay as they are and are only a `copy` meanwhile.
 */
export function hirePieces(
  t: MasterLaying,
  area: Rect,
  high: number,
  columns = 2,
  as: 'pile' | 'copy' | 'hire' = 'hire',
): Piece[] {
  const w = Math.round((high * 5) / 7)
  const pitch = area.w / columns
  return TYPES.flatMap((type, i) => {
    const id = `${as === 'hire' ? 'hire' : 'pile'}.${i}`
    const pile = at(t.s.piles, i)
    const x = Math.round(area.x + pitch * ((i % columns) + 0.5) - w / 2)
    const y = Math.round(area.y + Math.floor(i / columns) * (high + NAME))
    const [top] = pile
    const bare = w < 70
    const name = bare ? t.voice.name(type) : ''
    const under = drawing(
      `under.${id}`,
      { x: x - 12, y, w: w + 24, h: high + (bare ? 17 : 6) },
      Array.from({ length: Math.min(4, pile.length - 1) }, (_, k) =>
        rect({ x: 12 + (4 - k) * 1.4, y: (4 - k) * 1.2, w, h: high }, 5, 'class="mb-under"'),
      ).join('') + word(name, w / 2 + 12, high + 13.5, 'mb-pile-name', squeezed(name.length * 6.6, pitch - 2)),
    )
    const more = {
      id,
      ...(as === 'copy' ? {} : { ref: `pile.${i}` }),
      label: t.voice.says('hire-label', { type, n: pile.length, card: top ?? null }),
      thing: about('worker-pile', { type, n: pile.length }),
    }
    const box = { x, y, w, h: high }
    if (top === undefined) return [under, { ...more, box, look: { is: 'slot', icon: 'meeple' }, dim: true }]
    return [under, cardPiece(t, top, box, { ...more, bare, tags: [{ text: `${pile.length}`, at: 'corner' }] })]
  })
}

function deckPieces(t: MasterLaying, area: Rect, w: number): Piece[] {
  const { s, voice } = t
  const half = area.w / 2
  const x = (i: number) => Math.round(area.x + half * (i + 0.5) - w / 2)
  const situation = s.situations.at(-1)
  const caption = (i: number, words: string) =>
    drawing(
      `caption.${i}`,
      { x: Math.round(area.x + half * i), y: area.y, w: Math.round(half), h: area.h + 16 },
      word(words, half / 2, area.h + 16, 'mb-pile-name', squeezed(words.length * 6.4, half - 4)),
    )
  return [
    caption(0, voice.says('contracts-left')),
    caption(1, situation === undefined ? voice.says('situation') : voice.card(situation)),
    {
      id: 'contract-pile',
      ref: 'contract-pile',
      box: { x: x(0), y: area.y, w, h: area.h },
      look: s.contractPile.length > 0 ? { is: 'pile', kind: 'contract', count: s.contractPile.length } : { is: 'slot' },
      label: voice.says('pile-label', { pile: 'contract-pile', n: s.contractPile.length }),
      thing: about('contract-pile', { n: s.contractPile.length }),
    },
    situation === undefined
      ? {
          id: 'situation',
          box: { x: x(1), y: area.y, w, h: area.h },
          look: { is: 'pile', kind: 'situation', count: s.situationPile.length },
          label: voice.says('pile-label', { pile: 'situation-pile', n: s.situationPile.length }),
          thing: about('situation-pile', { n: s.situationPile.length }),
        }
      : {
          id: 'situation',
          box: { x: x(1), y: area.y, w, h: area.h },
          look: { is: 'card', face: faceOf(t, situation), short: true },
          label: voice.says('labelled', { label: voice.says('situation'), text: voice.card(situation) }),
          tags: [{ text: `${s.situationPile.length}`, at: 'corner' }],
        },
  ]
}

/** IOUs left at the bank; to be pointed at where the reader has none of the kind, or must borrow. */
function bankPieces(t: MasterLaying, area: Rect): Piece[] {
  const { voice, box } = t
  const half = Math.round(area.w / 2) - 4
  return LOANS.map((loan, kind): Piece => {
    const left = iouSupply(t.s, kind, box)
    const face = iouFace(t, kind)
    const own = t.s.loans[t.me]?.[kind] ?? 0
    const here = own === 0 || asked(t) === 'take-loan'
    const svg =
      rect({ x: 1, y: 1, w: half - 2, h: area.h - 2 }, 6, 'class="mb-paper edge"') +
      (half < 72 ? '' : icon('wax-seal', 14, area.h / 2, 18, '#a5432a')) +
      word(thousands(at(box.received, kind)), half < 72 ? 8 : 25, area.h / 2 + 5, 'mb-slip mb-bold') +
      word(`×${left}`, half - 7, area.h / 2 + 5, 'mb-slip mb-right')
    return drawing(`bank.${kind}`, { x: Math.round(area.x + 4 + kind * half), y: area.y, w: half, h: area.h }, svg, {
      label: voice.says('bank-label', { loan, n: left }),
      ...(here ? { ref: `loan.${kind}` } : {}),
      thing: about('loan', { loan, does: face.text }),
      shows: { title: voice.name(loan), cards: [{ face, note: voice.name(loan) }] },
    })
  })
}
