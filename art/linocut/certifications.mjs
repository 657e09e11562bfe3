import { TAU, arc, bezier, ellipse, place, spline } from './geometry.mjs'
import { handShape, paw } from './hands.mjs'
import { plates } from './palette.mjs'
import { drawLeaf } from './plants.mjs'
import { Print } from './print.mjs'
import { glint, jar } from './vessels.mjs'

/** A drop hanging from its tip, foot at y = 96. */
export const dropShape = (half = 72) =>
  spline(
    [
      [0, -112],
      [18, -72],
      [46, -28],
      [half * 0.93, 8],
      [half, 36],
      [half * 0.83, 70],
      [half * 0.45, 93],
      [0, 101],
      [-half * 0.45, 93],
      [-half * 0.83, 70],
      [-half, 36],
      [-half * 0.93, 8],
      [-46, -28],
      [-18, -72],
    ],
    { closed: true, steps: 8 },
  )

/** Toxic free: a leaf in a drop of water. */
function leafDrop() {
  const print = new Print({ seed: 41 })
  const drop = dropShape()
  print.plate(drop, plates.lagoon).outline(drop, 5.4)
  print.line(bezier([-8, 84], [-4, 66], [-4, 56], [-2, 46], 10), 5, { start: 0, end: 0 })
  drawLeaf(print, [-2, 52], -Math.PI / 2 + 0.1, 108, 62, { veins: 6, edge: 4.6, rib: 3.2 })
  print.line(arc([0, 36], 58, 54, Math.PI * 0.62, Math.PI * 0.98, 14), 4, { start: 0.4, end: 0.4 })
  return print
}

/** One per cent: a coin with the sea on it. */
function coinWave() {
  const print = new Print({ seed: 42 })
  const coin = ellipse([0, 0], 104, 104, 150)
  const field = ellipse([0, 0], 86, 86, 130)
  print.plate(coin, plates.wattle).outline(coin, 5.4).outline(field, 3)
  for (let i = 0; i < 56; i++)
    print.line(
      place(
        [
          [92, 0],
          [99, 0],
        ],
        [0, 0],
        (i / 56) * TAU,
      ),
      2,
      { start: 0, end: 0, step: 2 },
    )
  const crest = [
    [-92, 46],
    [-66, 40],
    [-40, 22],
    [-14, 12],
    [10, 18],
    [20, 32],
    [12, 42],
    [2, 38],
    [6, 52],
    [30, 56],
    [58, 42],
    [92, 46],
  ]
  const sea = [...spline(crest), ...arc([0, 0], 86, 86, 0.5, Math.PI - 0.5, 50)].filter(
    ([x, y]) => Math.hypot(x, y) < 86.6,
  )
  print.flat(sea, plates.lagoon)
  print.within(field, () => {
    print.line(spline(crest), 4.2, { start: 0, end: 0 })
    for (const [y, from, to] of [
      [58, -70, -8],
      [68, -40, 60],
      [78, -30, 34],
    ])
      print.line(bezier([from, y], [from + 14, y - 7], [to - 14, y + 7], [to, y]), 3, { start: 0.3, end: 0.3 })
    print.line(bezier([-54, 46], [-36, 34], [-20, 27], [-4, 27]), 2.6, { start: 0.4, end: 0.3 })
  })
  print.line(
    [
      [-42, -42],
      [-27, -55],
      [-27, 4],
    ],
    10,
    { start: 0.02, end: 0.02, wobble: 0.1 },
  )
  print.line(
    [
      [38, -56],
      [6, 2],
    ],
    6.4,
    { start: 0.05, end: 0.05 },
  )
  for (const [x, y] of [
    [6, -42],
    [38, -12],
  ])
    print.outline(ellipse([x, y], 10.5, 12.5, 40), 6, { step: 2.4 })
  return print
}

/** Vegan: a seedling with its first two leaves. */
function sprout() {
  const print = new Print({ seed: 43 })
  const mound = spline([
    [-92, 92],
    [-60, 70],
    [-24, 60],
    [0, 57],
    [26, 60],
    [62, 70],
    [92, 92],
  ])
  print.plate([...mound, ...bezier([92, 92], [40, 104], [-40, 104], [-92, 92])], plates.timber)
  print.line(mound, 5, { start: 0.08, end: 0.08 })
  print.line(bezier([-92, 92], [-40, 104], [40, 104], [92, 92]), 3.6, { start: 0.2, end: 0.2 })
  for (const [x, y] of [
    [-48, 82],
    [-26, 74],
    [-8, 86],
    [16, 74],
    [34, 86],
    [54, 82],
    [-64, 88],
    [2, 72],
  ])
    print.line(
      [
        [x - 4, y],
        [x + 4, y - 1],
      ],
      2.6,
      { start: 0.3, end: 0.3, step: 1.6 },
    )
  print.line(bezier([0, 62], [-5, 36], [4, 8], [0, -18], 20), 7, { start: 0, end: 0.1 })
  drawLeaf(print, [0, -14], -2.5, 108, 58, { bend: 20, veins: 6, edge: 4.6, rib: 3.2 })
  drawLeaf(print, [0, -12], -0.62, 112, 60, { bend: -20, veins: 6, edge: 4.6, rib: 3.2 })
  drawLeaf(print, [0, -18], -Math.PI / 2, 38, 20, { edge: 3.6, rib: 2.4, fill: plates.wattle })
  return print
}

/** A scallop opening upwards from its hinge. */
export function scallop(print, [x, y], size, fill = plates.coral, ribs = 7) {
  const put = (points) => place(points, [x, y], 0, size)
  const spread = 2.1
  const rim = Array.from({ length: 150 }, (_, i) => {
    const u = i / 149
    const a = -Math.PI / 2 + (u - 0.5) * spread
    const r = (100 - 16 * Math.abs(u - 0.5) * 2) * (1 + 0.045 * Math.abs(Math.sin(u * Math.PI * ribs)))
    return [Math.cos(a) * r, Math.sin(a) * r]
  })
  const ears = [
    [10, 8],
    [-10, 8],
  ]
  for (const side of [-1, 1])
    print.body(
      put([
        [side * 4, 6],
        [side * 30, 5],
        [side * 33, -9],
        [side * 15, -18],
      ]),
      fill,
      4 * Math.max(0.7, size),
    )
  print.body(put([...rim, ...ears]), fill, 4.6 * Math.max(0.75, size))
  for (let i = 1; i < ribs; i++) {
    const a = -Math.PI / 2 + (i / ribs - 0.5) * spread
    const r = 96 - 16 * Math.abs(i / ribs - 0.5) * 2
    print.line(
      put([
        [Math.cos(a) * 14, Math.sin(a) * 14],
        [Math.cos(a) * r, Math.sin(a) * r],
      ]),
      3.4 * Math.max(0.75, size),
      { start: 0.5, end: 0.02 },
    )
  }
  for (const r of [58, 76]) {
    for (let i = 0; i < ribs; i++) {
      const a = -Math.PI / 2 + ((i + 0.5) / ribs - 0.5) * spread
      print.line(put(arc([0, 0], r, r, a - 0.08, a + 0.08, 5)), 2.4 * Math.max(0.75, size), {
        start: 0.4,
        end: 0.4,
        step: 1.6,
      })
    }
  }
}

/** Made safe: a shell behind a shield. */
function shieldShell() {
  const print = new Print({ seed: 44 })
  const half = [
    [0, -108],
    [30, -96],
    [62, -90],
    [90, -90],
    [92, -40],
    [84, 10],
    [60, 60],
    [28, 92],
    [0, 108],
  ]
  const shape = (k) =>
    spline(
      [
        ...half,
        ...half
          .slice(1, -1)
          .reverse()
          .map(([x, y]) => [-x, y]),
      ].map(([x, y]) => [x * k, y * k]),
      { closed: true, steps: 8 },
    )
  print.plate(shape(1), plates.lagoon).outline(shape(1), 5.6).outline(shape(0.86), 2.6)
  scallop(print, [0, 46], 0.84)
  return print
}

/** Zero waste: an empty jar. */
function emptyJar() {
  const print = new Print({ seed: 45 })
  jar(print, [0, 106], 132, 168, { glass: plates.lagoon, neck: 0.74, edge: 5.4 })
  print.line(bezier([-40, 94], [-20, 99], [20, 99], [40, 94]), 3, { start: 0.3, end: 0.3 })
  print.line(bezier([36, -8], [46, 14], [46, 44], [42, 70]), 3.4, { start: 0.4, end: 0.5 })
  const tag = place(
    [
      [-20, -22],
      [-10, -32],
      [10, -32],
      [20, -22],
      [20, 32],
      [-20, 32],
    ],
    [10, 48],
    0.14,
  )
  print.body(tag, plates.wattle, 3.4)
  drawLeaf(print, [8, 74], -1.36, 42, 22, { veins: 3, cover: false, edge: 2.8 })
  print.line(bezier([-50, -50], [-20, -40], [20, -42], [50, -50]), 3.4, { start: 0, end: 0 })
  print.line(bezier([30, -45], [34, -20], [24, 4], [14, 22]), 2.6, { start: 0, end: 0 })
  glint(print, [88, -72], 18)
  glint(print, [100, -38], 9)
  return print
}

/** Family friendly: a hand and a paw. */
function handAndPaw() {
  const print = new Print({ seed: 46 })
  const hand = handShape([-8, 4], 1, 1.08)
  print.plate(hand, plates.sand)
  print.line(hand, 5.2, { start: 0.02, end: 0.02 })
  print.line(bezier([-38, 109], [-20, 103], [6, 103], [24, 109]), 4.4, { start: 0.1, end: 0.1 })
  paw(print, [-6, 38], 0.92, plates.coral)
  return print
}

export const certifications = {
  'toxic-free': leafDrop,
  'one-percent': coinWave,
  vegan: sprout,
  'made-safe': shieldShell,
  'zero-waste': emptyJar,
  'family-friendly': handAndPaw,
}
