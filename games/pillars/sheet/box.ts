// The printed cards of Pillars, made of its sheet: arrays by card, so that rules look a figure up in one step.

import { dense } from '../../../kernel/dense.ts'
import type { Card } from '../../../kernel/words.ts'
import { type Entry, entryOf, fitted, type Sheet } from '../../../papers/sheet.ts'
import { type InLangs, USUAL } from '../../../papers/texts.ts'
import { COLOURS, MATERIALS } from '../rules/names.ts'
import { form } from './form.ts'

/** Cards 0–19: workers, colour × 5 + trade. Cards 20–34: neutral cards. */
export const TRADES = 5
export const WORKERS = 20
/** Lies in hands and piles for the advantage card of the round, which is one of the cards 36–40. */
export const STAND_IN: Card = 35
export const FIRST_ADVANTAGE: Card = 36
export const ADVANTAGES = 5

export interface Box {
  id: string[]
  names: InLangs[]
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
  neutrals: { 3: Card[]; 4: Card[] }
  start: number[]
  stockLimit: number
}

/** The fields of the sheet that a player reads on a card. */
const PRINTED = ['value', 'points', 'gain', 'gainChoice', 'converts', 'from', 'yields', 'gives', 'uses']

const NOTHING = [0, 0, 0, 0]
const NO_YIELD = [-1, -1, -1, -1]

export const unpack = (sheet: Sheet): Box => dense(boxOf(sheet))

function boxOf(sheet: Sheet): Box {
  const { materials, trades, neutrals, advantages, limits } = fitted(form, sheet).tables
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
    start: materials.map((m) => m.start),
    stockLimit: entryOf(limits, 'stock').total,
  }
  const add = (
    id: string,
    entry: Pick<Entry, 'names' | 'source'> & { value: number; points: number },
    more: { gain?: number[]; yields?: number[]; gives?: number; uses?: number; worker?: number; last?: boolean },
  ): Card => {
    box.id.push(id)
    box.names.push(entry.names ?? { [USUAL]: id })
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
  for (const n of neutrals)
    for (let copy = 1; copy <= n.copies; copy++) {
      const card = add(n.copies > 1 ? `${n.id}-${copy}` : n.id, n, {
        gain: MATERIALS.map((m) => n.gain[m] ?? 0),
        last: n.lastTrickOnly,
      })
      if (n.leadsRound) box.aliena = card
      if (n.blocksTrick) box.king = card
      if (n.gainChoice.length > 0) {
        box.tom = card
        box.tomKinds = n.gainChoice.map((m) => MATERIALS.indexOf(m))
      }
      if (n.players.includes('3')) box.neutrals[3].push(card)
      if (n.players.includes('4')) box.neutrals[4].push(card)
    }
  // The card that lies for the advantage of the round is no row of the sheet: each language names it.
  add('round-advantage', { names: {}, source: {}, value: -1, points: 0 }, {})
  for (const a of advantages)
    add(a.id, a, {
      yields: MATERIALS.map((m) => (a.from.includes(m) ? a.yields : -1)),
      gives: a.gives === null ? -1 : MATERIALS.indexOf(a.gives),
      uses: a.uses,
    })
  return box
}

/** The colour of a worker card, or −1. */
export const colourOf = (card: Card): number => (card >= 0 && card < WORKERS ? Math.floor(card / TRADES) : -1)
export const isAdvantage = (card: Card): boolean => card >= FIRST_ADVANTAGE

const COPY = new RegExp(`-(\\d+|${COLOURS.join('|')})$`)

/** The id of a card's row in the sheet: "carpenter" for each of its four colours, "quarry" for each copy. */
export const rowOf = (card: Card, box: Box): string => (box.id[card] ?? '?').replace(COPY, '')
