/**
 * Encodes a picture as AVIF at the highest quality that fits the budget.
 * @param {import('sharp').Sharp} picture
 * @param {number} budget maximum size in bytes; ignored once quality is down to 32
 * @param {import('sharp').AvifOptions & { quality: number }} options highest quality, and sharp's other options
 * @returns {Promise<Buffer>}
 */
export async function avifWithin(picture, budget, { quality, ...options }) {
  const encode = (at) =>
    picture
      .clone()
      .avif({ quality: at, ...options })
      .toBuffer()
  let best = await encode(quality)
  if (best.length <= budget) return best
  best = await encode(32)
  for (let [low, high] = [32, quality]; high - low > 2;) {
    const middle = Math.round((low + high) / 2)
    const avif = await encode(middle)
    if (avif.length > budget) high = middle
    else [low, best] = [middle, avif]
  }
  return best
}
