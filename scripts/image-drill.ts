// npm run test:image: builds the image, says what it weighs, and runs it as compose.yml does: not root, a root that cannot be written,
// one volume. A second container goes on with the first one's data. Nothing is left on the machine.
import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../server/test/node.ts'
import { root } from './files.ts'
import { prepareBases } from './image/bases.ts'
import { type Engine, engine, needPrograms } from './image/engine.ts'
import { check } from './tryout.ts'

const CONTAINERFILE = join(root, 'hosting', 'Containerfile')
const NAME = 'chantier-drill'
/** The most the layers above the base may weigh, packed. */
const MOST = 150_000_000
/** Milliseconds that a container may take until it is well. */
const PATIENCE = 60_000

/** What the layers of an image weigh, packed as a registry keeps them, the lowest first. */
function layersOf({ podman, folder }: Engine, image: string): number[] {
  const to = join(folder, `layers-${image.replace(/\W/g, '-')}`)
  podman('save', '--compress', '--format', 'docker-dir', '--output', to, image)
  return globSync(join(to, '[0-9a-f]*'))
    .filter((file) => /\/[0-9a-f]{64}$/.test(file))
    .map((file) => statSync(file).size)
    .filter((size) => size > 20_000)
}

interface Config {
  readonly User: string
  readonly Volumes: Readonly<Record<string, unknown>>
}

/** Starts the image as compose.yml does, at a port of this machine. */
function start({ podman }: Engine, name: string, volume: string, port: number): void {
  const walls = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
  const env = ['--env', `CHANTIER_PORT=${port}`, '--env', 'CHANTIER_HOST=127.0.0.1']
  // Not what the engine would take by itself: it may be more than this machine gives away.
  const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096']
  podman(
    'run',
    '--detach',
    '--name',
    name,
    ...walls,
    ...limits,
    '--network',
    'host',
    ...env,
    '--volume',
    `${volume}:/data`,
    NAME,
  )
}

async function well(port: number): Promise<boolean> {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    const good = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (good) return true
    await new Promise((go) => setTimeout(go, 250))
  }
  return false
}

/** One container from its start to its end. */
async function live(on: Engine, name: string, volume: string): Promise<void> {
  const port = await freePort()
  start(on, name, volume, port)
  check(`${name} is well`, await well(port))
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  check(`${name} serves the page`, page.includes('<div id="app">'))
  check(`${name} passes its own check of health`, on.may('healthcheck', 'run', name))
  check(`${name} is not root`, on.podman('exec', name, 'id', '-u').trim() === '10001')
  check(`${name} cannot write what it was made of`, !on.may('exec', name, 'touch', '/house/here'))
  on.podman('stop', '--time', '20', name)
  check(`${name} ends when it is asked to`, on.podman('wait', name).trim() === '0')
}

needPrograms()
const on = engine()
try {
  const { args, standIns } = prepareBases(on, CONTAINERFILE)
  console.log(
    standIns
      ? 'no registry of images can be reached: the bases are made from Debian’s packages'
      : 'the bases were pulled',
  )
  on.podman(
    'build',
    '--isolation',
    'chroot',
    '--file',
    CONTAINERFILE,
    '--tag',
    NAME,
    '--format',
    'docker',
    ...args,
    root,
  )
  check('it is built', true)
  const inspected: readonly [{ readonly Config: Config }] = JSON.parse(on.podman('image', 'inspect', NAME))
  const [{ Config: config }] = inspected
  check('it runs as nobody in particular', config.User === '10001:10001')
  check('it has one volume', Object.keys(config.Volumes).join() === '/data')
  const sizes = layersOf(on, NAME)
  const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  const all = sizes.reduce((a, b) => a + b, 0)
  const base = Math.max(0, ...layersOf(on, 'docker.io/library/debian:bookworm-slim'))
  console.log(`${mega(all)} packed, ${mega(all - base)} of it above the base`)
  check(`no more than ${mega(MOST)} above the base`, all - base <= MOST)
  const volume = join(on.folder, 'data')
  execFileSync('install', ['-d', '-o', '10001', '-g', '10001', volume])
  await live(on, 'first', volume)
  check('its data lies in the volume', globSync(join(volume, '*')).length > 0)
  await live(on, 'second', volume)
} finally {
  on.end()
}
