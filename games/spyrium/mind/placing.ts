// Where a worker could be placed: what all seats may expect with it in each gap. The gaps differ by the crowd around two cards, so
// everything else is worked out once; and it is remembered, for the same question is met at one point of a search after the other.
import { add, at, each } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { GAPS } from '../rules/names.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { type Mark, newMark, note, wipe } from './known.ts'
import { appraiseAll, leave, newOffers, noteMarket, promisedBy, stand, survey } from './promise.ts'
import { type Footing, footingOf, noteSeat } from './worth.ts'

const MOST_SEATS = 5
/** More numbers than any table is described by. */
const WIDTH = 640

/** What a table holds for the seats, by the gap of one more worker: `worths[gap][seat]`. */
export type Placings = readonly (readonly number[])[]

interface Kept {
  readonly mark: Mark
  placings: Placings
}

/** So many questions are remembered, all of one box. */
const PLACES = 64
const kept: Kept[] = each(PLACES, () => ({ mark: newMark(WIDTH), placings: [] }))
let keptOf: Box | null = null

const mark = newMark(WIDTH)

function same(a: Mark, b: Mark): boolean {
  if (a.hash !== b.hash || a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a.numbers[i] !== b.numbers[i]) return false
  return true
}

/** What the seats may expect after each place that this seat, who is asked for one, could choose. The state is left as it was. */
export function placingsOf(s: SpyriumState, seat: Seat, box: Box): Placings {
  if (keptOf !== box) {
    for (const { mark } of kept) wipe(mark)
    keptOf = box
  }
  survey(s)
  wipe(mark)
  note(mark, seat)
  noteMarket(s, mark)
  for (let who = 0; who < s.seats; who++) noteSeat(s, who, mark)
  const place = at(kept, (mark.hash ^ (mark.hash >>> 16)) & (PLACES - 1))
  if (same(place.mark, mark)) return place.placings
  place.placings = placed(s, seat, box)
  place.mark.numbers.set(mark.numbers)
  place.mark.length = mark.length
  place.mark.hash = mark.hash
  return place.placings
}

const footings = each(MOST_SEATS, (): Footing => ({ worth: 0, toPlace: 0 }))
const offers = each(MOST_SEATS, newOffers)

/** After a survey. */
function placed(s: SpyriumState, seat: Seat, box: Box): Placings {
  add(s.active, seat, -1)
  for (let who = 0; who < s.seats; who++) {
    footingOf(s, who, box, at(footings, who))
    if (s.passed[who] === 0) appraiseAll(s, who, box, at(offers, who))
  }
  const own = at(s.gaps, seat)
  const all = GAPS.map((_, gap) => {
    add(own, gap, 1)
    stand(seat, gap)
    const worths: number[] = []
    for (let who = 0; who < s.seats; who++) {
      const { worth, toPlace } = at(footings, who)
      worths.push(s.passed[who] === 1 ? worth : worth + promisedBy(at(offers, who), s, who, toPlace, box))
    }
    leave(gap)
    add(own, gap, -1)
    return worths
  })
  add(s.active, seat, 1)
  return all
}
