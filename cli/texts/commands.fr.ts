import type { CliTexts } from './en.ts'

export const commandsFr: CliTexts['commands'] = {
  play: {
    words: '<jeu>',
    summary: 'Joue une partie ici, contre des adversaires de l’ordinateur.',
    about:
      'La partie est gardée après chaque choix ; partir, Ctrl-C ou fermer le terminal ne la perd jamais. chantier play --last la reprend.',
  },
  menu: { words: '', summary: 'Demande quel jeu, combien de places et quel adversaire, puis joue.', about: '' },
  replay: {
    words: '<fichier>',
    summary: 'Montre une partie enregistrée coup par coup, ou la table après l’un d’eux.',
    about: 'Vérifie d’abord le fichier et dit où il est faux. Avec --me, seulement ce que cette place pouvait savoir.',
  },
  record: {
    words: '<jeu>',
    summary: 'Fait jouer une partie entière par l’ordinateur et l’écrit.',
    about:
      'Avec --json, une ligne chacun : la mise en place avec l’état entier, chaque décision avec ses options, le résultat. Les places se comptent à partir de 0, les décisions à partir de 1.',
  },
  cards: {
    words: '<jeu>',
    summary: 'Montre le tableau des cartes, chaque chiffre avec sa provenance.',
    about: 'Avec --cards, vérifie une feuille corrigée et dit où elle est fausse ou différente.',
  },
  agenda: {
    words: '<fichier>',
    summary: 'Montre ce qu’il reste à l’ordre du jour d’une partie enregistrée : la prochaine étape d’abord.',
    about: '',
  },
  fuzz: {
    words: '<jeu>',
    summary: 'Joue au hasard à toutes les tables du plan du jeu et vérifie chaque loi après chaque choix.',
    about: 'Les parties sont réparties entre les tables et les cœurs. Code de sortie 1 si une loi est enfreinte.',
  },
  perft: { words: '<jeu>', summary: 'Compte les suites possibles d’une partie, choix par choix.', about: '' },
  bench: {
    words: 'engine',
    summary: 'Mesure le moteur, et le même jeu sur boardgame.io à côté.',
    about: 'Une décision : énumérer les options, en prendre une au hasard, l’exécuter.',
  },
  economy: {
    words: '<jeu>',
    summary: 'Montre comment l’argent circule dans un jeu qui en tient le compte.',
    about: '',
  },
  doctor: {
    words: '',
    summary: 'Dit ce que cette machine a, ce qui lui manque, et que faire.',
    about: 'Code de sortie 1 seulement s’il manque quelque chose de nécessaire maintenant.',
  },
}
