// npm test: runs every check and test from a clean clone. Ends with "N passed, N failed".
// docs/testing.md says where the time goes.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser, findShell } from './browser.mjs'
import { generate, install, requireNode } from './prepare.mjs'
import { nextCommand } from './next-output.mjs'
import { root } from './root.mjs'

requireNode()
process.chdir(root)
const known = ['format', 'lint', 'directions', 'types', 'unused', 'migrations', 'jest', 'trial', 'playwright']
const parts = process.argv.slice(2) // e.g. `npm test -- lint types`
const unknown = parts.find((part) => !known.includes(part))
if (unknown) {
  console.error(`Unknown part ${unknown}: choose from ${known.join(', ')}`)
  process.exit(1)
}
const wants = (part) => parts.length === 0 || parts.includes(part)
const tally = { passed: 0, failed: 0 }
const bin = (file) => `node_modules/${file}`

/** Runs a Node program. With `live` its output goes straight through; otherwise it's only shown on failure. */
function run(args, { env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.once('close', (code, signal) => {
      if (code !== 0) process.stderr.write(output)
      resolve(code ?? `ended by ${signal}`)
    })
  })
}

/** Counts and prints what `work` resolves with: how many tests have passed and failed. */
async function record(label, work) {
  const begun = performance.now()
  const { passed, failed } = await work()
  tally.passed += passed
  tally.failed += failed
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${failed ? '✗' : '✓'} ${label}: ${passed} passed, ${failed} failed (${seconds} s)`)
}

/** Runs a program that counts as one test, passed if it exits with 0. */
async function check(part, label, ...args) {
  if (!wants(part)) return
  await record(label, async () => ((await run(args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }))
}

/** Runs a test runner and counts the tests in its report. A runner that exits with an error counts as a failure. */
const runTests = (label, args, options, report, read) =>
  record(label, async () => {
    rmSync(report, { force: true })
    const code = await run(args, options)
    const { passed, failed } = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 1 }
    return { passed, failed: Math.max(failed, code === 0 ? 0 : 1) }
  })

/** Not in test-results, which Playwright empties when it starts. */
const jestReport = 'node_modules/.cache/sunnie/jest.json'
const jest = () =>
  runTests(
    'Unit and component tests',
    [bin('jest/bin/jest.js'), '--json', `--outputFile=${jestReport}`, '--silent'],
    {},
    jestReport,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }),
  )

/** Why tests were skipped, by title, as Playwright's report has it. */
const skipsIn = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...skipsIn(inner),
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => [title, ...annotations.map(({ description }) => description)].join(': ')),
    ),
  ])

const playwright = (browser, env) =>
  runTests(
    'Endpoint and browser tests',
    [bin('@playwright/test/cli.js'), 'test'],
    { env: { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: findShell(browser), ...env }, live: true },
    'test-results/playwright.json',
    ({ stats, suites }) => {
      for (const why of new Set(skipsIn(suites))) console.log(`  Skipped: ${why}`)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
  )

/** Secrets that a build host might have. tests/api/build.spec.ts looks for them in what's sent to browsers. */
const secrets = {
  AUTH_SECRET: 'planted-secret-of-32-characters-or-more',
  CRON_SECRET: 'planted-secret-cron',
  DATABASE_URL: 'postgres://planted:planted-secret@127.0.0.1:5432/none',
  MAIL_FROM: 'Sunnie <hello@sunnie.example>',
  OWNER_EMAIL: 'owner@sunnie.example',
  OWNER_PASSWORD: 'planted-secret-password',
  RESEND_API_KEY: 're_planted-secret',
  RESEND_WEBHOOK_SECRET: 'whsec_plantedsecretplantedsecret',
  VAPID_PRIVATE_KEY: 'planted-secret-planted-secret-planted-secre',
}

/** Builds in a separate process, so that the other checks carry on, regardless of this machine's stage and NODE_ENV. */
async function build() {
  const SITE_URL = process.env.SITE_URL || 'http://localhost:3000'
  const env = { ...secrets, NODE_ENV: 'development', DEPLOY_ENV: 'production', SITE_URL }
  const begun = performance.now()
  if ((await run(['tools/build.mjs'], { env })) !== 0) throw new Error('The build failed')
  console.log(`  Built (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
}

const folders = ['app', 'components', 'content', 'lib', 'tools', 'tests']
const files = ['instrumentation.ts', 'instrumentation-client.ts', 'mdx-components.tsx', 'next.config.ts', 'proxy.ts']
const directions = [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...folders, ...files]

/** Checks that don't need a build. */
async function staticChecks() {
  await check('migrations', 'Migrations match the models', 'tools/new-migration.mjs', '--check')
  await check('lint', 'Lint', bin('eslint/bin/eslint.js'), '--max-warnings=0', '.')
  await check('directions', 'Import directions', ...directions)
  if (wants('jest')) await jest()
}

/** Builds as `npm start` does, and checks what depends on it. */
async function buildAndCheck() {
  // Route types are generated by a build or by typegen.
  if (wants('playwright') || wants('trial')) await build()
  else if (wants('types')) await run([nextCommand, 'typegen'])
  await check('types', 'Types', bin('typescript-7/bin/tsc'), '--noEmit')
  await check('trial', 'What the owner changes', 'tests/trial/owner-changes.mjs')
  // These don't need a build, but the other lane takes long enough.
  await check('unused', 'Unused code', bin('knip/bin/knip.js'))
  // Content is left as the owner writes it.
  await check('format', 'Formatting', bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.', '!content')
}

try {
  await install({ forTests: true })
  await generate()
  const browser = wants('playwright') ? await findBrowser() : undefined
  // Two lanes for two cores. Both have finished before the browser tests, which get the machine to themselves.
  const lanes = await Promise.allSettled([staticChecks(), buildAndCheck()])
  for (const { reason } of lanes) if (reason) throw reason
  if (wants('playwright')) {
    if (browser === undefined)
      throw new Error('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to its path.')
    const { withPostgres } = await import('./test-postgres.mjs')
    await withPostgres((url) => playwright(browser, { TEST_POSTGRES_URL: url }))
  }
} catch (error) {
  console.error(error.message)
  tally.failed++
}
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed ? 1 : 0)
