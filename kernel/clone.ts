// Copying a state. Steps, sealed choices and events are immutable, so copies share them; what was agreed never changes.
import type { State } from './words.ts'

function deep(x: object): object {
  if (Array.isArray(x)) {
    const n = x.length
    const y = x.slice()
    // A list that begins with a number or a name holds no objects (law 1).
    if (typeof y[0] !== 'object') return y
    for (let i = 0; i < n; i++) {
      const v = y[i]
      if (typeof v === 'object' && v !== null) y[i] = deep(v)
    }
    return y
  }
  const y = { ...x } as Record<string, unknown>
  for (const k in y) {
    const v = y[k]
    if (typeof v === 'object' && v !== null) y[k] = deep(v)
  }
  return y
}

export function clone<S extends State>(s: S): S {
  const y: S = { ...s }
  for (const k in y) {
    const v = y[k]
    if (typeof v === 'object' && v !== null && k !== 'options')
      (y as Record<string, unknown>)[k] =
        k === 'agenda' || k === 'sealed' || k === 'events' ? (v as unknown as unknown[]).slice() : deep(v)
  }
  return y
}
