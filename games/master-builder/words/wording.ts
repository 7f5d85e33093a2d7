// What the sentences of Master Builder are about, language apart; and the ids its texts must cover.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Params } from '../../../kernel/words.ts'
import type { Say, Texts } from '../../../papers/texts.ts'
import type { Wording } from '../../../title/title.ts'
import { namedSet } from '../cards/fire.ts'
import type { PARTS } from '../mind/index.ts'
import { due, repayment } from '../rules/money.ts'
import {
  type COLOURS,
  DUTY,
  LOANS,
  type MasterAct,
  type MasterChoice,
  type MasterState,
  type MasterStep,
  type PHASES,
  type POINTS,
  TYPES,
  type variants,
} from '../rules/state.ts'
import { type Box, cardOf, FIRST_EVENT, sectionIds, siteOf } from '../sheet/box.ts'
import type { FAULT_IDS, KINDS, SECTIONS } from '../sheet/ids.ts'
import type { BoardTexts } from './board.ts'

export const wording: Wording<MasterState, MasterStep, MasterChoice, Box> = {
  ask(s, step, seat, box): Params {
    const cash = s.cash[seat] as number
    switch (step.do) {
      case 'draft-worker':
        return { lap: (s.crews[seat] as Card[]).length + 1, laps: box.limits.startingWorkers }
      case 'manage-crew':
        return {
          wages: s.wages[seat] as number,
          most: box.limits.wageTrack,
          left: s.options.hiring === 'three-actions' ? box.limits.actionsLimit - (s.actions[seat] as number) : null,
        }
      case 'nominate':
        return { cash, must: s.round === 1 && (s.contracts[seat] as Card[]).length === 0 }
      case 'bid':
        return { cash, card: cardOf(s.lot as number), bid: s.bid, bidder: s.bidder }
      case 'choose-worker':
        return { card: (s.inForce as number) + FIRST_EVENT, effect: box.effect[s.inForce as number] as string }
      case 'fire':
        return { cost: box.eventMoney[s.inForce as number] as number }
      case 'build':
        return { free: (s.crews[seat] as Card[]).filter((card) => s.duty[card] === DUTY.free).length }
      default:
        return { due: due(s, seat, box), cash, short: due(s, seat, box) - cash }
    }
  },
  act(s, _seat, choice, box): Params {
    const at = lastOf(choice.on?.[0])
    switch (choice.act) {
      case 'draft-worker':
      case 'hire':
        return { type: TYPES[at] as string, card: s.piles[at]?.[0] ?? null, wage: box.wageOf[at] as number }
      case 'fire-worker':
      case 'choose-worker':
        return { card: at }
      case 'open-auction':
        return { card: cardOf(at), bid: choice.n?.[0] ?? null }
      case 'bid':
        return { bid: choice.n?.[0] ?? null, more: (choice.n?.[0] ?? 0) - s.bid }
      case 'lose-work':
      case 'start-pair':
      case 'build-section':
        return { card: cardOf(siteOf(at)), sections: sectionIds(siteOf(at), namedSet(choice), box) }
      case 'save-from-fire':
        return { cost: box.eventMoney[s.inForce as number] as number }
      case 'take-loan':
        return { loan: LOANS[at] as string, amount: box.received[at] as number }
      case 'repay':
        return { loan: LOANS[at] as string, amount: repayment(s, at, box) }
      default:
        return {}
    }
  },
}

type Ask = 'draft-worker' | 'manage-crew' | 'nominate' | 'bid' | 'choose-worker' | 'fire' | 'build' | 'take-loan'
type Ev =
  | 'round'
  | 'draft-worker'
  | 'hire'
  | 'fire-worker'
  | 'pass'
  | 'no-contracts'
  | 'situation'
  | 'reveal-contract'
  | 'open-auction'
  | 'pass-nomination'
  | 'bid'
  | 'pass-bid'
  | 'sold'
  | 'last-contract'
  | 'left-over-money'
  | 'left-over'
  | 'remove-contract'
  | 'last-round'
  | 'event'
  | 'unavailable'
  | 'dismiss-one'
  | 'release-one'
  | 'compensation'
  | 'save-from-fire'
  | 'lose-work'
  | 'assign'
  | 'take-back'
  | 'confirm'
  | 'withdraw'
  | 'build'
  | 'income'
  | 'wages'
  | 'take-loan'
  | 'repay'
  | 'unfinished'
  | 'settle'
  | 'result'
  | 'game-over'
type Clause =
  | 'MAS-3.2'
  | 'MAS-3.3'
  | 'MAS-4.2'
  | 'MAS-4.3'
  | 'MAS-4.5'
  | 'MAS-4.9'
  | 'MAS-5.6'
  | 'MAS-5.8'
  | 'MAS-5.11'
  | 'MAS-5.15'
  | 'MAS-6.3'
  | 'MAS-6.6'
  | 'MAS-6.21'
  | 'MAS-6.22'
  | 'MAS-7.2'
  | 'MAS-7.3'
  | 'MAS-7.4'
  | 'MAS-7.6'
  | 'MAS-7.7'
  | 'MAS-7.8'
  | 'MAS-7.9'
  | 'MAS-7.15'
  | 'MAS-9.1'
  | 'MAS-9.4'
  | 'MAS-9.5'
  | 'MAS-9.6'
type ContractId =
  | 'north-wall'
  | 'south-wall'
  | 'outhouse'
  | 'shop'
  | 'inn'
  | 'east-gate'
  | 'east-wall'
  | 'school'
  | 'west-gate'
  | 'clock-tower'
  | 'town-hall'
  | 'west-wall'
type SituationId = 'depression' | 'recession' | 'stagnation' | 'recovery' | 'boom'
type EventId =
  | 'hurt-feelings'
  | 'night-watch'
  | 'epidemic'
  | 'site-accident'
  | 'tavern-brawl'
  | 'guild-assembly'
  | 'market-fair'
  | 'apprentices-feast'
  | 'counts-corvee'
  | 'quarrel'
  | 'morning-after'
  | 'fraud-uncovered'
  | 'pilgrimage'
  | 'bad-weather'
  | 'fire'
  | 'wage-claims'
type CardId = (typeof TYPES)[number] | ContractId | SituationId | EventId | (typeof LOANS)[number]
type Name =
  | (typeof COLOURS)[number]
  | (typeof TYPES)[number]
  | (typeof PHASES)[number]
  | (typeof LOANS)[number]
  | (typeof FAULT_IDS)[number]
  | (typeof KINDS)[number]
  | (typeof SECTIONS)[number][number]
  | 'mallet'
  | 'trowel'
  | 'wage-track'
  | 'wage-marker'
  | 'phase-track'
  | 'cash'
  | 'crew'
  | 'worker-pile'
  | 'contract-pile'
  | 'offer'
  | 'situation-pile'
  | 'event-pile'
  | 'town'
  | 'bank'
  | 'removed'
  | 'income'
  | 'minimum-bid'
  | 'workforce'
  | 'round'
  | 'phase'
  | 'of'
  | 'wages'
  | 'loans'
  | 'sites'
  | 'highest-bid'
  | 'event'
  | 'face-down'
  | 'nothing'

/** All that Master Builder has to say. */
export interface MasterTexts extends Texts {
  readonly ask: Readonly<Record<Ask, Say>>
  readonly act: Readonly<Record<MasterAct, Say>>
  readonly event: Readonly<Record<Ev, Say>>
  readonly refusal: Readonly<Record<Clause, Say>>
  readonly names: Readonly<Record<Name, string>>
  readonly cards: Readonly<Record<CardId, Say>>
  readonly variants: Readonly<Record<keyof typeof variants, { name: string; values: Readonly<Record<string, string>> }>>
  readonly points: Readonly<Record<(typeof POINTS)[number], string>>
  readonly board: BoardTexts
  readonly parts: Readonly<Record<(typeof PARTS)[number], Say>>
}
