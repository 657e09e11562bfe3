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
 * Whether a file in the repository's folder is the site's own data or settings: database, secret, backups or .env. The
 * code names those files, so traces include them.
 */
export const isLocalData = (file) => /^(data[\\/]|\.env)/.test(file)
