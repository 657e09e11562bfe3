// Starts the built site and its anchor, each in its own process on loopback.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../free-port.mjs'

const cache = path.resolve('node_modules/.cache/sunnie')

/** Installs packages that nothing else needs into a separate folder. */
function installInto(folder, packages) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n')
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const shell = process.platform === 'win32'
  execFileSync('npm', ['install', ...quietly, ...packages], { cwd: folder, stdio: 'inherit', shell })
}

/** Imports a module of a benchmark tool, which is installed if need be. @param file path inside node_modules */
export async function tool(name, version, file) {
  const folder = path.join(cache, 'tools', name)
  if (!existsSync(path.join(folder, 'node_modules', name))) installInto(folder, [`${name}@${version}`])
  return import(pathToFileURL(path.join(folder, 'node_modules', file)))
}

// Both only work on Linux.
const cpuSeconds = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
const megabytes = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_000

/** Whether a server answers at this URL, with a complete response. */
const answers = (url) =>
  fetch(url)
    .then((response) => response.text())
    .then(
      () => true,
      () => false,
    )

async function start(program, args, { cwd, env, folder, port }) {
  const begun = performance.now()
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
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
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const temporary = (name) => mkdtempSync(path.join(os.tmpdir(), `sunnie-${name}-`))

/** Who signs in on a site that's served here. */
export const owner = { email: 'owner@sunnie.example', password: 'only-for-the-benchmark' }

/**
 * Serves the built site, by default on its own SQLite file. No email goes out.
 * @param {number} [samples] how many sample leads to begin with
 */
export async function serveSite(env = {}, samples = 0) {
  const folder = temporary('bench')
  const port = await freePort()
  const settings = {
    DATABASE_URL: `file:${path.join(folder, 'bench.db')}`,
    AUTH_SECRET: 'only-for-the-benchmark-on-loopback',
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    RATE_LIMIT_PER_MINUTE: '1000000',
    RESEND_API_KEY: '',
    ...env,
    PORT: String(port),
  }
  if (samples)
    execFileSync(process.execPath, ['tools/seed.mjs', '--leads', String(samples)], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  return start(process.execPath, ['tools/serve.mjs'], { port, folder, env: settings })
}

/** Serves the same bytes from a file with a single nginx process. Undefined if nginx isn't installed. */
export async function serveWithNginx(body) {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error) return undefined
  const port = await freePort()
  const folder = temporary('nginx')
  const conf = path.join(folder, 'nginx.conf')
  writeFileSync(path.join(folder, 'index.html'), body)
  writeFileSync(
    conf,
    `daemon off; master_process off; error_log stderr crit; pid ${folder}/pid; events {}
http { access_log off; sendfile on; types { text/html html; } keepalive_requests 1000000; client_body_temp_path ${folder};
proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  )
  return start('nginx', ['-c', conf, '-p', folder], { port, folder })
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
  return start(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    port,
    env: { NODE_ENV: 'production' },
  })
}

/** As browsers send it. A bare Next app only has gzip, so if we asked for Brotli alone it wouldn't compress at all. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Sends requests for a few seconds over keep-alive connections.
 * @param requests for autocannon, such as one with `setupRequest`
 * @returns requests per second, microseconds of server CPU per request, the 99th percentile in ms, and how many failed
 */
export async function load(server, path, { requests } = {}) {
  const { default: autocannon } = await tool('autocannon', '8.0.0', 'autocannon/autocannon.js')
  const options = { url: server.url + path, connections: 16, headers, ...(requests && { requests }) }
  // Warm up first, because a new server is still compiling its code. Only the cost from then on counts.
  await autocannon({ ...options, duration: 6 })
  const before = server.cpuSeconds()
  const result = await autocannon({ ...options, duration: 6 })
  const done = result['2xx']
  return {
    perSecond: done / result.duration,
    microseconds: ((server.cpuSeconds() - before) / done) * 1e6,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
