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
    const laid = area.laid.slice(0, Math.max(0, left))
    left -= area.laid.length
    return laid.length === area.laid.length ? [area] : laid.length > 0 ? [{ ...area, laid }] : []
  })
}

/** As much of a board as is on the page, from the component that draws it on: the first pieces, and soon all of it. */
export function comingOf(all: () => readonly LaidArea[]): { readonly now: readonly LaidArea[] } {
  let drawn = $state.raw(STEP)
  onMount(() =>
    bitByBit(() => {
      const most = all().reduce((sum, { laid }) => sum + laid.length, 0)
      flushSync(() => {
        drawn = drawn + STEP < most ? drawn + STEP : Number.POSITIVE_INFINITY
      })
      return Number.isFinite(drawn)
    }),
  )
  return {
    get now() {
      return Number.isFinite(drawn) ? firstOf(all(), drawn) : all()
    },
  }
}
