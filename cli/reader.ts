// Reading what a person types, line by line. Lines that come before they are asked for are kept.
import { createInterface } from 'node:readline'

export interface Reader {
  /** The next line, or null when there will be no more. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

interface Places {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

/** Ctrl-C in a line is Ctrl-C for the program. */
const interrupted = () => {
  if (!process.emit('SIGINT')) process.exit(130)
}

/** `words` can be completed with the tabulator. */
export function readerOf(
  words: readonly string[] = [],
  { input, output }: Places = { input: process.stdin, output: process.stdout },
): Reader {
  const terminal = input.isTTY === true && output.isTTY === true
  const completer = (line: string) => [words.filter((word) => word.startsWith(line)), line]
  const lines = createInterface({ input, output, terminal, completer } as Parameters<typeof createInterface>[0])
  const kept: string[] = []
  let waiting: ((line: string | null) => void) | null = null
  let closed = false
  const answer = (line: string | null) => {
    const give = waiting
    waiting = null
    // A typed line stands on a terminal already; from elsewhere it is written, so that the page reads as a whole.
    if (!terminal || line === null) output.write(`${line ?? ''}\n`)
    give?.(line)
  }
  lines.on('line', (line) => (waiting === null ? kept.push(line) : answer(line)))
  lines.on('SIGINT', interrupted)
  lines.on('close', () => {
    closed = true
    if (waiting !== null) answer(null)
  })
  return {
    ask(prompt) {
      lines.setPrompt(prompt)
      if (closed) output.write(prompt)
      else lines.prompt()
      return new Promise((give) => {
        waiting = give
        const line = kept.shift()
        if (line !== undefined) answer(line)
        else if (closed) answer(null)
      })
    },
    close: () => lines.close(),
  }
}
