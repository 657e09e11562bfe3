// Records which processes serve this folder's build, because a new build breaks the pages they're serving. Uses only
// Node's built-in modules, as in prepare.mjs.
import { mkdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files.mjs'
import { root } from './root.mjs'

/** Inside the build's cache, which the next build keeps and a bundle leaves out. */
const recordFolder = path.join(root, '.next/cache/serving')

/** Records that this process serves the build on a port, until it exits. */
export function markServing(port, folder = recordFolder) {
  const record = path.join(folder, `${port}-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(record, '')
    process.once('exit', () => rmSync(record, { force: true }))
  } catch {
    // If the folder isn't writable, as in a container, nobody builds in it either.
  }
}

/** Whether a process runs in this folder. Its id may be of one that was killed, and another's since. */
function runsHere(pid) {
  try {
    return process.platform === 'linux' ? readlinkSync(`/proc/${pid}/cwd`) === process.cwd() : process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * The id of another process that serves the build, if there is one.
 * @param {number} [port] only one that serves it on this port
 */
export const servedBy = (port, folder = recordFolder) =>
  filesBelow(folder)
    .map((name) => name.split('-').map(Number))
    .find(([itsPort, pid]) => pid !== process.pid && (port ?? itsPort) === itsPort && runsHere(pid))?.[1]

/**
 * Warns if a site is running from this folder, but carries on, since the user may be about to restart it.
 * @param {string} change what would break the running site's pages
 */
export function warnIfServed(change, folder = recordFolder) {
  const pid = servedBy(undefined, folder)
  if (pid)
    console.error(
      `${change} will break the site running from this folder (process ${pid}): restart it afterwards, or use another clone`,
    )
}
