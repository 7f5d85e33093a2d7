// The castle: every building as a plan on its plot, or risen where it stands, with its helpers at the doorstep.

import { at as nth } from '../../../kernel/lists.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Area, Piece, Place } from '../../../look/scene.ts'
import { at } from '../../../look/svg.ts'
import { capital } from '../../../look/words.ts'
import { BUILDINGS, TILES } from '../rules/pieces.ts'
import { paintedOf, planOf } from './art/building.ts'
import { tileFace } from './faces.ts'
import { guessed } from './guessed.ts'
import { clearOf, type Hung } from './hung.ts'
import type { Layout } from './layout.ts'
import { asked, type CastleLaying } from './pieces.ts'
import { artOf, feetOf, isNameless, place, standing } from './plan.ts'
import { nameWidth, type Plate, pin, plate, plateWidth } from './plate.ts'
import { doorsteps, spacesOf } from './spaces.ts'
import { about } from './things.ts'
import { worthOf } from './worth.ts'

export function castleArea(t: CastleLaying): Area {
  const sites = BUILDINGS.flatMap((_, b) => feetOf(b).flatMap((_foot, i) => site(t, b, i)))
  const foot = ({ house }: Site) => house.box.y + house.box.h
  // What stands in front is drawn over what stands behind; figures lie over all of it.
  const ordered = sites.sort((a, b) => foot(a) - foot(b))
  const steps = doorsteps(t)
  const { castle, free, w } = t.layout
  const taken = steps.filter(({ look }) => look.is === 'drawing').map(({ box }) => box)
  const plates = ordered.flatMap(({ plate: hung }) => {
    if (hung === null) return []
    const lies = clearOf(hung, taken, free === null ? w : castle.x + castle.w)
    taken.push(lies.box)
    return [drawing(hung.id, lies.box, plate(lies.plate, lies.box.w / 2, 0))]
  })
  return {
    id: 'castle',
    label: capital(t.voice.name('castle')),
    box: castle,
    pieces: [...ordered.map((s) => s.house), ...plates, ...steps],
  }
}

/** How many of a sort of tile have places in the plan, and how many of these are still to be built. */
function openOf(t: Pick<CastleLaying, 's' | 'box'>, b: number): { places: number; open: number } {
  const places = Math.min(feetOf(b).length, b < TILES.length ? nth(t.box.tiles, b) : 1)
  return { places, open: b < TILES.length ? Math.min(places, nth(t.s.tiles, b)) : 0 }
}

interface Site {
  readonly house: Piece
  /** What an unbuilt one costs and brings, hung at its foot. */
  readonly plate: Hung | null
}

function site(t: CastleLaying, b: number, i: number): Site[] {
  const { places, open } = openOf(t, b)
  if (i >= places) return []
  const art = artOf(b, i)
  const { layout } = t
  const box = standing(layout, nth(feetOf(b), i), art)
  const id = nth(BUILDINGS, b)
  const name = capital(t.voice.name(id))
  const face = tileFace(t, b)
  const shows = { title: name, text: worths(t, b), cards: [{ face }] }
  const risen = i < places - open
  if (risen) {
    const frame = framed(t, box, 0, 0)
    const painted = at(box.x - frame.x, box.y - frame.y, box.w / art.w, paintedOf(art, layout.winter))
    const label = t.voice.says('site-built', { building: id })
    const house = drawing(`site.${id}.${i}`, frame, `<g class="cas-risen">${painted}</g>`, {
      label,
      shows,
      thing: about('site-built', { building: id, does: face.text }),
    })
    return [{ house, plate: null }]
  }
  const step = asked(t)
  const paying = step?.do === 'pay' && step.building === b && i === places - open
  const size = layout.scale < 0.95 ? 14 : 14.5
  const p: Plate = {
    name: isNameless(b) || layout.compact || nameWidth(name, size) > roomForName(layout, b) ? '' : name,
    value: nth(t.box.cost, b),
    points: nth(t.box.vp, b),
    size,
    bare: layout.tall && layout.compact && layout.free === null,
    guessed: guessed(b, t.box),
  }
  const put = framed(t, box, plateWidth(p), layout.compact && layout.tall ? 10 : 18)
  // On a little board the well's plate gives way to the market's doorstep.
  const aside = id === 'well' && layout.compact ? Math.min(4, put.x) : 0
  const frame = { ...put, x: put.x - aside }
  const dx = box.x - frame.x
  const dy = box.y - frame.y
  const cx = dx + box.w / 2
  const foot = dy + box.h
  const disc = paying
    ? `<ellipse cx="${cx}" cy="${foot - 5}" rx="${box.w * 0.62}" ry="${Math.max(10, box.w * 0.16)}" class="cas-chosen"/>`
    : ''
  const plan = at(dx, paying ? dy - 5 : dy, box.w / art.w, planOf(art))
  const svg = `<g class="cas-art ${paying ? 'cas-paying' : ''}">${disc}${plan}</g>${paying ? pin(cx, dy - 8) : ''}`
  const label = t.voice.says('site-plan', { building: id, value: p.value, points: p.points })
  const { value, points } = p
  const thing = about('site-plan', { building: id, value, points, kinds: t.box.kinds, does: face.text })
  // At the edge of the board a plate keeps within its frame.
  const half = plateWidth(p) / 2
  const mid = Math.max(half, Math.min(cx - aside, frame.w - half))
  const top = frame.y + foot - (layout.compact && layout.tall ? 12 : 7)
  return [
    {
      house: drawing(`site.${id}.${i}`, frame, svg, {
        ...(layout.free === null ? { ref: `tile.${b}` } : {}),
        label,
        shows,
        thing,
      }),
      plate: { id: `plate.${id}.${i}`, plate: p, cx: frame.x + mid, y: top },
    },
  ]
}

const MARKET = BUILDINGS.indexOf('market')
/** Half of the market's doorstep, less what a laurel may lie under it; and what a plate is wide without a name. */
const [STALLS, FIGURES] = [41, 59]

/** The room for a tile's name: right of the well stands the market, whose doorstep would hide the points. */
function roomForName(layout: Layout, b: number): number {
  if (BUILDINGS[b] !== 'well') return Number.POSITIVE_INFINITY
  const [well] = place(layout, nth(feetOf(b), 0))
  const [market] = place(layout, nth(feetOf(MARKET), 0))
  return 2 * (market - well - STALLS) - FIGURES
}

/** What each free space of a building would bring its next helper if the game ended now. */
function worths(t: CastleLaying, b: number): string {
  const free = spacesOf(b, t).filter((space) => t.s.spaces[space] === null)
  const lines = free.flatMap((space) => {
    const worth = worthOf(t.s, t.me, space, t.box)
    return worth === null ? [] : [t.voice.says('worth-now', { ...worth, fee: nth(t.box.fee, space) })]
  })
  // Spaces of one fee that bring the same are said once.
  return [...new Set(lines)].join(' ')
}

/** The box of a site, its plate reaching so far below the foot; on a phone never smaller than a finger. */
function framed({ layout }: CastleLaying, box: Place, plateW: number, below: number): Place {
  const least = layout.tall ? 42 : 0
  const w = Math.max(box.w, plateW, least)
  const h = Math.max(box.h + below, least)
  const x = Math.round(box.x + (box.w - w) / 2)
  return { x: Math.max(0, Math.min(layout.w - w, x)), y: Math.round(box.y + box.h + below - h), w, h }
}
