import type { CliTexts } from '../en/index.ts'

export const commands: CliTexts['commands'] = {
  play: {
    words: '<jeu>',
    summary: 'Joue une partie ici, contre l’ordinateur.',
    about:
      'La partie est gardée après chaque choix ; partir, Ctrl-C ou fermer le terminal ne la perd jamais. chantier play --last la reprend.',
  },
  menu: { words: '', summary: 'Demande quel jeu, combien de places et quel adversaire, puis joue.', about: '' },
  replay: {
    words: '<fichier>',
    summary: 'Montre une partie enregistrée coup par coup, ou la table après l’un d’eux.',
    about: 'Vérifie d’abord le fichier et dit où il est faux. Avec --me, seulement ce que cette place pouvait savoir.',
  },
  analyse: {
    words: '<fichier>',
    summary:
      'Dit ce qui s’est passé dans une partie terminée : la part des cartes, et les choix qui étaient des erreurs.',
    about:
      'Chaque variation des chances est partagée en éléments dont la somme est exacte. Seules sont nommées les erreurs qui tiennent encore après une seconde réflexion, plus longue et avec un autre hasard. Le résultat est gardé dans le fichier, où les autres versions l’ignorent ; Ctrl-C arrête, et la même commande reprend à cet endroit.',
  },
  record: {
    words: '<jeu>',
    summary: 'Fait jouer une partie entière par l’ordinateur et l’écrit.',
    about:
      'Avec --json, une ligne pour chaque chose : la mise en place avec l’état entier, chaque décision avec ses options, le résultat. Les places se comptent à partir de 0, les décisions à partir de 1.',
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
  texts: {
    words: '[jeu | langue]',
    summary:
      'Imprime toutes les phrases d’un jeu, tirées de parties jouées au hasard, ou celles de la maison, pour les lire à voix haute ; ou dit où en est une langue.',
    about:
      'Avec un jeu ou sans rien : dans la langue de --lang ; les phrases qui ne diffèrent que par des nombres et des noms, trois fois au plus. Avec une langue (chantier texts pl) : ce qu’elle dit, pièce par pièce ; avec --missing, chaque fichier et chaque phrase qui manque. Code 1 s’il manque quelque chose. docs/guide/add-a-language.md.',
  },
  fuzz: {
    words: '<jeu>',
    summary: 'Joue au hasard à toutes les tables du plan du jeu et vérifie les lois après chaque choix.',
    about:
      'Les parties sont réparties entre les tables du plan, une table de plus que chaque partie tire au hasard, et les cœurs ; avec --seats ou --option, toutes se jouent à cette table. Les lois peu coûteuses sont vérifiées à chaque position, les autres à une part d’entre elles (--share). Avec --resume, les parties comptent depuis la première : la même commande avec plus de parties joue le reste et donne la somme de toutes. Code de sortie 1 si une loi est enfreinte.',
  },
  perft: { words: '<jeu>', summary: 'Compte les suites possibles d’une partie, choix par choix.', about: '' },
  bench: {
    words: 'engine | search | server | cluster',
    summary:
      'Mesure le moteur ou le serveur, et boardgame.io à côté ; la recherche des adversaires ; ou plusieurs nœuds à côté d’un seul.',
    about: 'Une décision : énumérer les options, en prendre une au hasard, l’exécuter.',
  },
  lesson: {
    words: '<jeu>',
    summary: 'Joue la leçon d’un jeu comme elle le demande, la vérifie et dit combien de temps elle prend.',
    about:
      'Avec --check, seulement ce qui est faux et où. Code de sortie 1 s’il y a quelque chose de faux : docs/guide/write-a-lesson.md.',
  },
  economy: {
    words: '<jeu>',
    summary: 'Montre comment l’argent circule dans un jeu qui en tient le compte.',
    about: '',
  },
  arena: {
    words: '<jeu>',
    summary: 'Fait jouer de nombreuses parties entre adversaires et dit lequel est le meilleur.',
    about:
      'Chaque donne est jouée une fois pour chaque rotation autour de la table. Code de sortie 0 si le premier est meilleur que le second à 95 %, 4 s’il est moins bon, 3 si les parties ne le montrent pas. Avec --luck, ce sont les résultats sans la chance qui décident : docs/arena.md.',
  },
  bot: {
    words: '<jeu>',
    summary: 'Joue une partie avec un programme à vous, par le protocole ouvert.',
    about:
      'docs/guide/write-a-bot.md décrit le protocole. Un programme qui échoue est remplacé ; le code de sortie est alors 1.',
  },
  serve: {
    words: '',
    summary: 'Ouvre une maison : page, API et tables en direct à une même adresse, jusqu’à Ctrl-C.',
    about: 'Chaque réglage est aussi une variable d’environnement ; docs/guide/host.md en donne la liste.',
  },
  backup: {
    words: '',
    summary: 'Écrit tout ce que garde une maison dans un seul fichier, pendant qu’elle est ouverte.',
    about:
      'Le fichier convient à SQLite comme à PostgreSQL. Il ouvre tous les comptes : gardez-le où personne d’autre ne peut le lire.',
  },
  restore: {
    words: '<fichier>',
    summary: 'Remet une sauvegarde en place, là où rien n’est encore gardé.',
    about: 'Le fichier est vérifié ; s’il est abîmé, rien ne change.',
  },
  admin: {
    words: '[people | reports | warn | silence | ban | lift | rename | undo | log | code]',
    summary: 'Tient une maison depuis le terminal, qu’elle soit ouverte ou non.',
    about:
      'people [partie d’un nom] ; reports : les signalements ; warn QUI TEXTE : avertir ; silence QUI ; ban QUI ; lift QUI : lever ; rename QUI NOM ; log : le journal ; undo LIGNE : annuler ; code : un nouveau code de responsable, qui remplace l’ancien responsable dès qu’il sert. QUI est un nom ou un identifiant. Une maison ouverte suit en quelques secondes. Sans mot : ce qui attend.',
  },
  verify: {
    words: '<fichier>',
    summary: 'Vérifie hors ligne que le mélange d’une partie en ligne terminée était honnête.',
    about:
      'Le secret doit correspondre au sceau montré au début et donner la graine avec les mots des joueurs ; puis chaque choix est rejoué.',
  },
  'new-game': {
    words: '<nom>',
    summary: 'Crée le dossier d’un nouveau jeu, jouable aussitôt.',
    about:
      'Un petit jeu entier à trois sortes de cartes, avec règles, feuille, textes, adversaire, apparence et tests, à changer pour en faire le vôtre : docs/guide/add-a-game.md.',
  },
  doctor: {
    words: '',
    summary: 'Dit ce que cette machine a, ce qui lui manque, et que faire.',
    about: 'Code de sortie 1 seulement s’il manque quelque chose de nécessaire maintenant.',
  },
}
