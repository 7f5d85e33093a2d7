// Match files and card sheets that somebody has bent, as they come by mail, link or upload. Whoever reads one gets a match, a
// sheet, or a sentence; nothing throws, and nothing takes long.
import { anyChoice } from '../../bots/random.ts'
import { trialOf } from '../../bots/trial.ts'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { below, rngOf } from '../../kernel/random.ts'
import type { Rng } from '../../kernel/words.ts'
import { readMatch, sealMatch, writeMatch } from '../../match/file.ts'
import { enterIn, type Match, openMatch } from '../../match/match.ts'
import { correctedSheet } from '../../papers/corrections.ts'
import { type Sheet, sheetProblems } from '../../papers/sheet.ts'
import type { Title } from '../../title/title.ts'
import { ODD, pick } from './nonsense.ts'

/** Choices in the files that are bent: enough of everything, and soon replayed. */
const CHOICES = 30
/** Milliseconds that reading one may take of the processor, on however slow a machine. */
const LONGEST = 10_000

export interface Bent {
  /** What came of them: how many by outcome. */
  readonly found: Readonly<Record<string, number>>
  readonly problems: readonly string[]
}

function played(title: Title, seats: number, seed: string): Match {
  const players = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`)
  const opened = openMatch(title, { seats, seed, players, options: {}, sheet: null })
  if (!('match' in opened)) throw new Error(`no match of ${title.game.id}`)
  const { match } = opened
  const rng = rngOf(seed)
  for (let n = 0; n < CHOICES && !isOver(match.state); n++) {
    const seat = deciders(match.game, match.state)[0] ?? 0
    enterIn(match, { seat, choice: anyChoice(match.game, match.state, seat, rng) })
  }
  return match
}

const isHolder = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null

/** Somewhere in it a value is another, is missing, or is one too many. */
function bend(rng: Rng, whole: unknown): unknown {
  const copy: unknown = structuredClone(whole)
  let place = copy
  for (;;) {
    if (!isHolder(place)) return pick(rng, ODD)
    const keys = Object.keys(place)
    const key = keys.length === 0 ? 'none' : pick(rng, keys)
    const next = place[key]
    if (isHolder(next) && below(rng, 4) > 0) {
      place = next
      continue
    }
    const way = below(rng, 6)
    if (way === 0) delete place[key]
    else if (way === 1) place[pick(rng, ['constructor', 'extra', 'seat', 'toString'])] = pick(rng, ODD)
    else place[key] = pick(rng, ODD)
    return copy
  }
}

/** The text itself is cut or has another sign in it. */
function spoilt(rng: Rng, text: string): string {
  const at = below(rng, text.length)
  return below(rng, 2) === 0
    ? text.slice(0, at)
    : text.slice(0, at) + pick(rng, ['x', '"', '}', '9', '\u0000']) + text.slice(at + 1)
}

/** What is to be sealed anew. */
function withoutSums(data: unknown): unknown {
  if (!isHolder(data)) return data
  const { checksum: _, log, ...rest } = data
  if (!Array.isArray(log)) return { ...rest, log }
  return { ...rest, log: log.map((line) => (isHolder(line) ? { ...line, sum: undefined } : line)) }
}

const titles = async (): Promise<Title[]> =>
  (await Promise.all(gameIds().map((id) => findTitle(id)))).flatMap((title) => title ?? [])

function outcomes() {
  const found: Record<string, number> = {}
  const problems: string[] = []
  return {
    bent: { found, problems },
    count: (what: string) => {
      found[what] = (found[what] ?? 0) + 1
    },
    wrong: (what: string) => {
      if (problems.length < 20) problems.push(what)
    },
  }
}

export async function bentFiles(count: number, rng: Rng): Promise<Bent> {
  const { bent, count: add, wrong } = outcomes()
  const files: string[] = []
  for (const title of await titles())
    for (const seats of title.game.players) files.push(writeMatch(played(title, seats, `bent ${seats}`)))
  for (let n = 0; n < count; n++) {
    const file = pick(rng, files)
    let data: unknown = JSON.parse(file)
    for (let times = 1 + below(rng, 2); times > 0; times--) data = JSON.parse(JSON.stringify(bend(rng, data)))
    // Sealed anew its sums fit, so that all that is behind them is tried.
    const whole = below(rng, 4) === 0 ? null : sealMatch(withoutSums(data))
    const text = whole ?? (below(rng, 2) === 0 ? spoilt(rng, file) : JSON.stringify(data))
    const from = performance.now()
    try {
      const read = await readMatch(text, findTitle)
      add('problem' in read ? read.problem.why : 'opened')
    } catch (error) {
      wrong(`a bent file throws ${String(error).slice(0, 200)}: ${text.slice(0, 300)}`)
    }
    if (performance.now() - from > LONGEST) wrong(`a bent file took ${Math.round(performance.now() - from)} ms`)
  }
  return bent
}

export async function bentSheets(count: number, rng: Rng): Promise<Bent> {
  const { bent, count: add, wrong } = outcomes()
  const all = await titles()
  for (let n = 0; n < count; n++) {
    const title = pick(rng, all)
    const { form, sheet, game } = title
    try {
      const data: Sheet = JSON.parse(JSON.stringify(bend(rng, sheet)))
      const good = sheetProblems(game.id, form, data).length === 0
      add(good ? 'fits' : 'does not fit')
      // What fits may still end in a match that nobody can go on with; that is found out, and nothing throws.
      if (good) add(trialOf(title, data, n) === null ? 'can be played' : 'cannot be played to the end')
      const table = pick(rng, Object.keys(form.tables))
      const place = `${table}.${pick(rng, form.tables[table]?.ids ?? ['none'])}.${pick(rng, ['cost', 'vp', 'none', '__proto__'])}`
      add('sheet' in correctedSheet(form, sheet, { [place]: pick(rng, ODD) }) ? 'corrected' : 'no correction')
    } catch (error) {
      wrong(`a bent sheet of ${game.id} throws ${String(error).slice(0, 200)}`)
    }
  }
  return bent
}
