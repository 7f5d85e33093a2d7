import type { TextsOf } from '../../../../papers/speech.ts'
import type { TrestleSpeech } from '../../rules/speech.ts'

const stones = (n: number) => `${n} ${n < 2 ? 'pierre' : 'pierres'}`
const points = (n: number) => `${n} ${n < 2 ? 'point' : 'points'}`

export const board: TextsOf<TrestleSpeech>['board'] = {
  'your-hand': () => 'Votre main',
  'hand-card': (p, v) => (p.n === 1 ? v.card(p.card) : `${v.card(p.card)}, en ${p.n} exemplaires`),
  'face-down': (p, v) => `${v.seat(p.seat)} : une carte face cachée`,
  'chooses-now': (p, v) => `${v.seat(p.seat)} choisit`,
  'has-shown': (p, v) => `${v.seat(p.seat)} : ${v.card(p.card)}`,
  'nothing-shown': (p, v) => `${v.seat(p.seat)} : rien`,
  'wall-of': (p, v) => `${v.seat(p.seat)}, mur ${p.nth} : ${p.stones} sur ${stones(p.height)}`,
  yard: (p, v) => `${v.seat(p.seat)} : ${stones(p.stones)} au dépôt`,
  'build-would': (p) => `${points(p.points)}${p.full ? ' : le mur est achevé' : ''} ; reste ${stones(p.left)}.`,
  'quarry-would': (p) =>
    p.least === p.most
      ? `Donne ${stones(p.most)}.`
      : `Donne de ${p.least} à ${stones(p.most)}, moins si d’autres extraient aussi.`,
  'wall-would': (p) => `Un mur à vous ; vous avez ${stones(p.stones)}.`,
  'crane-would': (p) => `Pose ${stones(p.stones)} sur votre plus ancien mur inachevé.`,
  'crane-idle-would': () => 'Aucun mur inachevé : elle apporte 1 pierre.',
  'count-stones': () => 'pierres',
  'hand-of': (p) => `main ${p.n}`,
  'phase-choose': () => 'choix',
  'phase-work': () => 'travaux',
  over: () => 'La partie est finie',
  'points-stones': (p) => `${stones(p.n)} sur les murs, 1 point chacune (TRE-3.2).`,
  'points-walls': (p) => `${p.n} ${p.n < 2 ? 'mur achevé' : 'murs achevés'}, ${points(p.bonus)} chacun (TRE-3.2).`,
  head: (p) => `${p.name} :`,
}
