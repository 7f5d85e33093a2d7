import type { Card } from '../../../../kernel/words.ts'
import type { MasterTexts, MasterVoice } from '../../rules/speech.ts'
import type { Type } from '../../sheet/ids.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { loans, pileOf } from './crew.ts'
import { money, roughly } from './money.ts'
import { names } from './names.ts'
import { parts } from './parts.ts'
import { refusal } from './refusals.ts'
import { things } from './things.ts'

const top = (p: { type: Type; card: Card | null }, v: MasterVoice) =>
  p.card === null ? pileOf(p.type) : v.card(p.card)

/** What Master Builder says in this language. */
export const texts: MasterTexts = {
  title: 'Master Builder',
  blurb:
    'Hire a crew with bad habits, outbid the others for contracts, raise the town piece by piece and end the richest.',
  ask: {
    'draft-worker': (p) => `Worker ${p.lap} of ${p.laps}: take the top card of a pile.`,
    'manage-crew': (p, v) =>
      `Hire, fire or pass. Wages ${money(p.wages, v)} of at most ${money(p.most, v)}.${
        p.left === null ? '' : ` ${p.left} ${v.plural(p.left, 'action', 'actions')} left.`
      }`,
    nominate: (p, v) =>
      `You have ${money(p.cash, v)}. Open an auction${p.must ? ': you have no contract yet.' : ' or pass.'}`,
    bid: (p, v) => `Raise or pass. ${v.card(p.card)}: ${v.seat(p.bidder)} bids ${money(p.bid, v)}.`,
    'choose-worker': (p, v) =>
      p.effect === 'unavailable-one'
        ? `${v.card(p.card)}: which worker stays away this round?`
        : `${v.card(p.card)}: which worker leaves your crew?`,
    fire: (p, v) => `Fire! Pay ${money(p.cost, v)} or lose work on one site.`,
    build: (p, v) =>
      p.free === 0
        ? 'No worker is free any more: confirm.'
        : `Build: ${p.free} ${v.plural(p.free, 'worker is', 'workers are')} free. Then confirm.`,
    'take-loan': (p, v) =>
      `Wages of ${money(p.due, v)} are due and you have ${money(p.cash, v)}: borrow the missing ${money(p.short, v)}.`,
  },
  act: {
    'draft-worker': (p, v) => `Take ${top(p, v)} (${money(p.wage, v)})`,
    hire: (p, v) => `Hire ${top(p, v)} (${money(p.wage, v)})`,
    'fire-worker': (p, v) => `Fire ${v.card(p.card)}`,
    pass: () => 'Pass',
    'open-auction': (p, v) =>
      p.bid === null ? `Open higher: ${v.card(p.card)}` : `Open ${v.card(p.card)} at ${money(p.bid, v)}`,
    bid: (p, v) => (p.bid === null ? 'Name an amount' : `Bid ${money(p.bid, v)} (+${v.number(p.more)})`),
    'choose-worker': (p, v) => `Choose ${v.card(p.card)}`,
    'save-from-fire': (p, v) => `Pay ${money(p.cost, v)} to save the site`,
    'lose-work': (p, v) => `Lose ${v.names(p.sections)} of ${v.card(p.card)}`,
    'start-pair': (p, v) => `Start ${v.card(p.card)}: ${v.names(p.sections)}`,
    'build-section': (p, v) => `Build ${v.names(p.sections)} of ${v.card(p.card)}`,
    confirm: () => 'Confirm',
    'take-back': () => 'Take back',
    withdraw: () => 'Withdraw confirmation',
    'take-loan': (p, v) => `Borrow ${money(p.amount, v)}: ${v.name(p.loan)}`,
    repay: (p, v) => `Repay ${money(p.amount, v)}: ${v.name(p.loan)}`,
  },
  event: {
    round: (p, v) => `Round ${p.round}${p.last ? ', the last' : ''}: ${v.seat(p.seat)} has the Mallet.`,
    'draft-worker': (p, v) => `${v.seat(p.seat)} takes ${v.card(p.card)}; wages ${money(p.wages, v)}.`,
    hire: (p, v) => `${v.seat(p.seat)} hires ${v.card(p.card)}; wages ${money(p.wages, v)}.`,
    'fire-worker': (p, v) => `${v.seat(p.seat)} fires ${v.card(p.card)}; wages ${money(p.wages, v)}.`,
    pass: (p, v) => `${v.seat(p.seat)} passes.`,
    'no-contracts': () => 'No contract is in play: nothing is auctioned this round.',
    situation: (p, v) =>
      `Economic situation: ${v.card(p.card)}, ${p.many === 0 ? 'no' : p.many} new ${p.many < 2 ? 'contract' : 'contracts'}.`,
    'reveal-contract': (p, v) => `On offer: ${v.card(p.card)}.`,
    'open-auction': (p, v) => `${v.seat(p.seat)} opens the auction of ${v.card(p.card)} at ${money(p.bid, v)}.`,
    'pass-nomination': (p, v) => `${v.seat(p.seat)} opens no auction.`,
    bid: (p, v) => `${v.seat(p.seat)} bids ${money(p.bid, v)}.`,
    'pass-bid': (p, v) => `${v.seat(p.seat)} drops out of the auction.`,
    sold: (p, v) => `Sold: ${v.card(p.card)} to ${v.seat(p.seat)} for ${money(p.price, v)}.`,
    'last-contract': (p, v) =>
      `${v.seat(p.seat)} alone has no contract and takes ${v.card(p.card)} at its minimum, ${money(p.price, v)}.`,
    'left-over-money': (p, v) => `${v.seat(p.seat)} receives the ${money(p.money, v)} that lay on it.`,
    'left-over': (p, v) => `Nobody wants ${v.card(p.card)}: ${money(p.money, v)} is put on it.`,
    'remove-contract': (p, v) => `${v.card(p.card)} is left over again and leaves the game.`,
    'last-round': (p) => `No contract is in play any more: round ${p.round} will be the last.`,
    event: (p, v) => `Event: ${v.card(p.card)}.`,
    unavailable: (p, v) => `${v.seat(p.seat)} has to do without ${v.list(p.workers.map(v.card))} this round.`,
    'dismiss-one': (p, v) => `${v.seat(p.seat)} dismisses ${v.card(p.card)}.`,
    'release-one': (p, v) => `${v.seat(p.seat)} releases ${v.card(p.card)}.`,
    compensation: (p, v) => `${v.seat(p.seat)} receives ${money(p.money, v)}.`,
    'save-from-fire': (p, v) => `${v.seat(p.seat)} pays ${money(p.cost, v)} and saves the site.`,
    'lose-work': (p, v) => `${v.seat(p.seat)} loses ${v.names(p.sections)} of ${v.card(p.card)}.`,
    assign: (p, v) =>
      `${v.seat(p.seat)} sets ${v.list(p.workers.map(v.card))} to work on ${v.card(p.card)}: ${v.names(p.sections)}.`,
    'take-back': (p, v) => `${v.seat(p.seat)} takes back ${v.names(p.sections)} of ${v.card(p.card)}.`,
    confirm: (p, v) => `${v.seat(p.seat)} confirms.`,
    withdraw: (p, v) => `${v.seat(p.seat)} goes on building.`,
    build: (p, v) => `${v.seat(p.seat)} has built on ${v.card(p.card)}: ${v.names(p.sections)}.`,
    income: (p, v) => `${v.seat(p.seat)} has completed ${v.card(p.card)} and receives ${money(p.income, v)}.`,
    wages: (p, v) =>
      `${v.seat(p.seat)} pays ${money(p.amount, v)} in wages${
        p.claims > 0 ? `, ${money(p.claims, v)} of it for claims` : ''
      }.`,
    'take-loan': (p, v) => `${v.seat(p.seat)} takes a loan and receives ${money(p.amount, v)}.`,
    repay: (p, v) => `${v.seat(p.seat)} repays a loan with ${money(p.amount, v)}.`,
    unfinished: (p, v) =>
      `${v.seat(p.seat)}: ${v.card(p.card)} lacks ${p.missing} ${v.plural(p.missing, 'section', 'sections')} and brings ${p.money === 0 ? 'nothing' : money(p.money, v)}.`,
    settle: (p, v) => `${v.seat(p.seat)} settles ${loans(p.many, p.loan)} with ${money(p.amount, v)}.`,
    result: (p, v) =>
      `${v.seat(p.seat)} ends with ${money(p.money, v)} and ${p.completed === 0 ? 'no' : p.completed} completed ${v.plural(p.completed, 'contract', 'contracts')}: place ${p.place}.`,
    'game-over': (p, v) => {
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1 ? `${winners[0]} wins.` : `${v.list(winners)} share the victory.`
    },
  },
  refusal,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cards,
  variants: {
    hiring: {
      name: 'Hiring and firing from round 2 on',
      values: { 'until-all-pass': 'until all pass in a row', 'three-actions': 'at most three times each' },
    },
  },
  points: {
    start: 'Starting money',
    bids: 'Contracts bought',
    'left-over': 'Money on left-over contracts',
    income: 'Income',
    unfinished: 'Unfinished contracts',
    wages: 'Wages',
    events: 'Events',
    loans: 'Loans taken',
    repayments: 'Loans repaid',
  },
  board,
  things,
  parts,
  worth: (p, v) => roughly(p.points, v),
}
