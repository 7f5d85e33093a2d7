// What the things on the table of Pillars are, in French.
import type { TextsOf } from '../../../../papers/speech.ts'
import { capital } from '../../../../papers/texts.ts'
import type { PillarsSpeech } from '../../rules/speech.ts'
import { heir } from './board.ts'

const GIVES = {
  sand: 'Le sable sert au gâcheur de mortier',
  wood: 'Le bois sert au charpentier',
  stone: 'La pierre sert au tailleur de pierre',
  metal: 'Le métal sert à l’outilleur',
} as const

export const things: TextsOf<PillarsSpeech>['things'] = {
  'king-trick': {
    name: 'Le pli du Roi',
    text: (p) =>
      p.trick === null
        ? `Personne ne gagne le pli où le Roi est joué. Au décompte, il revient ${heir(p.tie)}.`
        : `Le pli ${p.trick} était celui du Roi : personne ne l’a gagné. Au décompte, il revient ${heir(p.tie)}.`,
  },
  advantage: {
    name: (p, v) => capital(v.card(p.card)),
    text: (p, v) =>
      `${p.does} ${
        p.seat !== null
          ? `Appartient à ${v.seat(p.seat)} jusqu’à la fin de la partie.`
          : p.is === 'in-play'
            ? 'En jeu cette manche : qui gagne son pli l’obtient.'
            : 'Distribué cette manche, ou encore dans la pile.'
      }`,
  },
  advantages: {
    name: 'Avantages',
    text: (p) =>
      `Cinq cartes, une distribuée par manche ; qui la gagne la garde. Acquises : ${p.owned}, dans la pile : ${p.pile}. La partie finit quand les cinq sont acquises.`,
  },
  'advantage-pile': {
    name: 'Pile Avantage',
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'carte', 'cartes')}, face cachée. À chaque manche, la première est mélangée aux cartes distribuées ; quand les cinq sont acquises, la partie finit.`,
  },
  place: {
    name: (p, v) => `Place de ${v.seat(p.seat)}`,
    text: (p) => `La carte n° ${p.order} de ce pli viendra ici. On n’est jamais obligé de fournir.`,
  },
  'hidden-card': { name: 'Une carte en main', text: () => 'Seul celui qui l’a en main la voit.' },
  material: {
    name: (p, v) => capital(v.name(p.material)),
    text: (p) =>
      `${GIVES[p.material]}, et à tout maître bâtisseur : au décompte, une unité devient des PV. Vous gardez au plus ${p.most} matériaux d’une manche à l’autre.`,
  },
  tricks: {
    name: 'Plis gagnés',
    text: () =>
      'Leurs cartes sont retournées au décompte : matériaux, vos propres ouvriers, et des personnages qui aident ou nuisent.',
  },
  'no-trick': {
    name: 'Sans pli',
    text: (p) =>
      p.king
        ? `Rien de gagné jusqu’ici. Au décompte, le pli du Roi revient ${heir(p.tie)}.`
        : `Rien de gagné jusqu’ici. Le pli du Roi, une fois joué, revient ${heir(p.tie)}.`,
  },
  'none-owned': {
    name: 'Vos avantages',
    text: () =>
      'Vous n’en avez pas encore. Gagnez le pli où se trouve l’avantage de la manche : il est à vous jusqu’à la fin.',
  },
  'own-advantages': {
    name: 'Vos avantages',
    text: () => 'Ils agissent à chaque décompte et se passent d’ouvrier. Appuyez pour les lire.',
  },
  petal: {
    name: (p) => `Pli ${p.trick}`,
    text: (p, v) => (p.seat === null ? 'Le Roi s’y trouvait : personne ne l’a gagné.' : `Gagné par ${v.seat(p.seat)}.`),
  },
  pointer: {
    name: 'Qui gagne le pli',
    text: (p, v) =>
      p.seat === null
        ? 'Le Roi est joué : personne ne gagne ce pli.'
        : p.over
          ? `${v.seat(p.seat)} l’a gagné. Un ouvrier gagne pour le joueur de sa couleur, peu importe qui l’a joué.`
          : `${v.seat(p.seat)} le gagnerait : la plus haute valeur l’emporte, à égalité la dernière jouée. Un ouvrier gagne pour sa couleur.`,
  },
  sum: {
    name: 'Votre manche en points',
    text: () =>
      'Ce qu’ont rapporté les matériaux, 1 PV par ouvrier de votre couleur, et les personnages de vos plis. La somme peut être négative.',
  },
  heap: {
    name: 'Cartes sans effet pour vous',
    text: () => 'Les ouvriers des autres couleurs ne rapportent rien à qui les gagne. Appuyez pour voir les cartes.',
  },
  points: {
    name: 'Points de victoire (PV)',
    text: () =>
      'Toutes les manches ensemble ; une manche peut aussi en coûter. Matériaux et avantages ne comptent pas à la fin.',
  },
  hand: {
    name: 'Main',
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'carte', 'cartes')} à jouer cette manche. Toute carte peut être jouée, mais Alfred seulement en dernier.`,
  },
  'advantage-of': { name: (p, v) => capital(v.card(p.card)), text: (p) => p.does },
  rounds: { name: 'Points par manche', text: () => 'Ce que chaque manche a rapporté jusqu’ici, dans l’ordre.' },
  'winning-now': {
    name: 'Gagnerait le pli',
    text: () =>
      'Ce joueur gagnerait le pli tel qu’il est : la plus haute valeur l’emporte, à égalité la dernière jouée.',
  },
  round: {
    name: (p) => `Manche ${p.round}`,
    text: (p) =>
      `Au moins ${p.count} manches en tout. La partie finit avec la manche où le cinquième avantage trouve son propriétaire.`,
  },
  trick: {
    name: (p) => `Pli ${p.n} sur ${p.all}`,
    text: () => 'Chacun joue une carte ; un joueur gagne le pli, sauf si le Roi s’y trouve.',
  },
  'phase-cards': {
    name: 'Les plis',
    text: () => 'Pli par pli, une carte chacun. La plus haute valeur gagne ; à égalité, la dernière jouée.',
  },
  'phase-scoring': {
    name: 'Le décompte',
    text: (p) =>
      `Tous à la fois : prenez les matériaux, transformez-les en PV avec vos ouvriers et vos avantages, gardez-en ${p.most} au plus.`,
  },
  over: {
    name: 'La partie est finie',
    text: () => 'Qui a le plus de PV l’emporte ; à égalité, la victoire est partagée.',
  },
}
