// Variants and rulings: typed options with defaults, fixed at set-up.
import { at } from './lists.ts'
import type { Refusal } from './words.ts'

/** One of a few named values; the first is the default. */
interface OneOf {
  readonly kind: 'one'
  readonly values: readonly string[]
}
/** A whole number within bounds. */
interface Whole {
  readonly kind: 'whole'
  readonly min: number
  readonly max: number
  readonly normal: number
}
/** One value for each seat, all different; by default the first ones in order. */
interface EachSeat {
  readonly kind: 'each-seat'
  readonly values: readonly string[]
}
export type Variant = OneOf | Whole | EachSeat
export type Variants = Readonly<Record<string, Variant>>
export type Value = string | number | readonly string[]
export type Values = Readonly<Record<string, Value>>

/** The options of a game as its rules read them. */
export type ValuesOf<V extends Variants> = {
  readonly [K in keyof V]: V[K] extends { kind: 'one'; values: readonly (infer T)[] }
    ? T
    : V[K] extends { kind: 'whole' }
      ? number
      : readonly string[]
}

function normal(variant: Variant, seats: number): Value {
  switch (variant.kind) {
    case 'one':
      return at(variant.values, 0)
    case 'whole':
      return variant.normal
    case 'each-seat':
      return variant.values.slice(0, seats)
  }
}

/** A value from outside as a refusal names it: whatever it is, and not all of it where it is long. */
function toldAs(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
  return text.slice(0, 60)
}

function refuseValue(id: string, variant: Variant, value: unknown, seats: number): Refusal | null {
  switch (variant.kind) {
    case 'one':
      return variant.values.includes(value as string)
        ? null
        : { clause: 'table.option-value', with: { option: id, value: toldAs(value), values: variant.values } }
    case 'whole':
      return Number.isInteger(value) && (value as number) >= variant.min && (value as number) <= variant.max
        ? null
        : {
            clause: 'table.option-range',
            with: { option: id, value: toldAs(value), min: variant.min, max: variant.max },
          }
    case 'each-seat': {
      const list = Array.isArray(value) ? (value as unknown[]) : []
      const good =
        list.length === seats && new Set(list).size === seats && list.every((v) => variant.values.includes(v as string))
      return good
        ? null
        : {
            clause: 'table.option-each-seat',
            with: { option: id, value: toldAs(value), values: variant.values, seats },
          }
    }
  }
}

/** Those options of a match that are not as the rulebook has them. */
export const unusualOptions = (variants: Variants, options: Values, seats: number): string[] =>
  Object.entries(variants).flatMap(([id, variant]) => {
    const value = options[id]
    return value === undefined || JSON.stringify(value) === JSON.stringify(normal(variant, seats)) ? [] : [id]
  })

/** The full set of options for a match, or why the given ones cannot be. */
export function chooseOptions(
  variants: Variants,
  given: Readonly<Record<string, unknown>>,
  seats: number,
): { options: Values } | { refusal: Refusal } {
  for (const id of Object.keys(given))
    if (!Object.hasOwn(variants, id))
      return { refusal: { clause: 'table.option-unknown', with: { option: id, options: Object.keys(variants) } } }
  const options: Record<string, Value> = {}
  for (const [id, variant] of Object.entries(variants)) {
    if (given[id] === undefined) {
      options[id] = normal(variant, seats)
      continue
    }
    const refusal = refuseValue(id, variant, given[id], seats)
    if (refusal) return { refusal }
    options[id] = given[id] as Value
  }
  return { options }
}

/** Reads an option as typed on a command line or in a link; what it cannot read stays a string, to be refused with its name. */
export function readValue(variant: Variant | undefined, text: string): unknown {
  if (variant?.kind === 'whole') return /^-?\d+$/.test(text) ? Number(text) : text
  if (variant?.kind === 'each-seat') return text.split(',').map((v) => v.trim())
  return text
}
