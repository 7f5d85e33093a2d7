// Ce que dit le plateau de Nehemiah, en français.
import { at } from '../../../../kernel/lists.ts'
import { isNeutral, NOBODY } from '../../rules/layout.ts'
import type { Spot } from '../../rules/sayings.ts'
import type { NehemiahTexts, NehemiahVoice } from '../speech.ts'

const many = (n: number, v: NehemiahVoice, word: string) => `${n} ${v.plural(n, word, `${word}s`)}`
const ON = ['sur le Mur', 'au Temple', 'à la Garnison']
const FROM = ['Du Mur', 'Du Temple', 'De la Garnison']
const TO = ['Vers le Mur', 'Vers le Temple', 'Vers la Garnison']
const who = (p: Spot, v: NehemiahVoice) =>
  p.owner === NOBODY
    ? 'libre'
    : isNeutral(p.owner)
      ? 'un ouvrier neutre, fatigué'
      : `ouvrier de ${v.seat(p.owner)}, ${p.tired ? 'fatigué' : 'debout'}`
const gold = (n: number, v: NehemiahVoice) => `${n} ${v.plural(n, 'pièce d’or', 'pièces d’or')}`

export const board: NehemiahTexts['board'] = {
  goal: () => 'avoir le plus de points après trois manches : cubes sur les trois plateaux, portes, bois et or.',
  now: (p) =>
    p.phase === 'auction'
      ? 'misez pour les contremaîtres : ils vous servent jusqu’à la fin de la manche.'
      : p.phase === 'final'
        ? p.n === 0
          ? 'le dernier tour ; puis on compte les plateaux, les portes, le bois et l’or.'
          : `encore ${p.n} ${p.n === 1 ? 'tour' : 'tours'} après celui-ci ; puis on compte plateaux, portes, bois et or.`
        : p.left === 0
          ? `le paquet est vide : à la prochaine colonne, ${p.last ? 'les derniers tours commencent' : 'on compte les plateaux'}.`
          : `encore ${p.left} ${p.left === 1 ? 'colonne' : 'colonnes'} à remplacer, puis ${p.last ? 'les derniers tours' : 'on compte les plateaux'}.`,
  city: () => 'La ville : influence',
  columns: () => 'Colonnes de travaux',
  piles: () => 'Paquets',
  deck: (p) => `Paquet ${p.deck}`,
  discard: () => 'Défausse',
  foremen: () => 'Contremaîtres',
  'pile-label': (p, v) => `${p.name} : ${many(p.n, v, 'carte')}`,
  'of-deck': (p) => `(Paquet ${p.deck})`,
  'column-open': (p) => `${p.column}`,
  'column-full': (p) => `${p.column} · pleine`,
  'column-closing': (p) => `${p.column} · à vider`,
  'column-empty': () => 'vide',
  'column-label': (p) =>
    `Colonne ${p.column}${p.state === 'full' ? ', pleine' : p.state === 'closing' ? ', à vider' : p.state === 'empty' ? ', vide' : ''}`,
  'slot-label': (p, v) => `${v.card(p.card)}, colonne ${p.column}, rangée ${p.row}, ${who(p, v)}`,
  'board-label': (p, v) => `${v.name(p.board)}, places ${p.places.join(', ')}. ${p.who.join(' ; ')}`,
  'tower-label': (p, v) =>
    `${v.seat(p.seat)} : ${many(p.cubes, v, 'cube')} ${at(ON, p.board)}, ${p.points} PV si l’on décomptait maintenant`,
  place: (p) => (p.n === 1 ? '1er' : `${p.n}e`),
  'gates-title': () => 'Portes',
  'gates-left': (p, v) =>
    p.n === 0 ? 'Toutes les portes sont construites.' : `${many(p.n, v, 'porte')} à construire, la plus basse d’abord.`,
  'gates-of': (p) => (p.values.length > 0 ? `portes : ${p.values.join(' + ')} PV` : 'aucune porte'),
  'gate-built': (p, v) => `Porte de ${p.points} PV, construite par ${v.seat(p.seat)}`,
  'gate-next': (p) => `Prochaine porte : ${p.points} PV`,
  'gate-later': (p) => `Porte de ${p.points} PV, à construire plus tard`,
  'own-mat': () => 'Votre tableau',
  you: () => 'Vous',
  screen: () => 'paravent',
  'screen-of': (p, v) => `Le bois, l’or et les points de ${v.seat(p.seat)} sont derrière le paravent`,
  'sum-now': () => 'Si l’on décomptait maintenant',
  amount: (p) => `${p.name} : ${p.n}`,
  workers: () => 'Ouvriers',
  'wood-head': () => 'Bois',
  'gold-head': () => 'Or',
  aside: (p, v) => `${p.n} ${v.plural(p.n, 'écarté', 'écartés')}`,
  'workers-label': (p, v) =>
    `Ouvriers : ${p.supply} en réserve, ${p.out} sur des cartes, ${many(p.aside, v, 'écarté')}`,
  tally: (p, v) =>
    `${many(p.supply, v, 'ouvrier')} en réserve, ${p.standing} debout, ${many(p.tired, v, 'fatigué')}, ${many(p.aside, v, 'écarté')}`,
  cubes: () => 'Cubes',
  neutrals: () => 'Neutres',
  points: () => 'Points',
  'no-foreman': () => 'aucun contremaître',
  'foremen-of': (p, v) => `Contremaîtres de ${v.seat(p.seat)}`,
  'foreman-label': (p, v) => `Contremaître : ${v.card(p.card)}`,
  ahead: () => 'sans question',
  swaps: () => 'changent de place',
  'when-hand': () => 'tout de suite',
  'when-hourglass': () => 'toute la manche',
  'when-scroll': () => 'avant le décompte',
  'when-exclamation': () => 'en interruption',
  'when-plus': () => 'avant ou après l’action',
  'when-figure': () => 'au lieu d’agir',
  'auction-n': (p) => `Enchère ${p.n} sur ${p.all}`,
  'bid-sealed': (p, v) => `${v.seat(p.seat)} a scellé sa mise`,
  'bid-awaited': (p, v) => `${v.seat(p.seat)} n’a pas encore misé`,
  'bid-sum': (p) =>
    p.n === 0 ? 'Vous ne misez rien.' : `${p.n} en tout. À égalité : le plus d’ouvriers, puis de bois.`,
  'sculpt-sum': (p) => `${p.n} PV en tout.`,
  'pair-wood': () => 'Ouvrier + bois',
  'pair-gold': () => 'Ouvrier + or',
  'only-tired': () => 'Cette carte ne peut pas être exécutée : votre ouvrier ne fait que se fatiguer.',
  'will-close': (p) => `La colonne ${p.column} sera vidée.`,
  'will-stand': (p, v) => `Votre ouvrier se tiendra sur « ${v.card(p.card)} », rangée ${p.row}.`,
  'neutral-lies': (p, v) => `L’ouvrier neutre se couchera sur « ${v.card(p.card)} », rangée ${p.row}.`,
  'coin-to': (p, v) => `${gold(p.coin, v)} à ${p.owner < 0 ? 'la banque' : v.seat(p.owner)}.`,
  'would-score': (p, v) =>
    `Points à ce décompte pour ${v.seat(p.seat)} : ${p.boards.map((b) => `${v.name(b.board)} ${b.was} → ${b.will}`).join(', ')}.`,
  replaced: (p, v) => `${p.n} ${v.plural(p.n, 'colonne remplacée', 'colonnes remplacées')} sur ${p.all}`,
  'phase-auction': () => 'Enchère des contremaîtres',
  'final-turns': (p) => (p.n === 0 ? 'Dernier tour' : `Derniers tours : encore ${p.n} après celui-ci`),
  over: () => 'Le mur est debout',
  'points-wall': () => '(pour l’influence, en trois décomptes)',
  'points-temple': () => '(pour l’influence, en trois décomptes)',
  'points-garrison': () => '(pour l’influence, en trois décomptes)',
  'points-gates': (p) => (p.gates.length === 0 ? '(aucune construite)' : `(${p.gates.join(' + ')})`),
  'points-works': () => '(1 à chaque fois)',
  'points-foremen': () => '(sculpteur, urbaniste)',
  'points-wood': (p, v) => `(1 pour ${p.wood} bois ${v.plural(p.wood, 'restant', 'restants')})`,
  'points-gold': (p, v) => `(1 pour ${p.gold} ${v.plural(p.gold, 'pièce d’or restante', 'pièces d’or restantes')})`,
  'brief-place': () => 'Envoyer ici',
  'brief-activate': () => 'Activer',
  'brief-figure': (p, v) => `Jouer ${v.card(p.card)}`,
  'brief-place-neutral': () => 'Le coucher ici',
  'brief-resolve': () => 'Exécuter',
  'brief-skip': () => 'Ne pas exécuter',
  'brief-extra': (p, v) => `Payer ${gold(p.coin, v)}`,
  'brief-raise': () => 'Relever',
  'brief-send': () => 'Envoyer ici',
  'brief-lift': () => 'Le déplacer',
  'brief-put': () => 'Le poser ici',
  'brief-relieve': () => 'Prendre sa place',
  'brief-swap-worker': () => 'Celui-ci',
  'brief-swap-rows': () => 'Échanger',
  'brief-consolidate': (p, v) => `Payer ${gold(p.coin, v)}`,
  'brief-move-cube': (p) => at(FROM, p.board),
  'brief-pick': () => 'Aux enchères',
  'brief-bid': () => 'Miser',
  'brief-sculpt': () => 'Céder des paires',
  'brief-corrupt': () => 'Le faire travailler',
  'brief-play': (p, v) => `Jouer ${v.card(p.card)}`,
  'brief-turn-cube': (p) => at(TO, p.into),
  'brief-decline-ahead': (p) =>
    p.until === 'ask' ? 'Me redemander' : p.until === 'turn' ? 'Pas avant mon tour' : 'Pas cette manche',
}
