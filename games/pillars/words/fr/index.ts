import type { TextsOf } from '../../../../papers/speech.ts'
import { MATERIALS, type Material } from '../../rules/names.ts'
import type { Cards, PillarsSpeech, PillarsVoice } from '../../rules/speech.ts'
import { counted, theMaterial } from './amounts.ts'
import { board } from './board.ts'
import { theCard } from './nouns.ts'
import { parts } from './parts.ts'
import { things } from './things.ts'

const amounts = (units: readonly number[], v: PillarsVoice) =>
  v.list(MATERIALS.flatMap((m, i) => ((units[i] ?? 0) > 0 ? [counted(units[i] ?? 0, m, v)] : [])))
const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`)
const gained = (n: number) => (n < 0 ? signed(n) : `+${n}`)

const either = (ids: readonly Material[], v: PillarsVoice) => {
  const names = ids.map((id) => v.name(id))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`
}
/** The amounts that are not nought. */
const some = (of: (m: Material) => number | undefined): readonly (readonly [Material, number])[] =>
  MATERIALS.flatMap((m) => ((of(m) ?? 0) === 0 ? [] : [[m, of(m) ?? 0] as const]))
/** A worker of a trade: what he turns a material into, and his own points. */
const trade = (p: Cards['stonemason'], v: PillarsVoice) => {
  const made = some((m) => p[`converts.${m}`])
  const all = made.length === MATERIALS.length ? ' quelconque' : ''
  const turns =
    made.length === 1
      ? made.map(([m, n]) => `1 ${v.name(m)} en ${n} PV`)[0]
      : `1 matériau${all} en PV (${made.map(([m, n]) => `${v.name(m)} ${n}`).join(', ')})`
  return `Au décompte, le joueur de sa couleur peut transformer ${turns}, et marque ${p.points} PV.`
}
/** A neutral card: when it may be played, and what it brings at the scoring. */
const neutral = (p: Cards['ellen'], v: PillarsVoice) => {
  const brings = some((m) => p[`gain.${m}`]).map(([m, n]) => counted(n, m, v))
  if (p.gainChoice.length > 0) brings.push(`1 ${either(p.gainChoice, v)}, au choix`)
  if (p.points !== 0) brings.push(`${signed(p.points)} PV`)
  const only = p.players
  return [
    ...(p.lastTrickOnly ? ['Ne se joue qu’au dernier pli.'] : []),
    ...(p.leadsRound ? ['Qui l’a en main entame la manche.'] : []),
    `Au décompte : ${brings.join(', ') || 'rien'}.`,
    ...(only.length === 1 ? [`Seulement à ${only[0] === '4' ? 'quatre' : 'trois'} joueurs.`] : []),
  ].join(' ')
}
/** An advantage once it is owned. */
const owned = (p: Cards['potter'], v: PillarsVoice) => {
  const { from } = p
  const points = p.points === 0 ? [] : [`${signed(p.points)} PV à chaque décompte`]
  const what = p.gives === null ? `${p.yields} PV` : `1 ${v.name(p.gives)}`
  const often = p.uses === 1 ? 'une fois' : `${p.uses} fois`
  const turns =
    from.length === 0
      ? []
      : p.uses > 9
        ? [
            `à chaque décompte, autant de ${from.length === MATERIALS.length ? 'matériaux' : either(from, v)} que vous voulez, pour ${what} chacun`,
          ]
        : [`${often} par décompte, 1 ${either(from, v)} devient ${what}`]
  return `Acquis : ${[...points, ...turns].join(' ; ')}.`
}

export const texts: TextsOf<PillarsSpeech> = {
  title: 'Les Piliers de la Terre – le jeu de cartes',
  blurb:
    'Des plis au pied de la cathédrale de Kingsbridge : un ouvrier gagne le pli pour le joueur de sa couleur, quel que soit celui qui l’a joué.',
  ask: {
    'play-card': (p) =>
      p.leading
        ? `Entamez le pli ${p.trick}.`
        : p.last
          ? `Jouez la dernière carte du pli ${p.trick}.`
          : `Jouez une carte au pli ${p.trick}.`,
    score: (q) =>
      q.stage === 'tom'
        ? 'Choisissez le matériau de Tom Builder.'
        : q.stage === 'convert'
          ? 'Transformez des matériaux, ou terminez.'
          : `Défaussez un matériau : vous en gardez ${q.limit === 3 ? 'trois' : q.limit}.`,
  },
  act: {
    'play-card': (p, v) =>
      `Jouer ${theCard(v.card(p.card))}${p.alike === null ? '' : ` (${p.alike.nth} sur ${p.alike.of})`}`,
    'choose-material': (p, v) => `Prendre 1 ${v.name(p.material)}`,
    convert: (p, v) =>
      p.gives === null
        ? `${v.card(p.card)} : 1 ${v.name(p.material)} contre ${p.points} PV`
        : `${v.card(p.card)} : 1 ${v.name(p.material)} contre 1 ${v.name(p.gives)}`,
    'finish-conversions': (p) => `Terminer (${gained(p.score)} PV)`,
    'discard-material': (p, v) => `Défausser 1 ${v.name(p.material)}`,
  },
  event: {
    deal: (p, v) => `Manche ${p.round} : les cartes sont distribuées ; ${v.seat(p.seat)} a Lady Aliena et entame.`,
    play: (p, v) => `${v.seat(p.seat)} joue ${theCard(v.card(p.card))}.`,
    'trick-won': (p, v) => `Le pli ${p.trick} va à ${v.seat(p.seat)} (${v.card(p.card)}).`,
    'king-trick': (p, v) => `Le pli ${p.trick} contient le Roi, joué par ${v.seat(p.seat)} : personne ne le gagne.`,
    'king-trick-lapses': () => 'Le pli du Roi ne revient à personne.',
    'king-trick-awarded': (p, v) => `${v.seat(p.seat)} n’a gagné aucun pli et reçoit le pli du Roi.`,
    'advantage-returned': (p, v) => `${theCard(v.card(p.card))} retourne sous la pile Avantage.`,
    'advantage-owned': (p, v) => `${v.seat(p.seat)} acquiert ${theCard(v.card(p.card))}.`,
    'last-round': () => 'C’est le dernier décompte.',
    gain: (p, v) => `${v.seat(p.seat)} reçoit ${amounts(p.gained, v)}.`,
    tom: (p, v) => `${v.seat(p.seat)} prend 1 ${v.name(p.material)} grâce à Tom Builder.`,
    convert: (p, v) =>
      `${v.seat(p.seat)} : ${theCard(v.card(p.card))} transforme 1 ${v.name(p.material)} en ${p.points} PV.`,
    exchange: (p, v) =>
      `${v.seat(p.seat)} : ${theCard(v.card(p.card))} transforme 1 ${v.name(p.material)} en 1 ${v.name(p.gives)}.`,
    'round-score': (p, v) =>
      `${v.seat(p.seat)} marque ${signed(p.score)} PV dans cette manche, ${signed(p.total)} en tout.`,
    discard: (p, v) => `${v.seat(p.seat)} défausse 1 ${v.name(p.material)}.`,
    'game-over': (p, v) => {
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1
        ? `${winners[0]} l’emporte et devient maître bâtisseur de Kingsbridge.`
        : `${v.list(winners)} partagent la victoire.`
    },
  },
  refusal: {
    'PIL-3.4': () => 'Alfred Builder ne se joue que comme dernière carte de la main.',
    'PIL-5.7': (p, v) => `${theCard(v.card(p.card))} n’est pas de votre couleur et ne vous rapporte rien.`,
    'PIL-5.9': (p, v) =>
      p.why === 'first'
        ? `Choisissez d’abord le matériau de Tom Builder : ${either(p.kinds, v)}.`
        : 'Tom Builder n’a pas de matériau à vous donner maintenant.',
    'PIL-5.10': (p, v) => `${theCard(v.card(p.card))} a déjà servi : chaque ouvrier ne sert qu’une fois par décompte.`,
    'PIL-5.11': (p, v) => `${theCard(v.card(p.card))} ne transforme pas ${theMaterial(p.material)}.`,
    'PIL-5.12': () => 'Le potier ne sert qu’une fois par décompte.',
    'PIL-5.13': () => 'Le fondeur de cloches ne sert qu’une fois par décompte.',
    'PIL-5.14': () => 'Le fabricant de briques ne sert qu’une fois par décompte.',
    'PIL-5.18': (p, v) => `Vous n’avez pas de ${v.name(p.material)} à céder.`,
    'PIL-5.23': (p, v) =>
      p.why === 'none'
        ? `Vous n’avez pas de ${v.name(p.material)} à défausser.`
        : 'On défausse en dernier : terminez d’abord vos transformations.',
    'PIL-5.25': () => 'Vous avez terminé vos transformations : vos points de la manche sont inscrits.',
  },
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names: {
    sand: 'sable',
    wood: 'bois',
    stone: 'pierre',
    metal: 'métal',
    blue: 'Bleu',
    green: 'Vert',
    red: 'Rouge',
    orange: 'Orange',
    worker: 'ouvrier',
    neutral: 'carte neutre',
    advantage: 'carte Avantage',
    hand: 'main',
    table: 'pli en cours',
    won: 'plis gagnés',
    'king-trick': 'pli du Roi',
    'advantage-pile': 'pile Avantage',
    owned: 'avantages acquis',
    stock: 'matériaux',
    'score-pad': 'carnet de score',
    round: 'Manche',
    trick: 'Pli',
    points: 'PV',
    leads: 'entame',
    tricks: 'plis',
    'worker-blue': '{trade} bleu',
    'worker-green': '{trade} vert',
    'worker-red': '{trade} rouge',
    'worker-orange': '{trade} orange',
  },
  cardNames: { 'round-advantage': 'carte Avantage' },
  cards: {
    toolmaker: trade,
    stonemason: trade,
    carpenter: trade,
    'mortar-mixer': trade,
    'master-builder': trade,
    quarry: neutral,
    forest: neutral,
    'gravel-pit': neutral,
    'alfred-builder': neutral,
    ellen: neutral,
    'regan-hamleigh': neutral,
    'tom-builder': neutral,
    'william-hamleigh': neutral,
    'prior-philip': neutral,
    'bishop-waleran': neutral,
    'lady-aliena': neutral,
    king: (p) => `Personne ne gagne un pli qui contient le Roi. ${signed(p.points)} PV pour qui reçoit le pli du Roi.`,
    painter: owned,
    assistant: owned,
    brickmaker: owned,
    'bell-founder': owned,
    potter: owned,
  },
  board,
  things,
  variants: {
    colours: { name: 'Couleurs des places', values: { blue: 'bleu', green: 'vert', red: 'rouge', orange: 'orange' } },
    kingTrickLeader: {
      name: 'Qui entame après le pli du Roi',
      values: { 'king-player': 'celui qui a joué le Roi', 'same-leader': 'celui qui avait entamé le pli du Roi' },
    },
    kingTrickTie: {
      name: 'Pli du Roi quand plusieurs n’ont aucun pli',
      values: { nobody: 'à personne', 'nearest-left': 'au plus proche, à gauche de celui qui a joué le Roi' },
    },
    roundCap: { name: 'Nombre maximal de manches', values: {} },
    trickReview: {
      name: 'Plis terminés que l’on peut revoir',
      values: { last: 'le dernier', all: 'tous', none: 'aucun' },
    },
  },
  points: {
    conversions: 'Transformations',
    workers: 'Ouvriers regagnés',
    advantages: 'Avantages',
    persons: 'Personnages',
  },
  parts,
}
