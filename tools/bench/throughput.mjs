import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../free-port.mjs'
import { budgets, record } from './budgets.mjs'
import { load } from './load.mjs'
import { answers, cpuSeconds, serveBareNext, serveSite } from './servers.mjs'

/** Serves the same bytes from a file with a single nginx process. Undefined if nginx isn't installed. */
async function serveWithNginx(body) {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const port = await freePort()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-nginx-'))
  writeFileSync(path.join(folder, 'index.html'), body)
  const conf = `daemon off; master_process off; error_log stderr crit; pid ${folder}/pid;
events {} http { access_log off; sendfile on; types { text/html html; } client_body_temp_path ${folder}; proxy_temp_path ${folder};
fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; keepalive_requests 1000000;
server { listen 127.0.0.1:${port}; root ${folder}; } }`
  writeFileSync(path.join(folder, 'nginx.conf'), conf)
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 50))
  const stop = async () => {
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop, cpuSeconds: () => cpuSeconds(child.pid) }
}

/**
 * Measures requests per second and CPU per prerendered page, against a bare Next page and a file from nginx. The ratios
 * are of CPU time, so of requests per second per core, because the client is slower than the site and nginx.
 */
export async function throughput() {
  const site = await serveSite()
  const next = await serveBareNext()
  // Keep the Brotli bytes as sent; fetch would decode them.
  const body = await new Promise((resolve) =>
    get(`${site.url}/`, { headers: { 'accept-encoding': 'br' } }, (response) => resolve(response.toArray())),
  )
  const nginx = await serveWithNginx(Buffer.concat(body))
  try {
    const { microseconds, timesBareNext, shareOfNginx, p99 } = budgets.throughput
    const home = await load(site, '/')
    const contact = await load(site, '/contact')
    const bare = await load(next, '/')
    record('home page, CPU', home.microseconds, 'µs', { max: microseconds })
    record('contact page, CPU', contact.microseconds, 'µs', { max: microseconds })
    record('bare Next page, CPU', bare.microseconds, 'µs')
    record('home page, requests', home.perSecond, 'a second')
    record('home page, 99th percentile', home.p99, 'ms', { max: p99 })
    record('home page, times a bare Next page', bare.microseconds / home.microseconds, '×', { min: timesBareNext })
    if (nginx) {
      const file = await load(nginx, '/')
      record('home page from nginx, CPU', file.microseconds, 'µs')
      record('home page, share of nginx', file.microseconds / home.microseconds, '×', { min: shareOfNginx })
    } else console.log("  nginx isn't installed, so there's no comparison with it")
    record('pages that failed', home.failed + contact.failed, '', { max: 0 })
  } finally {
    await Promise.all([site.stop(), next.stop(), nginx?.stop()])
  }
}
