// What the things on the table of Master Builder are, in English.

import { capital } from '../../../../papers/texts.ts'
import type { MasterTexts } from '../../rules/speech.ts'
import type { MasterThings } from '../../rules/things.ts'
import type { Type } from '../../sheet/ids.ts'
import { oneOf, pileOf } from './crew.ts'
import { money } from './money.ts'

const PHASES: Readonly<Record<MasterThings['phase']['phase'], readonly [name: string, text: string]>> = {
  'hire-fire': [
    'Crew',
    'Hire the top worker of a pile, fire one, or pass, until everybody has passed in a row. In round 1 everybody takes five.',
  ],
  contracts: [
    'Contracts',
    'Contracts on offer are auctioned one by one; nobody borrows to bid. What is left over gets money on it, once.',
  ],
  events: ['Event', 'One event is turned up and strikes everybody in turn order.'],
  construction: [
    'Building',
    'All players at once assign workers to sections of their contracts. What is assigned is built when all have confirmed.',
  ],
  'income-wages': [
    'Pay day',
    'First income for finished buildings, then wages for the whole crew. Whoever cannot pay must borrow.',
  ],
}

const article = (type: Type) => `${type === 'apprentice' ? 'an' : 'a'} ${oneOf(type)}`

export const things: MasterTexts['things'] = {
  'wage-track': {
    name: 'Wage track',
    text: (p, v) =>
      `Each marker stands on the sum of its crew’s wages, due on pay day. Nobody may hire beyond ${money(p.most, v)}.`,
  },
  wages: {
    name: (p, v) => `Wages of ${v.seat(p.seat)}`,
    text: (p, v) => `${money(p.amount, v)} due on pay day, every round. At most ${money(p.most, v)}.`,
  },
  'event-pile': {
    name: 'Event pile',
    text: () =>
      'In each round one is turned up after the auctions. It strikes everybody, and goes back under the pile.',
  },
  'worker-pile': {
    name: (p) => capital(pileOf(p.type)),
    text: (p, v) =>
      p.n === 0
        ? 'Empty. A worker of this type who is fired comes back here.'
        : `${p.n} ${v.plural(p.n, 'card', 'cards')} in the pile: only the top worker can be hired, and uncovers the next.`,
  },
  'contract-pile': {
    name: 'Contract pile',
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'contract', 'contracts')} still to come. When pile and offer are empty after the auctions, one more round is played.`,
  },
  'situation-pile': {
    name: 'Economic situation',
    text: () =>
      'From round 2 on, a card says how many new contracts come on offer. The fifth one opens the last round.',
  },
  loan: { name: (p, v) => v.name(p.loan), text: (p) => p.does },
  plot: {
    name: (p, v) => v.card(p.card),
    text: (p, v) =>
      ({
        unseen: 'Not on offer yet.',
        removed: 'Out of the game.',
        offer: `On offer from ${money(p.least, v)}${p.bonus > 0 ? `, with ${money(p.bonus, v)} on it for the winner` : ''}; finished it brings ${money(p.income, v)}.`,
        owned: `${p.owner === null ? '' : v.seat(p.owner)} builds here: the last section brings ${money(p.income, v)} on pay day.`,
        finished: `Finished by ${p.owner === null ? '' : v.seat(p.owner)}, and paid.`,
      })[p.fate] + (p.fate === 'offer' || p.fate === 'owned' ? ` ${p.does}` : ''),
  },
  section: {
    name: 'Section',
    text: (p) =>
      p.state === 'built'
        ? 'Built. It stays, unless a fire takes it.'
        : p.state === 'under-way'
          ? `${capital(article(p.type))} is assigned: it is built when all have confirmed.`
          : `Needs one worker, ${article(p.type)} or higher. What stands must be sound after each phase.`,
  },
  'no-crew': {
    name: 'Your crew',
    text: () => 'Nobody yet. Workers hired cost nothing at once, but their wages on every pay day.',
  },
  account: {
    name: 'Your account',
    text: (p, v) =>
      `What would be left on pay day as things stand: ${money(p.left, v)}.${p.left < 0 ? ' Below zero you must borrow.' : ''}`,
  },
  event: {
    name: (p) => p.name ?? 'Event',
    text: (p) => p.does ?? 'To come: it is turned up after the auctions and strikes everybody.',
  },
  situation: {
    name: (p) => p.name ?? 'Economic situation',
    text: (p) => p.does ?? 'None in round 1: one contract more than there are players comes on offer.',
  },
  auction: {
    name: 'Auction',
    text: (p, v) =>
      `${v.card(p.card)}${p.bidder === null ? '' : `: ${v.seat(p.bidder)} bids ${money(p.bid, v)}`}. Raise or be out; when all others are out, the highest bidder pays and gets it.`,
  },
  raise: {
    name: (p, v) => (p.amount === null ? 'Another amount' : `A bid of ${money(p.amount, v)}`),
    text: (p, v) =>
      p.amount === null
        ? `Name any bid in steps of ${money(p.step, v)}, up to your cash.`
        : 'You pay it only if nobody bids higher. Nobody borrows to bid.',
  },
  plan: { name: 'A good plan', text: () => 'Press to see a good way to use your crew now. You need not follow it.' },
  fortune: {
    name: 'Fortune',
    text: () => 'In thousands: cash, less what all loans would cost to repay today. The most money wins.',
  },
  cash: {
    name: 'Cash',
    text: () => 'In thousands. It pays bids and wages; income of finished buildings comes on pay day.',
  },
  crew: {
    name: 'Crew',
    text: (p) =>
      `${p.n} in all, ${p.placed} at work, ${p.away} away. Each builds at most one section a round, and all are paid, also those away.`,
  },
  mallet: { name: 'Mallet', text: () => 'First player of this round. After pay day it goes to the left.' },
  site: {
    name: (p, v) => v.card(p.card),
    text: (p, v) =>
      `${p.done} of 6 sections. Finished it brings ${money(p.income, v)}; unfinished at the end, ${money(p.penalty, v)} less for each missing section.`,
  },
  finished: {
    name: (p, v) => v.card(p.card),
    text: () => 'Finished and paid. It counts once more if the money is tied at the end.',
  },
  debt: {
    name: 'Debt',
    text: () => 'In thousands: what it would cost to repay all loans today. It is dearer once no contract is in play.',
  },
  leads: {
    name: 'Highest bid',
    text: (p, v) => `${money(p.bid, v)}: this player gets the contract unless somebody bids more.`,
  },
  out: { name: 'Out', text: () => 'Has passed in this auction, but may take part in the next.' },
  round: {
    name: (p) => `Round ${p.round}`,
    text: (p) => `Of at most ${p.rounds}. The game ends earlier if no contract is left to be auctioned.`,
  },
  phase: { name: (p) => PHASES[p.phase][0], text: (p) => PHASES[p.phase][1] },
  over: {
    name: 'The game is over',
    text: () => 'Unfinished contracts were valued and all loans settled. The most money wins.',
  },
}
