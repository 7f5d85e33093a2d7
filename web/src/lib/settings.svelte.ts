// What a person prefers, kept on the device.
import type { Lang } from '../../../papers/texts.ts'
import { chosenIn } from './chosen.ts'
import { firstLang, KEY, recorded } from './firstLang.ts'

export interface Settings {
  lang: Lang
  theme: 'light' | 'dark' | 'system'
  /** How fast others' moves are shown, in milliseconds each. */
  pace: number
  motion: boolean
  sound: boolean
  /** How loud, from 0 to 1. */
  volume: number
  /** Short shakes on a phone. */
  vibrate: boolean
  /** The hand that decides: on a phone that lies and on a tablet, the decision lies under it. */
  hand: 'right' | 'left'
  /** The colours of seats: the house's, or ones further apart for eyes that see fewer. */
  seats: 'house' | 'clear'
  /** When a choice asks to be confirmed: every one, those that cannot be taken back, or none. */
  confirm: 'always' | 'final' | 'never'
  /** How long the end of a turn is held open, in seconds; as the company suggests, or until it is confirmed. */
  hold: 'usual' | 0 | 3 | 6 | 10 | 'ask'
  /** The coach sits beside the reader at every match that allows it, not only at a first one. */
  coach: boolean
  name: string
  lastGame: string
}

function standard(): Omit<Settings, 'lang'> {
  return {
    theme: 'system',
    pace: 900,
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    sound: true,
    volume: 0.5,
    vibrate: true,
    hand: 'right',
    seats: 'house',
    confirm: 'final',
    hold: 'usual',
    coach: false,
    name: '',
    lastGame: '',
  }
}

let chosen: Partial<Settings> = chosenIn(recorded())
export const settings: Settings = $state({ ...standard(), ...chosen, lang: firstLang(chosen) })

/** Whether the language is the reader's own choice on this device, and not the browser's. */
export const choseLang = (): boolean => chosen.lang !== undefined

/** Changes a preference and keeps what was chosen; a device that forbids storage just forgets it. */
export function prefer(change: Partial<Settings>): void {
  Object.assign(settings, change)
  chosen = { ...chosen, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...chosen, chosen: true }))
  } catch {
    // Storage is full or forbidden: the preference holds for this visit.
  }
}
