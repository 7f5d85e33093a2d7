// Repeats some work at an interval with jitter, never twice at once, until it is stopped.
import type { Logger } from 'pino'

export interface Repeated {
  /** Ends them; resolves when the last one is done. */
  stop(): Promise<void>
}

/** Every so many milliseconds, give or take a quarter, so that nodes do not all sweep at the same moment; 0 for never. */
export function repeat(every: number, round: () => Promise<void>, log: Logger): Repeated {
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
