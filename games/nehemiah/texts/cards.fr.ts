import type { NehemiahTexts } from '../wording.ts'

/** What each card does, by kind. */
export const cards: NehemiahTexts['cards'] = {
  'wood-1': () => 'Prenez 1 bois.',
  'wood-2': () => 'Prenez 2 bois.',
  'gold-2': () => 'Prenez 2 pièces d’or.',
  'gold-3': () => 'Prenez 3 pièces d’or.',
  'wood-order': () => 'Payez 1 pièce d’or et prenez 3 bois.',
  'wall-1': () => 'Payez 1 bois et posez 1 cube sur le Mur.',
  'wall-2': () => 'Payez 2 bois et posez 2 cubes sur le Mur.',
  'temple-1': () => 'Payez 1 pièce d’or et posez 1 cube au Temple.',
  'temple-2': () => 'Payez 2 pièces d’or et posez 2 cubes au Temple.',
  'garrison-1': () => 'Payez 1 bois et 1 pièce d’or et posez 1 cube à la Garnison.',
  'garrison-2': () => 'Payez 2 bois et 2 pièces d’or et posez 2 cubes à la Garnison.',
  gate: () => 'Payez 2 bois et prenez la carte Porte du dessus.',
  'remarkable-work': () => 'Prenez 1 PV.',
  'night-work-1': () => 'Relevez l’un de vos ouvriers fatigués, mais pas celui de cette carte.',
  'night-work-2': () => 'Relevez un ou deux de vos ouvriers fatigués, mais pas celui de cette carte.',
  'new-site-1': () => 'Envoyez un ouvrier de votre réserve dans une colonne.',
  'new-site-2': () => 'Envoyez un ou deux ouvriers de votre réserve dans des colonnes.',
  'priority-site': () => 'Posez un ouvrier de votre réserve sur n’importe quelle carte libre, même en rangée 4.',
  'crew-change': () =>
    'Un ouvrier de votre réserve prend la place de celui d’un autre joueur, debout ou fatigué comme lui.',
  reassignment: () => 'Deux ouvriers d’une même colonne changent de place, chacun restant debout ou fatigué.',
  planning: () => 'Deux cartes d’une même colonne changent de rangée, avec les ouvriers qu’elles portent.',
  'consolidation-1': () =>
    'Payez 1 pièce d’or et exécutez une autre carte occupée de cette colonne, dans n’importe quelle rangée.',
  'consolidation-2': () =>
    'Une ou deux fois : payez 1 pièce d’or et exécutez une autre carte occupée de cette colonne, dans n’importe quelle rangée.',
  'gate-card': () => 'À la fin de la partie, elle donne les points de victoire inscrits.',
  artisan: () => 'Quand vous le remportez : posez 1 cube sur le Mur et 1 au Temple, gratuitement.',
  architect: () => 'Quand vous le remportez : prenez la carte Porte du dessus, gratuitement.',
  sculptor: () =>
    'Quand vous le remportez : cédez des paires d’un ouvrier et d’un bois ou d’une pièce d’or ; 2 PV par paire. Les ouvriers reviennent à la manche suivante.',
  carpenter: () => 'Jusqu’à la fin de la manche : 1 bois de plus avec chaque carte qui vous donne du bois.',
  merchant: () => 'Jusqu’à la fin de la manche : 1 pièce d’or de plus avec chaque Apport financier que vous exécutez.',
  turncoat: () => 'Juste avant le décompte : déplacez un cube d’un joueur vers un autre plateau.',
  administrator: () => 'Quand des colonnes viennent d’être remplies : échangez deux cartes de l’une d’elles.',
  'seasonal-worker': () => 'Dans une fenêtre ou à votre tour : envoyez un ouvrier de votre réserve dans une colonne.',
  'town-planner': () => 'Dans une fenêtre ou à votre tour : 1 PV par colonne où vous avez un ouvrier fatigué.',
  substitute: () =>
    'À votre tour, avant ou après l’action : deux ouvriers de n’importe quelles cartes changent de place.',
  companion: () => 'À votre tour, avant ou après l’action : déplacez l’un de vos ouvriers debout sur une carte libre.',
  convict: () => 'À la place de l’action : envoyez deux ouvriers de votre réserve dans des colonnes.',
  assistant: () => 'À la place de l’action : activez deux ouvriers, l’un après l’autre.',
  'corrupt-worker': () => 'À la place de l’action : activez à votre profit l’ouvrier debout d’un autre joueur.',
  inspector: () => 'Juste avant le tour d’un autre joueur : choisissez son action.',
}
