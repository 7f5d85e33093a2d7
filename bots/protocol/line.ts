// A program at the other end of two pipes: lines go in, lines come out, and nothing that it does can hurt the house.
import { type ChildProcess, spawn } from 'node:child_process'
import { type Failure, failure } from './words.ts'

/** A bot may say so much between two questions, and no line may be longer. */
export const MOST_LINES = 200
export const MOST_CHARACTERS = 1_000_000

export interface Program {
  /** Sends a line; a program that is gone does not mind. */
  send(line: string): void
  /** Forgets what came unasked, and waits anew. */
  listen(heard: (line: string) => void, failed: (failure: Failure) => void): void
  /** Stops listening; the next question starts counting anew. */
  rest(): void
  readonly running: () => boolean
  /** Ends it: politely first, then at once. */
  stop(patience: number): Promise<void>
}

/** What a shell answers when there is no such command. */
const NOT_FOUND = [127, 9009]

/** Why a program ended, in the words it complained with last. */
function causeOf(command: string, code: number | null, signal: string | null, complaint: string): Failure {
  if (code !== null && NOT_FOUND.includes(code))
    return failure('missing', `the command "${command}" was not found: install it, or give its full path`)
  const said = complaint.trim().split('\n')
  const last = said.find((line) => /^[\w.]*(Error|Exception)\b/.test(line)) ?? said.at(-1) ?? ''
  const how = signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`
  const words = last.trim().slice(0, 200)
  return failure('crash', words === '' ? how : `${how}: ${words}`)
}

/** Cuts what a program says into lines, as long as it does not say too much since somebody last listened. */
function cutterOf(heard: (line: string) => void, flooded: (failure: Failure) => void) {
  let rest = ''
  let lines = 0
  let characters = 0
  return {
    anew() {
      lines = 0
      characters = 0
    },
    /** `goesOn` says whether the line after the one just heard is still wanted. */
    push(text: string, goesOn: () => boolean) {
      characters += text.length
      rest += text
      for (let cut = rest.indexOf('\n'); cut >= 0 && goesOn(); cut = rest.indexOf('\n')) {
        const line = rest.slice(0, cut).trim()
        rest = rest.slice(cut + 1)
        if (line === '') continue
        if (++lines > MOST_LINES) break
        heard(line)
      }
      if (lines > MOST_LINES || characters > MOST_CHARACTERS)
        flooded(failure('flood', `it said ${lines} lines, ${characters} characters without being asked`))
    },
  }
}

export function startProgram(command: string): Program {
  // A group of its own: what the program itself started ends with it.
  const group = process.platform !== 'win32'
  const child: ChildProcess = spawn(command, { shell: true, detached: group, stdio: ['pipe', 'pipe', 'pipe'] })
  let running = true
  let heard: ((line: string) => void) | null = null
  let failed: ((failure: Failure) => void) | null = null
  let broken: Failure | null = null
  let complaint = ''

  const kill = () => {
    try {
      if (group && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    } catch {
      // It is gone already.
    }
  }
  const breakOff = (failure: Failure) => {
    if (broken !== null) return
    broken = failure
    kill()
    failed?.(failure)
  }
  const deafen = () => {
    heard = null
    failed = null
  }
  const cutter = cutterOf((line) => heard?.(line), breakOff)
  process.once('exit', kill)
  child.on('error', (error) => {
    running = false
    breakOff(failure('start', `the command "${command}" cannot be started: ${error.message}`))
  })
  child.on('close', (code, signal) => {
    process.removeListener('exit', kill)
    running = false
    breakOff(causeOf(command, code, signal, complaint))
  })
  child.stdin?.on('error', () => {})
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4000)
  })
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    if (broken === null) cutter.push(text, () => broken === null)
  })

  return {
    send(line) {
      if (running && broken === null) child.stdin?.write(`${line}\n`)
    },
    listen(onLine, onFailure) {
      cutter.anew()
      heard = onLine
      failed = onFailure
      if (broken !== null) onFailure(broken)
    },
    rest: deafen,
    running: () => running && broken === null,
    stop(patience) {
      deafen()
      if (!running) return Promise.resolve()
      return new Promise((done) => {
        const timer = setTimeout(kill, patience)
        child.once('close', () => {
          clearTimeout(timer)
          done()
        })
        child.stdin?.end()
        if (broken !== null) kill()
      })
    },
  }
}
