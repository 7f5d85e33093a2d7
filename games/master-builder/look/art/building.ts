// The twelve buildings, section by section, each of its own stuff. Drawn for the sprite: a symbol a section.

import { type Rect, short } from '../../../../look/svg.ts'
import { EARTH, HOUSES, outlineOf, placeOf } from './frame.ts'
import { ashlar, beams, bricks, door, hatch, INK, pane, planks, slates, tiles } from './stuff.ts'

interface Stuff {
  readonly wall: string
  readonly gable: string
  readonly roof: string
  readonly line: string
  readonly on: 'planks' | 'bricks' | 'ashlar' | 'timber'
  readonly over: 'tiles' | 'slates' | 'planks' | 'ashlar'
}

/** By contract. */
const STUFFS: readonly Stuff[] = [
  { wall: '#a9a49a', gable: '#9b968d', roof: '#a9a49a', line: '#3b352c', on: 'ashlar', over: 'ashlar' },
  { wall: '#cdb98c', gable: '#bea87a', roof: '#cdb98c', line: '#5a4526', on: 'ashlar', over: 'ashlar' },
  { wall: '#a9855a', gable: '#b9946a', roof: '#7d5d3c', line: '#46301a', on: 'planks', over: 'planks' },
  { wall: '#c07a58', gable: '#efe3c6', roof: '#a5432a', line: '#6a2c1a', on: 'bricks', over: 'tiles' },
  { wall: '#f1e6cc', gable: '#f1e6cc', roof: '#a5432a', line: '#6a2c1a', on: 'timber', over: 'tiles' },
  { wall: '#d8c69a', gable: '#e3d3aa', roof: '#cdb98a', line: '#66502c', on: 'ashlar', over: 'ashlar' },
  { wall: '#b87358', gable: '#a9654c', roof: '#b87358', line: '#5c2a1a', on: 'bricks', over: 'ashlar' },
  { wall: '#b2593f', gable: '#b2593f', roof: '#5d6670', line: '#5f2414', on: 'bricks', over: 'slates' },
  { wall: '#b8b1a4', gable: '#c6bfb0', roof: '#aaa395', line: '#4a4438', on: 'ashlar', over: 'ashlar' },
  { wall: '#d3cdbd', gable: '#c9c2b0', roof: '#56626c', line: '#4a4638', on: 'ashlar', over: 'slates' },
  { wall: '#e6d9b6', gable: '#c67f62', roof: '#74998a', line: '#5c4a30', on: 'bricks', over: 'tiles' },
  { wall: '#8f8a80', gable: '#827d74', roof: '#8f8a80', line: '#332d26', on: 'ashlar', over: 'ashlar' },
]

const CONES = ['#a5432a', '#5d6a72'] as const

function laid(on: Stuff['on'] | Stuff['over'], box: Rect, tone: string, k: number): string {
  switch (on) {
    case 'planks':
      return planks(box, tone)
    case 'bricks':
      return bricks(box, tone)
    case 'ashlar':
      return ashlar(box, tone, k)
    case 'tiles':
      return tiles(box, tone)
    case 'slates':
      return slates(box, tone)
    default:
      return ''
  }
}

/** Tint and lines within the outline, then what stands out of it, then the ink. */
function section(id: string, outline: string, box: Rect, tint: string, inside: string, outside = ''): string {
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${tint}"/>` +
    `<g clip-path="url(#${id})">${inside}${hatch(box)}</g>` +
    `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>${outside}`
  )
}

/** The section as markup for a view box of 200 × 150; its ids begin with the prefix. */
export function sectionArt(k: number, bit: number, prefix = 'c'): string {
  const box = placeOf(k, bit)
  const outline = outlineOf(k, bit)
  const stuff = STUFFS[k] as Stuff
  const id = `${prefix}${prefix === 'c' ? k : ''}-${bit}`
  const isHouse = HOUSES[k] !== null
  if (!isHouse) return section(id, outline, box, bit % 3 === 0 ? stuff.wall : stuff.gable, rampart(k, bit, box, stuff))
  if (bit < 2) return section(id, outline, box, stuff.wall, laid(stuff.on, box, stuff.line, k), wallArt(k, bit, box))
  if (bit < 4) return section(id, outline, box, stuff.gable, gableArt(k, bit, box, stuff), gableTrim(k, bit))
  if (bit === 4) return section(id, outline, box, stuff.roof, roofArt(k, box, stuff))
  return section(
    id,
    outline,
    box,
    crownTint(k, stuff),
    laid(k === 2 ? 'planks' : k === 4 ? 'bricks' : 'ashlar', box, stuff.line, k),
    crownArt(k, box),
  )
}

function rampart(k: number, bit: number, box: Rect, stuff: Stuff): string {
  const mid = box.x + box.w / 2
  const slit = `<path d="M${short(mid)} ${box.y + 26}v13" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`
  const walk = `<path d="M${box.x} ${box.y + 10}h${box.w}" stroke="${INK}" stroke-width="1.4"/>`
  if (bit % 3 === 0) return laid(stuff.on, box, stuff.line, k + bit) + walk + (bit === 0 && k === 0 ? '' : slit)
  return laid(stuff.on, box, stuff.line, k + bit) + walk + slit
}

function wallArt(k: number, bit: number, { x, y, w }: Rect): string {
  const mid = x + w / 2
  const inner = bit === 0 ? x + w : x
  switch (k) {
    case 2:
      return (
        door(mid, 14, 26, EARTH, '#6d4a2c') +
        `<path d="M${mid + 3} ${EARTH - 12}v3" stroke="${INK}" stroke-width="1.6"/>`
      )
    case 3:
      return (
        `<path d="M${x + 5} ${EARTH}v-20h${w - 10}v20Z" style="fill:var(--mb-pane,#5a4632)" stroke="${INK}" stroke-width="1.2"/>` +
        Array.from(
          { length: 5 },
          (_, i) =>
            `<path d="M${short(x + 2 + (i * (w - 4)) / 5)} 116h${short((w - 4) / 5)}l1 11q${short(-(w - 4) / 10)} 5 ${short(-(w - 4) / 5)} 0Z" fill="${i % 2 === 0 ? '#b23a2c' : '#f6ecd4'}" stroke="${INK}" stroke-width=".9"/>`,
        ).join('')
      )
    case 4:
      return (
        beams(
          `M${x + 1.5} ${y + 2}H${x + w - 1.5}M${x + 1.5} ${y + 25}H${x + w - 1.5}M${x + 2} ${y}V${EARTH}M${x + w - 2} ${y}V${EARTH}`,
        ) +
        pane(mid - 9, y + 7, 10, 13, false) +
        pane(mid + 9, y + 7, 10, 13, false) +
        (bit === 1 ? door(mid - 8, 13, 19, EARTH) : pane(mid + 8, y + 31, 11, 11, false))
      )
    case 5:
    case 8:
      return door(inner, 44, 40, EARTH, '#3f2a18', bit === 0 ? 'left' : 'right') + gate(inner, bit === 0)
    case 7:
      return (
        pane(mid - 11, y + 8, 11, 17, false) +
        pane(mid + 11, y + 8, 11, 17, false) +
        (bit === 0 ? door(mid + 8, 15, 20, EARTH) : pane(mid, y + 31, 13, 12, false))
      )
    case 9:
      return (
        pane(mid - 12, y + 8, 10, 18) +
        pane(mid + 12, y + 8, 10, 18) +
        (bit === 0 ? pane(mid - 8, y + 31, 9, 10, false) : '') +
        door(inner, 22, 18, EARTH, '#4a2f1c', bit === 0 ? 'left' : 'right')
      )
    default:
      return (
        [0.2, 0.5, 0.8].map((f) => pane(short(x + w * f), y + 5, 10, 14)).join('') +
        `<path d="M${x} ${y + 23}h${w}" stroke="${INK}" stroke-width="1.3"/>` +
        [0.2, 0.5, 0.8]
          .map(
            (f) =>
              `<path d="M${short(x + w * f - 6)} ${EARTH}v-14a6 6 0 0 1 12 0v14Z" style="fill:var(--mb-arch,#6a5a42)" stroke="${INK}" stroke-width="1.1"/>`,
          )
          .join('')
      )
  }
}

/** Planks and iron of half a gate. */
const gate = (x: number, left: boolean): string => {
  const to = left ? -20 : 20
  const bars = [0.25, 0.5, 0.75].map((f) => `M${short(x + to * f)} ${short(EARTH - 38 + 12 * f * f)}V${EARTH}`)
  return `<path d="${bars.join('')}M${x} ${EARTH - 12}h${to}M${x} ${EARTH - 25}h${short(to * 0.94)}" fill="none" stroke="#8a6a42" stroke-width="1.3"/>`
}

function gableArt(k: number, bit: number, box: Rect, stuff: Stuff): string {
  const on = k === 3 ? 'timber' : stuff.on
  const shape = HOUSES[k]
  const mid = box.x + box.w / 2 + (bit === 2 ? 1 : -1)
  const cone =
    shape?.end === 'cone'
      ? `<path d="M${box.x - 4} ${shape.peak}h${box.w + 8}V${shape.eave}h${-box.w - 8}Z" fill="${CONES[k === 5 ? 0 : 1]}"/>${tiles({ x: box.x - 4, y: shape.peak, w: box.w + 8, h: shape.eave - shape.peak }, '#2b1b10', 5)}`
      : ''
  const eave = shape?.eave ?? 0
  const lower = cone === '' ? box : { x: box.x, y: eave, w: box.w, h: EARTH - eave }
  const timber =
    on === 'timber'
      ? beams(
          `M${box.x + 3} ${eave + 1}H${box.x + box.w - 3}M${box.x + 3} ${eave + 29}H${box.x + box.w - 3}M${mid} ${shape?.peak}V${eave + 1}M${mid - 12} ${eave + 1}L${mid} ${eave - 22}M${mid + 12} ${eave + 1}L${mid} ${eave - 22}M${box.x + 4} ${eave + 29}L${mid - 8} ${eave + 2}M${box.x + box.w - 4} ${eave + 29}L${mid + 8} ${eave + 2}`,
        )
      : ''
  return laid(on, lower, stuff.line, k + bit) + timber + cone
}

/** Barge boards, windows and doors of a gable. */
function gableTrim(k: number, bit: number): string {
  const box = placeOf(k, bit)
  const shape = HOUSES[k]
  if (!shape) return ''
  const left = bit === 2
  const at = (x: number) => (left ? x : 200 - x)
  const mid = at(shape.end === 'step' ? shape.gable / 2 : (shape.gable + (shape.end === 'cone' ? 1 : 3)) / 2)
  const y = shape.eave
  const boards =
    shape.end === 'gable'
      ? beams(
          `M${at(-1)} ${y + 4}L${at(shape.gable / 2)} ${shape.peak - 1}L${at(shape.gable + 3)} ${y + 4}`,
          k === 2 ? '#5f4427' : k === 7 || k === 9 ? '#4a545c' : '#8e3a24',
          2.6,
        )
      : ''
  const eave =
    shape.end === 'cone' ? `<path d="M${at(0)} ${y}H${at(shape.gable)}" stroke="${INK}" stroke-width="1.6"/>` : ''
  switch (k) {
    case 2:
      return (
        boards +
        door(mid, 17, 34, EARTH, '#7a5632') +
        `<path d="M${mid + 2} 118a5 5 0 1 0 3 8.500a4 4 0 0 1-3-8.500z" fill="${INK}"/>`
      )
    case 3:
      return boards + pane(mid, y + 8, 13, 16, false) + door(mid, 15, 22, EARTH, '#6a4426')
    case 4:
      return (
        boards +
        pane(mid, y + 8, 14, 16, false) +
        (left ? pane(mid, y + 36, 13, 13, false) : door(mid, 15, 22, EARTH, '#6a4426'))
      )
    case 5:
    case 8:
      return eave + pane(mid, y + 10, 9, 16) + pane(mid, y + 36, 7, 14)
    case 7:
      return (
        boards +
        `<circle cx="${mid}" cy="${y - 12}" r="5.500" style="fill:var(--mb-pane,#4a4a44)" stroke="${INK}"/>` +
        pane(mid - 9, y + 8, 10, 17) +
        pane(mid + 9, y + 8, 10, 17) +
        pane(mid, y + 36, 13, 13, false)
      )
    case 9:
      return (
        boards +
        `<circle cx="${mid}" cy="${y - 8}" r="5" style="fill:var(--mb-pane,#4a4a44)" stroke="${INK}"/>` +
        pane(mid, y + 6, 13, 20) +
        pane(mid, y + 33, 11, 14)
      )
    default:
      return (
        `<circle cx="${mid}" cy="${box.y + 18}" r="5" style="fill:var(--mb-pane,#4a4a44)" stroke="${INK}"/>` +
        pane(mid - 8, y + 4, 11, 17) +
        pane(mid + 8, y + 4, 11, 17) +
        pane(mid, y + 33, 13, 18)
      )
  }
}

function roofArt(k: number, box: Rect, stuff: Stuff): string {
  const wide = { x: box.x - 3, y: box.y, w: box.w + 6, h: box.h }
  const laidOver = laid(stuff.over, wide, k === 10 ? '#3c5a50' : stuff.line, k)
  if (HOUSES[k]?.flat)
    return laidOver + [0.18, 0.4, 0.6, 0.82].map((f) => pane(short(box.x + box.w * f), box.y + 13, 6, 12)).join('')
  const ridge = `<path d="M${box.x} ${box.y + 1.6}h${box.w}" stroke="${INK}" stroke-opacity=".55" stroke-width="3"/>`
  const dormer = (x: number) =>
    `<path d="M${x - 8} ${box.y + 26}v-10l8-8l8 8v10Z" fill="${stuff.gable}" stroke="${INK}" stroke-width="1.2"/>${pane(x, box.y + 16, 7, 8, false)}`
  return laidOver + ridge + (k === 9 ? dormer(78) + dormer(122) : k === 7 ? dormer(74) + dormer(126) : '')
}

const crownTint = (k: number, stuff: Stuff): string =>
  k === 4 ? '#b2674c' : k === 2 ? '#b9946a' : k === 7 ? '#c9bd9c' : k === 10 ? '#e6d9b6' : stuff.gable

function crownArt(k: number, box: Rect): string {
  const foot = box.y + box.h
  const hip = Number((outlineOf(k, 5).match(/V([\d.]+)H/) as RegExpMatchArray)[1])
  const half = box.w / 2
  const cap = (tone: string) =>
    `<path d="M${100 - half} ${hip}L100 ${box.y}L${100 + half} ${hip}Z" fill="${tone}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>`
  const bell = `<path d="M95 ${foot - 5}q1-9 5-9t5 9z" fill="#d8a941" stroke="${INK}"/>`
  const clock = `<circle cx="100" cy="${short((hip + foot) / 2)}" r="9.500" fill="#fbf4df" stroke="${INK}" stroke-width="1.5"/><path d="M100 ${short((hip + foot) / 2 - 6.5)}v6.500l4.500 3" fill="none" stroke="${INK}" stroke-width="1.500" stroke-linecap="round"/>`
  switch (k) {
    case 4:
      return `<path d="M98 ${box.y - 3}c-6-6 6-9 1-16c-2-4 2-7 4-8" fill="none" stroke="#8a8577" stroke-width="2" stroke-linecap="round" stroke-opacity=".7"/>`
    case 2:
      return cap('#7d5d3c') + pane(100, hip + 4, 8, 9, false)
    case 3:
      return cap('#a5432a') + bell
    case 5:
      return cap('#a5432a') + pane(100, hip + 3, 8, 13)
    case 7:
      return cap('#5d6670') + bell
    case 8:
      return cap('#5d6a72') + pane(100, hip + 4, 8, 12)
    case 9:
      return cap('#56626c') + clock
    default:
      return (
        cap('#74998a') +
        pane(100, hip + 5, 9, 15) +
        `<path d="M100 ${box.y}v-5" stroke="${INK}" stroke-width="1.6"/><circle cx="100" cy="${box.y - 5}" r="2.200" fill="#e6b84c" stroke="${INK}" stroke-width=".8"/>`
      )
  }
}
