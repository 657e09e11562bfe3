// Reads what the owner still has to confirm about the content, without a build.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'

/**
 * Loads a module of the repository directly from TypeScript and without a cache.
 * @param {string} file its path, relative to the root
 */
export async function readContent(file) {
  const { createJiti } = await import('jiti')
  const jiti = createJiti(pathToFileURL(root + path.sep).href, { alias: { '@': root }, fsCache: false })
  return jiti.import(path.resolve(root, file))
}

/**
 * Loads the list's areas, each with its checks.
 * @param {string} [list] the path of another list
 */
export const readAreas = async (list = 'content/owner-checks.ts') => (await readContent(list)).ownerCheckAreas

/** The ids of samples that a launch would show, or leave out on a real address. */
export const samplesIn = (areas) =>
  areas
    .flatMap(({ checks }) => checks)
    .filter((check) => check.kind === 'placeholder' && check.open())
    .map(({ id }) => id)
