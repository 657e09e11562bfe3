import net from 'node:net'
import type { Site } from './server'

/**
 * Announces or streams far more than any of our endpoints accepts, and stops when a response arrives.
 * @returns the status, which is 0 if the server hung up, and how many bytes it let us send
 */
export function sendEndlessBody(
  site: Site,
  path: string,
  headers: Record<string, string>,
  megabytes = 64,
): Promise<{ status: number; sent: number }> {
  const limit = megabytes * 1024 * 1024
  const chunk = Buffer.alloc(64 * 1024, 'a')
  const socket = net.connect(site.port, '127.0.0.1')
  return new Promise((resolve) => {
    let answer = ''
    let sent = 0
    const done = () => {
      socket.destroy()
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), sent })
    }
    const write = () => {
      while (!socket.destroyed && sent < limit) {
        sent += chunk.length
        const frame = 'Transfer-Encoding' in headers ? [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n'] : [chunk]
        if (!frame.map((part) => socket.write(part)).at(-1)) return void socket.once('drain', write)
      }
    }
    socket.on('data', (data: Buffer) => {
      answer += data.toString()
      done()
    })
    socket.on('error', () => undefined)
    socket.on('close', done)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`)
    write()
  })
}

/**
 * Posts a body in chunks, and then asks for a file on the same connection.
 * @returns the statuses of both responses; fewer if the server hung up
 */
export function sendBeforeAnother(site: Site, path: string, type: string, body: Buffer): Promise<number[]> {
  const socket = net.connect(site.port, '127.0.0.1')
  return new Promise((resolve) => {
    let answers = ''
    const statuses = () => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
    const done = () => {
      socket.destroy()
      resolve(statuses())
    }
    socket.on('data', (data: Buffer) => {
      answers += data.toString('latin1')
      if (statuses().length === 2) done()
    })
    socket.on('error', () => undefined)
    socket.on('close', done)
    const head = (method: string, target: string) => `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n`
    socket.write(`${head('POST', path)}Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`)
    socket.write(`${body.length.toString(16)}\r\n`)
    socket.write(body)
    socket.write(`\r\n0\r\n\r\n${head('GET', '/robots.txt')}\r\n`)
  })
}
