// A match in memory, as its table knows it. The log itself stays in the store.
import { existsSync } from 'node:fs'
import { usesNet } from '../../../bots/level.ts'
import { netPath } from '../../../games/shelf.ts'
import { deciders } from '../../../kernel/ask.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Agreement, agree } from '../../../match/agreement.ts'
import type { Sitter } from '../../../match/sitting.ts'
import { canRedo, type Standing } from '../../../match/standing.ts'
import { type NoUndo, whyNoUndo } from '../../../match/trail.ts'
import { correctedSheet } from '../../../papers/corrections.ts'
import type { Title } from '../../../title/title.ts'
import { seedOf } from '../../../wire/shuffle.ts'
import type { EntryRow } from '../../store/store.ts'
import type { TableDoc } from './document.ts'
import { packLast } from './packed.ts'
import { takesBack } from './telling.ts'

export interface LoadedMatch {
  readonly standing: Standing
  awaited: readonly Seat[]
  /** The last entry that took something back: a page that saw less must hear the whole story again. */
  lastBack: number
  /** The last commands and the entries they made, so that a command said twice is done once. */
  readonly commands: Map<string, number>
  snapshotAt: number
  /** Entries that newer rules no longer allow; the match went on without them. `said` of them the table has told. */
  skipped: number
  skippedTold: number
}

/** An entry that stands in the store and in the match. */
export interface Applied {
  readonly seq: number
  readonly at: number
  /** It took something back. */
  readonly back: boolean
}

const COMMANDS = 64

/** The terms of a table's match; corrections that no longer fit a newer form are left out. */
export function termsOf({ form, sheet }: Title, { seats, options, corrections, secret, words }: TableDoc) {
  const cards = correctedSheet(form, sheet, corrections)
  return {
    ...{ seats: seats.length, options, sheet: 'sheet' in cards ? cards.sheet : null },
    ...{ seed: seedOf(secret, words), players: seats.map((seat) => seat.name) },
  }
}

/** Who sits where, as a match file says it. */
export const sittingOf = ({ seats, game }: TableDoc): Sitter[] =>
  seats.map(({ bot, person }) =>
    bot === null || person !== null
      ? { kind: 'person' }
      : { kind: 'bot', bot, net: usesNet(bot) && existsSync(netPath(game)) },
  )

/** What the people of a table have agreed on. */
export function agreementOf(title: Title, doc: TableDoc): Agreement {
  const agreed = agree(title, termsOf(title, doc))
  if (!('agreement' in agreed)) throw new Error(`table ${doc.id} cannot be set up any more`)
  return agreed.agreement
}

/** After an entry stands in the match: what the table remembers of it. */
export function applied(
  match: LoadedMatch,
  { seq, command, at, entry }: Omit<EntryRow, 'table'>,
  awaited: readonly Seat[],
): Applied {
  match.awaited = awaited
  const back = takesBack(entry)
  if (back) match.lastBack = seq
  packLast(match.standing.story)
  if (command !== null) remember(match, command, seq)
  return { seq, at, back }
}

/** Whom the match waits for now. */
export const awaitedIn = ({ game, state }: Standing): readonly Seat[] => deciders(game, state)

export function remember(match: LoadedMatch, command: string, seq: number): void {
  match.commands.set(command, seq)
  if (match.commands.size <= COMMANDS) return
  const oldest = match.commands.keys().next()
  if (!oldest.done) match.commands.delete(oldest.value)
}

/** Why this seat cannot take back its last choice; null where it can. Whoever only subscribers has no turn. */
export function noUndoFor(match: LoadedMatch | null, seat: Seat | null): NoUndo | null {
  if (match === null || seat === null) return 'table.undo-turn-over'
  return whyNoUndo(match.standing, seat, match.awaited)?.clause ?? null
}

export const mayRedo = (match: LoadedMatch | null, seat: Seat | null): boolean =>
  match !== null && seat !== null && match.standing.undone.length > 0 && canRedo(match.standing, seat)
