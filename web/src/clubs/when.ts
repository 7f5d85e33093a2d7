// When something is: the hour today and tomorrow, else the day with it.
import { daysLater } from '../lib/daysLater.ts'
import { settings } from '../lib/settings.svelte.ts'
import { c } from './words.svelte.ts'

export const timeWord = (at: number): string =>
  new Intl.DateTimeFormat(settings.lang, { hour: '2-digit', minute: '2-digit' }).format(at)

export const dayWord = (at: number): string =>
  new Intl.DateTimeFormat(settings.lang, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)

export function whenWord(at: number, now = Date.now()): string {
  const day = (ms: number) => new Date(ms).toDateString()
  if (day(at) === day(now)) return c('cup.today', { time: timeWord(at) })
  if (day(at) === day(daysLater(now, 1))) return c('cup.tomorrow', { time: timeWord(at) })
  return `${dayWord(at)}, ${timeWord(at)}`
}

/** What a field of date and time holds, in the reader's own time. */
export function fieldOf(at: number): string {
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
