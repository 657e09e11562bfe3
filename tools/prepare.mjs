// Prepares a fresh clone. Uses only Node's built-in modules, because it runs before anything is installed.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError, readSiteUrl, readStage } from '../lib/environment.mjs'
import { filesBelow } from './files.mjs'
import { finishBuild } from './finish-build.mjs'
import { nextCommand } from './next-output.mjs'
import { root } from './root.mjs'
import { warnIfServed } from './serving.mjs'

const hashOf = (files) => {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** The files below some of the repository's folders. */
const filesIn = (folders) =>
  folders.flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`))

const stampFile = (name) => path.join(root, 'node_modules', '.cache', 'sunnie', name)
const isDone = (name, value) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value
const markDone = (name, value) => {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), value)
}

const quiet = { NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' }

/** Prints what is being done, and then how long it took. */
const timed = async (label, run) => {
  const start = performance.now()
  process.stdout.write(`${label} … `)
  await run()
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** The signals that end this process. */
const terminationSignals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a program until it exits. A signal that would end this process ends the program first, because a leftover one
 * would get in the way of the next start.
 * @returns its output, if `options` pipes that
 * @throws {EnvironmentError} if it fails, with its output
 */
async function run(program, args, options) {
  const child = spawn(program, args, { cwd: root, ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  let received
  const pass = (signal) => child.kill((received = signal))
  for (const signal of terminationSignals) process.on(signal, pass)
  const [code] = await once(child, 'close') // rejects if the program doesn't exist
  for (const signal of terminationSignals) process.off(signal, pass)
  if (received) process.kill(process.pid, received)
  if (code !== 0) throw Object.assign(new EnvironmentError(`${[program, ...args].join(' ')} failed`), { output })
  return output
}

/** Runs a Node program and returns its output, which is shown if it fails. */
async function node(args, extra = {}) {
  try {
    return await run(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...quiet, ...extra },
    })
  } catch (error) {
    process.stderr.write(`\n${error.output ?? ''}\n`)
    throw new EnvironmentError(`${args.slice(0, 3).join(' ')} failed`, { cause: error })
  }
}

/** Exits with 1 and one line if Node is older than 20.19. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`)
  process.exit(1)
}

/** A bundle (tools/bundle.mjs) comes with its packages and has no lock file. */
const isBundle = !existsSync(path.join(root, 'package-lock.json'))

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Whether what's needed of the lock file is installed, according to npm's own record. That works whether an earlier
 * start, a host or a developer ran npm. Packages for other systems are optional.
 * @param {{ forTests?: boolean }} [needed] whether the packages that only tests and checks need count too
 */
export function isInstalled(folder = root, { forTests = false } = {}) {
  const record = path.join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const there = readPackages(record)
  const needed = Object.entries(readPackages(path.join(folder, 'package-lock.json'))).filter(
    ([place, { dev, devOptional, optional }]) =>
      place && (there[place] || (!optional && (forTests || !(dev || devOptional)))),
  )
  return needed.every(([place, { integrity }]) => there[place] && there[place].integrity === integrity)
}

/** Installs what package-lock.json lists, unless it's already installed; without what only tests need, by default. */
export async function install({ forTests = false } = {}) {
  if (isBundle || isInstalled(root, { forTests })) return
  warnIfServed('Installing packages')
  await timed('Installing packages', () => {
    // What a start has installed is kept when tests need more. Said either way, whatever NODE_ENV is.
    const way = forTests && isInstalled() ? ['install', '--no-save'] : ['ci']
    const args = [...way, forTests ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const npm = process.env.npm_execpath // the same npm that runs this script
    if (npm) return run(process.execPath, [npm, ...args], { stdio: 'inherit' })
    return run('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  })
}

/**
 * Installs into a fresh clone, for commands that only work on the database. They never replace packages that are
 * already installed, because a running site may be using them.
 */
export async function installOnce() {
  if (!isBundle && existsSync(path.join(root, 'node_modules')) && !isInstalled())
    throw new EnvironmentError("The installed packages don't match package-lock.json: run npm ci")
  await install()
}

/** Writes both database schemas and generates their clients. */
async function databaseClients() {
  const models = hashOf([...filesIn(['prisma/models']), 'tools/schema.mjs', 'package-lock.json'])
  if (isDone('generate', models) && existsSync(path.join(root, 'generated/postgresql/client.ts'))) return
  await timed('Generating the database clients', async () => {
    await node(['tools/schema.mjs'])
    // `generate` only uses WebAssembly, but the CLI insists on a schema engine before it starts and would download one.
    for (const provider of ['sqlite', 'postgresql'])
      await node(['node_modules/prisma/build/index.js', 'generate'], {
        DB_PROVIDER: provider,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      })
  })
  markDone('generate', models)
}

/** Writes what isn't kept in git: database clients, a library for browsers and the manifest of the pictures. */
export async function generate() {
  await databaseClients()
  const idiomorph = readFileSync(path.join(root, 'node_modules/idiomorph/dist/idiomorph.min.js'), 'utf8')
  writeFileSync(path.join(root, 'public/owner/idiomorph.js'), `${idiomorph}\nexport { Idiomorph }\n`)
  await run(process.execPath, ['tools/pictures.mjs'], { stdio: 'inherit' })
}

/** The branch and commit shown in a preview's banner: from the host's variables, otherwise from git. */
function revision() {
  const git = (...args) => {
    try {
      return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim()
    } catch {
      return ''
    }
  }
  return {
    PREVIEW_BRANCH: process.env.VERCEL_GIT_COMMIT_REF || git('rev-parse', '--abbrev-ref', 'HEAD'),
    PREVIEW_COMMIT: (process.env.VERCEL_GIT_COMMIT_SHA || git('rev-parse', 'HEAD')).slice(0, 7),
  }
}

/**
 * Builds the site if its sources, or any other values written into its pages, have changed.
 * @param {{ siteUrl: string, stage: string }} environment
 */
export async function build({ siteUrl, stage }) {
  const files = [
    ...filesIn(['app', 'components', 'content', 'lib', 'public', 'generated', 'tools']),
    'next.config.ts',
    'proxy.ts',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'mdx-components.tsx',
    'tsconfig.json',
    'postcss.config.mjs',
    'package-lock.json',
  ]
  // Prerendered pages contain the footer's year, canonical links, and a preview's robots tags and banner.
  const shown = stage === 'preview' ? revision() : {}
  const inPages = [siteUrl, stage, new Date().getFullYear(), ...Object.values(shown)].join(' ')
  const sources = `${hashOf(files.filter((file) => existsSync(path.join(root, file))))} ${inPages}`
  if (isDone('build', sources) && existsSync(path.join(root, '.next/BUILD_ID'))) return
  const { contentMistakes } = await import('./content/content-mistakes.mjs')
  const mistakes = await contentMistakes()
  if (mistakes.length > 0) throw new EnvironmentError(mistakes.join('\n'))
  warnIfServed('A new build')
  let remarks = ''
  await timed('Building the site', async () => {
    rmSync(stampFile('build'), { force: true })
    const env = { NODE_ENV: 'production', SITE_URL: siteUrl, DEPLOY_ENV: stage, ...shown }
    await node([nextCommand, 'build'], env)
    await finishBuild(root, async () => (remarks = await node(['tools/after-build.mjs'])), { siteUrl, stage })
  })
  process.stdout.write(remarks)
  markDone('build', sources)
}

/**
 * Builds for a host or a developer, who install the packages themselves.
 * @throws {EnvironmentError} in a fresh clone
 */
export async function buildInstalled() {
  const environment = { siteUrl: readSiteUrl(), stage: readStage() }
  if (!existsSync(path.join(root, 'node_modules/next')))
    throw new EnvironmentError("The packages aren't installed yet: run npm ci")
  await generate()
  await build(environment)
}
