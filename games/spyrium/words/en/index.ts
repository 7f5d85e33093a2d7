import type { Card } from '../../../../kernel/words.ts'
import type { Sides, SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import type { Kind } from '../../sheet/box.ts'
import type { OptionId } from '../../sheet/form.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { amounts, points, pounds, workers } from './figures.ts'
import { names } from './names.ts'
import { parts } from './parts.ts'
import { gapPlace, which } from './places.ts'
import { cost, gained, list } from './price.ts'
import { refusals } from './refusals.ts'
import { things } from './things.ts'

const side = (card: Card, v: SpyriumVoice) => (card < 0 ? 'an empty position' : v.card(card))
const between = (p: Sides, v: SpyriumVoice) => `between ${side(p.left, v)} and ${side(p.right, v)}, ${gapPlace(p.gap)}`
const verb: Readonly<Record<Kind, string>> = {
  building: 'Build',
  character: 'Call on',
  technique: 'Patent',
  event: 'Use',
  token: 'Take',
}
/** What an option does beyond a gain. */
const DONE: Readonly<Partial<Record<OptionId, string>>> = {
  residence: 'a residence action',
  rerun: 'exploit a tilted building again',
  hire: 'recruit a worker',
  place: 'place an active worker in the market',
}

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
      p.kind === null
        ? `The empty position${which(p)}`
        : `${verb[p.kind]} ${v.card(p.card)}${which(p)}, at best for ${cost(p, v)}`,
    'use-lobbying': (p, v) => `Use Lobbying: at best ${cost(p, v)}`,
    'do-not-use': (p, v) => `Do without Lobbying: at best ${cost(p, v)}`,
    'new-lot': (p, v) => `New lot: ${cost(p, v)}`,
    replace: (p, v) => `Replace ${v.card(p.card)}${which(p)}: ${cost(p, v)}`,
    'take-token': (p, v) => (p.use === 'pay' ? `Take token ${p.value}: ${cost(p, v)}` : `Take token ${p.value}`),
    'keep-value': (p, v) => `Keep the value ${p.value}${p.use === 'pay' ? `: ${cost(p, v)}` : ''}`,
    'set-value': (p, v) => `Set the value to ${p.value}${p.use === 'pay' ? `: ${cost(p, v)}` : ''}`,
    'choose-option': (p, v) => {
      const paid = p.terms.length === 0 ? '' : cost(p, v)
      const done = DONE[p.option] ?? `gain ${gained(p, v)}`
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
    income: (p, v) => `${v.seat(p.seat)} receives an income of ${pounds(p.pounds)}.`,
    'current-event': (p, v) => `The event of the round is ${v.card(p.card)}.`,
    'next-event': (p, v) => `The event to come is ${v.card(p.card)}.`,
    market: (p, v) => `The market: ${p.cards.map((card) => v.card(card)).join(', ')}.`,
    tokens: (p, v) => {
      const { values } = p
      if (values.length === 0) return `No token is left for ${v.card(p.card)}.`
      return `${v.card(p.card)} gets ${v.plural(values.length, 'token', 'tokens')} ${values.join(', ')}.`
    },
    'tokens-reshuffled': (p, v) =>
      `The token reserve is empty: ${p.tokens} discarded ${v.plural(p.tokens, 'token is', 'tokens are')} shuffled.`,
    place: (p, v) => `${v.seat(p.seat)} places a worker ${between(p, v)}.`,
    'start-activation': (p, v) => `${v.seat(p.seat)} starts their activation.`,
    earn: (p, v) => `${v.seat(p.seat)} takes back a worker at ${v.card(p.card)} and earns ${pounds(p.pounds)}.`,
    withdraw: (p, v) => `${v.seat(p.seat)} takes back a worker with no card beside it and earns ${pounds(p.pounds)}.`,
    character: (p, v) => `${v.seat(p.seat)} calls on ${v.card(p.card)}: ${cost(p, v)}.`,
    build: (p, v) => `${v.seat(p.seat)} builds ${v.card(p.card)} on a new lot: ${cost(p, v)}.`,
    replace: (p, v) => `${v.seat(p.seat)} builds ${v.card(p.card)} in its place: ${cost(p, v)}.`,
    replaced: (p, v) => `${v.seat(p.seat)} gives up ${v.card(p.card)}.`,
    technique: (p, v) => `${v.seat(p.seat)} patents ${v.card(p.card)}: ${cost(p, v)}.`,
    'token-kept': (p, v) => `${v.seat(p.seat)} keeps ${v.card(p.card)} thanks to Trade (${p.kept} kept).`,
    gain: (p, v) => `${v.seat(p.seat)} gains ${gained(p, v)}.`,
    recruit: (p, v) => {
      if (p.workers === 0) return `${v.seat(p.seat)} recruits nobody: the reserve is empty.`
      const more = p.missing > 0 ? ': the reserve holds no more' : ''
      return `${v.seat(p.seat)} recruits ${workers(p.workers, v)}${more}.`
    },
    exploit: (p, v) => {
      const paid = amounts({ workers: p.workers, crystals: p.pays }, v)
      const again = p.way === 'exploit' ? '' : ' again'
      const using = paid.length === 0 ? '' : ` with ${list(paid)}`
      return `${v.seat(p.seat)} exploits ${v.card(p.card)}${again}${using} and gains ${gained({ pounds: 0, crystals: p.crystals, vp: p.vp }, v)}.`
    },
    event: (p, v) =>
      `${v.seat(p.seat)} uses the event ${v.card(p.card)}${p.terms.length === 0 ? '' : ` and pays ${cost(p, v)}`}.`,
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
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1
        ? `${winners[0]} wins: the greatest industrial group in England.`
        : `${v.list(winners)} share the victory.`
    },
  },
  refusal: refusals,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cards,
  board,
  things,
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
  parts,
}
