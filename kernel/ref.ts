// Addresses are made and read here: "hand.0.5" is the sixth card of the hand of seat 0.
import { each } from './lists.ts'
import type { Ref } from './words.ts'

/** `ref('hand', seat, 5)` is "hand.0.5". Refs that rules use again and again are made once (`refs`). */
export function ref(kind: string, ...places: readonly (number | string)[]): Ref {
  let address = kind
  for (const place of places) address += `.${place}`
  return address
}

/** The refs of a row of places: `refs('column', 6)` is column.0 to column.5; `refs('hand', 9, 0)` is hand.0.0 to hand.0.8. */
export function refs(kind: string, count: number, ...before: readonly (number | string)[]): readonly Ref[] {
  return each(count, (i) => ref(kind, ...before, i))
}

/** A ref taken apart: its kind, and what stands between the dots as numbers (NaN where it is a name). */
export function parse(address: Ref): { readonly kind: string; readonly places: readonly number[] } {
  const [kind = '', ...places] = address.split('.')
  return { kind, places: places.map((place) => (place === '' ? Number.NaN : Number(place))) }
}

/** Whether a ref is of a kind: `isRef('hand', 'hand.0.5')`. The first letters are compared before all others: it is quicker. */
export const isRef = (kind: string, address: Ref | undefined): boolean =>
  address !== undefined &&
  address.charCodeAt(0) === kind.charCodeAt(0) &&
  address.startsWith(kind) &&
  (address.length === kind.length || address[kind.length] === '.')

/** The number an address ends with, 0 where it ends with a name, −1 for no address; quick, because rules read it for every candidate. */
export function lastOf(address: Ref | undefined): number {
  if (address === undefined) return -1
  let n = 0
  let tens = 1
  for (let i = address.length - 1; i >= 0; i--) {
    const digit = address.charCodeAt(i) - 48
    if (digit < 0 || digit > 9) break
    n += digit * tens
    tens *= 10
  }
  return n
}
