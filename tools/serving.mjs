// Records which processes serve this folder's build, because a new build breaks the pages they're serving. Uses only
// Node's built-in modules, as in prepare.mjs.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** Inside the build's cache, which the next build keeps and a bundle leaves out. */
const recordFolder = path.join(root, '.next/cache/serving')

/** The result of `work`; undefined if the file doesn't exist, has just been removed, or isn't ours to use. */
function undefinedIfFails(work) {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** When a process started, if the system says, because its id may have been reused. Undefined if it has ended. */
function startTimeOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return undefined
  }
  // The process's name comes first and may contain spaces and brackets (proc(5)).
  const since = undefinedIfFails(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19])
  return since ?? 'unknown'
}

/**
 * Records that this process serves the build, until it exits.
 * @param {number} port
 */
export function markServing(port, folder = recordFolder) {
  const record = path.join(folder, String(process.pid))
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(record, `${startTimeOf(process.pid)}\n${port}`)
    process.once('exit', () => rmSync(record, { force: true }))
  } catch {
    // If the folder isn't writable, as in a container, nobody builds in it either.
  }
}

/**
 * The id of another process that serves the build, if there is one. Deletes records left by killed processes.
 * @param {number} [port] only one that serves it on this port
 */
export const servedBy = (port, folder = recordFolder) =>
  (undefinedIfFails(() => readdirSync(folder)) ?? [])
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .find((pid) => {
      const record = path.join(folder, String(pid))
      const began = startTimeOf(pid)
      const [recorded, itsPort] = undefinedIfFails(() => readFileSync(record, 'utf8').split('\n')) ?? []
      if (began && began === recorded) return port === undefined || itsPort === String(port)
      undefinedIfFails(() => rmSync(record, { force: true }))
      return false
    })

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
