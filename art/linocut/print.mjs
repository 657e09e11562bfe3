import { cut, outlineOf } from './brush.mjs'
import { bounds, clipToConvex, inside, move, simplify } from './geometry.mjs'
import { ink as inkColour, paper } from './palette.mjs'
import { createRandom } from './random.mjs'
import { relative, ringPath, sheet } from './sheet.mjs'

/** Splits a line into the runs whose points pass the test. */
function runs(stroke, keep) {
  const out = []
  let run = []
  for (const point of stroke) {
    if (keep([point.x, point.y])) run.push(point)
    else if (run.length) {
      out.push(run)
      run = []
    }
  }
  if (run.length) out.push(run)
  return out.filter((r) => r.length > 1)
}

/** Winds all solid shapes the same way, so that overlapping ones in one path don't cancel out. */
function counterClockwise(ring) {
  const area = ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]
    return sum + x * ny - nx * y
  }, 0)
  return area > 0 ? [...ring].reverse() : ring
}

/**
 * One print: colour plates at the bottom, shifted a little so that they look
 * misregistered, then ink, then carved lines on top. Things in front `cover`
 * the ink behind them, so no mask is needed and any background shows through.
 */
export class Print {
  /**
   * @param {object} options
   * @param {number} options.seed
   * @param {[number, number, number, number]} [options.view] left, top, width, height in drawing units
   * @param {string} [options.ink]
   * @param {[number, number]} [options.shift] how far the colour plates are off register
   * @param {number} [options.grain] integer steps per drawing unit in the SVG file
   * @param {number} [options.tolerance] how far a stroke's edge may move when points are dropped, in those steps
   */
  constructor({
    seed,
    view = [-120, -120, 240, 240],
    ink = inkColour,
    shift = [4.5, 4.5],
    grain = 3,
    tolerance = 0.9,
  }) {
    this.tolerance = tolerance
    this.random = createRandom(seed)
    this.view = view
    this.ink = ink
    this.shift = shift
    this.grain = grain
    this.marks = []
    this.clip = null
  }

  /** A flat colour, off register. Small shapes are shifted less, or they'd miss their colour. */
  plate(points, fill, shift = this.#shiftFor(points)) {
    this.marks.push({ level: 0, fill, rings: [move(points, ...shift)] })
    return this
  }

  /** A flat colour exactly where it's drawn. */
  flat(points, fill, level = 0) {
    this.marks.push({ level, fill, rings: [points] })
    return this
  }

  /** A stroke of flat colour, under all ink. */
  paint(points, width, fill, options = {}) {
    return this.#stroke(points, width, options, fill, 0)
  }

  /** A gouge line in ink. */
  line(points, width, options = {}) {
    return this.#stroke(points, width, options, this.ink, 1)
  }

  /** A closed line, left out wherever it's inside one of the other shapes, which leaves the edge of their union. */
  lineOutside(points, width, others, options = {}) {
    const whole = cut(this.random, points, width, { ...options, closed: true })
    const near = others.filter((shape) => shape.length > 2)
    const kept = runs([...whole, whole[0]], (p) => !near.some((shape) => inside(p, shape)))
    for (const stroke of kept) this.marks.push({ level: 1, fill: this.ink, stroke, closed: false })
    return this
  }

  /** A closed gouge line in ink around a shape. */
  outline(points, width, options = {}) {
    return this.line(points, width, { closed: true, ...options })
  }

  /** Ink shapes with holes: outer and inner contours wind opposite ways. */
  contours(rings, fill = this.ink, level = 1) {
    this.marks.push({ level, fill, contours: rings })
    return this
  }

  /** A carved line: the background colour over ink and plates. */
  carve(points, width, options = {}, fill = paper) {
    return this.#stroke(points, width, options, fill, 2)
  }

  /** A solid ink shape. */
  solid(points, level = 1, fill = this.ink) {
    this.marks.push({ level, fill, rings: [points] })
    return this
  }

  /** A round dot, in ink unless another colour is given. */
  dot([x, y], radius, fill = this.ink, level = 1) {
    if (this.clip && !inside([x, y], this.clip)) return this
    this.marks.push({ level, fill, dot: [x, y, radius] })
    return this
  }

  /** Clips everything that `draw` draws to the polygon. */
  within(polygon, draw) {
    const before = this.clip
    this.clip = polygon
    draw()
    this.clip = before
    return this
  }

  /** Removes the ink drawn so far from the polygon, so that whatever comes next is in front of it. */
  cover(polygon) {
    this.marks = this.marks.flatMap((mark) => {
      if (mark.level === 0) return [mark]
      if (mark.dot) return inside(mark.dot.slice(0, 2), polygon) ? [] : [mark]
      if (!mark.stroke) return [mark]
      const line = mark.closed ? [...mark.stroke, mark.stroke[0]] : mark.stroke
      if (!line.some((p) => inside([p.x, p.y], polygon))) return [mark]
      // Drop scraps of a line that are shorter than three cuts.
      return runs(line, (p) => !inside(p, polygon))
        .filter(({ length }) => length > 2)
        .map((stroke) => ({ ...mark, stroke, closed: false }))
    })
    return this
  }

  /** A thing in front of everything so far: covers what's behind it, with a fill and an outline. */
  body(points, fill, width = 4, options = {}) {
    this.cover(points)
    if (fill) this.plate(points, fill)
    return this.outline(points, width, options)
  }

  /** Clips the flat shapes made since `from` to a convex outline (Sutherland-Hodgman). */
  clipPlates(from, outline) {
    for (const mark of this.marks.slice(from))
      if (mark.rings)
        mark.rings = mark.rings.map((ring) => clipToConvex(ring, outline)).filter((ring) => ring.length > 2)
    return this
  }

  #shiftFor(points) {
    const [left, top, right, bottom] = bounds(points)
    const k = Math.min(1, Math.max(0.3, Math.min(right - left, bottom - top) / 36))
    return this.shift.map((v) => v * k)
  }

  #stroke(points, width, options, fill, level) {
    const stroke = cut(this.random, points, width, options)
    const { closed = false } = options
    if (!this.clip) {
      this.marks.push({ level, fill, stroke, closed })
      return this
    }
    const line = closed ? [...stroke, stroke[0]] : stroke
    for (const run of runs(line, (p) => inside(p, this.clip)))
      this.marks.push({ level, fill, stroke: run, closed: false })
    return this
  }

  #path(mark) {
    const at = (v) => Math.round(v * this.grain)
    const [left, top] = this.view
    if (mark.dot) {
      const [x, y, r] = [at(mark.dot[0] - left), at(mark.dot[1] - top), Math.max(1, at(mark.dot[2]))]
      // Small enough to draw as a diamond without anyone noticing.
      const small = mark.dot[2] * this.grain < 2.6 && Math.max(1, at(mark.dot[2] * 1.25))
      if (small) return `M${x - small} ${y}l${small}-${small} ${small} ${small}-${small} ${small}z`
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`
    }
    const rings = mark.contours ?? mark.rings?.map(counterClockwise) ?? outlineOf(mark.stroke, mark.closed)
    return rings
      .map((ring) =>
        ringPath(
          simplify(ring, (mark.rings ? 0.65 : 1) * (this.tolerance / this.grain)).map(([x, y]) => [
            at(x - left),
            at(y - top),
          ]),
        ),
      )
      .join('')
  }

  /**
   * Sets the view to a square around the drawing, so that nothing is clipped and small things fill the frame.
   * @param {number} margin in drawing units
   * @param {[number, number]} limits minimum and maximum side, so that line weights stay similar across a set
   */
  frame(margin = 5, limits = [196, 280]) {
    const points = this.marks.flatMap((mark) => {
      if (mark.dot) return [mark.dot]
      if (mark.stroke) return mark.stroke.map(({ x, y }) => [x, y])
      return (mark.rings ?? mark.contours).flat()
    })
    const [left, top, right, bottom] = bounds(points)
    const side = Math.ceil(
      Math.min(limits[1], Math.max(limits[0], right - left + 2 * margin, bottom - top + 2 * margin)),
    )
    this.view = [Math.round((left + right - side) / 2), Math.round((top + bottom - side) / 2), side, side]
    return this
  }

  /** The paths of this print. Consecutive marks of the same colour share a path. */
  paths() {
    const groups = []
    for (const level of [0, 1, 2, 3]) {
      for (const mark of this.marks.filter((m) => m.level === level)) {
        const last = groups.at(-1)
        const d = this.#path(mark)
        // Contours with holes get their own path, because their winding would cut into their neighbours.
        if (last && last.fill === mark.fill && !mark.contours && !last.alone) last.d += d
        else groups.push({ fill: mark.fill, d, alone: Boolean(mark.contours) })
      }
    }
    return groups
      .filter(({ d }) => d)
      .map(({ fill, d }) => `<path fill="${fill}" d="${relative(d)}"/>`)
      .join('')
  }

  toSvg() {
    return sheet(this.view, this.grain, this.paths())
  }
}

/** Layers several prints with the same view and grain, the last one in front. */
export function stack(prints) {
  const [{ view, grain }] = prints
  return sheet(view, grain, prints.map((print) => print.paths()).join(''))
}
