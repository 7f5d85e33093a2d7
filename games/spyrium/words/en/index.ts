import type { Param, Params } from '../../../../kernel/words.ts'
import type { Voice } from '../../../../papers/texts.ts'
import { TERMS, type TermId } from '../../rules/price.ts'
import { openedPrice, type SpyriumTexts } from '../form.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { crystals, points, pounds, workers } from './figures.ts'
import { names } from './names.ts'
import { parts } from './parts.ts'
import { gapPlace, which } from './places.ts'

const side = (card: Param | undefined, v: Voice) => (Number(card) < 0 ? 'an empty position' : v.card(card))
const between = (p: Params, v: Voice) =>
  `between ${side(p.left, v)} and ${side(p.right, v)}, ${gapPlace(String(p.gap))}`
const list = (parts: readonly string[], none = 'nothing') => (parts.length === 0 ? none : parts.join(' and '))

const price: SpyriumTexts['price'] = {
  card: (p) => `the card itself ${pounds(p.amount)}`,
  crowd: (p, v) => `${p.amount} other ${v.plural(p.amount, 'worker', 'workers')} around it ${pounds(p.amount)}`,
  lobbying: (p) => `no surcharge thanks to Lobbying ${pounds(p.amount)}`,
  lot: (p) => `new lot ${pounds(p.amount)}`,
  crane: (p) => `Crane ${pounds(p.amount)}`,
  symbol: (p) => `replacing a common symbol ${pounds(p.amount)}`,
  token: (p) => `token ${pounds(p.amount)}`,
  trade: (p) => `value set by Trade ${Number(p.amount) > 0 ? '+' : ''}${pounds(p.amount)}`,
  event: (p) => `the event ${pounds(p.amount)}`,
  staff: (p) => `for every worker owned ${pounds(p.amount)}`,
  crystals: (p, v) => crystals(p.amount, v),
  workers: (p, v) => workers(p.amount, v),
  automation: (p, v) => `Automation works without ${workers(-Number(p.amount), v)}`,
}

/** A price, opened where it is a sum: “£10 (the card itself £6, …)”. */
function cost(p: Params, v: Voice): string {
  const terms = p.terms as readonly TermId[]
  const amounts = p.amounts as readonly number[]
  const taken = (of: string) => terms.reduce((n, id, i) => (TERMS[id] === of ? n + (amounts[i] as number) : n), 0)
  const sum = [
    ...(taken('money') > 0 ? [pounds(taken('money'))] : []),
    ...(taken('workers') > 0 ? [workers(taken('workers'), v)] : []),
    ...(taken('crystals') > 0 ? [crystals(taken('crystals'), v)] : []),
  ]
  const opened = openedPrice(price, p, v)
  return opened.length > sum.length ? `${list(sum, 'free')} (${opened.join(', ')})` : list(sum, 'free')
}

const gained = (p: Params, v: Voice) =>
  list([
    ...(Number(p.pounds ?? 0) > 0 ? [pounds(p.pounds)] : []),
    ...(Number(p.crystals ?? 0) > 0 ? [crystals(p.crystals, v)] : []),
    ...(Number(p.vp ?? 0) > 0 ? [points(p.vp)] : []),
  ])

const verb: Readonly<Record<string, string>> = { building: 'Build', character: 'Call on', technique: 'Patent' }
const eventRefusal = (p: Params, v: Voice): string => {
  switch (p.why) {
    case 'phase':
      return 'This event can be used in Phase II only.'
    case 'reserve':
      return 'Your reserve is empty: there is nobody left to hire.'
    case 'crystals':
      return `This option takes ${crystals(p.pays, v)}; you have ${p.crystals}.`
    default:
      return `This option costs ${cost(p, v)}; you have ${pounds(p.money)}.`
  }
}
const needsCrystal = (p: Params, v: Voice) => `${v.card(p.card)} takes ${crystals(p.pays, v)}; you have ${p.crystals}.`

export const texts: SpyriumTexts = {
  title: 'Spyrium',
  blurb:
    'Victorian England runs on a new crystal: put workers between the cards of a market, then earn from the crowd or pay for it, and build the industry that scores most.',
  ask: {
    'phase-1': (p) => `Round ${p.round}, Phase I: place a worker, use the event, or start your activation.`,
    'phase-2': (p) =>
      p.started
        ? 'Your activation starts: choose your first Phase II action.'
        : `Round ${p.round}, Phase II: choose an action.`,
    'place-worker': (p, v) =>
      p.byEvent ? `${v.card(p.event)}: into which gap does the worker go?` : 'Into which gap does your worker go?',
    'earn-worker': () => 'Which worker leaves the market to earn money?',
    'earn-card': (p, v) => `Your worker stands ${between(p, v)}: at which card do you count the others?`,
    'activate-worker': () => 'Which worker activates a card?',
    'activate-card': (p, v) => `Your worker stands ${between(p, v)}: which card do you activate?`,
    lobbying: (p, v) => `${v.card(p.card)}: do you use Lobbying against the surcharge of ${pounds(p.pounds)}?`,
    lot: (p, v) => `${v.card(p.card)}: on a new lot, or in the place of which building?`,
    token: (p, v) => `${v.card(p.card)}: which token do you take?`,
    trade: (p, v) => `${v.card(p.card)}, token ${p.value}: does Trade set another value?`,
    'event-option': (p, v) => `${v.card(p.event)}: which option?`,
    'subsidy-value': (p, v) => `${v.card(p.event)}, token ${p.value}: does Trade set another value?`,
    'exploit-building': (p, v) =>
      p.way === 'exploit'
        ? 'Which building do you exploit?'
        : p.way === 'taylorism'
          ? 'Taylorism: which tilted building do you exploit again?'
          : `${v.card(p.event)}: which tilted building do you exploit again?`,
    effect: (p, v) => `${v.card(p.card)}: which effect?`,
    residence: (p) => `Residence action on space ${p.space}: advance, or score its points?`,
    bonus: () => 'Your score has earned you a bonus: which one do you take now?',
  },
  act: {
    place: () => 'Place a worker',
    event: (p, v) => `Use the event: ${v.card(p.card)}`,
    'start-activation': () => 'Start activation',
    earn: () => 'Earn money',
    activate: () => 'Activate a card',
    exploit: () => 'Exploit a building',
    taylorism: () => 'Taylorism: exploit a tilted building again',
    pass: () => 'Pass',
    'place-at': (p, v) => `Place it ${between(p, v)}`,
    'take-worker': (p, v) => `The worker ${between(p, v)}`,
    'earn-at': (p, v) => `At ${side(p.card, v)}${which(p)}: ${pounds(p.pounds)}`,
    'activate-card': (p, v) =>
      Number(p.card) < 0
        ? `The empty position${which(p)}`
        : `${verb[String(p.kind)]} ${v.card(p.card)}${which(p)}, at best for ${cost(p, v)}`,
    'use-lobbying': (p, v) => `Use Lobbying: at best ${cost(p, v)}`,
    'do-not-use': (p, v) => `Do without Lobbying: at best ${cost(p, v)}`,
    'new-lot': (p, v) => `New lot: ${cost(p, v)}`,
    replace: (p, v) => `Replace ${v.card(p.card)}${which(p)}: ${cost(p, v)}`,
    'take-token': (p, v) => (p.use === 'pay' ? `Take token ${p.value}: ${cost(p, v)}` : `Take token ${p.value}`),
    'keep-value': (p, v) => `Keep the value ${p.value}${p.use === 'pay' ? `: ${cost(p, v)}` : ''}`,
    'set-value': (p, v) => `Set the value to ${p.value}${p.use === 'pay' ? `: ${cost(p, v)}` : ''}`,
    'choose-option': (p, v) => {
      const paid = (p.terms as string[]).length === 0 ? '' : cost(p, v)
      const what: Readonly<Record<string, string>> = {
        residence: 'a residence action',
        rerun: 'exploit a tilted building again',
        hire: 'recruit a worker',
        place: 'place an active worker in the market',
      }
      const done = what[String(p.option)] ?? `gain ${gained(p, v)}`
      return paid === '' ? `${done[0]?.toUpperCase()}${done.slice(1)}` : `Pay ${paid}: ${done}`
    },
    'exploit-building': (p, v) => `${v.card(p.card)}${which(p)}`,
    'choose-effect': (p, v) => `${cost(p, v)}: ${gained(p, v)}`,
    advance: (p) => `Advance to space ${p.space}`,
    score: (p) => `Score ${points(p.vp)}`,
    'bonus-worker': (p, v) => `Recruit ${workers(p.workers, v)}`,
    'bonus-money': (p) => `Take ${pounds(p.pounds)}`,
  },
  event: {
    round: (p, v) => `Round ${p.round}, period ${p.period}: ${v.seat(p.seat)} is first player.`,
    income: (p, v) => `${v.seat(p.seat)} receives ${pounds(p.pounds)} of income.`,
    'current-event': (p, v) => `The event of the round is ${v.card(p.card)}.`,
    'next-event': (p, v) => `The event to come is ${v.card(p.card)}.`,
    market: (p, v) => `The market: ${(p.cards as number[]).map((card) => v.card(card)).join(', ')}.`,
    tokens: (p, v) => {
      const values = p.values as number[]
      if (values.length === 0) return `No token is left for ${v.card(p.card)}.`
      return `${v.card(p.card)} gets ${v.plural(values.length, 'token', 'tokens')} ${values.join(', ')}.`
    },
    'tokens-reshuffled': (p, v) =>
      `The token reserve is empty: ${p.tokens} discarded ${v.plural(p.tokens, 'token is', 'tokens are')} shuffled.`,
    place: (p, v) => `${v.seat(p.seat)} places a worker ${between(p, v)}.`,
    'start-activation': (p, v) => `${v.seat(p.seat)} starts the activation.`,
    earn: (p, v) => `${v.seat(p.seat)} takes back a worker at ${v.card(p.card)} and earns ${pounds(p.pounds)}.`,
    withdraw: (p, v) => `${v.seat(p.seat)} takes back a worker with no card beside it and earns ${pounds(p.pounds)}.`,
    character: (p, v) => `${v.seat(p.seat)} calls on ${v.card(p.card)}: ${cost(p, v)}.`,
    build: (p, v) => `${v.seat(p.seat)} builds ${v.card(p.card)} on a new lot: ${cost(p, v)}.`,
    replace: (p, v) => `${v.seat(p.seat)} builds ${v.card(p.card)} in its place: ${cost(p, v)}.`,
    replaced: (p, v) => `${v.seat(p.seat)} gives up ${v.card(p.card)}.`,
    technique: (p, v) => `${v.seat(p.seat)} patents ${v.card(p.card)}: ${cost(p, v)}.`,
    'token-kept': (p, v) => `${v.seat(p.seat)} keeps ${v.card(p.card)} thanks to Trade (${p.kept} kept).`,
    gain: (p, v) => `${v.seat(p.seat)} gains ${gained(p, v)}.`,
    recruit: (p, v) =>
      Number(p.missing) > 0
        ? `${v.seat(p.seat)} recruits ${workers(p.workers, v)}: the reserve holds no more.`
        : `${v.seat(p.seat)} recruits ${workers(p.workers, v)}.`,
    exploit: (p, v) => {
      const paid = list(
        [
          ...(Number(p.workers) > 0 ? [workers(p.workers, v)] : []),
          ...(Number(p.pays) > 0 ? [crystals(p.pays, v)] : []),
        ],
        'nothing',
      )
      const again = p.way === 'exploit' ? '' : ' again'
      return `${v.seat(p.seat)} exploits ${v.card(p.card)}${again}: ${paid} for ${gained(p, v)}.`
    },
    event: (p, v) =>
      `${v.seat(p.seat)} uses the event ${v.card(p.card)}${(p.terms as string[]).length === 0 ? '' : ` and pays ${cost(p, v)}`}.`,
    'residence-advance': (p, v) => `${v.seat(p.seat)} advances on the residence track to space ${p.space}.`,
    'residence-score': (p, v) => `${v.seat(p.seat)} scores the residence space: ${points(p.vp)}.`,
    'bonus-worker': (p, v) => `${v.seat(p.seat)} gets the worker bonus.`,
    'bonus-money': (p, v) => `${v.seat(p.seat)} gets the bonus of ${pounds(p.pounds)}.`,
    'bonus-lost': (p, v) => `${v.seat(p.seat)} loses the worker bonus: the reserve is empty.`,
    pass: (p, v) => `${v.seat(p.seat)} passes.`,
    'end-round': (p) => `Round ${p.round} ends.`,
    'final-score': (p, v) =>
      `${v.seat(p.seat)} ends with ${points(p.total)}: ${p.track} on the track, ${p.printed} for buildings, ${p.techniques} for techniques.`,
    'game-over': (p, v) => {
      const winners = (p.winners as number[]).map((seat) => v.seat(seat))
      return winners.length === 1
        ? `${winners[0]} wins: the greatest industrial group in England.`
        : `${winners.join(' and ')} share the win.`
    },
  },
  refusal: {
    'SPY-3.3': () => 'You are in Phase I: start your activation first.',
    'SPY-3.6': () => 'You are in Phase II until the end of the round: nothing more can be placed or started.',
    'SPY-5.2': () => 'A worker needs a card on at least one side of its gap.',
    'SPY-5.3': (p) => (p.workers === 0 ? 'You have no active worker left.' : 'No card is left in the market.'),
    'SPY-6.1': () => 'You have already used the event in this round.',
    'SPY-6.2': (p, v) => `You cannot carry out any option of ${v.card(p.card)} in full.`,
    'SPY-7.1': (p) => (p.here ? 'You have no worker in this gap.' : 'You have no worker in the market.'),
    'SPY-7.2': () => 'There is no card at this position any more.',
    'SPY-8.1': (p) =>
      p.why === 'empty'
        ? 'There is no card at this position any more.'
        : p.why === 'not-yours'
          ? 'You have no worker in this gap.'
          : 'You have no worker in the market.',
    'SPY-8.4': (p, v) =>
      p.price === undefined
        ? needsCrystal(p, v)
        : `${v.card(p.card)} costs ${cost(p, v)}; you have ${pounds(p.money)}.`,
    'SPY-9.2': (p, v) => `${v.card(p.card)} has no token left and cannot be called on.`,
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
      p.why === undefined
        ? `${v.card(p.card)} is upright: only a tilted building can be straightened and exploited again.`
        : eventRefusal(p, v),
    'SPY-20.6': eventRefusal,
    'SPY-20.7': eventRefusal,
    'SPY-21.3': needsCrystal,
    'SPY-21.4': needsCrystal,
    'SPY-23.6': () => 'The token already has this value.',
    'SPY-23.7': (p, v) => `${v.card(p.card)} is upright: Taylorism needs a tilted building.`,
  },
  sheet: async () => (await import('./sheet.ts')).sheet,
  names,
  cards,
  board,
  variants: {
    residenceTrack: {
      name: 'Residence track',
      values: { short: '2, 3, 4, 5, 7', long: '2, 3, 4, 5, 6, 7' },
    },
  },
  points: {
    exploiting: 'Exploiting buildings',
    characters: 'Characters',
    universities: 'Universities, when built',
    residences: 'Residence actions',
    events: 'Events',
    buildings: 'Printed on buildings',
    automation: 'Automation',
    capitalisation: 'Capitalisation',
    crane: 'Crane',
    trade: 'Trade',
    engineering: 'Engineering',
    lobbying: 'Lobbying',
    taylorism: 'Taylorism',
  },
  price,
  parts,
}
