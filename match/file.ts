// A match as one readable file, `.chantier.json`: canonical moves, one line an entry, each line sealed by a running sum,
// so that a changed or cut file can say where.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isOver } from '../kernel/play.ts'
import { isRecord } from '../kernel/record.ts'
import type { Params, Seat } from '../kernel/words.ts'
import type { Sheet } from '../papers/sheet.ts'
import type { Title } from '../title/title.ts'
import type { Wish } from './log.ts'
import { enterIn, type Match, openMatch, waysBack } from './match.ts'
import { readPosition } from './position.ts'
import { readSitting } from './sitting.ts'

export const FILE_VERSION = 1
/** Larger than any match; a file beyond it is not read at all. */
const LARGEST = 16 * 1024 * 1024
/** More than any match has, with all that may be taken back in it. */
const MOST_ENTRIES = 20_000

/** Why a file cannot be opened; the sentences live in `problems.ts`. */
export interface FileProblem {
  readonly why: string
  readonly with?: Params
}

type Line = { readonly seat: Seat; readonly sum: string } & (
  | { readonly move: unknown }
  | { readonly undo: true }
  | { readonly redo: true }
  | { readonly back: number }
)

export function sumOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

const chain = (before: string, body: unknown) => sumOf(before + JSON.stringify(body)).slice(0, 12)

/** How an online table came to its seed: SHA-256 of the secret was shown before the players added their words. */
export interface Fairness {
  readonly commitment: string
  readonly words: readonly (string | null)[]
  readonly secret: string
}

/** What a file says beside the match. */
export interface Beside {
  readonly shuffle?: Fairness
  /** The line of the story that whoever gave the file away wants to show. */
  readonly at?: number
}

/** The file's text. */
export function writeMatch(match: Match, { shuffle, at }: Beside = {}): string {
  const { title, options, seed, sheet, players, seats, sitting, from } = match
  const head = {
    chantier: FILE_VERSION,
    game: title.game.id,
    rules: title.game.version,
    seats,
    options,
    seed,
    players,
    ...(sitting !== null && { sitting }),
    sheet,
    ...(from !== null && { from }),
    ...(at !== undefined && { at }),
    ...(shuffle !== undefined && { shuffle }),
  }
  const log = match.log.map((entry) => ('choice' in entry ? { seat: entry.seat, move: entry.move } : entry))
  const over = isOver(match.state)
  const result = over
    ? {
        scores: match.game.scores(match.state, match.game.box),
        winners: match.game.winners(match.state, match.game.box),
      }
    : null
  return sealedText(head, log, result)
}

/** The text under its running sum, one line an entry. */
function sealedText(head: object, log: readonly object[], result: unknown): string {
  let sum = chain('', head)
  const lines = log.map((body) => {
    sum = chain(sum, body)
    return JSON.stringify({ ...body, sum })
  })
  const top = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
  const all = lines.length === 0 ? '  "log": [],' : `  "log": [\n${lines.map((l) => `    ${l}`).join(',\n')}\n  ],`
  const tail = `  "result": ${JSON.stringify(result)},\n  "checksum": "${chain(sum, result)}"\n}\n`
  return `{\n${top.join('\n')}\n${all}\n${tail}`
}

/** The text of a match that came without its sums, as a link brings it; null where it is none. */
export function sealMatch(data: unknown): string | null {
  if (!isRecord(data) || !Array.isArray(data.log) || !data.log.every(isRecord)) return null
  const { log, result, ...head } = data
  return sealedText(head, data.log, result ?? null)
}

/** A file that was opened. Entries of an older file that corrected rules refuse are passed over: so many. */
export interface Reading {
  readonly match: Match
  readonly skipped: number
  /** The line of the story that is to be shown first, where the file names one. */
  readonly at: number | null
}

/** Opens a file, or says where and why it cannot be. `find` gives the title of a game id. */
export async function readMatch(
  text: string,
  find: (game: string) => Promise<Title | null>,
): Promise<Reading | { problem: FileProblem }> {
  if (text.length > LARGEST) return { problem: { why: 'too-large' } }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { problem: { why: 'cut', with: { line: lastWholeLine(text) } } }
  }
  if (!isRecord(data) || typeof data.chantier !== 'number') return { problem: { why: 'not-a-match' } }
  if (data.chantier > FILE_VERSION) return { problem: { why: 'future', with: { version: data.chantier } } }
  const { log, result, checksum, ...head } = data
  const title = typeof data.game === 'string' ? await find(data.game) : null
  if (title === null) return { problem: { why: 'unknown-game', with: { game: wordIn(data.game) } } }
  const rules = numberIn(data.rules)
  if (rules > title.game.version)
    return { problem: { why: 'future-rules', with: { rules, known: title.game.version } } }
  if (!Array.isArray(log)) return { problem: { why: 'no-log' } }
  if (log.length > MOST_ENTRIES)
    return { problem: { why: 'too-long', with: { entries: log.length, most: MOST_ENTRIES } } }
  const broken = brokenSum(head, log, result, checksum)
  if (broken !== null) return { problem: broken }
  return replay(title, data, log)
}

/** A word or a number of a file; whatever else stands there is none, and need not even have a text. */
const wordIn = (x: unknown): string => (typeof x === 'string' || typeof x === 'number' ? String(x) : '')
const numberIn = (x: unknown): number => Number(wordIn(x))

/** The first place whose sum does not fit. */
function brokenSum(head: unknown, log: readonly unknown[], result: unknown, checksum: unknown): FileProblem | null {
  let sum = chain('', head)
  // The head is sealed by the first entry's sum, so a wrong first sum may be either.
  for (const [i, line] of log.entries()) {
    if (!isRecord(line)) return { why: 'changed', with: { entry: i + 1 } }
    const { sum: given, ...body } = line
    sum = chain(sum, body)
    if (given !== sum) return i === 0 ? { why: 'changed-head' } : { why: 'changed', with: { entry: i + 1 } }
  }
  if (checksum !== chain(sum, result)) return { why: log.length === 0 ? 'changed-head' : 'changed-end' }
  return null
}

/** The match of a file before its first entry. */
function openedFrom(title: Title, data: Record<string, unknown>): { match: Match } | { problem: FileProblem } {
  const seats = numberIn(data.seats)
  const sitting = data.sitting === undefined ? null : readSitting(data.sitting, seats)
  const terms = {
    seats,
    options: isRecord(data.options) ? data.options : {},
    seed: wordIn(data.seed),
    sheet: (data.sheet ?? null) as Sheet | null,
    players: Array.isArray(data.players) ? data.players.slice(0, seats).map(wordIn) : [],
    sitting,
  }
  const opened = openMatch(title, terms)
  if ('refusal' in opened)
    return { problem: { why: 'refused', with: { clause: opened.refusal.clause, ...opened.refusal.with } } }
  if ('problems' in opened) return { problem: { why: 'bad-sheet', with: { at: opened.problems[0]?.at ?? '' } } }
  if (data.sitting !== undefined && sitting === null) return { problem: { why: 'bad-sitting' } }
  if (data.from === undefined) return opened
  const { game, state } = opened.match
  const from = readPosition(game, state, data.from)
  const begun = from === null ? null : openMatch(title, { ...terms, from })
  return begun !== null && 'match' in begun ? begun : { problem: { why: 'bad-position' } }
}

function replay(
  title: Title,
  data: Record<string, unknown>,
  log: readonly unknown[],
): Reading | { problem: FileProblem } {
  const opened = openedFrom(title, data)
  if ('problem' in opened) return opened
  const { match } = opened
  const older = numberIn(data.rules) < title.game.version
  /** How many entries stood before each line: without those passed over, others have moved. */
  const before: number[] = []
  const targets = new Set(log.flatMap((line) => (isLine(line) && 'back' in line ? [line.back] : [])))
  const ways = waysBack(match)
  for (const [i, line] of log.entries()) {
    before.push(match.log.length)
    if (targets.has(i)) ways.note()
    const wish = isLine(line) ? wishOf(match, 'back' in line ? { ...line, back: before[line.back] ?? -1 } : line) : null
    const done = wish === null ? { clause: 'table.no-such-choice' } : enterIn(match, wish, ways.known)
    if ('clause' in done && !older) return { problem: { why: 'illegal', with: { entry: i + 1, clause: done.clause } } }
  }
  const { at } = data
  const shown = typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < match.story.length ? at : null
  return { match, skipped: log.length - match.log.length, at: shown }
}

/** A line as we write it. */
function isLine(x: unknown): x is Line {
  if (!isRecord(x) || !isPlace(x.seat)) return false
  return isRecord(x.move) || x.undo === true || x.redo === true || isPlace(x.back)
}

const isPlace = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0

/** What a line of the file wishes for; null where its move cannot be read now. */
function wishOf({ title, game, state }: Match, line: Line): Wish | null {
  if (!('move' in line)) return line
  const choice = title.canon.read(state, line.seat, line.move, game.box)
  return choice === null ? null : { seat: line.seat, choice }
}

/** How far a damaged file can be read, for the sentence that says where it stops. */
function lastWholeLine(text: string): number {
  const lines = text.split('\n')
  let good = 0
  for (const [i, line] of lines.entries()) {
    const body = line.trim().replace(/,$/, '')
    if (i > 0 && body !== ']' && body !== '}' && !wholeLine(body)) break
    good = i + 1
  }
  return good
}

function wholeLine(body: string): boolean {
  if (body === '' || body.endsWith('[')) return true
  try {
    JSON.parse(body.startsWith('"') ? `{${body}}` : body)
    return true
  } catch {
    return false
  }
}
