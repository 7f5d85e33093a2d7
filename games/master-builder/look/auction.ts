// The auction under way: who bids what, who is out, and the next raises as coins to be laid.
import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { seatsOf, topStep } from '../../../look/laying.ts'
import { badge, drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { type Rect, rect, short, squeezed, word } from '../../../look/svg.ts'
import { QUICK_RAISES } from '../rules/auction.ts'
import type { MasterStep } from '../rules/state.ts'
import { cardOf } from '../sheet/box.ts'
import { coin } from './art/coin.ts'
import { dollars, thousands } from './money.ts'
import { asked, inHand, type MasterLaying } from './pieces.ts'
import { about } from './things.ts'

/** Clockwise from the highest bidder: the order in which they are asked. */
const inTurn = (t: MasterLaying): Seat[] => seatsOf(t.s).map((k) => ((t.s.bidder ?? t.s.mallet) + k) % t.s.seats)

type Stand = 'leads' | 'out' | 'asked' | 'in'
function standOf(t: MasterLaying, seat: Seat): Stand {
  const step = topStep<MasterStep>(t.s)
  if (seat === t.s.bidder) return 'leads'
  if (small.has(t.s.out, seat)) return 'out'
  return step?.do === 'bid' && step.seat === seat ? 'asked' : 'in'
}

export function auctionArea(t: MasterLaying, box: Rect): Area | null {
  const { s, voice } = t
  if (s.lot === null) return null
  const bids = asked(t) === 'bid'
  const titled = !inHand(t)
  const title = titled ? 24 : 0
  const rowH = bids ? (box.h - title) * 0.5 : box.h - title
  const order = inTurn(t)
  const pitch = box.w / order.length
  const size = Math.round(Math.min(26, rowH - 18, pitch * 0.32))
  const disc = Math.min(40, rowH - 6, pitch * 0.5)
  const name = voice.printed(t.box.names[cardOf(s.lot)], at(t.box.id, cardOf(s.lot)))
  const cell = (seat: Seat, i: number) => {
    const x = pitch * i
    const y = title
    const stand = standOf(t, seat)
    const mid = x + pitch / 2 + size * 0.4
    const middle = y + rowH / 2
    if (stand === 'leads')
      return `<circle cx="${short(mid)}" cy="${short(middle)}" r="${short(disc / 2 + 4)}" class="mb-lead"/>${coin(thousands(s.bid), mid, middle, disc)}`
    if (stand === 'out') return word(voice.says('out'), mid, middle + 5, 'mb-mat mb-middle mb-faint')
    return (
      `<use href="sprite#wish" x="${short(mid - disc / 2)}" y="${short(middle - disc / 2)}" width="${short(disc)}" height="${short(disc)}" class="${stand === 'asked' ? 'mb-asked' : 'mb-faint'}"/>` +
      word(stand === 'asked' ? '?' : '…', mid, middle + 6, 'mb-coin', 'style="font-size:18px"')
    )
  }
  const said = order.map(
    (seat) =>
      `${voice.seat(seat)} ${standOf(t, seat) === 'leads' ? dollars(voice, s.bid) : voice.says(`stand-${standOf(t, seat)}`)}`,
  )
  const pieces: Piece[] = [
    drawing(
      'auction',
      box,
      rect({ x: 0, y: 0, w: box.w, h: box.h }, 8, 'class="mb-block"') +
        (!titled
          ? ''
          : word(name, 10, 18, 'mb-heading mb-on-oak', squeezed(name.length * 9, box.w * 0.6)) +
            word(
              voice.says('from', { least: thousands(at(t.box.minimumBid, s.lot)) }),
              box.w - 10,
              17,
              'mb-mat mb-right',
            )) +
        order.map(cell).join(''),
      {
        label: voice.says('labelled', { label: voice.card(cardOf(s.lot)), text: said.join(', ') }),
        thing: about('auction', { card: cardOf(s.lot), bid: s.bid, bidder: s.bidder }),
      },
    ),
    ...order.map((seat, i) =>
      badge(
        `bidder.${seat}`,
        seat,
        box.x + pitch * i + pitch / 2 - size * 0.9 - disc * 0.36,
        box.y + title + rowH / 2 - size / 2,
        size,
      ),
    ),
    ...(bids ? raises(t, { x: box.x + 6, y: box.y + title + rowH, w: box.w - 12, h: box.h - title - rowH - 4 }) : []),
  ]
  return { id: 'auction', label: voice.says('auction'), box, pieces }
}

/** A coin for each raise that has one, and an empty one for any other amount; what cannot be paid says so. */
function raises(t: MasterLaying, area: Rect): Piece[] {
  const step = t.box.limits.minimumRaise
  const shown = [...Array.from({ length: QUICK_RAISES }, (_, k) => t.s.bid + (k + 1) * step), null]
  const pitch = area.w / shown.length
  const size = Math.round(Math.max(40, Math.min(46, area.h, pitch - 2)))
  const circle = `<circle cx="${short(size / 2)}" cy="${short(size / 2)}" r="${short(size / 2 - 1)}" class="mb-none edge"/>`
  return shown.map((n, i): Piece => {
    const poor = (n ?? t.s.bid + (QUICK_RAISES + 1) * step) > at(t.s.cash, t.me)
    const face =
      n === null
        ? `<use href="sprite#wish" width="${size}" height="${size}"/>${word('…', size / 2, size * 0.6, 'mb-coin', 'style="font-size:20px"')}`
        : coin(thousands(n), size / 2, size / 2, size)
    return drawing(
      `raise.${n === null ? 'other' : i}`,
      {
        x: Math.round(area.x + pitch * (i + 0.5) - size / 2),
        y: Math.round(area.y + (area.h - size) / 2),
        w: size,
        h: size,
      },
      face + circle,
      {
        ref: n === null ? 'act.bid' : `act.bid.${n}`,
        label: n === null ? t.voice.says('other-amount') : t.voice.says('raise-label', { amount: dollars(t.voice, n) }),
        thing: about('raise', { amount: n, step }),
        dim: poor,
      },
    )
  })
}
