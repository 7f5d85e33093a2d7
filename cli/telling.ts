// A match in words: what happened, the table, the end. Always as one seat may know it; `null` here knows all.

import { styleText } from 'node:util'
import { findBoard } from '../games/shelf.ts'
import { at } from '../kernel/lists.ts'
import type { Event, Refusal, Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import type { Match } from '../match/match.ts'
import { type Speaker, speakerOf } from '../title/say.ts'
import type { Board } from '../title/title.ts'
import type { Words } from '../title/words.ts'
import { heardBy } from '../wire/told.ts'
import type { Desk } from './desk.ts'
import { fits, tableLines } from './page.ts'
import { wordsOf } from './words.ts'

/** Who tells a match, and where. */
export interface Teller {
  readonly desk: Desk
  readonly speaker: Speaker
  /** The table as text; null for a game that has no such board. */
  readonly board: Board | null
  /** Seats by name in their own colours, where the game calls them by colours. */
  tint(text: string): string
}

const INKS = {
  blue: 'blueBright',
  green: 'green',
  red: 'red',
  orange: 'yellow',
  yellow: 'yellowBright',
  white: 'whiteBright',
  black: 'gray',
  grey: 'gray',
  brown: 'yellow',
  purple: 'magenta',
  violet: 'magenta',
} as const

/** `words` are those of a game of the shelf, unless others are handed in. */
export async function tellerOf(match: Match, desk: Desk, words?: Words): Promise<Teller> {
  const [speaker, board] = await Promise.all([
    speakerOf(words ?? (await wordsOf(match.game.id)), match, desk.lang),
    findBoard(match.game.id),
  ])
  const inks = Array.from({ length: match.seats }, (_, seat) => {
    const ink = INKS[match.title.seatName(match.state, seat) as keyof typeof INKS]
    const name = speaker.voice.seat(seat).replace(/[^\p{L}\p{N} ]/gu, '.')
    return ink === undefined ? null : { ink, name: new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'gu') }
  }).filter((x) => x !== null)
  return {
    desk,
    speaker,
    board,
    tint: (text) => inks.reduce((t, { ink, name }) => t.replace(name, (word) => styleText(ink, word)), text),
  }
}

/** The events a seat may know; all of them for whoever sees everything. */
export const knownTo = (events: readonly Event[], seat: Seat | null): readonly Event[] =>
  seat === null ? events : heardBy(events, seat)

export const stateFor = (match: Match, seat: Seat | null): State =>
  seat === null ? match.state : view(match.game, match.state, seat)

/** A refusal in words, with the clause of the rules it stands on. */
export const refusalLine = (speaker: Speaker, refusal: Refusal): string =>
  refusal.clause.startsWith('table.') ? speaker.refusal(refusal) : `${speaker.refusal(refusal)} (${refusal.clause})`

export function tellEvents({ desk, speaker, tint }: Teller, events: readonly Event[], indent = 2): void {
  for (const event of events) desk.say(tint(speaker.event(event)), desk.paint('quiet', `${' '.repeat(indent)}· `))
}

/** No table is set narrower than this. */
const NARROWEST = 40

/** The table, as text: its heading and this seat's line stand out. */
export function boardLines(
  { desk, speaker, board, tint }: Teller,
  match: Match,
  seen: State,
  seat: Seat | null,
): string[] {
  const width = Math.max(NARROWEST, desk.width())
  const lines = board?.(seen, seat, speaker.voice, width, match.game.box) ?? []
  return lines.map((line, i) => (i === 0 || line.startsWith('▸') ? desk.paint('heading', tint(line)) : tint(line)))
}

/** The score sheet, winners first: one column a seat, or one list a seat where that is too wide. */
export function tellEnd({ desk, speaker, tint }: Teller, match: Match): void {
  const { game, state } = match
  const scores = game.scores(state, game.box)
  const winners = game.winners(state, game.box)
  const place = (seat: Seat) => (winners.includes(seat) ? 1e9 : 0) + at(scores, seat)
  const order = scores.map((_, seat) => seat).sort((a, b) => place(b) - place(a))
  const names = order.map((seat) => tint(`${winners.includes(seat) ? '★ ' : ''}${speaker.voice.seat(seat)}`))
  const sheets = order.map((seat) => game.breakdown(state, seat, game.box))
  const points = (sheets[0] ?? []).map(({ from }, i) => [
    speaker.texts.points[from] ?? from,
    ...sheets.map((sheet) => signed(desk, sheet[i]?.points ?? 0)),
  ])
  const total = [desk.t.play.total, ...order.map((seat) => signed(desk, at(scores, seat)))]
  // A line where nobody has anything says nothing.
  const rows = [...points.filter((row) => row.slice(1).some((n) => n !== '0')), total]
  const last = (row: readonly string[]) => row.map((cell) => (row === total ? desk.paint('heading', cell) : cell))
  if (fits(['', ...names], rows, desk.width())) desk.lines(tableLines(['', ...names], rows.map(last), desk.width()))
  else
    for (const [i, name] of names.entries()) {
      desk.say(name)
      for (const row of rows) desk.say(`${last(row)[0]} ${last(row)[i + 1]}`, '    ')
    }
}

const signed = (desk: Desk, n: number) => desk.number(n).replace('-', '−')
