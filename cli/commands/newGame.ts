import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gameIds } from '../../games/shelf.ts'
import type { Desk } from '../desk.ts'
import { codeOf } from '../files.ts'
import { commandOf, type Given } from '../flags.ts'
import { dataFolder } from '../keeping.ts'
import { keptGames } from '../newGame/known.ts'
import { filesOf, lay, type Model, modelIn, type Players } from '../newGame/lay.ts'
import { clash, LONGEST, type Naming, nameProblem, namingOf } from '../newGame/naming.ts'
import { HOUSE } from '../reference.ts'
import { failed, misused } from '../stop.ts'

/** Seats that the page has colours for. */
const FEWEST = 2
const MOST = 5
const USUAL: Players = [2, 4]

export const newGame = commandOf({
  name: 'new-game',
  flags: ['players', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const [id = ''] = given.words
    const players = playersOf(given, desk)
    refuseName(id, desk)
    const model = modelIn(HOUSE)
    const naming = namingOf(id, takenLetters())
    const word = clash([...model.values()], naming)
    if (word !== null) misused(desk.t.newGame.clash(id, word))
    const files = filesOf(model, naming, players)
    await lay(HOUSE, id, files).catch((error: unknown) => failed(desk.t.newGame.failed(id, reasonOf(error))))
    tell(naming, players, files, given, desk)
    return 0
  },
})

/** "2-4", or "3" for exactly so many. */
function playersOf(given: Given, desk: Desk): Players {
  const text = given.text('players')
  if (text === undefined) return USUAL
  const [, min = '', max = min] = /^(\d)(?:-(\d))?$/.exec(text) ?? []
  const players: Players = [Number(min), Number(max)]
  if (min === '' || players[0] < FEWEST || players[1] > MOST || players[0] > players[1])
    misused(desk.t.newGame.players(text, FEWEST, MOST))
  return players
}

function refuseName(id: string, desk: Desk): void {
  const { newGame } = desk.t
  const bad = nameProblem(id)
  if (bad !== null) misused(newGame.name[bad](id, LONGEST))
  if (gameIds().includes(id)) misused(newGame.exists(id))
  if (existsSync(join(HOUSE, 'games', id))) misused(newGame.there(join('games', id)))
  const places = { root: HOUSE, data: dataFolder(), house: resolve(process.env.CHANTIER_DATA || join(HOUSE, 'data')) }
  if (keptGames(places).has(id)) misused(newGame.kept(id))
}

/** The letters of the clauses of the games that are here. */
function takenLetters(): ReadonlySet<string> {
  const rules = globSync('games/*/RULES.md', { cwd: HOUSE }).map((path) => readFileSync(join(HOUSE, path), 'utf8'))
  return new Set(rules.flatMap((text) => /^- \*\*([A-Z]{3})-/m.exec(text)?.[1] ?? []))
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && !('code' in error) ? error.message : codeOf(error)

function tell({ id, title, letters }: Naming, players: Players, files: Model, given: Given, desk: Desk): void {
  const { newGame: t } = desk.t
  const folder = join('games', id)
  if (given.has('json')) {
    desk.json({ id, title, letters, players, folder })
    return
  }
  desk.say(desk.paint('good', t.laid(title, folder, files.size)))
  desk.say(t.next)
  for (const [command, what] of Object.entries(t.commands(id))) desk.say(what, `  ${desk.paint('number', command)}  `)
}
