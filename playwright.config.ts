import { defineConfig, devices } from '@playwright/test'
import { business } from './content/business'
import type { DatabaseKind } from './tests/support/databases'

/**
 * The address bar of each new window is two internal pages, which took a tenth of the browser tests' time. Chromium
 * uses only the last such list, so this repeats those on Playwright's list that use the network or delay a paint.
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

/** A browser by its path. Without one it's Playwright's own (tools/browser.mjs), but not as a headless shell. */
const browser = (path?: string, more: readonly string[] = []) => ({
  channel: path ? undefined : 'chromium',
  launchOptions: { executablePath: path || undefined, args: [...args, ...more] },
})
/** Desktop tests that need a full browser: push notices, and pages restored from the back/forward cache. */
const whole = ['e2e/owner-device.spec.ts', 'e2e/shown-again.spec.ts']
/** Tests of what an assistant can do, which Chromium from 149 on has behind this switch. */
const assisted = 'e2e/assistant.spec.ts'
const webMcp = '--enable-features=WebMCPTesting'
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

export default defineConfig<object, { database: DatabaseKind }>({
  testDir: 'tests',
  globalSetup: './tests/support/prepared.ts',
  fullyParallel: true,
  workers: '200%', // of the cores, because some tests wait for the server's timeouts
  // A test that only passes at the second try has found a bug, in the site or in itself (docs/testing.md).
  retries: 0,
  timeout: 300_000, // only a test that hangs takes this long, but a busy machine may need ten times a test's usual time
  expect: { timeout: 45_000 }, // a machine may stall for 15 s, and something that happens every 5 s comes after that
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    locale: 'en-AU',
    timezoneId: business.timeZone,
    // One context per worker, cleared between tests, because a new one has to compile every script again.
    reuseContext: true,
    // Only tests about motion turn it on. A moving button can't be clicked, and drawing it costs time.
    contextOptions: { reducedMotion: 'reduce' },
    // Network responses mocked by a test would bypass a service worker. Only tests about ours allow it.
    serviceWorkers: 'block',
    // Both take up a good part of the browser tests' time; screenshots do even if nothing fails. To look into a failure
    // you can't explain, record it after `npm run build`: `npx playwright test --project=desktop --trace on contact`,
    // with CHROMIUM_PATH set if Playwright has no browser of its own.
    trace: 'off',
    screenshot: 'off',
    ...browser(process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH),
  },
  projects: [
    { name: 'api-sqlite', testMatch: 'api/**/*.spec.ts', grepInvert: /@postgres/, use: { database: 'sqlite' } },
    { name: 'api-postgres', testMatch: 'api/**/*.spec.ts', grep: /@both|@postgres/, use: { database: 'postgres' } },
    {
      name: 'desktop',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: [...whole, assisted],
      grepInvert: /@phone-only/,
      use: desk,
    },
    {
      name: 'phone',
      testMatch: 'e2e/**/*.spec.ts',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'assistant', testMatch: assisted, use: { ...desk, ...browser(process.env.CHROMIUM_PATH, [webMcp]) } },
    { name: 'push', testMatch: whole, use: { ...desk, ...browser(process.env.CHROMIUM_PATH) } },
  ],
})
