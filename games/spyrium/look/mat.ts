// The own mat: the start card with money, crystals and workers; the district; techniques and kept tokens.

import { at } from '../../../kernel/lists.ts'
import type { Card, Ref } from '../../../kernel/words.ts'
import { drawing, isPicked } from '../../../look/pieces.ts'
import { spread } from '../../../look/places.ts'
import type { Area, Piece, Tag } from '../../../look/scene.ts'
import { rect, squeezed, word } from '../../../look/svg.ts'
import { spaceValue } from '../rules/gain.ts'
import { TRADE } from '../rules/technique.ts'
import { startCard } from './art/start.ts'
import { isOption, poundsOf } from './crowd.ts'
import { cardLabel } from './faces.ts'
import { pounds } from './money.ts'
import { asked, cardPiece, type SpyriumLaying, tokenPiece, worth } from './pieces.ts'
import { about } from './things.ts'

const TILT = 8
/** How wide a letter of a label is at most, on average. */
const LETTER = 6.6

const SHORT = { active: 'active-short', spent: 'spent-short', reserve: 'reserve-short' } as const

export function startArea(t: SpyriumLaying): Area {
  const { start } = t.layout
  const { voice, s, me } = t
  const who = t.spectator ? voice.seat(me) : voice.says('start-card')
  const third = start.w / 3
  const kinds = [
    { id: 'active', n: s.active[me] ?? 0, lying: false },
    { id: 'spent', n: s.spent[me] ?? 0, lying: true },
    { id: 'reserve', n: s.reserve[me] ?? 0, lying: false },
  ] as const
  const label = voice.says('own-label', { pounds: s.money[me] ?? 0, crystals: s.crystals[me] ?? 0, vp: s.vp[me] ?? 0 })
  const rows = Math.min(start.h - 62, 66)
  const size = Math.round(Math.min(34, rows - 20))
  return {
    id: 'start',
    label: voice.name('start-card'),
    box: start,
    pieces: [
      drawing('start', start, startCard(start.w, start.h, who, s.money[me] ?? 0, s.crystals[me] ?? 0), {
        label,
        thing: about('start-card', { income: spaceValue(s, me, t.box) }),
      }),
      { id: 'own-badge', box: { x: start.x + 9, y: start.y + 7, w: 22, h: 22 }, look: { is: 'badge', seat: me } },
      ...kinds.flatMap(({ id, n, lying }, k): Piece[] => {
        const cell = {
          x: Math.round(start.x + k * third),
          y: start.y + start.h - rows - 2,
          w: Math.round(third),
          h: rows,
        }
        const words = `${n} ${voice.says(SHORT[id], { n })}`
        return [
          drawing(
            `own-${id}`,
            cell,
            rect({ x: 2, y: 0, w: cell.w - 4, h: cell.h - 2 }, 6, 'class="spy-cell edge"') +
              word(words, cell.w / 2, cell.h - 7, 'spy-ink spy-mid', squeezed(words.length * LETTER, cell.w - 4)),
            {
              label: words,
              thing: about(id, { n }),
              ...(id === 'active' ? { ref: 'act.place' } : {}),
            },
          ),
          {
            id: `own-worker-${id}`,
            box: {
              x: Math.round(cell.x + (cell.w - size) / 2),
              y: cell.y + Math.max(0, rows - 22 - size),
              w: size,
              h: size,
            },
            look: { is: 'meeple', seat: id === 'reserve' ? null : me, lying },
            ...(n === 0 || id === 'reserve' ? { dim: true } : {}),
          },
        ]
      }),
    ],
  }
}

export function districtArea(t: SpyriumLaying): Area {
  const { district, compact, choosing } = t.layout
  const step = asked(t)
  const building = step?.do === 'lot'
  const whole = compact && (building || step?.do === 'exploit-building')
  const box = whole ? choosing : district
  const cards = t.s.districts[t.me] ?? []
  const xs = spread(cards.length + (building ? 1 : 0), box.x, box.w, district.card, compact ? 6 : 20)
  const pieces = cards.flatMap((card, i) => ownBuilding(t, card, i, at(xs, i)))
  if (building) pieces.push(newLot(t, at(xs, cards.length)))
  else if (cards.length === 0) pieces.push(bareLot(t))
  return { id: 'district', label: t.voice.name('district'), box, pieces }
}

function priceTag(t: SpyriumLaying, ref: string, choice: Parameters<typeof poundsOf>[1]): Tag[] {
  const tone = isPicked(t, ref) ? 'good' : isOption(t, choice) || (t.choosing?.picked.length ?? 0) > 0 ? 'plain' : 'bad'
  return [{ text: pounds(t.voice, poundsOf(t, choice)), at: t.layout.compact ? 'foot' : 'top', tone }]
}

function ownBuilding(t: SpyriumLaying, card: Card, i: number, x: number): Piece[] {
  const { district, compact } = t.layout
  const tilted = t.s.tilted[t.me]?.[i] === 1
  const staff = t.s.staff[t.me]?.[i] ?? 0
  const ref = `district.${t.me}.${i}`
  const tags = asked(t)?.do === 'lot' ? priceTag(t, ref, { act: 'replace', on: [ref] }) : []
  const size = compact ? 24 : 36
  return [
    cardPiece(
      t,
      card,
      { x, y: district.y, w: district.card, h: district.h, ...(tilted ? { turn: TILT } : {}) },
      {
        ref,
        short: compact,
        label: [cardLabel(t, card), ...(tilted ? [t.voice.name('tilted')] : [])].join(', '),
        thing: about('own-building', { tilted }),
        dim: tilted,
        ...(tags.length > 0 ? { tags } : {}),
      },
    ),
    ...Array.from(
      { length: staff },
      (_, k): Piece => ({
        id: `staff.${card}.${k}`,
        box: {
          x: Math.round(x + 4 + k * size * 0.6),
          y: Math.round(district.y + district.h * 0.3 + k * 6),
          w: size,
          h: size,
        },
        look: { is: 'meeple', seat: t.me, lying: true },
        thing: about('staff'),
        above: true,
      }),
    ),
  ]
}

function newLot(t: SpyriumLaying, x: number): Piece {
  const { district } = t.layout
  return {
    id: 'new-lot',
    ref: 'act.new-lot',
    box: { x, y: district.y, w: district.card, h: district.h },
    look: { is: 'slot', icon: 'trowel', ...(t.layout.compact ? {} : { text: t.voice.name('new-lot') }) },
    label: t.voice.name('new-lot'),
    thing: about('new-lot', { price: poundsOf(t, { act: 'new-lot' }) }),
    tags: priceTag(t, 'act.new-lot', { act: 'new-lot' }),
  }
}

function bareLot(t: SpyriumLaying): Piece {
  const { district } = t.layout
  return {
    id: 'bare-lot',
    box: { x: district.x, y: district.y, w: district.card, h: district.h },
    look: { is: 'slot', icon: 'brick-pile', ...(t.layout.compact ? {} : { text: t.voice.says('first-lot') }) },
    label: t.voice.says('first-lot'),
    thing: about('bare-lot'),
    dim: true,
  }
}

export function techniquesArea(t: SpyriumLaying): Area {
  const { techniques, district, compact, kept } = t.layout
  const cards = t.s.techniques[t.me] ?? []
  const xs = spread(cards.length, techniques.x, techniques.w, district.card, compact ? 4 : 12)
  const tokens = t.s.kept[t.me] ?? []
  const trade = t.box.techniques[TRADE]
  return {
    id: 'techniques',
    label: t.voice.says('techniques'),
    box: techniques,
    pieces: [
      ...cards.map((card, i) => {
        const used = t.s.used[t.me]?.[i] === 1
        const tags: Tag[] =
          compact && card === trade && tokens.length > 0
            ? [{ text: `${tokens.length}`, at: 'foot', marks: [{ icon: 'token' }] }]
            : []
        return cardPiece(
          t,
          card,
          { x: at(xs, i), y: techniques.y, w: district.card, h: techniques.h, ...(used ? { turn: TILT } : {}) },
          {
            short: compact,
            dim: used,
            label: [cardLabel(t, card), ...(used ? [t.voice.name('tilted')] : [])].join(', '),
            ...refOf(t, card),
            ...(tags.length > 0 ? { tags } : {}),
          },
        )
      }),
      ...(compact || !(trade !== undefined && cards.includes(trade)) ? [] : keptTokens(t, tokens, kept)),
    ],
  }
}

/** Taylorism and Lobbying are pointed at to use them. */
function refOf(t: SpyriumLaying, card: Card): { ref?: Ref } {
  const { design } = at(t.box.cards, card)
  return design === 'taylorism' ? { ref: 'act.taylorism' } : design === 'lobbying' ? { ref: 'act.use-lobbying' } : {}
}

function keptTokens(
  t: SpyriumLaying,
  tokens: readonly Card[],
  box: { x: number; y: number; w: number; h: number },
): Piece[] {
  const limit = t.box.figures['keep-limit']
  const size = Math.min(30, Math.floor(box.w / 4) - 2)
  const spot = (i: number) => ({ x: box.x + (i % 4) * (size + 3), y: box.y + 26 + Math.floor(i / 4) * (size + 5) })
  const sockets = Array.from({ length: limit }, (_, i) => {
    const { x, y } = spot(i)
    return `<circle cx="${x - box.x + size / 2}" cy="${y - box.y + size / 2}" r="${size / 2 - 2}" class="spy-socket"/>`
  }).join('')
  return [
    drawing('kept', box, word(t.voice.name('kept'), 0, 16, 'spy-quiet spy-bold') + sockets, {
      label: t.voice.says('kept-label', { n: tokens.length }),
      thing: about('kept', { n: tokens.length, most: limit }),
    }),
    ...tokens.map((token, i) => tokenPiece(t, `kept.${i}`, 'kept', worth(t, token), spot(i).x, spot(i).y, size)),
  ]
}
