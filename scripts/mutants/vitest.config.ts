// The tests that are asked about a changed piece of code: those of its own room, named by scripts/mutants.ts.
import { defineConfig } from 'vitest/config'

const include: string[] = JSON.parse(process.env.CHANTIER_MUTANT_TESTS ?? '[]')

export default defineConfig({
  test: { include, exclude: ['**/node_modules/**'], testTimeout: 120_000, hookTimeout: 120_000 },
})
