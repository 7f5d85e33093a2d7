// News within one process: whoever listens hears everything, its own news too; news says what is kept, so hearing it
// twice changes nothing.
import type { Bus } from './store.ts'

export function busOf(): Bus {
  const ears = new Set<(news: string | null) => void>()
  return {
    publish(news) {
      for (const hear of [...ears])
        setImmediate(() => {
          if (ears.has(hear)) news.forEach(hear)
        })
    },
    listen(hear) {
      ears.add(hear)
      return () => ears.delete(hear)
    },
  }
}
