import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tests/support/free-port'

/** Resolves once something listens on a port. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)))
      socket.on('error', () => resolve(false))
    })
    if (open) return
    await pause(50)
  }
  throw new Error("PgBouncer isn't listening")
}

/** Starts PgBouncer (Debian: `apt-get install pgbouncer`) for a database, in transaction mode with few connections. */
export async function startPgBouncer(url: string) {
  const { hostname, port, pathname, username, password } = new URL(url)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-bouncer-'))
  chmodSync(folder, 0o755)
  const own = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = any
pool_mode = transaction
default_pool_size = 4
unix_socket_dir =
`,
    { mode: 0o644 },
  )
  const version = /\d+\.\d+\.\d+/.exec(execFileSync('pgbouncer', ['--version']).toString())![0]
  // It refuses to run as root.
  const child = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), settings], {
    stdio: 'ignore',
  })
  await listening(own)
  process.once('exit', () => child.kill())
  const through = new URL(url)
  through.port = String(own)
  return { url: through.href, version }
}
