import { amountsIn } from '../../../../papers/sheet.ts'
import type { SayOf } from '../../../../papers/speech.ts'
import type { NehemiahCards } from '../../rules/sayings.ts'
import type { NehemiahSpeech } from '../../rules/speech.ts'
import type { Board } from '../../rules/terms.ts'
import type { NehemiahTexts } from '../speech.ts'

/** The figures of a Work card, and a sentence about one. */
type Figures = NehemiahCards['gate']
type Say = SayOf<NehemiahSpeech, Figures>

const WORDS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq']
const word = (n: number) => WORDS[n] ?? `${n}`
const several = (n: number) => (n === 2 ? 'un ou deux' : `jusqu’à ${word(n)}`)
const pieces = (n: number) => `${n} ${n > 1 ? 'pièces' : 'pièce'} d’or`
const goods = (p: Figures, field: 'cost' | 'gives') =>
  amountsIn(p, field)
    .map(([kind, n]) => (kind === 'gold' ? pieces(n) : `${n} ${kind === 'vp' ? 'PV' : 'bois'}`))
    .join(' et ')
const gain: Say = (p) => {
  const cost = goods(p, 'cost')
  return cost === '' ? `Prenez ${goods(p, 'gives')}.` : `Payez ${cost} et prenez ${goods(p, 'gives')}.`
}
const BOARDS: Readonly<Record<Board, string>> = { wall: 'sur le Mur', temple: 'au Temple', garrison: 'à la Garnison' }
const influence: Say = (p, v) => {
  const put = `posez ${p.times} ${v.plural(p.times, 'cube', 'cubes')} ${BOARDS[p.board ?? 'wall']}`
  const cost = goods(p, 'cost')
  return cost === '' ? `${put.replace('posez', 'Posez')}.` : `Payez ${cost} et ${put}.`
}
const raise: Say = (p) =>
  p.times === 1
    ? 'Relevez l’un de vos ouvriers fatigués, mais pas celui de cette carte.'
    : `Relevez ${several(p.times)} de vos ouvriers fatigués, mais pas celui de cette carte.`
const send: Say = (p) =>
  p.times === 1
    ? 'Envoyez un ouvrier de votre réserve dans une colonne.'
    : `Envoyez ${several(p.times)} ouvriers de votre réserve dans des colonnes.`
const consolidate: Say = (p) => {
  const gold = pieces(p['extra-activation-gold'])
  const once = `payez ${gold} et exécutez une autre carte occupée de cette colonne, dans n’importe quelle rangée.`
  return p.times === 1
    ? once.replace('payez', 'Payez')
    : `${p.times === 2 ? 'Une ou deux' : `Jusqu’à ${word(p.times)}`} fois : ${once}`
}

/** What each card does, by kind. */
export const cards: NehemiahTexts['cards'] = {
  'wood-1': gain,
  'wood-2': gain,
  'gold-2': gain,
  'gold-3': gain,
  'wood-order': gain,
  'wall-1': influence,
  'wall-2': influence,
  'temple-1': influence,
  'temple-2': influence,
  'garrison-1': influence,
  'garrison-2': influence,
  gate: (p) => `Payez ${goods(p, 'cost')} et prenez la carte Porte du dessus.`,
  'remarkable-work': gain,
  'night-work-1': raise,
  'night-work-2': raise,
  'new-site-1': send,
  'new-site-2': send,
  'priority-site': () => 'Posez un ouvrier de votre réserve sur n’importe quelle carte libre, même en rangée 4.',
  'crew-change': () =>
    'Un ouvrier de votre réserve prend la place de celui d’un autre joueur, debout ou fatigué comme lui.',
  reassignment: () => 'Deux ouvriers d’une même colonne changent de place, chacun restant debout ou fatigué.',
  planning: () => 'Deux cartes d’une même colonne changent de rangée, avec les ouvriers qu’elles portent.',
  'consolidation-1': consolidate,
  'consolidation-2': consolidate,
  'gate-card': () => 'À la fin de la partie, elle donne les points de victoire inscrits.',
  artisan: (p) =>
    `Quand vous le remportez : posez ${p.amount} ${p.amount === 1 ? 'cube' : 'cubes'} sur le Mur et ${p.amount} au Temple, gratuitement.`,
  architect: () => 'Quand vous le remportez : prenez la carte Porte du dessus, gratuitement.',
  sculptor: (p) =>
    `Quand vous le remportez : cédez des paires d’un ouvrier et d’un bois ou d’une pièce d’or ; ${p.amount} PV par paire. Les ouvriers reviennent à la manche suivante.`,
  carpenter: (p) => `Jusqu’à la fin de la manche : ${p.amount} bois de plus avec chaque carte qui vous donne du bois.`,
  merchant: (p) =>
    `Jusqu’à la fin de la manche : ${pieces(p.amount ?? 0)} de plus avec chaque Apport financier que vous exécutez.`,
  turncoat: () => 'Juste avant le décompte : déplacez un cube d’un joueur vers un autre plateau.',
  administrator: () => 'Quand des colonnes viennent d’être remplies : échangez deux cartes de l’une d’elles.',
  'seasonal-worker': () => 'Dans une fenêtre ou à votre tour : envoyez un ouvrier de votre réserve dans une colonne.',
  'town-planner': (p) =>
    `Dans une fenêtre ou à votre tour : ${p.amount} PV par colonne où vous avez un ouvrier fatigué.`,
  substitute: () =>
    'À votre tour, avant ou après l’action : deux ouvriers de n’importe quelles cartes changent de place.',
  companion: () => 'À votre tour, avant ou après l’action : déplacez l’un de vos ouvriers debout sur une carte libre.',
  convict: (p) =>
    `À la place de l’action : envoyez ${word(p.amount ?? 0)} ouvriers de votre réserve dans des colonnes.`,
  assistant: (p) => `À la place de l’action : activez ${word(p.amount ?? 0)} ouvriers, l’un après l’autre.`,
  'corrupt-worker': () => 'À la place de l’action : activez à votre profit l’ouvrier debout d’un autre joueur.',
  inspector: () => 'Juste avant le tour d’un autre joueur : choisissez son action.',
}
