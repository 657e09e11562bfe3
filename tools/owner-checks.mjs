// Reads what the owner still has to confirm about the content, without a build.
import { readModule } from './content/read.mjs'

/**
 * Loads the list's areas, each with its checks.
 * @param {string} [list] the path of another list
 */
export const readAreas = async (list = 'content/owner-checks.ts') => (await readModule(list)).ownerCheckAreas

/** The ids of samples that a launch would show, or leave out on a real address. */
export const samplesIn = (areas) =>
  areas
    .flatMap(({ checks }) => checks)
    .filter((check) => check.kind === 'placeholder' && check.open())
    .map(({ id }) => id)
