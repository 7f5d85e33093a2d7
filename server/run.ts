// Runs the server until it is told to stop: the first Ctrl-C shuts it down in good order, the second at once.
import { flushCompileCache } from 'node:module'
import type { Lang } from '../papers/texts.ts'
import { messageOf } from './base/error.ts'
import { networkAddresses } from './base/network.ts'
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
    served = await serve(settings, { broken: (error) => endBroken(error, lang, tell) })
  } catch (error) {
    tell(startProblem(error, settings, lang))
    return 1
  }
  // Where the caller asked for a cache of compiled code, the next start is faster and smaller, also after a power cut.
  flushCompileCache()
  tell(`${sayIn(lang, 'serve.ready', { address: served.address })}  ${sayIn(lang, 'serve.stop')}`)
  const network = networkAddresses(settings, served.port)
  if (network.length > 0) tell(sayIn(lang, 'serve.network', { addresses: network.join('  ') }))
  if (served.ownerCode !== null)
    tell(sayIn(lang, 'serve.owner', { code: served.ownerCode, address: `${served.address}#/owner` }))
  await stopped
  const late = setTimeout(() => process.exit(1), PATIENCE)
  try {
    await served.close()
    return 0
  } catch (error) {
    tell(sayIn(lang, 'serve.not-closed', { why: messageOf(error) }))
    return 1
  } finally {
    clearTimeout(late)
  }
}

/** Ends within the call, before anybody else is answered: what the disk did not take must never be acknowledged. */
function endBroken(error: Error, lang: Lang, tell: (line: string) => void): void {
  tell(sayIn(lang, 'serve.broken', { why: messageOf(error) }))
  process.exit(1)
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
    // Whoever started us keeps a channel open; when that process is gone, nobody would ever stop us.
    process.once('disconnect', stop)
    process.channel?.unref()
  })
}
