// What the questions and choices of Master Builder are about, language apart.
import { at } from '../../../kernel/lists.ts'
import type { WordingOf } from '../../../title/words.ts'
import { bidderOf, lotOf } from '../rules/auction.ts'
import { due, repayment } from '../rules/money.ts'
import { mustOpen } from '../rules/nomination.ts'
import { eventOf } from '../rules/reach.ts'
import { firstOf, piecesNamed } from '../rules/refs.ts'
import type { MasterSpeech } from '../rules/speech.ts'
import { DUTY, type MasterBuilder } from '../rules/state.ts'
import { cardOf, FIRST_EVENT, sectionIds, siteOf } from '../sheet/box.ts'
import { LOANS, TYPES } from '../sheet/ids.ts'

export const wording: WordingOf<MasterBuilder, MasterSpeech> = {
  ask(s, step, seat, box) {
    const cash = at(s.cash, seat)
    switch (step.do) {
      case 'draft-worker':
        return { do: step.do, lap: at(s.crews, seat).length + 1, laps: box.limits.startingWorkers }
      case 'manage-crew':
        return {
          do: step.do,
          wages: at(s.wages, seat),
          most: box.limits.wageTrack,
          left: s.options.hiring === 'three-actions' ? box.limits.actionsLimit - at(s.actions, seat) : null,
        }
      case 'nominate':
        return { do: step.do, cash, must: mustOpen(s, seat) }
      case 'bid':
        return { do: step.do, cash, card: cardOf(lotOf(s)), bid: s.bid, bidder: bidderOf(s) }
      case 'choose-worker':
        return { do: step.do, card: eventOf(s) + FIRST_EVENT, effect: at(box.effect, eventOf(s)) }
      case 'fire':
        return { do: step.do, cost: at(box.eventMoney, eventOf(s)) }
      case 'build':
        return { do: step.do, free: at(s.crews, seat).filter((card) => s.duty[card] === DUTY.free).length }
      default:
        return { do: 'take-loan', due: due(s, seat, box), cash, short: due(s, seat, box) - cash }
    }
  },
  act(s, _seat, choice, box) {
    const named = firstOf(choice)
    const amount = choice.n?.[0] ?? null
    const { act } = choice
    switch (act) {
      case 'draft-worker':
      case 'hire':
        return { act, type: at(TYPES, named), card: at(s.piles, named)[0] ?? null, wage: at(box.wageOf, named) }
      case 'fire-worker':
      case 'choose-worker':
        return { act, card: named }
      case 'open-auction':
        return { act, card: cardOf(named), bid: amount }
      case 'bid':
        return { act, bid: amount, more: (amount ?? 0) - s.bid }
      case 'lose-work':
      case 'start-pair':
      case 'build-section': {
        const k = siteOf(named)
        return { act, card: cardOf(k), sections: sectionIds(k, piecesNamed(choice), box) }
      }
      case 'save-from-fire':
        return { act, cost: at(box.eventMoney, eventOf(s)) }
      case 'take-loan':
        return { act, loan: at(LOANS, named), amount: at(box.received, named) }
      case 'repay':
        return { act, loan: at(LOANS, named), amount: repayment(s, named, box) }
      default:
        return { act }
    }
  },
}
