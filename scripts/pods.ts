// npm run pods: how well tables are drawn: beside every possible round of a small field, and beside tables cut from the
// ranking in a large one; how even seats are, and how long it takes. `-- --resume FILE` goes on where an earlier run stopped.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mix, rngOf } from '../kernel/random.ts'
import { everyRound, randomField } from '../pods/brute.ts'
import { weigh } from '../pods/cost.ts'
import type { Entrant, Field, Table } from '../pods/field.ts'
import { podsOf } from '../pods/pods.ts'
import { sizesFor } from '../pods/sizes.ts'

const HISTORIES = 1_000
const ROUNDS = 8

/** Pasts between two writings of how far it is. */
const STRETCH = 10

/** Of each number of entrants, how many pasts were drawn, and how many of those rounds could have been better. */
type Ledger = Record<string, { done: number; worse: number }>

const { values } = parseArgs({ options: { resume: { type: 'string' } } })
const ledger: Ledger =
  values.resume !== undefined && existsSync(values.resume) ? JSON.parse(readFileSync(values.resume, 'utf8')) : {}

function writeDown(): void {
  if (values.resume === undefined) return
  writeFileSync(`${values.resume}.part`, JSON.stringify(ledger))
  renameSync(`${values.resume}.part`, values.resume)
}

let good = true
for (let n = 2; n <= 12; n++) {
  const told = ledger[n] ?? { done: 0, worse: 0 }
  ledger[n] = told
  for (; told.done < HISTORIES; told.done++) {
    if (told.done % STRETCH === 0) writeDown()
    const field = randomField(n, `pods/${n}/${told.done}`)
    const round = podsOf(field, `${told.done}`)
    if (weigh(round.cost) > everyRound(field, round.byes) + 1e-3) told.worse++
  }
  writeDown()
  if (told.worse > 0) good = false
  console.log(`${n} entrants: ${HISTORIES} pasts, ${told.worse} rounds that could have been better`)
}

type Drawing = (field: Field, seed: string) => readonly Table[]

/** Tables cut from the ranking, first come first seated. */
const byRanking: Drawing = ({ entrants, sizes }) => {
  const ranked = entrants.toSorted((a, b) => b.score - a.score).map((e) => e.id)
  return sizesFor(entrants.length, sizes).tables.map((size) => ranked.splice(0, size))
}

function tournament(n: number, sizes: readonly number[], draw: Drawing) {
  const rng = rngOf(`pods/${n}`)
  let entrants: Entrant[] = Array.from({ length: n }, (_, i) => ({ id: `p${i}`, score: 0, byes: 0 }))
  const played: Table[] = []
  let longest = 0
  for (let r = 0; r < ROUNDS; r++) {
    const from = process.cpuUsage().user
    const tables = draw({ entrants, played, sizes }, `${r}`)
    longest = Math.max(longest, (process.cpuUsage().user - from) / 1000)
    played.push(...tables)
    const won = new Map(tables.flatMap((t) => mix(rng, [...t]).map((id, i) => [id, t.length - i] as const)))
    entrants = entrants.map((e) => ({
      ...e,
      score: e.score + (won.get(e.id) ?? 0),
      byes: e.byes + (won.has(e.id) ? 0 : 1),
    }))
  }
  const pairs = played.flatMap((t) => t.flatMap((a, i) => t.slice(i + 1).map((b) => [a, b].sort().join())))
  const uneven = entrants.filter(({ id }) => {
    const seats = Array.from({ length: Math.min(...sizes) }, (_, s) => played.filter((t) => t[s] === id).length)
    return Math.max(...seats) - Math.min(...seats) > 1
  })
  return { again: pairs.length - new Set(pairs).size, pairs: pairs.length, uneven: uneven.length, longest }
}

console.log(
  `\n${ROUNDS} rounds: pairs that met again, people whose seats are not even within one, processor time of the longest drawing`,
)
for (const [n, sizes] of [
  [16, [4]],
  [24, [4]],
  [32, [4]],
  [30, [4, 3]],
  [64, [4]],
  [200, [4]],
  [200, [5, 4]],
] as const) {
  const told = (name: string, { again, pairs, uneven, longest }: ReturnType<typeof tournament>) =>
    `${name}: ${again} of ${pairs}, ${uneven} uneven, ${Math.round(longest)} ms`
  const drawn = tournament(n, sizes, (field, seed) => podsOf(field, seed).tables)
  console.log(
    `${n} at tables of ${sizes.join(' or ')}: ${told('drawn', drawn)}; ${told('by ranking', tournament(n, sizes, byRanking))}`,
  )
}
process.exit(good ? 0 : 1)
