/** Plane geometry on lists of [x, y] points; y grows downwards, angles in radians. */
export const TAU = Math.PI * 2

export const lerp = (a, b, t) => a + (b - a) * t
export const move = (points, dx, dy) => points.map(([x, y]) => [x + dx, y + dy])
export const scale = (points, sx, sy = sx, [ox, oy] = [0, 0]) =>
  points.map(([x, y]) => [ox + (x - ox) * sx, oy + (y - oy) * sy])
export const mirror = (points, axis = 0) => points.map(([x, y]) => [2 * axis - x, y])

export function rotate(points, angle, [ox, oy] = [0, 0]) {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return points.map(([x, y]) => [ox + (x - ox) * c - (y - oy) * s, oy + (x - ox) * s + (y - oy) * c])
}

/** Rotates a shape drawn around the origin, then moves it into place. */
export const place = (points, [x, y], angle = 0, size = 1) =>
  move(rotate(size === 1 ? points : scale(points, size), angle), x, y)

export const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1])
export const heading = (a, b) => Math.atan2(b[1] - a[1], b[0] - a[0])

export function bezier(a, b, c, d, steps = 24) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const s = 1 - t
    return [0, 1].map((k) => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k])
  })
}

/** A smooth curve through every given point (Catmull-Rom). */
export function spline(points, { closed = false, steps = 10 } = {}) {
  const n = points.length
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))])
  const out = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      out.push(
        [0, 1].map(
          (j) =>
            0.5 *
            (2 * p1[j] +
              (p2[j] - p0[j]) * t +
              (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t +
              (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t ** 3),
        ),
      )
    }
  }
  if (!closed) out.push(points[n - 1])
  return out
}

export function arc([x, y], rx, ry, from, to, steps = 40) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = lerp(from, to, i / steps)
    return [x + rx * Math.cos(a), y + ry * Math.sin(a)]
  })
}

export const ellipse = (centre, rx, ry = rx, steps = 72) => arc(centre, rx, ry, 0, TAU, steps).slice(0, -1)

/** A closed curve r = radius(angle) around the origin. */
export const polar = (radius, steps = 180) =>
  Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * TAU
    return [radius(a) * Math.cos(a), radius(a) * Math.sin(a)]
  })

/** A rectangle with rounded corners, from its top-left corner. */
export function box(x, y, width, height, radius = 0) {
  if (!radius)
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]
  const q = Math.PI / 2
  const corner = (cx, cy, from) => arc([cx, cy], radius, radius, from, from + q, 6)
  return [
    ...corner(x + width - radius, y + radius, -q),
    ...corner(x + width - radius, y + height - radius, 0),
    ...corner(x + radius, y + height - radius, q),
    ...corner(x + radius, y + radius, 2 * q),
  ]
}

/** Evenly spaced points along a line, including both ends. */
export function resample(points, step, closed = false) {
  const line = closed ? [...points, points[0]] : points
  const lengths = [0]
  for (let i = 1; i < line.length; i++) lengths.push(lengths[i - 1] + distance(line[i - 1], line[i]))
  const total = lengths.at(-1)
  const count = Math.max(closed ? 6 : 2, Math.round(total / step))
  const out = []
  let k = 1
  for (let i = 0; i <= count; i++) {
    const at = (i / count) * total
    while (k < line.length - 1 && lengths[k] < at) k++
    const span = lengths[k] - lengths[k - 1] || 1
    const t = (at - lengths[k - 1]) / span
    out.push([lerp(line[k - 1][0], line[k][0], t), lerp(line[k - 1][1], line[k][1], t)])
  }
  if (closed) out.pop()
  return out
}

export function inside([x, y], polygon) {
  let odd = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]
    const [xj, yj] = polygon[j]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd
  }
  return odd
}

/** Drops points that lie within `tolerance` of the line between their neighbours (Douglas-Peucker). */
export function simplify(points, tolerance) {
  if (points.length < 3) return points
  const [a, b] = [points[0], points.at(-1)]
  const base = distance(a, b)
  let worst = 0
  let index = 0
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i]
    const off = base ? Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / base : distance(a, p)
    if (off > worst) [worst, index] = [off, i]
  }
  if (worst <= tolerance) return [a, b]
  return [...simplify(points.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(points.slice(index), tolerance)]
}

/** The smallest upright rectangle around the points: [left, top, right, bottom]. */
export function bounds(points) {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The part of a polygon that lies within a convex one that runs clockwise on the screen (Sutherland-Hodgman). */
export function clipToConvex(polygon, outline) {
  let kept = polygon
  for (let i = 0; i < outline.length && kept.length; i++) {
    const a = outline[i]
    const b = outline[(i + 1) % outline.length]
    if (distance(a, b) < 1e-6) continue
    const side = ([x, y]) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
    const next = []
    kept.forEach((p, k) => {
      const q = kept[(k + 1) % kept.length]
      const [sp, sq] = [side(p), side(q)]
      if (sp >= 0) next.push(p)
      if (sp >= 0 !== sq >= 0) next.push([0, 1].map((j) => lerp(p[j], q[j], sp / (sp - sq))))
    })
    kept = next
  }
  return kept
}
