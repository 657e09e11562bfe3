// Previews as bundles on your own host.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../root.mjs'

/** Runs preview-host on the host and passes its output straight through. */
function callHost({ host, sshKey = '', knownHosts = '' }, args, input) {
  const run = (program, words, env = {}) => {
    const stdio = [input ? 'pipe' : 'ignore', 'inherit', 'inherit']
    const { status } = spawnSync(program, words, { input, stdio, env: { ...process.env, ...env } })
    if (status !== 0) throw new Error(`${program} exited with ${status}`)
  }
  // A path means that we're running on the host itself.
  if (path.isAbsolute(host))
    return run('sh', [path.join(root, 'tools/preview-host.sh'), ...args], { PREVIEW_ROOT: host })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-ssh-'))
  try {
    const file = (name, text) => {
      writeFileSync(path.join(folder, name), `${text.trim()}\n`, { mode: 0o600 })
      return path.join(folder, name)
    }
    const options = ['BatchMode=yes', 'IdentitiesOnly=yes', `UserKnownHostsFile=${file('known', knownHosts)}`]
    run('ssh', ['-i', file('key', sshKey), ...options.flatMap((option) => ['-o', option]), host, ...args])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Sends a folder that has a start.mjs, and starts it as the preview `name`.
 * @param {{ host: string, sshKey?: string, knownHosts?: string }} to `user@host`, or a folder on this machine
 */
export async function deploy(to, name, address, folder) {
  writeFileSync(path.join(folder, 'address'), address)
  callHost(to, ['up', name], execFileSync('tar', ['-c', '-C', folder, '.'], { maxBuffer: 1024 ** 3 }))
}

/** Stops a preview and deletes it and its database. A no-op if it doesn't exist. */
export const remove = async (to, name) => callHost(to, ['down', name])

/** Bundles the site of this commit with a database of sample leads. */
export function makeBundle(address, folder) {
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const env = { ...process.env, SITE_URL: address, DEPLOY_ENV: 'preview' }
  execFileSync(process.execPath, ['tools/bundle.mjs', folder], { ...options, env })
  // Leave out the owner's account, which the first start on the host creates.
  const seedEnv = { ...env, DATABASE_URL: `file:${path.join(folder, 'data/sunnie.db')}` }
  execFileSync(process.execPath, ['tools/seed.mjs'], { ...options, env: seedEnv })
}
