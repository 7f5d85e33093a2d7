import { defineConfig } from '@playwright/test'

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
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Houses with a name, as friends elsewhere would open them.
        '--host-resolver-rules=MAP *.chantier.test 127.0.0.1',
      ],
    },
  },
})
