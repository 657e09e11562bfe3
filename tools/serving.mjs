// Which processes serve this folder's build: another one takes its place under their pages. Only Node's built-in modules,
// as in prepare.mjs.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** Beside the build, where neither the next one nor a bundle takes it along. */
const recordFolder = path.join(root, '.next/cache/serving')

/** What `work` gives; undefined where what it's about isn't there, is gone by now, or isn't ours. */
function ifThere(work) {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** When a process began, where the system says: another one may have its id by now. Undefined once it has ended. */
function beginningOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return undefined
  }
  // The name before it may hold spaces and brackets (proc(5)).
  const since = ifThere(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19])
  return since ?? 'at some time'
}

/** Notes that this process serves the build, for as long as it lives. */
export function markServing(folder = recordFolder) {
  const record = path.join(folder, String(process.pid))
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(record, beginningOf(process.pid))
    process.once('exit', () => rmSync(record, { force: true }))
  } catch {
    // A folder that can't be written, such as a container's, is one that nobody builds in.
  }
}

/** Another process that serves the build, if there is one. What a killed one has left behind goes. */
export const servedBy = (folder = recordFolder) =>
  (ifThere(() => readdirSync(folder)) ?? [])
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .find((pid) => {
      const record = path.join(folder, String(pid))
      const began = beginningOf(pid)
      if (began && ifThere(() => readFileSync(record, 'utf8')) === began) return true
      ifThere(() => rmSync(record, { force: true }))
      return false
    })

/**
 * Says so while a site runs from this folder. It doesn't stand in the way: whoever starts anew may want just that.
 * @param {string} change what the site's pages would fail over
 */
export function warnIfServed(change, folder = recordFolder) {
  const pid = servedBy(folder)
  if (pid)
    console.error(
      `The site that runs from this folder (process ${pid}) fails under ${change}: start it again afterwards, or use another clone`,
    )
}
