import type { Short } from '../../rules/speech.ts'
import type { NehemiahTexts, NehemiahVoice } from '../speech.ts'

const NOBODY = 'Nobody is on this card.'

/** Why a Work card cannot be carried out: a reason that many of them share, or else its own. */
const lack = (p: Short | { readonly why: string }, target = '') =>
  'costs' in p
    ? `This card costs ${p.costs} ${p.why}, and you have ${p.has === 0 ? 'none' : `only ${p.has}`}.`
    : p.why === 'empty'
      ? NOBODY
      : p.why === 'cubes'
        ? 'You cannot raise enough influence cubes, not even by moving some.'
        : p.why === 'supply'
          ? 'You have no worker left in your supply.'
          : target
const foreman = (p: { readonly why: string }, time: string, target: string) =>
  p.why === 'time' ? time : p.why === 'empty' ? NOBODY : target
const INTERRUPT =
  'This card is played on your own turn before or after the main action, in a window of another turn, or just before a scoring.'
const FIGURE = 'This card is played on your turn instead of the main action.'
const PLUS = 'This card is played on your own turn, before or after the main action.'

/** Planning and the administrator: a column first, then two of its cards. */
const rows = (why: 'first' | 'chosen') =>
  why === 'first' ? 'First choose a column.' : 'Choose two cards of the column you have chosen.'
const bidTooMuch = (what: 'worker' | 'wood' | 'gold', has: number, v: NehemiahVoice) =>
  what === 'worker'
    ? `You have ${has === 0 ? 'no worker' : `only ${has} ${v.plural(has, 'worker', 'workers')}`} in your supply to bid.`
    : `You have ${has === 0 ? 'no' : `only ${has}`} ${what} to bid.`

export const refusals: NehemiahTexts['refusal'] = {
  'NEH-1.2': () => 'A worker is already on this card: each card takes one.',
  'NEH-1.4': (p) =>
    p.why === 'full'
      ? 'Every card of this column is occupied.'
      : 'This column has been cleared and is not yet refilled.',
  'NEH-3.2': (p, v) =>
    p.player === null ? 'You have no worker left in your supply.' : `${v.seat(p.player)} has no worker left in supply.`,
  'NEH-3.3': (p) => (p.why === 'empty' ? NOBODY : 'This worker is tired: only a standing one can be activated.'),
  'NEH-3.4': () => 'You can send or activate a worker, so you may not pass.',
  'NEH-5.1': (p, v) =>
    p.player === null
      ? 'This is not your worker: you activate your own.'
      : `The action is that of ${v.seat(p.player)}: only a worker of that player can be activated.`,
  'NEH-5.5': (p) =>
    p.why === 'below'
      ? 'This card lies below yours: only cards above it can be paid for.'
      : p.why === 'column'
        ? 'This card is in another column: only the column of your worker counts.'
        : p.why === 'empty'
          ? NOBODY
          : p.why === 'standing'
            ? 'This worker is standing: only tired ones can be paid for.'
            : p.why === 'price'
              ? 'You have the gold this card costs, but not the coin for its worker as well.'
              : 'You have no gold for the coin this costs.',
  'NEH-5.9': () => 'This card has already been used in this activation: once each.',
  'NEH-6.11': () => 'This column stays empty for the rest of the game.',
  'NEH-7.2': () => 'Once begun, this effect is carried out at least once.',
  'NEH-7.3': (p) => (p.why === 'same' ? 'The cube must come from another board.' : 'You have no cube on this board.'),
  'NEH-7.10': (p) => lack(p),
  'NEH-7.11': (p) => lack(p),
  'NEH-7.12': (p) => lack(p),
  'NEH-7.13': (p) => lack(p),
  'NEH-7.14': (p) => lack(p),
  'NEH-7.15': (p) => lack(p),
  'NEH-7.16': (p) => lack(p, 'All gates are built.'),
  'NEH-7.17': (p) => lack(p),
  'NEH-7.18': (p) =>
    p.why === 'other'
      ? 'Night work stands up your own workers only.'
      : p.why === 'standing'
        ? 'This worker is standing already.'
        : p.why === 'this'
          ? 'The worker on the night-work card itself stays tired.'
          : lack(p, 'You have no tired worker elsewhere to stand up.'),
  'NEH-7.20': (p) => lack(p, 'No column can take a worker.'),
  'NEH-7.21': (p) => lack(p, 'No card is free.'),
  'NEH-7.22': (p) =>
    p.why === 'own' ? 'Choose a worker of another player.' : lack(p, 'No other player has a worker on a card.'),
  'NEH-7.23': (p) =>
    p.why === 'column'
      ? 'Both workers must be in one column.'
      : p.why === 'itself'
        ? 'A worker cannot change places with himself.'
        : p.why === 'same'
          ? 'Same owner and same state: the swap would change nothing.'
          : p.why === 'alone'
            ? 'No worker of his column differs from him in owner or state.'
            : lack(p, 'No column holds two workers who differ in owner or state.'),
  'NEH-7.24': (p) => (p.why === 'chosen' || p.why === 'first' ? rows(p.why) : lack(p, 'This column holds no cards.')),
  'NEH-7.25': (p) =>
    p.why === 'column'
      ? 'Consolidation uses cards of its own column.'
      : p.why === 'coin'
        ? 'Consolidation costs a coin for each card, and you do not have it.'
        : p.why === 'price'
          ? 'You have the gold this card costs, but not the coin of Consolidation as well.'
          : lack(p, 'No other occupied card of this column could be carried out.'),
  'NEH-9.3': () => 'The neutral worker goes to another column than your own.',
  'NEH-9.4': () => 'The first free card is in row 4, where no neutral worker is laid.',
  'NEH-9.8': (p) =>
    p.why === 'raise'
      ? 'A neutral worker is never stood up.'
      : p.why === 'crew'
        ? 'A neutral worker cannot be relieved.'
        : p.why === 'corrupt'
          ? 'A neutral worker cannot be corrupted.'
          : p.why === 'companion'
            ? 'A neutral worker is nobody’s: the companion moves one of yours.'
            : 'A neutral worker is nobody’s: he cannot be activated.',
  'NEH-10.6': (p, v) => bidTooMuch(p.what, p.has, v),
  'NEH-10.18': () => 'Each pair takes a worker of your supply, and a wood or a gold.',
  'NEH-10.19': () => 'The carpenter works by himself, to the end of the round.',
  'NEH-10.20': () => 'The merchant works by himself, to the end of the round.',
  'NEH-10.21': (p) =>
    p.why === 'chosen' || p.why === 'first'
      ? rows(p.why)
      : p.why === 'column'
        ? 'The administrator swaps cards of a column just refilled.'
        : 'The administrator is asked when a column has been refilled, at no other time.',
  'NEH-10.22': (p) => foreman(p, INTERRUPT, 'You have no worker in supply, or no column can take him.'),
  'NEH-10.23': (p) => foreman(p, INTERRUPT, 'You have no tired worker in any column.'),
  'NEH-10.25': (p) =>
    foreman(p, 'The turncoat is asked just before the scoring.', 'This player has no cube on this board.'),
  'NEH-10.26': (p) =>
    p.why === 'same'
      ? 'Same owner and same state: the swap would change nothing.'
      : foreman(p, PLUS, 'No other worker differs in owner or state.'),
  'NEH-10.27': (p) =>
    p.why === 'first'
      ? 'First choose the worker who moves.'
      : p.why === 'chosen'
        ? 'Now choose the free card he goes to.'
        : p.why === 'worker'
          ? 'The companion moves one of your own standing workers.'
          : foreman(p, PLUS, 'You have no standing worker, or no card is free.'),
  'NEH-10.28': (p) =>
    p.why === 'second'
      ? 'The convict sends two workers if two can go.'
      : foreman(p, FIGURE, 'You have no worker in supply, or no column can take him.'),
  'NEH-10.29': (p) =>
    p.why === 'first' ? 'Activate a first worker.' : foreman(p, FIGURE, 'You have no standing worker.'),
  'NEH-10.30': (p) =>
    p.why === 'own'
      ? 'The corrupt worker must be another player’s.'
      : p.why === 'tired'
        ? 'The corrupt worker must be standing.'
        : foreman(p, FIGURE, 'No other player has a standing worker.'),
  'NEH-10.31': (p) =>
    foreman(
      p,
      'The inspector is played just before another player’s turn.',
      'This player can neither send nor activate a worker.',
    ),
  'NEH-10.36': () => 'The card is announced: now carry it out.',
  'NEH-11.6': (p) =>
    p.why === 'same' ? 'That is what you have chosen already.' : 'None of your cards opens a window.',
}
