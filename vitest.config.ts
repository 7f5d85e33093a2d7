import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{kernel,papers,title,look,match,lessons,wire,server,contract,games,bots,pods,analysis,train,cli,scripts,bench,test,web/src}/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default one core of two would stand idle.
    maxWorkers: '100%',
  },
})
