import { amountsIn } from '../../../../papers/sheet.ts'
import type { SayOf } from '../../../../papers/speech.ts'
import type { NehemiahCards } from '../../rules/sayings.ts'
import type { NehemiahSpeech } from '../../rules/speech.ts'
import type { Board } from '../../rules/terms.ts'
import type { NehemiahTexts } from '../speech.ts'

/** The figures of a Work card, and a sentence about one. */
type Figures = NehemiahCards['gate']
type Say = SayOf<NehemiahSpeech, Figures>

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five']
const word = (n: number) => WORDS[n] ?? `${n}`
const several = (n: number) => (n === 2 ? 'one or two' : `up to ${word(n)}`)
const goods = (p: Figures, field: 'cost' | 'gives') =>
  amountsIn(p, field)
    .map(([kind, n]) => `${n} ${kind === 'vp' ? 'VP' : kind}`)
    .join(' and ')
const gain: Say = (p) => {
  const cost = goods(p, 'cost')
  return cost === '' ? `Take ${goods(p, 'gives')}.` : `Pay ${cost} and take ${goods(p, 'gives')}.`
}
const BOARDS: Readonly<Record<Board, string>> = {
  wall: 'on the Wall',
  temple: 'in the Temple',
  garrison: 'in the Garrison',
}
const influence: Say = (p, v) => {
  const put = `put ${p.times} ${v.plural(p.times, 'cube', 'cubes')} ${BOARDS[p.board ?? 'wall']}`
  const cost = goods(p, 'cost')
  return cost === '' ? `${put.replace('put', 'Put')}.` : `Pay ${cost} and ${put}.`
}
const raise: Say = (p) =>
  `Stand up ${p.times === 1 ? 'one' : several(p.times)} of your tired workers, but not the one on this card.`
const send: Say = (p) =>
  p.times === 1
    ? 'Send one worker of your supply to a column.'
    : `Send ${several(p.times)} workers of your supply to columns.`
const consolidate: Say = (p) => {
  const gold = p['extra-activation-gold']
  const once = `pay ${gold} gold and carry out another occupied card of this column, in any row.`
  return p.times === 1
    ? once.replace('pay', 'Pay')
    : `${p.times === 2 ? 'Once or twice' : `Up to ${word(p.times)} times`}: ${once}`
}

/** What each card does, by kind. */
export const cards: NehemiahTexts['cards'] = {
  'wood-1': gain,
  'wood-2': gain,
  'gold-2': gain,
  'gold-3': gain,
  'wood-order': gain,
  'wall-1': influence,
  'wall-2': influence,
  'temple-1': influence,
  'temple-2': influence,
  'garrison-1': influence,
  'garrison-2': influence,
  gate: (p) => `Pay ${goods(p, 'cost')} and take the top Gate card.`,
  'remarkable-work': gain,
  'night-work-1': raise,
  'night-work-2': raise,
  'new-site-1': send,
  'new-site-2': send,
  'priority-site': () => 'Put one worker of your supply on any free card, row 4 included.',
  'crew-change': () => 'One worker of your supply takes the place of another player’s, standing or tired as he was.',
  reassignment: () => 'Two workers of one column change places, each standing or tired as he was.',
  planning: () => 'Two cards of one column change rows, with the workers on them.',
  'consolidation-1': consolidate,
  'consolidation-2': consolidate,
  'gate-card': () => 'At the end of the game it gives the victory points printed on it.',
  artisan: (p) =>
    `When won: put ${p.amount} ${p.amount === 1 ? 'cube' : 'cubes'} on the Wall and ${p.amount} in the Temple, free of charge.`,
  architect: () => 'When won: take the top Gate card, free of charge.',
  sculptor: (p) =>
    `When won: give up pairs of a worker and a wood or a gold; ${p.amount} VP for each pair. The workers come back next round.`,
  carpenter: (p) => `To the end of the round: ${p.amount} wood more from every card that gives you wood.`,
  merchant: (p) => `To the end of the round: ${p.amount} gold more from every Funding card you carry out.`,
  turncoat: () => 'Just before the scoring: move one cube of any player to another board.',
  administrator: () => 'When columns have been refilled: swap two cards of one of them.',
  'seasonal-worker': () => 'In a window or on your turn: send one worker of your supply to a column.',
  'town-planner': (p) =>
    `In a window or on your turn: ${p.amount} VP for each column that holds a tired worker of yours.`,
  substitute: () => 'On your turn, before or after the action: two workers on any cards change places.',
  companion: () => 'On your turn, before or after the action: move one of your standing workers to any free card.',
  convict: (p) => `Instead of the action: send ${word(p.amount ?? 0)} workers of your supply to columns.`,
  assistant: (p) => `Instead of the action: activate ${word(p.amount ?? 0)} workers, one after the other.`,
  'corrupt-worker': () => 'Instead of the action: activate another player’s standing worker for yourself.',
  inspector: () => 'Just before another player’s turn: choose that player’s action.',
}
