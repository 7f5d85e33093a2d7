import { capital } from '../../../../papers/texts.ts'
import type { MasterTexts } from '../../rules/speech.ts'
import { loanOf, oneOf, pileOf } from './crew.ts'
import { money } from './money.ts'

/** Why not, by clause. */
export const refusal: MasterTexts['refusal'] = {
  'MAS-2.2': (p, v) => `Everybody acts in turn order: it is the turn of ${v.list(p.awaited.map(v.seat))}.`,
  'MAS-3.2': (p) => `${capital(pileOf(p.type))} is empty.`,
  'MAS-3.3': () => 'In round 1 everybody takes five workers: nobody passes or fires.',
  'MAS-4.2': (p) => `${capital(pileOf(p.type))} is empty.`,
  'MAS-4.3': (p, v) => `Your wages would be ${money(p.wages, v)}; the wage track ends at ${money(p.most, v)}.`,
  'MAS-4.4': (p, v) => `${v.card(p.card)} is not in your crew: you can fire only your own workers.`,
  'MAS-4.5': (p, v) => `You hired ${v.card(p.card)} in this phase: you cannot fire him before the next round.`,
  'MAS-4.9': (p) => `You have hired or fired ${p.most} times in this phase: you can only pass.`,
  'MAS-5.6': (p, v) =>
    'card' in p
      ? `${v.card(p.card)} is not on offer.`
      : p.cash < p.minimum
        ? `The minimum bid is ${money(p.minimum, v)}; you have ${money(p.cash, v)}.`
        : `A first bid is from ${money(p.minimum, v)} to ${money(p.cash, v)}, in steps of ${money(p.step, v)}.`,
  'MAS-5.7': () => 'You have passed your nomination: you are asked again after the next auction.',
  'MAS-5.8': (p, v) => `You can bid ${money(p.least, v)} or more, in steps of ${money(p.step, v)}.`,
  'MAS-5.9': () => 'You have passed: you are out of this auction, but not of later ones.',
  'MAS-5.10': (p, v) => `You lead with ${money(p.bid, v)}: you are asked again when somebody bids more.`,
  'MAS-5.11': (p, v) =>
    'cash' in p ? `You have ${money(p.cash, v)} and cannot bid more.` : 'Nobody may borrow to bid.',
  'MAS-5.14': () => 'In round 1, once a player has two contracts, only those without one take part.',
  'MAS-5.15': () => 'You have no contract yet: in round 1 you must open an auction.',
  'MAS-6.3': (p, v) => `${v.card(p.card)} is away: he does not work this round.`,
  'MAS-6.6': (p, v) =>
    'crew' in p ? `${v.card(p.card)} is not in your crew.` : `${v.card(p.event)} does not concern ${v.card(p.card)}.`,
  'MAS-6.21': (p) => `Bad weather: at most ${p.most} workers may be assigned.`,
  'MAS-6.22': (p, v) =>
    'stands' in p
      ? 'Lose a section that stands on one of your sites, or two that stand or fall together.'
      : 'card' in p
        ? `What is left of ${v.card(p.card)} would not stand: another section must go.`
        : `Saving the site costs ${money(p.cost, v)}; you have ${money(p.cash, v)}.`,
  'MAS-7.2': () => 'Not enough free workers: each one builds a single section.',
  'MAS-7.3': () => 'This is not an unbuilt section of one of your contracts.',
  'MAS-7.4': (p) =>
    `No free worker is skilled enough: this takes ${p.type === 'apprentice' ? 'an' : 'a'} ${oneOf(p.type)} at least.`,
  'MAS-7.6': (p, v) => `${v.card(p.card)}: a house begins with a wall and a gable together.`,
  'MAS-7.7': (p, v) => `${v.card(p.card)}: the roof needs both walls and both gables.`,
  'MAS-7.8': (p, v) => `${v.card(p.card)}: the crown needs the roof.`,
  'MAS-7.9': (p, v) =>
    `${v.card(p.card)}: a wall begins with its curtain and a pier together, the second one only when the first is complete.`,
  'MAS-7.14': (p) =>
    ({
      begun: 'Something of it is begun already: build its sections one by one.',
      pair: 'Only a wall and a gable of a house, or a curtain and a pier of the same wall of a rampart, begin together.',
      nothing: 'You have taken no step in this phase that could be taken back.',
    })[p.why],
  'MAS-7.15': (p) => {
    if (!('why' in p)) return 'You have confirmed: withdraw your confirmation first.'
    return p.why === 'idle'
      ? 'There was nothing you could build when the phase began: you are confirmed.'
      : 'You have not confirmed: there is nothing to withdraw.'
  },
  'MAS-9.1': () => 'A loan is only for wages that cannot be paid.',
  'MAS-9.4': (p) => `No ${loanOf(p.loan)} is left at the bank: take the other one.`,
  'MAS-9.5': (p, v) =>
    'loan' in p
      ? `You have no ${loanOf(p.loan)} to repay.`
      : `Repaying costs ${money(p.amount, v)}; you have ${money(p.cash, v)}.`,
  'MAS-9.6': (p, v) =>
    'bid' in p
      ? `You hold the highest bid of ${money(p.bid, v)}: only money beyond it may repay a loan.`
      : 'You are about to borrow: no repayment now.',
}
