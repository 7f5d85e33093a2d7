// A plot of the town: what stands on it, section by section, and what may be done there.

import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Piece, Place } from '../../../look/scene.ts'
import { short } from '../../../look/svg.ts'
import { COMPLETE } from '../rules/stability.ts'
import { cardOf, SECTIONS_EACH, sectionsOf } from '../sheet/box.ts'
import { TYPES } from '../sheet/ids.ts'
import { FIELD, HOUSES, middleOf, outlineOf, placeOf } from './art/frame.ts'
import { scaffold } from './art/scaffold.ts'
import { holds, type MasterLaying } from './pieces.ts'
import { about } from './things.ts'

/** What has become of a contract. */
export type Fate = 'unseen' | 'removed' | 'offer' | 'owned' | 'finished'

export interface Site {
  readonly k: number
  readonly fate: Fate
  readonly owner: Seat | null
  readonly built: number
  readonly assigned: number
}

export function siteOf(t: MasterLaying, k: number): Site {
  const { s } = t
  const owner = holds(s.contracts, k)
  const town = holds(s.town, k)
  const fate: Fate =
    town >= 0
      ? 'finished'
      : owner >= 0
        ? 'owned'
        : s.offer.includes(cardOf(k))
          ? 'offer'
          : s.removed.includes(cardOf(k))
            ? 'removed'
            : 'unseen'
  return {
    k,
    fate,
    owner: owner >= 0 ? owner : town >= 0 ? town : null,
    built: fate === 'finished' ? COMPLETE : at(s.built, k),
    assigned: at(s.assigned, k),
  }
}

/** The roof lies behind the gables, so it is drawn first. */
const ORDER = [4, 5, 0, 1, 2, 3] as const

/** Where the building stands within a box, and how large: its field, and a little sky for the smoke. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** How far up the field a building reaches. */
export function topOf(k: number): number {
  return Math.min(...[0, 1, 2, 3, 4, 5].map((bit) => placeOf(k, bit).y)) - 3
}

export function standIn(box: Place, contract: number, sky = 0): Stand {
  const k = Math.min(box.w / (FIELD.w + 6), (box.h - sky) / (FIELD.h - topOf(contract)))
  return { x: box.x + (box.w - FIELD.w * k) / 2, y: box.y + box.h - FIELD.h * k, k }
}

const art = (section: number, classes: string) =>
  `<use href="sprite#b${section}" x="-4" y="-22" width="208" height="174" class="${classes}"/>`

const shield = (type: number, [x, y]: readonly [number, number], size: number) =>
  `<use href="sprite#shield-${type}" x="${short(x - size / 2)}" y="${short(y - size / 2)}" width="${size}" height="${short(size * 1.05)}" class="mb-shield"/>`

/** The worker of a section under way; the reader's own in a ring. */
const hand = (type: number, [x, y]: readonly [number, number], size: number, own: boolean) =>
  `${own ? `<circle cx="${x}" cy="${y}" r="${short(size / 2 + 1.5)}" class="mb-ring"/>` : ''}<use href="sprite#hand-${type}" x="${short(x - size / 2)}" y="${short(y - size / 2)}" width="${size}" height="${size}"/>`

/** Sizes of signs in the field, so that they stay legible where the building is small. */
const signSize = (k: number, on: number) => short(Math.max(on, Math.min(22 / k, 26)))

/** The whole building as markup, in the field: for plots that are not the reader's to build on. */
export function buildingArt(t: MasterLaying, site: Site, k: number): string {
  const workers = workersOn(t, site)
  const back: string[] = []
  const front: string[] = []
  for (const bit of ORDER) {
    const section = site.k * SECTIONS_EACH + bit
    const middle = middleOf(site.k, bit)
    if (small.has(site.built, bit)) back.push(art(section, 'mb-art'))
    else if (small.has(site.assigned, bit)) {
      back.push(art(section, 'mb-art') + scaffold(placeOf(site.k, bit)))
      front.push(hand(workers[bit] ?? 0, middle, signSize(k, 19), false))
    } else {
      back.push(`${art(section, 'mb-ghost')}<path d="${outlineOf(site.k, bit)}" class="mb-plan"/>`)
      front.push(shield(at(at(t.box.requires, site.k), bit), middle, signSize(k, 17)))
    }
  }
  return back.join('') + front.join('')
}

/** What may come to stand here one day. */
export const dreamArt = (k: number): string => ORDER.map((bit) => art(k * SECTIONS_EACH + bit, '')).join('')

/** The type of the worker on each section under way. */
function workersOn(t: MasterLaying, { k, owner }: Site): Record<number, number> {
  const found: Record<number, number> = {}
  if (owner === null) return found
  for (const card of t.s.crews[owner] ?? []) {
    const section = at(t.s.duty, card)
    if (section >= k * SECTIONS_EACH && section < (k + 1) * SECTIONS_EACH)
      found[section % SECTIONS_EACH] = at(t.box.type, card)
  }
  return found
}

export const sectionName = (t: MasterLaying, k: number, bit: number): string =>
  t.voice.name(at(sectionsOf(k, t.box), bit))

/** Of neighbours under a finger so much is seen at least. */
const SEEN = 25

/** How far the touch areas of a small building are drawn apart, across and upwards, so that each can be pressed. */
function apart(contract: number, k: number): readonly [across: number, up: number] {
  const middles = [0, 1, 2, 3, 4, 5].map((bit) => {
    const { x, y, w, h } = placeOf(contract, bit)
    return [x + w / 2, y + h / 2] as const
  })
  const across = (HOUSES[contract] === null ? [1, 0, 2, 4, 3, 5] : [2, 0, 1, 3]).map((bit) => at(middles, bit)[0])
  const up = HOUSES[contract] === null ? [] : [0, 4, 5].map((bit) => at(middles, bit)[1])
  const factor = (all: readonly number[]) =>
    Math.max(1, ...all.slice(1).map((one, i) => SEEN / (Math.abs(one - at(all, i)) * k)))
  return [factor(across), factor(up)]
}

/** The sections of a site as pieces of their own, to be pointed at; `least` is the smallest side of one. */
export function sectionPieces(
  t: MasterLaying,
  site: Site,
  stand: Stand,
  least: number,
  active: (bit: number) => boolean,
): Piece[] {
  const workers = workersOn(t, site)
  const own = site.owner === t.me && !t.spectator
  const [across, up] = least < 40 ? [1, 1] : apart(site.k, stand.k)
  const wall = placeOf(site.k, 0)
  const foot = wall.y + wall.h / 2
  return ORDER.map((bit): Piece => {
    const section = site.k * SECTIONS_EACH + bit
    const place = placeOf(site.k, bit)
    const w = Math.max(place.w, least / stand.k)
    const h = Math.max(place.h, least / stand.k)
    const base = place.y + place.h / 2
    const x = FIELD.w / 2 + (place.x + place.w / 2 - FIELD.w / 2) * across - w / 2
    const y = (bit === 4 || bit === 5 ? foot + (base - foot) * up : base) - h / 2
    const box = {
      x: short(stand.x + x * stand.k),
      y: short(stand.y + y * stand.k),
      w: short(w * stand.k),
      h: short(h * stand.k),
    }
    const built = small.has(site.built, bit)
    const under = small.has(site.assigned, bit)
    const type = at(at(t.box.requires, site.k), bit)
    const middle = middleOf(site.k, bit)
    const outline = outlineOf(site.k, bit)
    const drawn = built
      ? `${art(section, 'mb-art')}<path d="${outline}" class="mb-none edge"/>`
      : under
        ? `${art(section, 'mb-art')}${scaffold(place)}<path d="${outline}" class="mb-none edge"/>${hand(workers[bit] ?? type, middle, signSize(stand.k, 20), own)}`
        : `<path d="${outline}" class="mb-field"/>${art(section, 'mb-ghost')}<path d="${outline}" class="mb-plan edge"/>${shield(type, middle, signSize(stand.k, 18))}`
    const state = built ? 'built' : under ? 'under-way' : 'to-build'
    const worker = at(TYPES, under ? (workers[bit] ?? type) : type)
    return drawing(
      `section.${section}`,
      box,
      `<g transform="scale(${short4(stand.k)}) translate(${short(-x)} ${short(-y)})">${drawn}</g>`,
      {
        ...(active(bit) ? { ref: `section.${section}` } : {}),
        label: t.voice.says('section-label', {
          card: cardOf(site.k),
          section: sectionName(t, site.k, bit),
          state: t.voice.says(state),
          type: worker,
        }),
        thing: about('section', { type: worker, state }),
      },
    )
  })
}

const short4 = (x: number) => Math.round(x * 10_000) / 10_000
