/** What each command is for: the words it takes, a sentence, and more where it needs more. */
export const commandsEn = {
  play: {
    words: '<game>',
    summary: 'Plays a game here, against computer opponents.',
    about:
      'The game is kept after every choice; leaving, Ctrl-C or a closed terminal never loses it. chantier play --last goes on with it.',
  },
  menu: { words: '', summary: 'Asks which game, how many seats and which opponent, then plays.', about: '' },
  replay: {
    words: '<file>',
    summary: 'Shows a saved match move by move, or the table after one of them.',
    about: 'Checks the file first and says where a bad one is wrong. With --me, only what that seat could know.',
  },
  record: {
    words: '<game>',
    summary: 'Lets computer opponents play a whole match and writes it down.',
    about:
      'With --json, one line each: the set-up with the whole state, every decision with its options, the result. Seats count from 0, decisions from 1.',
  },
  cards: {
    words: '<game>',
    summary: 'Shows the card table, each figure with where it comes from.',
    about: 'With --cards, checks a corrected sheet and says where it is wrong or differs.',
  },
  agenda: {
    words: '<file>',
    summary: 'Shows what a saved match still has on its agenda: the next step first.',
    about: '',
  },
  fuzz: {
    words: '<game>',
    summary: 'Plays random games at every table of the game’s plan and checks every law after every choice.',
    about: 'The games are shared out among the tables and the cores. Exit code 1 if a law is broken.',
  },
  perft: { words: '<game>', summary: 'Counts the ways a match can go on, choice by choice.', about: '' },
  bench: {
    words: 'engine',
    summary: 'Measures the engine, and the same game on boardgame.io beside it.',
    about: 'A decision: enumerate the options, take one at random, carry it out.',
  },
  economy: { words: '<game>', summary: 'Shows how money flows in a game, where it keeps such a table.', about: '' },
  doctor: {
    words: '',
    summary: 'Says what this machine has and lacks, and what to do about it.',
    about: 'Exit code 1 only if something needed now is missing.',
  },
}
