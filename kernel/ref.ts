// Addresses: "hand.0.5" is the sixth card of the hand of seat 0.
import type { Ref } from './words.ts'

/** The last number of an address. */
export function lastOf(ref: Ref | undefined): number {
  if (ref === undefined) return -1
  let n = 0
  let tens = 1
  for (let i = ref.length - 1; i >= 0; i--) {
    const digit = ref.charCodeAt(i) - 48
    if (digit < 0 || digit > 9) break
    n += digit * tens
    tens *= 10
  }
  return n
}
