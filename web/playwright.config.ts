import { defineConfig } from '@playwright/test'
import { LAUNCH } from './test/chromium.ts'

/** CHROMIUM and CHANTIER_ADDRESS are set by scripts/browser-tests.mjs. */
export default defineConfig({
  testDir: 'test',
  timeout: 300_000,
  // A slow machine is no fault of the page: what is awaited gets as long as a click does. Times are measured by the benches.
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: process.env.CHANTIER_REPORT ?? '/dev/null' }]],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: process.env.CHANTIER_ADDRESS ?? '',
    launchOptions: {
      ...LAUNCH,
      // Houses with a name, as friends elsewhere would open them.
      args: [...LAUNCH.args, '--host-resolver-rules=MAP *.chantier.test 127.0.0.1'],
    },
  },
})
