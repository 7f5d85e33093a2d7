// How a match is to be played: what the host of a waiting table may change, and what the others must then agree to.
import { chooseOptions, type Values } from '../../kernel/variants.ts'
import type { Refusal } from '../../kernel/words.ts'
import type { Title } from '../../title/title.ts'
import type { TermsChange } from '../../wire/http.ts'
import type { Terms } from '../../wire/table.ts'
import { isCorrected } from './cards.ts'
import { clockOf } from './runtime/clock.ts'
import { peopleOf, type SeatDoc, type TableDoc } from './runtime/document.ts'
import { termsOf } from './runtime/info.ts'
import type { Change } from './runtime/keep.ts'
import { OPEN_SEAT, whoComes } from './setUp.ts'
import type { Who } from './who.ts'

type Fits<T> = T | Refusal

const isRefusal = (x: object): x is Refusal => 'clause' in x

type Counted = Pick<Terms, 'rated' | 'hints' | 'corrections'>

/** Whoever wants the page's hints, or cards of their own, cannot have a rating for it: what is asked for wins. */
export function countedAs(now: Counted, wish: Partial<Counted>): Fits<Counted> {
  const rated = wish.rated ?? (wish.hints === 'allowed' || isCorrected(wish.corrections) ? false : now.rated)
  const hints = wish.hints ?? (rated && now.hints === 'allowed' ? 'none' : now.hints)
  const corrections = wish.corrections ?? (rated ? {} : now.corrections)
  if (rated && hints === 'allowed') return { clause: 'tables.rated-hints' }
  return rated && isCorrected(corrections) ? { clause: 'tables.rated-cards' } : { rated, hints, corrections }
}

/** The seats of a table for so many: free ones go before computers, people never. */
function seatsFor(doc: TableDoc, size: number): SeatDoc[] {
  const seats = doc.seats.slice()
  for (const may of [(s: SeatDoc) => s.person === null && s.bot === null, (s: SeatDoc) => s.person === null])
    for (let i = seats.length - 1; i >= 0 && seats.length > size; i--) {
      const there = seats[i]
      if (there !== undefined && may(there)) seats.splice(i, 1)
    }
  while (seats.length < size) seats.push(OPEN_SEAT)
  return seats
}

/** The options as they are, where they still fit; those of the rulebook where the game or the count is another. */
function optionsFor(title: Title, doc: TableDoc, wish: TermsChange, size: number): Fits<{ options: Values }> {
  const { game } = title
  const same = game.id === doc.game
  const chosen = chooseOptions(game.variants, wish.options ?? (same ? doc.options : {}), size)
  if (!('refusal' in chosen)) return chosen
  if (wish.options !== undefined) return chosen.refusal
  const usual = chooseOptions(game.variants, {}, size)
  return 'refusal' in usual ? usual.refusal : usual
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** What everybody has to agree to: not who may come, nor who may talk. */
const agreement = ({ game, options, corrections, clock, rated, hints }: Terms) => ({
  ...{ game, options, corrections, clock, rated, hints },
})

/** The host wants it played another way: everybody else is asked again whether they agree. New cards were tried before. */
export const newTerms =
  (title: Title, who: Who, wish: TermsChange): Change =>
  (doc) => {
    if (doc.host !== who.id) return { clause: 'tables.host-only' }
    if (doc.status !== 'waiting') return { clause: 'tables.started' }
    const { game } = title
    const [min, max] = game.players
    const people = peopleOf(doc).length
    const size = wish.seats ?? Math.min(max, Math.max(min, doc.seats.length))
    if (size < min || size > max) return { clause: 'table.seats', with: { min, max, seats: String(size) } }
    if (size < people) return { clause: 'tables.too-few-seats', with: { people } }
    const chosen = optionsFor(title, doc, wish, size)
    if (isRefusal(chosen)) return chosen
    const clock = wish.clock === undefined ? doc.clock : clockOf(wish.clock)
    if (clock === null) return { clause: 'tables.clock' }
    // Cards belong to a game: another one begins with those the project ships.
    const corrections = game.id === doc.game ? doc.corrections : {}
    const counted = countedAs({ ...doc, corrections }, wish)
    if (isRefusal(counted)) return counted
    const { talk = doc.talk } = wish
    const terms: Terms = { game: game.id, options: chosen.options, clock, talk, ...whoComes(doc, wish), ...counted }
    const seats = seatsFor(doc, size)
    const words = seats.map((seat) => doc.words[doc.seats.indexOf(seat)] ?? null)
    const next: TableDoc = { ...doc, ...terms, rules: game.version, seats, words }
    return asksAgain(doc, next)
  }

function asksAgain(doc: TableDoc, next: TableDoc): TableDoc {
  const was = termsOf(doc)
  const now = termsOf(next)
  if (same(was, now) && doc.seats.length === next.seats.length) return doc
  if (same(agreement(was), agreement(now)) && doc.seats.length === next.seats.length) return next
  const undone = doc.earlier !== null && same(agreement(doc.earlier), agreement(now))
  const agreed = undone
    ? (doc.earlier?.agreed ?? [])
    : doc.seats.flatMap((s) => (s.person !== null && s.unready !== true ? [s.person] : []))
  const seats = next.seats.map((seat): SeatDoc => {
    const { unready: _, ...there } = seat
    const asked = seat.person !== null && seat.person !== doc.host && !(undone && agreed.includes(seat.person))
    return asked ? { ...there, unready: true } : there
  })
  return { ...next, seats, earlier: undone ? null : { ...was, agreed } }
}
