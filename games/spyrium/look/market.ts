// The market: nine lots, the lanes between them, and the workers who stand there.

import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { seatsOf } from '../../../look/laying.ts'
import { drawing, isPicked } from '../../../look/pieces.ts'
import type { Area, Piece, Tag } from '../../../look/scene.ts'
import { rect, word } from '../../../look/svg.ts'
import { earnings } from '../rules/earn.ts'
import { crowd, POSITIONS } from '../rules/market.ts'
import { GAPS } from '../rules/names.ts'
import { sidesOf } from '../rules/place.ts'
import { gapRef, positionRef } from '../rules/refs.ts'
import { counted, lookedAt, optionOn, poundsOf, workingGap } from './crowd.ts'
import { cardLabel } from './faces.ts'
import { pounds } from './money.ts'
import { asked, cardPiece, faceIn, type SpyriumLaying, tokenPiece, worth } from './pieces.ts'
import { laneBox, positionBox, stand } from './places.ts'
import { about } from './things.ts'

export function marketArea(t: SpyriumLaying): Area {
  const { market } = t.layout
  const pieces: Piece[] = []
  for (let gap = 0; gap < GAPS.length; gap++) pieces.push(lane(t, gap))
  for (let pos = 0; pos < POSITIONS; pos++) pieces.push(...lot(t, pos))
  for (let gap = 0; gap < GAPS.length; gap++) pieces.push(...workersIn(t, gap))
  return {
    id: 'market',
    label: t.voice.name('market'),
    box: { x: market.x, y: market.y, w: market.w, h: market.h },
    pieces,
  }
}

function lot(t: SpyriumLaying, pos: number): Piece[] {
  const card = t.s.market[pos]?.[0]
  const box = positionBox(t.layout, pos)
  if (card === undefined) return [emptyLot(t, pos)]
  const tags = tagsOn(t, pos)
  const from =
    t.layout.decks.w === 0 ? { x: t.layout.w / 2, y: -box.h } : { x: t.layout.decks.x + 8, y: t.layout.decks.y }
  const piece = cardPiece(t, card, box, {
    ref: positionRef(pos),
    label: lotLabel(t, pos, card),
    thing: about('market-card', { price: faceIn(t, card).price, crowd: Math.max(0, crowd(t.s, pos)) }),
    from,
    ...(tags.length > 0 ? { tags } : {}),
    ...(lookedAt(t) === pos ? { above: true } : {}),
  })
  return [piece, ...tokensOn(t, pos, card)]
}

function lotLabel(t: SpyriumLaying, pos: number, card: Card): string {
  const { voice } = t
  const around = crowd(t.s, pos) + 1
  const tokens = (t.s.marketTokens[pos] ?? []).map((token) => worth(t, token))
  return [
    cardLabel(t, card),
    ...(tokens.length > 0 ? [voice.says('tokens-of', { values: tokens })] : []),
    ...(around > 0 ? [voice.says('workers-around', { n: around })] : []),
  ].join(', ')
}

function emptyLot(t: SpyriumLaying, pos: number): Piece {
  const box = positionBox(t.layout, pos)
  const label = t.voice.says('empty-lot')
  const svg =
    rect({ x: 2, y: 2, w: box.w - 4, h: box.h - 4 }, 8, 'class="spy-empty edge"') +
    `<use href="sprite#wheelbarrow" x="${box.w * 0.28}" y="${box.h * 0.46}" width="${box.w * 0.44}" height="${box.w * 0.44}" style="fill:var(--s-empty)"/>` +
    `<use href="sprite#crystal" x="${box.w * 0.42}" y="${box.h * 0.2}" width="${box.w * 0.16}" height="${box.w * 0.16}" opacity=".55"/>` +
    word(t.voice.says('empty-short'), box.w / 2, box.h * 0.42, 'spy-empty-word spy-mid')
  return drawing(`lot.${pos}`, box, svg, { ref: positionRef(pos), label, thing: about('empty-lot') })
}

/** What the card costs, or what it would bring, for the worker in use. */
function tagsOn(t: SpyriumLaying, pos: number): Tag[] {
  const step = asked(t)
  if (step === undefined) return []
  const choice = optionOn(t, positionRef(pos))
  if (step.do === 'earn-card' && choice !== undefined)
    return [
      {
        text: `+${pounds(t.voice, earnings(t.s, t.me, pos, t.box))}`,
        at: 'corner',
        marks: [{ icon: 'meeple-group' }],
        tone: 'warm',
      },
    ]
  if (step.do === 'activate-card' && choice !== undefined)
    return [
      {
        text: pounds(t.voice, poundsOf(t, choice)),
        at: 'corner',
        tone: isPicked(t, positionRef(pos)) ? 'good' : 'plain',
      },
    ]
  const others = crowd(t.s, pos)
  return 'pos' in step && step.pos === pos && others > 0
    ? [{ text: `+${pounds(t.voice, others)}`, at: 'corner', marks: [{ icon: 'meeple-group' }], tone: 'warm' }]
    : []
}

/** The room of a price at the head of a broad card. */
const PRICE = 28

/** Tokens on a card; while one is being chosen they are large enough for a finger. */
function tokensOn(t: SpyriumLaying, pos: number, card: Card): Piece[] {
  const tokens = t.s.marketTokens[pos] ?? []
  if (tokens.length === 0) return []
  const { layout } = t
  const box = positionBox(layout, pos)
  const step = asked(t)
  const choosing = step?.do === 'token' && step.pos === pos
  const size = choosing ? (layout.touch ? 40 : 36) : layout.compact ? 23 : Math.min(30, box.w * 0.25)
  const building = faceIn(t, card).kind === 'building'
  // A broad card has its effect and its title below: tokens lie at its head, beside the price.
  const broad = box.w > box.h
  const left = broad && !choosing ? PRICE : 4
  const pitch = choosing ? size + 1 : Math.min(size + 1, (box.w - left - 4 - size) / Math.max(1, tokens.length - 1))
  const wide = size + pitch * (tokens.length - 1)
  const middle = box.x + (broad && !choosing ? box.w - 4 - wide : (box.w - wide) / 2)
  const x0 = Math.max(4, Math.min(layout.w - wide - 4, middle))
  // On a phone the effect and the name of a person fill the lower half: tokens lie over the portrait.
  const person = layout.compact && !choosing ? 0.25 : 0.6
  const part = broad ? (choosing ? 0.25 : 0.03) : building ? (faceIn(t, card).effects.length > 1 ? 0.4 : 0.5) : person
  const y = box.y + box.h * part - (choosing ? 4 : 0)
  return tokens.map((token, i) =>
    tokenPiece(
      t,
      `market-token.${pos}.${i}`,
      'market',
      worth(t, token),
      Math.round(x0 + i * pitch),
      Math.round(y),
      Math.round(size),
      {
        ref: `market-token.${pos}.${i}`,
        above: true,
      },
    ),
  )
}

function lane(t: SpyriumLaying, gap: number): Piece {
  const box = laneBox(t.layout, gap)
  const workers = seatsOf(t.s).flatMap((seat) =>
    (t.s.gaps[seat]?.[gap] ?? 0) > 0 ? [`${t.voice.seat(seat)} ${t.s.gaps[seat]?.[gap]}`] : [],
  )
  const round = Math.min(box.w, box.h) / 2
  return drawing(
    gapRef(gap),
    box,
    rect({ x: 2, y: 2, w: box.w - 4, h: box.h - 4 }, Math.min(24, round - 2), 'class="spy-lane edge"'),
    {
      ref: gapRef(gap),
      label: t.voice.says('lane', { ...sidesOf(t.s, gap), workers }),
      thing: about('lane', { workers: seatsOf(t.s).reduce((sum, seat) => sum + (t.s.gaps[seat]?.[gap] ?? 0), 0) }),
    },
  )
}

/** Up to two stand free; beyond that one for each owner, with how many they are; last the one about to be placed. */
function workersIn(t: SpyriumLaying, gap: number): Piece[] {
  const { layout, s } = t
  const coming = asked(t)?.do === 'place-worker' && isPicked(t, gapRef(gap))
  const owners = seatsOf(t.s).filter((seat) => (s.gaps[seat]?.[gap] ?? 0) > 0)
  const total = owners.reduce((sum, seat) => sum + (s.gaps[seat]?.[gap] ?? 0), 0)
  const focused = lookedAt(t) >= 0
  const apart = total <= 2 && !(focused && owners.length < total)
  const groups = owners.flatMap((seat) => {
    const n = s.gaps[seat]?.[gap] ?? 0
    return apart ? Array.from({ length: n }, (_, i) => ({ seat, n: 1, i })) : [{ seat, n, i: 0 }]
  })
  if (coming) groups.push({ seat: t.me, n: 1, i: 9 })
  const lane = laneBox(layout, gap)
  const inner = layout.compact ? { ...lane, x: lane.x + 2, w: lane.w - 4 } : lane
  const { size, at: spots } = stand(inner, groups.length, layout.compact ? 33 : 38)
  return groups.map(({ seat, n, i }, k): Piece => {
    const [x, y] = at(spots, k)
    const more = counted(t, seat, gap)
    const note = more > 0 ? `+${more}` : n > 1 ? `×${n}` : undefined
    return {
      id: `${gapRef(gap)}.${seat}.${i}`,
      box: { x: Math.round(x), y: Math.round(y), w: Math.round(size), h: Math.round(size) },
      look: { is: 'meeple', seat, ...(note === undefined ? {} : { note }) },
      thing: about('market-worker', { seat, n }),
      above: true,
      from: seat === t.me ? { x: layout.start.x + 20, y: layout.start.y + 40 } : { x: layout.w, y: layout.h * 0.3 },
      ...(i === 9 || (seat === t.me && gap === workingGap(t)) ? { noted: true } : {}),
    }
  })
}
