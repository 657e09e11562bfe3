/**
 * A small seeded random number generator, so that every print comes out the same each time.
 * @param {number} seed any integer
 * @returns {{next: () => number, range: (low: number, high: number) => number, chance: (p: number) => boolean,
 *   pick: <T>(list: T[]) => T}}
 */
export function createRandom(seed) {
  let state = (seed * 2654435761) >>> 0 || 1
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    chance: (p) => next() < p,
    pick: (list) => list[Math.floor(next() * list.length)],
  }
}
