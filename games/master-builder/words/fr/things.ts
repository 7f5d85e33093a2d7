// What the things on the table of Master Builder are, in French.
import type { MasterTexts } from '../../rules/speech.ts'
import type { MasterThings } from '../../rules/things.ts'
import { money } from './money.ts'

const PHASES: Readonly<Record<MasterThings['phase']['phase'], readonly [name: string, text: string]>> = {
  'hire-fire': [
    'Équipe',
    'Engagez le premier ouvrier d’une pile, renvoyez, ou passez, jusqu’à ce que tous passent à la suite. Au tour 1, chacun en prend cinq.',
  ],
  contracts: [
    'Contrats',
    'Les contrats proposés sont mis aux enchères un par un, sans emprunt. Ce qui reste reçoit de l’argent, une fois.',
  ],
  events: ['Événement', 'Un événement est retourné et touche chacun, dans l’ordre du tour.'],
  construction: [
    'Construction',
    'Tous à la fois placent leurs ouvriers sur les éléments de leurs contrats. On bâtit quand tous ont confirmé.',
  ],
  'income-wages': [
    'Paie',
    'D’abord le revenu des bâtiments achevés, puis les salaires de toute l’équipe. Qui ne peut payer doit emprunter.',
  ],
}

export const things: MasterTexts['things'] = {
  'wage-track': {
    name: 'Piste des salaires',
    text: (p, v) =>
      `Chaque marqueur indique la somme des salaires de l’équipe, due à la paie. Nul ne peut engager au-delà de ${money(p.most, v)}.`,
  },
  wages: {
    name: (p, v) => `Salaires de ${v.seat(p.seat)}`,
    text: (p, v) => `${money(p.amount, v)} à payer à chaque tour. Au plus ${money(p.most, v)}.`,
  },
  'event-pile': {
    name: 'Pile d’événements',
    text: () =>
      'À chaque tour, une carte est retournée après les enchères. Elle touche chacun, puis retourne sous la pile.',
  },
  'worker-pile': {
    name: (p, v) => `Pile : ${v.name(p.type)}`,
    text: (p, v) =>
      p.n === 0
        ? 'Vide. Un ouvrier de ce rang que l’on renvoie y revient.'
        : `${p.n} ${v.plural(p.n, 'carte', 'cartes')} dans la pile : seul le premier ouvrier peut être engagé, et découvre le suivant.`,
  },
  'contract-pile': {
    name: 'Pile de contrats',
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'contrat', 'contrats')} à venir. Quand il n’en reste plus après les enchères, on joue encore un tour.`,
  },
  'situation-pile': {
    name: 'Situation économique',
    text: () =>
      'À partir du tour 2, une carte dit combien de contrats nouveaux paraissent. La cinquième ouvre le dernier tour.',
  },
  loan: { name: (p, v) => v.name(p.loan), text: (p) => p.does },
  plot: {
    name: (p, v) => v.card(p.card),
    text: (p, v) =>
      ({
        unseen: 'Pas encore proposé.',
        removed: 'Hors jeu.',
        offer: `Proposé à partir de ${money(p.least, v)}${p.bonus > 0 ? `, avec ${money(p.bonus, v)} dessus pour le gagnant` : ''} ; achevé, il rapporte ${money(p.income, v)}.`,
        owned: `Chantier de ${p.owner === null ? '' : v.seat(p.owner)} : le dernier élément rapporte ${money(p.income, v)} à la paie.`,
        finished: `Achevé par ${p.owner === null ? '' : v.seat(p.owner)}, et payé.`,
      })[p.fate] + (p.fate === 'offer' || p.fate === 'owned' ? ` ${p.does}` : ''),
  },
  section: {
    name: 'Élément',
    text: (p, v) =>
      p.state === 'built'
        ? 'Bâti. Il reste, à moins d’un incendie.'
        : p.state === 'under-way'
          ? `Un ouvrier y est placé (${v.name(p.type).toLowerCase()}) : on bâtit quand tous ont confirmé.`
          : `Demande un ouvrier : ${v.name(p.type).toLowerCase()} ou d’un rang supérieur. Ce qui est bâti doit tenir à la fin de chaque phase.`,
  },
  'no-crew': {
    name: 'Votre équipe',
    text: () => 'Personne encore. Un ouvrier engagé ne coûte rien d’abord, mais son salaire à chaque paie.',
  },
  account: {
    name: 'Votre compte',
    text: (p, v) =>
      `Ce qui resterait à la paie, au point où l’on en est : ${money(p.left, v)}.${p.left < 0 ? ' Au-dessous de zéro, il faut emprunter.' : ''}`,
  },
  event: {
    name: (p) => p.name ?? 'Événement',
    text: (p) => p.does ?? 'À venir : il est retourné après les enchères et touche chacun.',
  },
  situation: {
    name: (p) => p.name ?? 'Situation économique',
    text: (p) => p.does ?? 'Aucune au tour 1 : il paraît un contrat de plus qu’il n’y a de joueurs.',
  },
  auction: {
    name: 'Enchère',
    text: (p, v) =>
      `${v.card(p.card)}${p.bidder === null ? '' : ` : ${v.seat(p.bidder)} offre ${money(p.bid, v)}`}. Surenchérissez ou sortez ; le plus offrant paie et l’obtient quand tous les autres sont sortis.`,
  },
  raise: {
    name: (p, v) => (p.amount === null ? 'Un autre montant' : `Une offre de ${money(p.amount, v)}`),
    text: (p, v) =>
      p.amount === null
        ? `Toute offre par pas de ${money(p.step, v)}, jusqu’à votre argent.`
        : 'Vous ne la payez que si personne n’offre plus. On n’emprunte pas pour enchérir.',
  },
  plan: {
    name: 'Un bon plan',
    text: () => 'Appuyez pour voir une bonne façon d’employer votre équipe. Rien ne vous oblige à la suivre.',
  },
  fortune: {
    name: 'Fortune',
    text: () =>
      'En milliers : l’argent, moins ce que coûterait aujourd’hui le remboursement des emprunts. Le plus riche l’emporte.',
  },
  cash: {
    name: 'Argent',
    text: () => 'En milliers. Il paie les enchères et les salaires ; le revenu des bâtiments vient à la paie.',
  },
  crew: {
    name: 'Équipe',
    text: (p) =>
      `${p.n} en tout, ${p.placed} au travail, ${p.away} absents. Chacun bâtit au plus un élément par tour, et tous sont payés, même absents.`,
  },
  mallet: { name: 'Maillet', text: () => 'Premier joueur de ce tour. Après la paie, il passe à gauche.' },
  site: {
    name: (p, v) => v.card(p.card),
    text: (p, v) =>
      `${p.done} éléments sur 6. Achevé, il rapporte ${money(p.income, v)} ; inachevé à la fin, ${money(p.penalty, v)} de moins par élément manquant.`,
  },
  finished: {
    name: (p, v) => v.card(p.card),
    text: () => 'Achevé et payé. Il compte encore si les fortunes sont égales à la fin.',
  },
  debt: {
    name: 'Dette',
    text: () =>
      'En milliers : ce que coûterait aujourd’hui le remboursement de tout. C’est plus cher quand il n’y a plus de contrat en jeu.',
  },
  leads: {
    name: 'Plus haute enchère',
    text: (p, v) => `${money(p.bid, v)} : ce joueur obtient le contrat, à moins que quelqu’un n’offre plus.`,
  },
  out: { name: 'Sorti', text: () => 'A passé dans cette enchère, mais peut prendre part à la suivante.' },
  round: {
    name: (p) => `Tour ${p.round}`,
    text: (p) => `Sur ${p.rounds} au plus. La partie finit plus tôt s’il ne reste aucun contrat à mettre aux enchères.`,
  },
  phase: { name: (p) => PHASES[p.phase][0], text: (p) => PHASES[p.phase][1] },
  over: {
    name: 'La partie est finie',
    text: () => 'Les contrats inachevés sont estimés et les emprunts réglés. Le plus riche l’emporte.',
  },
}
