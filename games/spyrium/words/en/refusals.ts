// Why something cannot be done, in English, by clause.
import type { CrystalReason, EventReason, SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import { crystals, pounds, workers } from './figures.ts'
import { cost } from './price.ts'

const eventRefusal = (p: EventReason, v: SpyriumVoice): string => {
  switch (p.why) {
    case 'phase':
      return 'This event can be used in Phase II only.'
    case 'reserve':
      return 'Your reserve is empty: there is nobody left to recruit.'
    case 'crystals':
      return `This option takes ${crystals(p.pays, v)}; you have ${p.crystals}.`
    default:
      return `This option costs ${cost(p, v)}; you have ${pounds(p.money)}.`
  }
}
const needsCrystal = (p: CrystalReason, v: SpyriumVoice) =>
  `${v.card(p.card)} takes ${crystals(p.pays, v)}; you have ${p.crystals}.`

export const refusals: SpyriumTexts['refusal'] = {
  'SPY-3.3': () => 'You are in Phase I: start your activation first.',
  'SPY-3.5': () => 'You do not have Taylorism.',
  'SPY-3.6': () => 'You are in Phase II until the end of the round: nothing more can be placed or started.',
  'SPY-5.2': () => 'A worker needs a card on at least one side of its gap.',
  'SPY-5.3': (p) => (p.workers === 0 ? 'You have no active worker left.' : 'No card is left in the market.'),
  'SPY-6.1': () => 'You have already used the event in this round.',
  'SPY-6.2': (p, v) => `You cannot carry out any option of ${v.card(p.card)} in full.`,
  'SPY-7.1': (p) =>
    ({
      gap: 'You have no worker in this gap.',
      market: 'You have no worker in the market.',
      far: 'This card is not beside the worker you chose.',
    })[p.why],
  'SPY-7.2': () => 'There is no card at this position any more.',
  'SPY-8.1': (p) =>
    ({
      empty: 'There is no card at this position any more.',
      'not-yours': 'You have no worker in this gap.',
      'no-worker': 'You have no worker in the market.',
      far: 'This card is not beside the worker you chose.',
    })[p.why],
  'SPY-8.4': (p, v) =>
    'pays' in p ? needsCrystal(p, v) : `${v.card(p.card)} costs ${cost(p, v)}; you have ${pounds(p.money)}.`,
  'SPY-9.2': (p, v) => `${v.card(p.card)} has no token left and cannot be called on.`,
  'SPY-9.3': () => 'Take a token of the card you are calling on; of tokens of equal value, the first.',
  'SPY-11.3': () => 'Taylorism has already been used in this round.',
  'SPY-12.1': () => 'You have no building to exploit.',
  'SPY-12.2': (p, v) => `This takes ${workers(p.workers, v)}; you have ${p.active} active.`,
  'SPY-12.3': (p, v) => `This takes ${crystals(p.pays, v)}; you have ${p.crystals}.`,
  'SPY-12.4': (p, v) => `${v.card(p.card)} has no effect to exploit.`,
  'SPY-12.5': (p, v) => `${v.card(p.card)} has already been exploited in this round.`,
  'SPY-13.1': (p, v) =>
    `You still have ${workers(p.workers, v)} in the market: take ${v.plural(p.workers, 'it', 'them')} back before you pass.`,
  'SPY-15.2': () => 'Your disc is on the last space: you can only score.',
  'SPY-16.4': () => 'Your reserve is empty: the bonus can only be money.',
  'SPY-20.1': eventRefusal,
  'SPY-20.2': eventRefusal,
  'SPY-20.3': eventRefusal,
  'SPY-20.4': eventRefusal,
  'SPY-20.5': (p, v) =>
    'card' in p
      ? `${v.card(p.card)} is upright: only a tilted building can be straightened and exploited again.`
      : eventRefusal(p, v),
  'SPY-20.6': eventRefusal,
  'SPY-20.7': eventRefusal,
  'SPY-21.3': needsCrystal,
  'SPY-21.4': needsCrystal,
  'SPY-23.6': () => 'The token already has this value.',
  'SPY-23.7': (p, v) => `${v.card(p.card)} is upright: Taylorism needs a tilted building.`,
}
