/** What `chantier new-game` says. */
export const newGame = {
  name: {
    shape: (id: string, _longest: number) =>
      `“${id}” cannot be the name of a game: small letters and digits, parted by single hyphens, as in toll-bridge.`,
    long: (id: string, longest: number) => `“${id}” is too long for the name of a game: at most ${longest} characters.`,
    letters: (id: string, _longest: number) =>
      `“${id}” is too short for the name of a game: it needs three letters at least.`,
    reserved: (id: string, _longest: number) => `“${id}” means something else here: choose another name.`,
  },
  clash: (id: string, word: string) =>
    `A game called “${id}” would need the name ${word}, which every game already uses for something else: choose another name.`,
  exists: (id: string) => `There is a game “${id}” already.`,
  there: (folder: string) => `${folder} exists already: move it away, or choose another name.`,
  kept: (id: string) =>
    `Matches of a game “${id}” are kept here, and a new game under that name could not play them: choose another name.`,
  players: (text: string, fewest: number, most: number) =>
    `--players cannot be “${text}”: two numbers from ${fewest} to ${most}, the smaller first, as in 2-4; or one of them.`,
  failed: (id: string, why: string) => `The game “${id}” could not be laid, and nothing was written: ${why}`,
  laid: (title: string, folder: string, files: number) => `${title} is laid in ${folder}, ${files} files, and plays.`,
  next: 'What to do next; docs/guide/add-a-game.md goes through it file by file:',
  commands: (id: string): Readonly<Record<string, string>> => ({
    [`npm run chantier -- play ${id}`]: 'plays it here',
    'npm start': 'plays it in the browser',
    [`npx vitest run games/${id}`]: 'runs its tests',
    [`npm run keep -- ${id}`]: 'records its matches anew, after a change of rules',
  }),
}
