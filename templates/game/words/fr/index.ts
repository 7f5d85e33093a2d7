import type { TextsOf } from '../../../../papers/speech.ts'
import type { TrestleSpeech } from '../../rules/speech.ts'
import { board } from './board.ts'
import { cover } from './cover.ts'
import { things } from './things.ts'

const stones = (n: number) => `${n} ${n < 2 ? 'pierre' : 'pierres'}`
const points = (n: number) => `${n} ${n < 2 ? 'point' : 'points'}`

export const texts: TextsOf<TrestleSpeech> = {
  title: cover.title,
  blurb: cover.blurb,
  ask: {
    'choose-card': (p) => `Manche ${p.round} : choisissez une carte. Toutes sont révélées ensemble.`,
    'build-wall': (p) =>
      `Combien de pierres posez-vous sur le mur ? Vous en avez ${p.stones} ; le mur en contient ${p.height}.`,
  },
  act: {
    choose: (p, v) => `Choisir la carte ${v.card(p.card)}`,
    build: ({ n }) => (n[0] === undefined ? 'Poser des pierres sur le mur' : `Poser ${stones(n[0])} sur le mur`),
  },
  event: {
    round: (p) => `La manche ${p.round} commence.`,
    reveal: (p, v) => `${v.seat(p.seat)} révèle : ${v.card(p.card)}.`,
    quarry: (p, v) => `${v.seat(p.seat)} extrait ${stones(p.stones)}.`,
    build: (p, v) => `${v.seat(p.seat)} bâtit un mur de ${stones(p.stones)}${p.full ? ' et l’achève' : ''}.`,
    crane: (p, v) => `${v.seat(p.seat)} : la grue pose ${stones(p.stones)}${p.full ? ' et achève un mur' : ''}.`,
    'crane-idle': (p, v) => `${v.seat(p.seat)} : la grue ne trouve aucun mur et apporte 1 pierre.`,
    'game-over': (p, v) =>
      `La partie est finie. ${p.winners.length < 2 ? 'Victoire' : 'Victoire partagée'} : ${v.list(p.winners.map((seat) => v.seat(seat)))}.`,
  },
  refusal: {
    'TRE-1.4': (p) => `Vous n’avez que ${stones(p.stones)}.`,
    'TRE-2.5': (p) => `Un mur ne contient pas plus de ${stones(p.height)}.`,
  },
  names: {
    blue: 'Bleu',
    red: 'Rouge',
    green: 'Vert',
    yellow: 'Jaune',
    purple: 'Violet',
    round: 'Manche',
    points: 'points',
    stones: 'pierres',
    hand: 'main',
    walls: 'murs',
  },
  cards: {
    quarry: (p) =>
      `Donne ${stones(p.stones)}, une de moins pour chaque autre carrière révélée dans la manche ; jamais moins d’une.`,
    wall: (p) =>
      `Posez-y de 0 à ${stones(p.stones)} à vous : 1 point chacune, et ${points(p.bonus)} de plus s’il est achevé.`,
    crane: (p) =>
      `Pose jusqu’à ${stones(p.stones)} de la réserve sur votre plus ancien mur inachevé. Sinon, elle vous apporte 1 pierre.`,
  },
  board,
  things,
  sheet: async () => (await import('./sheet.ts')).sheet,
  variants: { length: { name: 'Durée de la partie', values: { usual: 'habituelle', short: 'courte' } } },
  points: { stones: 'Pierres posées', walls: 'Murs achevés' },
  parts: {
    score: (p) => (p.points > 0 ? 'des points tout de suite' : 'des points perdus'),
    supply: (p) => (p.points > 0 ? 'plus de pierres au dépôt' : 'des pierres employées'),
    hand: (p) => (p.points > 0 ? 'de meilleures cartes en main' : 'une bonne carte de moins en main'),
  },
}
