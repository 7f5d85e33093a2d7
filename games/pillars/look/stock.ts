// The materials of the reader: small windows during the tricks, large ones to choose from at the scoring.

import { at as nth } from '../../../kernel/lists.ts'
import { wordsPiece } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { icon } from '../../../look/svg.ts'
import type { Thing } from '../../../papers/speech.ts'
import { MATERIALS, STAGE } from '../rules/names.ts'
import { converterAt } from '../rules/refs.ts'
import { lancet } from './art/lancet.ts'
import { MATERIAL_GLASS, MATERIAL_ICONS, MATERIAL_TONES } from './icons.ts'
import type { PillarsLaying } from './pieces.ts'
import { about } from './things.ts'

type Gain = { readonly points: string } | { readonly units: string } | { readonly material: number } | null

interface Window extends Rect {
  readonly m: number
  /** Beside the count: what one unit would bring, points in a laurel or another material. */
  readonly gain: Gain
}

/** "2 → +3" over the dark foot of a window. */
function exchangeText(units: number, gain: NonNullable<Gain>, w: number, mid: number, size: number): string {
  const middle = mid - Math.round(size * 0.36)
  const at = w * 0.76
  const wreath = w * 0.42
  const left =
    `<text x="${Math.round(w * 0.22)}" y="${mid}" class="pil-figure" font-size="${size}">${units}</text>` +
    `<text x="${Math.round(w * 0.44)}" y="${middle}" dy=".3em" class="pil-figure pil-arrow" font-size="${Math.round(size * 0.8)}">→</text>`
  if ('material' in gain) {
    const side = w * 0.3
    const given = icon(nth(MATERIAL_ICONS, gain.material), at, middle, side, nth(MATERIAL_TONES, gain.material))
    return `${left}<g class="pil-icon">${given}</g>`
  }
  if ('units' in gain)
    return `${left}<text x="${Math.round(at)}" y="${mid}" class="pil-figure" font-size="${size}">${gain.units}</text>`
  const laurel = icon('laurels', at, middle, wreath, 'var(--p-gold)')
  return `${left}${laurel}<text x="${Math.round(at)}" y="${middle}" dy=".36em" class="pil-gain" font-size="${Math.max(14, Math.round(wreath * 0.42))}">${gain.points}</text>`
}

/** A material as a lancet: its icon, its count, and what a unit would bring. */
function windowOf(t: PillarsLaying, { m, gain, ...box }: Window): Piece {
  const { w, h } = box
  const units = t.s.stock[t.me]?.[m] ?? 0
  const size = Math.max(14, Math.round(Math.min(h * 0.24, w * 0.42)))
  const mid = Math.round(h * 0.9)
  const over =
    gain === null
      ? `<text x="${w / 2}" y="${mid}" class="pil-figure" font-size="${size}">${units}</text>`
      : exchangeText(units, gain, w, mid, size)
  const svg = lancet(`stock-${m}`, m, {
    w,
    h,
    glass: nth(MATERIAL_GLASS, m),
    lit: units > 0,
    icon: nth(MATERIAL_ICONS, m),
    colour: nth(MATERIAL_TONES, m),
    iconSize: Math.min(w * 0.64, h * 0.36),
    iconAt: h * 0.44,
    foot: h * 0.66,
    over,
  })
  const label = t.voice.says('units', { n: units, material: nth(MATERIALS, m) })
  return {
    id: `stock.${t.me}.${m}`,
    ref: `stock.${t.me}.${m}`,
    box,
    look: { is: 'drawing', svg },
    label,
    thing: materialThing(t, m),
    dim: units === 0 && !(gain !== null && 'units' in gain),
  }
}

const materialThing = (t: PillarsLaying, m: number): Thing =>
  about('material', { material: nth(MATERIALS, m), most: t.box.stockLimit })

const nameUnder = (t: PillarsLaying, m: number, { x, y, w, h }: Rect): Piece =>
  wordsPiece(`name.${m}`, { x: x - 4, y: y + h + 1, w: w + 8, h: 18 }, t.voice.name(nth(MATERIALS, m)), 'small', true)

/** During the tricks: lancets with a count; on a phone one row of small plates. */
export function stockArea(t: PillarsLaying): Area {
  const { stock, tall } = t.layout
  const label = t.voice.says('your-stock')
  if (tall) return { id: 'stock', label, box: stock, pieces: MATERIALS.map((_, m) => plate(t, m)) }
  const head = wordsPiece('head.stock', { x: stock.x, y: stock.y, w: stock.w, h: 20 }, label, 'head')
  const h = Math.min(104, stock.h - 54)
  const w = Math.min(Math.round(h * 0.5), Math.floor(stock.w / 4) - 5)
  const pieces = MATERIALS.flatMap((_, m) => {
    const box = { x: Math.round(stock.x + m * (w + 6)), y: stock.y + 24, w, h }
    return [windowOf(t, { ...box, m, gain: null }), nameUnder(t, m, box)]
  })
  return { id: 'stock', label, box: stock, pieces: [head, ...pieces] }
}

function plate(t: PillarsLaying, m: number): Piece {
  const { stock } = t.layout
  const upright = stock.h > stock.w
  const w = upright ? stock.w : Math.floor(stock.w / 4) - 4
  const units = t.s.stock[t.me]?.[m] ?? 0
  const box = upright
    ? { x: stock.x, y: Math.round(stock.y + (m * stock.h) / 4), w, h: 42 }
    : { x: Math.round(stock.x + m * (w + 4)), y: stock.y, w, h: stock.h }
  const look = {
    is: 'plate',
    icon: nth(MATERIAL_ICONS, m),
    tone: nth(MATERIAL_TONES, m),
    text: `${units}`,
  } as const
  const label = t.voice.says('units', { n: units, material: nth(MATERIALS, m) })
  const ref = `stock.${t.me}.${m}`
  return { id: ref, ref, box, look, label, thing: materialThing(t, m), dim: units === 0 }
}

/** What one unit of a material would bring with what is chosen so far. */
function gainOf(t: PillarsLaying, m: number): Gain {
  const { s, me, choosing } = t
  const units = s.stock[me]?.[m] ?? 0
  if (choosing === null) return null
  if (s.stage[me] === STAGE.tom) return t.box.tomKinds.includes(m) ? { units: `${units + 1}` } : null
  if (s.stage[me] === STAGE.limit) return units > 0 ? { units: `${units - 1}` } : null
  const converter = choosing.picked.find((ref) => !ref.startsWith('stock'))
  if (converter === undefined) return null
  const card = converterAt(s, me, converter)
  const points = t.box.yields[card]?.[m] ?? -1
  if (points < 0) return null
  const gives = t.box.gives[card] ?? -1
  return gives >= 0 ? { material: gives } : { points: `+${points}` }
}

/** At the scoring: four windows to give from, to take for Tom, or to discard from. */
export function stockWindows(t: PillarsLaying, area: Rect): Area {
  const { s, me, voice } = t
  const label = voice.says('your-stock')
  const total = (s.stock[me] ?? []).reduce((sum, units) => sum + units, 0)
  const excess = total - t.box.stockLimit
  const note =
    s.stage[me] === STAGE.tom
      ? voice.says('tom-gives')
      : excess > 0 && !s.lastRound
        ? voice.says('excess', { n: excess })
        : voice.says('keeps', { n: t.box.stockLimit })
  const gap = 8
  const h = Math.max(70, Math.min(t.layout.tall ? 122 : 140, area.h - 46))
  const w = Math.floor(Math.min((area.w - 3 * gap) / 4, h * 0.74))
  const pitch = t.layout.tall ? (area.w - w) / 3 : Math.min(w + 18, (area.w - w) / 3)
  const pieces = MATERIALS.flatMap((_, m) => {
    const box = { x: Math.round(area.x + m * pitch), y: area.y + 26, w, h }
    return [windowOf(t, { ...box, m, gain: gainOf(t, m) }), nameUnder(t, m, box)]
  })
  const head = wordsPiece('head.stock', { x: area.x, y: area.y, w: area.w, h: 20 }, `${label} · ${note}`, 'head')
  return { id: 'stock', label, box: area, pieces: [head, ...pieces] }
}
