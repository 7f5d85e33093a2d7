// Which games have a lesson, as the build finds them; the lessons themselves are fetched by whoever opens one.

const files = import.meta.glob<string>('../../../games/*/lessons/*.json', { query: '?raw', import: 'default' })
const pathOf = (game: string, name: string) => `../../../games/${game}/lessons/${name}.json`

/** Whether a game has this file of a lesson: `lesson`, or a language. */
export const isTaught = (game: string, name: string): boolean => Object.hasOwn(files, pathOf(game, name))

export const hasLesson = (game: string): boolean => isTaught(game, 'lesson')

export const lessonText = async (game: string, name: string): Promise<string> =>
  (await files[pathOf(game, name)]?.()) ?? ''
