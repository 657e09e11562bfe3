import { distance, resample } from './geometry.mjs'

/**
 * @typedef {object} BrushOptions
 * @property {number} [start] fraction of the length (0–1) over which the stroke swells from its tip
 * @property {number} [end] fraction of the length over which it thins out again
 * @property {number} [wobble] unevenness of the cut, as a fraction of the width
 * @property {boolean} [closed] whether the line joins up with itself
 * @property {number} [step] distance between cuts, in drawing units
 */

/**
 * A gouge line: the centre line with a width at each point, swelling and
 * thinning like a blade pushed by hand.
 * @returns {{x: number, y: number, w: number}[]} centre points with their half widths
 */
export function cut(random, points, width, options = {}) {
  const { start = 0.15, end = 0.15, wobble = 0.16, closed = false, step = 3.2 } = options
  const line = resample(points, step, closed)
  const n = line.length
  let uneven = 0
  return line.map(([x, y], i) => {
    uneven = 0.45 * uneven + random.range(-wobble, wobble)
    const u = n > 1 ? i / (n - 1) : 0
    const swell = closed ? 1 : Math.min(1, start ? u / start : 1, end ? (1 - u) / end : 1)
    const k = Math.sin((swell * Math.PI) / 2)
    return { x, y, w: (width / 2) * (0.22 + 0.78 * k) * (1 + uneven) }
  })
}

/** The outline of a gouge line as polygons: one ring, or two if it's closed. */
export function outlineOf(stroke, closed = false) {
  const n = stroke.length
  const left = []
  const right = []
  stroke.forEach(({ x, y, w }, i) => {
    const a = stroke[closed ? (i + n - 1) % n : Math.max(0, i - 1)]
    const b = stroke[closed ? (i + 1) % n : Math.min(n - 1, i + 1)]
    const length = distance([a.x, a.y], [b.x, b.y]) || 1
    const dx = (b.x - a.x) / length
    const dy = (b.y - a.y) / length
    left.push([x - dy * w, y + dx * w])
    right.push([x + dy * w, y - dx * w])
  })
  return closed ? [left, right.reverse()] : [[...left, ...right.reverse()]]
}
