// Castle in French: what is asked, what can be chosen, what happens.
import type { TextsOf, VoiceOf } from '../../../../papers/speech.ts'
import type { Line, Resource } from '../../rules/pieces.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { names, points, variants } from './names.ts'
import { parts } from './parts.ts'
import {
  amounts,
  asStone,
  capital,
  field,
  from,
  into,
  offField,
  payment,
  pieces,
  short,
  some,
  space,
  thalers,
  the,
} from './phrases.ts'
import { refusals } from './refusals.ts'
import { things } from './things.ts'

/** « reçoit 2 bois », « ne reçoit rien ». */
const received = (n: number, kind: Resource, v: VoiceOf<CastleSpeech>) =>
  n === 0 ? 'ne reçoit rien' : `reçoit ${some(n, kind, v)}`
const lineName = (line: Line, v: VoiceOf<CastleSpeech>) =>
  line === 'worker' ? 'ouvriers' : line === 'stonemason' ? 'tailleur de pierre' : v.name(line)

export const texts: TextsOf<CastleSpeech> = {
  title: 'À l’ombre des murailles',
  blurb:
    'Envoyez vos gens en secret, amassez sable, bois, argile et pierre, et achevez le château bâtiment par bâtiment.',
  ask: {
    'choose-cards': (p) =>
      `Tour ${p.round} sur ${p.rounds} : choisissez ${p.cards === 1 ? 'une carte' : `${p.cards} cartes`} en secret.`,
    plague: (p, v) => `La peste : cédez une de vos cartes jouées, ou payez ${thalers(p.thalers, v)}.`,
    breach: (p, v) => `La brèche : cédez jusqu’à ${some(p.most, 'stone', v)}, pour ${p.points} PV chacune.`,
    snowfall: (p, v) => `Chute de neige : cédez une carte Ouvrier, ou payez ${thalers(p.thalers, v)}.`,
    court: (p) => `La demoiselle : offrez-lui une chose, ou renoncez. Le dernier prétendant marque ${p.points} PV.`,
    share: () => 'La demoiselle est conquise : prenez une chose sur sa carte.',
    'load-worker-stone': () => 'Choisissez ce que porte votre ouvrier (pierre) en plus de sa pierre.',
    'recall-trader-helper': () => 'Vous ne pouvez pas payer le péage : reprenez un de vos assistants sur les chariots.',
    'place-trader': () => 'Marchand : placez un assistant sur un chariot ou sur le cavalier, ou n’en placez pas.',
    'take-from-tower': () => 'Maçon : prenez toutes les pièces d’une sorte sur la tour de garde.',
    buy: (p, v) =>
      `Tailleur de pierre : achetez des pièces sur les cartes Ouvrier, ${thalers(p.price, v)} chacune, ou arrêtez.`,
    'worker-order': () => 'Lequel de vos deux ouvriers commence ?',
    build: (p, v) => `${capital(v.name(p.role))} : construisez un bâtiment (encore ${p.left}), ou arrêtez.`,
    pay: (p) => `Payez ${the(p.building)} : exactement ${p.cost}, en ${p.kinds} sortes au moins.`,
    'place-helper': (p) => `Logez un assistant au château (encore ${p.left}), ou arrêtez.`,
    palace: (p) => `Palais : cédez une pièce pour sa valeur en PV (encore ${p.left}), ou arrêtez.`,
  },
  act: {
    'choose-cards': (p, v) => `Choisir : ${p.cards.map((card) => v.card(card)).join(' et ')}`,
    'load-worker-stone': (p, v) => `Charger ${pieces(p.kinds, v)}`,
    'place-trader': (p, v) =>
      `Assistant sur ${field(p.field)}${p.source === 'innkeeper' ? ', le tenancier' : ''}${
        p.displaces !== null ? `, à la place de ${v.seat(p.displaces)}` : ''
      }`,
    'decline-trader': () => 'Ne pas placer d’assistant',
    'recall-trader-helper': (p) => `Reprendre l’assistant ${offField(p.field)}`,
    'take-from-tower': (p, v) => `Prendre ${some(p.pieces, p.kind, v)} sur la tour de garde`,
    buy: (p, v) => `Acheter ${some(1, p.kind, v)} à ${v.seat(p.from)}, ${v.card(p.card)}, pour ${thalers(p.price, v)}`,
    'stop-buying': () => 'Ne plus acheter',
    build: (p, v) =>
      `Construire ${the(p.building)} (valeur ${p.cost}, ${p.points === null ? `${thalers(p.wages, v)} par pièce` : `${p.points} PV`})`,
    'stop-building': () => 'Ne plus construire',
    pay: (p, v) => `Payer ${payment(p.used, p.bars, v)}`,
    'pay-other': (p, v) => (p.open ? 'Composer un autre paiement' : `Payer ${payment(p.used, p.bars, v)}`),
    'place-helper': (p, v) =>
      `Assistant ${from(p.source)} ${into(p.house)}${space(p.letter)} pour ${thalers(p.fee, v)}`,
    'stop-placing': () => 'Ne plus loger d’assistant',
    'worker-order': (p, v) => `D’abord : ${v.card(p.card)}`,
    'palace-give': (p, v) =>
      p.silver
        ? `Céder 1 barre d’argent comme ${short(p.kind)} : ${p.points} PV`
        : `Céder ${some(1, p.kind, v)} : ${p.points} PV`,
    'stop-palace': () => 'Ne plus rien céder',
    'plague-remove': (p, v) => `Céder la carte : ${v.card(p.card)}`,
    'plague-pay': (p, v) => `Payer ${thalers(p.thalers, v)}`,
    breach: (p, v) => (p.stone + p.bars === 0 ? 'Ne rien céder' : `Céder ${asStone(p, v)} : ${p.points} PV`),
    court: (p, v) => `Offrir ${some(1, p.item, v)}`,
    'drop-out': () => 'Renoncer',
    share: (p, v) => `Prendre ${some(1, p.item, v)}`,
    'snowfall-remove': (p, v) => `Céder la carte : ${v.card(p.card)}`,
    'snowfall-pay': (p, v) => `Payer ${thalers(p.thalers, v)}`,
  },
  event: {
    round: (p, v) =>
      `Tour ${p.round} sur ${p.rounds} : ${v.seat(p.seat)} est premier joueur et prend le thaler du tour.`,
    'all-chosen': () => 'Tout le monde a choisi.',
    'winter-card': (p, v) => `${v.seat(p.seat)} révèle une carte Hiver : ${v.card(p.card)}.`,
    'card-removed': (p, v) => `${v.seat(p.seat)} perd une carte pour le reste de la partie : ${v.card(p.card)}.`,
    'winter-paid': (p, v) => `${v.seat(p.seat)} paie ${thalers(p.thalers, v)} à la banque.`,
    breach: (p, v) =>
      `${v.seat(p.seat)} ${p.stone + p.bars === 0 ? 'ne donne rien' : `donne ${asStone(p, v)}`} pour la brèche.`,
    court: (p, v) => `${v.seat(p.seat)} fait sa cour à la demoiselle avec ${some(1, p.item, v)}.`,
    'drop-out': (p, v) => `${v.seat(p.seat)} renonce à la demoiselle.`,
    'damsel-won': (p, v) => `${v.seat(p.seat)} gagne le cœur de la demoiselle.`,
    'damsel-leaves': () => 'Personne ne courtise la demoiselle : elle s’en va.',
    share: (p, v) => `${v.seat(p.seat)} prend ${some(p.pieces, p.item, v)} sur la carte de la demoiselle.`,
    reveal: (p, v) => `${v.seat(p.seat)} révèle : ${v.card(p.card)}.`,
    load: (p, v) => `Sur la carte « ${v.card(p.card)} » de ${v.seat(p.seat)}, on pose ${amounts(p.pieces, v)}.`,
    'load-choice': (p, v) => `${v.seat(p.seat)} ajoute ${pieces(p.kinds, v)}.`,
    messenger: (p, v) =>
      `Messager : ${v.seat(p.seat)} ${p.thalers === 0 ? 'ne prend rien' : `prend ${thalers(p.thalers, v)}`}.`,
    toll: (p, v) =>
      p.to === null
        ? `${v.seat(p.seat)} pose ${thalers(p.thalers, v)} sur la carte du tenancier.`
        : `${v.seat(p.seat)} paie ${thalers(p.thalers, v)} au tenancier, ${v.seat(p.to)}.`,
    recall: (p, v) => `${v.seat(p.seat)} ne peut pas payer le péage et reprend l’assistant ${offField(p.field)}.`,
    'place-trader': (p, v) => `Marchand : ${v.seat(p.seat)} place un assistant sur ${field(p.field)}.`,
    'decline-trader': (p, v) => `Marchand : ${v.seat(p.seat)} ne place pas d’assistant.`,
    displaced: (p, v) => `L’assistant de ${v.seat(p.seat)} quitte ${field(p.field)}.`,
    yield: (p, v) =>
      `${v.seat(p.seat)} ${received(p.pieces, p.kind, v)} ; la tour de garde ${received(p.tower, p.kind, v)}.`,
    'take-from-tower': (p, v) => `Maçon : ${v.seat(p.seat)} prend ${some(p.pieces, p.kind, v)} sur la tour de garde.`,
    buy: (p, v) =>
      `Tailleur de pierre : ${v.seat(p.seat)} achète ${some(1, p.kind, v)} à ${v.seat(p.from)}, ${v.card(p.card)}, pour ${thalers(p.price, v)}.`,
    'worker-order': (p, v) => `${v.seat(p.seat)} commence par : ${v.card(p.card)}.`,
    work: (p, v) => `${capital(v.card(p.card))} : ${v.seat(p.seat)} prend ${amounts(p.pieces, v)}.`,
    build: (p, v) =>
      `${v.seat(p.seat)} construit ${the(p.building)} avec ${amounts(p.used, v)}${
        p.bars > 0 ? ` (${some(p.bars, 'silver', v)} à la forge)` : ''
      }.`,
    wages: (p, v) =>
      `${v.seat(p.seat)} ${p.thalers === 0 ? 'ne reçoit rien' : `reçoit ${thalers(p.thalers, v)}`} pour l’ouvrage.`,
    'place-helper': (p, v) =>
      `${v.seat(p.seat)} loge un assistant ${into(p.house)}${space(p.letter)} pour ${thalers(p.fee, v)}.`,
    hoard: (p, v) => `${v.seat(p.seat)} prend ${thalers(p.thalers, v)} sur la carte du tenancier.`,
    'take-back': (p, v) => `Maître bâtisseur : ${v.seat(p.seat)} reprend ses cartes jouées.`,
    score: (p, v) => `${v.seat(p.seat)} marque ${p.points} PV (${lineName(p.line, v)}), ${p.total} en tout.`,
    'last-round': (p) => `Le tour ${p.round} était le dernier.`,
    scoring: () => 'Les chariots sont libérés : c’est le décompte du château.',
    palace: (p, v) =>
      p.silver
        ? `${v.seat(p.seat)} cède 1 barre d’argent comme ${short(p.kind)}.`
        : `${v.seat(p.seat)} cède ${some(1, p.kind, v)}.`,
    'game-over': (p, v) => {
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1 ? `${winners[0]} l’emporte.` : `${v.list(winners)} partagent la victoire.`
    },
  },
  refusal: refusals,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cards,
  board,
  things,
  variants,
  points,
  parts,
}
