import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** All files below a folder, sorted, as relative paths with "/". Empty if the folder doesn't exist. */
export function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/**
 * Whether a file of the repository's folder is what its own site has written or is told: database, secret, backups,
 * settings. The code names those files, so traces take them for a part of it.
 */
export const isOwn = (file) => /^(data[\\/]|\.env)/.test(file)
