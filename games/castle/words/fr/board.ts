// What the board of Castle says, in French.

import type { Param } from '../../../../kernel/words.ts'
import type { Say, Voice } from '../../../../papers/texts.ts'
import { ITEMS, MATERIALS } from '../../state.ts'
import type { BoardId } from '../board.ts'

const KIND: Readonly<Record<string, string>> = {
  sand: 'sable',
  wood: 'bois',
  clay: 'argile',
  stone: 'pierre',
  silver: 'argent',
}
const kind = (id: Param | undefined) => KIND[String(id)] ?? String(id)
const numbers = (list: Param | undefined) => (Array.isArray(list) ? (list as number[]) : [])
const thalers = (n: Param | undefined, v: Voice) => `${n} ${v.plural(n, 'thaler', 'thalers')}`
const taken = (seat: Param | undefined, v: Voice) => (Number(seat) < 0 ? 'libre' : `assistant de ${v.seat(seat)}`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const paid = (used: readonly number[], bars: readonly number[]) =>
  MATERIALS.flatMap((id, k) => {
    const own = (used[k] ?? 0) - (bars[k] ?? 0)
    return [
      ...(own > 0 ? [`${own} ${kind(id)}`] : []),
      ...((bars[k] ?? 0) > 0 ? [`${bars[k]} argent en ${kind(id)}`] : []),
    ]
  }).join(', ')

const COUNTED: Readonly<Record<string, (n: number, v: Voice) => string>> = {
  empty: (n, v) => `${n} ${v.plural(n, 'case vide', 'cases vides')}`,
  helpers: (n, v) => `${n} ${v.plural(n, 'assistant', 'assistants')} au château`,
  towers: (n, v) => `${n} ${v.plural(n, 'tour construite', 'tours construites')}`,
  houses: (n, v) => `${n} ${v.plural(n, 'maison construite', 'maisons construites')}`,
  unbuilt: (n, v) => `${n} ${v.plural(n, 'tuile à construire', 'tuiles à construire')}`,
  bars: (n, v) => `${n} ${v.plural(n, 'barre', 'barres')} à la forge`,
  thalers: (n, v) => `${thalers(n, v)} en bourse`,
  pieces: (n, v) => `${n} ${v.plural(n, 'pièce', 'pièces')} à vous`,
  granary: (n, v) => `${n} ${v.plural(n, 'assistant', 'assistants')} au grenier`,
}
const NOTES: Readonly<Record<string, string>> = {
  stonemason: 'tous les PV',
  worker: 'la moitié des PV',
  'master-builder': 'bâtiments des autres',
  keep: 'cases vides',
  tavern: 'assistants au château',
  'small-gate': 'tours construites',
  'large-gate': 'tours construites',
  stable: 'maisons construites',
  'servants-house': 'tuiles non construites',
  market: 'thalers cédés',
  palace: 'pièces cédées',
  granary: 'assistants au grenier',
  breach: 'pierres pour la brèche',
  damsel: 'le dernier prétendant',
}

export const board: Readonly<Record<BoardId, Say>> = {
  or: () => 'ou',
  'helper-of': (p, v) => `assistant de ${v.seat(p.seat)}`,
  'site-built': (p, v) => `${capital(v.name(p.building))}, bâtiment construit`,
  'site-plan': (p, v) => `${capital(v.name(p.building))}, à construire, valeur ${p.value}, ${p.points} PV`,
  'forge-holds': (p, v) => `${p.n} ${v.plural(p.n, 'barre d’argent', 'barres d’argent')} à la forge`,
  'space-label': (p, v) => `Case d’assistant, ${v.name(p.building)}, prix ${p.fee}, ${taken(p.seat, v)}`,
  'track-label': (p, v) =>
    `Tour ${p.round} sur ${p.rounds}, ${thalers(p.track, v)} sur le compteur${numbers(p.marked).length > 0 ? ` ; cartes Hiver aux tours ${numbers(p.marked).join(', ')}` : ''}`,
  'field-label': (p, v) =>
    `${capital(v.name(p.field))} : ${p.stock} en stock, rapporte ${p.own}, et ${p.tower} à la tour ; ${taken(p.seat, v)}`,
  'niche-label': (p, v) => `Tour de garde : ${v.name(p.kind)}, ${p.n}`,
  'bank-label': (p, v) => `Banque : ${thalers(p.n, v)}`,
  'cards-of-round': () => 'Cartes du tour',
  'round-short': () => 'Le tour',
  'card-done': () => 'fait',
  'card-yours': () => 'à vous',
  'card-at-work': () => 'à l’œuvre',
  'card-master': (p) => `${p.points} PV chacun`,
  'card-of': (p, v) => `${v.seat(p.seat)} : ${v.card(p.card)}`,
  'load-label': (p, v) => `${p.n} ${v.name(p.kind)}, carte ${v.card(p.card)} de ${v.seat(p.seat)}`,
  'has-chosen': () => 'a choisi',
  thinks: () => 'réfléchit',
  waits: () => 'attend',
  'chosen-label': (p, v) => `${v.seat(p.seat)} a choisi`,
  'choice-short': () => 'En secret',
  'secret-choice': () => 'En secret',
  'deck-label': (p, v) => `Pioche Hiver : ${p.n} ${v.plural(p.n, 'carte', 'cartes')}`,
  hoard: (p, v) => `${thalers(p.n, v)} sur la carte`,
  gifts: (p, v) => {
    const list = numbers(p.gifts).flatMap((n, i) => (n > 0 ? [`${n} ${v.name(ITEMS[i])}`] : []))
    return `sur sa carte : ${list.join(', ') || 'rien'}`
  },
  suitor: (p, v) => `${v.seat(p.seat)} fait sa cour`,
  'gift-label': (p, v) => `${p.n} ${v.name(p.item)} sur sa carte`,
  tray: () => 'Plateau de paiement',
  paying: (p, v) => `${capital(v.name(p.building))} : ${p.value}`,
  'tray-breach': () => 'Pierres pour la brèche',
  'tray-place-helper': () => 'Cases libres, leur prix, ce qu’elles comptent',
  'tray-buy': () => 'Sur les cartes Ouvrier',
  'tray-share': () => 'Sur sa carte',
  'payments-shown': (p) => `${p.shown} sur ${p.all}`,
  'payment-label': (p) => {
    const n = numbers(p.n)
    return p.act === 'breach'
      ? `${n[0]} pierre, ${n[1]} argent en pierre`
      : paid(n.slice(0, MATERIALS.length), n.slice(MATERIALS.length))
  },
  leaves: () => 'reste',
  'own-label': (p, v) => `${capital(v.name(p.what))} : ${p.n}`,
  'your-stock': () => 'Votre réserve',
  'played-count': (p, v) => `${p.n} ${v.plural(p.n, 'jouée', 'jouées')}`,
  'hand-count': (p) => `${p.n} en main`,
  'card-chosen': () => 'choisie',
  'card-in-hand': () => 'en main',
  'card-played': () => 'jouée',
  chosen: () => 'choisie',
  first: () => 'premier joueur',
  tally: (p) => `Assistants : ${p.home} en réserve, ${p.out} sur le plateau`,
  'set-of': (p, v) => `Les cartes de ${v.seat(p.seat)}`,
  'built-count': (p, v) => `${p.n} ${v.plural(p.n, 'bâti', 'bâtis')}`,
  'built-list': (p, v) => `Construit : ${v.names(p.built)}`,
  'cards-down': () => 'face cachée',
  'cards-held': (p) => `${p.n} en main`,
  over: () => 'la fin',
  'final-scoring': () => 'décompte final',
  'points-note': (p, v) =>
    p.line === 'forge' ? `${p.bars} ${v.plural(p.bars, 'barre', 'barres')} à la forge` : (NOTES[String(p.line)] ?? ''),
  'kind-short': (p) => kind(p.kind),
  'bars-as': (p) => `en ${kind(p.kind)}`,
  'worth-now': (p, v) =>
    `Case à ${p.fee} : ${p.points} PV si la partie finissait ici (${COUNTED[String(p.what)]?.(Number(p.count), v) ?? p.count}).`,
  compose: () => 'Composer…',
  'step-name': (p) => ['Messager', 'Marchand', 'Maçon', 'Tailleur', 'Ouvrier', 'Maître'][Number(p.n) - 1] ?? '',
  'would-yield': (p) =>
    `Rapporte ${p.own} ${kind(p.kind)} chaque fois qu’un marchand est joué, et ${p.tower} à la tour.`,
  'brings-points': (p) => `Marque tous ses PV : ${p.points}.`,
  'brings-half': (p) => `Marque la moitié : ${p.points} PV.`,
  'brings-wages': (p, v) => `Rapporte ${thalers(p.each, v)} par pièce employée.`,
  'brings-thalers': (p, v) => `Rapporte ${thalers(p.n, v)}.`,
  'would-bring': (p, v) =>
    `Si la partie finissait ici : ${p.points} PV (${COUNTED[String(p.what)]?.(Number(p.count), v) ?? p.count}). Il vous reste ${thalers(p.left, v)}.`,
  'would-leave': (p, v) => `Prix ${p.fee}. Il vous reste ${thalers(p.left, v)}.`,
  'brief-choose-cards': (p, v) =>
    `Choisir : ${numbers(p.cards)
      .map((card) => v.card(card))
      .join(' + ')}`,
  'brief-pay': (p) => `Payer ${paid(numbers(p.used), numbers(p.bars))}`,
  'brief-pay-other': (p) => `Payer ${paid(numbers(p.used), numbers(p.bars))}`,
  'brief-place-helper': (p, v) =>
    `${p.house === 'innkeeper' ? 'Auberge' : capital(v.name(p.house))} pour ${p.fee}${p.source === 'supply' ? '' : p.source === 'innkeeper' ? ', le tenancier' : `, depuis le ${v.name(p.source)}`}`,
  'brief-build': (p, v) => `Bâtir : ${v.name(p.building)}`,
  'brief-buy': (p, v) => `Acheter ${kind(p.kind)} à ${v.seat(p.from)}`,
  'brief-load-worker-stone': (p) => {
    const list = (Array.isArray(p.kinds) ? p.kinds : []) as readonly string[]
    return list.length === 2 && list[0] === list[1] ? `2 ${kind(list[0])}` : list.map(kind).join(' + ')
  },
  'brief-place-trader': (p, v) =>
    `Sur le ${v.name(p.field)}${p.source === 'innkeeper' ? ', le tenancier' : ''}${Number(p.displaces) >= 0 ? `, à la place de ${v.seat(p.displaces)}` : ''}`,
  'brief-take-from-tower': (p) => `Prendre ${p.pieces} ${kind(p.kind)}`,
  'brief-palace-give': (p) =>
    p.silver ? `Argent en ${kind(p.kind)} : ${p.points} PV` : `${capital(kind(p.kind))} : ${p.points} PV`,
}
