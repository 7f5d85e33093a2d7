// Looking for a table: what one would play is remembered on this device, and the server is asked every few seconds.
import { signal } from '../lib/attention.svelte.ts'
import { go } from '../lib/route.svelte.ts'
import { ask } from './api.ts'
import { enter } from './house.svelte.ts'

export interface Wish {
  readonly games: readonly string[]
  readonly counts: readonly number[]
  readonly pace: 'live' | 'days'
  /** Minutes after which computers take the seats that are left; null for people only. */
  readonly fill: number | null
}

const KEY = 'chantier.wish'
const EVERY_MS = 2500

function kept(): Partial<Wish> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

let wish = $state.raw<Wish>({ games: [], counts: [2, 3, 4], pace: 'live', fill: 3, ...kept() })
let since = $state.raw<number | null>(null)
let failed = $state.raw(false)
let timer: ReturnType<typeof setTimeout> | undefined

async function look(): Promise<void> {
  clearTimeout(timer)
  const answer = await ask<{ since: number; table: string | null }>('PUT', 'seek', wish)
  if (since === null) return
  failed = !('value' in answer)
  if ('value' in answer && answer.value.table !== null) {
    since = null
    void ask('DELETE', 'seek')
    signal('begin')
    go('at', answer.value.table)
    return
  }
  timer = setTimeout(() => void look(), EVERY_MS)
}

export const seeking = {
  get wish(): Wish {
    return wish
  },
  /** Since when one looks, by this device's clock; null while one does not. */
  get since(): number | null {
    return since
  },
  get failed(): boolean {
    return failed
  },
  want(change: Partial<Wish>): void {
    wish = { ...wish, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(wish))
    } catch {
      // Storage is forbidden: it holds for this visit.
    }
  },
  async start(): Promise<void> {
    if (!(await enter())) {
      failed = true
      return
    }
    since = Date.now()
    await look()
  },
  stop(): void {
    since = null
    clearTimeout(timer)
    void ask('DELETE', 'seek')
  },
}
