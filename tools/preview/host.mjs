// Previews as bundles, on a host of one's own.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../root.mjs'

/** Runs preview-host there, with what it prints going straight through. */
async function callHost({ host, sshKey = '', knownHosts = '' }, args, input) {
  // A folder is a host's own: what runs this is on it.
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
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))))
  })
}

/**
 * Sends a folder with a start.mjs, and has it started under a name.
 * @param {{ host: string, sshKey?: string, knownHosts?: string }} to `user@host`, or a folder on this machine
 */
export async function putUp(to, name, address, folder) {
  writeFileSync(path.join(folder, 'address'), address)
  const tar = spawn('tar', ['-c', '-C', folder, '.'], { stdio: ['ignore', 'pipe', 'inherit'] })
  await callHost(to, ['up', name], tar.stdout)
}

/** Ends a preview and deletes it with its database. One that isn't there is fine. */
export const takeDown = (to, name) => callHost(to, ['down', name])

/** The site of this commit as a bundle, with a database of samples of its own. */
export function makeBundle(address, folder) {
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const env = { ...process.env, SITE_URL: address, DEPLOY_ENV: 'preview' }
  execFileSync(process.execPath, ['tools/bundle.mjs', folder], { ...options, env })
  // Without the owner's account, which the first start there makes.
  const seedEnv = { ...env, DATABASE_URL: `file:${path.join(folder, 'data/sunnie.db')}` }
  execFileSync(process.execPath, ['tools/seed.mjs'], { ...options, env: seedEnv })
}
