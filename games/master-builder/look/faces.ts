// The cards as they are printed: workers in the colour of their type, contracts, events, situations, IOUs.

import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card } from '../../../kernel/words.ts'
import type { Face } from '../../../look/scene.ts'
import { type Entry, markOf } from '../../../papers/sheet.ts'
import { type Box, contractOf, FIRST_CONTRACT, FIRST_EVENT, FIRST_SITUATION, WORKERS } from '../sheet/box.ts'
import { FAULT_IDS, LOANS, TYPES } from '../sheet/ids.ts'
import { sheet } from '../sheet/shipped.ts'
import { pictureOf, TOOLS } from './icons.ts'
import { eventMarks, faultMarks, situationMarks, workforce } from './marks.ts'
import { dollars, thousands } from './money.ts'
import type { MasterPen } from './pen.ts'

const ROWS = new Map(Object.values(sheet.tables).flatMap((rows) => rows.map((row) => [row.id, row] as const)))

/** Whether a figure of the card is still the one that we reconstructed: it is marked so, and unchanged. */
function isReconstructed(id: string, figures: Readonly<Record<string, unknown>>): boolean {
  const row = ROWS.get(id)
  if (row === undefined) return false
  return Object.entries(figures).some(
    ([key, now]) => isOurs(row, key) && JSON.stringify(row[key]) === JSON.stringify(now),
  )
}

/** A figure without a mark is nobody's. */
const isOurs = (row: Entry, key: string) => (key in row.source || '*' in row.source) && markOf(row, key) === 'R'

const idOf = (card: Card, box: Box) => box.id[card] ?? ''
const faultsOf = (card: Card, box: Box) => FAULT_IDS.filter((_, bit) => small.has(at(box.faults, card), bit))
const GROUNDS = ['#e9dcc0', '#cdb489']

function workerFace({ box, voice }: MasterPen, card: Card): Face {
  const type = at(box.type, card)
  const id = at(TYPES, type)
  const faults = faultsOf(card, box)
  return {
    title: box.typeNames[type]?.[voice.lang] ?? voice.name(id),
    frame: `worker type-${type}`,
    icon: at(TOOLS, type),
    ground: GROUNDS,
    texture: `worker-${type}`,
    scene: `worker-${type}`,
    coin: thousands(at(box.wage, card)),
    symbols: [`level-${type}`],
    strip: [faultMarks(at(box.faults, card), voice)],
    text: `${voice.text(id)} ${voice.says('faults-are', { faults })} ${voice.says('wage-is', { wage: dollars(voice, at(box.wage, card)) })}`,
    clauses: ['MAS-7.4', 'MAS-6.7'],
    reconstructed: isReconstructed(idOf(card, box), { faults: faultLetters(card, box) }),
  }
}

const faultLetters = (card: Card, box: Box) =>
  ['S', 'D', 'W', 'N', 'H'].filter((_, bit) => small.has(at(box.faults, card), bit))

function contractFace({ box, voice }: MasterPen, card: Card): Face {
  const k = contractOf(card)
  const income = at(box.income, k)
  const least = at(box.minimumBid, k)
  const requires = at(box.requires, k)
  return {
    title: voice.printed(box.names[card], idOf(card, box)),
    size: `${box.number[k]}`,
    frame: `contract ${box.kind[k] === 1 ? 'rampart' : 'house'}`,
    icon: 'none',
    ground: GROUNDS,
    texture: `site-${k}`,
    scene: `site-${k}`,
    coin: thousands(least),
    points: thousands(income),
    strip: [workforce(requires, voice)],
    text: `${voice.text(idOf(card, box))} ${voice.says('contract-figures', { least: dollars(voice, least), income: dollars(voice, income) })}`,
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

function eventFace(pen: MasterPen, card: Card): Face {
  const { box, voice } = pen
  const event = card - FIRST_EVENT
  const id = idOf(card, box)
  const [icon, behind] = pictureOf(id)
  const [frame, ...ground] = MOODS[at(box.effect, event)] as readonly [string, ...string[]]
  return {
    title: voice.printed(box.names[card], idOf(card, box)),
    frame: `event mood-${frame}`,
    icon,
    behind,
    ground,
    texture: 'street',
    scene: id,
    strip: [eventMarks(pen, event)],
    text: voice.text(id),
    clauses: [`MAS-6.${8 + event}`],
    reconstructed: true,
  }
}

function situationFace(pen: MasterPen, card: Card): Face {
  const { box, voice } = pen
  const id = idOf(card, box)
  const [icon, behind] = pictureOf(id)
  return {
    title: voice.printed(box.names[card], idOf(card, box)),
    frame: 'situation',
    icon,
    behind,
    ground: ['#fbe7ae', '#e3b95c', '#a87a2c'],
    texture: 'street',
    scene: id,
    strip: [situationMarks(pen, card)],
    text: voice.text(id),
    clauses: ['MAS-5.3'],
    reconstructed: isReconstructed(id, { reveals: box.reveals[card - FIRST_SITUATION] }),
  }
}

export function faceOf(pen: MasterPen, card: Card): Face {
  if (card < WORKERS) return workerFace(pen, card)
  if (card < FIRST_SITUATION && card >= FIRST_CONTRACT) return contractFace(pen, card)
  return card >= FIRST_EVENT ? eventFace(pen, card) : situationFace(pen, card)
}

/** An IOU: what it brought, what repaying it costs now and later. */
export function iouFace({ box, voice }: MasterPen, kind: number): Face {
  const id = at(LOANS, kind)
  return {
    title: voice.name(id),
    frame: `iou iou-${kind}`,
    icon: 'none',
    ground: GROUNDS,
    texture: `iou-${kind}`,
    coin: `+${thousands(at(box.received, kind))}`,
    strip: [
      [
        { icon: 'sun', text: thousands(at(box.quick, kind)), tone: '#7a5410', label: voice.says('quick') },
        { icon: 'moon', text: thousands(at(box.late, kind)), tone: '#4a4a66', label: voice.says('late') },
      ],
    ],
    text: voice.text(id),
    clauses: ['MAS-9.2', 'MAS-9.5'],
    reconstructed: false,
  }
}

/** A card in a few words, for ears. */
export function cardLabel({ box, voice }: MasterPen, card: Card): string {
  if (card < WORKERS)
    return voice.says('worker-label', {
      card,
      wage: dollars(voice, at(box.wage, card)),
      faults: faultsOf(card, box),
    })
  if (card >= FIRST_CONTRACT && card < FIRST_SITUATION) {
    const k = contractOf(card)
    const needs = TYPES.map((type, t) => ({ type, n: at(box.requires, k).filter((need) => need === t).length }))
    return voice.says('contract-label', {
      card,
      least: dollars(voice, at(box.minimumBid, k)),
      income: dollars(voice, at(box.income, k)),
      needs: needs.filter(({ n }) => n > 0),
    })
  }
  return voice.card(card)
}
