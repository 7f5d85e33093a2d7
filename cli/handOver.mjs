// Hands this process over to another one and ends with it. Signals are passed on. npm passes them only to the shell between
// itself and us, which ends without a word: there the child is asked to stop when that shell is gone. By its channel it
// hears when we are gone ourselves. Any Node from 20 on can run this file.
import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Milliseconds between two looks at whether our parent is still the one that started us. */
const LOOK = 500

/** Runs a program in the foreground with our own input and output, and ends as it ends. */
export function handOver(file, args, env) {
  const child = spawn(file, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent(child)
  child.on('error', (error) => {
    process.stderr.write(`chantier: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    for (const other of SIGNALS) process.removeAllListeners(other)
    process.kill(process.pid, signal)
  })
}

/** Only below npm: whoever starts us from a shell and closes the terminal may want us to go on. */
function stopWithParent(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, LOOK)
}
