import { arc, bezier, heading, resample } from './geometry.mjs'
import { plates } from './palette.mjs'
import { berry, daisy, drawLeaf, pompom } from './plants.mjs'
import { Print } from './print.mjs'

/** Leaves, berries and blooms along one side of a frame, from its foot to its crown. */
function garland(print, path, side, { step = 19, length = 46 } = {}) {
  const points = resample(path, step)
  print.line(path, 3.6, { start: 0, end: 0.3, step: 8 })
  points.forEach((at, i) => {
    if (i === 0 || i === points.length - 1) return
    const along = heading(points[i - 1], points[i + 1])
    const k = 1 - (0.42 * i) / points.length
    const round = i % 5 === 3
    for (const turn of [-1, 1]) {
      const outer = turn === side
      const size = length * k * (outer ? 1 : 0.74) * print.random.range(0.9, 1.08)
      drawLeaf(print, at, along + turn * (outer ? 0.72 : 0.62), size, size * (round ? 0.44 : 0.3), {
        bend: -turn * size * 0.14,
        rib: 2,
        edge: 2.8,
        fill: i % 4 === 1 ? plates.lagoon : plates.leaf,
      })
    }
    if (i % 3 === 2) berry(print, at, [at[0] + side * 15, at[1] - 12], 6.6)
  })
  const tip = points.at(-1)
  drawLeaf(print, tip, heading(points.at(-3), tip), length * 0.36, length * 0.16, { edge: 2.8, rib: 0 })
}

/** The blooms that tie both sides of a wreath together at its foot. */
function posyAt(print, [x, y], size = 1) {
  for (const [angle, reach] of [
    [-2.8, 62],
    [-0.34, 62],
    [2.75, 54],
    [0.4, 54],
    [-2.2, 46],
    [-0.95, 46],
  ])
    drawLeaf(print, [x, y], angle, reach * size, 24 * size, { veins: 2, edge: 3 })
  for (const [dx, dy, r] of [
    [-50, -8, 16],
    [50, -8, 16],
    [-34, 20, 13],
    [34, 20, 13],
  ])
    pompom(print, [x + dx * size, y + dy * size], r * size, { rays: 14 })
  daisy(print, [x - 25 * size, y + 2], { radius: 22 * size, rays: 9, eye: 6 * size, fill: plates.coral })
  daisy(print, [x + 25 * size, y + 2], { radius: 22 * size, rays: 9, eye: 6 * size, fill: plates.coral })
  daisy(print, [x, y - 4], { radius: 30 * size, rays: 11, eye: 8 * size, fill: '#fffdf6', width: 2.4 })
}

/** An arch of native leaves, 400 × 500, left empty inside for initials or a photograph. */
function archWreath() {
  const print = new Print({ seed: 121, view: [0, 0, 400, 500], grain: 1.5, tolerance: 1.1 })
  const path = (s) => [
    ...bezier([200 + s * 8, 452], [200 + s * 60, 456], [200 + s * 124, 448], [200 + s * 140, 400], 24),
    ...bezier([200 + s * 140, 400], [200 + s * 150, 330], [200 + s * 152, 260], [200 + s * 148, 200], 24).slice(1),
    ...bezier([200 + s * 148, 200], [200 + s * 140, 104], [200 + s * 78, 52], [200 + s * 22, 46], 30).slice(1),
  ]
  for (const s of [-1, 1]) garland(print, path(s), s, { step: 46, length: 74 })
  posyAt(print, [200, 446], 1.15)
  return print.toSvg()
}

/** A round wreath, open at its crown. */
function roundWreath() {
  const print = new Print({ seed: 122, view: [0, 0, 400, 400], grain: 1.5, tolerance: 1.1 })
  for (const s of [-1, 1])
    garland(print, arc([200, 204], s * 146, 146, Math.PI / 2 - 0.05, -Math.PI / 2 + 0.2, 60), s, {
      step: 42,
      length: 76,
    })
  posyAt(print, [200, 346], 1)
  return print.toSvg()
}

export const portrait = { 'portrait-arch': archWreath, 'portrait-wreath': roundWreath }
