import type { Param } from '../../../../kernel/words.ts'
import type { Voice } from '../../../../papers/texts.ts'
import { ITEMS, MATERIALS } from '../../state.ts'
import type { CastleTexts } from '../wording.ts'
import { board } from './board.ts'
import { cards as cardTexts, names, points, variants } from './names.ts'
import { parts } from './parts.ts'

const PIECES: Readonly<Record<string, readonly [one: string, more: string, short: string]>> = {
  sand: ['tas de sable', 'tas de sable', 'sable'],
  wood: ['bois', 'bois', 'bois'],
  clay: ['argile', 'argiles', 'argile'],
  stone: ['pierre', 'pierres', 'pierre'],
  silver: ['barre d’argent', 'barres d’argent', 'argent'],
  thaler: ['thaler', 'thalers', 'thaler'],
}
/** With its article, after « construit » or « bâtir »; then after « dans ». */
const BUILT: Readonly<Record<string, string>> = {
  keep: 'le donjon',
  tavern: 'la taverne',
  'small-gate': 'la petite porte',
  'large-gate': 'la grande porte',
  stable: 'l’écurie',
  'servants-house': 'la maison des serviteurs',
  palace: 'le palais',
  house: 'une maison',
  tower: 'une tour',
  well: 'le puits',
  market: 'le marché',
  forge: 'la forge',
  innkeeper: 'le tenancier',
  granary: 'le grenier',
}
const the = (id: Param | undefined) => BUILT[String(id)] ?? String(id)
const some = (n: Param | undefined, kind: Param | undefined, v: Voice) => {
  const [one, more] = PIECES[String(kind)] ?? ['pièce', 'pièces']
  return `${n} ${v.plural(n, one, more)}`
}
const short = (kind: Param | undefined) => PIECES[String(kind)]?.[2] ?? String(kind)
const ofKind = (kind: Param | undefined) =>
  kind === 'clay' || kind === 'silver' ? `d’${short(kind)}` : `de ${short(kind)}`
const someOrNothing = (n: Param | undefined, kind: Param | undefined, v: Voice) =>
  Number(n) === 0 ? 'rien' : some(n, kind, v)
const thalers = (n: Param | undefined, v: Voice) => (Number(n) === 0 ? '0 thaler' : some(n, 'thaler', v))
const numbers = (list: Param | undefined) => (Array.isArray(list) ? (list as number[]) : [])
const amounts = (list: Param | undefined, v: Voice) =>
  numbers(list)
    .flatMap((n, i) => (n > 0 ? [some(n, ITEMS[i], v)] : []))
    .join(', ') || 'rien'
const kinds = (list: Param | undefined, v: Voice) =>
  Array.isArray(list)
    ? amounts(
        ITEMS.map((item) => list.filter((kind) => kind === item).length),
        v,
      )
    : ''
const cards = (list: Param | undefined, v: Voice) =>
  numbers(list)
    .map((card) => v.card(card))
    .join(' et ')
const total = (list: Param | undefined) => numbers(list).reduce((sum, n) => sum + n, 0)
const payment = (used: Param | undefined, bars: Param | undefined, v: Voice) => {
  const parts = numbers(bars).flatMap((n, k) => (n > 0 ? [`${n} en ${short(MATERIALS[k])}`] : []))
  return parts.length === 0
    ? amounts(used, v)
    : `${amounts(used, v)} (${some(total(bars), 'silver', v)} : ${parts.join(', ')})`
}
const FIELD: Readonly<Record<string, string>> = {
  'cart-sand': 'le chariot de sable',
  'cart-wood': 'le chariot de bois',
  'cart-clay': 'le chariot d’argile',
  'cart-stone': 'le chariot de pierre',
  rider: 'le cavalier',
}
const field = (id: Param | undefined) => FIELD[String(id)] ?? String(id)
const offField = (id: Param | undefined) => field(id).replace(/^le /, 'du ')
const from = (source: Param | undefined) =>
  source === 'supply' ? 'de votre réserve' : source === 'innkeeper' ? 'de l’auberge' : offField(source)
/** « à la taverne », « au palais », « à l’écurie ». */
const at = (house: Param | undefined) =>
  house === 'innkeeper' ? 'à l’auberge' : `à ${the(house)}`.replace(/^à le /, 'au ')
const space = (letter: Param | undefined) => (letter === '' ? '' : `, case ${letter},`)
const LINES: Readonly<Record<string, string>> = { worker: 'ouvriers', stonemason: 'tailleur de pierre' }
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const texts: CastleTexts = {
  title: 'A l’ombre des murailles',
  blurb:
    'Envoyez vos gens en secret, amassez sable, bois, argile et pierre, et achevez le château bâtiment par bâtiment.',
  ask: {
    'choose-cards': (p) =>
      `Tour ${p.round} sur ${p.rounds} : choisissez ${p.cards === 1 ? 'une carte' : `${p.cards} cartes`} en secret.`,
    plague: (p, v) => `La peste : cédez une de vos cartes jouées, ou payez ${thalers(p.thalers, v)}.`,
    breach: (p) => `La brèche : cédez jusqu’à ${p.most} pierres, pour ${p.points} PV chacune.`,
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
    'choose-cards': (p, v) => `Choisir : ${cards(p.cards, v)}`,
    'load-worker-stone': (p, v) => `Charger ${kinds(p.kinds, v)}`,
    'place-trader': (p, v) =>
      `Assistant sur ${field(p.field)}${p.source === 'innkeeper' ? ', le tenancier' : ''}${
        Number(p.displaces) >= 0 ? `, à la place de ${v.seat(p.displaces)}` : ''
      }`,
    'decline-trader': () => 'Ne pas placer d’assistant',
    'recall-trader-helper': (p) => `Reprendre l’assistant ${offField(p.field)}`,
    'take-from-tower': (p, v) => `Prendre ${some(p.pieces, p.kind, v)} à la tour`,
    buy: (p, v) => `Acheter ${some(1, p.kind, v)} à ${v.seat(p.from)}, ${v.card(p.card)}, pour ${thalers(p.price, v)}`,
    'stop-buying': () => 'Ne plus acheter',
    build: (p) => `Construire ${the(p.building)} (valeur ${p.cost}, ${p.points} PV)`,
    'stop-building': () => 'Ne plus construire',
    pay: (p, v) => `Payer ${payment(p.used, p.bars, v)}`,
    'pay-other': (p, v) => (p.open ? 'Composer un autre paiement' : `Payer ${payment(p.used, p.bars, v)}`),
    'place-helper': (p, v) => `Assistant ${from(p.source)} ${at(p.house)}${space(p.letter)} pour ${thalers(p.fee, v)}`,
    'stop-placing': () => 'Ne plus loger d’assistant',
    'worker-order': (p, v) => `D’abord : ${v.card(p.card)}`,
    'palace-give': (p, v) =>
      p.silver
        ? `Céder 1 barre d’argent en ${short(p.kind)} : ${p.points} PV`
        : `Céder ${some(1, p.kind, v)} : ${p.points} PV`,
    'stop-palace': () => 'Ne plus rien céder',
    'plague-remove': (p, v) => `Céder la carte : ${v.card(p.card)}`,
    'plague-pay': (p, v) => `Payer ${thalers(p.thalers, v)}`,
    breach: (p, v) => {
      const [stone = 0, bars = 0] = numbers(p.n)
      if (stone + bars === 0) return 'Ne rien céder'
      const parts = [stone > 0 ? some(stone, 'stone', v) : '', bars > 0 ? `${some(bars, 'silver', v)} en pierre` : '']
      return `Céder ${parts.filter(Boolean).join(' et ')} : ${p.points} PV`
    },
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
    'winter-card': (p, v) => `${v.seat(p.seat)} retourne une carte Hiver : ${v.card(p.card)}.`,
    'card-removed': (p, v) => `${v.seat(p.seat)} perd une carte pour le reste de la partie : ${v.card(p.card)}.`,
    'winter-paid': (p, v) => `${v.seat(p.seat)} paie ${thalers(p.thalers, v)} à la banque.`,
    breach: (p, v) =>
      `${v.seat(p.seat)} donne ${someOrNothing(Number(p.stone) + Number(p.bars), 'stone', v)} pour la brèche.`,
    court: (p, v) => `${v.seat(p.seat)} fait sa cour à la demoiselle avec ${some(1, p.item, v)}.`,
    'drop-out': (p, v) => `${v.seat(p.seat)} renonce à la demoiselle.`,
    'damsel-won': (p, v) => `${v.seat(p.seat)} gagne le cœur de la demoiselle.`,
    'damsel-leaves': () => 'Personne ne courtise la demoiselle : elle s’en va.',
    share: (p, v) => `${v.seat(p.seat)} prend ${some(p.pieces, p.item, v)} sur sa carte.`,
    reveal: (p, v) => `${v.seat(p.seat)} révèle : ${v.card(p.card)}.`,
    load: (p, v) => `${capital(v.card(p.card))} de ${v.seat(p.seat)} : on y pose ${amounts(p.pieces, v)}.`,
    'load-choice': (p, v) => `${v.seat(p.seat)} ajoute ${kinds(p.kinds, v)}.`,
    messenger: (p, v) => `Messager : ${v.seat(p.seat)} prend ${thalers(p.thalers, v)}.`,
    toll: (p, v) =>
      p.to === null
        ? `${v.seat(p.seat)} pose ${thalers(p.thalers, v)} sur la carte du tenancier.`
        : `${v.seat(p.seat)} paie ${thalers(p.thalers, v)} au tenancier, ${v.seat(p.to)}.`,
    recall: (p, v) => `${v.seat(p.seat)} ne peut pas payer le péage et reprend l’assistant ${offField(p.field)}.`,
    'place-trader': (p, v) => `Marchand : ${v.seat(p.seat)} place un assistant sur ${field(p.field)}.`,
    'decline-trader': (p, v) => `Marchand : ${v.seat(p.seat)} ne place pas d’assistant.`,
    displaced: (p, v) => `L’assistant de ${v.seat(p.seat)} quitte ${field(p.field)}.`,
    yield: (p, v) =>
      `${v.seat(p.seat)} reçoit ${someOrNothing(p.pieces, p.kind, v)} ; la tour de garde reçoit ${someOrNothing(p.tower, p.kind, v)}.`,
    'take-from-tower': (p, v) => `Maçon : ${v.seat(p.seat)} prend ${some(p.pieces, p.kind, v)} sur la tour de garde.`,
    buy: (p, v) =>
      `Tailleur de pierre : ${v.seat(p.seat)} achète ${some(1, p.kind, v)} à ${v.seat(p.from)}, ${v.card(p.card)}, pour ${thalers(p.price, v)}.`,
    'worker-order': (p, v) => `${v.seat(p.seat)} commence par : ${v.card(p.card)}.`,
    work: (p, v) => `${capital(v.card(p.card))} : ${v.seat(p.seat)} prend ${amounts(p.pieces, v)}.`,
    build: (p, v) =>
      `${v.seat(p.seat)} construit ${the(p.building)} avec ${amounts(p.used, v)}${
        Number(p.bars) > 0 ? ` (${some(p.bars, 'silver', v)} à la forge)` : ''
      }.`,
    wages: (p, v) => `${v.seat(p.seat)} reçoit ${thalers(p.thalers, v)} pour l’ouvrage.`,
    'place-helper': (p, v) =>
      `${v.seat(p.seat)} loge un assistant ${at(p.house)}${space(p.letter)} pour ${thalers(p.fee, v)}.`,
    hoard: (p, v) => `${v.seat(p.seat)} prend ${thalers(p.thalers, v)} sur la carte du tenancier.`,
    'take-back': (p, v) => `Maître bâtisseur : ${v.seat(p.seat)} reprend ses cartes jouées.`,
    score: (p, v) =>
      `${v.seat(p.seat)} marque ${p.points} PV (${LINES[String(p.line)] ?? v.name(p.line)}), ${p.total} en tout.`,
    'last-round': (p) => `Le tour ${p.round} était le dernier.`,
    scoring: () => 'Les chariots sont libérés, et l’on compte le château.',
    palace: (p, v) =>
      p.silver
        ? `${v.seat(p.seat)} cède 1 barre d’argent en ${short(p.kind)}.`
        : `${v.seat(p.seat)} cède ${some(1, p.kind, v)}.`,
    'game-over': (p, v) => {
      const winners = numbers(p.winners).map((seat) => v.seat(seat))
      return winners.length === 1 ? `${winners[0]} l’emporte.` : `${winners.join(' et ')} partagent la victoire.`
    },
  },
  refusal: {
    'CAS-3.2': () => 'Le maître bâtisseur reprend les cartes jouées : vous n’en avez pas encore sur la table.',
    'CAS-4.2': (p) =>
      `L’ouvrier (pierre) porte du sable, du bois ou de l’argile à votre choix, jamais ${ofKind(p.kind)}.`,
    'CAS-4.5': (p) => `Il n’y a pas assez ${ofKind(p.kind)} dans le stock général.`,
    'CAS-6.3': () => 'Le cavalier ne se choisit que si les quatre chariots sont occupés.',
    'CAS-6.4': () => 'On ne déloge un assistant que si les quatre chariots sont occupés : prenez un chariot libre.',
    'CAS-6.5': () => 'Cet assistant est arrivé pendant ce tour : il ne peut pas encore être délogé.',
    'CAS-6.7': (p) =>
      p.why === 'own'
        ? 'Votre propre assistant s’y trouve déjà : vous ne pouvez pas le déloger.'
        : 'Vous n’avez pas d’assistant en réserve.',
    'CAS-7.1': (p) => `Il n’y a pas ${ofKind(p.kind)} sur la tour de garde.`,
    'CAS-8.1': (p) =>
      p.why === 'thaler' ? 'Vous n’avez pas de thaler pour payer.' : 'Vous avez déjà acheté une pièce sur cette carte.',
    'CAS-8.2': () => 'La dernière pièce d’une carte Ouvrier n’est pas à vendre.',
    'CAS-8.5': (p) =>
      p.why === 'own'
        ? 'Vous ne pouvez pas acheter à votre propre ouvrier.'
        : 'À cette table, on n’achète qu’une fois à un même adversaire.',
    'CAS-9.4': () => 'Choisissez l’un des deux ouvriers que vous avez joués ce tour-ci.',
    'CAS-11.1': (p, v) => `Il ne reste aucune tuile de cette sorte sur le plateau (${v.name(p.building)}).`,
    'CAS-11.2': (p, v) =>
      p.why === 'value'
        ? Number(p.value) < Number(p.cost)
          ? `Cela fait ${p.value} ; il manque ${Number(p.cost) - Number(p.value)} : le bâtiment coûte exactement ${p.cost}.`
          : `Cela fait ${p.value}, soit ${Number(p.value) - Number(p.cost)} de trop : le bâtiment coûte exactement ${p.cost}.`
        : p.why === 'own'
          ? `Vous n’avez que ${some(p.has, p.kind, v)} ; le reste devrait venir de l’argent.`
          : `Avec ce que vous avez, vous ne pouvez pas payer exactement ${the(p.building)}.`,
    'CAS-11.3': (p) =>
      p.why === 'kinds'
        ? `Un paiement demande au moins ${p.least} sortes parmi sable, bois, argile et pierre ; celui-ci en a ${p.kinds}.`
        : `Vous pourriez atteindre la valeur (${the(p.building)}), mais pas avec trois sortes de ressources.`,
    'CAS-12.1': (p, v) => `Vous n’avez que ${some(p.has, 'silver', v)}.`,
    'CAS-12.2': (p, v) =>
      `L’argent devient ${short(p.kind)} en prenant la pièce sur son chariot, qui ne porte que ${some(p.stock, p.kind, v)}.`,
    'CAS-12.3': (p) =>
      `Plus d’argent deviendrait ${short(p.kind)} que ce paiement n’en emploie : toute pièce convertie doit être dépensée.`,
    'CAS-13.2': (p) => `Ce bâtiment n’est pas encore construit (${the(p.house)}).`,
    'CAS-13.3': (p) =>
      p.why === 'taken'
        ? 'Cette case est occupée.'
        : 'Vous avez déjà logé un assistant dans ce bâtiment pendant ce tour.',
    'CAS-13.4': (p) => `Vous ne pouvez pas payer le prix (${the(p.house)}).`,
    'CAS-13.7': () => 'Vous n’avez pas là d’assistant à placer.',
    'CAS-15.10': (p) => `Vous n’avez pas ${ofKind(p.kind)} à céder.`,
    'CAS-19.3': () => 'Reprenez un de vos propres assistants sur les chariots ou le cavalier.',
    'CAS-19.8': (p, v) => `Cela coûte ${thalers(p.thalers, v)}, et vous ne les avez pas : cédez une carte.`,
    'CAS-19.9': (p) =>
      p.why === 'stone' ? 'Vous n’avez pas autant de pierres.' : 'Vous n’avez pas autant de barres d’argent.',
    'CAS-19.10': (p) => `Vous n’avez pas ${ofKind(p.item)} à offrir.`,
    'CAS-19.12': (p) => `Il n’y a pas ${ofKind(p.item)} sur sa carte.`,
    'CAS-19.14': (p, v) =>
      p.why === 'worker'
        ? 'La neige n’emporte que des cartes Ouvrier.'
        : `Cela coûte ${thalers(p.thalers, v)}, et vous ne les avez pas : cédez un ouvrier.`,
    'castle.listed': () => 'Ce paiement est l’un de ceux de la liste : choisissez-le là.',
    'castle.all-listed': () => 'La liste ci-dessus contient tous les paiements possibles.',
  },
  sheet: async () => (await import('./sheet.ts')).sheet,
  names,
  cards: cardTexts,
  board,
  variants,
  points,
  parts,
}
