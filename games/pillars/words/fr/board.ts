import { at } from '../../../../kernel/lists.ts'
import type { Card } from '../../../../kernel/words.ts'
import type { TextsOf } from '../../../../papers/speech.ts'
import { MATERIALS } from '../../rules/names.ts'
import type { Going, PillarsSpeech, PillarsVoice } from '../../rules/speech.ts'
import { counted } from './amounts.ts'
import { theCard } from './nouns.ts'

const th = (n: number) => (n === 1 ? '1er' : `${n}e`)
/** A number that may be negative. */
const points = (n: number) => String(n).replace('-', '−')
const signed = (n: number) => (n > 0 ? `+${n}` : points(n))
/** Whom the King's trick goes to. */
export const heir = (tie: 'nobody' | 'nearest-left') =>
  tie === 'nobody'
    ? 'au seul joueur resté sans pli'
    : 'au joueur sans pli le plus proche, à gauche de celui qui a joué le Roi'
/** Cards with what each is worth. */
const listed = (p: { cards: readonly Card[]; points: readonly number[] }, v: PillarsVoice) =>
  p.cards.map((card, i) => `${v.card(card)} ${signed(at(p.points, i))}`).join(', ')
const goes = (p: Going) => (p.last ? 'le pli va' : 'le pli irait')

export const board: TextsOf<PillarsSpeech>['board'] = {
  goal: () => 'avoir le plus de points : vos ouvriers transforment en points les matériaux que vous gagnez.',
  now: (p) =>
    p.scoring
      ? `${p.last ? 'le dernier décompte' : 'décompte'} : transformez des matériaux en points ; on en garde ${p.most} au plus.`
      : `pli ${p.trick} sur ${p.tricks} : la plus haute valeur l’emporte ; un ouvrier gagne pour le joueur de sa couleur.`,
  you: () => 'Vous',
  'card-label': (p, v) => `${v.card(p.card)}, valeur ${p.value}`,
  'played-by': (p, v) =>
    `${p.label}, ${Number(p.order) === 1 ? '1re' : `${p.order}e`} carte, jouée par ${v.seat(p.seat)}`,
  'to-play': (p, v) => `${v.seat(p.seat)} joue en ${p.order === 1 ? 'premier' : `${th(p.order)} position`}`,
  'your-card': () => 'Votre carte',
  'face-down': () => 'une carte face cachée',
  rose: () => 'Plis de la manche',
  'trick-of': (p, v) => `Pli ${p.trick} : ${v.seat(p.seat)}`,
  'king-trick-at': (p) => `Pli ${p.trick} : celui du Roi`,
  'would-win': (p, v) => `${v.seat(p.seat)} gagnerait le pli`,
  'has-won': (p, v) => `${v.seat(p.seat)} a gagné ce pli`,
  'nobody-wins': () => 'Le Roi : personne ne gagne ce pli',
  'goes-to': () => 'va à',
  'to-you': () => 'à vous',
  'to-nobody': () => 'à personne',

  'king-title': () => 'Pli du Roi',
  'king-not-yet': () => 'encore à venir',
  'king-not-yet-short': () => 'à venir',
  'king-at': (p) => `${th(p.trick)} pli`,
  'king-aside': (p) => `${th(p.trick)} pli, mis de côté`,
  'king-to-come': (p) => `Personne ne gagne le pli où paraît le Roi. Il revient ${heir(p.tie)}.`,
  'king-without': (p) => `Sans pli jusqu’ici : ${[...(p.mine ? ['vous'] : []), ...p.names].join(', ')}.`,
  'king-in-hand': () => 'Vous tenez le Roi.',
  'king-for-now': (p) =>
    `Au décompte, il revient ${heir(p.tie)}. Pour l’instant : ${p.mine ? 'vous' : p.who}, avec les ${signed(p.points)} du Roi.`,
  'king-for-nobody': (p) => `Au décompte, il revient ${heir(p.tie)}. Pour l’instant : personne.`,
  'king-taken': (p) =>
    p.mine
      ? 'Vous n’aviez aucun pli : le pli du Roi est à vous.'
      : `${p.who} n’avait aucun pli et a reçu celui du Roi.`,
  'king-lapsed': () => 'Il n’est revenu à personne : ses cartes ne comptent pas.',

  advantages: () => 'Avantages',
  'advantage-counts': (p) =>
    `${p.owned} acquis${p.round === 0 ? '' : p.inTrick ? ', 1 dans ce pli' : ', 1 en jeu'}, ${p.pile} en pile`,
  'advantage-owned': (p) => `${p.label}, acquis par ${p.mine ? 'vous' : p.who}`,
  'advantage-in-play': (p) => `${p.label}, en jeu dans cette manche`,
  'advantage-unknown': (p) => `${p.label}, dans la pile ou en jeu`,
  'advantage-owned-short': (p) => `${p.who}`,
  'advantage-in-play-short': () => 'en jeu',
  'advantage-unknown-short': () => 'inconnu',
  pile: (p) =>
    `${p.certain ? 'Pile Avantage :' : 'En pile ou en jeu :'} ${p.cards.join(', ')}.${p.n === 0 ? '' : ` Encore ${p.n} ${p.n === 1 ? 'manche' : 'manches'} au moins.`}`,
  'pile-lasts': (p) =>
    p.n === 0 ? 'Dernière manche, peut-être.' : `Encore ${p.n} ${p.n === 1 ? 'manche' : 'manches'} au moins.`,
  'pile-empty': () => 'La pile est vide : c’est peut-être la dernière manche.',
  'pile-label': (p) => `pile Avantage, ${p.n} ${p.n === 1 ? 'carte' : 'cartes'}`,
  'pile-short': (p) => `pile ${p.n}`,
  'unknown-advantage': () => 'La carte Avantage de la manche.',

  'your-stock': () => 'Vos matériaux',
  units: (p, v) => `${v.name(p.material)} : ${p.n}`,
  keeps: (p) => `${p.n} gardés au plus`,
  excess: (p) => `${p.n} de trop`,
  'tom-gives': () => 'Tom Builder en donne un',
  'tom-open': () => '+1 ?',
  'your-tricks': (p) => `Plis ${p.n}`,
  'tricks-label': (p) => `Vos plis gagnés : ${p.n}`,
  acquired: () => 'Acquis',
  'none-acquired': () => 'Vous n’avez encore aucun avantage',

  'your-scoring': () => 'Votre décompte',
  'scoring-of': (p, v) => `Décompte : ${v.seat(p.seat)}`,
  over: () => 'La partie est terminée',
  'score-line': (p) =>
    `${points(p.before)} avant la manche ; ${points(p.now)} si vous terminez${p.more === p.now ? '' : `, ${points(p.more)} avec ce choix`}`,
  'scored-line': (p) => `${points(p.before)} avant la manche, ${points(p.now)} maintenant`,
  'term-conversions': () => 'transformations',
  'term-workers': (p) => (p.n === 1 ? 'ouvrier' : 'ouvriers'),
  'term-advantages': () => 'peintre',
  'term-persons': () => 'personnages',
  'term-harm': () => 'malveillants',
  'your-workers': () => 'Vos ouvriers · une fois',
  'no-worker': () => 'Vous n’avez regagné aucun de vos ouvriers.',
  'your-advantages': () => 'Vos avantages',
  'any-for': (p) => `${p.gain.replace('–', ' à ')}`,
  'rest-of-tricks': () => 'Le reste de vos plis',
  'others-workers': (p) => `${p.n} ${p.n === 1 ? 'ouvrier' : 'ouvriers'} des autres`,
  'more-cards': (p) => `${p.n} ${p.n === 1 ? 'autre carte' : 'autres cartes'}`,
  'no-rest': () => 'rien d’autre',

  'last-trick': () => 'dernier pli',
  'set-apart': () => 'pli à part',
  opens: () => 'entame',
  'at-scoring': () => 'au décompte',

  'trick-why': (p) => {
    if (p.alone) return `Vous entamez avec ${p.value}.`
    if (p.tie) return `${p.value} contre ${p.value} : la dernière carte jouée l’emporte.`
    return p.own
      ? `${p.value} : la plus haute carte${p.last ? '' : ' jusqu’ici'}.`
      : `Le ${p.value} sur la table reste la plus haute carte.`
  },
  'trick-goes': (p, v) => {
    if (p.mine) return p.last ? 'Le pli est à vous.' : 'Pour l’instant, le pli est à vous.'
    const to = `${goes(p)} à ${v.seat(p.seat)}`
    return p.worker ? `Un ouvrier gagne pour sa couleur : ${to}.` : `${to.replace('l', 'L')}.`
  },
  'with-advantage': (p, v) => `Avec l’avantage : ${theCard(v.card(p.card))}.`,
  'trick-holds': (p, v) => {
    const gains = p.gains.flatMap((n, m) => (n === 0 ? [] : [counted(n, at(MATERIALS, m), v)]))
    return `Il contient : ${[...gains, ...(p.points === 0 ? [] : [`${signed(p.points)} PV`])].join(', ')}.`
  },
  'king-would': (p, v) =>
    `${p.own ? 'Le Roi' : 'Le Roi est là'} : personne ne gagne ce pli${
      p.leads === null ? '' : `, et ${p.mine ? 'vous entamez' : `${v.seat(p.leads)} entame`} le suivant`
    }.`,
  'convert-would': (p, v) => `1 ${v.name(p.material)} contre ${p.points} PV ; reste ${counted(p.left, p.material, v)}.`,
  'exchange-would': (p, v) =>
    `1 ${v.name(p.material)} devient 1 ${v.name(p.gives)} ; reste ${counted(p.left, p.material, v)}.`,
  'tom-would': (p, v) => `Tom Builder : vous auriez ${counted(p.n, p.material, v)}.`,
  'discard-would': (p, v) => `Reste ${counted(p.n, p.material, v)}.`,
  'finish-would': (p) => `${points(p.round)} PV dans cette manche, ${points(p.now)} en tout.`,

  rounds: () => 'Manches',
  'hand-of': (p) => `main ${p.n}`,
  'tricks-of': (p) => `${p.n} ${p.n === 1 ? 'pli' : 'plis'}`,
  'no-trick': () => 'aucun pli',
  'leads-trick': () => 'gagnerait',
  'trick-n': (p) => `Pli ${p.n} sur ${p.all}`,
  'phase-cards': () => 'jouer des cartes',
  'phase-scoring': () => 'décompte',
  'points-conversions': (p) =>
    `Matériaux transformés en points par les ouvriers et les avantages, en ${p.rounds} ${p.rounds === 1 ? 'manche' : 'manches'} (PIL-5.10 à 5.15).`,
  'points-workers': (p) =>
    p.each === null ? 'Ouvriers regagnés (PIL-5.19).' : `Ouvriers regagnés, ${p.each} PV chacun (PIL-5.19).`,
  'points-advantages': (p, v) => `À chaque décompte : ${listed(p, v)} (PIL-5.20).`,
  'points-persons': (p, v) => `${listed(p, v)} (PIL-5.21).`,
  head: (p) => `${p.name} :`,
}
