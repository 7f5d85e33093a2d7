// What the board of Spyrium says, in English.

import type { Card } from '../../../../kernel/words.ts'
import type { Brought, Dues } from '../../rules/sayings.ts'
import type { SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import type { Kind } from '../../sheet/box.ts'
import type { OptionId } from '../../sheet/form.ts'
import { amounts, crystals, points, pounds, workers } from './figures.ts'
import { gapPlace } from './places.ts'

const side = (card: Card, v: SpyriumVoice) => (card < 0 ? 'an empty position' : v.card(card))
const list = (p: readonly (string | number)[], none: string) => (p.length > 0 ? p.join(', ') : none)
const verb: Readonly<Partial<Record<Kind, string>>> = { building: 'Build', character: 'Call on', technique: 'Patent' }
const priced = (p: Dues) => (p.priced ? ` · ${pounds(p.price)}` : '')
const bare = (name: string) => name.replace(/ \([^)]*\)$/, '')

const taken = (p: Dues, v: SpyriumVoice): string =>
  amounts({ pounds: p.price, workers: p.workers, crystals: p.takes }, v).join(' + ')
const gained = (p: Brought, v: SpyriumVoice): string =>
  amounts({ pounds: p.pounds, crystals: p.crystals, vp: p.vp }, v).join(' + ')
const swap = (p: Dues, v: SpyriumVoice, what: string) => (taken(p, v) === '' ? what : `${taken(p, v)} → ${what}`)
const OPTIONS: Readonly<Partial<Record<OptionId, string>>> = {
  residence: 'a residence',
  rerun: 'exploit again',
  hire: 'one worker',
  place: 'place a worker',
}

export const board: SpyriumTexts['board'] = {
  goal: (p) => `have the most points after round ${p.rounds}: scored in play, by buildings and by techniques.`,
  now: (p) =>
    p.passed
      ? 'you have passed; the round ends once everybody has.'
      : p.phase === 1
        ? 'place workers between the cards; start your activation when you want to use them.'
        : 'take workers back for money or a card beside them, exploit buildings, or pass.',
  pounds: (p) => pounds(p.n),
  points: (p) => points(p.n),
  head: (p) => `${p.name}:`,
  masthead: () => 'The Forge Courier',
  'used-by': () => 'Used by:',
  'next-round': () => 'Next round',
  piles: () => 'Decks and tokens',
  'piles-now': (p) => `Decks A ${p.a}, B ${p.b}, C ${p.c}. Tokens: ${p.reserve} in reserve, ${p.discard} discarded.`,
  'deck-label': (p, v) => `${v.name(p.deck)}: ${p.n}`,
  'in-reserve': () => 'in reserve',
  'in-discard': () => 'discarded',
  'token-reserve-label': (p) => `Tokens in reserve: ${p.n}`,
  'token-discard-label': (p) => `Tokens discarded: ${p.n}`,
  'token-label': (p) => `token ${p.value}`,
  'tokens-of': (p, v) => `${v.plural(p.values.length, 'token', 'tokens')} ${list(p.values, '')}`,
  'workers-around': (p, v) => `${workers(p.n, v)} around it`,
  'card-label': (p, v) =>
    `${v.card(p.card)}, ${v.name(p.kind)}${p.kind === 'event' ? '' : `, ${pounds(p.price)}`}${p.vp > 0 ? `, ${points(p.vp)}` : ''}`,
  'event-label': (p, v) => `Event: ${v.card(p.card)}. Used by: ${list(p.used, 'nobody yet')}`,
  'next-event-label': (p, v) => `Event of the next round: ${v.card(p.card)}`,
  'option-label': (p) => `Option ${p.n}`,
  lane: (p, v) =>
    `Gap between ${side(p.left, v)} and ${side(p.right, v)}, ${gapPlace(p.gap)}: ${list(p.workers, 'no worker')}`,
  'empty-lot': () => 'Empty position',
  'empty-short': () => 'empty',
  crowd: () => 'crowd',
  again: () => 'once more',
  'when-built': () => 'when built',
  'at-end': () => 'at the end',
  'end-short': () => 'end',
  'once-short': () => 'once',
  'once-a-round': () => 'once a round',
  'residence-action': () => 'a residence action',
  bonus: () => 'bonus',
  residences: () => 'Residences',
  storey: (p) => `Space ${p.value}: ${list(p.who, 'nobody')}`,
  phases: () => 'Phases',
  phase: () => 'Phase',
  placement: () => 'Placement',
  activation: () => 'Activation',
  'placement-short': () => 'Placing',
  'activation-short': () => 'Activating',
  passed: () => 'Passed',
  'phase-label': (p) => `${p.phase}: ${list(p.who, 'nobody')}`,
  over: () => 'End of the game',
  'start-card': () => 'Start card',
  'own-label': (p, v) => `You have ${pounds(p.pounds)}, ${crystals(p.crystals, v)}, ${points(p.vp)}`,
  'active-short': () => 'active',
  'spent-short': () => 'spent',
  'reserve-short': () => 'reserve',
  'reserve-tiny': () => 'res.',
  'workers-label': (p) => `Your workers: ${p.active} active, ${p.spent} spent, ${p.reserve} in reserve`,
  'first-lot': () => 'First lot',
  techniques: () => 'Techniques',
  'kept-label': (p, v) => `${p.n} kept ${v.plural(p.n, 'token', 'tokens')}`,
  tally: (p) => `Workers: ${p.active} active, ${p.placed} in the market, ${p.lying} spent, ${p.reserve} in reserve`,
  'district-of': (p, v) => `District of ${v.seat(p.seat)}`,
  built: (p) => `+${p.vp} printed`,
  'bonus-first': (p) => `bonus at ${p.at}`,
  'bonus-second': (p) => `${p.at} ▸ ${p.worker ? 'a worker' : pounds(p.pounds)}`,
  'bonus-done': () => 'bonuses taken',
  'will-stand': () => 'Your worker will stand here.',
  'would-cost': (p) => `${pounds(p.pounds)}, ${pounds(p.left)} left:`,
  'would-cost-between': (p) => `${pounds(p.pounds)} to ${pounds(p.most)}, at most ${pounds(p.left)} left:`,
  'would-take': (p, v) =>
    p.crystals + p.workers === 0
      ? 'Costs nothing.'
      : `Takes ${amounts({ workers: p.workers, crystals: p.crystals }, v).join(' and ')}.`,
  'would-earn': (p) => `+${pounds(p.pounds)}: you will have ${pounds(p.after)}.`,
  'term-card': () => 'price',
  'term-crowd': () => 'crowd',
  'term-lobbying': () => 'Lobbying',
  'term-lot': () => 'new lot',
  'term-crane': () => 'Crane',
  'term-symbol': () => 'common symbol',
  'term-token': () => 'token',
  'term-trade': () => 'Trade',
  'term-event': () => 'event',
  'term-staff': () => 'workers owned',
  'term-crystals': () => 'crystals',
  'term-workers': () => 'workers',
  'term-automation': () => 'Automation',
  'term-capitalisation': () => 'Capitalisation',
  'brief-place': () => 'Place',
  'brief-event': () => 'Event',
  'brief-start-activation': () => 'Activation',
  'brief-earn': () => 'Earn money',
  'brief-activate': () => 'Activate a card',
  'brief-exploit': () => 'Exploit',
  'brief-taylorism': () => 'Taylorism',
  'brief-place-at': () => 'Place here',
  'brief-take-worker': () => 'This worker',
  'brief-activate-card': (p, v) => `${verb[p.kind ?? 'token'] ?? 'Activate'} ${bare(v.card(p.card))}${priced(p)}`,
  'brief-use-lobbying': (p) => `Use Lobbying${priced(p)}`,
  'brief-do-not-use': (p) => `Without Lobbying${priced(p)}`,
  'brief-new-lot': (p) => `New lot${priced(p)}`,
  'brief-replace': (p, v) => `Replace ${bare(v.card(p.card))}${priced(p)}`,
  'brief-take-token': (p) => `Token ${p.value}${priced(p)}`,
  'brief-keep-value': (p) => `Keep ${p.value}${priced(p)}`,
  'brief-set-value': (p) => `Set ${p.value}${priced(p)}`,
  'brief-choose-option': (p, v) => swap(p, v, OPTIONS[p.option] ?? gained(p, v)),
  'brief-choose-effect': (p, v) => swap(p, v, gained(p, v)),
  'points-exploiting': () => 'gained by exploiting',
  'points-characters': () => 'from characters called on',
  'points-universities': () => 'their tokens, when built',
  'points-residences': () => 'scored instead of moving on',
  'points-events': () => 'from events',
  'points-buildings': () => 'of the whole district',
  'points-automation': (p) => `1 per crystal, at most ${p.cap}`,
  'points-capitalisation': (p) => `1 per full ${pounds(p.rate)}, at most ${p.cap}`,
  'points-crane': (p) => `1 per building, at most ${p.cap}`,
  'points-trade': (p) => `1 per kept token, at most ${p.cap}`,
  'points-engineering': (p) => `printed on buildings with the Factory symbol, at most ${p.cap}`,
  'points-lobbying': (p) => `the residence space, at most ${p.cap}`,
  'points-taylorism': (p) => `1 per worker, at most ${p.cap}`,
}
