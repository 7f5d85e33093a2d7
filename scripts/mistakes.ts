// npm run mistakes -- planted|lucky|stable|pace [<game> …] [--cases 20] [--minutes 10] [--from 0]: what an analysis finds, tried on cases whose
// truth is known: mistakes that were planted, luck that was planted, mistakes thought over again; and how long it takes.
import { parseArgs } from 'node:util'
import { findMind, findTitle, gameIds } from '../games/shelf.ts'
import { lucky } from './judging/lucky.ts'
import { pace } from './judging/pace.ts'
import { planted } from './judging/planted.ts'
import { stable } from './judging/stable.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '600' },
    from: { type: 'string', default: '0' },
  },
})
const TRIALS = { planted, lucky, stable, pace }
const [name = '', ...games] = positionals
const trial = Object.entries(TRIALS).find(([id]) => id === name)?.[1]
if (trial === undefined) throw new Error(`npm run mistakes -- ${Object.keys(TRIALS).join('|')} [<game> …]`)

for (const game of games.length > 0 ? games : gameIds()) {
  const [title, mind] = await Promise.all([findTitle(game), findMind(game)])
  if (title === null || mind === null) throw new Error(`no game ${game}`)
  const ends = Date.now() + Number(values.minutes) * 60_000
  const said = trial({
    title,
    mind,
    cases: Number(values.cases),
    from: Number(values.from),
    late: () => Date.now() > ends,
  })
  console.log(`${game}: ${said}`)
}
