// What the things on the table of Nehemiah are, in French.
import { at } from '../../../../kernel/lists.ts'
import { BOARDS } from '../../rules/terms.ts'
import type { NehemiahTexts } from '../speech.ts'

const ROUNDS = ['I', 'II', 'III']

export const things: NehemiahTexts['things'] = {
  board: {
    name: (p, v) => v.name(at(BOARDS, p.board)),
    text: (p) =>
      `Compté après chaque manche : le plus de cubes, ${p.places[0] ?? 0} PV, puis ${p.places.slice(1).join(', ')}. Les ex aequo partagent ; après I et II, le premier reprend un cube.`,
  },
  tower: {
    name: (p, v) => `Cubes de ${v.seat(p.seat)}`,
    text: (p, v) =>
      `${p.cubes} ${v.plural(p.cubes, 'cube', 'cubes')}, ${p.points} PV si l’on comptait maintenant. Les cartes posent des cubes ; la réserve vide, un cube vient d’un autre plateau.`,
  },
  gate: {
    name: (p) => `Porte de ${p.points} PV`,
    text: (p, v) =>
      p.seat !== null
        ? `Bâtie par ${v.seat(p.seat)}. Elle compte ${p.points} PV à la fin.`
        : p.is === 'next'
          ? `La prochaine à bâtir : ${p.points} PV à la fin. On prend toujours la porte la plus basse.`
          : `Encore ouverte : ${p.points} PV à la fin. Les portes plus basses sont bâties avant elle.`,
  },
  gates: {
    name: 'Portes',
    text: (p) =>
      `${p.n} à bâtir, la plus basse d’abord. Chacune compte son nombre de PV à la fin. Appuyez pour les voir toutes.`,
  },
  deck: {
    name: (p) => `Paquet ${ROUNDS[p.round - 1] ?? ''}`,
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'carte', 'cartes')} pour les colonnes à remplacer. ${p.round < 3 ? 'Quand il ne suffit plus, la manche finit et l’on compte.' : 'Quand il ne suffit plus, les derniers tours commencent.'}`,
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
        open: 'Un ouvrier envoyé ici prend la première carte libre à partir du haut. Activer la carte du bas ferme la colonne.',
        full: 'Toutes les cartes sont prises : on ne peut y envoyer personne. Activer la carte du bas ferme la colonne.',
        closing: 'À la fin de ce tour ses cartes sont remplacées, et tous ses ouvriers rentrent.',
        empty: 'Il n’y a plus de cartes pour elle : elle est hors du jeu.',
      })[p.state],
  },
  slot: {
    name: 'Carte Travail',
    text: (p, v) => {
      if (p.is === 'free') return `Rangée ${p.row} : personne ne s’y trouve.`
      return p.is === 'standing' && p.seat !== null
        ? `Rangée ${p.row} : ${v.seat(p.seat)} peut l’activer.`
        : `Rangée ${p.row}, ouvrier fatigué : qui active une carte plus bas peut s’en servir, pour 1 or ${p.seat === null ? 'à la banque' : `à ${v.seat(p.seat)}`}.`
    },
  },
  worker: {
    name: (p, v) => (p.seat === null ? 'Ouvrier neutre' : `Ouvrier de ${v.seat(p.seat)}`),
    text: (p) =>
      p.seat === null
        ? 'Il n’est à personne et toujours fatigué. Se servir de sa carte en supplément coûte 1 or à la banque.'
        : p.tired
          ? 'Fatigué : il a travaillé. Qui active une carte plus bas dans la colonne peut lui payer 1 or pour se servir de sa carte.'
          : 'Debout : à son tour, son propriétaire peut l’activer pour exécuter la carte. Ensuite il est fatigué.',
  },
  workers: {
    name: 'Ouvriers',
    text: (p) =>
      `${p.supply} en réserve, ${p.out} sur les cartes${p.aside > 0 ? `, ${p.aside} écartés jusqu’à la manche suivante` : ''}. À votre tour, de deux choses l’une : envoyer un ouvrier, ou en activer un.`,
  },
  neutrals: {
    name: 'Ouvriers neutres',
    text: () => 'À deux joueurs : après avoir envoyé un ouvrier, couchez-en un, fatigué, dans une autre colonne.',
  },
  wood: { name: 'Bois', text: (p) => `Paie bien des cartes. À la fin, ${p.each} bois font 1 PV.` },
  gold: {
    name: 'Or',
    text: (p) =>
      `Paie les activations supplémentaires, 1 au propriétaire de l’ouvrier, et bien des cartes. À la fin, ${p.each} or font 1 PV.`,
  },
  cubes: {
    name: 'Cubes Influence',
    text: () => 'En réserve. Les cartes les posent sur le Mur, le Temple ou la Garnison, comptés après chaque manche.',
  },
  points: {
    name: 'Points de victoire (PV)',
    text: () => 'Des plateaux après chaque manche ; portes, bois et or s’ajoutent à la fin. Le plus de PV l’emporte.',
  },
  screen: {
    name: 'Paravent',
    text: (p, v) => `Le bois, l’or et les points de ${v.seat(p.seat)} sont derrière, jusqu’à la fin.`,
  },
  sum: {
    name: 'Si l’on comptait maintenant',
    text: () => 'Ce que les trois plateaux vous donneraient, et ce que vos portes compteront à la fin.',
  },
  bid: {
    name: (p, v) => `Mise de ${v.seat(p.seat)}`,
    text: (p) =>
      `${p.done ? 'Scellée ; elle est montrée avec toutes les autres.' : 'Encore à choisir.'} Ouvriers, bois et or comptent autant : la plus grande somme gagne.`,
  },
  'gates-of': {
    name: 'Portes bâties',
    text: (p) =>
      p.values.length === 0
        ? 'Aucune encore. Chaque porte compte son nombre de PV à la fin.'
        : `${p.values.join(' + ')} PV à la fin.`,
  },
  'first-player': {
    name: 'Premier Joueur',
    text: () => 'A eu le premier tour. Les derniers tours se comptent à partir d’ici ; le pion ne bouge jamais.',
  },
  'foreman-of': { name: (p, v) => v.card(p.card), text: (p) => p.does },
  ahead: {
    name: 'Non consulté',
    text: () => 'Ce joueur a demandé de ne pas être consulté pour un temps sur ses contremaîtres.',
  },
  'no-foreman': {
    name: 'Sans contremaître',
    text: () => 'Les contremaîtres se gagnent aux enchères en début de manche, et restent jusqu’à sa fin.',
  },
  round: {
    name: (p) => `Manche ${ROUNDS[p.round - 1] ?? ''}`,
    text: (p) =>
      p.round < 3
        ? 'Les petites barres sont les colonnes encore à remplacer. Après la dernière, on compte les trois plateaux.'
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
    text: () => 'Une carte après l’autre. Chacun mise en secret ouvriers, bois et or ; seul le gagnant paie.',
  },
  over: {
    name: 'La partie est finie',
    text: () => 'Le plus de PV l’emporte ; à égalité le plus de bois, puis le plus d’or.',
  },
}
