// Helper spaces at the doorstep of what is built: a strip with sockets, their fees, and what they bring at the end.

import { at } from '../../../kernel/lists.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Piece } from '../../../look/scene.ts'
import { icon, plain, short } from '../../../look/svg.ts'
import { capital } from '../../../look/words.ts'
import type { Thing } from '../../../papers/speech.ts'
import { isBuilt } from '../rules/helper.ts'
import { BUILDINGS } from '../rules/pieces.ts'
import { marksIn, widthOf } from './art/marks.ts'
import { guessedFee } from './guessed.ts'
import { spaceMark } from './marks.ts'
import { type CastleLaying, helperPiece } from './pieces.ts'
import { artOf, feetOf, standing } from './plan.ts'
import { nameWidth, paper, socket } from './plate.ts'
import { about } from './things.ts'
import { worthOf } from './worth.ts'

/** The spaces of a building, by their numbers. */
export const spacesOf = (b: number, t: Pick<CastleLaying, 'box'>): number[] =>
  t.box.spaceOf.flatMap((house, space) => (house === b ? [space] : []))

export function doorsteps(t: CastleLaying): Piece[] {
  return BUILDINGS.flatMap((_, b) => {
    const spaces = spacesOf(b, t)
    return spaces.length > 0 && isBuilt(t.s, b, t.box) ? doorstep(t, b, spaces) : []
  })
}

const MARK = 14

function doorstep(t: CastleLaying, b: number, spaces: readonly number[]): Piece[] {
  const { layout, voice, box } = t
  const house = standing(layout, at(feetOf(b), 0), artOf(b, 0))
  const id = at(BUILDINGS, b)
  const size = layout.tall ? 22 : layout.compact ? 25 : 28
  const marks = spaces.map((space) => spaceMark(t, space))
  const alike = new Set(spaces.map((space, i) => `${box.fee[space]} ${marks[i]?.text}`)).size === 1
  const plainStrip = layout.compact
  const widths = marks.map((mark) => (plainStrip ? 0 : widthOf([mark], MARK) + 6))
  const many = spaces.length
  const inner = many * (size + 1) + (alike ? (widths[0] ?? 0) : widths.reduce((a, w) => a + w, 0))
  const w = Math.round(inner + (layout.tall ? 4 : 10))
  const name = plainStrip ? '' : capital(voice.name(id))
  const nameSize = layout.scale < 0.95 ? 14 : 14.5
  const nameH = name === '' ? 0 : 17
  const cx = house.x + house.w / 2
  const frameW = Math.max(w, name === '' ? 0 : Math.round(nameWidth(name, nameSize) + 14))
  const x = Math.round(Math.max(2, Math.min(layout.w - frameW - 2, cx - frameW / 2)))
  const y = Math.round(house.y + house.h - (layout.tall ? 10 : layout.compact ? 8 : 12))
  const h = nameH + size + 4
  const stripX = (frameW - w) / 2
  let along = stripX + (layout.tall ? 2 : 5)
  let drawn = ''
  const pieces: Piece[] = []
  for (const [i, space] of spaces.entries()) {
    pieces.push(...spacePieces(t, space, x + along, y + nameH + 2, size))
    along += size + 1
    const last = i === many - 1
    if (!plainStrip && (!alike || last)) {
      drawn += `<g transform="translate(${short(along + 3)} ${short(nameH + 2 + size / 2)})">${marksIn([marks[i] ?? {}], MARK)}</g>`
      along += widths[i] ?? 0
    }
  }
  const title =
    name === ''
      ? ''
      : paper(
          { x: (frameW - nameWidth(name, nameSize) - 12) / 2, y: 0, w: nameWidth(name, nameSize) + 12, h: nameH + 3 },
          4,
          'cas-title',
        ) +
        `<text x="${short(frameW / 2)}" y="13.500" class="cas-name cas-mid" style="font-size:${nameSize}px">${plain(name)}</text>`
  const strip = paper({ x: stripX, y: nameH, w, h: size + 4 }, (size + 4) / 2, 'cas-strip-plate')
  return [
    drawing(`doorstep.${id}`, { x, y, w: frameW, h }, strip + title + drawn),
    ...(id === 'forge' ? [hoard(t, house.x + house.w, house.y + house.h * 0.1)] : []),
    ...pieces,
  ]
}

/** The silver that has gone into the forge. */
function hoard(t: CastleLaying, right: number, y: number): Piece {
  const w = t.layout.tall ? 36 : 46
  const h = t.layout.tall ? 18 : 24
  const svg =
    paper({ x: 0, y: 0, w, h }, h / 2, 'cas-strip-plate') +
    icon('silver', h * 0.62, h / 2, h * 0.86) +
    `<text x="${short(w - 9)}" y="${short(h / 2 + 5)}" class="cas-mark cas-end-anchor" style="font-size:14px">${t.s.forge}</text>`
  return drawing(
    'forge-silver',
    { x: Math.round(Math.min(t.layout.w - w, right - w * 0.35)), y: Math.round(y), w, h },
    svg,
    {
      label: t.voice.says('forge-holds', { n: t.s.forge }),
      thing: about('forge-silver', { n: t.s.forge }),
    },
  )
}

function spacePieces(t: CastleLaying, space: number, x: number, y: number, size: number): Piece[] {
  const seat = at(t.s.spaces, space)
  const fee = at(t.box.fee, space)
  const label = spaceLabel(t, space)
  const box = { x: Math.round(x), y: Math.round(y), w: size, h: size }
  const dot =
    guessedFee(space, t.box) && seat === null && !t.layout.compact
      ? `<circle cx="${size - 2}" cy="3" r="2.600" class="cas-guess"/>`
      : ''
  // On a phone the spaces are listed below, large enough for a finger.
  const ref = t.layout.tall ? {} : { ref: `space.${space}` }
  const hole = drawing(`space.${space}`, box, socket(box, fee, seat !== null, true) + dot, {
    label,
    thing: spaceThing(t, space),
    ...ref,
  })
  if (seat === null) return [hole]
  const big = Math.round(size * 1.28)
  return [hole, helperPiece(t, `lodged.${space}`, seat, 'castle', x - (big - size) / 2, y - (big - size) * 0.72, big)]
}

/** What a space is: its fee, who is there, what one's own helper would bring. */
export function spaceThing(t: CastleLaying, space: number): Thing {
  const seat = at(t.s.spaces, space)
  const worth = seat === null ? worthOf(t.s, t.me, space, t.box) : null
  return about('space', { building: at(BUILDINGS, at(t.box.spaceOf, space)), fee: at(t.box.fee, space), seat, worth })
}

/** A space in words: where, its fee, what it brings, who is there. */
export function spaceLabel(t: CastleLaying, space: number): string {
  const seat = at(t.s.spaces, space)
  const building = at(BUILDINGS, at(t.box.spaceOf, space))
  return t.voice.says('space-label', { building, fee: at(t.box.fee, space), seat })
}
