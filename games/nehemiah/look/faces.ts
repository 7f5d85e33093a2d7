// The cards as they are printed: works on ivory, foremen on cedar, gates in the wall.

import type { Card } from '../../../kernel/words.ts'
import type { Face } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { NehemiahState } from '../rules/state.ts'
import { type Box, FIRST_FOREMAN, FIRST_GATE } from '../sheet/box.ts'
import { DECKS, FOREMEN, type ForemanId, type GateEntry } from '../sheet/form.ts'
import shipped from '../sheet/sheet.json' with { type: 'json' }
import { FOREMAN_PICTURES, GROUNDS, WORKS } from './icons.ts'
import { foremanStrip, kindOf, priceOf, workStrip } from './marks.ts'

/** NEH-7 tells the kinds in this order. */
const WORK_CLAUSES = [
  10, 10, 11, 11, 12, 13, 13, 14, 14, 15, 15, 16, 17, 18, 18, 20, 20, 21, 22, 23, 24, 25, 25,
] as const
/** NEH-10.16 for the artisan … NEH-10.31 for the inspector. */
const FOREMAN_CLAUSES = [16, 17, 18, 19, 20, 25, 21, 22, 23, 26, 27, 28, 29, 30, 31] as const
const CEDAR = ['#f1d9b0', '#d3a878', '#8a5a36'] as const
const GATES = shipped.tables.gates as unknown as readonly GateEntry[]

/** A name without the number of its version: "Timber store" for both. */
const bare = (name: string) => name.replace(/\s*\([^)]*\)$/, '')
export const nameOf = (card: Card, voice: Voice, box: Box): string => bare(box.names[card]?.[voice.lang] ?? '?')

export const isGate = (card: Card): boolean => card >= FIRST_GATE && card < FIRST_FOREMAN
export const isForeman = (card: Card): boolean => card >= FIRST_FOREMAN
export const foremanOf = (card: Card): ForemanId => FOREMEN[card - FIRST_FOREMAN] as ForemanId

function workFace(card: Card, voice: Voice, box: Box): Face {
  const kind = box.kind[card] as number
  const [icon, behind, family] = WORKS[kindOf(kind)]
  const vp = box.givesVp[kind] ?? 0
  return {
    title: nameOf(card, voice, box),
    frame: `work family-${family}`,
    icon,
    behind,
    ground: GROUNDS[family],
    texture: family === 'night' ? 'hills-night' : 'hills',
    price: priceOf(kind, box),
    ...(vp > 0 ? { points: `${vp}` } : {}),
    strip: vp > 0 ? [[]] : workStrip(kind, box, voice),
    text: `${voice.says(kindOf(kind))} ${voice.says('of-deck', { deck: DECKS[box.deck[card] as number] as string })}`,
    clauses: [`NEH-7.${WORK_CLAUSES[kind]}`],
    reconstructed: false,
  }
}

function gateFace(card: Card, voice: Voice, box: Box): Face {
  const vp = box.gateVp[card] ?? 0
  return {
    title: nameOf(card, voice, box),
    frame: 'gate',
    icon: 'gate-door',
    ground: ['#bcd6f2', '#8db4e0', '#e3c793'],
    texture: 'gate-wall',
    points: `${vp}`,
    strip: [],
    text: voice.says('gate-card'),
    clauses: ['NEH-7.16', 'NEH-8.9'],
    reconstructed: GATES[card - FIRST_GATE]?.vp === vp,
  }
}

function foremanFace(card: Card, voice: Voice, box: Box): Face {
  const id = foremanOf(card)
  const [icon, behind] = FOREMAN_PICTURES[id]
  const symbol = box.symbol[card - FIRST_FOREMAN] as string
  return {
    title: nameOf(card, voice, box),
    frame: 'foreman',
    icon,
    behind,
    ground: CEDAR,
    texture: 'hills-bare',
    strip: foremanStrip(id, symbol, box.amount[card] ?? 0, voice),
    text: voice.says(id),
    clauses: [`NEH-10.${FOREMAN_CLAUSES[card - FIRST_FOREMAN]}`],
    reconstructed: false,
  }
}

export function faceOf(card: Card, _s: NehemiahState | null, voice: Voice, box: Box): Face {
  if (isForeman(card)) return foremanFace(card, voice, box)
  return isGate(card) ? gateFace(card, voice, box) : workFace(card, voice, box)
}

/** A card where it is small: its picture and what it gives, its cost being at its corner. */
export function shortFace(card: Card, voice: Voice, box: Box): Face {
  const face = faceOf(card, null, voice, box)
  const [row = []] = face.strip
  const from = isForeman(card) ? -1 : row.findIndex((mark) => mark.text === '→')
  const paid = face.price !== undefined && face.price.length > 0 && from >= 0
  return {
    ...face,
    frame: `${face.frame} brief`,
    strip: face.strip.length === 0 ? [] : [paid ? row.slice(from + 1) : row],
  }
}
