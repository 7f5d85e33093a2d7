// The server as a process: node server/main.ts [--data DIR] [--port N] [--host H] [--store S] [--origin O].
import { parseArgs } from 'node:util'
import { messageOf } from './base/error.ts'
import { runServer } from './run.ts'
import { readSettings } from './settings.ts'
import { langOf, sayIn } from './texts/say.ts'

const lang = langOf((process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '').replace('_', '-'))
const one = { type: 'string' } as const

function flags() {
  try {
    return parseArgs({ options: { data: one, port: one, host: one, store: one, origin: one } }).values
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    return process.exit(2)
  }
}

const read = readSettings(flags(), process.env)
if ('problems' in read) {
  for (const { key, with: blanks } of read.problems) process.stderr.write(`${sayIn(lang, key, blanks)}\n`)
  process.exit(2)
}
process.exitCode = await runServer(read.settings, lang)
