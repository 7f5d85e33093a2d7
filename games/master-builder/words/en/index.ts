import type { Param } from '../../../../kernel/words.ts'
import type { Say, Voice } from '../../../../papers/texts.ts'
import type { MasterTexts } from '../wording.ts'
import { board } from './board.ts'
import { parts } from './parts.ts'

const money = (n: Param | undefined, v: Voice) => `${Number(n) < 0 ? '−' : ''}$${v.number(Math.abs(Number(n)))}`
const cards = (list: Param | undefined, v: Voice) => (Array.isArray(list) ? list.map((c) => v.card(c)).join(', ') : '')
const top: Say = (p, v) => (p.card === null ? `the ${v.name(p.type)} pile` : v.card(p.card))

const house: Say = () =>
  'A house: begin with a wall and a gable together; the roof needs both walls and both gables, the crown needs the roof.'
const rampart: Say = () =>
  'A rampart of two walls: begin each with its curtain and a pier together; the second wall waits until the first is complete.'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const word = (n: Param | undefined) => WORDS[Number(n)] ?? String(n)
const listOf = (x: Param | undefined): readonly (string | number)[] => (Array.isArray(x) ? x : [])
const big = (text: string) => text.replace(/^./, (c) => c.toUpperCase())
const FAULTS: Readonly<Record<string, string>> = {
  S: 'touchy',
  D: 'devious',
  W: 'weak',
  N: 'negligent',
  H: 'hot-tempered',
}
const TYPES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  apprentice: ['apprentice', 'apprentices'],
  tradesman: ['tradesman', 'tradesmen'],
  foreman: ['foreman', 'foremen'],
  master: ['master', 'masters'],
}
/** New contracts with two, three and four players. */
const situation: Say = (p) => {
  const n = listOf(p.reveals).map(Number)
  const fresh = (k: number | undefined) => `${word(k)} new ${Number(k) > 1 ? 'contracts' : 'contract'}`
  const [two, three, four] = n
  if (two === three && three === four) return `${big(fresh(two))}.`
  if (three === four) return `With 2 players ${fresh(two)}, with 3 or 4 players ${word(three)}.`
  return `${big(fresh(two))} with 2 players, ${word(three)} with 3, ${word(four)} with 4.`
}
/** What an event does, told from its effect and its figures. */
const event: Say = (p, v) => {
  const faults = listOf(p.faults).map((code) => FAULTS[code] ?? String(code))
  const types = listOf(p.types)
  const one = faults.length === 0 ? 'one worker' : `one ${faults.join(' or ')} worker`
  const all = types.length > 0 ? types.map((t) => TYPES[t]?.[1]).join(' and ') : `${faults.join(' and ')} workers`
  switch (p.effect) {
    case 'unavailable-all':
      return `All ${all} stay away this round.`
    case 'unavailable-one':
      return `Everybody chooses ${one} who stays away this round${Number(p.money) > 0 ? `, and receives ${money(p.money, v)}` : ''}.`
    case 'dismiss-one':
      return `Everybody dismisses ${one}.`
    case 'release-one':
      return `Whoever has ${word(p.workers)} workers or more releases one of them.`
    case 'construction-limit':
      return `Nobody may assign more than ${word(p.workers)} workers this round.`
    case 'fire':
      return `Whoever has built something on an unfinished contract pays ${money(p.money, v)} or loses work on one contract.`
    default:
      return `On pay day everybody pays ${money(p.money, v)} more for ${types.map((t) => `each ${TYPES[t]?.[0]}`).join(' and ')}.`
  }
}
const loan: Say = (p, v) =>
  `Brings ${money(p.received, v)}. Repay ${money(p.quick, v)} while contracts are in play, ${money(p.late, v)} afterwards.`

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
        ? `Which worker stays away this round? (${v.card(p.card)})`
        : `Which worker leaves your crew? (${v.card(p.card)})`,
    fire: (p, v) => `Fire! Pay ${money(p.cost, v)} or lose work on one site.`,
    build: (p, v) => `Build: ${p.free} ${v.plural(p.free, 'worker is', 'workers are')} free. Then confirm.`,
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
    'take-loan': (p, v) => `Borrow: ${v.name(p.loan)} of ${money(p.amount, v)}`,
    repay: (p, v) => `Repay: ${v.name(p.loan)}, ${money(p.amount, v)}`,
  },
  event: {
    round: (p, v) => `${p.last ? 'The last round, round' : 'Round'} ${p.round}: ${v.seat(p.seat)} has the Mallet.`,
    'draft-worker': (p, v) => `${v.seat(p.seat)} takes ${v.card(p.card)}; wages ${money(p.wages, v)}.`,
    hire: (p, v) => `${v.seat(p.seat)} hires ${v.card(p.card)}; wages ${money(p.wages, v)}.`,
    'fire-worker': (p, v) => `${v.seat(p.seat)} fires ${v.card(p.card)}; wages ${money(p.wages, v)}.`,
    pass: (p, v) => `${v.seat(p.seat)} passes.`,
    'no-contracts': () => 'No contract is in play: nothing is auctioned this round.',
    situation: (p, v) =>
      `Economic situation: ${v.card(p.card)}, ${p.many} new ${v.plural(p.many, 'contract', 'contracts')}.`,
    'reveal-contract': (p, v) => `On offer: ${v.card(p.card)}.`,
    'open-auction': (p, v) => `${v.seat(p.seat)} opens the auction of ${v.card(p.card)} at ${money(p.bid, v)}.`,
    'pass-nomination': (p, v) => `${v.seat(p.seat)} opens no auction.`,
    bid: (p, v) => `${v.seat(p.seat)} bids ${money(p.bid, v)}.`,
    'pass-bid': (p, v) => `${v.seat(p.seat)} drops out of the auction.`,
    sold: (p, v) => `Sold: ${v.card(p.card)} to ${v.seat(p.seat)} for ${money(p.price, v)}.`,
    'last-contract': (p, v) =>
      `${v.seat(p.seat)} alone has no contract and takes ${v.card(p.card)} at its minimum, ${money(p.price, v)}.`,
    'left-over-money': (p, v) => `${v.seat(p.seat)} receives the ${money(p.money, v)} that lay on it.`,
    'left-over': (p, v) => `Nobody wants ${v.card(p.card)}: ${money(p.money, v)} are put on it.`,
    'remove-contract': (p, v) => `${v.card(p.card)} is left over again and leaves the game.`,
    'last-round': (p) => `No contract is in play any more: round ${p.round} will be the last.`,
    event: (p, v) => `Event: ${v.card(p.card)}.`,
    unavailable: (p, v) => `${v.seat(p.seat)}: away this round: ${cards(p.workers, v)}.`,
    'dismiss-one': (p, v) => `${v.seat(p.seat)} dismisses ${v.card(p.card)}.`,
    'release-one': (p, v) => `${v.seat(p.seat)} releases ${v.card(p.card)}.`,
    compensation: (p, v) => `${v.seat(p.seat)} receives ${money(p.money, v)}.`,
    'save-from-fire': (p, v) => `${v.seat(p.seat)} pays ${money(p.cost, v)} and saves the site.`,
    'lose-work': (p, v) => `${v.seat(p.seat)} loses ${v.names(p.sections)} of ${v.card(p.card)}.`,
    assign: (p, v) => `${v.seat(p.seat)}: ${v.card(p.card)}, ${v.names(p.sections)} (${cards(p.workers, v)}).`,
    'take-back': (p, v) => `${v.seat(p.seat)} takes back ${v.names(p.sections)} of ${v.card(p.card)}.`,
    confirm: (p, v) => `${v.seat(p.seat)} confirms.`,
    withdraw: (p, v) => `${v.seat(p.seat)} goes on building.`,
    build: (p, v) => `${v.seat(p.seat)} has built on ${v.card(p.card)}: ${v.names(p.sections)}.`,
    income: (p, v) => `${v.seat(p.seat)} has completed ${v.card(p.card)} and receives ${money(p.income, v)}.`,
    wages: (p, v) =>
      `${v.seat(p.seat)} pays ${money(p.amount, v)} in wages${
        Number(p.claims) > 0 ? `, ${money(p.claims, v)} of it for claims` : ''
      }.`,
    'take-loan': (p, v) => `${v.seat(p.seat)} takes a loan and receives ${money(p.amount, v)}.`,
    repay: (p, v) => `${v.seat(p.seat)} repays a loan with ${money(p.amount, v)}.`,
    unfinished: (p, v) =>
      `${v.seat(p.seat)}: ${v.card(p.card)} lacks ${p.missing} ${v.plural(p.missing, 'section', 'sections')} and brings ${money(p.money, v)}.`,
    settle: (p, v) => `${v.seat(p.seat)} settles ${v.name(p.loan)} × ${p.many} with ${money(p.amount, v)}.`,
    result: (p, v) =>
      `${v.seat(p.seat)} ends with ${money(p.money, v)} and ${p.completed} completed ${v.plural(p.completed, 'contract', 'contracts')}: place ${p.place}.`,
    'game-over': (p, v) => {
      const winners = (p.winners as number[]).map((seat) => v.seat(seat))
      return winners.length === 1 ? `${winners[0]} wins.` : `${winners.join(' and ')} share the victory.`
    },
  },
  refusal: {
    'MAS-3.2': (p, v) => `The ${v.name(p.type)} pile is empty.`,
    'MAS-3.3': () => 'In round 1 everybody takes five workers: nobody passes or fires.',
    'MAS-4.2': (p, v) => `The ${v.name(p.type)} pile is empty.`,
    'MAS-4.3': (p, v) => `Your wages would be ${money(p.wages, v)}; the wage track ends at ${money(p.most, v)}.`,
    'MAS-4.5': (p, v) => `You hired ${v.card(p.card)} in this phase: you cannot fire him before the next one.`,
    'MAS-4.9': (p) => `You have hired or fired ${p.most} times in this phase: you can only pass.`,
    'MAS-5.6': (p, v) => `The minimum bid is ${money(p.minimum, v)}; you have ${money(p.cash, v)}.`,
    'MAS-5.8': (p, v) => `The least you can bid now is ${money(p.least, v)}.`,
    'MAS-5.11': (p, v) =>
      p.cash === undefined ? 'Nobody may borrow to bid.' : `You have ${money(p.cash, v)} and cannot bid more.`,
    'MAS-5.15': () => 'You have no contract yet: in round 1 you must open an auction.',
    'MAS-6.3': (p, v) => `${v.card(p.card)} is face down: he does not work this round.`,
    'MAS-6.6': (p, v) => `${v.card(p.event)} does not concern ${v.card(p.card)}.`,
    'MAS-6.21': (p) => `Bad weather: at most ${p.most} workers may be assigned.`,
    'MAS-6.22': (p, v) =>
      p.card === undefined
        ? `Saving the site costs ${money(p.cost, v)}; you have ${money(p.cash, v)}.`
        : `What is left of ${v.card(p.card)} would not stand: another section must go.`,
    'MAS-7.2': () => 'Not enough free workers: each one builds a single section.',
    'MAS-7.3': () => 'This is not an unbuilt section of one of your contracts.',
    'MAS-7.4': (p, v) => `Nobody free is skilled enough: this takes at least a worker of the type ${v.name(p.type)}.`,
    'MAS-7.6': (p, v) => `${v.card(p.card)}: a house begins with a wall and a gable together.`,
    'MAS-7.7': (p, v) => `${v.card(p.card)}: the roof needs both walls and both gables.`,
    'MAS-7.8': (p, v) => `${v.card(p.card)}: the crown needs the roof.`,
    'MAS-7.9': (p, v) =>
      `${v.card(p.card)}: a wall begins with its curtain and a pier together, the second one only when the first is complete.`,
    'MAS-7.15': () => 'You have confirmed: withdraw your confirmation first.',
    'MAS-9.1': () => 'A loan is only for wages that cannot be paid.',
    'MAS-9.4': (p, v) => `No ${v.name(p.loan)} is left at the bank: take the other one.`,
    'MAS-9.5': (p, v) => `Repaying costs ${money(p.amount, v)}; you have ${money(p.cash, v)}.`,
    'MAS-9.6': (p, v) =>
      p.bid === undefined
        ? 'You are about to borrow: no repayment now.'
        : `You hold the highest bid of ${money(p.bid, v)}: only money beyond it may repay a loan.`,
  },
  sheet: async () => (await import('./sheet.ts')).sheet,
  names: {
    red: 'Red',
    blue: 'Blue',
    yellow: 'Yellow',
    green: 'Green',
    apprentice: 'Apprentice',
    tradesman: 'Tradesman',
    foreman: 'Foreman',
    master: 'Master worker',
    'hire-fire': 'Hire and/or Fire Workers',
    contracts: 'Obtain Contracts',
    events: 'Events',
    construction: 'Construction',
    'income-wages': 'Collect Income and Pay Wages',
    'small-iou': 'Small loan',
    'large-iou': 'Large loan',
    touchy: 'touchy',
    devious: 'devious',
    weak: 'weak',
    negligent: 'negligent',
    'hot-tempered': 'hot-tempered',
    house: 'House',
    rampart: 'Rampart',
    'wall-1': 'Wall 1',
    'wall-2': 'Wall 2',
    'gable-1': 'Gable 1',
    'gable-2': 'Gable 2',
    roof: 'Roof',
    crown: 'Crown',
    'curtain-a': 'Curtain A',
    'pier-a1': 'Pier A1',
    'pier-a2': 'Pier A2',
    'curtain-b': 'Curtain B',
    'pier-b1': 'Pier B1',
    'pier-b2': 'Pier B2',
    mallet: 'Mallet',
    trowel: 'Trowel',
    'wage-track': 'Wage track',
    'wage-marker': 'Wage marker',
    'phase-track': 'Phase track',
    cash: 'Cash',
    crew: 'Crew',
    'worker-pile': 'Worker pile',
    'contract-pile': 'Contract pile',
    offer: 'Contracts on offer',
    'situation-pile': 'Economic-situation pile',
    'event-pile': 'Event pile',
    town: 'The town',
    bank: 'Bank',
    removed: 'Out of the game',
    income: 'Income',
    'minimum-bid': 'Minimum bid',
    workforce: 'Minimum workforce',
    round: 'Round',
    phase: 'Phase',
    of: 'of',
    wages: 'Wages',
    loans: 'Loans',
    sites: 'Sites',
    'highest-bid': 'Highest bid',
    event: 'Event',
    'face-down': 'away',
    nothing: 'nothing built',
  },
  cards: {
    apprentice: () => 'Builds sections that ask for an apprentice.',
    tradesman: () => 'Builds sections that ask for a tradesman or an apprentice.',
    foreman: () => 'Builds sections that ask for a foreman, a tradesman or an apprentice.',
    master: () => 'Builds every section.',
    'north-wall': rampart,
    'south-wall': rampart,
    outhouse: house,
    shop: house,
    inn: house,
    'east-gate': house,
    'east-wall': rampart,
    school: house,
    'west-gate': house,
    'clock-tower': house,
    'town-hall': house,
    'west-wall': rampart,
    depression: situation,
    recession: situation,
    stagnation: situation,
    recovery: situation,
    boom: situation,
    'hurt-feelings': event,
    'night-watch': event,
    epidemic: event,
    'site-accident': event,
    'tavern-brawl': event,
    'guild-assembly': event,
    'market-fair': event,
    'apprentices-feast': event,
    'counts-corvee': event,
    quarrel: event,
    'morning-after': event,
    'fraud-uncovered': event,
    pilgrimage: event,
    'bad-weather': event,
    fire: event,
    'wage-claims': event,
    'small-iou': loan,
    'large-iou': loan,
  },
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
  parts,
}
