// The event of the round as a newspaper, and the one that comes next.

import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { seatsOf } from '../../../look/laying.ts'
import { badge, drawing } from '../../../look/pieces.ts'
import type { Area, Mark, Piece } from '../../../look/scene.ts'
import { type Rect, rect } from '../../../look/svg.ts'
import type { EventOption, Face } from '../sheet/box.ts'
import { marksFitted } from './art/marks.ts'
import { nextPaper, paper, STACKED, stripPaper } from './art/newspaper.ts'
import { faceOf, nameOf } from './faces.ts'
import { pictureOf } from './icons.ts'
import { optionMarks } from './marks.ts'
import { asked, faceIn, type SpyriumLaying, tokenPiece, worth } from './pieces.ts'
import { about } from './things.ts'

const PERIOD_NAMES = ['period-a', 'period-b', 'period-c'] as const

export function eventArea(t: SpyriumLaying): Area {
  const { event, next } = t.layout
  const box = { x: event.x, y: event.y, w: event.w, h: next.y + next.h - event.y }
  const [now] = t.s.current
  const [coming] = t.s.future
  return {
    id: 'event',
    label: t.voice.name('current-event'),
    box,
    pieces: [
      ...(now === undefined ? [] : current(t, now)),
      ...(coming === undefined || coming < 0 ? [] : comingPieces(t, coming)),
    ],
  }
}

const said = (t: SpyriumLaying, card: Card): string => faceOf(t, card).text

const read = (t: SpyriumLaying, card: Card, title: string) => ({
  title,
  text: t.voice.says('piles-now', {
    a: t.s.decks[0]?.length ?? 0,
    b: t.s.decks[1]?.length ?? 0,
    c: t.s.decks[2]?.length ?? 0,
    reserve: t.s.tokenReserve.length,
    discard: t.s.tokenDiscard.length,
  }),
  cards: [{ face: faceOf(t, card) }],
})

function current(t: SpyriumLaying, card: Card): Piece[] {
  const { voice, layout, s } = t
  const face = faceIn(t, card)
  const box = layout.event
  const period = voice.name(at(PERIOD_NAMES, t.box.rounds[s.round - 1] ?? 0))
  const heading = {
    title: nameOf(face, voice),
    masthead: voice.says('masthead'),
    left: `${voice.name('round')} ${s.round}`,
    right: period,
  }
  const svg = !layout.paper
    ? stripPaper(box, heading.title)
    : paper(box, { ...heading, picture: pictureOf(card, t.box), used: voice.says('used-by') })
  const used = seatsOf(t.s).filter((seat) => s.eventUsed[seat] === 1)
  const token = s.currentToken[0]
  return [
    drawing('event', box, svg, {
      ref: 'act.event',
      label: voice.says('event-label', { card, used: used.map((seat) => voice.seat(seat)) }),
      thing: about('event', { card, does: said(t, card), mine: !t.spectator && used.includes(t.me) }),
      shows: read(t, card, voice.name('current-event')),
    }),
    ...options(t, card, face, optionBoxes(t, face)),
    ...(token === undefined || !layout.paper
      ? []
      : [tokenPiece(t, 'event-token', 'event', worth(t, token), box.x + box.w - 46, box.y + 62, 34)]),
    ...usedBadges(t, used),
  ]
}

function usedBadges(t: SpyriumLaying, used: readonly number[]): Piece[] {
  const { layout } = t
  const box = layout.event
  const size = layout.paper ? 20 : 15
  return used.map((seat, i) =>
    badge(
      `event-used.${seat}`,
      seat,
      box.x + box.w - (used.length - i) * (size + 3) - (layout.paper ? 8 : 0),
      layout.paper ? box.y + box.h - size - 8 : box.y - 3,
      size,
    ),
  )
}

/** How high an option is that a finger meets, and how broad one that stands beside others. */
const FINGER = 42
const BROAD = 54

/** Where the options of the event are printed. */
function optionBoxes(t: SpyriumLaying, face: Face): Rect[] {
  const { event, paper } = t.layout
  const many = face.options.length
  if (!paper && event.h >= STACKED) {
    const w = (event.w - 4) / many
    return face.options.map((_, k) => ({ x: event.x + 2 + k * w, y: event.y + event.h - 43, w, h: 42 }))
  }
  if (!paper) {
    const x = event.x + Math.min(96, event.w * 0.4)
    const w = (event.x + event.w - x - 2) / many
    return face.options.map((_, k) => ({ x: x + k * w, y: event.y + 1, w, h: event.h - 2 }))
  }
  const wide = event.w >= 200
  const x = wide ? event.x + event.w * 0.45 : event.x + 8
  const top = event.y + (wide ? 84 : 86)
  const room = event.h - (top - event.y) - 36
  const across = event.x + event.w - x - 8
  // Where they would be lower than a finger they lie side by side, as long as each is broad enough.
  if (room / many < FINGER && across / many >= BROAD)
    return face.options.map((_, k) => ({
      x: x + (k * across) / many,
      y: top + Math.max(0, (room - FINGER) / 2),
      w: across / many - 3,
      h: FINGER,
    }))
  const h = Math.min(46, room / many)
  return face.options.map((_, k) => ({
    x,
    y: top + k * h + Math.max(0, (room - h * many) / 2),
    w: across,
    h: h - 2,
  }))
}

function options(t: SpyriumLaying, card: Card, face: Face, boxes: readonly Rect[]): Piece[] {
  const choosing = asked(t)?.do === 'event-option'
  return face.options.map((option, k) => {
    const box = at(boxes, k)
    const marks = tokenFilled(t, optionMarks(face, option, t.voice))
    const size = t.layout.paper ? 16 : t.layout.compact ? 13 : 14
    const svg =
      rect({ x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 6, 'class="spy-option edge"') + fitted(t, marks, box, size)
    return drawing(`event-option.${k}`, box, svg, {
      label: t.voice.says('option-label', optionParams(option, k)),
      thing: about('event-option', { ...optionParams(option, k), does: said(t, card) }),
      ...(choosing ? { ref: `act.choose-option.${k}` } : {}),
    })
  })
}

const optionParams = (option: EventOption, k: number) => ({
  n: k + 1,
  pays: option.payCrystals,
  price: option.payMoney,
  pounds: option.money,
  crystals: option.crystals,
  vp: option.vp,
})

/** The token's value in place of its sign, where it lies on the event. */
function tokenFilled(t: SpyriumLaying, marks: readonly Mark[]): Mark[] {
  const token = t.s.currentToken[0]
  if (token === undefined) return [...marks]
  return marks.flatMap((mark) =>
    mark.icon === 'token' ? [{ text: `${worth(t, token)}` }] : mark.text === '=' ? [] : [mark],
  )
}

/** Letters are never smaller than the window's least: 12 px on a phone. */
const fitted = (t: SpyriumLaying, marks: readonly Mark[], box: Rect, size: number): string =>
  marksFitted(marks, box, size, t.layout.compact ? 12 : 14, 'var(--s-news-ink)')

function comingPieces(t: SpyriumLaying, card: Card): Piece[] {
  const { next, paper } = t.layout
  const { voice } = t
  const face = faceIn(t, card)
  const [token] = t.s.nextToken
  const marks = face.options.flatMap((option, k) => [
    ...(k > 0 ? [{ text: '/' }] : []),
    ...optionMarks(face, option, voice),
  ])
  const svg = nextPaper(next, voice.says('next-round'), nameOf(face, voice), token !== undefined, !paper)
  const inner = { ...next, w: next.w - (token === undefined ? 16 : 62), h: 22 }
  return [
    drawing(
      'next-event',
      next,
      !paper ? svg : `${svg}<g transform="translate(8 ${next.h - 30})">${fitted(t, marks, inner, 14)}</g>`,
      {
        label: voice.says('next-event-label', { card }),
        thing: about('next-event', { card, does: said(t, card) }),
        shows: read(t, card, voice.name('future-events')),
      },
    ),
    ...(token === undefined
      ? []
      : [
          tokenPiece(
            t,
            'next-token',
            'next',
            worth(t, token),
            next.x + next.w - (paper ? 46 : 31),
            next.y + next.h / 2 - (paper ? 18 : 14),
            paper ? 36 : 28,
          ),
        ]),
  ]
}
