// The city: Wall, Temple and Garrison with the cubes on them, and what each would score now.

import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { seatsOf } from '../../../look/laying.ts'
import { badge, drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { rect, short, word } from '../../../look/svg.ts'
import { boardPoints, risen } from '../rules/scoring.ts'
import { BOARDS } from '../rules/terms.ts'
import { tableFor } from '../sheet/box.ts'
import shipped from '../sheet/sheet.json' with { type: 'json' }
import { icon, narrowed, sized } from './art/icon.ts'
import { cube } from './art/pieces.ts'
import { BOARD_ICONS } from './icons.ts'
import type { Spot } from './layout.ts'
import { homeOf, type NehemiahLaying } from './pieces.ts'
import { about } from './things.ts'

/** From above. */
const ORDER = [1, 0, 2] as const
/** Beyond so many cubes a second tower stands beside the first. */
const HIGH = 5
/** On a terrace that is lower than this, figures have no wreath and a second tower is begun sooner. */
const CLOSE = { reach: 60, high: 3 } as const

const placesOf = (t: NehemiahLaying, board: number): number[] =>
  at(tableFor(t.s.seats, t.box).places, board).map((points) => points + risen(t.s, t.box))

/** What each seat would get if the board were scored now. */
export function pointsNow(t: NehemiahLaying, board: number): number[] {
  return boardPoints(at(t.s.boards, board), at(tableFor(t.s.seats, t.box).places, board), risen(t.s, t.box))
}

/** Whether a place of the board's row is still one that we reconstructed. */
function isReconstructed(t: NehemiahLaying, board: number): boolean {
  const row = shipped.tables.scores.find((entry) => entry.id === `${BOARDS[board]}-${t.s.seats}`) as
    | { source: Readonly<Record<string, string>> }
    | undefined
  return row?.source['*'] === 'R'
}

export function cityArea(t: NehemiahLaying): Area {
  const { box } = t.layout.city
  return {
    id: 'city',
    label: t.voice.says('city'),
    box,
    pieces: ORDER.flatMap((board) => boardPieces(t, board)),
  }
}

function boardPieces(t: NehemiahLaying, board: number): Piece[] {
  const spot = at(t.layout.spots, board)
  const points = pointsNow(t, board)
  const cubes = at(t.s.boards, board)
  const words = seatsOf(t.s).map((seat) => ({ seat, cubes: cubes[seat] ?? 0, points: points[seat] ?? 0 }))
  const ground = drawing(
    `board.${board}`,
    spot.area,
    rect({ x: 1, y: 1, w: spot.area.w - 2, h: spot.area.h - 2 }, 8, 'class="neh-terrace edge"') +
      plaque(t, board, spot),
    {
      ref: `board.${board}`,
      label: t.voice.says('board-label', {
        board: at(BOARDS, board),
        places: placesOf(t, board),
        who: words.map((w) => t.voice.says('tower-label', { ...w, board })),
      }),
      thing: about('board', { board, places: placesOf(t, board) }),
    },
  )
  return [ground, ...words.flatMap(({ seat }) => tower(t, board, seat, spot, points[seat] ?? 0))]
}

/** The board's name and the points of its places. */
function plaque(t: NehemiahLaying, board: number, spot: Spot): string {
  const { tall, city, spots } = t.layout
  const name = t.voice.name(at(BOARDS, board))
  const places = placesOf(t, board)
  const id = at(BOARD_ICONS, board)
  const dot = (x: number, y: number) =>
    isReconstructed(t, board) ? `<circle cx="${x}" cy="${y}" r="3.200" class="neh-dot"/>` : ''
  if (tall && spots[0]?.area.w === spot.area.w && spot.area.w < 200) {
    const w = name.length * 9.4 + 14
    return (
      rect({ x: 4, y: -4, w, h: 24 }, 5, 'class="neh-plaque"') +
      word(name, 4 + w / 2, 14.5, 'neh-name neh-mid', 'style="font-size:14px"')
    )
  }
  if (city.narrow) {
    const w = Math.min(spot.area.w - 8, 60 + name.length * 10.4 + places.length * 16)
    return (
      rect({ x: 4, y: 2, w, h: 25 }, 5, 'class="neh-plaque"') +
      icon(id, 18, 14.5, 17, 'var(--n-plaque-ink)') +
      word(name, 31, 19.5, 'neh-name', 'style="font-size:15px"') +
      word(places.join('  '), w - 10, 20, 'neh-places neh-end', 'xml:space="preserve"')
    )
  }
  const w = city.plaque - 4
  const h = 78
  const y = Math.max(4, spot.area.h - h - 26)
  const step = (w - 30) / Math.max(4, places.length)
  return (
    `<g transform="translate(8 ${short(y)})">${rect({ x: 0, y: 0, w, h }, 7, 'class="neh-plaque"')}` +
    icon(id, 22, 20, 24, 'var(--n-plaque-ink)') +
    narrowed(name, 41, 26.5, 'neh-name', 17, w - 64, 0.74) +
    dot(w - 12, 15) +
    places
      .map(
        (n, i) =>
          word(`${n}`, 18 + i * step + step / 4, 53, 'neh-places neh-mid') +
          word(t.voice.says('place', { n: i + 1 }), 18 + i * step + step / 4, 69, 'neh-nth neh-mid'),
      )
      .join('') +
    '</g>'
  )
}

/** The cubes of one seat, its badge below them, and what they would score. */
function tower(t: NehemiahLaying, board: number, seat: Seat, spot: Spot, points: number): Piece[] {
  const { tall } = t.layout
  const n = t.s.boards[board]?.[seat] ?? 0
  const cx = spot.xs[seat] ?? 0
  const badgeSize = tall ? 18 : 21
  const gap = spot.xs.length > 1 ? at(spot.xs, 1) - at(spot.xs, 0) : 60
  const close = tall || spot.reach < CLOSE.reach
  const two = n > (close && !tall ? CLOSE.high : HIGH)
  const rows = two ? Math.ceil(n / 2) : n
  const top = close ? 16 : 34
  // A cube's front is three quarters of its drawing: each stands on the front of the one below.
  const most = two ? Math.min(17, gap / 2.1) : tall ? 17 : 26
  const size = Math.max(9, Math.min(most, (spot.reach - top) / (rows * 0.74 + 0.3)))
  const step = size * 0.72
  const pieces: Piece[] = []
  for (let k = 0; k < n; k++) {
    const column = two ? k % 2 : 0
    const row = two ? Math.floor(k / 2) : k
    const x = cx - size / 2 + (two ? (column - 0.5) * size * 0.9 : 0)
    const y = spot.base - size + size * 0.04 - row * step
    pieces.push(
      drawing(
        `cube.${seat}.${board}.${k}`,
        { x: short(x), y: short(y), w: short(size), h: short(size) },
        sized(size, cube(seat)),
        { from: homeOf(t, seat) },
      ),
    )
  }
  const height = rows === 0 ? 0 : size + (rows - 1) * step
  const w = Math.min(gap - 2, 62)
  const y = Math.min(spot.base - height - top, spot.base - 44)
  const box = {
    x: Math.round(cx - w / 2),
    y: Math.round(y),
    w: Math.round(w),
    h: Math.round(spot.base + badgeSize + 4 - y),
  }
  const wreath = spot.base - height - y - (close ? 4 : 12)
  const shown =
    n === 0
      ? ''
      : close
        ? word(`${points}`, box.w / 2, wreath, 'neh-now')
        : `<circle cx="${box.w / 2}" cy="${short(wreath - 6)}" r="13" class="neh-halo"/>${icon('laurels', box.w / 2, wreath - 6, 31, 'var(--n-wreath-now)')}${word(`${points}`, box.w / 2, wreath, 'neh-now')}`
  pieces.push(
    badge(`tower-of.${seat}.${board}`, seat, cx - badgeSize / 2, spot.base + (tall ? 2 : 5), badgeSize),
    drawing(
      `tower.${seat}.${board}`,
      box,
      rect({ x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 7, 'class="neh-tower edge"') + shown,
      {
        ref: `cube.${seat}.${board}`,
        label: t.voice.says('tower-label', { seat, cubes: n, points, board }),
        thing: about('tower', { seat, board, cubes: n, points }),
      },
    ),
  )
  return pieces
}
