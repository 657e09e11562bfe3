/**
 * Encodes a picture as AVIF at the highest quality that fits the budget.
 * @param {import('sharp').Sharp} picture
 * @param {number} budget maximum size in bytes; ignored once quality is down to 32
 * @param {import('sharp').AvifOptions & { quality: number }} options initial quality, and sharp's other options
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
