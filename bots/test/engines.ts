// For the tests: the commands of programs that speak the protocol, well or badly.
import { join } from 'node:path'

const HOUSE = join(import.meta.dirname, '..', '..')
const NODE = join(HOUSE, 'node_modules', '.bin', 'node')
const PLAYER = join(import.meta.dirname, 'player.mjs')

/** A program that behaves in this way. */
export const engineThat = (how: string): string => `"${NODE}" "${PLAYER}" ${how}`

export const NO_SUCH_ENGINE = 'chantier-has-no-such-program'

export const SAMPLES = {
  python: `python3 "${join(HOUSE, 'bots', 'samples', 'bot.py')}"`,
  javascript: `"${NODE}" "${join(HOUSE, 'bots', 'samples', 'bot.mjs')}"`,
}
