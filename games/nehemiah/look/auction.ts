// The auction of foremen: the cards turned up, the one they bid for, and who has sealed a bid.

import type { Card, Seat } from '../../../kernel/words.ts'
import { seatsOf } from '../../../look/laying.ts'
import { badge, drawing } from '../../../look/pieces.ts'
import type { Area, Piece, Tag } from '../../../look/scene.ts'
import { lines, type Rect, rect, word } from '../../../look/svg.ts'
import { icon, narrowed } from './art/icon.ts'
import { faceOf, nameOf } from './faces.ts'
import type { NehemiahLaying } from './pieces.ts'
import { about } from './things.ts'

const HEAD = 30

/** Which auction of the round this is. */
function auctionNow(t: NehemiahLaying): number {
  const left = t.s.agenda.filter((step) => step.do === 'pick-foreman').length
  return t.s.seats - left + (t.s.agenda.at(-1)?.do === 'pick-foreman' ? 1 : 0)
}

export function auctionArea(t: NehemiahLaying, tray: Rect): Area {
  const { s, voice } = t
  const lot = s.lot[0]
  const title = voice.says('auction-n', { n: auctionNow(t), all: s.seats })
  const pieces = [
    drawing(
      'tray',
      tray,
      rect({ x: 1, y: 1, w: tray.w - 2, h: tray.h - 2 }, 9, 'class="neh-tray"') +
        word(title, 12, 20, 'neh-name', 'style="font-size:15px"'),
    ),
    ...(lot === undefined ? turnedUp(t, tray) : bidding(t, tray, lot)),
  ]
  return { id: 'auction', label: title, box: tray, pieces }
}

const card = (t: NehemiahLaying, which: Card, box: Rect, more: Partial<Piece>, short = false): Piece => ({
  id: `card.${which}`,
  box,
  look: { is: 'card', face: faceOf(t, which), short },
  label: t.voice.says('foreman-label', { card: which }),
  from: { x: t.layout.piles.x + t.layout.piles.w - 60, y: t.layout.piles.y },
  ...more,
})

/** To choose from: all of them at one size, in one row or two; on a phone their names stand below. */
function turnedUp(t: NehemiahLaying, tray: Rect): Piece[] {
  const { tall } = t.layout
  const cards = t.s.faceUp
  const name = tall ? 32 : 0
  const most = tall ? 96 : 160
  const room = tray.h - HEAD - 8
  const inRows = (rows: number) => {
    const each = Math.ceil(cards.length / rows)
    const pitch = Math.min(most, (tray.w - 12) / each)
    const high = room / rows - name
    return {
      rows,
      each,
      pitch,
      high,
      w: Math.floor(Math.min(pitch - (tall ? 8 : 9), ((high - (rows - 1) * 6) * 5) / 7)),
    }
  }
  const [one, two] = [inRows(1), inRows(2)]
  const { each, pitch, high, w } = two.w > one.w ? two : one
  const h = Math.floor((w * 7) / 5)
  return cards.flatMap((which, i) => {
    const [row, place] = [Math.floor(i / each), i % each]
    const left = tray.x + (tray.w - pitch * Math.min(each, cards.length - row * each)) / 2
    const x = Math.round(left + place * pitch + (pitch - w) / 2)
    const y = Math.round(tray.y + HEAD + row * (high + name) + (high - h) / 2)
    const piece = card(t, which, { x, y, w, h }, { ref: `face-up.0.${i}` }, tall)
    return tall
      ? [piece, named(t, which, { x: Math.round(left + place * pitch), y: y + h + 6, w: pitch, h: 26 })]
      : [piece]
  })
}

function named(t: NehemiahLaying, which: Card, box: Rect): Piece {
  const broken = lines(nameOf(which, t.voice), 11).slice(0, 2)
  return drawing(
    `name.${which}`,
    box,
    broken
      .map((line, i) => narrowed(line, box.w / 2, 12 + i * 13, 'neh-small neh-mid', 12.5, box.w - 4, 0.52))
      .join(''),
  )
}

/** The card they bid for with what it does; the others beside it, or where the tray is high below it; the bids as far as they are in. */
function bidding(t: NehemiahLaying, tray: Rect, lot: Card): Piece[] {
  const { tall } = t.layout
  const high = isHigh(t)
  const room = tray.h - HEAD - 8 - (high ? FOOT + 8 : 0)
  const h = Math.floor(Math.min(room, tall ? 112 : 220))
  const w = Math.floor((h * 5) / 7)
  const face = faceOf(t, lot)
  const rest = t.s.faceUp
  const smallW = high ? Math.floor(FOOT / 1.4) : restWidth(t, tray, w, room)
  const smallH = Math.round(smallW * 1.4)
  const x = tray.x + 12 + w + 14
  const words = tray.x + tray.w - 12 - x
  const tags: Tag[] = tall ? [] : [{ text: t.voice.name('lot'), at: 'foot', tone: 'warm' }]
  return [
    card(t, lot, { x: tray.x + 12, y: tray.y + HEAD, w, h }, { noted: true, tags, ref: 'act.bid' }, tall),
    {
      id: 'lot-name',
      box: { x, y: tray.y + HEAD - 2, w: words, h: 22 },
      look: { is: 'text', text: face.title, as: 'head' },
    },
    {
      id: 'lot-text',
      box: { x, y: tray.y + HEAD + 20, w: words, h: room - (high ? 0 : smallH) - 26 },
      look: { is: 'text', text: face.text, as: tall ? 'small' : 'body' },
    },
    ...rest.map((which, i) =>
      card(
        t,
        which,
        {
          x: (high ? tray.x + 12 : x) + i * (smallW + 6),
          y: Math.round(tray.y + tray.h - smallH - 8),
          w: smallW,
          h: smallH,
        },
        {},
        true,
      ),
    ),
    ...bids(t, bidsIn(t, tray)),
  ]
}

/** The row of what is not bid for, where it has one of its own. */
const FOOT = 58

/** On a desk without room for the columns the tray is high. */
const isHigh = ({ layout }: NehemiahLaying): boolean => layout.covered && !layout.tall

/** How wide a card is that is not bid for, between the text and the bids. */
const restWidth = ({ layout, s }: NehemiahLaying, tray: Rect, lot: number, room: number): number =>
  layout.tall
    ? 30
    : Math.min(
        84,
        Math.floor((room - 66) / 1.4),
        Math.floor((tray.w - lot - 60 - s.seats * 54) / Math.max(1, s.faceUp.length)) - 6,
      )

function bidsIn({ layout, s }: NehemiahLaying, tray: Rect): Rect {
  const w = s.seats * (layout.tall ? 26 : 54)
  const x = tray.x + tray.w - 12 - w
  return layout.tall ? { x, y: tray.y + 3, w, h: 22 } : { x, y: tray.y + tray.h - 58, w, h: 50 }
}

const hasBid = (t: NehemiahLaying, seat: Seat): boolean =>
  t.s.sealed?.[seat] !== null && t.s.sealed?.[seat] !== undefined

/** A screen each: closed when the bid is sealed behind it. */
function bids(t: NehemiahLaying, box: Rect): Piece[] {
  const { tall } = t.layout
  const pitch = box.w / t.s.seats
  return seatsOf(t.s).flatMap((seat) => {
    const x = Math.round(box.x + seat * pitch)
    const done = hasBid(t, seat)
    const thing = about('bid', { seat, done })
    if (tall)
      return [
        { ...badge(`bid.${seat}`, seat, x + 2, box.y, 20), dim: !done, label: said(t, seat, done), thing },
        ...(done ? [drawing(`sealed.${seat}`, { x: x + 13, y: box.y + 9, w: 13, h: 13 }, seal(13))] : []),
      ]
    return [
      drawing(
        `screen.${seat}`,
        { x, y: box.y, w: pitch - 6, h: box.h },
        rect(
          { x: 0, y: 4, w: pitch - 6, h: box.h - 8 },
          6,
          `style="fill:var(--seat-${seat})" opacity="${done ? 1 : 0.28}" class="neh-screen"`,
        ) + (done ? `<g transform="translate(${pitch - 26} ${box.h - 24})">${seal(20)}</g>` : ''),
        { label: said(t, seat, done), thing },
      ),
      badge(`bid.${seat}`, seat, x + 6, box.y + 12, 24),
    ]
  })
}

const said = (t: NehemiahLaying, seat: Seat, done: boolean) =>
  t.voice.says(done ? 'bid-sealed' : 'bid-awaited', { seat })
const seal = (size: number): string =>
  `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" class="neh-seal"/>${icon('check-mark', size / 2, size / 2, size * 0.66, '#fff')}`
