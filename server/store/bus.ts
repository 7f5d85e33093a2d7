// Messages within one process: whoever listens hears everything, its own messages too; a message says what is kept, so
// hearing it twice changes nothing.
import type { NodeMessage } from './message.ts'
import type { Bus } from './store.ts'

export function busOf(): Bus {
  const listeners = new Set<(message: NodeMessage | null) => void>()
  return {
    publish(messages) {
      for (const hear of [...listeners])
        setImmediate(() => {
          if (listeners.has(hear)) messages.forEach(hear)
        })
    },
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}
