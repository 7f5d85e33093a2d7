// Runs the server until it is told to stop: the first Ctrl-C shuts it down in good order, the second at once.
import { flushCompileCache } from 'node:module'
import type { Lang } from '../papers/texts.ts'
import { serve, startProblem } from './serve.ts'
import type { Settings } from './settings.ts'
import { sayIn } from './texts/say.ts'

/** Longer than this nobody waits for a house to close. */
const PATIENCE = 10_000

/** Resolves with the exit code once the house is closed. The address goes to `tell`, the log to standard output. */
export async function runServer(
  settings: Settings,
  lang: Lang,
  tell: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Promise<number> {
  const stopped = stopAsked()
  let served: Awaited<ReturnType<typeof serve>>
  try {
    served = await serve(settings)
  } catch (error) {
    tell(startProblem(error, settings, lang))
    return 1
  }
  // Where the caller asked for a cache of compiled code, the next start is faster and smaller, also after a power cut.
  flushCompileCache()
  tell(`${sayIn(lang, 'serve.ready', { address: served.address })}  ${sayIn(lang, 'serve.stop')}`)
  await stopped
  const late = setTimeout(() => process.exit(1), PATIENCE)
  await served.close()
  clearTimeout(late)
  return 0
}

/** A terminal and a parent process may both pass on the same Ctrl-C. */
const SAME = 500

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    let first = 0
    const stop = () => {
      // Whoever asks again does not want to wait.
      if (first > 0 && Date.now() - first > SAME) process.exit(130)
      if (first === 0) first = Date.now()
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  })
}
