// Reads the content directly from TypeScript, without a build.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root as repository } from '../root.mjs'

/**
 * Loads a module directly from TypeScript and without a cache.
 * @param {string} file its path, relative to the root
 * @param {string} [root] another copy of the repository, whose own modules it imports
 */
export async function readModule(file, root = repository) {
  const { createJiti } = await import('jiti')
  const options = {
    alias: { '@': root, 'server-only': path.join(repository, 'node_modules/server-only/empty.js') },
    fsCache: false,
    jsx: { runtime: 'automatic' },
  }
  return createJiti(pathToFileURL(root + path.sep).href, options).import(path.resolve(root, file))
}
