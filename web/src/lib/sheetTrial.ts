// Trying a card sheet in a worker of its own, which ends with the trial.
import type { DeadMatch } from '../../../bots/trial.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Tried } from './sheet.worker.ts'

/** The match that shows that a sheet cannot be played with; null for a good one. `played` hears how far the trial is. */
export function tried(sheet: Sheet, played: (matches: number) => void): Promise<DeadMatch | null> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<DeadMatch | null>()
  worker.addEventListener('message', ({ data }: MessageEvent<Tried>) => {
    if ('played' in data) played(data.played)
    else resolve(data.dead)
  })
  worker.addEventListener('error', () => reject(new Error('the trial of the sheet ended')))
  worker.postMessage(JSON.parse(JSON.stringify(sheet)))
  return promise.finally(() => worker.terminate())
}
