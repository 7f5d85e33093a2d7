// What the things on the table of Nehemiah are, in French.
import { at } from '../../../../kernel/lists.ts'
import { BOARDS } from '../../rules/terms.ts'
import type { NehemiahTexts } from '../speech.ts'

const ROUNDS = ['I', 'II', 'III']
const gold = (n: number) => `${n} ${n < 2 ? 'pièce' : 'pièces'} d’or`

export const things: NehemiahTexts['things'] = {
  board: {
    name: (p, v) => v.name(at(BOARDS, p.board)),
    text: (p) =>
      `Décompté après chaque manche : ${p.places[0] ?? 0} PV à qui y a le plus de cubes, puis ${p.places.slice(1).join(', ')}. Les ex aequo partagent ; après I et II, le premier reprend un cube.`,
  },
  tower: {
    name: (p, v) => `Cubes de ${v.seat(p.seat)}`,
    text: (p, v) =>
      `${p.cubes} ${v.plural(p.cubes, 'cube', 'cubes')}, ${p.points} PV si l’on décomptait maintenant. Les cartes posent des cubes ; si votre réserve est vide, le cube vient d’un autre plateau.`,
  },
  gate: {
    name: (p) => `Porte de ${p.points} PV`,
    text: (p, v) =>
      p.seat !== null
        ? `Construite par ${v.seat(p.seat)}. Elle compte ${p.points} PV à la fin.`
        : p.is === 'next'
          ? `La prochaine à construire : ${p.points} PV à la fin. On construit toujours la porte la plus basse.`
          : `À construire plus tard : ${p.points} PV à la fin. Les portes plus basses viennent avant elle.`,
  },
  gates: {
    name: 'Portes',
    text: (p) =>
      `${p.n === 0 ? 'Toutes sont construites.' : `${p.n} à construire, la plus basse d’abord.`} Chacune compte ses PV à la fin. Appuyez pour les voir toutes.`,
  },
  deck: {
    name: (p) => `Paquet ${ROUNDS[p.round - 1] ?? ''}`,
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'carte', 'cartes')} pour les colonnes à remplacer. ${p.round < 3 ? 'Quand il ne suffit plus, la manche finit, et l’on décompte.' : 'Quand il ne suffit plus, les derniers tours commencent.'}`,
  },
  discard: {
    name: 'Défausse',
    text: () => 'Les cartes des colonnes remplacées. Elles ne reviennent jamais. Appuyez pour les voir.',
  },
  'foreman-deck': {
    name: 'Contremaîtres',
    text: () => 'Au début de chaque manche, on en retourne un de plus qu’il n’y a de joueurs, pour les enchères.',
  },
  column: {
    name: 'Colonne',
    text: (p) =>
      ({
        open: 'Un ouvrier envoyé ici prend la première carte libre à partir du haut. Quand l’ouvrier du bas est activé, la colonne est remplacée.',
        full: 'Toutes les cartes sont prises : on ne peut y envoyer personne. Quand l’ouvrier du bas est activé, la colonne est remplacée.',
        closing: 'À la fin de ce tour, elle est vidée : ses cartes partent, et tous ses ouvriers rentrent.',
        empty: 'Il n’y a plus de cartes pour elle : elle est hors jeu.',
      })[p.state],
  },
  slot: {
    name: 'Carte Travail',
    text: (p, v) => {
      if (p.is === 'free') return `Rangée ${p.row} : personne ne s’y trouve.`
      return p.is === 'standing' && p.seat !== null
        ? `Rangée ${p.row} : ${v.seat(p.seat)} peut l’activer.`
        : `Rangée ${p.row}, ouvrier fatigué : qui active une carte plus bas peut s’en servir pour ${gold(p.coin)}, ${p.seat === null ? 'à la banque' : `à ${v.seat(p.seat)}`}.`
    },
  },
  worker: {
    name: (p, v) => (p.seat === null ? 'Ouvrier neutre' : `Ouvrier de ${v.seat(p.seat)}`),
    text: (p) =>
      p.seat === null
        ? `Il n’est à personne et reste toujours fatigué. Se servir de sa carte coûte ${gold(p.coin)}, à la banque.`
        : p.tired
          ? `Fatigué : il a travaillé. Qui active une carte plus bas dans la colonne peut se servir de la sienne, pour ${gold(p.coin)} à son propriétaire.`
          : 'Debout : à son tour, son propriétaire peut l’activer pour exécuter la carte. Ensuite il est fatigué.',
  },
  workers: {
    name: 'Ouvriers',
    text: (p, v) =>
      `${p.supply} en réserve, ${p.out} sur les cartes${p.aside > 0 ? `, ${p.aside} ${v.plural(p.aside, 'écarté', 'écartés')} jusqu’à la manche suivante` : ''}. À votre tour, vous en envoyez un ou vous en activez un.`,
  },
  neutrals: {
    name: 'Ouvriers neutres',
    text: () => 'À deux joueurs : après avoir envoyé un ouvrier, couchez-en un, fatigué, dans une autre colonne.',
  },
  wood: { name: 'Bois', text: (p) => `Il paie beaucoup de cartes. À la fin, ${p.each} bois font 1 PV.` },
  gold: {
    name: 'Or',
    text: (p) =>
      `Il paie les activations supplémentaires, au propriétaire de l’ouvrier, et beaucoup de cartes. À la fin, ${gold(p.each)} font 1 PV.`,
  },
  cubes: {
    name: 'Cubes Influence',
    text: () =>
      'En réserve. Les cartes les posent sur le Mur, au Temple ou à la Garnison ; on les décompte après chaque manche.',
  },
  points: {
    name: 'Points de victoire (PV)',
    text: () =>
      'Ceux des plateaux après chaque manche ; ceux des portes, du bois et de l’or à la fin. Qui a le plus de PV l’emporte.',
  },
  screen: {
    name: 'Paravent',
    text: (p, v) => `Le bois, l’or et les points de ${v.seat(p.seat)} sont derrière, jusqu’à la fin.`,
  },
  sum: {
    name: 'Si l’on décomptait maintenant',
    text: () => 'Ce que les trois plateaux vous donneraient, et ce que vos portes compteront à la fin.',
  },
  bid: {
    name: (p, v) => `Mise de ${v.seat(p.seat)}`,
    text: (p) =>
      `${p.done ? 'Scellée ; elle est montrée avec toutes les autres.' : 'Encore à choisir.'} Ouvriers, bois et or comptent autant : la plus grande somme l’emporte.`,
  },
  'gates-of': {
    name: 'Portes construites',
    text: (p) =>
      p.values.length === 0
        ? 'Aucune encore. Chaque porte compte ses PV à la fin.'
        : `${p.values.join(' + ')} PV à la fin.`,
  },
  'first-player': {
    name: 'Premier Joueur',
    text: () =>
      'Il a joué le premier tour. Les derniers tours se comptent à partir de sa place ; le pion ne bouge jamais.',
  },
  'foreman-of': { name: (p, v) => v.card(p.card), text: (p) => p.does },
  ahead: {
    name: 'Non consulté',
    text: () => 'Ce joueur a demandé à ne pas être consulté pour l’instant sur ses contremaîtres.',
  },
  'no-foreman': {
    name: 'Sans contremaître',
    text: () => 'Les contremaîtres se gagnent aux enchères en début de manche, et restent jusqu’à sa fin.',
  },
  round: {
    name: (p) => `Manche ${ROUNDS[p.round - 1] ?? ''}`,
    text: (p) =>
      p.round < 3
        ? 'Les petites barres sont les colonnes encore à remplacer. Après la dernière, on décompte les trois plateaux.'
        : 'Les petites barres sont les colonnes encore à remplacer. Viennent ensuite les derniers tours et le décompte final.',
  },
  replaced: {
    name: 'Colonnes remplacées',
    text: (p) =>
      `${p.n} sur ${p.all} dans cette manche. Une colonne est remplacée quand l’ouvrier de sa carte du bas est activé.`,
  },
  'final-turns': {
    name: 'Derniers tours',
    text: (p) =>
      `${p.n === 0 ? 'C’est le dernier' : `Encore ${p.n} après celui-ci`}. Puis le troisième décompte : plateaux, portes, bois et or.`,
  },
  auction: {
    name: 'Enchère des contremaîtres',
    text: () =>
      'Une carte après l’autre. Chacun mise en secret des ouvriers, du bois et de l’or ; seul le gagnant paie.',
  },
  over: {
    name: 'La partie est finie',
    text: () => 'Qui a le plus de PV l’emporte ; à égalité, qui a le plus de bois, puis d’or.',
  },
}
