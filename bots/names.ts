// Opponents by name, with a budget if one is given: greedy, master-1, master@200ms, master@1s, master@400it, master@400th, master@30each.
import type { Bot, Limits } from './bot.ts'
import { bots } from './index.ts'
import { USUAL_LEVEL } from './level.ts'

export interface Named {
  readonly bot: Bot
  /** What the name itself says; empty for a name alone. */
  readonly budget: Limits
}

const UNITS: Readonly<Record<string, (n: number) => Limits>> = {
  ms: (n) => ({ ms: n }),
  s: (n) => ({ ms: n * 1000 }),
  it: (n) => ({ iterations: n }),
  th: (n) => ({ thoughts: n }),
  each: (n) => ({ each: n }),
}

/** The opponent of a name, or null. */
export function botNamed(name: string): Named | null {
  const [, id = '', digits, unit = ''] = /^([a-z]+(?:-[a-z0-9]+)*)(?:@(\d{1,7})(ms|s|it|th|each))?$/.exec(name) ?? []
  if (!Object.hasOwn(bots, id)) return null
  const bot = bots[id] as Bot
  if (digits === undefined) return { bot, budget: {} }
  const n = Number(digits)
  return n > 0 ? { bot, budget: (UNITS[unit] as (n: number) => Limits)(n) } : null
}

/** The opponent itself where it is known here; one of another version, or of a file that somebody wrote, plays at the usual level. */
export const knownName = (name: string): string => (botNamed(name) === null ? USUAL_LEVEL : name)

/** Splits a list at its commas; what stands in double quotes stays together. */
export function splitNames(list: string): string[] {
  const names = list.match(/(?:"[^"]*"|[^,"])+/g) ?? []
  return names.map((name) => name.replaceAll('"', '').trim()).filter((name) => name !== '')
}
