/**
 * A picture as AVIF, in the best quality that fits.
 * @param {import('sharp').Sharp} picture
 * @param {number} budget most bytes it may have; below a quality of 32 they no longer count
 * @param {import('sharp').AvifOptions & { quality: number }} options what quality to begin with, and the rest
 * @returns {Promise<Buffer>}
 */
export async function avifWithin(picture, budget, { quality, ...options }) {
  const avif = await picture
    .clone()
    .avif({ quality, ...options })
    .toBuffer()
  return avif.length <= budget || quality <= 32
    ? avif
    : avifWithin(picture, budget, { quality: quality - 2, ...options })
}
