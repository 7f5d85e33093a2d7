// How the desk tells times, sizes and deeds.
import type { DeedInfo } from '../../../wire/owner.ts'
import { ago } from '../lib/ago.ts'
import { settings } from '../lib/settings.svelte.ts'
import { shelf } from '../lib/shelf.ts'
import { t } from '../lib/ui.svelte.ts'
import { type OwnerWord, w } from './words.svelte.ts'

export const gameName = (id: string): string => shelf.find((box) => box.id === id)?.words(settings.lang).title ?? id

const DAY = 24 * 3600 * 1000

export const since = (at: number): string => ago(at, Date.now(), settings.lang) || t('lobby.just-now')

export const onDay = (at: number): string =>
  new Intl.DateTimeFormat(settings.lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(at)

/** The hour for today, the day for what is older. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(
    settings.lang,
    Date.now() - at < DAY
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { day: 'numeric', month: 'short' },
  ).format(at)

/** "41 days", "6 hours", in the reader's words. */
export function lasting(ms: number): string {
  const [unit, n] = ms >= DAY ? ['day', ms / DAY] : ms >= 3_600_000 ? ['hour', ms / 3_600_000] : ['minute', ms / 60_000]
  return new Intl.NumberFormat(settings.lang, { style: 'unit', unit: `${unit}`, unitDisplay: 'long' }).format(
    Math.floor(Number(n)),
  )
}

export function bytes(n: number): string {
  const [unit, size] = n >= 1e9 ? ['gigabyte', n / 1e9] : ['megabyte', n / 1e6]
  const digits = Number(size) < 10 ? 1 : 0
  return new Intl.NumberFormat(settings.lang, {
    ...{ style: 'unit', unit: `${unit}`, unitDisplay: 'short', maximumFractionDigits: digits },
  }).format(Number(size))
}

/** What somebody did, without who. */
export function didWhat({ kind, what, with: blanks }: DeedInfo): string {
  const word: OwnerWord = kind === 'ban' && Number(blanks.days) > 0 ? 'did-ban-days' : `did-${kind}`
  return w(word, { ...blanks, what: what === '' ? '…' : what })
}

export const who = ({ by, role }: DeedInfo): string =>
  role === 'house' ? w('by-house') : role === 'terminal' ? w('by-terminal') : by
