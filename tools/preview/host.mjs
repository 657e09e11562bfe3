// Previews as bundles on your own host.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../root.mjs'

/** Runs preview-host on the host and passes its output straight through. */
async function callHost({ host, sshKey = '', knownHosts = '' }, args, input) {
  // A path means that we're running on the host itself.
  if (path.isAbsolute(host))
    return run('sh', [path.join(root, 'tools/preview-host.sh'), ...args], input, { PREVIEW_ROOT: host })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-ssh-'))
  try {
    const file = (name, text) => {
      writeFileSync(path.join(folder, name), `${text.trim()}\n`, { mode: 0o600 })
      return path.join(folder, name)
    }
    const options = ['BatchMode=yes', 'IdentitiesOnly=yes', `UserKnownHostsFile=${file('known', knownHosts)}`]
    await run('ssh', ['-i', file('key', sshKey), ...options.flatMap((option) => ['-o', option]), host, ...args], input)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function run(program, args, input, env = {}) {
  return new Promise((resolve, reject) => {
    const stdio = [input ?? 'ignore', 'inherit', 'inherit']
    const child = spawn(program, args, { stdio, env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} exited with ${code}`))))
  })
}

/**
 * Sends a folder that has a start.mjs, and starts it as the preview `name`.
 * @param {{ host: string, sshKey?: string, knownHosts?: string }} to `user@host`, or a folder on this machine
 */
export async function deploy(to, name, address, folder) {
  writeFileSync(path.join(folder, 'address'), address)
  const tar = spawn('tar', ['-c', '-C', folder, '.'], { stdio: ['ignore', 'pipe', 'inherit'] })
  await callHost(to, ['up', name], tar.stdout)
}

/** Stops a preview and deletes it and its database. A no-op if it doesn't exist. */
export const remove = (to, name) => callHost(to, ['down', name])

/** Bundles the site of this commit with a database of sample leads. */
export function makeBundle(address, folder) {
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const env = { ...process.env, SITE_URL: address, DEPLOY_ENV: 'preview' }
  execFileSync(process.execPath, ['tools/bundle.mjs', folder], { ...options, env })
  // Leave out the owner's account, which the first start on the host creates.
  const seedEnv = { ...env, DATABASE_URL: `file:${path.join(folder, 'data/sunnie.db')}` }
  execFileSync(process.execPath, ['tools/seed.mjs'], { ...options, env: seedEnv })
}
