import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../free-port.mjs'
import { budgets, record } from './budgets.mjs'
import { load } from './load.mjs'
import { answers, serveBareNext, serveSite } from './servers.mjs'

/** nginx with one worker and the same bytes in a file; undefined where it isn't installed. */
async function serveWithNginx(body) {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const port = await freePort()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-nginx-'))
  writeFileSync(path.join(folder, 'index.html'), body)
  const conf = `daemon off; worker_processes 1; error_log stderr crit; pid ${folder}/pid;
events {} http { access_log off; types { text/html html; } client_body_temp_path ${folder}; proxy_temp_path ${folder};
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
  return { url, stop, cpuSeconds: () => NaN }
}

/** Prerendered pages a second and what one costs, beside a bare Next page and a file from nginx. */
export async function throughput() {
  const site = await serveSite()
  const next = await serveBareNext()
  // Brotli's bytes as they are: fetch would decode them.
  const { Readable } = await import('node:stream')
  const { get } = await import('node:http')
  const body = await new Promise((resolve) =>
    get(`${site.url}/`, { headers: { 'accept-encoding': 'br' } }, (response) =>
      resolve(Readable.from(response).toArray()),
    ),
  )
  const nginx = await serveWithNginx(Buffer.concat(body))
  try {
    const { microseconds, timesBareNext, shareOfNginx, p99 } = budgets.throughput
    const home = await load(site, '/')
    const contact = await load(site, '/contact')
    const bare = await load(next, '/')
    record('home page, CPU', home.microseconds, 'µs', { most: microseconds })
    record('contact page, CPU', contact.microseconds, 'µs', { most: microseconds })
    record('bare Next page, CPU', bare.microseconds, 'µs')
    record('home page, requests', home.perSecond, 'a second')
    record('home page, 99th percentile', home.p99, 'ms', { most: p99 })
    record('home page, times a bare Next page', home.perSecond / bare.perSecond, '×', { least: timesBareNext })
    if (nginx)
      record('home page, share of nginx', home.perSecond / (await load(nginx, '/')).perSecond, '×', {
        least: shareOfNginx,
      })
    else console.log('  nginx is not installed here: no ratio to it')
    record('pages that failed', home.failed + contact.failed, '', { most: 0 })
  } finally {
    await Promise.all([site.stop(), next.stop(), nginx?.stop()])
  }
}
