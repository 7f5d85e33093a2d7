import type { Param, Params } from '../../../../kernel/words.ts'
import type { Voice } from '../../../../papers/texts.ts'
import { TERMS, type TermId } from '../../rules/price.ts'
import { openedPrice, type SpyriumTexts } from '../form.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { crystals, points, pounds, workers } from './figures.ts'
import { names } from './names.ts'
import { parts } from './parts.ts'
import { gapPlace, which } from './places.ts'

const side = (card: Param | undefined, v: Voice) => (Number(card) < 0 ? 'un emplacement vide' : v.card(card))
const between = (p: Params, v: Voice) => `entre ${side(p.left, v)} et ${side(p.right, v)}, ${gapPlace(String(p.gap))}`
const list = (parts: readonly string[], none = 'rien') => (parts.length === 0 ? none : parts.join(' et '))

const price: SpyriumTexts['price'] = {
  card: (p) => `la carte elle-même ${pounds(p.amount)}`,
  crowd: (p, v) =>
    `${p.amount} ${v.plural(p.amount, 'autre ouvrier', 'autres ouvriers')} autour d’elle ${pounds(p.amount)}`,
  lobbying: (p) => `pas de surcoût grâce au Lobbying ${pounds(p.amount)}`,
  lot: (p) => `nouvel emplacement ${pounds(p.amount)}`,
  crane: (p) => `Grue ${pounds(p.amount)}`,
  symbol: (p) => `remplacement avec un symbole commun ${pounds(p.amount)}`,
  token: (p) => `jeton ${pounds(p.amount)}`,
  trade: (p) => `valeur fixée par le Négoce ${Number(p.amount) > 0 ? '+' : ''}${pounds(p.amount)}`,
  event: (p) => `l’événement ${pounds(p.amount)}`,
  staff: (p) => `pour chaque ouvrier possédé ${pounds(p.amount)}`,
  crystals: (p, v) => crystals(p.amount, v),
  workers: (p, v) => workers(p.amount, v),
  automation: (p, v) => `l’Automatisation se passe de ${workers(-Number(p.amount), v)}`,
}

/** Un prix, détaillé quand c’est une somme. */
function cost(p: Params, v: Voice): string {
  const terms = p.terms as readonly TermId[]
  const amounts = p.amounts as readonly number[]
  const taken = (of: string) => terms.reduce((n, id, i) => (TERMS[id] === of ? n + (amounts[i] as number) : n), 0)
  const sum = [
    ...(taken('money') > 0 ? [pounds(taken('money'))] : []),
    ...(taken('workers') > 0 ? [workers(taken('workers'), v)] : []),
    ...(taken('crystals') > 0 ? [crystals(taken('crystals'), v)] : []),
  ]
  const opened = openedPrice(price, p, v)
  return opened.length > sum.length ? `${list(sum, 'gratuit')} (${opened.join(', ')})` : list(sum, 'gratuit')
}

const gained = (p: Params, v: Voice) =>
  list([
    ...(Number(p.pounds ?? 0) > 0 ? [pounds(p.pounds)] : []),
    ...(Number(p.crystals ?? 0) > 0 ? [crystals(p.crystals, v)] : []),
    ...(Number(p.vp ?? 0) > 0 ? [points(p.vp)] : []),
  ])

const verb: Readonly<Record<string, string>> = {
  building: 'Construire',
  character: 'Faire appel',
  technique: 'Breveter',
}
const eventRefusal = (p: Params, v: Voice): string => {
  switch (p.why) {
    case 'phase':
      return 'Cet événement ne s’utilise qu’en Phase II.'
    case 'reserve':
      return 'Votre réserve est vide : il n’y a plus personne à embaucher.'
    case 'crystals':
      return `Cette option demande ${crystals(p.pays, v)} ; vous en avez ${p.crystals}.`
    default:
      return `Cette option coûte ${cost(p, v)} ; vous avez ${pounds(p.money)}.`
  }
}
const needsCrystal = (p: Params, v: Voice) =>
  `${v.card(p.card)} demande ${crystals(p.pays, v)} ; vous en avez ${p.crystals}.`

export const texts: SpyriumTexts = {
  title: 'Spyrium',
  blurb:
    'L’Angleterre victorienne tourne avec un nouveau cristal : placez vos ouvriers entre les cartes d’un marché, puis tirez de l’argent de la foule ou payez pour elle, et bâtissez l’industrie qui marque le plus.',
  ask: {
    'phase-1': (p) =>
      `Tour ${p.round}, Phase I : placez un ouvrier, utilisez l’événement ou déclenchez votre activation.`,
    'phase-2': (p) =>
      p.started
        ? 'Votre activation commence : choisissez votre première action de Phase II.'
        : `Tour ${p.round}, Phase II : choisissez une action.`,
    'place-worker': (p, v) =>
      p.byEvent
        ? `${v.card(p.event)} : dans quel interstice va l’ouvrier ?`
        : 'Dans quel interstice va votre ouvrier ?',
    'earn-worker': () => 'Quel ouvrier quitte le marché pour gagner de l’argent ?',
    'earn-card': (p, v) => `Votre ouvrier est ${between(p, v)} : autour de quelle carte comptez-vous les autres ?`,
    'activate-worker': () => 'Quel ouvrier active une carte ?',
    'activate-card': (p, v) => `Votre ouvrier est ${between(p, v)} : quelle carte activez-vous ?`,
    lobbying: (p, v) => `${v.card(p.card)} : utilisez-vous le Lobbying contre le surcoût de ${pounds(p.pounds)} ?`,
    lot: (p, v) => `${v.card(p.card)} : sur un nouvel emplacement, ou à la place de quel bâtiment ?`,
    token: (p, v) => `${v.card(p.card)} : quel jeton prenez-vous ?`,
    trade: (p, v) => `${v.card(p.card)}, jeton ${p.value} : le Négoce fixe-t-il une autre valeur ?`,
    'event-option': (p, v) => `${v.card(p.event)} : quelle option ?`,
    'subsidy-value': (p, v) => `${v.card(p.event)}, jeton ${p.value} : le Négoce fixe-t-il une autre valeur ?`,
    'exploit-building': (p, v) =>
      p.way === 'exploit'
        ? 'Quel bâtiment exploitez-vous ?'
        : p.way === 'taylorism'
          ? 'Taylorisme : quel bâtiment incliné exploitez-vous de nouveau ?'
          : `${v.card(p.event)} : quel bâtiment incliné exploitez-vous de nouveau ?`,
    effect: (p, v) => `${v.card(p.card)} : quel effet ?`,
    residence: (p) => `Action de résidence sur la case ${p.space} : avancer, ou marquer ses points ?`,
    bonus: () => 'Votre score vous vaut un bonus : lequel prenez-vous maintenant ?',
  },
  act: {
    place: () => 'Placer un ouvrier',
    event: (p, v) => `Utiliser l’événement : ${v.card(p.card)}`,
    'start-activation': () => 'Déclencher l’activation',
    earn: () => 'Gagner de l’argent',
    activate: () => 'Activer une carte',
    exploit: () => 'Exploiter un bâtiment',
    taylorism: () => 'Taylorisme : exploiter de nouveau un bâtiment incliné',
    pass: () => 'Passer',
    'place-at': (p, v) => `Le placer ${between(p, v)}`,
    'take-worker': (p, v) => `L’ouvrier ${between(p, v)}`,
    'earn-at': (p, v) => `Autour de la carte : ${side(p.card, v)}${which(p)}, ${pounds(p.pounds)}`,
    'activate-card': (p, v) =>
      Number(p.card) < 0
        ? `L’emplacement vide${which(p)}`
        : `${verb[String(p.kind)]} : ${v.card(p.card)}${which(p)}, au mieux ${cost(p, v)}`,
    'use-lobbying': (p, v) => `Utiliser le Lobbying : au mieux ${cost(p, v)}`,
    'do-not-use': (p, v) => `Se passer du Lobbying : au mieux ${cost(p, v)}`,
    'new-lot': (p, v) => `Nouvel emplacement : ${cost(p, v)}`,
    replace: (p, v) => `Remplacer ${v.card(p.card)}${which(p)} : ${cost(p, v)}`,
    'take-token': (p, v) =>
      p.use === 'pay' ? `Prendre le jeton ${p.value} : ${cost(p, v)}` : `Prendre le jeton ${p.value}`,
    'keep-value': (p, v) => `Garder la valeur ${p.value}${p.use === 'pay' ? ` : ${cost(p, v)}` : ''}`,
    'set-value': (p, v) => `Fixer la valeur à ${p.value}${p.use === 'pay' ? ` : ${cost(p, v)}` : ''}`,
    'choose-option': (p, v) => {
      const paid = (p.terms as string[]).length === 0 ? '' : cost(p, v)
      const what: Readonly<Record<string, string>> = {
        residence: 'une action de résidence',
        rerun: 'exploiter de nouveau un bâtiment incliné',
        hire: 'recruter un ouvrier',
        place: 'placer un ouvrier actif au marché',
      }
      const done = what[String(p.option)] ?? `gagner ${gained(p, v)}`
      return paid === '' ? `${done[0]?.toUpperCase()}${done.slice(1)}` : `Payer ${paid} : ${done}`
    },
    'exploit-building': (p, v) => `${v.card(p.card)}${which(p)}`,
    'choose-effect': (p, v) => `${cost(p, v)} : ${gained(p, v)}`,
    advance: (p) => `Avancer à la case ${p.space}`,
    score: (p) => `Marquer ${points(p.vp)}`,
    'bonus-worker': (p, v) => `Recruter ${workers(p.workers, v)}`,
    'bonus-money': (p) => `Prendre ${pounds(p.pounds)}`,
  },
  event: {
    round: (p, v) => `Tour ${p.round}, époque ${p.period} : premier joueur, ${v.seat(p.seat)}.`,
    income: (p, v) => `${v.seat(p.seat)} reçoit un revenu de ${pounds(p.pounds)}.`,
    'current-event': (p, v) => `Événement du tour : ${v.card(p.card)}.`,
    'next-event': (p, v) => `Événement à venir : ${v.card(p.card)}.`,
    market: (p, v) => `Le marché : ${(p.cards as number[]).map((card) => v.card(card)).join(', ')}.`,
    tokens: (p, v) => {
      const values = p.values as number[]
      if (values.length === 0) return `${v.card(p.card)} : il ne reste plus de jeton.`
      return `${v.card(p.card)} reçoit ${v.plural(values.length, 'un jeton', 'des jetons')} : ${values.join(', ')}.`
    },
    'tokens-reshuffled': (p, v) =>
      `La réserve de jetons est vide : ${p.tokens} ${v.plural(p.tokens, 'jeton défaussé est mélangé', 'jetons défaussés sont mélangés')}.`,
    place: (p, v) => `${v.seat(p.seat)} place un ouvrier ${between(p, v)}.`,
    'start-activation': (p, v) => `${v.seat(p.seat)} déclenche son activation.`,
    earn: (p, v) =>
      `${v.seat(p.seat)} retire un ouvrier et gagne ${pounds(p.pounds)} autour de la carte ${v.card(p.card)}.`,
    withdraw: (p, v) =>
      `${v.seat(p.seat)} retire un ouvrier qui n’a plus de carte à côté de lui et gagne ${pounds(p.pounds)}.`,
    character: (p, v) => `${v.seat(p.seat)} fait appel à un personnage, ${v.card(p.card)} : ${cost(p, v)}.`,
    build: (p, v) => `${v.seat(p.seat)} construit sur un nouvel emplacement : ${v.card(p.card)}, ${cost(p, v)}.`,
    replace: (p, v) => `${v.seat(p.seat)} construit à sa place : ${v.card(p.card)}, ${cost(p, v)}.`,
    replaced: (p, v) => `${v.seat(p.seat)} renonce à un bâtiment : ${v.card(p.card)}.`,
    technique: (p, v) => `${v.seat(p.seat)} brevète une technique : ${v.card(p.card)}, ${cost(p, v)}.`,
    'token-kept': (p, v) =>
      `${v.seat(p.seat)} conserve un jeton grâce au Négoce : ${v.card(p.card)} (${p.kept} en tout).`,
    gain: (p, v) => `${v.seat(p.seat)} gagne ${gained(p, v)}.`,
    recruit: (p, v) =>
      Number(p.missing) > 0
        ? `${v.seat(p.seat)} recrute ${workers(p.workers, v)} : la réserve n’en a pas plus.`
        : `${v.seat(p.seat)} recrute ${workers(p.workers, v)}.`,
    exploit: (p, v) => {
      const paid = list(
        [
          ...(Number(p.workers) > 0 ? [workers(p.workers, v)] : []),
          ...(Number(p.pays) > 0 ? [crystals(p.pays, v)] : []),
        ],
        'rien',
      )
      const again = p.way === 'exploit' ? '' : ' de nouveau'
      return `${v.seat(p.seat)} exploite${again} ${v.card(p.card)} : ${paid} contre ${gained(p, v)}.`
    },
    event: (p, v) =>
      `${v.seat(p.seat)} utilise l’événement ${v.card(p.card)}${(p.terms as string[]).length === 0 ? '' : ` et paie ${cost(p, v)}`}.`,
    'residence-advance': (p, v) => `${v.seat(p.seat)} avance sur la piste de résidences jusqu’à la case ${p.space}.`,
    'residence-score': (p, v) => `${v.seat(p.seat)} marque sa case de résidence : ${points(p.vp)}.`,
    'bonus-worker': (p, v) => `${v.seat(p.seat)} reçoit le bonus Ouvrier.`,
    'bonus-money': (p, v) => `${v.seat(p.seat)} reçoit le bonus de ${pounds(p.pounds)}.`,
    'bonus-lost': (p, v) => `${v.seat(p.seat)} perd le bonus Ouvrier : sa réserve est vide.`,
    pass: (p, v) => `${v.seat(p.seat)} passe.`,
    'end-round': (p) => `Fin du tour ${p.round}.`,
    'final-score': (p, v) =>
      `${v.seat(p.seat)} termine avec ${points(p.total)} : ${p.track} sur la piste, ${p.printed} pour les bâtiments, ${p.techniques} pour les techniques.`,
    'game-over': (p, v) => {
      const winners = (p.winners as number[]).map((seat) => v.seat(seat))
      return winners.length === 1
        ? `${winners[0]} l’emporte : c’est le plus grand groupe industriel d’Angleterre.`
        : `${winners.join(' et ')} partagent la victoire.`
    },
  },
  refusal: {
    'SPY-3.3': () => 'Vous êtes en Phase I : déclenchez d’abord votre activation.',
    'SPY-3.6': () => 'Vous êtes en Phase II jusqu’à la fin du tour : il n’y a plus rien à placer ni à déclencher.',
    'SPY-5.2': () => 'Un ouvrier a besoin d’une carte d’un côté au moins de son interstice.',
    'SPY-5.3': (p) => (p.workers === 0 ? 'Vous n’avez plus d’ouvrier actif.' : 'Il ne reste plus de carte au marché.'),
    'SPY-6.1': () => 'Vous avez déjà utilisé l’événement de ce tour.',
    'SPY-6.2': (p, v) => `${v.card(p.card)} : vous ne pouvez accomplir en entier aucune option de cet événement.`,
    'SPY-7.1': (p) =>
      p.here ? 'Vous n’avez pas d’ouvrier dans cet interstice.' : 'Vous n’avez pas d’ouvrier au marché.',
    'SPY-7.2': () => 'Il n’y a plus de carte à cet emplacement.',
    'SPY-8.1': (p) =>
      p.why === 'empty'
        ? 'Il n’y a plus de carte à cet emplacement.'
        : p.why === 'not-yours'
          ? 'Vous n’avez pas d’ouvrier dans cet interstice.'
          : 'Vous n’avez pas d’ouvrier au marché.',
    'SPY-8.4': (p, v) =>
      p.price === undefined
        ? needsCrystal(p, v)
        : `${v.card(p.card)} coûte ${cost(p, v)} ; vous avez ${pounds(p.money)}.`,
    'SPY-9.2': (p, v) => `${v.card(p.card)} n’a plus de jeton : on ne peut plus y faire appel.`,
    'SPY-11.3': () => 'Le Taylorisme a déjà servi dans ce tour.',
    'SPY-12.1': () => 'Vous n’avez pas de bâtiment à exploiter.',
    'SPY-12.2': (p, v) =>
      `Il faut ${workers(p.workers, v)} ; vous avez ${v.number(p.active)} ${v.plural(p.active, 'ouvrier actif', 'ouvriers actifs')}.`,
    'SPY-12.3': (p, v) => `Il faut ${crystals(p.pays, v)} ; vous en avez ${p.crystals}.`,
    'SPY-12.4': (p, v) => `${v.card(p.card)} n’a pas d’effet à exploiter.`,
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
      p.why === undefined
        ? `${v.card(p.card)} est déjà droit : seul un bâtiment incliné peut être redressé et exploité de nouveau.`
        : eventRefusal(p, v),
    'SPY-20.6': eventRefusal,
    'SPY-20.7': eventRefusal,
    'SPY-21.3': needsCrystal,
    'SPY-21.4': needsCrystal,
    'SPY-23.6': () => 'Le jeton a déjà cette valeur.',
    'SPY-23.7': (p, v) => `${v.card(p.card)} est déjà droit : le Taylorisme demande un bâtiment incliné.`,
  },
  sheet: async () => (await import('./sheet.ts')).sheet,
  names,
  cards,
  board,
  variants: {
    residenceTrack: {
      name: 'Piste de résidences',
      values: { short: '2, 3, 4, 5, 7', long: '2, 3, 4, 5, 6, 7' },
    },
  },
  points: {
    exploiting: 'Exploitation des bâtiments',
    characters: 'Personnages',
    universities: 'Universités, à la construction',
    residences: 'Actions de résidence',
    events: 'Événements',
    buildings: 'Imprimés sur les bâtiments',
    automation: 'Automatisation',
    capitalisation: 'Capitalisation',
    crane: 'Grue',
    trade: 'Négoce',
    engineering: 'Ingénierie',
    lobbying: 'Lobbying',
    taylorism: 'Taylorisme',
  },
  price,
  parts,
}
