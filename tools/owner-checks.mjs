// Reads what the owner still has to confirm about the content, without a build.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'

/**
 * Loads the list's areas, each with its checks, directly from TypeScript and without a cache.
 * @param {string} [list] the path of another list
 */
export async function readAreas(list = path.join(root, 'content/owner-checks.ts')) {
  const { createJiti } = await import('jiti')
  const jiti = createJiti(pathToFileURL(root + path.sep).href, {
    alias: { '@': root },
    fsCache: false,
  })
  return (await jiti.import(list)).ownerCheckAreas
}

/** The ids of samples that a launch would show, or leave out on a real address. */
export const samplesIn = (areas) =>
  areas
    .flatMap(({ checks }) => checks)
    .filter((check) => check.kind === 'placeholder' && check.open())
    .map(({ id }) => id)
