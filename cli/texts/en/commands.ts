/** What each command is for: the words it takes, a sentence, and more where it needs more. */
export const commands = {
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
  analyse: {
    words: '<file>',
    summary: 'Says what happened in a finished match: what the cards did, and which choices were mistakes.',
    about:
      'Every change of the seats’ chances is split into parts that add up. Only mistakes that still hold after a second, longer thought with other luck are named. What was found is kept in the file, where other versions ignore it; Ctrl-C stops, and the same command goes on from there.',
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
  texts: {
    words: '[game | language]',
    summary:
      'Prints every sentence of a game, from matches played at random, or those of the house, for reading aloud; or says how far a language is.',
    about:
      'With a game or without anything: in the language of --lang; sentences that differ in numbers and names only are printed up to three times. With a language (chantier texts pl): what it says, room by room; with --missing, every file and sentence that it lacks. Exit code 1 if something is missing. docs/guide/add-a-language.md.',
  },
  fuzz: {
    words: '<game>',
    summary: 'Plays random games at every table of the game’s plan and checks the laws after every choice.',
    about:
      'The games are shared out among the tables of the plan, one more that every game draws anew, and the cores; with --seats or --option all are played at that table. The laws that cost little are checked at every position, the others at a share of them (--share). With --resume they are counted from the first on: the same command with more games plays the rest and gives the sum of all. Exit code 1 if a law is broken.',
  },
  perft: { words: '<game>', summary: 'Counts the ways a match can go on, choice by choice.', about: '' },
  bench: {
    words: 'engine | search | server | cluster',
    summary:
      'Measures the engine or the server, and boardgame.io beside it; the search of the opponents; or several nodes beside one.',
    about: 'A decision: enumerate the options, take one at random, carry it out.',
  },
  lesson: {
    words: '<game>',
    summary: 'Plays the lesson of a game as it asks, checks it, and says how long it takes.',
    about: 'With --check, only what is wrong and where. Exit code 1 if something is: docs/guide/write-a-lesson.md.',
  },
  economy: { words: '<game>', summary: 'Shows how money flows in a game, where it keeps such a table.', about: '' },
  arena: {
    words: '<game>',
    summary: 'Lets opponents play many games against each other and says who is better.',
    about:
      'Every deal is played once for each rotation of the bots round the table. Exit code 0 if the first bot is better than the second at 95%, 4 if it is worse, 3 if the games do not show it. With --luck the results without luck decide: docs/arena.md.',
  },
  bot: {
    words: '<game>',
    summary: 'Plays a match with a program of yours, over the open bot protocol.',
    about:
      'docs/guide/write-a-bot.md describes the protocol. A program that fails is replaced; the exit code is then 1.',
  },
  serve: {
    words: '',
    summary: 'Opens a house: web, API and live tables at one address, until Ctrl-C.',
    about: 'Every setting is also an environment variable; docs/guide/host.md lists them.',
  },
  backup: {
    words: '',
    summary: 'Writes all that a house keeps into one file, while it is open.',
    about: 'The file fits SQLite and PostgreSQL alike. It opens every account: keep it where nobody else can read it.',
  },
  restore: {
    words: '<file>',
    summary: 'Brings a backup back, into a place where nothing is kept yet.',
    about: 'The file is checked; a damaged one changes nothing.',
  },
  admin: {
    words: '[people | reports | warn | silence | ban | lift | rename | undo | log | code]',
    summary: 'Leads a house from the terminal, whether it is open or not.',
    about:
      'people [part of a name]; reports; warn WHO TEXT; silence WHO; ban WHO; lift WHO; rename WHO NAME; log; undo LINE; code: a new owner’s code, which ends the rights of the owner before when it is used. WHO is a name or an id. A house that is open follows within seconds. Without a word: what waits.',
  },
  verify: {
    words: '<file>',
    summary: 'Checks offline that the shuffle of a finished online match was fair.',
    about:
      'The secret must fit the seal shown at the start, and give the seed with the words of the players; then every choice is replayed.',
  },
  'new-game': {
    words: '<name>',
    summary: 'Lays the folder of a new game, which plays at once.',
    about:
      'A small whole game of three kinds of cards, with rules, sheet, texts, opponent, look and tests, to be changed into yours: docs/guide/add-a-game.md.',
  },
  doctor: {
    words: '',
    summary: 'Says what this machine has and lacks, and what to do about it.',
    about: 'Exit code 1 only if something needed now is missing.',
  },
}
