// Matches that players have reported: a match file dropped into a game's test/reported/ is a test from then on.
import { isOver } from '../kernel/play.ts'
import { readMatch } from '../match/file.ts'
import type { Title } from '../title/title.ts'

/**
 * What is wrong with a reported match by the rules as they are; null where it opens and ends as it says. Of a file of older
 * rules, choices that a mended rule refuses may be passed over, and then it may end otherwise.
 */
export async function faultOfReport(title: Title, text: string): Promise<string | null> {
  const opened = await readMatch(text, async () => title)
  if ('problem' in opened) return JSON.stringify(opened.problem)
  const { match, skipped } = opened
  if (skipped > 0 || !isOver(match.state)) return null
  const { game, state } = match
  const result = { scores: game.scores(state, game.box), winners: game.winners(state, game.box) }
  const said: unknown = JSON.parse(text).result
  return JSON.stringify(said) === JSON.stringify(result)
    ? null
    : `it ends with ${JSON.stringify(result)}, not ${JSON.stringify(said)}`
}
