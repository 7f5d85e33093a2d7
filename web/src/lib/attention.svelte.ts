// What says outside the page that somebody is waited for: its title, its icon in the tab, and the badge of the app.
import { type Call, type Calling, callsOf, isCall, louder, titleOf } from './calls.ts'
import { painted } from './frame.ts'
import { settings } from './settings.svelte.ts'
import type { Cue } from './sound.ts'
import { t } from './ui.svelte.ts'

const HOUSE = 'Chantier'
/** The tab's icon with a dot, drawn once from the house's own. */
const DOT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#15141b"/><path d="M10 50V30l10-8 10 8v20zm24 0V18h20v32z" fill="#e9c46d"/><circle cx="50" cy="14" r="13" fill="#bf4a27" stroke="#fff" stroke-width="3"/></svg>`

/** The game of the table that is open; empty elsewhere. */
let place = $state.raw('')
let mine = $state.raw(false)
/** Tables elsewhere that wait for the reader. */
let elsewhere = $state.raw(0)
/** What happened at the open table while nobody looked at the page. */
let call = $state.raw<Call | null>(null)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') call = null
})

/** Says which table is open, and whether it waits for the reader; the answer takes that back. */
export function attendTable(name: string, waits: boolean): () => void {
  place = name
  mine = waits
  return () => {
    place = ''
    mine = false
  }
}

export function attendElsewhere(tables: number): void {
  elsewhere = tables
}

export const attention = {
  /** Tables on the server that wait for the reader, apart from the one that is open. */
  get elsewhere(): number {
    return elsewhere
  },
}

const calling = (): Calling => ({ place, mine, elsewhere, call })

let usual: string | null = null

function mark(waits: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon === null) return
  usual ??= icon.href
  const wanted = waits ? `data:image/svg+xml,${encodeURIComponent(DOT)}` : usual
  if (icon.href !== wanted) icon.href = wanted
}

let badged = 0

function badge(count: number): void {
  if (count === badged) return
  badged = count
  // Not every browser has badges, and an app that is not installed may not set one.
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  done?.catch(() => {})
}

/** Within an effect: title, icon and badge follow. */
export function showAttention(): void {
  void settings.lang
  const [title, count] = [titleOf(calling(), HOUSE, (what) => t(`attention.${what}`)), callsOf(calling())]
  // The table itself is painted first.
  void painted().then(() => {
    if (document.title !== title) document.title = title
    mark(count > 0)
    badge(count)
  })
}

/** What is worth a shake of a phone. */
const SHAKES: Readonly<Partial<Record<Cue, number[]>>> = { turn: [60, 40, 60], begin: [60, 40, 60], low: [120] }

/** A match that begins with one's own turn is told once. */
const ONCE_MS = 1500
const told = { begin: Number.NEGATIVE_INFINITY, turn: Number.NEGATIVE_INFINITY }

/** Whether one of the two is told just now, and the other was a moment before. */
function isToldAlready(cue: 'begin' | 'turn'): boolean {
  const at = performance.now()
  if (at - told[cue === 'begin' ? 'turn' : 'begin'] < ONCE_MS) return true
  told[cue] = at
  return false
}

/** A cue is heard and felt, as far as that is wanted and the browser lets us; the title says what happened unseen. */
export function signal(cue: Cue): void {
  if (isCall(cue) && document.visibilityState === 'hidden') call = louder(call, cue)
  if ((cue === 'begin' || cue === 'turn') && isToldAlready(cue)) return
  // Silence where it cannot be fetched: the title and the table say the same.
  if (settings.sound) void import('./sound.ts').then(({ sound }) => sound(cue)).catch(() => undefined)
  const shake = SHAKES[cue]
  if (shake !== undefined && settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(shake)
}
