// The tests that are asked about a changed piece of code: those of its own room, named by scripts/mutants.ts.
import { defineConfig } from 'vitest/config'

/** Nothing here is broken off for being slow: Stryker ends what a change has made endless, by what the tests took unchanged. */
const LONGEST = 3_600_000

const include: string[] = JSON.parse(process.env.CHANTIER_MUTANT_TESTS ?? '[]')

export default defineConfig({
  test: { include, exclude: ['**/node_modules/**'], testTimeout: LONGEST, hookTimeout: LONGEST },
})
