// What the sentences of Spyrium are about, language apart.
import { at } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { WordingOf } from '../../../title/words.ts'
import { engineered } from '../cards/engineering.ts'
import { canLobby } from '../cards/lobbying.ts'
import { setValue } from '../cards/trade.ts'
import { cheapestLot, cheapestToken, cheapestValue } from '../rules/afford.ts'
import { lotOf } from '../rules/deal.ts'
import { earnings } from '../rules/earn.ts'
import { eventToken } from '../rules/event.ts'
import { spaceValue, trackOf } from '../rules/gain.ts'
import { crowd, hasCard } from '../rules/market.ts'
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
  workersDue,
} from '../rules/price.ts'
import { named, pointed } from '../rules/refs.ts'
import type { Gains, Label, Lot, Priced, SpyriumSpeech } from '../rules/speech.ts'
import type { Spyrium, SpyriumChoice, SpyriumState } from '../rules/state.ts'
import { type Box, eventRule, type Face } from '../sheet/box.ts'

/** What a choice would cost if it were carried out in the cheapest way it leaves open; null where nothing is to pay. */
function purchaseOf(s: SpyriumState, seat: Seat, choice: SpyriumChoice, box: Box): Purchase | null {
  const step = s.agenda.at(-1)
  const place = pointed(choice)
  switch (choice.act) {
    case 'activate-card': {
      if (!hasCard(s, place)) return null
      const lobbying = canLobby(s, seat, place, box) ? 1 : 0
      return cheapest(s, seat, place, lobbying, box)
    }
    case 'use-lobbying':
    case 'do-not-use':
      return step?.do === 'lobbying' ? cheapest(s, seat, step.pos, choice.act === 'use-lobbying' ? 1 : 0, box) : null
    case 'new-lot':
    case 'replace':
      return step?.do === 'lot' ? { ...step, what: 'activate', lot: lotOf(choice) } : null
    case 'take-token':
      if (step?.do !== 'token') return null
      return { ...step, what: 'activate', token: place, value: cheapestValue(s, seat, step.pos, place, box) }
    case 'keep-value':
    case 'set-value':
      return step?.do === 'trade' ? { ...step, what: 'activate', value: setValue(choice) } : null
    case 'choose-option':
      return { what: 'event', option: named(choice) }
    case 'choose-effect':
      return step?.do === 'effect' ? { what: 'exploit', building: step.building, effect: named(choice) } : null
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

const priceOf = (s: SpyriumState, seat: Seat, choice: SpyriumChoice, box: Box): Priced =>
  pricedWith(termsOf(s, seat, choice, box))

/** What an option of the current event gives; the subsidy as often as its token says. */
function optionGains(s: SpyriumState, face: Face, k: number, box: Box): Gains {
  const times = eventRule(face).special === 'token' ? eventToken(s, box) : 1
  const { money, crystals, vp } = at(face.options, k)
  return { pounds: money * times, crystals: crystals * times, vp: vp * times }
}

/** What an effect of a building gives, with the share of Engineering. */
function effectGains(s: SpyriumState, seat: Seat, face: Face, k: number, box: Box): Gains {
  const effect = at(face.effects, k)
  const more = effect.vp === 0 ? 0 : engineered(s, seat, face, workersDue(s, seat, face, effect, box), box)
  return { pounds: 0, crystals: effect.crystals, vp: effect.vp + more }
}

const cardAt = (s: SpyriumState, pos: number): Card => at(at(s.market, pos), 0)

/** The position, where the market holds several cards of its name; −1 where its name says which one it is. */
function whereOf(s: SpyriumState, pos: number, box: Box): number {
  const nameAt = (place: number) => box.cards[s.market[place]?.[0] ?? -1]?.design
  return s.market.some((_, other) => other !== pos && nameAt(other) === nameAt(pos)) ? pos : -1
}

/** A building of the own district, with its lot where there are several of its name. */
function lotAt(s: SpyriumState, seat: Seat, place: number, box: Box): Lot {
  const district = at(s.districts, seat)
  const card = at(district, place)
  const alike = district.filter((other) => at(box.cards, other).design === at(box.cards, card).design)
  return { card, lot: alike.length > 1 ? place + 1 : 0 }
}

/** A value that is kept or set, and what the token is for. */
function valued(
  s: SpyriumState,
  act: 'keep-value' | 'set-value',
  choice: SpyriumChoice,
  priced: Priced,
  box: Box,
): Label {
  const step = s.agenda.at(-1)
  const value = (printed: number) => (act === 'set-value' ? named(choice) : printed)
  return step?.do === 'trade'
    ? { act, ...priced, use: faceAt(s, step.pos, box).token, value: value(tokenValue(s, step.pos, step.token, box)) }
    : { act, ...priced, use: null, value: value(eventToken(s, box)) }
}

export const wording: WordingOf<Spyrium, SpyriumSpeech> = {
  ask(s, step, seat, box) {
    switch (step.do) {
      case 'phase-1':
        return { do: step.do, round: s.round }
      case 'phase-2':
        return { do: step.do, round: s.round, started: step.started }
      case 'place-worker':
        return { do: step.do, byEvent: step.event, event: at(s.current, 0) }
      case 'activate-card':
      case 'earn-card':
        return { do: step.do, ...sidesOf(s, step.gap) }
      case 'lobbying':
        return { do: step.do, card: cardAt(s, step.pos), pounds: crowd(s, step.pos) }
      case 'lot':
      case 'token':
        return { do: step.do, card: cardAt(s, step.pos) }
      case 'trade':
        return { do: step.do, card: cardAt(s, step.pos), value: tokenValue(s, step.pos, step.token, box) }
      case 'event-option':
        return { do: step.do, event: at(s.current, 0) }
      case 'subsidy-value':
        return { do: step.do, event: at(s.current, 0), value: eventToken(s, box) }
      case 'exploit-building':
        return { do: step.do, way: step.way, event: at(s.current, 0) }
      case 'effect':
        return { do: step.do, card: at(at(s.districts, seat), step.building) }
      case 'residence':
        return { do: step.do, space: spaceValue(s, seat, box) }
      case 'earn-worker':
      case 'activate-worker':
      case 'bonus':
        return { do: step.do }
      default:
        throw new Error(`${step.do} asks nobody`)
    }
  },
  act(s, seat, choice, box) {
    const place = pointed(choice)
    const { act } = choice
    switch (act) {
      case 'event':
        return { act, card: at(s.current, 0) }
      case 'place-at':
      case 'take-worker':
        return { act, ...sidesOf(s, place) }
      case 'earn-at':
        return {
          act,
          card: s.market[place]?.[0] ?? -1,
          where: whereOf(s, place, box),
          pounds: earnings(s, seat, place, box),
        }
      case 'activate-card': {
        const here = hasCard(s, place)
        return {
          act,
          ...priceOf(s, seat, choice, box),
          card: here ? cardAt(s, place) : -1,
          kind: here ? faceAt(s, place, box).kind : null,
          where: whereOf(s, place, box),
        }
      }
      case 'use-lobbying':
      case 'do-not-use':
      case 'new-lot':
        return { act, ...priceOf(s, seat, choice, box) }
      case 'replace':
        return { act, ...priceOf(s, seat, choice, box), ...lotAt(s, seat, place, box) }
      case 'take-token': {
        const step = s.agenda.at(-1)
        const priced = priceOf(s, seat, choice, box)
        if (step?.do !== 'token') return { act, ...priced, use: null, value: 0 }
        return { act, ...priced, use: faceAt(s, step.pos, box).token, value: tokenValue(s, step.pos, place, box) }
      }
      case 'keep-value':
      case 'set-value':
        return valued(s, act, choice, priceOf(s, seat, choice, box), box)
      case 'choose-option': {
        const face = currentEvent(s, box)
        const option = at(eventRule(face).options, named(choice))
        return { act, ...priceOf(s, seat, choice, box), option, ...optionGains(s, face, named(choice), box) }
      }
      case 'exploit-building':
        return { act, ...lotAt(s, seat, place, box) }
      case 'choose-effect': {
        const step = s.agenda.at(-1)
        const priced = priceOf(s, seat, choice, box)
        if (step?.do !== 'effect') return { act, ...priced, pounds: 0, crystals: 0, vp: 0 }
        return { act, ...priced, ...effectGains(s, seat, building(s, seat, step.building, box), named(choice), box) }
      }
      case 'advance': {
        const track = trackOf(s, box)
        return { act, space: at(track, Math.min(at(s.residence, seat) + 1, track.length - 1)) }
      }
      case 'score':
        return { act, vp: spaceValue(s, seat, box) }
      case 'bonus-money':
        return { act, pounds: box.figures['bonus-money'] }
      case 'bonus-worker':
        return { act, workers: box.figures['bonus-workers'] }
      default:
        return { act }
    }
  },
}
