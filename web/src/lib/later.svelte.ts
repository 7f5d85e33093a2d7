// What stands beside the board may come a frame after it.
import { untrack } from 'svelte'
import { painted } from './frame.ts'

/**
 * What is made of what `changed` looks at: what was last, until the page has been painted with what changed before it, and nothing
 * is made before that; what is now, at once, as soon as somebody else looks (`eyes`): nothing that one seat sees stays for another.
 */
export function later<T>(eyes: () => unknown, changed: () => void, source: () => T): { readonly current: T } {
  const make = () => ({ eyes: eyes(), value: source() })
  let held = $state.raw(untrack(make))
  $effect(() => {
    void eyes()
    changed()
    let past = false
    void painted().then(() => {
      if (!past) held = make()
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
