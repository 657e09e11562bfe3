import { inside } from './geometry.mjs'
import { createRandom } from './random.mjs'

/** Averages each cell with its neighbours within `reach`, first along rows, then along columns. */
function blur(field, width, height, reach) {
  const pass = (source, across) => {
    const out = new Float32Array(source.length)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0
        for (let k = -reach; k <= reach; k++) {
          const i = across
            ? y * width + Math.min(width - 1, Math.max(0, x + k))
            : Math.min(height - 1, Math.max(0, y + k)) * width + x
          sum += source[i]
        }
        out[y * width + x] = sum / (2 * reach + 1)
      }
    }
    return out
  }
  return pass(pass(field, true), false)
}

/** Turing stripes, by iteration: near cells become alike, farther ones different. */
function stripes(width, height, seed) {
  const random = createRandom(seed)
  let field = Float32Array.from({ length: width * height }, () => random.range(-1, 1))
  for (let round = 0; round < 26; round++) {
    const near = blur(blur(field, width, height, 1), width, height, 1)
    const far = blur(blur(field, width, height, 3), width, height, 2)
    field = near.map((v, i) => Math.tanh((v - far[i]) * 7))
  }
  return blur(field, width, height, 1)
}

/**
 * The winding valleys of a brain coral inside a shape, as closed contours.
 * @param {{shape: number[][], box: number[], cell: number, seed: number}} options `cell` is the grid step in
 *   drawing units
 */
export function labyrinth({ shape, box: [left, top, right, bottom], cell, seed }) {
  const width = Math.ceil((right - left) / cell) + 3
  const height = Math.ceil((bottom - top) / cell) + 3
  const at = (x, y) => [left + (x - 1) * cell, top + (y - 1) * cell]
  const grown = stripes(width, height, seed)
  const field = grown.map((v, i) => (inside(at(i % width, Math.floor(i / width)), shape) ? v - 0.3 : -0.7))
  return contours(field, width, height).map((ring) => ring.map(([x, y]) => at(x, y)))
}

/** Marching squares at zero. Segments keep the high side on the same side, so holes wind the other way. */
function contours(field, width, height) {
  const next = new Map()
  const cross = (x0, y0, x1, y1) => {
    const [a, b] = [field[y0 * width + x0], field[y1 * width + x1]]
    const t = a / (a - b)
    return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
  }
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ]
      const high = corners.map(([cx, cy]) => field[cy * width + cx] > 0)
      const enter = []
      const leave = []
      for (let e = 0; e < 4; e++) {
        const f = (e + 1) % 4
        if (high[e] === high[f]) continue
        const [p, q] = [corners[e], corners[f]].sort((m, n) => m[1] - n[1] || m[0] - n[0])
        const edge = { key: `${p}|${q}`, at: cross(...p, ...q) }
        ;(high[e] ? leave : enter).push(edge)
      }
      leave.forEach((from, i) => next.set(from.key, { at: from.at, to: enter[i].key }))
    }
  }
  const rings = []
  while (next.size) {
    const [first] = next.keys()
    const ring = []
    for (let key = first; next.has(key);) {
      const { at, to } = next.get(key)
      next.delete(key)
      ring.push(at)
      key = to
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}
