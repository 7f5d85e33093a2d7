import type { TextsOf } from '../../../../papers/speech.ts'
import type { TrestleSpeech } from '../../rules/speech.ts'

const stones = (n: number) => `${n} ${n === 1 ? 'stone' : 'stones'}`
const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`

export const board: TextsOf<TrestleSpeech>['board'] = {
  'your-hand': () => 'Your hand',
  'hand-card': (p, v) => (p.n === 1 ? v.card(p.card) : `${v.card(p.card)}, ${p.n} of them`),
  'face-down': (p, v) => `${v.seat(p.seat)}: a card face down`,
  'chooses-now': (p, v) => `${v.seat(p.seat)} is choosing`,
  'has-shown': (p, v) => `${v.seat(p.seat)}: ${v.card(p.card)}`,
  'nothing-shown': (p, v) => `${v.seat(p.seat)}: nothing`,
  'wall-of': (p, v) => `${v.seat(p.seat)}, wall ${p.nth}: ${p.stones} of ${stones(p.height)}`,
  yard: (p, v) => `${v.seat(p.seat)}: ${stones(p.stones)} in the yard`,
  'build-would': (p) => `${points(p.points)}${p.full ? ': the wall is finished' : ''}; ${stones(p.left)} left.`,
  'quarry-would': (p) =>
    p.least === p.most ? `Gives ${stones(p.most)}.` : `Gives ${p.least} to ${stones(p.most)}, fewer if others quarry.`,
  'wall-would': (p) => `A wall of your own; you have ${stones(p.stones)}.`,
  'crane-would': (p) => `Lifts ${stones(p.stones)} onto your oldest unfinished wall.`,
  'crane-idle-would': () => 'No unfinished wall: it brings 1 stone.',
  'count-stones': () => 'stones',
  'hand-of': (p) => `hand ${p.n}`,
  'phase-choose': () => 'choosing',
  'phase-work': () => 'working',
  over: () => 'The match is over',
  'points-stones': (p) => `${stones(p.n)} on walls, 1 point each (TRE-3.2).`,
  'points-walls': (p) => `${p.n} finished, ${points(p.bonus)} each (TRE-3.2).`,
  head: (p) => `${p.name}:`,
}
