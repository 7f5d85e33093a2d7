// The printed cards of Pillars, made of its sheet: arrays by card, so that rules look a figure up in one step.

import type { Card } from '../../kernel/words.ts'
import type { Entry, Sheet, SheetForm, SheetProblem } from '../../papers/sheet.ts'
import type { Lang } from '../../papers/texts.ts'
import { COLOURS, MATERIALS } from './state.ts'

/** Cards 0–19: workers, colour × 5 + trade. Cards 20–34: neutral cards. */
export const TRADES = 5
export const WORKERS = 20
const NEUTRALS = 15
/** Lies in hands and piles for the advantage card of the round, which is one of the cards 36–40. */
export const STAND_IN: Card = 35
export const FIRST_ADVANTAGE: Card = 36
export const ADVANTAGES = 5

export interface Box {
  id: string[]
  names: Record<Lang, string>[]
  value: number[]
  /** Points at scoring for whoever has the card (neutral) or owns it (advantage). */
  points: number[]
  /** Points for the player of the worker's colour. */
  workerPoints: number[]
  gain: number[][]
  /** Points for giving up one of each material; −1 where the card does not take it. */
  yields: number[][]
  /** The material given in exchange, or −1. */
  gives: number[]
  /** Uses in one scoring. */
  uses: number[]
  lastTrickOnly: boolean[]
  /** Some figure printed on it is reconstructed. */
  reconstructed: boolean[]
  aliena: Card
  king: Card
  /** The card that gives a material of choice, or −1, and its materials. */
  tom: Card
  tomKinds: number[]
  /** Neutral cards in play, by number of players. */
  neutrals: Record<number, Card[]>
  start: number[]
  stockLimit: number
}

/** Each row of the sheet: 1 for the printed card in the sheet's neutral and advantage tables. */
const NEUTRAL_IDS = [
  'quarry',
  'forest',
  'gravel-pit',
  'alfred-builder',
  'ellen',
  'regan-hamleigh',
  'tom-builder',
  'william-hamleigh',
  'prior-philip',
  'bishop-waleran',
  'lady-aliena',
  'king',
]

const amounts = (min: number, max: number) => ({ is: 'amounts', of: MATERIALS, min, max }) as const
const trickValue = { is: 'whole', min: 0, max: 20 } as const

export const form: SheetForm = {
  form: 1,
  tables: {
    materials: { ids: MATERIALS, fields: { start: { is: 'whole', min: 0, max: 3 } } },
    trades: {
      ids: ['toolmaker', 'stonemason', 'carpenter', 'mortar-mixer', 'master-builder'],
      fields: { value: trickValue, converts: amounts(0, 20), points: { is: 'whole', min: 0, max: 9 } },
    },
    neutrals: {
      ids: NEUTRAL_IDS,
      fields: {
        copies: { is: 'whole', min: 0, max: 6 },
        value: trickValue,
        gain: amounts(0, 3),
        gainChoice: { is: 'list', of: MATERIALS },
        points: { is: 'whole', min: -9, max: 9 },
        lastTrickOnly: { is: 'yes-no' },
        leadsRound: { is: 'yes-no' },
        blocksTrick: { is: 'yes-no' },
        players: { is: 'list', of: ['3', '4'] },
      },
    },
    advantages: {
      ids: ['painter', 'assistant', 'brickmaker', 'bell-founder', 'potter'],
      fields: {
        value: trickValue,
        points: { is: 'whole', min: 0, max: 9 },
        from: { is: 'list', of: MATERIALS },
        yields: { is: 'whole', min: 0, max: 20 },
        gives: { is: 'one', of: MATERIALS, orNone: true },
        uses: { is: 'whole', min: 0, max: 99 },
      },
    },
    limits: { ids: ['stock'], fields: { total: { is: 'whole', min: 1, max: 12 } } },
  },
  across,
}

/** The deck must divide evenly, and the cards with a rule of their own must be single. */
function across(sheet: Sheet): SheetProblem[] {
  const neutrals = sheet.tables.neutrals as readonly NeutralEntry[]
  const count = (test: (n: NeutralEntry) => boolean) => neutrals.reduce((sum, n) => sum + (test(n) ? n.copies : 0), 0)
  const problems: SheetProblem[] = []
  const want = (at: string, good: boolean, en: string, fr: string) => {
    if (!good) problems.push({ at, expected: { en, fr } })
  }
  want(
    'neutrals',
    count(() => true) === NEUTRALS && count((n) => n.players.includes('4')) === NEUTRALS,
    '15 cards, all of them for 4 players (sum of copies)',
    '15 cartes, toutes à 4 joueurs (somme des exemplaires)',
  )
  want(
    'neutrals',
    count((n) => n.players.includes('3')) === 14,
    '14 cards for 3 players (sum of copies)',
    '14 cartes à 3 joueurs (somme des exemplaires)',
  )
  for (const [field, en, fr] of [
    [
      'leadsRound',
      'exactly one card that leads the round, in both player counts',
      'une seule carte qui ouvre la manche, à 3 comme à 4',
    ],
    [
      'blocksTrick',
      'exactly one card that blocks the trick, in both player counts',
      'une seule carte qui bloque le pli, à 3 comme à 4',
    ],
  ] as const)
    want(
      `neutrals.${field}`,
      count((n) => n[field]) === 1 && count((n) => n[field] && n.players.includes('3')) === 1,
      en,
      fr,
    )
  want(
    'neutrals.lastTrickOnly',
    count((n) => n.lastTrickOnly) <= 1,
    'at most one card kept for the last trick',
    'au plus une carte réservée au dernier pli',
  )
  want(
    'neutrals.gainChoice',
    count((n) => n.gainChoice.length > 0) <= 1,
    'at most one card with a material of choice',
    'au plus une carte avec un matériau au choix',
  )
  return problems
}

type NeutralEntry = Entry & {
  copies: number
  value: number
  gain: Record<string, number>
  gainChoice: string[]
  points: number
  lastTrickOnly: boolean
  leadsRound: boolean
  blocksTrick: boolean
  players: string[]
}
type TradeEntry = Entry & { value: number; converts: Record<string, number>; points: number }
type AdvantageEntry = Entry & {
  value: number
  points: number
  from: string[]
  yields: number
  gives: string | null
  uses: number
}

/** The fields of the sheet that a player reads on a card. */
const PRINTED = ['value', 'points', 'gain', 'gainChoice', 'converts', 'from', 'yields', 'gives', 'uses']

const NOTHING = [0, 0, 0, 0]
const NO_YIELD = [-1, -1, -1, -1]

export function unpack(sheet: Sheet): Box {
  const rows = <T extends Entry>(name: string) => sheet.tables[name] as readonly T[]
  const trades = rows<TradeEntry>('trades')
  const box: Box = {
    id: [],
    names: [],
    value: [],
    points: [],
    workerPoints: [],
    gain: [],
    yields: [],
    gives: [],
    uses: [],
    lastTrickOnly: [],
    reconstructed: [],
    aliena: -1,
    king: -1,
    tom: -1,
    tomKinds: [],
    neutrals: { 3: [], 4: [] },
    start: rows<Entry & { start: number }>('materials').map((m) => m.start),
    stockLimit: rows<Entry & { total: number }>('limits')[0]?.total ?? 3,
  }
  const add = (
    id: string,
    entry: Entry & { value: number; points: number },
    more: { gain?: number[]; yields?: number[]; gives?: number; uses?: number; worker?: number; last?: boolean },
  ): Card => {
    box.id.push(id)
    box.names.push(entry.names ?? { en: id, fr: id })
    box.value.push(entry.value)
    box.points.push(more.worker === undefined ? entry.points : 0)
    box.workerPoints.push(more.worker ?? 0)
    box.gain.push(more.gain ?? NOTHING)
    box.yields.push(more.yields ?? NO_YIELD)
    box.gives.push(more.gives ?? -1)
    box.uses.push(more.uses ?? 0)
    box.lastTrickOnly.push(more.last ?? false)
    box.reconstructed.push(PRINTED.some((field) => (entry.source[field] ?? entry.source['*']) === 'R'))
    return box.id.length - 1
  }
  for (const colour of COLOURS)
    for (const trade of trades)
      add(`${trade.id}-${colour}`, trade, {
        yields: MATERIALS.map((m) => trade.converts[m] ?? -1),
        uses: 1,
        worker: trade.points,
      })
  for (const n of rows<NeutralEntry>('neutrals'))
    for (let copy = 1; copy <= n.copies; copy++) {
      const card = add(n.copies > 1 ? `${n.id}-${copy}` : n.id, n, {
        gain: MATERIALS.map((m) => n.gain[m] ?? 0),
        last: n.lastTrickOnly,
      })
      if (n.leadsRound) box.aliena = card
      if (n.blocksTrick) box.king = card
      if (n.gainChoice.length > 0) {
        box.tom = card
        box.tomKinds = n.gainChoice.map((m) => MATERIALS.indexOf(m as (typeof MATERIALS)[number]))
      }
      for (const seats of [3, 4]) if (n.players.includes(`${seats}`)) box.neutrals[seats]?.push(card)
    }
  add(
    'round-advantage',
    { id: 'round-advantage', names: { en: 'advantage card', fr: 'carte Avantage' }, source: {}, value: -1, points: 0 },
    {},
  )
  for (const a of rows<AdvantageEntry>('advantages'))
    add(a.id, a, {
      yields: MATERIALS.map((m) => (a.from.includes(m) ? a.yields : -1)),
      gives: a.gives === null ? -1 : MATERIALS.indexOf(a.gives as (typeof MATERIALS)[number]),
      uses: a.uses,
    })
  return box
}

/** The colour of a worker card, or −1. */
export const colourOf = (card: Card): number => (card >= 0 && card < WORKERS ? Math.floor(card / TRADES) : -1)
export const isAdvantage = (card: Card): boolean => card >= FIRST_ADVANTAGE
