// The talk with a program that plays: what is said to it, and the wait for an answer that fits.
import { type Program, startProgram } from './line.ts'
import { type Answered, failure, readAnswer, type Said } from './words.ts'

/** Both sides of the talk, for whoever wants to read it. */
export type Trace = (from: 'house' | 'bot', line: string) => void

export interface Talk {
  readonly running: () => boolean
  /** Starts the program anew. */
  start(): void
  say(said: Said): void
  /** Waits so long for the answer that fits; what comes late, to an earlier question, is passed over. */
  hear<T>(ms: number, fits: (answer: Answered) => T | null): Promise<T>
  /** Ends a program that has failed. */
  drop(): Promise<void>
  /** Ends it after so many milliseconds of patience. */
  stop(patience: number): Promise<void>
}

export function talkWith(command: string, trace: Trace): Talk {
  let program: Program | null = null

  async function stop(patience: number): Promise<void> {
    const old = program
    program = null
    await old?.stop(patience)
  }

  return {
    running: () => program?.running() ?? false,
    start() {
      program = startProgram(command)
    },
    say(said) {
      const line = JSON.stringify(said)
      trace('house', line)
      program?.send(line)
    },
    hear<T>(ms: number, fits: (answer: Answered) => T | null): Promise<T> {
      const from = program
      if (from === null) return Promise.reject(failure('crash', 'it is not running'))
      return new Promise<T>((done, fail) => {
        const over = (end: () => void) => {
          clearTimeout(timer)
          from.rest()
          end()
        }
        const fault = (why: 'hang' | 'nonsense', message: string) =>
          over(() => stop(0).then(() => fail(failure(why, message))))
        const timer = setTimeout(() => fault('hang', `no answer within ${ms} ms`), ms)
        from.listen(
          (line) => {
            trace('bot', line)
            const answer = readAnswer(line)
            if (answer === null) return fault('nonsense', `it answered ${JSON.stringify(line.slice(0, 120))}`)
            const found = fits(answer)
            if (found !== null) over(() => done(found))
          },
          (failed) => over(() => fail(failed)),
        )
      })
    },
    drop: () => stop(0),
    stop,
  }
}
