// The levels of computer opponents, the one list of them: whoever offers, names or checks a level reads it here. It loads nothing
// of what thinks, so pages may import it at once.

/** Those that people choose from, the weakest first. Each wins about three matches of four against the one before it. */
export const LEVELS = ['novice', 'apprentice', 'journeyman', 'master', 'grandmaster'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (name: unknown): name is Level => LEVELS.some((level) => level === name)

/** The level an opponent has until somebody chooses another. */
export const USUAL_LEVEL: Level = 'journeyman'

/** Who sits at somebody's first match, and who answers in a lesson that names nobody. */
export const FIRST_LEVEL: Level = 'novice'

/** Who keeps a seat warm while its person is away: quick, and no burden to the others. */
export const AWAY_LEVEL: Level = 'journeyman'

/** Levels that judge by what a net has learned, where a game has one; and the same ones by insight alone. */
const LEARNED = /^(?:grand)?master(?=@|$)/
const UNTAUGHT = '-untaught'

/** Whether an opponent of this name judges by a net, where the game has learned one: `usesNet('master@1s')`. */
export const usesNet = (name: string): boolean => LEARNED.test(name)

/** The same opponent without a net: `grandmaster-untaught`. */
export const untaughtName = (name: string): string => name.replace(LEARNED, (level) => `${level}${UNTAUGHT}`)

/** The level that an opponent's name speaks of, whatever its limits and whether or not it uses a net; null for others. */
export function levelIn(name: string): Level | null {
  const [id = ''] = name.split('@')
  const level = id.endsWith(UNTAUGHT) ? id.slice(0, -UNTAUGHT.length) : id
  return isLevel(level) ? level : null
}

/** Whether an opponent of this name plays as masters do. */
export function isStrong(name: string): boolean {
  const level = levelIn(name)
  return level === 'master' || level === 'grandmaster'
}
