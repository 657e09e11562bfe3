import { defineConfig, devices } from '@playwright/test'
import type { DatabaseKind } from './tests/support/databases'

/**
 * The address bar of each new window is two pages of the browser's own, which took a tenth of the browser tests' time. Of
 * several such lists the last one counts: the others are those of Playwright's that ask the network or delay a paint.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'TabHoverCardImages',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
]

const args = [
  `--disable-features=${disabledFeatures.join()}`,
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
  '--disable-sync',
]
if (process.getuid?.() === 0) args.push('--no-sandbox')

/** A browser by its path. Playwright's own has none (tools/browser.mjs), but has to be told not to be a headless shell. */
const browser = (path?: string) => ({
  channel: path ? undefined : 'chromium',
  launchOptions: { executablePath: path || undefined, args },
})
/** The desk's tests of what only a whole browser does: notices by push, and pages that are brought back as they were left. */
const whole = [
  'e2e/owner-app.spec.ts',
  'e2e/owner-drafts.spec.ts',
  'e2e/owner-notices.spec.ts',
  'e2e/shown-again.spec.ts',
]
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

export default defineConfig<object, { database: DatabaseKind }>({
  testDir: 'tests',
  fullyParallel: true,
  workers: '200%', // of the cores: some tests wait for the server's own time limits
  // A test that passes at the second try has found a bug, in the site or in itself (docs/testing.md).
  retries: 0,
  timeout: 300_000, // only what hangs takes it, but a machine with other work may need ten times what a test takes alone
  expect: { timeout: 45_000 }, // as a machine may stand still for 15 s, and what comes every 5 s comes after
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    // One context a worker, emptied between tests: a new one compiles every script anew.
    reuseContext: true,
    // Motion is left to the tests that are about it: a button on the move can't be clicked, and drawing it costs time.
    contextOptions: { reducedMotion: 'reduce' },
    // What a test has the network answer goes past a service worker; the tests that are about ours let it in.
    serviceWorkers: 'block',
    // Each costs a good part of the browser tests' time, a picture of a failure even when nothing fails:
    // `npx playwright test --trace on` records one you can't explain.
    trace: 'off',
    screenshot: 'off',
    ...browser(process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH),
  },
  projects: [
    // Against a build of its own: header, robots, canonical links and banner are written in at build time.
    { name: 'preview', testMatch: 'preview/**/*.spec.ts', use: devices['Desktop Chrome'] },
    { name: 'api-sqlite', testMatch: 'api/**/*.spec.ts', use: { database: 'sqlite' } },
    { name: 'api-postgres', testMatch: 'api/**/*.spec.ts', grepInvert: /@once/, use: { database: 'postgres' } },
    {
      name: 'desktop',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: whole,
      grepInvert: /@phone-only/,
      use: desk,
    },
    {
      name: 'phone',
      testMatch: 'e2e/**/*.spec.ts',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'push', testMatch: whole, use: { ...desk, ...browser(process.env.CHROMIUM_PATH) } },
  ],
})
