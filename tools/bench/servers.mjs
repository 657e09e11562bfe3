// Starts the built site and its anchor, each in its own process on loopback.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../free-port.mjs'

const cache = path.resolve('node_modules/.cache/sunnie')

/** Installs packages that nothing else needs into a separate folder. */
function installInto(folder, packages) {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(path.join(folder, 'package.json')))
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n')
  execFileSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...packages],
    {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
}

/** The node_modules folder of a benchmark tool, installed if need be. */
export function toolFolder(name, version) {
  const folder = path.join(cache, 'tools', name)
  if (!existsSync(path.join(folder, 'node_modules', name))) installInto(folder, [`${name}@${version}`])
  return path.join(folder, 'node_modules')
}

/** Imports a module of a benchmark tool. @param file path inside node_modules */
export const tool = (name, version, file) => import(pathToFileURL(path.join(toolFolder(name, version), file)))

/** Seconds of CPU that a process has used. Linux only. */
export const cpuSeconds = (pid) => {
  if (process.platform !== 'linux') return NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const megabytes = (pid) =>
  process.platform === 'linux'
    ? Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_000
    : NaN

/** Whether a server answers at this URL, with a complete response. */
export const answers = (url) =>
  fetch(url)
    .then((response) => response.text())
    .then(
      () => true,
      () => false,
    )

async function start(args, { cwd, env, stop = () => undefined, port }) {
  const begun = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} exited with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    url,
    startedAfter: performance.now() - begun,
    cpuSeconds: () => cpuSeconds(child.pid),
    megabytes: () => megabytes(child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      stop()
    },
  }
}

/** Serves the built site, by default on its own SQLite file. No email goes out. */
export async function serveSite(env = {}) {
  const data = mkdtempSync(path.join(os.tmpdir(), 'sunnie-bench-'))
  const port = await freePort()
  return start([path.resolve('tools/serve.mjs')], {
    port,
    stop: () => rmSync(data, { recursive: true, force: true }),
    env: {
      DATABASE_URL: `file:${path.join(data, 'bench.db')}`,
      AUTH_SECRET: 'only-for-the-benchmark-on-loopback',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RESEND_API_KEY: '',
      ...env,
      PORT: String(port),
    },
  })
}

const bare = {
  'next.config.mjs': 'export default { turbopack: { root: import.meta.dirname }, poweredByHeader: false }\n',
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
  'app/page.js': 'export default function Page() { return <main><h1>A bare page</h1><p>Nothing else.</p></main> }\n',
  'app/api/lead/route.js':
    'export async function POST(request) { const lead = await request.json(); return Response.json({ success: Boolean(lead.email) }) }\n',
}

/** Serves a bare Next app of the same version, with one page and one handler that stores nothing. */
export async function serveBareNext() {
  const folder = path.join(cache, 'bare-next')
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'))
  const react = JSON.parse(readFileSync('node_modules/react/package.json', 'utf8')).version
  const next = path.join(folder, 'node_modules/next/dist/bin/next')
  if (!existsSync(path.join(folder, '.next/BUILD_ID'))) {
    for (const [file, text] of Object.entries(bare)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    installInto(folder, [`next@${version}`, `react@${react}`, `react-dom@${react}`])
    execFileSync(process.execPath, [next, 'build'], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production' },
    })
  }
  const port = await freePort()
  return start([next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    port,
    env: { NODE_ENV: 'production' },
  })
}
