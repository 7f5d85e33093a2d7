import type { Param } from '../../../../kernel/words.ts'
import type { Say, Voice } from '../../../../papers/texts.ts'
import type { MasterTexts } from '../wording.ts'
import { board } from './board.ts'
import { parts } from './parts.ts'

const money = (n: Param | undefined, v: Voice) => `${Number(n) < 0 ? '−' : ''}${v.number(Math.abs(Number(n)))}\u00a0$`
const cards = (list: Param | undefined, v: Voice) => (Array.isArray(list) ? list.map((c) => v.card(c)).join(', ') : '')
const top: Say = (p, v) => (p.card === null ? `pile ${v.name(p.type)}` : v.card(p.card))

const house: Say = () =>
  'Un bâtiment : on commence par un mur et un pignon ensemble ; le toit demande les deux murs et les deux pignons, le couronnement demande le toit.'
const rampart: Say = () =>
  'Une muraille de deux murs : chacun commence par sa courtine et une petite pièce ensemble ; le second attend que le premier soit achevé.'

const WORDS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six']
const word = (n: Param | undefined) => WORDS[Number(n)] ?? String(n)
const listOf = (x: Param | undefined): readonly (string | number)[] => (Array.isArray(x) ? x : [])
const big = (text: string) => text.replace(/^./, (c) => c.toUpperCase())
const FAULTS: Readonly<Record<string, string>> = {
  S: 'susceptible',
  D: 'fourbe',
  W: 'faible',
  N: 'négligent',
  H: 'coléreux',
}
const several = (fault: string) => (fault.endsWith('x') ? fault : `${fault}s`)
const TYPES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  apprentice: ['apprenti', 'apprentis'],
  tradesman: ['marchand', 'marchands'],
  foreman: ['contremaître', 'contremaîtres'],
  master: ['maître ouvrier', 'maîtres ouvriers'],
}
/** New contracts with two, three and four players. */
const situation: Say = (p) => {
  const n = listOf(p.reveals).map(Number)
  const fresh = (k: number | undefined) => `${word(k)} ${Number(k) > 1 ? 'nouveaux contrats' : 'nouveau contrat'}`
  const [two, three, four] = n
  if (two === three && three === four) return `${big(fresh(two))}.`
  if (three === four) return `À 2 joueurs ${fresh(two)}, à 3 ou 4 joueurs ${three === 1 ? 'un seul' : word(three)}.`
  return `${big(fresh(two))} à 2 joueurs, ${word(three)} à 3, ${word(four)} à 4.`
}
/** What an event does, told from its effect and its figures. */
const event: Say = (p, v) => {
  const faults = listOf(p.faults).map((code) => FAULTS[code] ?? String(code))
  const types = listOf(p.types)
  const one = faults.length === 0 ? 'un ouvrier' : `un ouvrier ${faults.join(' ou ')}`
  const all =
    types.length > 0 ? types.map((t) => TYPES[t]?.[1]).join(' et les ') : `ouvriers ${faults.map(several).join(' et ')}`
  switch (p.effect) {
    case 'unavailable-all':
      return `Les ${all} sont tous indisponibles ce tour.`
    case 'unavailable-one':
      return `Chacun désigne ${one}, indisponible ce tour${Number(p.money) > 0 ? `, et reçoit ${money(p.money, v)}` : ''}.`
    case 'dismiss-one':
      return `Chacun renvoie ${one}.`
    case 'release-one':
      return `Qui a ${word(p.workers)} ouvriers ou plus en libère un.`
    case 'construction-limit':
      return `Personne ne peut faire travailler plus de ${word(p.workers)} ouvriers ce tour.`
    case 'fire':
      return `Qui a construit sur un contrat inachevé paie ${money(p.money, v)} ou perd du travail sur un contrat.`
    default:
      return `Au jour de paie, chacun paie ${money(p.money, v)} de plus ${types.map((t) => `par ${TYPES[t]?.[0]}`).join(' et ')}.`
  }
}
const loan: Say = (p, v) =>
  `Rapporte ${money(p.received, v)}. Remboursement : ${money(p.quick, v)} tant que des contrats sont en jeu, ensuite ${money(p.late, v)}.`

export const texts: MasterTexts = {
  title: 'Master Builder',
  blurb:
    'Recrutez une équipe pleine de défauts, emportez les contrats aux enchères, bâtissez la cité pièce par pièce et finissez le plus riche.',
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
        ? `Quel ouvrier ne travaille pas ce tour ? (${v.card(p.card)})`
        : `Quel ouvrier quitte votre équipe ? (${v.card(p.card)})`,
    fire: (p, v) => `Au feu ! Payez ${money(p.cost, v)} ou perdez du travail sur un chantier.`,
    build: (p, v) =>
      `Construisez : ${p.free} ${v.plural(p.free, 'ouvrier est libre', 'ouvriers sont libres')}. Puis validez.`,
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
    bid: (p, v) => (p.bid === null ? 'Dire un montant' : `Surenchérir à ${money(p.bid, v)} (+${v.number(p.more)})`),
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
    round: (p, v) => `${p.last ? 'Dernier tour, tour' : 'Tour'} ${p.round} : ${v.seat(p.seat)} a le Maillet.`,
    'draft-worker': (p, v) => `${v.seat(p.seat)} choisit ${v.card(p.card)} ; salaires ${money(p.wages, v)}.`,
    hire: (p, v) => `${v.seat(p.seat)} recrute ${v.card(p.card)} ; salaires ${money(p.wages, v)}.`,
    'fire-worker': (p, v) => `${v.seat(p.seat)} licencie ${v.card(p.card)} ; salaires ${money(p.wages, v)}.`,
    pass: (p, v) => `${v.seat(p.seat)} passe.`,
    'no-contracts': () => 'Il n’y a plus de contrat en jeu : rien n’est mis aux enchères ce tour.',
    situation: (p, v) =>
      `Situation économique : ${v.card(p.card)}, ${p.many} ${v.plural(p.many, 'nouveau contrat', 'nouveaux contrats')}.`,
    'reveal-contract': (p, v) => `Nouveau contrat : ${v.card(p.card)}.`,
    'open-auction': (p, v) => `${v.seat(p.seat)} ouvre les enchères à ${money(p.bid, v)} : ${v.card(p.card)}.`,
    'pass-nomination': (p, v) => `${v.seat(p.seat)} n’ouvre pas d’enchères.`,
    bid: (p, v) => `${v.seat(p.seat)} monte à ${money(p.bid, v)}.`,
    'pass-bid': (p, v) => `${v.seat(p.seat)} quitte les enchères.`,
    sold: (p, v) => `Adjugé à ${v.seat(p.seat)} pour ${money(p.price, v)} : ${v.card(p.card)}.`,
    'last-contract': (p, v) =>
      `${v.seat(p.seat)} est sans contrat et obtient au coût minimum, ${money(p.price, v)} : ${v.card(p.card)}.`,
    'left-over-money': (p, v) => `${v.seat(p.seat)} reçoit les ${money(p.money, v)} posés sur la carte.`,
    'left-over': (p, v) => `Personne n’en veut : ${v.card(p.card)}. ${money(p.money, v)} y sont posés.`,
    'remove-contract': (p, v) => `Délaissé une seconde fois, hors jeu : ${v.card(p.card)}.`,
    'last-round': (p) => `Il n’y a plus de contrat en jeu : le tour ${p.round} sera le dernier.`,
    event: (p, v) => `Événement : ${v.card(p.card)}.`,
    unavailable: (p, v) => `${v.seat(p.seat)}, indisponible ce tour : ${cards(p.workers, v)}.`,
    'dismiss-one': (p, v) => `${v.seat(p.seat)} renvoie ${v.card(p.card)}.`,
    'release-one': (p, v) => `${v.seat(p.seat)} libère ${v.card(p.card)}.`,
    compensation: (p, v) => `${v.seat(p.seat)} reçoit ${money(p.money, v)}.`,
    'save-from-fire': (p, v) => `${v.seat(p.seat)} paie ${money(p.cost, v)} et sauve son chantier.`,
    'lose-work': (p, v) => `${v.seat(p.seat)} perd ${v.names(p.sections)} : ${v.card(p.card)}.`,
    assign: (p, v) => `${v.seat(p.seat)}, ${v.card(p.card)} : ${v.names(p.sections)} (${cards(p.workers, v)}).`,
    'take-back': (p, v) => `${v.seat(p.seat)} annule ${v.names(p.sections)} : ${v.card(p.card)}.`,
    confirm: (p, v) => `${v.seat(p.seat)} valide.`,
    withdraw: (p, v) => `${v.seat(p.seat)} reprend la construction.`,
    build: (p, v) => `${v.seat(p.seat)} a construit, ${v.card(p.card)} : ${v.names(p.sections)}.`,
    income: (p, v) => `${v.seat(p.seat)} achève un contrat et reçoit ${money(p.income, v)} : ${v.card(p.card)}.`,
    wages: (p, v) =>
      `${v.seat(p.seat)} paie ${money(p.amount, v)} de salaires${
        Number(p.claims) > 0 ? `, dont ${money(p.claims, v)} de revendications` : ''
      }.`,
    'take-loan': (p, v) => `${v.seat(p.seat)} emprunte et reçoit ${money(p.amount, v)}.`,
    repay: (p, v) => `${v.seat(p.seat)} rembourse un emprunt : ${money(p.amount, v)}.`,
    unfinished: (p, v) =>
      `${v.seat(p.seat)}, ${v.card(p.card)} : il manque ${p.missing} ${v.plural(p.missing, 'section', 'sections')}, le contrat rapporte ${money(p.money, v)}.`,
    settle: (p, v) => `${v.seat(p.seat)} règle ${v.name(p.loan)} × ${p.many} : ${money(p.amount, v)}.`,
    result: (p, v) =>
      `${v.seat(p.seat)} termine avec ${money(p.money, v)} et ${p.completed} ${v.plural(p.completed, 'contrat achevé', 'contrats achevés')} : place ${p.place}.`,
    'game-over': (p, v) => {
      const winners = (p.winners as number[]).map((seat) => v.seat(seat))
      return winners.length === 1 ? `${winners[0]} l’emporte.` : `${winners.join(' et ')} partagent la victoire.`
    },
  },
  refusal: {
    'MAS-3.2': (p, v) => `La pile ${v.name(p.type)} est vide.`,
    'MAS-3.3': () => 'Au premier tour chacun prend cinq ouvriers : personne ne passe ni ne licencie.',
    'MAS-4.2': (p, v) => `La pile ${v.name(p.type)} est vide.`,
    'MAS-4.3': (p, v) =>
      `Vos salaires monteraient à ${money(p.wages, v)} ; la piste des salaires s’arrête à ${money(p.most, v)}.`,
    'MAS-4.5': (p, v) =>
      `Vous avez recruté ${v.card(p.card)} dans cette phase : pas de licenciement avant la prochaine.`,
    'MAS-4.9': (p) => `Vous avez recruté ou licencié ${p.most} fois dans cette phase : vous ne pouvez plus que passer.`,
    'MAS-5.6': (p, v) => `Le coût minimum est de ${money(p.minimum, v)} ; vous avez ${money(p.cash, v)}.`,
    'MAS-5.8': (p, v) => `Il faut offrir au moins ${money(p.least, v)}.`,
    'MAS-5.11': (p, v) =>
      p.cash === undefined
        ? 'On n’emprunte pas pour enchérir.'
        : `Vous avez ${money(p.cash, v)} et ne pouvez pas offrir davantage.`,
    'MAS-5.15': () => 'Vous n’avez pas encore de contrat : au premier tour vous devez en mettre un aux enchères.',
    'MAS-6.3': (p, v) => `${v.card(p.card)} est face cachée : il ne travaille pas ce tour.`,
    'MAS-6.6': (p, v) => `${v.card(p.event)} ne concerne pas ${v.card(p.card)}.`,
    'MAS-6.21': (p) => `Intempéries : au plus ${p.most} ouvriers peuvent travailler.`,
    'MAS-6.22': (p, v) =>
      p.card === undefined
        ? `Éteindre coûte ${money(p.cost, v)} ; vous avez ${money(p.cash, v)}.`
        : `${v.card(p.card)} : le reste ne tiendrait pas debout, il faut perdre une autre section.`,
    'MAS-7.2': () => 'Il n’y a pas assez d’ouvriers libres : chacun ne construit qu’une section.',
    'MAS-7.3': () => 'Ce n’est pas une section à construire de l’un de vos contrats.',
    'MAS-7.4': (p, v) => `Aucun ouvrier libre n’est assez qualifié : il faut au moins le niveau ${v.name(p.type)}.`,
    'MAS-7.6': (p, v) => `${v.card(p.card)} : un bâtiment commence par un mur et un pignon ensemble.`,
    'MAS-7.7': (p, v) => `${v.card(p.card)} : le toit demande les deux murs et les deux pignons.`,
    'MAS-7.8': (p, v) => `${v.card(p.card)} : le couronnement demande le toit.`,
    'MAS-7.9': (p, v) =>
      `${v.card(p.card)} : un mur commence par sa courtine et une petite pièce ensemble, le second seulement quand le premier est achevé.`,
    'MAS-7.15': () => 'Vous avez validé : revenez d’abord sur votre validation.',
    'MAS-9.1': () => 'On n’emprunte que pour des salaires qu’on ne peut pas payer.',
    'MAS-9.4': (p, v) => `La banque n’a plus de ${v.name(p.loan)} : prenez l’autre.`,
    'MAS-9.5': (p, v) => `Rembourser coûte ${money(p.amount, v)} ; vous avez ${money(p.cash, v)}.`,
    'MAS-9.6': (p, v) =>
      p.bid === undefined
        ? 'Vous êtes en train d’emprunter : pas de remboursement maintenant.'
        : `Vous tenez l’enchère à ${money(p.bid, v)} : seul l’argent au-delà peut rembourser un emprunt.`,
  },
  sheet: async () => (await import('./sheet.ts')).sheet,
  names: {
    red: 'Rouge',
    blue: 'Bleu',
    yellow: 'Jaune',
    green: 'Vert',
    apprentice: 'Apprenti',
    tradesman: 'Marchand',
    foreman: 'Contremaître',
    master: 'Maître ouvrier',
    'hire-fire': 'Recruter et/ou licencier des ouvriers',
    contracts: 'Obtenir des contrats',
    events: 'Événements',
    construction: 'Construction',
    'income-wages': 'Collecte du revenu et paiement des salaires',
    'small-iou': 'Petit emprunt',
    'large-iou': 'Gros emprunt',
    touchy: 'susceptible',
    devious: 'fourbe',
    weak: 'faible',
    negligent: 'négligent',
    'hot-tempered': 'coléreux',
    house: 'Bâtiment',
    rampart: 'Muraille',
    'wall-1': 'Mur 1',
    'wall-2': 'Mur 2',
    'gable-1': 'Pignon 1',
    'gable-2': 'Pignon 2',
    roof: 'Toit',
    crown: 'Couronnement',
    'curtain-a': 'Courtine A',
    'pier-a1': 'Petite pièce A1',
    'pier-a2': 'Petite pièce A2',
    'curtain-b': 'Courtine B',
    'pier-b1': 'Petite pièce B1',
    'pier-b2': 'Petite pièce B2',
    mallet: 'Maillet',
    trowel: 'Truelle',
    'wage-track': 'Piste des salaires',
    'wage-marker': 'Marqueur Salaire',
    'phase-track': 'Piste des phases',
    cash: 'Argent',
    crew: 'Équipe',
    'worker-pile': 'Pile d’ouvriers',
    'contract-pile': 'Pile de contrats',
    offer: 'Contrats proposés',
    'situation-pile': 'Pile de situations économiques',
    'event-pile': 'Pile d’événements',
    town: 'La cité',
    bank: 'Banque',
    removed: 'Hors jeu',
    income: 'Revenu',
    'minimum-bid': 'Coût',
    workforce: 'Force de travail minimum',
    round: 'Tour',
    phase: 'Phase',
    of: 'sur',
    wages: 'Salaires',
    loans: 'Emprunts',
    sites: 'Chantiers',
    'highest-bid': 'Plus haute enchère',
    event: 'Événement',
    'face-down': 'absent',
    nothing: 'rien de construit',
  },
  cards: {
    apprentice: () => 'Construit les sections qui demandent un apprenti.',
    tradesman: () => 'Construit les sections qui demandent un marchand ou un apprenti.',
    foreman: () => 'Construit les sections qui demandent un contremaître, un marchand ou un apprenti.',
    master: () => 'Construit toutes les sections.',
    'north-wall': rampart,
    'south-wall': rampart,
    outhouse: house,
    shop: house,
    inn: house,
    'east-gate': house,
    'east-wall': rampart,
    school: house,
    'west-gate': house,
    'clock-tower': house,
    'town-hall': house,
    'west-wall': rampart,
    depression: situation,
    recession: situation,
    stagnation: situation,
    recovery: situation,
    boom: situation,
    'hurt-feelings': event,
    'night-watch': event,
    epidemic: event,
    'site-accident': event,
    'tavern-brawl': event,
    'guild-assembly': event,
    'market-fair': event,
    'apprentices-feast': event,
    'counts-corvee': event,
    quarrel: event,
    'morning-after': event,
    'fraud-uncovered': event,
    pilgrimage: event,
    'bad-weather': event,
    fire: event,
    'wage-claims': event,
    'small-iou': loan,
    'large-iou': loan,
  },
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
  parts,
}
