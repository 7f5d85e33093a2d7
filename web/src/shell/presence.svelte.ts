// Whether there is a server behind this page, and who one is there. Small: the lobby carries it.
import type { TableInfo } from '../../../wire/table.ts'
import type { Me } from './me.ts'

let here = $state.raw(false)
let me = $state.raw<Me | null>(null)
let running = $state.raw<readonly TableInfo[]>([])
let places = $state.raw<Readonly<Record<string, number>>>({})
let barred = $state.raw('')
let looked: Promise<boolean> | null = null

export const presence = {
  /** A server answers: tables can be shared. */
  get here(): boolean {
    return here
  },
  /** Who one is there; null for somebody it does not know yet. */
  get me(): Me | null {
    return me
  },
  /** Why this house does not let us in, in its own words; empty where it does. */
  get barred(): string {
    return barred
  },
  /** Some open matches under way, for the lobby. */
  get running(): readonly TableInfo[] {
    return running
  },
  /** How many seats are free for the reader in each game, as far as that was asked. */
  get places(): Readonly<Record<string, number>> {
    return places
  },
}

export function countPlaces(byGame: Readonly<Record<string, number>>): void {
  places = byGame
}

/** That this browser has been somebody here: only then is it worth asking who. */
const KNOWN = 'chantier.known'

export function iAm(person: Me | null): void {
  me = person
  here = true
  try {
    if (person === null) localStorage.removeItem(KNOWN)
    else localStorage.setItem(KNOWN, '1')
  } catch {
    // Storage is forbidden: so are cookies, and the server will not know us next time.
  }
}

/** Whether this browser has been somebody here before. */
export function wasKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null
  } catch {
    return true
  }
}

/** Asks once a visit; a plain site has no tables to show. */
export function lookForServer(): Promise<boolean> {
  looked ??= find()
  return looked
}

/** Asks a server that was found, as it is asked for lists that everybody may read. */
export const askHouse = (path: string) => fetch(new URL(`api/${path}`, document.baseURI.split('#')[0]))

async function find(): Promise<boolean> {
  if (!navigator.onLine) {
    addEventListener('online', lookAgain, { once: true })
    return false
  }
  try {
    const tables = await askHouse('tables?list=watch&limit=3')
    if (tables.status === 403) barred = ((await tables.json()) as { error: { text: string } }).error.text
    if (!tables.ok) return false
    running = ((await tables.json()) as { tables: readonly TableInfo[] }).tables
    here = true
    if (!wasKnown()) return true
    const answer = await askHouse('me')
    if (answer.ok) iAm((await answer.json()) as Me)
    else if (answer.status === 401) iAm(null)
  } catch {
    // No server, or not now: the page is whole without it.
  }
  return here
}

export function lookAgain(): void {
  looked = find()
}
