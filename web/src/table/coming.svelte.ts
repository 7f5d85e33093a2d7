// A board comes onto the page in parts: drawn at once it would keep its reader waiting.
import { flushSync, onMount } from 'svelte'
import { bitByBit } from '../lib/bits.ts'
import type { LaidArea } from './laying.ts'

/** So many pieces come with each step. */
const STEP = 4

/** The first so many pieces of the areas, in the order in which they are walked. */
export function firstOf(areas: readonly LaidArea[], many: number): readonly LaidArea[] {
  let left = many
  return areas.flatMap((area) => {
    const room = left
    left -= area.laid.length
    return left >= 0 ? [area] : room > 0 ? [{ ...area, laid: area.laid.slice(0, room) }] : []
  })
}

/** As much of a board as is on the page, from the component that draws it on: the first pieces, and soon all of it. */
export function comingOf(all: () => readonly LaidArea[]): { readonly now: readonly LaidArea[] } {
  let drawn = $state.raw(STEP)
  onMount(() =>
    bitByBit(() => {
      const whole = firstOf(all(), drawn).at(-1) === all().at(-1)
      flushSync(() => {
        drawn = whole ? Number.POSITIVE_INFINITY : drawn + STEP
      })
      return !whole
    }),
  )
  return {
    get now() {
      return drawn < Number.POSITIVE_INFINITY ? firstOf(all(), drawn) : all()
    },
  }
}
