// A judge at work: one worker a piece of work, so that it ends at once when it is stopped.
import type { Compared } from '../../../analysis/compare.ts'
import type { Comparison, MatchWork, Posted, Reply } from './judge.worker.ts'

/** Sets a judge to work; what is given back stops it. */
function setToWork(posted: Posted, hear: (reply: Reply) => void): () => void {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data))
  worker.addEventListener('error', () => hear({ failed: 'worker' }))
  worker.postMessage(posted)
  return () => worker.terminate()
}

export const judgeMatch = (work: MatchWork, hear: (reply: Reply) => void) => setToWork(work, hear)

/** The choices of a moment side by side; null where nobody can think. */
export function compareChoices(asked: Comparison): Promise<readonly Compared[] | null> {
  const { promise, resolve } = Promise.withResolvers<readonly Compared[] | null>()
  const stop = setToWork({ compare: asked }, (reply) => {
    stop()
    resolve('compared' in reply ? reply.compared : null)
  })
  return promise
}
