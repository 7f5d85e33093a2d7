// npm run mistakes -- planted|lucky|stable|pace|rates [<game> …] [--cases 20] [--matches 50] [--minutes 10] [--from 0] [--resume FILE]: what an analysis finds,
// tried on cases whose truth is known: mistakes that were planted, luck that was planted, mistakes thought over again; and how long it
// takes. With a file it goes on after the last match that is in there, and tells the sum of all.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findMind, findTitle, gameIds } from '../games/shelf.ts'
import { lucky } from './judging/lucky.ts'
import { pace } from './judging/pace.ts'
import { planted } from './judging/planted.ts'
import { rates } from './judging/rates.ts'
import { stable } from './judging/stable.ts'
import type { Setting, Trial } from './judging/trial.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string' },
    matches: { type: 'string' },
    minutes: { type: 'string', default: '600' },
    from: { type: 'string', default: '0' },
    resume: { type: 'string' },
  },
})

/** A match that was tried, as a line of the file. */
interface Tried<Case> {
  readonly trial: string
  readonly game: string
  readonly match: number
  readonly cases: readonly Case[]
}

/** What a file holds of a trial on a game. */
function linesOf<Case>(trial: string, game: string): Tried<Case>[] {
  const path = values.resume
  if (path === undefined || !existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Tried<Case> => JSON.parse(line))
    .filter((one) => one.trial === trial && one.game === game)
}

/** Cases of a game that are enough where nothing else is said. */
const ENOUGH = 20

/** Tries match after match until there are cases or matches enough, or no time is left. */
function run<Case>(name: string, { casesOf, tell }: Trial<Case>): (setting: Setting) => string {
  return (setting) => {
    const { id } = setting.title.game
    const ends = Date.now() + Number(values.minutes) * 60_000
    const lines = linesOf<Case>(name, id)
    const cases = lines.flatMap((line) => line.cases)
    let match = Math.max(Number(values.from), ...lines.map((line) => line.match + 1))
    const {
      cases: wanted = values.matches === undefined ? ENOUGH : Number.POSITIVE_INFINITY,
      matches = Number.POSITIVE_INFINITY,
    } = values
    for (; cases.length < Number(wanted) && match < Number(matches) && Date.now() < ends; match++) {
      const line: Tried<Case> = { trial: name, game: id, match, cases: casesOf(setting, match) }
      cases.push(...line.cases)
      if (values.resume !== undefined) appendFileSync(values.resume, `${JSON.stringify(line)}\n`)
    }
    return tell(cases)
  }
}

const TRIALS = {
  planted: run('planted', planted),
  lucky: run('lucky', lucky),
  stable: run('stable', stable),
  pace: run('pace', pace),
  rates: run('rates', rates),
}
const [name = '', ...games] = positionals
const trial = Object.entries(TRIALS).find(([id]) => id === name)?.[1]
if (trial === undefined) throw new Error(`npm run mistakes -- ${Object.keys(TRIALS).join('|')} [<game> …]`)

for (const game of games.length > 0 ? games : gameIds()) {
  const [title, mind] = await Promise.all([findTitle(game), findMind(game)])
  if (title === null || mind === null) throw new Error(`no game ${game}`)
  console.log(`${game}: ${trial({ title, mind })}`)
}
