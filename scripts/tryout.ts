// Tries a Chantier that was put somewhere: it says its version, its computers play, it serves the page from an empty folder, and it
// ends when it is asked to.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds that the house may take to answer at its address. */
const PATIENCE = 60_000
const began = Date.now()
const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`

export function run(what: string, file: string, args: readonly string[], cwd: string, env = process.env): string {
  const told = execFileSync(file, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  console.log(`${what}: good (${seconds()})`)
  return told
}

export function check(what: string, good: boolean): void {
  if (!good) throw new Error(`${what}: not so`)
  console.log(`${what}: so (${seconds()})`)
}

/** The address that a house prints when it is ready. */
const addressOf = (house: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the house printed no address')), PATIENCE)
    house.on('exit', (code) => reject(new Error(`the house ended with ${code}`)))
    const read = (chunk: Buffer) => {
      const address = /http:\/\/[\w.:[\]]+\//.exec(String(chunk))?.[0]
      if (address === undefined) return
      clearTimeout(late)
      resolve(address)
    }
    house.stdout?.on('data', read)
    house.stderr?.on('data', read)
  })

const ended = (house: ChildProcess) => new Promise<number | null>((resolve) => house.on('exit', resolve))

/** Tries the program from this folder, which it has to itself. */
export async function tryOut(chantier: string, cwd: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  check('it says its version', run('version', chantier, ['--version'], cwd, env).trim() !== '')
  const arena = ['arena', 'pillars', '--bots', 'greedy,random', '--games', '40', '--seed', 'drill']
  run('computers play', chantier, arena, cwd, env)
  const house = spawn(chantier, ['serve', '--port', '0'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const address = await addressOf(house)
  check('the page is served', (await (await fetch(address)).text()).includes('<div id="app">'))
  check('it is well', (await fetch(new URL('healthz', address))).status === 200)
  const last = ended(house)
  house.kill('SIGTERM')
  check('it ends when it is asked to', (await last) === 0)
  check('its data lies beside whoever started it', globSync(join(cwd, 'data', '*')).length > 0)
}
