// The sites: what each seat has revealed, its yard, and its walls.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Laying } from '../../../look/laying.ts'
import { badge, drawing } from '../../../look/pieces.ts'
import { between } from '../../../look/places.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { shownRef, wallRef } from '../rules/refs.ts'
import type { TrestleState } from '../rules/state.ts'
import { wallDrawing } from './art.ts'
import { faceOf } from './faces.ts'
import { STONE } from './icons.ts'
import { CARD, type Layout } from './layout.ts'
import type { TrestlePen } from './pen.ts'
import { about } from './things.ts'

/** A board of Trestle Works being laid. */
export type TrestleLaying = Laying<TrestleState, TrestlePen, Layout>

const BADGE = 26
const PAD = 8
const GAP = 6
/** A wall of this width can be told from its neighbours. */
const WALL_WIDTH = 44

export function siteArea(t: TrestleLaying, seat: Seat): Area {
  const site = at(t.layout.sites, seat)
  const yard = at(t.s.stones, seat)
  const count: Piece = {
    id: `yard.${seat}`,
    box: { x: site.x + site.w - 46, y: site.y + PAD - 2, w: 40, h: 34 },
    look: { is: 'count', icon: STONE, n: yard },
    label: t.voice.says('yard', { seat, stones: yard }),
    thing: about('yard', { stones: yard }),
  }
  return {
    id: `site.${seat}`,
    label: t.voice.seat(seat),
    box: site,
    pieces: [
      {
        ...badge(`badge.${seat}`, seat, site.x + PAD, site.y + PAD, BADGE, t.voice.seat(seat)),
        thing: about('seat', { seat, first: t.s.first === seat }),
      },
      count,
      shownPiece(t, seat, site),
      ...wallPieces(t, seat, site),
    ],
  }
}

/** The card a seat has revealed; face down, or a place for it, while all choose. */
function shownPiece(t: TrestleLaying, seat: Seat, site: Rect): Piece {
  const { s, voice, layout } = t
  const w = layout.shown
  const box = { x: Math.round(site.x + (site.w - w) / 2), y: site.y + BADGE + 2 * PAD, w, h: Math.round(w * CARD) }
  const id = shownRef(seat)
  const card = at(s.shown, seat)[0]
  if (card !== undefined)
    return {
      id,
      box,
      look: { is: 'card', face: faceOf(t, card), short: w < 90 },
      label: voice.says('has-shown', { seat, card }),
    }
  const chosen = s.sealed?.[seat] ?? null
  if (chosen !== null) {
    const label = voice.says('face-down', { seat })
    return { id, box, look: { is: 'back', kind: 'works' }, label, thing: about('hidden-card') }
  }
  const waits = s.sealed !== null && at(s.hands, seat).length > 0
  const label = voice.says(waits ? 'chooses-now' : 'nothing-shown', { seat })
  return { id, box, look: { is: 'slot' }, label, thing: about('card-place') }
}

/** The walls of a seat on their ground, the oldest first from the left, smaller the more there are. */
function wallPieces(t: TrestleLaying, seat: Seat, site: Rect): Piece[] {
  const { voice, box } = t
  const laid = at(t.s.laid, seat)
  const top = site.y + BADGE + 3 * PAD + Math.round(t.layout.shown * CARD)
  const room = { x: site.x + PAD, y: top, w: site.w - 2 * PAD, h: site.y + site.h - top - PAD }
  const inRow = between(2, room.w / WALL_WIDTH, 4)
  const rows = Math.max(2, Math.ceil(laid.length / inRow))
  const w = Math.floor((room.w - (inRow - 1) * GAP) / inRow)
  const h = Math.max(12, Math.floor(Math.min(w * 1.2, room.h / rows - GAP)))
  return laid.map((stones, i) => {
    const place = {
      x: Math.round(room.x + (i % inRow) * (w + GAP)),
      y: Math.round(room.y + room.h - (Math.floor(i / inRow) + 1) * (h + GAP) + GAP),
      w,
      h,
    }
    const label = voice.says('wall-of', { seat, stones, height: box.height, nth: i + 1 })
    const thing = about('wall', { stones, height: box.height, bonus: box.bonus })
    const noted = stones === box.height ? { noted: true } : {}
    return drawing(wallRef(seat, i), place, wallDrawing(stones, box.height, w, h), { label, thing, ...noted })
  })
}
