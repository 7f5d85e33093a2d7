// The cards as they are printed: workers in the colour of their type, contracts, events, situations, IOUs.

import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import type { Face } from '../../../look/scene.ts'
import type { Entry } from '../../../papers/sheet.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { MasterState } from '../rules/state.ts'
import { type Box, contractOf, FIRST_CONTRACT, FIRST_EVENT, FIRST_SITUATION, WORKERS } from '../sheet/box.ts'
import { FAULT_IDS, LOANS, TYPES } from '../sheet/ids.ts'
import shipped from '../sheet/sheet.json' with { type: 'json' }
import { pictureOf, TOOLS } from './icons.ts'
import { eventMarks, faultMarks, situationMarks, workforce } from './marks.ts'
import { dollars, thousands } from './money.ts'

const ROWS = new Map(
  Object.values(shipped.tables as unknown as Record<string, readonly (Entry & Record<string, unknown>)[]>).flatMap(
    (rows) => rows.map((row) => [row.id, row] as const),
  ),
)

/** Whether a figure of the card is still the one that we reconstructed: it is marked so, and unchanged. */
function isReconstructed(id: string, figures: Readonly<Record<string, unknown>>): boolean {
  const row = ROWS.get(id)
  const source = (row?.source ?? {}) as Readonly<Record<string, string>>
  return Object.entries(figures).some(
    ([key, now]) => (source[key] ?? source['*']) === 'R' && JSON.stringify(row?.[key]) === JSON.stringify(now),
  )
}

const idOf = (card: Card, box: Box) => box.id[card] ?? ''
const faultsOf = (card: Card, box: Box) =>
  FAULT_IDS.filter((_, bit) => ((box.faults[card] as number) & (1 << bit)) !== 0)
const GROUNDS = ['#e9dcc0', '#cdb489']

function workerFace(card: Card, voice: Voice, box: Box): Face {
  const type = box.type[card] as number
  const id = TYPES[type] as string
  const faults = faultsOf(card, box)
  return {
    title: box.typeNames[type]?.[voice.lang] ?? '',
    frame: `worker type-${type}`,
    icon: TOOLS[type] as string,
    ground: GROUNDS,
    texture: `worker-${type}`,
    coin: thousands(box.wage[card] as number),
    symbols: [`level-${type}`],
    strip: [faultMarks(box.faults[card] as number, voice)],
    text: `${voice.says(id)} ${voice.says('faults-are', { faults })} ${voice.says('wage-is', { wage: dollars(voice, box.wage[card] as number) })}`,
    clauses: ['MAS-7.4', 'MAS-6.7'],
    reconstructed: isReconstructed(idOf(card, box), { faults: faultLetters(card, box) }),
  }
}

const faultLetters = (card: Card, box: Box) =>
  ['S', 'D', 'W', 'N', 'H'].filter((_, bit) => ((box.faults[card] as number) & (1 << bit)) !== 0)

function contractFace(card: Card, voice: Voice, box: Box): Face {
  const k = contractOf(card)
  const income = box.income[k] as number
  const least = box.minimumBid[k] as number
  const requires = box.requires[k] as number[]
  return {
    title: box.names[card]?.[voice.lang] ?? '',
    size: `${box.number[k]}`,
    frame: `contract ${box.kind[k] === 1 ? 'rampart' : 'house'}`,
    icon: 'none',
    ground: GROUNDS,
    texture: `site-${k}`,
    coin: thousands(least),
    points: thousands(income),
    strip: [workforce(requires, voice)],
    text: `${voice.says(idOf(card, box))} ${voice.says('contract-figures', { least: dollars(voice, least), income: dollars(voice, income) })}`,
    clauses:
      box.kind[k] === 1 ? ['MAS-7.9', 'MAS-5.6', 'MAS-8.1'] : ['MAS-7.6', 'MAS-7.7', 'MAS-7.8', 'MAS-5.6', 'MAS-8.1'],
    reconstructed: isReconstructed(idOf(card, box), {
      income,
      minimumBid: least,
      requires: requires.map((type) => TYPES[type]),
    }),
  }
}

/** What each effect is coloured like. */
const MOODS: Readonly<Record<string, readonly [frame: string, ...ground: string[]]>> = {
  'unavailable-all': ['night', '#5f7aa8', '#33456e', '#1c2744'],
  'unavailable-one': ['dusk', '#c99a8a', '#8a5560', '#4a2c3c'],
  'dismiss-one': ['blood', '#d3907a', '#94402e', '#4d1a12'],
  'release-one': ['moss', '#b8c08a', '#6d7a45', '#3a4424'],
  'construction-limit': ['rain', '#a9bcc4', '#5d7684', '#2f4450'],
  fire: ['blood', '#ffb648', '#c2461c', '#4a160c'],
  'wage-surcharge': ['gold', '#f0d488', '#b98a2c', '#5f4212'],
}

function eventFace(card: Card, voice: Voice, box: Box): Face {
  const event = card - FIRST_EVENT
  const id = idOf(card, box)
  const [icon, behind] = pictureOf(id)
  const [frame, ...ground] = MOODS[box.effect[event] as string] as readonly [string, ...string[]]
  return {
    title: box.names[card]?.[voice.lang] ?? '',
    frame: `event mood-${frame}`,
    icon,
    behind,
    ground,
    texture: 'street',
    strip: [eventMarks(event, voice, box)],
    text: voice.says(id),
    clauses: [`MAS-6.${8 + event}`],
    reconstructed: true,
  }
}

function situationFace(card: Card, voice: Voice, box: Box): Face {
  const id = idOf(card, box)
  const [icon, behind] = pictureOf(id)
  return {
    title: box.names[card]?.[voice.lang] ?? '',
    frame: 'situation',
    icon,
    behind,
    ground: ['#fbe7ae', '#e3b95c', '#a87a2c'],
    texture: 'street',
    strip: [situationMarks(card, voice, box)],
    text: voice.says(id),
    clauses: ['MAS-5.3'],
    reconstructed: isReconstructed(id, { reveals: box.reveals[card - FIRST_SITUATION] }),
  }
}

export function faceOf(card: Card, _s: MasterState | null, voice: Voice, box: Box): Face {
  if (card < WORKERS) return workerFace(card, voice, box)
  if (card < FIRST_SITUATION && card >= FIRST_CONTRACT) return contractFace(card, voice, box)
  return card >= FIRST_EVENT ? eventFace(card, voice, box) : situationFace(card, voice, box)
}

/** An IOU: what it brought, what repaying it costs now and later. */
export function iouFace(kind: number, voice: Voice, box: Box): Face {
  const id = LOANS[kind] as string
  return {
    title: voice.name(id),
    frame: `iou iou-${kind}`,
    icon: 'none',
    ground: GROUNDS,
    texture: `iou-${kind}`,
    coin: `+${thousands(box.received[kind] as number)}`,
    strip: [
      [
        { icon: 'sun', text: thousands(box.quick[kind] as number), tone: '#7a5410', label: voice.says('quick') },
        { icon: 'moon', text: thousands(box.late[kind] as number), tone: '#4a4a66', label: voice.says('late') },
      ],
    ],
    text: voice.says(id),
    clauses: ['MAS-9.2', 'MAS-9.5'],
    reconstructed: false,
  }
}

/** A card in a few words, for ears. */
export function cardLabel(card: Card, voice: Voice, box: Box): string {
  if (card < WORKERS)
    return voice.says('worker-label', {
      card,
      wage: dollars(voice, box.wage[card] as number),
      faults: faultsOf(card, box),
    })
  if (card >= FIRST_CONTRACT && card < FIRST_SITUATION) {
    const k = contractOf(card)
    const needs = TYPES.map((type, t) => ({ type, n: at(box.requires, k).filter((need) => need === t).length }))
    return voice.says('contract-label', {
      card,
      least: dollars(voice, box.minimumBid[k] as number),
      income: dollars(voice, box.income[k] as number),
      needs: needs.filter(({ n }) => n > 0),
    })
  }
  return voice.card(card)
}
