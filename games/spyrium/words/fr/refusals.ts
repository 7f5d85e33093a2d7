// Pourquoi une chose ne se fait pas, en français, par article.
import type { CrystalReason, EventReason, SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import { crystals, pounds, workers } from './figures.ts'
import { cost } from './price.ts'

const eventRefusal = (p: EventReason, v: SpyriumVoice): string => {
  switch (p.why) {
    case 'phase':
      return 'Cet événement ne s’utilise qu’en Phase II.'
    case 'reserve':
      return 'Votre réserve est vide : il n’y a plus personne à recruter.'
    case 'crystals':
      return `Cette option demande ${crystals(p.pays, v)} ; vous en avez ${p.crystals}.`
    default:
      return `Cette option coûte ${cost(p, v)} ; vous avez ${pounds(p.money)}.`
  }
}
const needsCrystal = (p: CrystalReason, v: SpyriumVoice) =>
  `La carte ${v.card(p.card)} demande ${crystals(p.pays, v)} ; vous en avez ${p.crystals}.`

export const refusals: SpyriumTexts['refusal'] = {
  'SPY-3.3': () => 'Vous êtes en Phase I : déclenchez d’abord votre activation.',
  'SPY-3.5': () => 'Vous n’avez pas le Taylorisme.',
  'SPY-3.6': () => 'Vous êtes en Phase II jusqu’à la fin du tour : il n’y a plus rien à placer ni à déclencher.',
  'SPY-5.2': () => 'Un ouvrier a besoin d’une carte d’un côté au moins de son interstice.',
  'SPY-5.3': (p) => (p.workers === 0 ? 'Vous n’avez plus d’ouvrier actif.' : 'Il ne reste plus de carte au marché.'),
  'SPY-6.1': () => 'Vous avez déjà utilisé l’événement de ce tour.',
  'SPY-6.2': (p, v) => `${v.card(p.card)} : vous ne pouvez accomplir en entier aucune option de cet événement.`,
  'SPY-7.1': (p) =>
    ({
      gap: 'Vous n’avez pas d’ouvrier dans cet interstice.',
      market: 'Vous n’avez pas d’ouvrier au marché.',
      far: 'Cette carte n’est pas à côté de l’ouvrier choisi.',
    })[p.why],
  'SPY-7.2': () => 'Il n’y a plus de carte à cet emplacement.',
  'SPY-8.1': (p) =>
    ({
      empty: 'Il n’y a plus de carte à cet emplacement.',
      'not-yours': 'Vous n’avez pas d’ouvrier dans cet interstice.',
      'no-worker': 'Vous n’avez pas d’ouvrier au marché.',
      far: 'Cette carte n’est pas à côté de l’ouvrier choisi.',
    })[p.why],
  'SPY-8.4': (p, v) =>
    'pays' in p ? needsCrystal(p, v) : `${v.card(p.card)} : il faut ${cost(p, v)} ; vous avez ${pounds(p.money)}.`,
  'SPY-9.2': (p, v) => `La carte ${v.card(p.card)} n’a plus de jeton : on ne peut plus y faire appel.`,
  'SPY-9.3': () => 'Prenez un jeton du personnage auquel vous faites appel ; entre jetons de même valeur, le premier.',
  'SPY-11.3': () => 'Le Taylorisme a déjà servi dans ce tour.',
  'SPY-12.1': () => 'Vous n’avez pas de bâtiment à exploiter.',
  'SPY-12.2': (p, v) =>
    `Il faut ${workers(p.workers, v)} ; vous avez ${v.number(p.active)} ${v.plural(p.active, 'ouvrier actif', 'ouvriers actifs')}.`,
  'SPY-12.3': (p, v) => `Il faut ${crystals(p.pays, v)} ; vous en avez ${p.crystals}.`,
  'SPY-12.4': (p, v) => `La carte ${v.card(p.card)} n’a pas d’effet à exploiter.`,
  'SPY-12.5': (p, v) => `${v.card(p.card)} : bâtiment déjà exploité dans ce tour.`,
  'SPY-13.1': (p, v) =>
    `Vous avez encore ${workers(p.workers, v)} au marché : ${v.plural(p.workers, 'retirez-le', 'retirez-les')} avant de passer.`,
  'SPY-15.2': () => 'Votre disque est sur la dernière case : vous ne pouvez que marquer.',
  'SPY-16.4': () => 'Votre réserve est vide : le bonus ne peut être que de l’argent.',
  'SPY-20.1': eventRefusal,
  'SPY-20.2': eventRefusal,
  'SPY-20.3': eventRefusal,
  'SPY-20.4': eventRefusal,
  'SPY-20.5': (p, v) =>
    'card' in p
      ? `Ce bâtiment n’est pas incliné (${v.card(p.card)}) : seul un bâtiment incliné peut être exploité de nouveau.`
      : eventRefusal(p, v),
  'SPY-20.6': eventRefusal,
  'SPY-20.7': eventRefusal,
  'SPY-21.3': needsCrystal,
  'SPY-21.4': needsCrystal,
  'SPY-23.6': () => 'Le jeton a déjà cette valeur.',
  'SPY-23.7': (p, v) =>
    `Ce bâtiment n’est pas incliné (${v.card(p.card)}) : le Taylorisme demande un bâtiment incliné.`,
}
