// The page's one line to the server, who one is there, and at which tables it is one's turn.
import { attendElsewhere, signal } from '../lib/attention.svelte.ts'
import { settings } from '../lib/settings.svelte.ts'
import type { Me } from '../shell/me.ts'
import { iAm, lookForServer, presence } from '../shell/presence.svelte.ts'
import { ask } from './api.ts'
import type { Socket, World } from './dialler.ts'
import { type Line, openLine } from './line.ts'

const world: World = {
  dial() {
    const address = new URL('live', document.baseURI.split('#')[0])
    address.protocol = address.protocol.replace('http', 'ws')
    return new WebSocket(address) as Socket
  },
  now: () => Date.now(),
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32,
  later(call, ms) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

let line: Line | null = null
let version = $state.raw(0)
let turns = $state.raw<readonly string[]>([])
/** Where it is one's turn was said once: what comes now is news. */
let known = false

/** Why the server did not let us in, in its own words; empty where it did, or said nothing. */
let refused = ''
export const notEntered = (): string => refused

/** A server is there and knows us: as who we were, or as a guest from now on. False where nobody answers. */
export async function enter(): Promise<boolean> {
  if (!(await lookForServer())) return false
  if (presence.me !== null) return true
  const name = settings.name.trim()
  const made = await ask<Me>('POST', 'me', { ...(name === '' ? {} : { name }), lang: settings.lang, keep: true })
  refused = 'value' in made ? '' : made.problem.text
  if (!('value' in made)) return false
  iAm(made.value)
  return true
}

const STILL = 6000

/** A line that stays broken: perhaps the server no longer knows us, because we signed out elsewhere. */
async function whoStill(): Promise<void> {
  if (line?.state !== 'broken' || presence.me === null) return
  const answer = await ask<Me>('GET', 'me')
  if (!('value' in answer) && answer.status === 401) iAm(null)
}

const nudge = () => line?.nudge()
const nudgeSeen = () => document.visibilityState === 'visible' && nudge()

/** The network or the reader is back. Named functions are heard once, however often somebody else signs in on this page. */
function hearWindow(): void {
  for (const news of ['online', 'offline', 'pageshow']) addEventListener(news, nudge)
  document.addEventListener('visibilitychange', nudgeSeen)
}

/** The line, dialled when first needed. */
export function theLine(): Line {
  if (line !== null) return line
  line = openLine(world, () => {
    version++
    if (line?.state === 'broken') setTimeout(whoStill, STILL)
  })
  line.turns((tables) => {
    if (known && tables.some((id) => !turns.includes(id))) signal('turn')
    known = true
    turns = tables
    attendElsewhere(tables.length)
  })
  hearWindow()
  return line
}

/** Somebody else from now on: signed in, signed out. The old line knows the old person. */
export function newLine(): void {
  line?.close()
  line = null
  turns = []
  known = false
  attendElsewhere(0)
  version++
}

export const house = {
  get state() {
    void version
    return line?.state ?? 'calling'
  },
  /** The server's clock now. */
  now: (): number => Date.now() + (line?.ahead ?? 0),
  /** Tables that wait for us. */
  get turns(): readonly string[] {
    return turns
  },
}
