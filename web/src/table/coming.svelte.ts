// What comes onto the page in parts: a board drawn at once would keep its reader waiting.
import { flushSync, onMount } from 'svelte'
import { bitByBit } from '../lib/bits.ts'

/** As much of a list as is on the page, from the component that draws it on: its first entry, and soon all of it. */
export function comingOf<T>(all: () => readonly T[]): { readonly now: readonly T[] } {
  let drawn = $state.raw(1)
  onMount(() =>
    bitByBit(() => {
      flushSync(() => {
        drawn = drawn + 1 < all().length ? drawn + 1 : Number.POSITIVE_INFINITY
      })
      return Number.isFinite(drawn)
    }),
  )
  return {
    get now() {
      return drawn < all().length ? all().slice(0, drawn) : all()
    },
  }
}
