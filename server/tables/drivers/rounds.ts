// Something that is done again and again, never twice at once, until it is stopped.
import type { Logger } from 'pino'

export interface Rounds {
  /** Ends them; resolves when the last one is done. */
  stop(): Promise<void>
}

/** Every so many milliseconds, more or less: nodes of one house do not look all at the same moment. 0 for never. */
export function roundsOf(every: number, round: () => Promise<void>, log: Logger): Rounds {
  let going = every > 0
  let last: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const plan = () => {
    if (!going) return
    timer = setTimeout(
      () => {
        last = round()
          .catch((error) => log.error({ err: error }, 'a round failed'))
          .then(plan)
      },
      every * (0.75 + Math.random() / 2),
    )
    timer.unref()
  }
  plan()
  return {
    async stop() {
      going = false
      clearTimeout(timer)
      await last
    },
  }
}
