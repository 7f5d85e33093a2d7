// What the sentences of Spyrium are about, language apart.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Params, Seat } from '../../../kernel/words.ts'
import type { Wording } from '../../../title/title.ts'
import { cheapestLot, cheapestToken, cheapestValue } from '../rules/afford.ts'
import { lotOf } from '../rules/deal.ts'
import { earnings } from '../rules/earn.ts'
import { eventToken } from '../rules/event.ts'
import { spaceValue, trackOf } from '../rules/gain.ts'
import { crowd } from '../rules/market.ts'
import { sidesOf } from '../rules/place.ts'
import {
  building,
  currentEvent,
  explainPrice,
  faceAt,
  type PriceTerm,
  type Purchase,
  pricedWith,
  tokenValue,
} from '../rules/price.ts'
import { NONE, type SpyriumChoice, type SpyriumState, type SpyriumStep } from '../rules/state.ts'
import { ENGINEERING, hasTechnique, LOBBYING, ready } from '../rules/technique.ts'
import { type Box, type Effect, type EventOption, FACTORY, type Face } from '../sheet/box.ts'
import { EVENTS, type EventId } from '../sheet/form.ts'

const topOf = (s: SpyriumState) => s.agenda[s.agenda.length - 1] as SpyriumStep

/** What a choice would cost if it were carried out in the cheapest way it leaves open; null where nothing is to pay. */
function purchaseOf(s: SpyriumState, seat: Seat, choice: SpyriumChoice, box: Box): Purchase | null {
  const step = topOf(s)
  const at = lastOf(choice.on?.[0])
  switch (choice.act) {
    case 'activate-card': {
      if (s.market[at]?.[0] === undefined) return null
      const lobbying = crowd(s, at) > 0 && ready(s, seat, LOBBYING, box) ? 1 : 0
      return cheapest(s, seat, at, lobbying, box)
    }
    case 'use-lobbying':
    case 'do-not-use':
      return step.do === 'lobbying' ? cheapest(s, seat, step.pos, choice.act === 'use-lobbying' ? 1 : 0, box) : null
    case 'new-lot':
    case 'replace':
      return step.do === 'lot' ? { ...step, what: 'activate', lot: lotOf(choice) } : null
    case 'take-token':
      if (step.do !== 'token') return null
      return { ...step, what: 'activate', token: at, value: cheapestValue(s, seat, step.pos, at, box) }
    case 'keep-value':
    case 'set-value':
      return step.do === 'trade' ? { ...step, what: 'activate', value: choice.n?.[0] ?? NONE } : null
    case 'choose-option':
      return { what: 'event', option: choice.n?.[0] ?? 0 }
    case 'choose-effect':
      return step.do === 'effect' ? { what: 'exploit', building: step.building, effect: choice.n?.[0] ?? 0 } : null
    default:
      return null
  }
}

function cheapest(s: SpyriumState, seat: Seat, pos: number, lobbying: number, box: Box): Purchase {
  const token = cheapestToken(s, pos, box)
  const lot = cheapestLot(s, seat, pos, box)
  return { what: 'activate', pos, lobbying, lot, token, value: cheapestValue(s, seat, pos, token, box) }
}

/** The terms of what a choice costs: a price that can be opened. */
export function termsOf(s: SpyriumState, seat: Seat, choice: SpyriumChoice, box: Box): readonly PriceTerm[] {
  const purchase = purchaseOf(s, seat, choice, box)
  return purchase === null ? [] : explainPrice(s, seat, purchase, box)
}

const UNPRICED: Params = { price: 0, terms: [], amounts: [] }

function gains(option: EventOption, times: number): Params {
  return {
    pays: option.payCrystals,
    pounds: option.money * times,
    crystals: option.crystals * times,
    vp: option.vp * times,
    recruit: option.recruit,
  }
}

/** What an effect of a building takes and gives, with the share of Engineering. */
function effectParams(s: SpyriumState, seat: Seat, face: Face, k: number, box: Box): Params {
  const effect = face.effects[k] as Effect
  const more = effect.vp > 0 && (face.symbols & FACTORY) !== 0 && hasTechnique(s, seat, ENGINEERING, box)
  return { ...effect, vp: effect.vp + (more ? effect.workers * box.figures.engineering : 0) }
}

function dealParams(s: SpyriumState, pos: number, box: Box): Params {
  return { card: s.market[pos]?.[0] as Card, kind: faceAt(s, pos, box).kind, use: faceAt(s, pos, box).token }
}

/** The position, where the market holds several cards of its name; −1 where its name says which one it is. */
function whereOf(s: SpyriumState, pos: number, box: Box): number {
  const nameAt = (at: number) => box.cards[s.market[at]?.[0] ?? -1]?.design
  return s.market.some((_, other) => other !== pos && nameAt(other) === nameAt(pos)) ? pos : -1
}

/** A building of the own district, with its lot where there are several of its name. */
function lotParams(s: SpyriumState, seat: Seat, at: number, box: Box): Params {
  const district = s.districts[seat] as Card[]
  const card = district[at] as Card
  const alike = district.filter((other) => box.cards[other]?.design === box.cards[card]?.design)
  return { card, lot: alike.length > 1 ? at + 1 : 0 }
}

export const wording: Wording<SpyriumState, SpyriumStep, SpyriumChoice, Box> = {
  ask(s, step, seat, box) {
    const table = { round: s.round, space: spaceValue(s, seat, box), event: s.current[0] as Card }
    switch (step.do) {
      case 'phase-2':
        return { ...table, started: step.started }
      case 'place-worker':
        return { ...table, byEvent: step.event }
      case 'activate-card':
      case 'earn-card':
        return { ...table, ...sidesOf(s, step.gap) }
      case 'lobbying':
        return { ...table, ...dealParams(s, step.pos, box), pounds: crowd(s, step.pos) }
      case 'lot':
      case 'token':
        return { ...table, ...dealParams(s, step.pos, box) }
      case 'trade':
        return { ...table, ...dealParams(s, step.pos, box), value: tokenValue(s, step.pos, step.token, box) }
      case 'subsidy-value':
        return { ...table, value: eventToken(s, box) }
      case 'exploit-building':
        return { ...table, way: step.way }
      case 'effect':
        return { ...table, card: s.districts[seat]?.[step.building] as Card }
      default:
        return table
    }
  },
  act(s, seat, choice, box) {
    const step = topOf(s)
    const at = lastOf(choice.on?.[0])
    const terms = termsOf(s, seat, choice, box)
    const priced = terms.length === 0 ? UNPRICED : pricedWith(terms)
    switch (choice.act) {
      case 'event':
        return { card: s.current[0] as Card }
      case 'place':
        return { workers: s.active[seat] as number }
      case 'place-at':
      case 'take-worker':
        return sidesOf(s, at)
      case 'earn-at':
        return { card: s.market[at]?.[0] ?? -1, where: whereOf(s, at, box), pounds: earnings(s, seat, at, box) }
      case 'activate-card': {
        const card = s.market[at]?.[0]
        const where = whereOf(s, at, box)
        return card === undefined ? { card: -1, where } : { ...priced, ...dealParams(s, at, box), where }
      }
      case 'replace':
        return { ...priced, ...lotParams(s, seat, at, box) }
      case 'take-token':
        return step.do === 'token'
          ? { ...priced, ...dealParams(s, step.pos, box), value: tokenValue(s, step.pos, at, box) }
          : priced
      case 'keep-value':
      case 'set-value': {
        const use = step.do === 'trade' ? faceAt(s, step.pos, box).token : null
        const printed = step.do === 'trade' ? tokenValue(s, step.pos, step.token, box) : eventToken(s, box)
        return { ...priced, use, value: choice.n?.[0] ?? printed }
      }
      case 'choose-option': {
        const k = choice.n?.[0] ?? 0
        const face = currentEvent(s, box)
        const { options, special } = EVENTS[face.event as EventId]
        const times = special === 'token' ? eventToken(s, box) : 1
        return { ...priced, option: options[k] as string, ...gains(face.options[k] as EventOption, times) }
      }
      case 'exploit-building':
        return lotParams(s, seat, at, box)
      case 'choose-effect':
        return step.do === 'effect'
          ? { ...priced, ...effectParams(s, seat, building(s, seat, step.building, box), choice.n?.[0] ?? 0, box) }
          : priced
      case 'advance': {
        const track = trackOf(s, box)
        return { space: track[Math.min((s.residence[seat] as number) + 1, track.length - 1)] as number }
      }
      case 'score':
        return { vp: spaceValue(s, seat, box) }
      case 'bonus-money':
        return { pounds: box.figures['bonus-money'] }
      case 'bonus-worker':
        return { workers: box.figures['bonus-workers'] }
      default:
        return priced
    }
  },
}

/** What a card says, as the blanks of its sentence: its figures, and those of its effects or options one after the other. */
export function cardParams(card: Card, box: Box): Params {
  const { price, vp, token, recruit, residence, pays, crystals, effects, options } = box.cards[card] as Face
  const list = (key: keyof Effect) => effects.map((e) => e[key])
  const paid = (key: keyof EventOption) => options.map((o) => o[key])
  return {
    ...box.figures,
    price,
    vp,
    token,
    recruit,
    residence,
    pays,
    crystals,
    effectWorkers: list('workers'),
    effectPays: list('pays'),
    effectCrystals: list('crystals'),
    effectVp: list('vp'),
    payMoney: paid('payMoney'),
    payCrystals: paid('payCrystals'),
    money: paid('money'),
    optionVp: paid('vp'),
  }
}
