// What a page may say, checked by hand: whatever else arrives is answered with what is wrong about it.
import type { FromPage } from '../../wire/messages.ts'

/** A frame that can be read, or the key of what is wrong with it. */
export type Read = { readonly frame: FromPage } | { readonly why: string; readonly c?: number }

/** Bytes of the longest frame. */
export const LONGEST = 16 * 1024

const CHANNELS = 1_000_000
const isText = (x: unknown, longest: number): x is string =>
  typeof x === 'string' && x.length > 0 && x.length <= longest
const isWhole = (x: unknown, most: number): x is number =>
  Number.isInteger(x) && (x as number) >= 0 && (x as number) <= most
/** Looked up and kept by name: printable signs only, so that every store can hold it. */
const isName = (x: unknown, longest: number): x is string => isText(x, longest) && /^\P{C}*$/u.test(x)
const isId = (x: unknown): x is string => isName(x, 64)
const MOST = 1_000_000_000

type Members = Readonly<Record<string, unknown>>

/** For each kind of frame, what it must have beside its kind. */
const FITS: Readonly<Record<FromPage['t'], (f: Members) => boolean>> = {
  join: (f) =>
    isWhole(f.c, CHANNELS) &&
    isName(f.table, 40) &&
    (f.key === undefined || isName(f.key, 80)) &&
    (f.seen === undefined || isWhole(f.seen, MOST)),
  leave: (f) => isWhole(f.c, CHANNELS),
  play: (f) => isWhole(f.c, CHANNELS) && isId(f.id) && typeof f.choice === 'object' && f.choice !== null,
  undo: (f) => isWhole(f.c, CHANNELS) && isId(f.id),
  redo: (f) => isWhole(f.c, CHANNELS) && isId(f.id),
  'ask-back': (f) => isWhole(f.c, CHANNELS) && isId(f.id) && isWhole(f.line, MOST),
  'answer-back': (f) => isWhole(f.c, CHANNELS) && isId(f.id) && isId(f.request) && typeof f.yes === 'boolean',
  chat: (f) => isWhole(f.c, CHANNELS) && isId(f.id) && isText(f.text, 2000),
  return: (f) => isWhole(f.c, CHANNELS) && isId(f.id),
  turns: () => true,
  ping: () => true,
}

export function readFrame(text: string): Read {
  let f: unknown
  try {
    f = JSON.parse(text)
  } catch {
    return { why: 'live.not-json' }
  }
  if (typeof f !== 'object' || f === null || Array.isArray(f)) return { why: 'live.not-a-frame' }
  const members = f as Members
  const { t, c } = members
  const where = isWhole(c, CHANNELS) ? { c } : {}
  if (typeof t !== 'string' || !Object.hasOwn(FITS, t)) return { why: 'live.unknown-frame', ...where }
  if (!FITS[t as FromPage['t']](members)) return { why: 'live.bad-frame', ...where }
  return { frame: f as FromPage }
}
