// What a table opens only now and then: fetched once it stands and is idle, so that it is there when it is wanted.
import { whenIdle } from '../lib/idle.ts'

export function fetchAhead(): () => void {
  return whenIdle(() => {
    const parts = [
      import('./VerbPanel.svelte'),
      import('./Foreseen.svelte'),
      import('./Numbers.svelte'),
      import('./HeldBar.svelte'),
      import('./Telling.svelte'),
      import('./Sheets.svelte'),
      import('./RulesPanel.svelte'),
    ]
    // What cannot be fetched is asked for again by whoever needs it, and told then.
    for (const part of parts) part.catch(() => undefined)
  })
}
