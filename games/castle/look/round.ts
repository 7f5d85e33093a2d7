// The cards of the round: who has chosen, then who plays whom, step by step, and what the workers carry.

import { at } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { seatsOf, topStep } from '../../../look/laying.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { circle, icon, plain, rect, short } from '../../../look/svg.ts'
import { capital } from '../../../look/words.ts'
import { loadAt } from '../rules/load.ts'
import { CHARACTERS, isWorker, KINDS, ROLE } from '../rules/pieces.ts'
import { inOrder } from '../rules/seat.ts'
import type { CastleStep } from '../rules/state.ts'
import { STEPS, stepOf } from './marks.ts'
import { asked, type CastleLaying, cardPiece, cardsNow, stateOf } from './pieces.ts'
import { about } from './things.ts'

interface Played {
  readonly seat: Seat
  readonly card: Card
}

/** The revealed cards in the order in which they act. */
export function playedNow(t: Pick<CastleLaying, 's'>): Played[] {
  const order = seatsOf(t.s).map((k) => inOrder(t.s, k))
  return order
    .flatMap((seat) => cardsNow(t.s, seat).map((card) => ({ seat, card })))
    .sort((a, b) => stepOf(a.card) - stepOf(b.card))
}

/** What lies on a worker card of this round. */
export const loadOf = (t: Pick<CastleLaying, 's'>, seat: Seat, card: Card): number[] => {
  if (!isWorker(card)) return []
  const at = loadAt(seat, card - ROLE.worker)
  return t.s.load.slice(at, at + KINDS.length)
}

/** The sign of a seat at a card: the one that stood there while it chose, and more where it has played several cards. */
const signOf = (cards: readonly Played[], { seat, card }: Played): string =>
  cards.find((other) => other.seat === seat)?.card === card ? `seat.${seat}` : `seat.${seat}.${card}`

export function roundArea(t: CastleLaying): Area {
  const cards = playedNow(t)
  return {
    id: 'round',
    label: t.voice.says('cards-of-round'),
    box: t.layout.round,
    pieces: t.layout.tall ? small(t, cards) : cards.length > 0 ? revealed(t, cards) : secret(t),
  }
}

/** A scroll between two rods. */
function scroll(w: number, h: number, title: string): string {
  return (
    rect({ x: 3, y: 6, w: w - 6, h: h - 12 }, 2, 'class="cas-scroll"') +
    [1, h - 9].map((y) => rect({ x: -3, y, w: w + 6, h: 8 }, 4, 'class="cas-rod"')).join('') +
    `<text x="${short(w / 2)}" y="28" class="cas-name cas-mid" style="font-size:16px">${plain(title)}</text>`
  )
}

const medal = (n: number, cx: number, cy: number, now: boolean) =>
  circle(cx, cy, 9.5, `class="cas-step ${now ? 'cas-step-now' : ''}"`) +
  `<text x="${short(cx)}" y="${short(cy + 4.5)}" class="cas-step-n">${n}</text>`

const CARD_H = 74
const LINE_H = 23
/** Over the rows of the scroll, and under them. */
const [HEAD, FOOT] = [38, 14]

/** How high a row with a card is, and the card in it: in a low room lower than usual. */
function rowsIn(room: number, rows: number): { pitch: number; card: { w: number; h: number }; low: boolean } {
  const pitch = Math.min(CARD_H, Math.floor((room - HEAD - FOOT) / Math.max(1, rows)))
  const h = pitch - 10
  return { pitch, card: { w: Math.round((h * CARD_W) / (CARD_H - 10)), h }, low: pitch < CARD_H - 4 }
}

function revealed(t: CastleLaying, cards: readonly Played[]): Piece[] {
  const { round } = t.layout
  const narrow = round.w < 130
  const drawn: string[] = []
  const pieces: Piece[] = []
  const idle = Array.from({ length: STEPS }, (_, i) => i + 1).filter((k) =>
    cards.every((c) => stepOf(c.card) !== k),
  ).length
  // Steps that nobody has a card for are named where there is room.
  const named = HEAD + cards.length * CARD_H + idle * LINE_H + FOOT <= round.h
  const rows = rowsIn(round.h - (named ? idle * LINE_H : 0), cards.length)
  let y = HEAD
  for (let step = 1; step <= STEPS; step++) {
    const here = cards.filter(({ card }) => stepOf(card) === step)
    if (here.length === 0 && !named) continue
    if (here.length === 0) {
      const name = step === 5 ? t.voice.name('worker') : t.voice.name(at(CHARACTERS, step < 5 ? step - 1 : ROLE.master))
      drawn.push(
        `<g opacity=".62">${medal(step, 16, y + LINE_H / 2, false)}</g><text x="31" y="${y + LINE_H / 2 + 4.5}" class="cas-quiet">${plain(narrow ? shortened(capital(name)) : capital(name))}</text>`,
      )
      y += LINE_H
      continue
    }
    for (const { seat, card } of here) {
      const state = stateOf(t.s, seat, card)
      if (state === 'now')
        drawn.push(rect({ x: 6, y: y + 1, w: round.w - 12, h: rows.pitch - 3 }, 7, 'class="cas-turn"'))
      drawn.push(row(t, seat, card, state, y, narrow))
      pieces.push(...rowPieces(t, { seat, card }, signOf(cards, { seat, card }), state, y, rows))
      y += rows.pitch
    }
  }
  const h = Math.min(round.h, y + FOOT)
  return [
    drawing(
      'round-scroll',
      { x: round.x, y: round.y, w: round.w, h },
      scroll(round.w, h, t.voice.says(narrow ? 'round-short' : 'cards-of-round')) + drawn.join(''),
    ),
    ...pieces,
  ]
}

const shortened = (name: string) => (name.length > 11 ? `${name.slice(0, 10)}…` : name)

const CARD_W = 46

function row(
  t: CastleLaying,
  seat: Seat,
  card: Card,
  state: 'done' | 'now' | 'to-come',
  y: number,
  narrow: boolean,
): string {
  const x = CARD_W + 21
  if (narrow) return ''
  const load = loadOf(t, seat, card)
  const status = load.some((n) => n > 0)
    ? ''
    : state === 'done'
      ? t.voice.says('card-done')
      : state === 'now'
        ? t.voice.says(seat === t.me && !t.spectator ? 'card-yours' : 'card-at-work')
        : card === ROLE.master
          ? t.voice.says('card-master', { points: t.box.masterVp })
          : ''
  const name = t.voice.seat(seat)
  return (
    `<text x="${x + 21}" y="${y + 23}" class="cas-who">${plain(name.length > 9 ? `${name.slice(0, 8)}…` : name)}</text>` +
    (status === '' ? '' : `<text x="${x}" y="${y + 49}" class="cas-quiet">${plain(status)}</text>`)
  )
}

function rowPieces(
  t: CastleLaying,
  { seat, card }: Played,
  sign: string,
  state: 'done' | 'now' | 'to-come',
  y: number,
  { card: size, low }: ReturnType<typeof rowsIn>,
): Piece[] {
  const { round } = t.layout
  const x = round.x + 10
  const top = round.y + y + 4
  const pieces: Piece[] = [
    cardPiece(
      t,
      `now.${seat}.${card}`,
      card,
      { x, y: top, ...size },
      {
        short: true,
        label: t.voice.says('card-of', { seat, card }),
        from: comesFrom(t, seat),
        ...(state === 'done' ? { dim: true } : {}),
        ...(state === 'now' ? { noted: true } : {}),
      },
    ),
    {
      id: sign,
      // In a low row the badge lies on its card, and the load beside it.
      box: low
        ? { x: x + size.w - 12, y: top + size.h - 14, w: 16, h: 16 }
        : { x: x + CARD_W + 8, y: top + 4, w: 18, h: 18 },
      look: { is: 'badge', seat },
      ...(low ? { above: true } : {}),
    },
  ]
  const load = loadOf(t, seat, card)
  const kinds = load.flatMap((n, k) => (n > 0 ? [k] : []))
  // Two beside each other where there is little room, else all in a row.
  const columns = round.w < 130 ? Math.min(2, kinds.length) : kinds.length
  const each = Math.min(low ? 22 : 31, Math.floor((round.w - CARD_W - 22) / Math.max(1, columns)))
  for (const [i, k] of kinds.entries()) {
    const at = {
      x: x + CARD_W + 5 + (i % columns) * each,
      y: top + (low ? 0 : 26) + Math.floor(i / columns) * (each + 1),
    }
    pieces.push(loadPiece(t, seat, card, k, at.x, at.y, each))
  }
  return pieces
}

/** A piece on a worker card, for whoever may buy it. */
export function loadPiece(
  t: CastleLaying,
  seat: Seat,
  card: Card,
  k: number,
  x: number,
  y: number,
  size: number,
  wide = size,
): Piece {
  const n = at(loadOf(t, seat, card), k)
  const h = size + 2
  const svg =
    rect({ x: 1, y: 1, w: wide - 2, h: h - 2 }, 7, 'class="cas-chip edge"') +
    icon(at(KINDS, k), wide / 2 - (n > 1 ? 3 : 0), h / 2, Math.min(size * 0.74, 30)) +
    (n > 1
      ? `<text x="${wide - 5}" y="${h - 5}" class="cas-mark cas-end-anchor" style="font-size:14px">${n}</text>`
      : '')
  const ref = `load.${seat}.${card - ROLE.worker}.${k}`
  return drawing(ref, { x: Math.round(x), y: Math.round(y), w: wide, h }, svg, {
    ref,
    label: t.voice.says('load-label', { n, kind: at(KINDS, k), seat, card }),
    thing: about('load', { kind: at(KINDS, k), n, seat }),
    above: true,
  })
}

/** Before the reveal: a back for each seat that has chosen, an hourglass for each that thinks. */
function secret(t: CastleLaying): Piece[] {
  const { round } = t.layout
  const choosing = topStep<CastleStep>(t.s)?.do === 'choose-cards'
  const narrow = round.w < 130
  const rows = seatsOf(t.s).map((k) => inOrder(t.s, k))
  const { pitch, card } = rowsIn(round.h - 2, rows.length)
  const h = Math.min(round.h, HEAD + FOOT + 2 + rows.length * pitch)
  const words: string[] = []
  const pieces: Piece[] = []
  for (const [i, seat] of rows.entries()) {
    const y = HEAD + i * pitch
    const down = t.s.down[seat]?.length ?? 0
    const chosen = down > 0 || (t.s.sealed?.[seat] ?? null) !== null
    const text = t.voice.says(chosen ? 'has-chosen' : choosing ? 'thinks' : 'waits')
    if (!narrow)
      words.push(`<text x="${CARD_W + 42}" y="${y + 25}" class="cas-who">${plain(t.voice.seat(seat))}</text>`)
    if (!narrow) words.push(`<text x="${CARD_W + 21}" y="${y + 50}" class="cas-quiet">${plain(text)}</text>`)
    const box = { x: round.x + 10, y: round.y + y + 4, ...card }
    if (chosen)
      pieces.push({
        id: `down.${seat}`,
        box,
        look: { is: 'back', kind: `${seat}` },
        label: t.voice.says('chosen-label', { seat }),
        thing: about('chosen-card'),
      })
    else
      words.push(
        rect({ x: 11, y: y + 5, w: card.w - 2, h: card.h - 2 }, 5, 'class="cas-hollow"') +
          icon('hourglass', 10 + card.w / 2, y + 4 + card.h / 2, 22, 'var(--k-ink-2)'),
      )
    pieces.push({
      id: `seat.${seat}`,
      box: { x: round.x + CARD_W + 18, y: round.y + y + 9, w: 18, h: 18 },
      look: { is: 'badge', seat },
    })
  }
  const title = t.voice.says(narrow ? 'choice-short' : 'secret-choice')
  return [
    drawing('round-scroll', { x: round.x, y: round.y, w: round.w, h }, scroll(round.w, h, title) + words.join('')),
    ...pieces,
  ]
}

/** A revealed card comes from the own hand, or from its player's panel. */
const comesFrom = ({ me, layout }: CastleLaying, seat: Seat) =>
  seat === me ? { x: layout.cards.x, y: layout.cards.y } : { x: layout.w, y: layout.tall ? 0 : 90 + seat * 140 }

/** On a phone: small cards under the ends of the arch, two to the left and two to the right. */
function small(t: CastleLaying, cards: readonly Played[]): Piece[] {
  const w = 40
  const h = 47
  const { castle, free, snow } = t.layout
  // On the smallest phones the towers behind them are wanted more.
  if (free === null && (castle.w < 372 || castle.h < 250) && asked(t)?.do === 'build') return []
  return cards.flatMap(({ seat, card }, i): Piece[] => {
    const x = free !== null ? 3 : i < 2 ? castle.x + 2 : castle.x + castle.w - w - 2
    const y = free !== null ? snow.y + snow.h + 4 + i * (h - 1) : castle.y + 16 + (i % 2) * (h + 5)
    const state = stateOf(t.s, seat, card)
    const badge = { x: i < 2 ? x + 1 : x + w - 17, y: y + h - 15, w: 16, h: 16 }
    return [
      cardPiece(
        t,
        `now.${seat}.${card}`,
        card,
        { x, y, w, h },
        {
          short: true,
          label: t.voice.says('card-of', { seat, card }),
          from: comesFrom(t, seat),
          above: true,
          ...(state === 'done' ? { dim: true } : {}),
          ...(state === 'now' ? { noted: true } : {}),
        },
      ),
      { id: signOf(cards, { seat, card }), box: badge, look: { is: 'badge', seat }, above: true },
    ]
  })
}
