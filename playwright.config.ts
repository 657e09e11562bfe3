import { defineConfig, devices } from '@playwright/test'
import type { DatabaseKind } from './tests/support/databases'

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
if (process.getuid?.() === 0) args.push('--no-sandbox')

export default defineConfig<object, { database: DatabaseKind }>({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // One more try where nobody watches: a busy machine may be late once, a fault is there twice.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    trace: 'retain-on-failure',
    // tools/browser.mjs says which browser there is: Playwright's own needs no path.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args },
  },
  projects: [
    // Against a build of its own (tools/test.mjs): header, robots, canonical links and banner are written in at the build.
    { name: 'preview', testMatch: 'preview/**/*.spec.ts', use: devices['Desktop Chrome'] },
    { name: 'api-sqlite', testMatch: 'api/**/*.spec.ts', use: { database: 'sqlite' } },
    { name: 'api-postgres', testMatch: 'api/**/*.spec.ts', use: { database: 'postgres' } },
    {
      name: 'desk',
      testMatch: 'e2e/**/*.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    // What does not hang on the window's width is tested once, at the desk.
    {
      name: 'phone',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: 'e2e/**/*.desk.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
})
