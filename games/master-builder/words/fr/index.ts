import type { Card } from '../../../../kernel/words.ts'
import type { MasterTexts, MasterVoice } from '../../rules/speech.ts'
import type { Type } from '../../sheet/ids.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { loans, pileOf, theOne } from './crew.ts'
import { money, roughly } from './money.ts'
import { names } from './names.ts'
import { parts } from './parts.ts'
import { refusal } from './refusals.ts'
import { things } from './things.ts'

/** Ouvriers pris, recrutés, licenciés : « l’Apprenti 2 ». */
const worker = (card: Card, v: MasterVoice) => theOne(v.card(card))
const listed = (workers: readonly Card[], v: MasterVoice) => workers.map((card) => v.card(card)).join(', ')
const top = (p: { type: Type; card: Card | null }, v: MasterVoice) =>
  p.card === null ? pileOf(p.type) : v.card(p.card)

/** What Master Builder says in this language. */
export const texts: MasterTexts = {
  title: 'Master Builder',
  blurb:
    'Recrutez une équipe pleine de défauts, emportez les contrats aux enchères, construisez la cité pièce par pièce et terminez le plus riche.',
  ask: {
    'draft-worker': (p) => `Ouvrier ${p.lap} sur ${p.laps} : prenez la carte du dessus d’une pile.`,
    'manage-crew': (p, v) =>
      `Recrutez, licenciez ou passez. Salaires : ${money(p.wages, v)} sur ${money(p.most, v)} au plus.${
        p.left === null ? '' : ` Il vous reste ${p.left} ${v.plural(p.left, 'action', 'actions')}.`
      }`,
    nominate: (p, v) =>
      `Vous avez ${money(p.cash, v)}. Mettez un contrat aux enchères${p.must ? ' : vous n’en avez pas encore.' : ' ou passez.'}`,
    bid: (p, v) => `Surenchérissez ou passez. ${v.card(p.card)} : ${v.seat(p.bidder)} est à ${money(p.bid, v)}.`,
    'choose-worker': (p, v) =>
      p.effect === 'unavailable-one'
        ? `${v.card(p.card)} : quel ouvrier ne travaille pas ce tour ?`
        : `${v.card(p.card)} : quel ouvrier quitte votre équipe ?`,
    fire: (p, v) => `Au feu ! Payez ${money(p.cost, v)} ou perdez du travail sur un chantier.`,
    build: (p, v) =>
      p.free === 0
        ? 'Plus aucun ouvrier n’est libre : validez.'
        : `Construisez : ${p.free} ${v.plural(p.free, 'ouvrier est libre', 'ouvriers sont libres')}. Puis validez.`,
    'take-loan': (p, v) =>
      `Il faut payer ${money(p.due, v)} de salaires et vous avez ${money(p.cash, v)} : empruntez les ${money(p.short, v)} qui manquent.`,
  },
  act: {
    'draft-worker': (p, v) => `Prendre : ${top(p, v)} (${money(p.wage, v)})`,
    hire: (p, v) => `Recruter : ${top(p, v)} (${money(p.wage, v)})`,
    'fire-worker': (p, v) => `Licencier : ${v.card(p.card)}`,
    pass: () => 'Passer',
    'open-auction': (p, v) =>
      p.bid === null
        ? `Ouvrir plus haut : ${v.card(p.card)}`
        : `Mettre aux enchères à ${money(p.bid, v)} : ${v.card(p.card)}`,
    bid: (p, v) => (p.bid === null ? 'Annoncer un montant' : `Surenchérir à ${money(p.bid, v)} (+${v.number(p.more)})`),
    'choose-worker': (p, v) => `Désigner : ${v.card(p.card)}`,
    'save-from-fire': (p, v) => `Payer ${money(p.cost, v)} pour éteindre`,
    'lose-work': (p, v) => `Perdre ${v.names(p.sections)} : ${v.card(p.card)}`,
    'start-pair': (p, v) => `Commencer ${v.names(p.sections)} : ${v.card(p.card)}`,
    'build-section': (p, v) => `Construire ${v.names(p.sections)} : ${v.card(p.card)}`,
    confirm: () => 'Valider',
    'take-back': () => 'Annuler la dernière étape',
    withdraw: () => 'Revenir sur sa validation',
    'take-loan': (p, v) => `Emprunter ${money(p.amount, v)} : ${v.name(p.loan)}`,
    repay: (p, v) => `Rembourser ${money(p.amount, v)} : ${v.name(p.loan)}`,
  },
  event: {
    round: (p, v) => `Tour ${p.round}${p.last ? ', le dernier' : ''} : ${v.seat(p.seat)} a le Maillet.`,
    'draft-worker': (p, v) => `${v.seat(p.seat)} prend ${worker(p.card, v)} ; salaires ${money(p.wages, v)}.`,
    hire: (p, v) => `${v.seat(p.seat)} recrute ${worker(p.card, v)} ; salaires ${money(p.wages, v)}.`,
    'fire-worker': (p, v) => `${v.seat(p.seat)} licencie ${worker(p.card, v)} ; salaires ${money(p.wages, v)}.`,
    pass: (p, v) => `${v.seat(p.seat)} passe.`,
    'no-contracts': () => 'Il n’y a plus de contrat en jeu : rien n’est mis aux enchères ce tour.',
    situation: (p, v) =>
      `Situation économique : ${v.card(p.card)}, ${p.many === 0 ? 'aucun' : p.many} ${v.plural(p.many, 'nouveau contrat', 'nouveaux contrats')}.`,
    'reveal-contract': (p, v) => `Nouveau contrat : ${v.card(p.card)}.`,
    'open-auction': (p, v) => `${v.seat(p.seat)} ouvre les enchères à ${money(p.bid, v)} : ${v.card(p.card)}.`,
    'pass-nomination': (p, v) => `${v.seat(p.seat)} n’ouvre pas d’enchères.`,
    bid: (p, v) => `${v.seat(p.seat)} monte à ${money(p.bid, v)}.`,
    'pass-bid': (p, v) => `${v.seat(p.seat)} quitte les enchères.`,
    sold: (p, v) => `Adjugé à ${v.seat(p.seat)} pour ${money(p.price, v)} : ${v.card(p.card)}.`,
    'last-contract': (p, v) =>
      `Seul joueur sans contrat, ${v.seat(p.seat)} en prend un à son coût, ${money(p.price, v)} : ${v.card(p.card)}.`,
    'left-over-money': (p, v) => `${v.seat(p.seat)} reçoit les ${money(p.money, v)} posés sur la carte.`,
    'left-over': (p, v) => `Personne ne veut de ce contrat, on y pose ${money(p.money, v)} : ${v.card(p.card)}.`,
    'remove-contract': (p, v) => `Délaissé une seconde fois, un contrat quitte le jeu : ${v.card(p.card)}.`,
    'last-round': (p) => `Il n’y a plus de contrat en jeu : le tour ${p.round} sera le dernier.`,
    event: (p, v) => `Événement : ${v.card(p.card)}.`,
    unavailable: (p, v) =>
      `${v.plural(p.workers.length, 'Indisponible', 'Indisponibles')} ce tour pour ${v.seat(p.seat)} : ${listed(p.workers, v)}.`,
    'dismiss-one': (p, v) => `${v.seat(p.seat)} licencie ${worker(p.card, v)}.`,
    'release-one': (p, v) => `${v.seat(p.seat)} libère ${worker(p.card, v)}.`,
    compensation: (p, v) => `${v.seat(p.seat)} reçoit ${money(p.money, v)}.`,
    'save-from-fire': (p, v) => `${v.seat(p.seat)} paie ${money(p.cost, v)} et sauve son chantier.`,
    'lose-work': (p, v) => `${v.seat(p.seat)} perd ${v.names(p.sections)} : ${v.card(p.card)}.`,
    assign: (p, v) =>
      `${v.seat(p.seat)} met au travail ${v.list(p.workers.map((card) => worker(card, v)))} : ${v.card(p.card)}, ${v.names(p.sections)}.`,
    'take-back': (p, v) => `${v.seat(p.seat)} annule ${v.names(p.sections)} : ${v.card(p.card)}.`,
    confirm: (p, v) => `${v.seat(p.seat)} valide.`,
    withdraw: (p, v) => `${v.seat(p.seat)} reprend la construction.`,
    build: (p, v) => `${v.seat(p.seat)} a construit ${v.names(p.sections)} : ${v.card(p.card)}.`,
    income: (p, v) => `${v.seat(p.seat)} achève un contrat et reçoit ${money(p.income, v)} : ${v.card(p.card)}.`,
    wages: (p, v) =>
      `${v.seat(p.seat)} paie ${money(p.amount, v)} de salaires${
        p.claims > 0 ? `, dont ${money(p.claims, v)} de revendications` : ''
      }.`,
    'take-loan': (p, v) => `${v.seat(p.seat)} emprunte et reçoit ${money(p.amount, v)}.`,
    repay: (p, v) => `${v.seat(p.seat)} rembourse un emprunt : ${money(p.amount, v)}.`,
    unfinished: (p, v) =>
      `${v.seat(p.seat)} : il manque ${p.missing} ${v.plural(p.missing, 'section', 'sections')} à un contrat, qui ${p.money === 0 ? 'ne rapporte rien' : `rapporte ${money(p.money, v)}`} : ${v.card(p.card)}.`,
    settle: (p, v) => `${v.seat(p.seat)} rembourse ${loans(p.many, p.loan)} : ${money(p.amount, v)}.`,
    result: (p, v) =>
      `${v.seat(p.seat)} termine avec ${money(p.money, v)} et ${p.completed === 0 ? 'aucun' : p.completed} ${v.plural(p.completed, 'contrat achevé', 'contrats achevés')} : place ${p.place}.`,
    'game-over': (p, v) => {
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1 ? `${winners[0]} l’emporte.` : `${v.list(winners)} partagent la victoire.`
    },
  },
  refusal,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cards,
  variants: {
    hiring: {
      name: 'Recrutements et licenciements dès le tour 2',
      values: {
        'until-all-pass': 'jusqu’à ce que tous passent à la suite',
        'three-actions': 'trois fois au plus chacun',
      },
    },
  },
  points: {
    start: 'Argent de départ',
    bids: 'Contrats achetés',
    'left-over': 'Argent des contrats délaissés',
    income: 'Revenus',
    unfinished: 'Contrats inachevés',
    wages: 'Salaires',
    events: 'Événements',
    loans: 'Emprunts reçus',
    repayments: 'Emprunts remboursés',
  },
  board,
  things,
  parts,
  worth: (p, v) => roughly(p.points, v),
}
