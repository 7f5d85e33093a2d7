// Checking a live frame: by the shape of its kind, and as it was done by hand before.
import { readFrame } from '../../server/live/frame.ts'
import { atOnce, micros } from './inTurns.ts'

const isWhole = (x: unknown, most: number): boolean => Number.isInteger(x) && Number(x) >= 0 && Number(x) <= most
const isId = (x: unknown): boolean => typeof x === 'string' && x.length > 0 && x.length <= 64 && /^\P{C}*$/u.test(x)

/** A `play` frame, checked as the server did by hand. */
function byHand(text: string): boolean {
  const frame = JSON.parse(text)
  return isWhole(frame.c, 1_000_000) && isId(frame.id) && typeof frame.choice === 'object' && frame.choice !== null
}

const frames = Array.from({ length: 64 }, (_, i) =>
  JSON.stringify({ t: 'play', c: 1, id: `3f2a91c8-${i}`, choice: { act: 'place', on: [`market.2.${i}`], n: [i, 3] } }),
)

export async function checks(): Promise<string> {
  let i = 0
  const next = () => frames[i++ & 63] ?? ''
  const took = await atOnce(
    { 'parsing alone': () => JSON.parse(next()), 'by hand': () => byHand(next()), Ajv: () => readFrame(next()) },
    100_000,
  )
  return `a play frame with its parsing: ${micros(took)}`
}
