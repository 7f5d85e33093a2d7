// Who sits at the next table of a game, and by which variants: what "play now" plays, as the device remembers it.

import { FIRST_LEVEL, USUAL_LEVEL } from '../../../bots/level.ts'
import { isRecord } from '../../../kernel/record.ts'
import type { Value, Variants } from '../../../kernel/variants.ts'
import type { Sitting } from '../lib/keep.ts'

/** Alone against computers, or with people round this device. */
export type Way = 'alone' | 'device'

export interface Plan {
  readonly sitting: readonly Sitting[]
  /** Only what differs from the rulebook. */
  readonly options: Readonly<Record<string, Value>>
}

const computer = (bot: string = USUAL_LEVEL): Sitting => ({ kind: 'bot', name: '', bot })
const person = (name = ''): Sitting => ({ kind: 'person', name })

/** One person against three computers, or as many people as the game likes best, four at most. */
export function standardPlan(players: readonly [number, number], way: Way, name: string): Plan {
  const seats = Math.min(4, players[1])
  const sitting = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? person(name) : way === 'alone' ? computer() : person(),
  )
  return { sitting, options: {} }
}

/** A first match: the reader against as few as the game allows, novices all, as the rulebook has it. */
export function firstPlan([least]: readonly [number, number], name: string): Plan {
  return { sitting: [person(name), ...Array.from({ length: least - 1 }, () => computer(FIRST_LEVEL))], options: {} }
}

/** The same table with more or fewer seats: those who come sit like the last one. Colours of seats start anew. */
export function withSeats(plan: Plan, seats: number, variants: Variants): Plan {
  const last = plan.sitting.at(-1) ?? computer()
  const more: Sitting = last.kind === 'bot' ? { ...last, name: '' } : person()
  const sitting = Array.from({ length: seats }, (_, seat) => plan.sitting[seat] ?? more)
  const options = Object.fromEntries(Object.entries(plan.options).filter(([id]) => variants[id]?.kind !== 'each-seat'))
  return { sitting, options }
}

/** One value of an each-seat option for one seat; whoever had it takes the other's. */
export function swapEach(all: readonly string[], seat: number, value: string): readonly string[] {
  const had = all[seat] ?? ''
  return all.map((v, i) => (i === seat ? value : v === value ? had : v))
}

export interface Company {
  readonly people: number
  readonly computers: number
  /** The level all computers have, or null where they differ. */
  readonly level: string | null
}

export function companyOf(plan: Plan): Company {
  const computers = plan.sitting.filter((s) => s.kind === 'bot')
  const levels = new Set(computers.map((s) => s.bot ?? USUAL_LEVEL))
  const [level = null] = levels
  return {
    people: plan.sitting.length - computers.length,
    computers: computers.length,
    level: levels.size === 1 ? level : null,
  }
}

function readSitting(x: unknown): Sitting | null {
  if (!isRecord(x) || (x.kind !== 'person' && x.kind !== 'bot')) return null
  const name = typeof x.name === 'string' ? x.name.slice(0, 40) : ''
  return x.kind === 'person' ? person(name) : { ...computer(typeof x.bot === 'string' ? x.bot : USUAL_LEVEL), name }
}

/** A remembered plan, or null where what is remembered is of no use. */
export function readPlan(x: unknown, players: readonly [number, number]): Plan | null {
  if (!isRecord(x) || !Array.isArray(x.sitting)) return null
  const sitting = x.sitting.map(readSitting)
  if (sitting.length < players[0] || sitting.length > players[1]) return null
  if (!sitting.every((s) => s !== null)) return null
  return { sitting, options: isRecord(x.options) ? (x.options as Record<string, Value>) : {} }
}

const KEY = 'chantier.plans'

function remembered(): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isRecord(data) ? data : {}
  } catch {
    return {}
  }
}

export function planFor(game: string, players: readonly [number, number], way: Way, name: string): Plan {
  const plan = readPlan(remembered()[`${game}.${way}`], players) ?? standardPlan(players, way, name)
  const [first, ...others] = plan.sitting
  // The reader's own name follows the reader.
  return first?.kind === 'person' && way === 'alone' ? { ...plan, sitting: [person(name), ...others] } : plan
}

export function rememberPlan(game: string, way: Way, plan: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [`${game}.${way}`]: plan }))
  } catch {
    // Storage is full or forbidden: the plan holds for this table.
  }
}
