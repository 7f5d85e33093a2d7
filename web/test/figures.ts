// Analysed matches without the wait: files that were judged in the engine with little thought, and rows of many matches.
import type { Page } from '@playwright/test'
import { effortOf, momentsOf } from '../../analysis/analyse.ts'
import { NOT_YET } from '../../analysis/lookBack.ts'
import type { Moment } from '../../analysis/moment.ts'
import { judgeOf, packed } from '../../analysis/report.ts'
import { findMind, findTitle } from '../../games/shelf.ts'
import { closedOptions } from '../../kernel/ask.ts'
import { keyOf } from '../../kernel/choice.ts'
import { below, rngOf } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/words.ts'
import { readMatch } from '../../match/file.ts'
import type { Match } from '../../match/match.ts'
import { withNotes } from '../../match/notes.ts'
import { statesOf } from '../../match/standing.ts'
import type { Mind } from '../../title/mind.ts'
import type { JudgedRow } from '../../wire/judged.ts'
import { fileWhere } from './match.ts'

/** So many thoughts a page asks for at first: what is judged with as many is not judged again. */
const QUICK = 60

/** What was judged already: the same match is asked for with other thoughts. */
const known = new Map<
  string,
  Promise<{ readonly text: string; readonly match: Match; readonly moments: Moment[]; readonly mind: Mind }>
>()

async function judge(game: string, players: readonly string[]) {
  const text = await fileWhere(game, players.length, () => false, players)
  const read = await readMatch(text, findTitle)
  const mind = await findMind(game)
  if ('problem' in read || mind === null) throw new Error(`no analysis of ${game}`)
  const { match } = read
  return { text, match, mind, moments: [...momentsOf(mind, match, match.story, effortOf(1))] }
}

/** The file of a whole match of these people, with an analysis in it that says it took so many thoughts. */
export async function judgedFile(game: string, players: readonly string[], thoughts = QUICK): Promise<string> {
  const key = JSON.stringify([game, players])
  const judged = known.get(key) ?? judge(game, players)
  known.set(key, judged)
  const { text, match, moments, mind } = await judged
  return withNotes(text, packed({ judge: judgeOf(mind, thoughts), moments, ...NOT_YET, whole: true }, match))
}

/** A moment at which another choice would have been better as unseen cards lay, by 12 points. */
export interface Unlucky {
  readonly line: number
  readonly seat: Seat
}

/** The same with something that could not be known: at the first choice that is no mistake and after which unseen cards lay badly. */
export async function unluckyFile(
  game: string,
  players: readonly string[],
): Promise<Unlucky & { readonly text: string }> {
  const { text, match, moments, mind } = await judge(game, players)
  const states = [...statesOf(match, match.story)]
  for (const { line, seat, verdict, parts } of moments) {
    const before = states[line - 1]
    const made = match.story[line]?.choice ?? null
    if (seat === null || before === undefined || made === null || verdict === null || verdict.better !== null) continue
    const choice = closedOptions(match.game, before, seat).find((one) => keyOf(one) !== keyOf(made))
    if (choice === undefined || (parts.hidden[seat] ?? 0) > -0.05) continue
    const hindsight = [{ line, seat, other: { choice, by: 0.12, doubt: 0.021 } }]
    const report = { judge: judgeOf(mind, QUICK), moments, finest: [], hindsight, whole: true }
    return { line, seat, text: withNotes(text, packed(report, match)) }
  }
  throw new Error(`no such moment in ${game}`)
}

const GAMES = ['castle', 'nehemiah', 'pillars', 'spyrium', 'master-builder']
const AGAINST = ['people', 'novice', 'journeyman', 'master', 'grandmaster']

/** Rows of somebody who gets better over the year. */
export function manyRows(count: number): JudgedRow[] {
  const rng = rngOf('figures')
  const now = Date.now()
  return Array.from({ length: count }, (_, i) => {
    const thirds = [0, 1, 2].map(() => {
      const mistakes = below(rng, 3 + Math.round((3 * (count - i)) / count)) > 3 ? 2 : below(rng, 2)
      return {
        decisions: 8 + below(rng, 5),
        mistakes,
        lost: Number((mistakes * (0.05 + below(rng, 9) / 100)).toFixed(3)),
      }
    })
    const draw = (below(rng, 41) - 20) / 100
    return {
      ...{
        table: `t${i}`,
        game: GAMES[below(rng, 5)] ?? '',
        seats: 2 + below(rng, 3),
        against: AGAINST[below(rng, 5)] ?? '',
      },
      ...{
        result: below(rng, 3) === 0 ? 1 : 0,
        at: now - (count - i) * 7.3 * 86_400_000,
        thirds,
        accuracy: 80 + below(rng, 20),
        draw,
      },
      judge: { rules: 1, net: i % 3 === 0, thoughts: i % 5 === 0 ? 400 : 60 },
    }
  })
}

/** Lays rows on the page's device, as if their matches had been analysed there. */
export async function keepRows(page: Page, rows: readonly JudgedRow[]): Promise<void> {
  const kept = rows.map(({ table, ...row }) => ({ ...row, id: table, seat: 0, where: `#/analysis/${table}` }))
  await page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('chantier-figures', 1)
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('figures', { keyPath: 'id' }).createIndex('at', 'at')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('figures', 'readwrite')
          for (const row of rows) writing.objectStore('figures').put(row)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    kept,
  )
}
