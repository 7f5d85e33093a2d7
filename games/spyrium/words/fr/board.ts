// Ce que dit le plateau de Spyrium, en français.

import type { Card } from '../../../../kernel/words.ts'
import type { Brought, Dues } from '../../rules/sayings.ts'
import type { SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import type { Kind } from '../../sheet/box.ts'
import type { OptionId } from '../../sheet/form.ts'
import { amounts, crystals, points, pounds, workers } from './figures.ts'
import { gapPlace } from './places.ts'

const side = (card: Card, v: SpyriumVoice) => (card < 0 ? 'un emplacement vide' : v.card(card))
const list = (p: readonly (string | number)[], none: string) => (p.length > 0 ? p.join(', ') : none)
const verb: Readonly<Partial<Record<Kind, string>>> = {
  building: 'Construire',
  character: 'Faire appel',
  technique: 'Breveter',
}
const priced = (p: Dues) => (p.priced ? ` · ${pounds(p.price)}` : '')
const bare = (name: string) => name.replace(/ \([^)]*\)$/, '')
const plural = (n: number, v: SpyriumVoice, word: string) => v.plural(n, word, `${word}s`)

const taken = (p: Dues, v: SpyriumVoice): string =>
  amounts({ pounds: p.price, workers: p.workers, crystals: p.takes }, v).join(' + ')
const gained = (p: Brought, v: SpyriumVoice): string =>
  amounts({ pounds: p.pounds, crystals: p.crystals, vp: p.vp }, v).join(' + ')
const swap = (p: Dues, v: SpyriumVoice, what: string) => (taken(p, v) === '' ? what : `${taken(p, v)} → ${what}`)
const OPTIONS: Readonly<Partial<Record<OptionId, string>>> = {
  residence: 'une résidence',
  rerun: 'exploiter encore',
  hire: 'un ouvrier',
  place: 'placer un ouvrier',
}

export const board: SpyriumTexts['board'] = {
  goal: (p) => `avoir le plus de points après le tour ${p.rounds} : en jeu, par les bâtiments et les techniques.`,
  now: (p) =>
    p.passed
      ? 'vous avez passé ; le tour s’achève quand tous ont passé.'
      : p.phase === 1
        ? 'placez des ouvriers entre les cartes ; déclenchez votre activation pour vous en servir.'
        : 'retirez des ouvriers pour de l’argent ou une carte voisine, exploitez vos bâtiments, ou passez.',
  pounds: (p) => pounds(p.n),
  points: (p) => points(p.n),
  head: (p) => `${p.name}\u00a0:`,
  masthead: () => 'Le Courrier des Forges',
  'used-by': () => 'Utilisé par :',
  'next-round': () => 'Au prochain tour',
  piles: () => 'Pioches et jetons',
  'piles-now': (p) =>
    `Pioches A ${p.a}, B ${p.b}, C ${p.c}. Jetons en réserve : ${p.reserve}, défaussés : ${p.discard}.`,
  'deck-label': (p, v) => `${v.name(p.deck)} : ${p.n}`,
  'in-reserve': () => 'en réserve',
  'in-discard': () => 'défaussés',
  'token-reserve-label': (p) => `Jetons en réserve : ${p.n}`,
  'token-discard-label': (p) => `Jetons défaussés : ${p.n}`,
  'token-label': (p) => `jeton ${p.value}`,
  'tokens-of': (p, v) => `${plural(p.values.length, v, 'jeton')} ${list(p.values, '')}`,
  'workers-around': (p, v) => `${workers(p.n, v)} autour`,
  'card-label': (p, v) =>
    `${v.card(p.card)}, ${v.name(p.kind)}${p.kind === 'event' ? '' : `, ${pounds(p.price)}`}${p.vp > 0 ? `, ${points(p.vp)}` : ''}`,
  'event-label': (p, v) => `Événement : ${v.card(p.card)}. Utilisé par : ${list(p.used, 'personne encore')}`,
  'next-event-label': (p, v) => `Événement du prochain tour : ${v.card(p.card)}`,
  'option-label': (p) => `Option ${p.n}`,
  lane: (p, v) =>
    `Interstice entre ${side(p.left, v)} et ${side(p.right, v)}, ${gapPlace(p.gap)} : ${list(p.workers, 'aucun ouvrier')}`,
  'empty-lot': () => 'Emplacement vide',
  'empty-short': () => 'vide',
  crowd: () => 'foule',
  again: () => 'encore une fois',
  'when-built': () => 'à la construction',
  'at-end': () => 'à la fin',
  'end-short': () => 'fin',
  'once-short': () => '1 / tour',
  'once-a-round': () => 'une fois par tour',
  'residence-action': () => 'une action de résidence',
  bonus: () => 'bonus',
  residences: () => 'Résidences',
  storey: (p) => `Case ${p.value} : ${list(p.who, 'personne')}`,
  phases: () => 'Phase de chacun',
  phase: () => 'Phase',
  placement: () => 'Placement',
  activation: () => 'Activation',
  'placement-short': () => 'Placement',
  'activation-short': () => 'Activation',
  passed: () => 'Passé',
  'phase-label': (p) => `${p.phase} : ${list(p.who, 'personne')}`,
  over: () => 'Fin de la partie',
  'start-card': () => 'Carte Départ',
  'own-label': (p, v) => `Vous avez ${pounds(p.pounds)}, ${crystals(p.crystals, v)}, ${points(p.vp)}`,
  'active-short': (p, v) => plural(p.n, v, 'actif'),
  'spent-short': (p, v) => plural(p.n, v, 'inactif'),
  'reserve-short': () => 'réserve',
  'reserve-tiny': () => 'rés.',
  'workers-label': (p) => `Vos ouvriers : actifs ${p.active}, inactifs ${p.spent}, en réserve ${p.reserve}`,
  'first-lot': () => 'Premier emplacement',
  techniques: () => 'Techniques',
  'kept-label': (p, v) => `${p.n} ${plural(p.n, v, 'jeton')} ${plural(p.n, v, 'conservé')}`,
  tally: (p) => `Ouvriers : actifs ${p.active}, au marché ${p.placed}, inactifs ${p.lying}, en réserve ${p.reserve}`,
  'district-of': (p, v) => `Quartier de ${v.seat(p.seat)}`,
  built: (p, v) => `+${p.vp} ${plural(p.vp, v, 'imprimé')}`,
  'bonus-first': (p) => `bonus à ${p.at}`,
  'bonus-second': (p) => `${p.at} ▸ ${p.worker ? 'un ouvrier' : pounds(p.pounds)}`,
  'bonus-done': () => 'bonus pris',
  'will-stand': () => 'Votre ouvrier se tiendra ici.',
  'would-cost': (p) => `${pounds(p.pounds)}, il vous restera ${pounds(p.left)} :`,
  'would-cost-between': (p) =>
    `De ${pounds(p.pounds)} à ${pounds(p.most)}, il vous restera au plus ${pounds(p.left)} :`,
  'would-take': (p, v) =>
    p.crystals + p.workers === 0
      ? 'Ne coûte rien.'
      : `Demande ${amounts({ workers: p.workers, crystals: p.crystals }, v).join(' et ')}.`,
  'would-earn': (p) => `+${pounds(p.pounds)} : vous aurez ${pounds(p.after)}.`,
  'term-card': () => 'prix',
  'term-crowd': () => 'foule',
  'term-lobbying': () => 'Lobbying',
  'term-lot': () => 'nouvel emplacement',
  'term-crane': () => 'Grue',
  'term-symbol': () => 'symbole commun',
  'term-token': () => 'jeton',
  'term-trade': () => 'Négoce',
  'term-event': () => 'événement',
  'term-staff': () => 'ouvriers possédés',
  'term-crystals': () => 'cristaux',
  'term-workers': () => 'ouvriers',
  'term-automation': () => 'Automatisation',
  'term-capitalisation': () => 'Capitalisation',
  'brief-place': () => 'Placer',
  'brief-event': () => 'Événement',
  'brief-start-activation': () => 'Activation',
  'brief-earn': () => 'Gagner de l’argent',
  'brief-activate': () => 'Activer une carte',
  'brief-exploit': () => 'Exploiter',
  'brief-taylorism': () => 'Taylorisme',
  'brief-place-at': () => 'Placer ici',
  'brief-take-worker': () => 'Cet ouvrier',
  'brief-activate-card': (p, v) => `${verb[p.kind ?? 'token'] ?? 'Activer'} : ${bare(v.card(p.card))}${priced(p)}`,
  'brief-use-lobbying': (p) => `Avec Lobbying${priced(p)}`,
  'brief-do-not-use': (p) => `Sans Lobbying${priced(p)}`,
  'brief-new-lot': (p) => `Nouvel emplacement${priced(p)}`,
  'brief-replace': (p, v) => `Remplacer : ${bare(v.card(p.card))}${priced(p)}`,
  'brief-take-token': (p) => `Jeton ${p.value}${priced(p)}`,
  'brief-keep-value': (p) => `Garder ${p.value}${priced(p)}`,
  'brief-set-value': (p) => `Mettre ${p.value}${priced(p)}`,
  'brief-choose-option': (p, v) => swap(p, v, OPTIONS[p.option] ?? gained(p, v)),
  'brief-choose-effect': (p, v) => swap(p, v, gained(p, v)),
  'points-exploiting': () => 'gagnés en exploitant',
  'points-characters': () => 'des personnages auxquels vous avez fait appel',
  'points-universities': () => 'leurs jetons, à la construction',
  'points-residences': () => 'marqués au lieu d’avancer',
  'points-events': () => 'des événements',
  'points-buildings': () => 'de tout le quartier',
  'points-automation': (p) => `1 par cristal, ${p.cap} au plus`,
  'points-capitalisation': (p) => `1 par tranche de ${pounds(p.rate)}, ${p.cap} au plus`,
  'points-crane': (p) => `1 par bâtiment, ${p.cap} au plus`,
  'points-trade': (p) => `1 par jeton conservé, ${p.cap} au plus`,
  'points-engineering': (p) => `imprimés sur les bâtiments au symbole Usine, ${p.cap} au plus`,
  'points-lobbying': (p) => `la case de résidence, ${p.cap} au plus`,
  'points-taylorism': (p) => `1 par ouvrier, ${p.cap} au plus`,
}
