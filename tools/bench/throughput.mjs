// node tools/bench/throughput.mjs [PATH …]: what a prerendered page costs the server. Starts the built site and asks for
// each path over 32 connections on loopback for five seconds, three times. Prints the CPU time of the site's process per
// request (the least of the three), requests a second (the most; client and server share the machine), and the memory
// that the process had to itself at its start and at the end. Linux only: it reads /proc.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/contact', '/the-sunnie-journal']
const port = 4680
const connections = 32
const seconds = 5

process.chdir(path.resolve(import.meta.dirname, '../..'))
const data = mkdtempSync(path.join(os.tmpdir(), 'sunnie-bench-'))
const started = performance.now()
const site = spawn(process.execPath, ['tools/serve.mjs'], {
  env: { ...process.env, PORT: String(port), DATABASE_URL: `file:${path.join(data, 'bench.db')}` },
  stdio: ['ignore', 'ignore', 'inherit'],
})

/** Microseconds of CPU that the site's process has used. */
const cpu = () => {
  const [user, system] = readFileSync(`/proc/${site.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10_000
}
const megabytes = () =>
  Math.round(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${site.pid}/smaps_rollup`, 'utf8'))[1] / 1000)

async function isUp() {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok
  } catch {
    return false
  }
}

/** Asks again as soon as an answer is whole, until `end`. */
const ask = (url, end) =>
  new Promise((resolve, reject) => {
    const request = `GET ${url} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`
    let answers = 0
    let left = 0
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (left === 0) {
        const head = chunk.indexOf('\r\n\r\n')
        const text = chunk.toString('latin1', 0, head)
        if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.split('\r\n')[0]))
        left = Number(/content-length: (\d+)/i.exec(text)[1]) - (chunk.length - head - 4)
      } else left -= chunk.length
      if (left > 0) return
      answers++
      if (performance.now() < end) socket.write(request)
      else socket.end(() => resolve(answers))
    })
  })

try {
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 5))
  const start = Math.round(performance.now() - started)
  await new Promise((resolve) => setTimeout(resolve, 3000)) // Next is loaded meanwhile
  console.log(`first 200 after ${start} ms, then ${megabytes()} MB`)
  for (const url of paths) {
    const rounds = []
    for (let round = 0; round < 3; round++) {
      const before = cpu()
      const begun = performance.now()
      const end = begun + seconds * 1000
      const answers = (await Promise.all(Array.from({ length: connections }, () => ask(url, end)))).reduce(
        (a, b) => a + b,
      )
      rounds.push([(cpu() - before) / answers, answers / ((performance.now() - begun) / 1000)])
    }
    const cost = Math.min(...rounds.map(([each]) => each))
    const rate = Math.max(...rounds.map(([, each]) => each))
    console.log(`${url.padEnd(40)} ${cost.toFixed(0).padStart(5)} µs ${rate.toFixed(0).padStart(7)} requests/s`)
  }
  console.log(`at the end ${megabytes()} MB`)
} finally {
  site.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}
