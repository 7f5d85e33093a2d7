// What the things on the table of Trestle Works are, in French.
import type { TextsOf } from '../../../../papers/speech.ts'
import type { TrestleSpeech } from '../../rules/speech.ts'

const stones = (n: number) => `${n} ${n < 2 ? 'pierre' : 'pierres'}`
const points = (n: number) => `${n} ${n < 2 ? 'point' : 'points'}`

export const things: TextsOf<TrestleSpeech>['things'] = {
  seat: {
    name: (p, v) => v.seat(p.seat),
    text: (p) =>
      p.first
        ? 'Travaille en premier dans cette manche.'
        : 'Travaille à son tour, dans le sens horaire après le premier.',
  },
  yard: { name: 'Dépôt', text: (p) => `${stones(p.stones)} à poser encore sur des murs.` },
  'card-place': {
    name: 'Place d’une carte',
    text: () => 'Ici se trouve la carte de la manche, une fois toutes les cartes révélées.',
  },
  'hidden-card': {
    name: 'Carte face cachée',
    text: () => 'Choisie en secret ; elle est révélée quand tous ont choisi.',
  },
  wall: {
    name: 'Mur',
    text: (p) =>
      p.stones === p.height
        ? `Achevé : ${points(p.stones)} pour ses pierres et ${points(p.bonus)} de plus.`
        : `${p.stones} sur ${stones(p.height)}. Seule la grue peut encore en ajouter.`,
  },
  points: { name: 'Points', text: (p) => `1 par pierre sur un mur, ${p.bonus} de plus par mur achevé.` },
  'full-walls': { name: 'Murs achevés', text: (p) => `Chacun vaut ${points(p.bonus)} en plus de ses pierres.` },
  hand: { name: 'Main', text: (p) => `${p.n} sur ${p.most} cartes au plus, que leur propriétaire voit seul.` },
  round: {
    name: (p) => `Manche ${p.round}`,
    text: (p) => `La partie compte ${p.rounds} manches ; dans chacune, chacun joue une carte.`,
  },
  choosing: { name: 'Choix', text: () => 'Tous choisissent une carte en même temps, face cachée.' },
  working: { name: 'Travaux', text: () => 'Les cartes révélées sont exécutées l’une après l’autre.' },
  over: { name: 'La fin', text: () => 'Le plus de points l’emporte, puis le plus de pierres restantes.' },
}
