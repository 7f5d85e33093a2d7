import type { Card } from '../../../../kernel/words.ts'
import type { Sides, SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import type { Kind } from '../../sheet/box.ts'
import type { OptionId } from '../../sheet/form.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { amounts, points, pounds, workers } from './figures.ts'
import { names } from './names.ts'
import { parts } from './parts.ts'
import { gapPlace, which } from './places.ts'
import { cost, gained, list } from './price.ts'
import { refusals } from './refusals.ts'
import { things } from './things.ts'

const side = (card: Card, v: SpyriumVoice) => (card < 0 ? 'un emplacement vide' : v.card(card))
const between = (p: Sides, v: SpyriumVoice) => `entre ${side(p.left, v)} et ${side(p.right, v)}, ${gapPlace(p.gap)}`
const verb: Readonly<Record<Kind, string>> = {
  building: 'Construire',
  character: 'Faire appel',
  technique: 'Breveter',
  event: 'Utiliser',
  token: 'Prendre',
}
/** Ce que fait une option, hors un gain. */
const DONE: Readonly<Partial<Record<OptionId, string>>> = {
  residence: 'une action de résidence',
  rerun: 'exploiter de nouveau un bâtiment incliné',
  hire: 'recruter un ouvrier',
  place: 'placer un ouvrier actif au marché',
}

export const texts: SpyriumTexts = {
  title: 'Spyrium',
  blurb:
    'L’Angleterre victorienne tourne avec un nouveau cristal : placez vos ouvriers entre les cartes d’un marché, puis tirez de l’argent de la foule ou payez-la, et construisez l’industrie qui rapporte le plus de points.',
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
    'earn-at': (p, v) =>
      p.card < 0
        ? `Autour d’un emplacement vide${which(p)} : ${pounds(p.pounds)}`
        : `Autour de la carte ${v.card(p.card)}${which(p)} : ${pounds(p.pounds)}`,
    'activate-card': (p, v) =>
      p.kind === null
        ? `L’emplacement vide${which(p)}`
        : `${verb[p.kind]} : ${v.card(p.card)}${which(p)}, au mieux ${cost(p, v)}`,
    'use-lobbying': (p, v) => `Utiliser le Lobbying : au mieux ${cost(p, v)}`,
    'do-not-use': (p, v) => `Se passer du Lobbying : au mieux ${cost(p, v)}`,
    'new-lot': (p, v) => `Nouvel emplacement : ${cost(p, v)}`,
    replace: (p, v) => `Remplacer : ${v.card(p.card)}${which(p)}, ${cost(p, v)}`,
    'take-token': (p, v) =>
      p.use === 'pay' ? `Prendre le jeton ${p.value} : ${cost(p, v)}` : `Prendre le jeton ${p.value}`,
    'keep-value': (p, v) => `Garder la valeur ${p.value}${p.use === 'pay' ? ` : ${cost(p, v)}` : ''}`,
    'set-value': (p, v) => `Fixer la valeur à ${p.value}${p.use === 'pay' ? ` : ${cost(p, v)}` : ''}`,
    'choose-option': (p, v) => {
      const paid = p.terms.length === 0 ? '' : cost(p, v)
      const done = DONE[p.option] ?? `gagner ${gained(p, v)}`
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
    round: (p, v) => `Tour ${p.round}, époque ${p.period} : ${v.seat(p.seat)} est premier joueur.`,
    income: (p, v) => `${v.seat(p.seat)} reçoit un revenu de ${pounds(p.pounds)}.`,
    'current-event': (p, v) => `Événement du tour : ${v.card(p.card)}.`,
    'next-event': (p, v) => `Événement à venir : ${v.card(p.card)}.`,
    market: (p, v) => `Le marché : ${p.cards.map((card) => v.card(card)).join(', ')}.`,
    tokens: (p, v) => {
      const { values } = p
      if (values.length === 0) return `${v.card(p.card)} : il ne reste plus de jeton.`
      return `La carte ${v.card(p.card)} reçoit ${v.plural(values.length, 'un jeton', 'des jetons')} : ${values.join(', ')}.`
    },
    'tokens-reshuffled': (p, v) =>
      `La réserve de jetons est vide : ${p.tokens} ${v.plural(p.tokens, 'jeton défaussé est mélangé', 'jetons défaussés sont mélangés')}.`,
    place: (p, v) => `${v.seat(p.seat)} place un ouvrier ${between(p, v)}.`,
    'start-activation': (p, v) => `${v.seat(p.seat)} déclenche son activation.`,
    earn: (p, v) =>
      `${v.seat(p.seat)} retire un ouvrier et gagne ${pounds(p.pounds)} autour de la carte ${v.card(p.card)}.`,
    withdraw: (p, v) => `${v.seat(p.seat)} retire un ouvrier sans carte à côté de lui et gagne ${pounds(p.pounds)}.`,
    character: (p, v) => `${v.seat(p.seat)} fait appel à un personnage, ${v.card(p.card)} : ${cost(p, v)}.`,
    build: (p, v) => `${v.seat(p.seat)} construit sur un nouvel emplacement : ${v.card(p.card)}, ${cost(p, v)}.`,
    replace: (p, v) => `${v.seat(p.seat)} construit à sa place : ${v.card(p.card)}, ${cost(p, v)}.`,
    replaced: (p, v) => `${v.seat(p.seat)} renonce à un bâtiment : ${v.card(p.card)}.`,
    technique: (p, v) => `${v.seat(p.seat)} brevète une technique : ${v.card(p.card)}, ${cost(p, v)}.`,
    'token-kept': (p, v) =>
      `${v.seat(p.seat)} conserve un jeton grâce au Négoce : ${v.card(p.card)} (${p.kept} en tout).`,
    gain: (p, v) => `${v.seat(p.seat)} gagne ${gained(p, v)}.`,
    recruit: (p, v) => {
      if (p.workers === 0) return `${v.seat(p.seat)} ne recrute personne : sa réserve est vide.`
      const more = p.missing > 0 ? ' : sa réserve n’en a pas plus' : ''
      return `${v.seat(p.seat)} recrute ${workers(p.workers, v)}${more}.`
    },
    exploit: (p, v) => {
      const paid = amounts({ workers: p.workers, crystals: p.pays }, v)
      const again = p.way === 'exploit' ? '' : ' de nouveau'
      const using = paid.length === 0 ? '' : ` avec ${list(paid)}`
      return `${v.seat(p.seat)} exploite${again} le bâtiment ${v.card(p.card)}${using} et gagne ${gained({ pounds: 0, crystals: p.crystals, vp: p.vp }, v)}.`
    },
    event: (p, v) =>
      `${v.seat(p.seat)} utilise l’événement ${v.card(p.card)}${p.terms.length === 0 ? '' : ` et paie ${cost(p, v)}`}.`,
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
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1
        ? `${winners[0]} l’emporte : c’est le plus grand groupe industriel d’Angleterre.`
        : `${v.list(winners)} partagent la victoire.`
    },
  },
  refusal: refusals,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cards,
  board,
  things,
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
  parts,
}
