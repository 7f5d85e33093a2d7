// What stands beside the board may come a frame after it.
import { untrack } from 'svelte'
import { painted } from './frame.ts'

/**
 * What was last, until the page has been painted with what changed before it; what is now, at once, as soon as somebody
 * else looks (`eyes`): nothing that one seat sees stays for another.
 */
export function later<T>(eyes: () => unknown, source: () => T): { readonly current: T } {
  let held = $state.raw(untrack(() => ({ eyes: eyes(), value: source() })))
  $effect(() => {
    const now = { eyes: eyes(), value: source() }
    let past = false
    void painted().then(() => {
      if (!past) held = now
    })
    return () => {
      past = true
    }
  })
  return {
    get current() {
      return held.eyes === eyes() ? held.value : source()
    },
  }
}
