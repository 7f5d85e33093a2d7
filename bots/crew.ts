// Work shared out among the cores: each worker takes the next task as soon as it is done with one.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * Runs every task in workers of a file that answers each message with a result; results in the order of the tasks.
 * A farewell is sent to each worker at the end, and its answer waited for.
 */
export async function shareOut<T, R>(
  file: URL,
  tasks: readonly T[],
  done: (result: R) => void,
  workers: number = availableParallelism(),
  farewell?: T,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const work = () =>
    new Promise<void>((leave, fail) => {
      const worker = new Worker(file)
      let mine = -1
      let parting = false
      const take = () => {
        mine = next++
        if (mine < tasks.length) worker.postMessage(tasks[mine])
        else if (farewell !== undefined && !parting) {
          parting = true
          worker.postMessage(farewell)
        } else {
          leave()
          worker.terminate()
        }
      }
      worker.on('message', (result: R) => {
        if (parting) return take()
        results[mine] = result
        try {
          done(result)
          take()
        } catch (error) {
          next = tasks.length
          fail(error)
          worker.terminate()
        }
      })
      worker.on('error', fail)
      take()
    })
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, work))
  return results
}
