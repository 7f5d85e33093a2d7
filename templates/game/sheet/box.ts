// What lies in the box, made of the sheet: numbers by name and lists by card, so that rules look a figure up in one step.
import type { Card } from '../../../kernel/words.ts'
import { entryOf, fitted, type Sheet } from '../../../papers/sheet.ts'
import type { InLangs } from '../../../papers/texts.ts'
import { type CardKind, KINDS } from '../rules/names.ts'
import { form } from './form.ts'

const cardOf = (kind: CardKind): Card => KINDS.indexOf(kind)
export const QUARRY: Card = cardOf('quarry')
export const WALL: Card = cardOf('wall')
export const CRANE: Card = cardOf('crane')

export interface Box {
  /** By card: its names in the sheet, and how many there are. */
  names: InLangs[]
  copies: number[]
  /** Stones that a quarry gives, a wall holds, a crane lifts. */
  quarry: number
  height: number
  crane: number
  /** Stones at the start, cards in a hand, rounds of a usual and of a short match, points of a finished wall. */
  start: number
  hand: number
  rounds: number
  short: number
  bonus: number
}

export function unpack(sheet: Sheet): Box {
  const { cards, numbers } = fitted(form, sheet).tables
  const stones = (kind: CardKind) => entryOf(cards, kind).stones
  const number = (id: (typeof numbers)[number]['id']) => entryOf(numbers, id).value
  return {
    names: cards.map((card) => card.names ?? {}),
    copies: cards.map((card) => card.copies),
    quarry: stones('quarry'),
    height: stones('wall'),
    crane: stones('crane'),
    start: number('start'),
    hand: number('hand'),
    rounds: number('rounds'),
    short: number('short'),
    bonus: number('bonus'),
  }
}
