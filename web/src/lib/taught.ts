// Which games have a lesson, as the build finds them; the lessons themselves are fetched by whoever opens one (lessons.ts).
const files = import.meta.glob<string>('../../../games/*/lessons/lesson.json', { query: '?raw', import: 'default' })
const loadOf = (game: string) => files[`../../../games/${game}/lessons/lesson.json`]

export const hasLesson = (game: string): boolean => loadOf(game) !== undefined

export const lessonText = async (game: string): Promise<string> => (await loadOf(game)?.()) ?? ''
