// Match files and card sheets of 0.1.0: undone, done again, taken back by agreement, played with other cards, unfinished.
import { describe, expect, it } from 'vitest'
import { endSum } from '../../contract/keep.ts'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { isOver } from '../../kernel/play.ts'
import { readMatch, writeMatch } from '../../match/file.ts'
import { enterIn, type Match, openMatch } from '../../match/match.ts'
import { sheetProblems } from '../../papers/sheet.ts'
import { GAMES_THEN, keptJson, sum, unpacked } from './kept.ts'

interface KeptMatch {
  readonly entries: Readonly<Record<'moves' | 'undo' | 'redo' | 'back', number>>
  readonly over: boolean
  /** Fingerprints: of the file, the last state, the states after every entry, the story. */
  readonly text: string
  readonly end: string
  readonly states: string
  readonly story: string
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

const kept = keptJson('matches.json') as Readonly<Record<string, KeptMatch>>

async function opened(text: string): Promise<Match> {
  const read = await readMatch(text, findTitle)
  if (!('match' in read)) throw new Error(JSON.stringify(read.problem))
  expect(read.skipped).toBe(0)
  return read.match
}

/** The fingerprints of all states of a match, as it went. */
function statesOf(match: Match): string {
  const again = openMatch(match.title, match)
  if (!('match' in again)) throw new Error('cannot be opened again')
  const states = [endSum(again.match.state)]
  for (const entry of match.log) {
    expect(enterIn(again.match, entry)).toHaveProperty('entry', entry)
    states.push(endSum(again.match.state))
  }
  return sum(states.join())
}

const storyOf = (match: Match) =>
  sum(JSON.stringify(match.story.map(({ at, seat, step, choice, events }) => [at, seat, step, choice, events])))

describe('a match file of 0.1.0', () => {
  it('is kept for every game: whole, with other rules, with other cards, unfinished', () => {
    const kinds = ['whole', 'varied', 'sheet', 'open']
    expect(Object.keys(kept)).toEqual(GAMES_THEN.flatMap((game) => kinds.map((kind) => `${game}.${kind}`)))
    expect(gameIds()).toEqual(expect.arrayContaining([...GAMES_THEN]))
    for (const { entries } of Object.values(kept)) expect(entries.undo * entries.back).toBeGreaterThan(0)
  })

  for (const [name, was] of Object.entries(kept))
    it(`opens as it was: ${name}`, async () => {
      const text = unpacked(`matches/${name}.chantier.json`).toString()
      expect(sum(text)).toBe(was.text)
      const match = await opened(text)
      const { game, state } = match
      expect({
        over: isOver(state),
        end: endSum(state),
        states: statesOf(match),
        story: storyOf(match),
        scores: game.scores(state, game.box),
        winners: game.winners(state, game.box),
      }).toEqual({
        over: was.over,
        end: was.end,
        states: was.states,
        story: was.story,
        scores: was.scores,
        winners: was.winners,
      })
      expect(writeMatch(match)).toBe(text)
    })
})

describe('a corrected card sheet of 0.1.0', () => {
  for (const id of GAMES_THEN)
    it(`is still a sheet of ${id}`, async () => {
      const title = await findTitle(id)
      if (title === null) throw new Error(`no ${id}`)
      const sheet = JSON.parse(unpacked(`sheets/${id}.json`).toString())
      expect(sheetProblems(id, title.form, sheet)).toEqual([])
      const match = await opened(unpacked(`matches/${id}.sheet.chantier.json`).toString())
      expect(match.sheet).toEqual(sheet)
      expect(match.sheet).not.toEqual(title.sheet)
    })
})
