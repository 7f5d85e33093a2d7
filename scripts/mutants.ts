// npm run mutants -- <kernel | match | a game> [--only FILE]: changes the code in many small ways, one at a time, and says which
// changes no test notices. Goes on where it was broken off; only what has changed since is asked again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { gameIds } from '../games/shelf.ts'
import { GOAL, type MutantReport, scoresOf, survivorLine, survivorsOf, tableOf } from './mutants/report.ts'
import { type Target, targetOf } from './mutants/target.ts'

const root = join(import.meta.dirname, '..')

function fail(sentence: string): never {
  process.stderr.write(`chantier: ${sentence}\n`)
  process.exit(2)
}

/** Where the answers are kept from one run to the next. */
function memoryOf({ name }: Target): { readonly answers: string; readonly report: string } {
  const folder = join(root, 'node_modules', '.cache', 'mutants')
  mkdirSync(folder, { recursive: true })
  return { answers: join(folder, `${name}.json`), report: join(folder, `${name}.report.json`) }
}

async function ask(target: Target, only: string | undefined): Promise<MutantReport> {
  const { answers, report } = memoryOf(target)
  // Read by the tests' set-up, which stands in a file of its own.
  process.env.CHANTIER_MUTANT_TESTS = JSON.stringify(target.tests)
  process.chdir(root)
  await new Stryker({
    mutate: only === undefined ? [...target.files] : [only],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What is reckoned once, when a file is loaded, would need every test for every change.
    ignoreStatic: true,
    concurrency: 1,
    incremental: true,
    incrementalFile: answers,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: join('node_modules', '.cache', 'mutants', 'tree'),
    ignorePatterns: ['docs', 'dist', 'web', 'server', 'hosting'],
    dryRunTimeoutMinutes: 60,
    // Loops that a change makes endless are ended by this.
    timeoutMS: 10_000,
    timeoutFactor: 3,
    disableTypeChecks: false,
  }).runMutationTest()
  return JSON.parse(readFileSync(report, 'utf8'))
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const [name = ''] = positionals
const target = targetOf(name, gameIds()) ?? fail(`mutants of what? ${['kernel', 'match', ...gameIds()].join(', ')}.`)
const report = await ask(target, values.only)
const survivors = survivorsOf(report)
const list = join(root, 'node_modules', '.cache', 'mutants', `${target.name}.txt`)
writeFileSync(list, `${survivors.map(survivorLine).join('\n')}\n`)
const { rows, all } = scoresOf(report)
console.log(tableOf([...rows, all]))
console.log(`${survivors.length} changes that no test noticed are listed in ${list.slice(root.length + 1)}`)
if (all.score < GOAL) {
  console.error(`chantier: ${all.score.toFixed(1)} of 100 changes were noticed; ${GOAL} are wanted.`)
  process.exitCode = 1
}
