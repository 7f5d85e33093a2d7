// What an online table gives to the parts that every table has: who sits where, and a moment to be given away.
import type { Seat, State } from '../../../kernel/words.ts'
import { agree } from '../../../match/agreement.ts'
import { writeMatch } from '../../../match/file.ts'
import { positionOf } from '../../../match/position.ts'
import { correctedSheet } from '../../../papers/corrections.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import { type Edition, editionOf, type Title } from '../../../title/title.ts'
import type { TableInfo } from '../../../wire/table.ts'
import type { Told } from '../../../wire/told.ts'
import type { Sitting } from '../lib/keep.ts'
import { fileFrom } from '../table/moment.ts'
import type { Whole } from './whole.svelte.ts'

export const sittingOf = (info: TableInfo | null): Sitting[] =>
  (info?.seats ?? []).map(({ kind, name, bot }) => ({
    kind: kind === 'bot' ? 'bot' : 'person',
    name,
    ...(bot === null ? {} : { bot }),
  }))

/** The sheet a table agreed on; null for the one the project ships. */
export function sheetAt({ form, sheet, game }: Title, info: Pick<TableInfo, 'game' | 'corrections'>): Sheet | null {
  const found = info.game === game.id ? correctedSheet(form, sheet, info.corrections) : { sheet: null }
  return 'sheet' in found ? found.sheet : null
}

/** The game as its table agreed on it, the same one as long as it is the same agreement. */
export function editionAt(title: Title): (info: TableInfo | null) => Edition {
  let cards = '{}'
  let edition: Edition = title.game
  return (info) => {
    const now = JSON.stringify(info?.corrections ?? {})
    if (info === null || now === cards) return edition
    cards = now
    edition = editionOf(title, sheetAt(title, info))
    return edition
  }
}

/** The file of a moment: of a match that is over all of it; while people play only what all of them may see. */
export function momentFileOf(
  whole: Whole | null,
  title: Title,
  info: TableInfo | null,
  seen: State | null,
  line: number,
): string | null {
  if (whole !== null) return writeMatch(whole.match, { at: line })
  if (info === null || seen === null) return null
  const { seats, options } = info
  const players = seats.map(({ name }) => name)
  const agreed = agree(title, { seats: seats.length, options, sheet: sheetAt(title, info), seed: '', players })
  return 'agreement' in agreed ? fileFrom(agreed.agreement, positionOf(agreed.agreement.game, seen, null)) : null
}

/** The first line of a seat's last turn: of its choices in a row. Null where it has made none. */
export function lastTurnOf({ story, seat }: { story: readonly Told[]; seat: Seat | null }): number | null {
  let line = story.findLastIndex((told) => told.seat === seat)
  if (seat === null || line < 1) return null
  while (line > 1 && story[line - 1]?.seat === seat) line--
  return line
}

/** Whom of those the table waits for a computer plays: always, or while its person is away. */
export const thinkingIn = (info: TableInfo | null, awaited: readonly Seat[]): Seat | null =>
  awaited.find((seat) => info?.seats[seat]?.kind === 'bot' || info?.seats[seat]?.away) ?? null

/** Whether a coach may sit beside a reader: not where a match is rated, and not where it is played without hints. */
export const coachingAt = (info: TableInfo | null): 'never' | 'may' =>
  info === null || info.rated || info.hints === 'none' ? 'never' : 'may'
