// What the things on the table of Master Builder are, in French.

import { capital } from '../../../../papers/texts.ts'
import type { MasterTexts } from '../../rules/speech.ts'
import type { MasterThings } from '../../rules/things.ts'
import { oneOf, pileOf } from './crew.ts'
import { money } from './money.ts'

const PHASES: Readonly<Record<MasterThings['phase']['phase'], readonly [name: string, text: string]>> = {
  'hire-fire': [
    'Équipe',
    'Recrutez le premier ouvrier d’une pile, licenciez ou passez, jusqu’à ce que tous passent à la suite. Au tour 1, chacun en prend cinq.',
  ],
  contracts: [
    'Contrats',
    'Les contrats proposés sont mis aux enchères un par un, sans emprunt. Sur ceux qui restent, on pose de l’argent, une fois.',
  ],
  events: ['Événement', 'Un événement est retourné et touche chacun, dans l’ordre du tour.'],
  construction: [
    'Construction',
    'Tous à la fois mettent leurs ouvriers aux sections de leurs contrats. On construit quand tous ont validé.',
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
      `Chaque marqueur indique la somme des salaires de l’équipe, due à la paie. Personne ne peut recruter au-delà de ${money(p.most, v)}.`,
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
    name: (p) => capital(pileOf(p.type)),
    text: (p, v) =>
      p.n === 0
        ? 'Vide. Un ouvrier licencié de cette sorte y revient.'
        : `${p.n} ${v.plural(p.n, 'carte', 'cartes')} dans la pile : seul l’ouvrier du dessus peut être recruté, et découvre le suivant.`,
  },
  'contract-pile': {
    name: 'Pile de contrats',
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'contrat', 'contrats')} à venir. Quand il n’en reste plus après les enchères, on joue encore un tour.`,
  },
  'situation-pile': {
    name: 'Situation économique',
    text: () =>
      'À partir du tour 2, une carte dit combien de nouveaux contrats sont proposés. La cinquième ouvre le dernier tour.',
  },
  loan: { name: (p, v) => v.name(p.loan), text: (p) => p.does },
  plot: {
    name: (p, v) => v.card(p.card),
    text: (p, v) =>
      ({
        unseen: 'Contrat pas encore proposé.',
        removed: 'Hors jeu.',
        offer: `Contrat proposé à partir de ${money(p.least, v)}${p.bonus > 0 ? `, avec ${money(p.bonus, v)} dessus pour le gagnant` : ''} ; achevé, il rapporte ${money(p.income, v)}.`,
        owned: `Chantier de ${p.owner === null ? '' : v.seat(p.owner)} : la dernière section rapporte ${money(p.income, v)} à la paie.`,
        finished: `Contrat achevé par ${p.owner === null ? '' : v.seat(p.owner)}, et payé.`,
      })[p.fate] + (p.fate === 'offer' || p.fate === 'owned' ? ` ${p.does}` : ''),
  },
  section: {
    name: 'Section',
    text: (p) =>
      p.state === 'built'
        ? 'Construite. Elle reste, sauf si un incendie la détruit.'
        : p.state === 'under-way'
          ? `Un ${oneOf(p.type)} y travaille : elle est construite quand tous ont validé.`
          : `Demande un ${oneOf(p.type)} ou mieux. Ce qui est construit doit tenir debout à la fin de chaque phase.`,
  },
  'no-crew': {
    name: 'Votre équipe',
    text: () => 'Personne encore. Un ouvrier recruté ne coûte rien d’abord, puis son salaire à chaque paie.',
  },
  account: {
    name: 'Votre compte',
    text: (p, v) =>
      `Ce qu’il vous resterait à la paie, pour l’instant : ${money(p.left, v)}.${p.left < 0 ? ' Au-dessous de zéro, il faut emprunter.' : ''}`,
  },
  event: {
    name: (p) => p.name ?? 'Événement',
    text: (p) => p.does ?? 'À venir : il est retourné après les enchères et touche chacun.',
  },
  situation: {
    name: (p) => p.name ?? 'Situation économique',
    text: (p) => p.does ?? 'Aucune au tour 1 : on propose un contrat de plus qu’il n’y a de joueurs.',
  },
  auction: {
    name: 'Enchères',
    text: (p, v) =>
      `${v.card(p.card)}${p.bidder === null ? '' : ` : ${v.seat(p.bidder)} offre ${money(p.bid, v)}`}. Surenchérissez ou passez ; quand tous les autres ont passé, le plus offrant paie et l’obtient.`,
  },
  raise: {
    name: (p, v) => (p.amount === null ? 'Un autre montant' : `Une offre de ${money(p.amount, v)}`),
    text: (p, v) =>
      p.amount === null
        ? `Une offre de votre choix, par pas de ${money(p.step, v)}, dans la limite de votre argent.`
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
    text: (p, v) =>
      `${p.n} en tout, ${p.placed} au travail, ${p.away} ${v.plural(p.away, 'indisponible', 'indisponibles')}. Chacun construit au plus une section par tour, et tous sont payés, même indisponibles.`,
  },
  mallet: { name: 'Maillet', text: () => 'Premier joueur de ce tour. Après la paie, le maillet passe à gauche.' },
  site: {
    name: (p, v) => v.card(p.card),
    text: (p, v) =>
      `${p.done} ${v.plural(p.done, 'section', 'sections')} sur 6. Achevé, le contrat rapporte ${money(p.income, v)} ; inachevé à la fin, ${money(p.penalty, v)} de moins par section manquante.`,
  },
  finished: {
    name: (p, v) => v.card(p.card),
    text: () => 'Contrat achevé et payé. Il compte encore si les fortunes sont égales à la fin.',
  },
  debt: {
    name: 'Dette',
    text: () =>
      'En milliers : ce que coûterait aujourd’hui le remboursement de tout. C’est plus cher quand il n’y a plus de contrat en jeu.',
  },
  leads: {
    name: 'Plus haute offre',
    text: (p, v) => `${money(p.bid, v)} : ce joueur obtient le contrat, à moins que quelqu’un n’offre plus.`,
  },
  out: { name: 'A passé', text: () => 'Ce joueur a passé dans ces enchères, mais peut prendre part aux suivantes.' },
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
