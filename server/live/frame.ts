// What a page may say: a frame that does not fit the shape of its kind is answered with what is wrong about it.
import { Ajv, type ValidateFunction } from 'ajv'
import { FRAMES } from '../../wire/frames.ts'
import type { FromPage } from '../../wire/messages.ts'
import { Type } from '../../wire/shape.ts'

/** A frame that can be read, or the key of what is wrong with it. */
export type Read = { readonly frame: FromPage } | { readonly why: string; readonly c?: number }

/** Bytes of the longest frame. */
export const LONGEST = 16 * 1024

type Kind = FromPage['t']
type Check = ValidateFunction<FromPage>

const ajv = new Ajv()
/** Each kind is made ready when it is first said. */
const ready = new Map<Kind, Check>()

const isKind = (t: unknown): t is Kind => typeof t === 'string' && Object.hasOwn(FRAMES, t)

function checkOf(kind: Kind): Check {
  let check = ready.get(kind)
  if (check === undefined) {
    check = ajv.compile<FromPage>(Type.Object(FRAMES[kind]))
    ready.set(kind, check)
  }
  return check
}

export function readFrame(text: string): Read {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    return { why: 'live.not-json' }
  }
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) return { why: 'live.not-a-frame' }
  const kind = 't' in frame ? frame.t : undefined
  if (isKind(kind)) {
    const fits = checkOf(kind)
    if (fits(frame)) return { frame }
    return { why: 'live.bad-frame', ...channelOf(frame) }
  }
  return { why: 'live.unknown-frame', ...channelOf(frame) }
}

/** The table that a bad frame was meant for, where it says so. */
function channelOf(frame: object): { c?: number } {
  return 'c' in frame && typeof frame.c === 'number' && Number.isInteger(frame.c) && frame.c >= 0 ? { c: frame.c } : {}
}
