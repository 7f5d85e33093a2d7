// node bench/byHand.ts: what is written by hand though libraries exist, measured beside them (docs/decisions/18-by-hand.md).
// Libraries that Chantier does not use are measured where they are installed (npm install --no-save …).
import { checks } from './byHand/checks.ts'
import { cookies } from './byHand/cookies.ts'
import { frames } from './byHand/frames.ts'
import { markdown, search } from './byHand/packed.ts'
import { filter, queue } from './byHand/queue.ts'

const MEASURES = {
  'checks of live frames': checks,
  'text frames to a socket': frames,
  'one task after the other': queue,
  'filter of commands': filter,
  'reading one cookie': cookies,
  'Markdown of the rules': markdown,
  'search in the rules': search,
}

for (const [what, measure] of Object.entries(MEASURES)) console.log(`${what.padEnd(26)}${await measure()}`)
