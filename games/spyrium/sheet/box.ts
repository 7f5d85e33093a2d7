// The printed cards of Spyrium, made of its sheet: one face for each card, so that rules look a figure up in one step.

import { dense } from '../../../kernel/dense.ts'
import { each, indexIn } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Card } from '../../../kernel/words.ts'
import { type Entry, type EntryOf, entryOf, fitted, type Sheet, type SheetOf } from '../../../papers/sheet.ts'
import type { InLangs } from '../../../papers/texts.ts'
import { PERIODS, type Period, type SpyriumOptions, SYMBOLS, TECHNIQUES, type TechniqueId } from '../rules/names.ts'
import { type BUILDINGS, type CHARACTERS, EVENTS, type EventId, type EventRule, type FigureId, form } from './form.ts'

export type Kind = 'building' | 'character' | 'technique' | 'event' | 'token'
/** What a token on the card is for: gained as crystals or points, or paid as pounds. */
export type TokenUse = 'crystals' | 'vp' | 'pay'
/** The cards that have a sentence of their own. */
export type CardId = (typeof BUILDINGS)[number] | (typeof CHARACTERS)[number] | TechniqueId | EventId
type TokenId = EntryOf<typeof form, 'tokens'>['id']

/** One use of a building: workers and crystals in, crystals and points out. */
export interface Effect {
  readonly workers: number
  readonly pays: number
  readonly crystals: number
  readonly vp: number
}

/** One option of an event. */
export interface EventOption {
  readonly payMoney: number
  readonly payCrystals: number
  readonly money: number
  readonly crystals: number
  readonly vp: number
  readonly recruit: number
}

export interface Face {
  /** `mine-i#2`; events and tokens have no number (SPY-1.9). */
  readonly id: string
  readonly design: CardId | TokenId
  readonly names: InLangs
  readonly kind: Kind
  readonly price: number
  /** Printed points of a building; points that a character gives. */
  readonly vp: number
  /** Places in SYMBOLS. */
  readonly symbols: Small
  readonly token: TokenUse | null
  readonly recruit: number
  readonly residence: boolean
  readonly effects: readonly Effect[]
  /** Crystals that a character takes and gives. */
  readonly pays: number
  readonly crystals: number
  /** A technique's place in TECHNIQUES, or −1. */
  readonly technique: number
  readonly event: EventId | null
  readonly phase1: boolean
  readonly options: readonly EventOption[]
  /** A token's value. */
  readonly value: number
}

export interface Box {
  readonly cards: readonly Face[]
  /** The three decks, the events and the tokens, each in the order before the shuffle (SPY-1.10). */
  readonly decks: readonly (readonly Card[])[]
  readonly events: readonly Card[]
  readonly tokens: readonly Card[]
  /** The values a token can have, the least first. */
  readonly values: readonly number[]
  /** The deck of each round. */
  readonly rounds: readonly number[]
  readonly tracks: Readonly<Record<SpyriumOptions['residenceTrack'], readonly number[]>>
  readonly figures: Readonly<Record<FigureId, number>>
  /** The card of each technique, in the order of TECHNIQUES. */
  readonly techniques: readonly Card[]
}

/** Places in SYMBOLS. */
export const MINE = 0
export const FACTORY = 1

/** What an event card does beyond its figures. */
export function eventRule(face: Face): EventRule {
  if (face.event === null) throw new Error(`${face.id} is no event`)
  return EVENTS[face.event]
}

type Amounts = Readonly<Record<string, number>>

const BLANK: Omit<Face, 'id' | 'design' | 'names' | 'kind'> = {
  price: 0,
  vp: 0,
  symbols: small.none,
  token: null,
  recruit: 0,
  residence: false,
  effects: [],
  pays: 0,
  crystals: 0,
  technique: -1,
  event: null,
  phase1: true,
  options: [],
  value: 0,
}

const effectOf = (a: Amounts): Effect[] =>
  Object.keys(a).length === 0
    ? []
    : [{ workers: a.workers ?? 0, pays: a.pays ?? 0, crystals: a.crystals ?? 0, vp: a.vp ?? 0 }]

const optionOf = (a: Amounts): EventOption => ({
  payMoney: a.payMoney ?? 0,
  payCrystals: a.payCrystals ?? 0,
  money: a.money ?? 0,
  crystals: a.crystals ?? 0,
  vp: a.vp ?? 0,
  recruit: a.recruit ?? 0,
})

const base = (entry: Pick<Entry, 'names'> & { readonly id: Face['design'] }, kind: Kind): Omit<Face, 'id'> => ({
  ...BLANK,
  design: entry.id,
  names: entry.names ?? {},
  kind,
})

interface Design {
  readonly copies: Readonly<Record<Period, number>>
  readonly face: Omit<Face, 'id'>
}

/** What each design of the decks prints, copies apart. */
function designs({ buildings, characters, techniques }: SheetOf<typeof form>['tables']): Design[] {
  return [
    ...buildings.map((b) => ({
      copies: b.copies,
      face: {
        ...base(b, 'building'),
        price: b.price,
        vp: b.vp,
        symbols: small.of(...b.symbols.map((symbol) => indexIn(SYMBOLS, symbol))),
        token: b.token,
        recruit: b.recruit,
        residence: b.residence,
        effects: [...effectOf(b.effect1), ...effectOf(b.effect2)],
      },
    })),
    ...characters.map((c) => ({
      copies: c.copies,
      face: {
        ...base(c, 'character'),
        price: c.price,
        vp: c.vp,
        token: c.token,
        residence: c.residence,
        pays: c.pays,
        crystals: c.crystals,
      },
    })),
    ...techniques.map((t, technique) => ({
      copies: t.copies,
      face: { ...base(t, 'technique'), price: t.price, technique },
    })),
  ]
}

function figuresOf(rows: SheetOf<typeof form>['tables']['figures']): Box['figures'] {
  const figure = (id: FigureId) => entryOf(rows, id).value
  return {
    'start-money': figure('start-money'),
    'start-crystals': figure('start-crystals'),
    'start-workers': figure('start-workers'),
    'start-reserve': figure('start-reserve'),
    'lot-step': figure('lot-step'),
    'replacement-discount': figure('replacement-discount'),
    'crane-discount': figure('crane-discount'),
    capitalisation: figure('capitalisation'),
    'capitalisation-rate': figure('capitalisation-rate'),
    engineering: figure('engineering'),
    'keep-limit': figure('keep-limit'),
    'technique-cap': figure('technique-cap'),
    'first-bonus': figure('first-bonus'),
    'second-bonus': figure('second-bonus'),
    'bonus-workers': figure('bonus-workers'),
    'bonus-money': figure('bonus-money'),
  }
}

export const unpack = (sheet: Sheet): Box => dense(boxOf(sheet))

function boxOf(sheet: Sheet): Box {
  const { tables } = fitted(form, sheet)
  const cards: Face[] = []
  const add = (face: Face): Card => cards.push(face) - 1
  const printed = designs(tables)
  const copies = new Map<string, number>()
  const decks = PERIODS.map((period) =>
    printed.flatMap(({ copies: made, face }) =>
      each(made[period] ?? 0, () => {
        const n = (copies.get(face.design) ?? 0) + 1
        copies.set(face.design, n)
        return add({ ...face, id: `${face.design}#${n}` })
      }),
    ),
  )
  const events = tables.events.map((e) => {
    const options = [e.option1, e.option2, e.option3].slice(0, EVENTS[e.id].options.length).map(optionOf)
    return add({ ...base(e, 'event'), id: e.id, event: e.id, phase1: e.phase1, options })
  })
  const tokens = tables.tokens.flatMap((t) => {
    const card = add({ ...base(t, 'token'), id: t.id, value: t.value })
    return each(t.copies, card)
  })
  return {
    cards,
    decks,
    events,
    tokens,
    values: tables.tokens.map((t) => t.value).sort((a, b) => a - b),
    rounds: tables.rounds.map((r) => PERIODS.indexOf(r.period)),
    tracks: { short: entryOf(tables.tracks, 'short').spaces, long: entryOf(tables.tracks, 'long').spaces },
    figures: figuresOf(tables.figures),
    techniques: TECHNIQUES.map((id) => cards.findIndex((c) => c.design === id)),
  }
}
