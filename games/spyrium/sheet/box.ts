// The printed cards of Spyrium, made of its sheet: one face for each card, so that rules look a figure up in one step.

import type { Card } from '../../../kernel/words.ts'
import type { Entry, Sheet } from '../../../papers/sheet.ts'
import type { Lang } from '../../../papers/texts.ts'
import { PERIODS, type SpyriumOptions, SYMBOLS, TECHNIQUES } from '../rules/state.ts'
import { EVENTS, type EventId, FIGURES, type FigureId } from './form.ts'

export type Kind = 'building' | 'character' | 'technique' | 'event' | 'token'
/** What a token on the card is for: gained as crystals or points, or paid as pounds. */
export type TokenUse = 'crystals' | 'vp' | 'pay'

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
  readonly design: string
  readonly names: Readonly<Record<Lang, string>>
  readonly kind: Kind
  readonly price: number
  /** Printed points of a building; points that a character gives. */
  readonly vp: number
  /** One bit a symbol, in the order of SYMBOLS. */
  readonly symbols: number
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

export const MINE = 1
export const FACTORY = 2

type Amounts = Readonly<Record<string, number>>
export type CardEntry = Entry & { copies: Amounts; price: number }
type BuildingEntry = CardEntry & {
  vp: number
  symbols: readonly string[]
  token: TokenUse | null
  recruit: number
  residence: boolean
  effect1: Amounts
  effect2: Amounts
}
type CharacterEntry = CardEntry & {
  token: TokenUse | null
  pays: number
  crystals: number
  vp: number
  residence: boolean
}
type EventEntry = Entry & { phase1: boolean; option1: Amounts; option2: Amounts; option3: Amounts }

const BLANK: Omit<Face, 'id' | 'design' | 'names' | 'kind'> = {
  price: 0,
  vp: 0,
  symbols: 0,
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

const bits = (symbols: readonly string[]) =>
  SYMBOLS.reduce((sum, symbol, i) => sum + (symbols.includes(symbol) ? 1 << i : 0), 0)

/** What each design prints, copies apart. */
function designs(sheet: Sheet): { entry: CardEntry; face: Omit<Face, 'id'> }[] {
  const rows = <T extends Entry>(name: string) => sheet.tables[name] as readonly T[]
  const base = (entry: Entry, kind: Kind) => ({
    ...BLANK,
    design: entry.id,
    names: entry.names ?? { en: entry.id, fr: entry.id },
    kind,
  })
  return [
    ...rows<BuildingEntry>('buildings').map((b) => ({
      entry: b,
      face: {
        ...base(b, 'building'),
        price: b.price,
        vp: b.vp,
        symbols: bits(b.symbols),
        token: b.token,
        recruit: b.recruit,
        residence: b.residence,
        effects: [...effectOf(b.effect1), ...effectOf(b.effect2)],
      },
    })),
    ...rows<CharacterEntry>('characters').map((c) => ({
      entry: c,
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
    ...rows<CardEntry>('techniques').map((t, technique) => ({
      entry: t,
      face: { ...base(t, 'technique'), price: t.price, technique },
    })),
  ]
}

export function unpack(sheet: Sheet): Box {
  const rows = <T extends Entry>(name: string) => sheet.tables[name] as readonly T[]
  const cards: Face[] = []
  const add = (face: Face): Card => cards.push(face) - 1
  const printed = designs(sheet)
  const copies = new Map<string, number>()
  const decks = PERIODS.map((period) =>
    printed.flatMap(({ entry, face }) =>
      Array.from({ length: entry.copies[period] ?? 0 }, () => {
        const n = (copies.get(entry.id) ?? 0) + 1
        copies.set(entry.id, n)
        return add({ ...face, id: `${entry.id}#${n}` })
      }),
    ),
  )
  const plain = (entry: Entry, kind: Kind) => ({
    ...BLANK,
    id: entry.id,
    design: entry.id,
    names: entry.names ?? { en: entry.id, fr: entry.id },
    kind,
  })
  const events = rows<EventEntry>('events').map((e) => {
    const event = e.id as EventId
    const options = [e.option1, e.option2, e.option3].slice(0, EVENTS[event].options.length).map(optionOf)
    return add({ ...plain(e, 'event'), event, phase1: e.phase1, options })
  })
  const tokenRows = rows<Entry & { value: number; copies: number }>('tokens')
  const tokens = tokenRows.flatMap((t) => {
    const card = add({ ...plain(t, 'token'), value: t.value })
    return new Array<Card>(t.copies).fill(card)
  })
  const spaces = (id: string) => rows<Entry & { spaces: number[] }>('tracks').find((t) => t.id === id)?.spaces ?? []
  return {
    cards,
    decks,
    events,
    tokens,
    values: tokenRows.map((t) => t.value).sort((a, b) => a - b),
    rounds: rows<Entry & { period: (typeof PERIODS)[number] }>('rounds').map((r) => PERIODS.indexOf(r.period)),
    tracks: { short: spaces('short'), long: spaces('long') },
    figures: Object.fromEntries(
      FIGURES.map((id, i) => [id, rows<Entry & { value: number }>('figures')[i]?.value ?? 0]),
    ) as Record<FigureId, number>,
    techniques: TECHNIQUES.map((id) => cards.findIndex((c) => c.design === id)),
  }
}
