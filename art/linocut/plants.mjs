import { TAU, bezier, ellipse, heading, place, polar } from './geometry.mjs'
import { plates } from './palette.mjs'

/** A leaf lying along the x axis from the origin; `bend` curves it sideways. */
export function leafShape(length, width, { bend = 0, belly = 0.35 } = {}) {
  const half = width / 2
  const tip = [length, bend]
  const up = bezier([0, 0], [length * belly, -half * 1.35], [length * 0.72, -half + bend * 0.7], tip, 14)
  const down = bezier(tip, [length * 0.72, half + bend * 0.7], [length * belly, half * 1.35], [0, 0], 14)
  return [...up, ...down.slice(1, -1)]
}

const spine = (length, bend) =>
  bezier([0, 0], [length * 0.35, 0], [length * 0.72, bend * 0.7], [length * 0.94, bend * 0.95], 14)

/**
 * One leaf with its midrib and side veins.
 * @param {import('./print.mjs').Print} print
 * @param {[number, number]} at the foot of its stalk
 */
export function drawLeaf(print, at, angle, length, width, options = {}) {
  const { fill = plates.leaf, bend = 0, belly = 0.35, veins = 0, edge = 2.4, rib = 1.7, cover = true } = options
  const put = (points) => place(points, at, angle)
  const shape = put(leafShape(length, width, { bend, belly }))
  if (cover) print.cover(shape)
  if (fill)
    print.plate(
      shape,
      fill,
      print.shift.map((v) => v * 0.6),
    )
  print.outline(shape, edge, { step: 2.6 })
  if (rib) print.line(put(spine(length, bend)), rib, { start: 0, end: 0.6 })
  const draw = () => {
    for (let i = 1; i <= veins; i++) {
      const u = i / (veins + 1)
      const x = length * (0.1 + 0.74 * u)
      const y = bend * u * u
      const reach = width * 0.36 * Math.sin(Math.PI * (0.16 + 0.74 * u))
      for (const side of [-1, 1]) {
        print.line(
          put([
            [x, y],
            [x + reach * 0.5, y + side * reach * 0.6],
            [x + reach * 0.95, y + side * reach],
          ]),
          rib * 0.85,
          { start: 0, end: 0.7, step: 2 },
        )
      }
    }
  }
  if (print.clip) draw()
  else print.within(shape, draw)
}

/** Pairs of leaves along a stem, from the fraction `from` to the fraction `to`, smaller towards the tip. */
export function leafyStem(print, stem, options = {}) {
  const {
    from = 0.35,
    to = 1,
    pairs = 6,
    length = 26,
    width = 11,
    spread = 0.8,
    taper = 0.5,
    alternate = false,
    tip = true,
    stalk = 3,
    ...leaf
  } = options
  print.line(stem, stalk, { start: 0, end: 0.2 })
  const last = stem.length - 1
  const spot = (u) => {
    const i = Math.max(1, Math.min(last, Math.round(u * last)))
    return [stem[i], heading(stem[i - 1], stem[i])]
  }
  for (let i = 0; i < pairs; i++) {
    const u = from + ((to - from) * i) / pairs
    const size = length * (1 - (taper * i) / pairs)
    for (const side of [-1, 1]) {
      const [at, along] = spot(u + (alternate && side > 0 ? (to - from) / pairs / 2 : 0))
      drawLeaf(print, at, along + side * spread, size, width * (size / length), { bend: side * -size * 0.08, ...leaf })
    }
  }
  if (tip) {
    const [at, along] = spot(to)
    drawLeaf(print, at, along, length * (1 - taper) * 1.1, width * (1 - taper) * 1.1, leaf)
  }
}

/** A daisy seen from the front: rays around a dark eye. */
export function daisy(print, at, { rays = 13, radius = 27, fill = plates.wattle, eye = 7, width = 2 } = {}) {
  print.cover(ellipse(at, radius * 0.94))
  for (let i = 0; i < rays; i++) {
    const petal = place(
      leafShape(radius - eye * 0.6, (TAU * radius) / rays / 1.15, { belly: 0.5 }),
      [at[0] + Math.cos((i / rays) * TAU) * eye * 0.6, at[1] + Math.sin((i / rays) * TAU) * eye * 0.6],
      (i / rays) * TAU,
    )
    print.flat(petal, fill)
    print.outline(petal, width, { step: 2 })
  }
  print.dot(at, eye)
  for (let i = 0; i < 7; i++)
    print.dot([at[0] + Math.cos(i * 0.9) * eye * 0.55, at[1] + Math.sin(i * 0.9) * eye * 0.55], eye * 0.13, fill, 2)
}

/** A round berry on a short stalk. */
export function berry(print, from, at, radius = 5, fill = plates.coral) {
  print.line([from, [(from[0] + at[0]) / 2 + 1, (from[1] + at[1]) / 2], at], 1.7, { start: 0, end: 0 })
  const round = ellipse(at, radius, radius, 30)
  print.cover(round).plate(round, fill, [1.4, 1.4]).outline(round, 1.8, { step: 1.8 })
}

/** A wattle bloom: a fluffy ball of stamens on flat colour. */
export function pompom(print, at, radius, { fill = plates.wattle, rays = 22 } = {}) {
  const ball = place(
    polar((a) => radius * (0.82 + 0.06 * Math.cos(a * rays)), rays * 4),
    at,
  )
  print.cover(ball).plate(ball, fill, [1.5, 1.5])
  for (let i = 0; i < rays; i++) {
    const a = (i / rays) * TAU + print.random.range(-0.06, 0.06)
    const reach = radius * print.random.range(0.86, 1.02)
    const from = radius * print.random.range(0.5, 0.68)
    const c = [Math.cos(a), Math.sin(a)]
    print.line(
      [
        [at[0] + c[0] * from, at[1] + c[1] * from],
        [at[0] + c[0] * reach, at[1] + c[1] * reach],
      ],
      1.5,
      { start: 0.5, end: 0.1, step: 1.8 },
    )
    if (i % 2 === 0) print.dot([at[0] + c[0] * reach * 1.04, at[1] + c[1] * reach * 1.04], 1.1)
  }
  print.dot(at, radius * 0.09)
}
