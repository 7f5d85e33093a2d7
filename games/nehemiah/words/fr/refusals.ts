import type { Short } from '../../rules/speech.ts'
import type { NehemiahTexts, NehemiahVoice } from '../speech.ts'

const NOBODY = 'Il n’y a personne sur cette carte.'

const gold = (n: number) => (n < 2 ? `${n} pièce d’or` : `${n} pièces d’or`)

/** Why a Work card cannot be carried out: a reason that many of them share, or else its own. */
const lack = (p: Short | { readonly why: string }, target = '') =>
  'costs' in p
    ? `Cette carte coûte ${p.why === 'wood' ? `${p.costs} bois` : gold(p.costs)}, et vous ${p.has === 0 ? 'n’en avez pas' : `n’en avez que ${p.has}`}.`
    : p.why === 'empty'
      ? NOBODY
      : p.why === 'cubes'
        ? 'Vous ne pouvez pas réunir assez de cubes Influence, même en les déplaçant.'
        : p.why === 'supply'
          ? 'Vous n’avez plus d’ouvrier en réserve.'
          : target
const foreman = (p: { readonly why: string }, time: string, target: string) =>
  p.why === 'time' ? time : p.why === 'empty' ? NOBODY : target
const INTERRUPT =
  'Cette carte se joue à votre tour avant ou après l’action, dans une fenêtre du tour d’un autre, ou juste avant un décompte.'
const FIGURE = 'Cette carte se joue à votre tour, à la place de l’action.'
const PLUS = 'Cette carte se joue à votre tour, avant ou après l’action.'

/** Planning and the administrator: a column first, then two of its cards. */
const rows = (why: 'first' | 'chosen') =>
  why === 'first' ? 'Choisissez d’abord une colonne.' : 'Choisissez deux cartes de la colonne choisie.'
const bidTooMuch = (what: 'worker' | 'wood' | 'gold', has: number, v: NehemiahVoice) => {
  const [none, some] =
    what === 'worker'
      ? ['d’ouvrier en réserve', `${has} ${v.plural(has, 'ouvrier', 'ouvriers')} en réserve`]
      : what === 'wood'
        ? ['de bois', `${has} bois`]
        : ['d’or', gold(has)]
  return has === 0 ? `Vous n’avez pas ${none} à miser.` : `Vous n’avez que ${some} à miser.`
}

export const refusals: NehemiahTexts['refusal'] = {
  'NEH-1.2': () => 'Un ouvrier occupe déjà cette carte : une seule place par carte.',
  'NEH-1.4': (p) =>
    p.why === 'full'
      ? 'Toutes les cartes de cette colonne sont occupées.'
      : 'Cette colonne vient d’être vidée et n’est pas encore remplie.',
  'NEH-3.2': (p, v) =>
    p.player === null ? 'Vous n’avez plus d’ouvrier en réserve.' : `${v.seat(p.player)} n’a plus d’ouvrier en réserve.`,
  'NEH-3.3': (p) => (p.why === 'empty' ? NOBODY : 'Cet ouvrier est fatigué : on n’active qu’un ouvrier debout.'),
  'NEH-3.4': () => 'Vous pouvez envoyer ou activer un ouvrier : vous ne pouvez pas passer.',
  'NEH-5.1': (p, v) =>
    p.player === null
      ? 'Ce n’est pas votre ouvrier : vous activez les vôtres.'
      : `L’action est celle de ${v.seat(p.player)} : on ne peut activer qu’un ouvrier de ce joueur.`,
  'NEH-5.5': (p) =>
    p.why === 'below'
      ? 'Cette carte est sous la vôtre : on ne paie que pour celles du dessus.'
      : p.why === 'column'
        ? 'Cette carte est dans une autre colonne : seule compte celle de votre ouvrier.'
        : p.why === 'empty'
          ? NOBODY
          : p.why === 'standing'
            ? 'Cet ouvrier est debout : on ne paie que pour un ouvrier fatigué.'
            : p.why === 'price'
              ? 'Vous avez l’or que coûte cette carte, mais pas de quoi payer en plus son ouvrier.'
              : 'Vous n’avez pas l’or qu’il faut payer pour cet ouvrier.',
  'NEH-5.9': () => 'Cette carte a déjà servi dans cette activation : une fois chacune.',
  'NEH-6.11': () => 'Cette colonne reste vide jusqu’à la fin de la partie.',
  'NEH-7.2': () => 'Un effet commencé s’exécute au moins une fois.',
  'NEH-7.3': (p) =>
    p.why === 'same' ? 'Le cube doit venir d’un autre plateau.' : 'Vous n’avez pas de cube sur ce plateau.',
  'NEH-7.10': (p) => lack(p),
  'NEH-7.11': (p) => lack(p),
  'NEH-7.12': (p) => lack(p),
  'NEH-7.13': (p) => lack(p),
  'NEH-7.14': (p) => lack(p),
  'NEH-7.15': (p) => lack(p),
  'NEH-7.16': (p) => lack(p, 'Toutes les portes sont construites.'),
  'NEH-7.17': (p) => lack(p),
  'NEH-7.18': (p) =>
    p.why === 'other'
      ? 'Le travail de nuit ne relève que vos propres ouvriers.'
      : p.why === 'standing'
        ? 'Cet ouvrier est déjà debout.'
        : p.why === 'this'
          ? 'L’ouvrier couché sur la carte Travail de nuit elle-même reste fatigué.'
          : lack(p, 'Vous n’avez pas d’autre ouvrier fatigué à relever.'),
  'NEH-7.20': (p) => lack(p, 'Aucune colonne ne peut recevoir d’ouvrier.'),
  'NEH-7.21': (p) => lack(p, 'Aucune carte n’est libre.'),
  'NEH-7.22': (p) =>
    p.why === 'own'
      ? 'Choisissez l’ouvrier d’un autre joueur.'
      : lack(p, 'Aucun autre joueur n’a d’ouvrier sur une carte.'),
  'NEH-7.23': (p) =>
    p.why === 'column'
      ? 'Les deux ouvriers doivent être dans la même colonne.'
      : p.why === 'itself'
        ? 'Un ouvrier ne change pas de place avec lui-même.'
        : p.why === 'same'
          ? 'Même joueur et même état : l’échange ne changerait rien.'
          : p.why === 'alone'
            ? 'Aucun autre ouvrier de sa colonne n’est d’un autre joueur ou dans un autre état.'
            : lack(p, 'Aucune colonne n’a deux ouvriers de joueurs différents ou dans des états différents.'),
  'NEH-7.24': (p) =>
    p.why === 'chosen' || p.why === 'first' ? rows(p.why) : lack(p, 'Cette colonne n’a pas de cartes.'),
  'NEH-7.25': (p) =>
    p.why === 'column'
      ? 'La Consolidation se sert des cartes de sa propre colonne.'
      : p.why === 'coin'
        ? 'La Consolidation se paie pour chaque carte, et vous n’avez pas cet or.'
        : p.why === 'price'
          ? 'Vous avez l’or que coûte cette carte, mais pas de quoi payer en plus la Consolidation.'
          : lack(p, 'Aucune autre carte occupée de cette colonne ne pourrait être exécutée.'),
  'NEH-9.3': () => 'L’ouvrier neutre va dans une autre colonne que votre ouvrier.',
  'NEH-9.4': () => 'La première carte libre est en rangée 4, où l’on ne couche pas d’ouvrier neutre.',
  'NEH-9.8': (p) =>
    p.why === 'raise'
      ? 'Un ouvrier neutre ne se relève jamais.'
      : p.why === 'crew'
        ? 'On ne prend pas la place d’un ouvrier neutre.'
        : p.why === 'corrupt'
          ? 'On ne corrompt pas un ouvrier neutre.'
          : p.why === 'companion'
            ? 'Un ouvrier neutre n’est à personne : le Compagnon déplace l’un des vôtres.'
            : 'Un ouvrier neutre n’est à personne : on ne l’active pas.',
  'NEH-10.6': (p, v) => bidTooMuch(p.what, p.has, v),
  'NEH-10.18': () => 'Chaque paire prend un ouvrier de votre réserve, et un bois ou une pièce d’or.',
  'NEH-10.19': () => 'Le Charpentier agit de lui-même, jusqu’à la fin de la manche.',
  'NEH-10.20': () => 'Le Négociant agit de lui-même, jusqu’à la fin de la manche.',
  'NEH-10.21': (p) =>
    p.why === 'chosen' || p.why === 'first'
      ? rows(p.why)
      : p.why === 'column'
        ? 'L’Administrateur échange deux cartes d’une colonne qui vient d’être remplie.'
        : 'L’Administrateur se joue quand une colonne vient d’être remplie, jamais à un autre moment.',
  'NEH-10.22': (p) =>
    foreman(p, INTERRUPT, 'Vous n’avez pas d’ouvrier en réserve, ou aucune colonne ne peut le recevoir.'),
  'NEH-10.23': (p) => foreman(p, INTERRUPT, 'Vous n’avez d’ouvrier fatigué dans aucune colonne.'),
  'NEH-10.25': (p) =>
    foreman(p, 'Le Transfuge se joue juste avant le décompte.', 'Ce joueur n’a pas de cube sur ce plateau.'),
  'NEH-10.26': (p) =>
    p.why === 'same'
      ? 'Même joueur et même état : l’échange ne changerait rien.'
      : foreman(p, PLUS, 'Aucun autre ouvrier n’est d’un autre joueur ou dans un autre état.'),
  'NEH-10.27': (p) =>
    p.why === 'first'
      ? 'Choisissez d’abord l’ouvrier à déplacer.'
      : p.why === 'chosen'
        ? 'Choisissez maintenant la carte libre où il va.'
        : p.why === 'worker'
          ? 'Le Compagnon déplace l’un de vos ouvriers debout.'
          : foreman(p, PLUS, 'Vous n’avez pas d’ouvrier debout, ou aucune carte n’est libre.'),
  'NEH-10.28': (p) =>
    p.why === 'second'
      ? 'Le Forçat envoie deux ouvriers si deux peuvent partir.'
      : foreman(p, FIGURE, 'Vous n’avez pas d’ouvrier en réserve, ou aucune colonne ne peut le recevoir.'),
  'NEH-10.29': (p) =>
    p.why === 'first' ? 'Activez un premier ouvrier.' : foreman(p, FIGURE, 'Vous n’avez pas d’ouvrier debout.'),
  'NEH-10.30': (p) =>
    p.why === 'own'
      ? 'L’ouvrier corrompu doit être celui d’un autre joueur.'
      : p.why === 'tired'
        ? 'L’ouvrier corrompu doit être debout.'
        : foreman(p, FIGURE, 'Aucun autre joueur n’a d’ouvrier debout.'),
  'NEH-10.31': (p) =>
    foreman(
      p,
      'L’Inspecteur se joue juste avant le tour d’un autre joueur.',
      'Ce joueur ne peut ni envoyer ni activer d’ouvrier.',
    ),
  'NEH-10.36': () => 'La carte est annoncée : il faut maintenant l’exécuter.',
  'NEH-11.6': (p) => (p.why === 'same' ? 'C’est déjà votre choix.' : 'Aucune de vos cartes n’ouvre de fenêtre.'),
}
