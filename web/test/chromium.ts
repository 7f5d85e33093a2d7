// How tests, benches and pictures start Chromium: the system's own, where scripts/browser.mjs found or installed it.
import type { LaunchOptions } from '@playwright/test'

/**
 * The first ones are what Playwright itself switches off, which a list given here replaces. The last two are pages of Chromium's own
 * address bar: each window begins a process for them, half a second of processor and 170 MB a test, though nobody ever sees one.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const LAUNCH: LaunchOptions & { readonly args: string[] } = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${FEATURES_OFF.join(',')}`,
  ],
}
