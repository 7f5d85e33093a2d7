// The cards as they are printed: works on ivory, foremen on cedar, gates in the wall.

import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { madeOnce } from '../../../look/drawn.ts'
import type { Face } from '../../../look/scene.ts'
import { fitted, type Sheet } from '../../../papers/sheet.ts'
import { foremanClause } from '../rules/foremen.ts'
import type { NehemiahVoice } from '../rules/speech.ts'
import { workClause } from '../rules/works.ts'
import { FIRST_FOREMAN, FIRST_GATE } from '../sheet/box.ts'
import { DECKS, FOREMEN, type ForemanId, form } from '../sheet/form.ts'
import shipped from '../sheet/sheet.json' with { type: 'json' }
import { FOREMAN_PICTURES, GROUNDS, WORKS } from './icons.ts'
import { foremanStrip, priceOf, workStrip } from './marks.ts'
import type { NehemiahPen } from './pen.ts'

const CEDAR = ['#f1d9b0', '#d3a878', '#8a5a36'] as const
const GATES = fitted(form, shipped as Sheet).tables.gates

/** A name without the number of its version: "Timber store" for both. */
const bare = (name: string) => name.replace(/\s*\([^)]*\)$/, '')
export const nameOf = (card: Card, voice: NehemiahVoice): string => bare(voice.card(card))

export const isGate = (card: Card): boolean => card >= FIRST_GATE && card < FIRST_FOREMAN
export const isForeman = (card: Card): boolean => card >= FIRST_FOREMAN
export const foremanOf = (card: Card): ForemanId => at(FOREMEN, card - FIRST_FOREMAN)

/** A short word stays with the next one, so that “Sacrifice au temple” has two lines on a small card. */
const titleOf = (name: string): string => name.replace(/(?<=\s\p{L}{1,3}) /gu, '\u00a0')

function workFace({ box, voice }: NehemiahPen, card: Card): Face {
  const kind = at(box.work, card)
  const [icon, behind, family] = WORKS[kind.id]
  const { vp } = kind.gives
  return {
    title: titleOf(nameOf(card, voice)),
    frame: `work family-${family}`,
    scene: kind.id,
    icon,
    behind,
    ground: GROUNDS[family],
    texture: family === 'night' ? 'hills-night' : 'hills',
    price: priceOf(kind),
    ...(vp > 0 ? { points: `${vp}` } : {}),
    strip: vp > 0 ? [[]] : workStrip(kind, voice),
    text: `${voice.text(kind.id)} ${voice.says('of-deck', { deck: at(DECKS, at(box.deck, card)) })}`,
    clauses: [workClause(kind)],
    reconstructed: false,
  }
}

function gateFace({ box, voice }: NehemiahPen, card: Card): Face {
  const vp = box.gateVp[card] ?? 0
  return {
    title: titleOf(nameOf(card, voice)),
    frame: 'gate',
    scene: 'gate-card',
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

function foremanFace({ box, voice }: NehemiahPen, card: Card): Face {
  const id = foremanOf(card)
  const [icon, behind] = FOREMAN_PICTURES[id]
  const symbol = at(box.symbol, card - FIRST_FOREMAN)
  return {
    title: titleOf(nameOf(card, voice)),
    frame: 'foreman',
    scene: id,
    icon,
    behind,
    ground: CEDAR,
    texture: 'hills-bare',
    strip: foremanStrip(id, symbol, box.amount[card] ?? 0, voice),
    text: voice.text(id),
    clauses: [foremanClause(card)],
    reconstructed: false,
  }
}

export const faceOf = madeOnce((pen: NehemiahPen, card: Card): Face => {
  if (isForeman(card)) return foremanFace(pen, card)
  return isGate(card) ? gateFace(pen, card) : workFace(pen, card)
})

/** A card where it is small: its picture and what it gives, its cost being at its corner. */
export const shortFace = madeOnce((pen: NehemiahPen, card: Card): Face => {
  const face = faceOf(pen, card)
  const [row = []] = face.strip
  const from = isForeman(card) ? -1 : row.findIndex((mark) => mark.text === '→')
  const paid = face.price !== undefined && face.price.length > 0 && from >= 0
  return {
    ...face,
    frame: `${face.frame} brief`,
    strip: face.strip.length === 0 ? [] : [paid ? row.slice(from + 1) : row],
  }
})
