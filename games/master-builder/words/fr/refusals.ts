import { capital } from '../../../../papers/texts.ts'
import type { MasterTexts } from '../../rules/speech.ts'
import { moreLoans, oneLoan, oneOf, pileOf, theOne } from './crew.ts'
import { money } from './money.ts'

/** Why not, by clause. */
export const refusal: MasterTexts['refusal'] = {
  'MAS-2.2': (p, v) => `Chacun joue dans l’ordre du tour : c’est à ${v.list(p.awaited.map(v.seat))}.`,
  'MAS-3.2': (p) => `${capital(pileOf(p.type))} est vide.`,
  'MAS-3.3': () => 'Au premier tour chacun prend cinq ouvriers : personne ne passe ni ne licencie.',
  'MAS-4.2': (p) => `${capital(pileOf(p.type))} est vide.`,
  'MAS-4.3': (p, v) =>
    `Vos salaires monteraient à ${money(p.wages, v)} ; la piste des salaires s’arrête à ${money(p.most, v)}.`,
  'MAS-4.4': (p, v) =>
    `${capital(theOne(v.card(p.card)))} n’est pas dans votre équipe : on ne licencie que ses propres ouvriers.`,
  'MAS-4.5': (p, v) =>
    `Vous avez recruté ${theOne(v.card(p.card))} dans cette phase : vous ne pourrez le licencier qu’au prochain tour.`,
  'MAS-4.9': (p) => `Vous avez recruté ou licencié ${p.most} fois dans cette phase : vous ne pouvez plus que passer.`,
  'MAS-5.6': (p, v) =>
    'card' in p
      ? `${v.card(p.card)} : ce contrat n’est pas proposé.`
      : p.cash < p.minimum
        ? `Le coût de ce contrat est de ${money(p.minimum, v)} ; vous avez ${money(p.cash, v)}.`
        : `La première offre va de ${money(p.minimum, v)} à ${money(p.cash, v)}, par pas de ${money(p.step, v)}.`,
  'MAS-5.7': () => 'Vous n’avez pas ouvert d’enchères : on vous le redemandera après les prochaines.',
  'MAS-5.8': (p, v) => `Il faut offrir au moins ${money(p.least, v)}, par pas de ${money(p.step, v)}.`,
  'MAS-5.9': () => 'Vous avez passé : vous êtes hors de ces enchères, pas des suivantes.',
  'MAS-5.10': (p, v) => `Vous menez à ${money(p.bid, v)} : on ne vous redemandera que si quelqu’un offre plus.`,
  'MAS-5.11': (p, v) =>
    'cash' in p
      ? `Vous avez ${money(p.cash, v)} et ne pouvez pas offrir davantage.`
      : 'On n’emprunte pas pour enchérir.',
  'MAS-5.14': () => 'Au premier tour, dès qu’un joueur a deux contrats, seuls ceux qui n’en ont pas participent.',
  'MAS-5.15': () => 'Vous n’avez pas encore de contrat : au premier tour vous devez en mettre un aux enchères.',
  'MAS-6.3': (p, v) => `${capital(theOne(v.card(p.card)))} est indisponible : il ne travaille pas ce tour.`,
  'MAS-6.6': (p, v) =>
    'crew' in p
      ? `${capital(theOne(v.card(p.card)))} n’est pas dans votre équipe.`
      : `« ${v.card(p.event)} » ne concerne pas ${theOne(v.card(p.card))}.`,
  'MAS-6.21': (p) => `Intempéries : au plus ${p.most} ouvriers peuvent travailler.`,
  'MAS-6.22': (p, v) =>
    'stands' in p
      ? 'Perdez une section debout sur l’un de vos chantiers, ou deux qui ne tiennent qu’ensemble.'
      : 'card' in p
        ? `${v.card(p.card)} : le reste ne tiendrait pas debout, il faut perdre une autre section.`
        : `Éteindre coûte ${money(p.cost, v)} ; vous avez ${money(p.cash, v)}.`,
  'MAS-7.2': () => 'Il n’y a pas assez d’ouvriers libres : chacun ne construit qu’une section.',
  'MAS-7.3': () => 'Ce n’est pas une section à construire de l’un de vos contrats.',
  'MAS-7.4': (p) => `Aucun ouvrier libre n’est assez qualifié : il faut au moins un ${oneOf(p.type)}.`,
  'MAS-7.6': (p, v) => `${v.card(p.card)} : un bâtiment commence par un mur et un pignon ensemble.`,
  'MAS-7.7': (p, v) => `${v.card(p.card)} : le toit demande les deux murs et les deux pignons.`,
  'MAS-7.8': (p, v) => `${v.card(p.card)} : le couronnement demande le toit.`,
  'MAS-7.9': (p, v) =>
    `${v.card(p.card)} : un mur commence par sa courtine et une petite pièce ensemble, le second seulement quand le premier est achevé.`,
  'MAS-7.14': (p) =>
    ({
      begun: 'Ce chantier est déjà commencé : construisez les sections une à une.',
      pair: 'On ne commence ensemble qu’un mur et un pignon d’un bâtiment, ou une courtine et une petite pièce du même mur d’une muraille.',
      nothing: 'Vous n’avez rien fait dans cette phase que l’on puisse annuler.',
    })[p.why],
  'MAS-7.15': (p) => {
    if (!('why' in p)) return 'Vous avez validé : revenez d’abord sur votre validation.'
    return p.why === 'idle'
      ? 'Vous n’aviez rien à construire au début de la phase : votre validation est déjà faite.'
      : 'Vous n’avez pas validé : il n’y a pas de validation à reprendre.'
  },
  'MAS-9.1': () => 'On n’emprunte que pour des salaires qu’on ne peut pas payer.',
  'MAS-9.4': (p) => `La banque n’a plus de ${moreLoans(p.loan)} : prenez l’autre sorte.`,
  'MAS-9.5': (p, v) =>
    'loan' in p
      ? `Vous n’avez pas de ${oneLoan(p.loan)} à rembourser.`
      : `Rembourser coûte ${money(p.amount, v)} ; vous avez ${money(p.cash, v)}.`,
  'MAS-9.6': (p, v) =>
    'bid' in p
      ? `Vous menez les enchères à ${money(p.bid, v)} : seul l’argent au-delà peut rembourser un emprunt.`
      : 'Vous êtes en train d’emprunter : pas de remboursement maintenant.',
}
