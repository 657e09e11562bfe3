import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { readBuilt } from '../../lib/built.mjs'
import { backupFolder } from '../database/copies.mjs'
import { root } from '../root.mjs'
import { displayPath } from '../database/sqlite.mjs'
import { fail, ok, warn } from './finding.mjs'

const dayMs = 24 * 3_600_000

/** Compares the build with the environment that will serve it. */
export function checkBuild({ siteUrl, stage }) {
  const address = siteUrl.startsWith('http://')
    ? warn('Address', `links in email point to ${siteUrl}: set SITE_URL to the public URL, including https://`)
    : ok('Address', siteUrl)
  try {
    const built = readBuilt()
    const other = `is for ${built.siteUrl} (${built.stage}): run npm run build with the current environment, or make a new bundle`
    const isSame = built.siteUrl === siteUrl && built.stage === stage
    return [address, isSame ? ok('Build', 'complete') : warn('Build', other)]
  } catch (error) {
    return [address, warn('Build', error.message)]
  }
}

/**
 * @param {{ file?: string }} database
 * @param {number} [bytes] free space where the database is
 */
export function checkDisk({ file }, bytes = freeBytes(file ? path.dirname(file) : root)) {
  const free = `${(bytes / 1e9).toFixed(1)} GB free`
  if (bytes < 200e6) return fail('Disk', `${free}: free up some space, because a full disk can't store leads`)
  return bytes < 1e9 ? warn('Disk', `${free}: free up some space`) : ok('Disk', free)
}

/** Free bytes on the folder's disk, or that of its nearest existing parent. */
function freeBytes(folder) {
  if (!existsSync(folder)) return freeBytes(path.dirname(folder))
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** The newest backup in a folder, with its time. A failed copy leaves an empty file. */
const newestIn = (folder) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => /\.(db|dump)$/.test(file))
    .map((file) => ({ file, ...statSync(path.join(folder, file)) }))
    .filter(({ size }) => size)
    .sort((one, other) => other.mtimeMs - one.mtimeMs)[0]

/** Checks that there's a backup from the last two days. */
export function checkBackup(database) {
  const folder = backupFolder(database)
  let newest
  try {
    newest = newestIn(folder)
  } catch (error) {
    return warn('Backup', `${displayPath(folder)} can't be read (${error.code}): run this as the user who makes them`)
  }
  const how = 'run npm run backup on a timer (docs/deployment/one-machine.md)'
  if (!newest)
    return warn('Backup', `none in ${displayPath(folder)}: ${how}${database.file ? '' : ", or use your host's own"}`)
  const days = Math.floor((Date.now() - newest.mtimeMs) / dayMs)
  return days >= 2
    ? warn('Backup', `the latest, ${newest.file}, is ${days} days old: ${how}`)
    : ok('Backup', `${newest.file}, taken in the last two days`)
}

/**
 * Counts the facts the owner still has to confirm. A bundle doesn't have the content's sources, so it's skipped there.
 * @param {string[]} [list] another list of facts
 */
export async function checkSamples(list = []) {
  if (!existsSync(path.join(root, 'content/owner-checks.ts'))) return []
  const { LAUNCH: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/content-check.mjs', ...list], {
    cwd: root,
    env,
  })
  const open = Number(/(\d+) of \d+ facts/.exec(stdout)?.[1] ?? 0)
  return [
    open
      ? warn('Content', `${open} ${open === 1 ? 'fact' : 'facts'} still to confirm: run npm run content:check`)
      : ok('Content', 'confirmed'),
  ]
}
