import { TAU, arc, bezier, ellipse, heading, lerp, place, polar, spline } from './geometry.mjs'
import { paw } from './hands.mjs'
import { paper, plates } from './palette.mjs'
import { berry, drawLeaf, leafShape, leafyStem, pompom } from './plants.mjs'
import { Print } from './print.mjs'

const upright = (lean = 0) => bezier([lean, 112], [lean * 0.4 - 4, 60], [-lean * 0.4 + 6, -10], [-lean, -84], 44)

function lemonMyrtle() {
  const print = new Print({ seed: 71 })
  const stem = bezier([-16, 114], [-10, 60], [6, 10], [10, -58], 40)
  leafyStem(print, stem, {
    from: 0.24,
    to: 0.95,
    pairs: 4,
    length: 88,
    width: 30,
    taper: 0.34,
    spread: 0.82,
    veins: 5,
    edge: 3,
    tip: false,
    stalk: 4,
  })
  for (const [x, y, r] of [
    [10, -84, 25],
    [-24, -68, 20],
    [44, -66, 20],
  ]) {
    print.line(
      [
        [10, -54],
        [x, y],
      ],
      2.6,
      { start: 0, end: 0 },
    )
    pompom(print, [x, y], r, { fill: plates.wattle, rays: 26 })
  }
  return print
}

function mandarin() {
  const print = new Print({ seed: 72 })
  const whole = place(
    polar((a) => 68 * (1 - 0.07 * Math.abs(Math.sin(a)) + 0.01 * Math.cos(9 * a))),
    [-30, -6],
  )
  print.line(bezier([-30, -58], [-30, -74], [-24, -86], [-14, -98]), 5, { start: 0, end: 0.1 })
  print.body(whole, plates.wattle, 4.4)
  for (let i = 0; i < 26; i++) {
    const a = i * 2.4
    const r = 12 + i * 1.9
    print.dot([-34 + Math.cos(a) * r, -4 + Math.sin(a) * r * 0.9], 1.5)
  }
  for (let i = 0; i < 6; i++)
    print.line(
      place(
        [
          [4, 0],
          [13, 0],
        ],
        [-30, -62],
        (i / 6) * Math.PI + 0.1,
      ),
      2.2,
      { start: 0, end: 0.6, step: 2 },
    )
  drawLeaf(print, [-24, -82], 0.16, 84, 34, { veins: 5, bend: 10, edge: 3.2 })
  drawLeaf(print, [-28, -76], 2.8, 60, 26, { veins: 4, bend: -8, edge: 3 })
  const cutFace = ellipse([46, 48], 58, 58, 110)
  print.body(cutFace, plates.coral, 4.6)
  print.flat(ellipse([46, 48], 49, 49, 90), paper)
  for (let i = 0; i < 10; i++) {
    const segment = place([[8, 0], ...arc([0, 0], 44, 44, -0.26, 0.26, 10)], [46, 48], (i / 10) * TAU)
    print.flat(segment, plates.coral).outline(segment, 2.2, { step: 2.6 })
    for (const [x, y] of [
      [30, -3],
      [24, 2],
      [36, 3],
    ])
      print.line(
        place(
          [
            [x, y],
            [x + 5, y],
          ],
          [46, 48],
          (i / 10) * TAU,
        ),
        1.7,
        { start: 0.3, end: 0.4, step: 1.6 },
      )
  }
  return print
}

function eucalyptus() {
  const print = new Print({ seed: 73 })
  const stem = bezier([-58, 112], [-34, 40], [10, -10], [26, -92], 44)
  print.line(stem, 4.4, { start: 0, end: 0.2 })
  ;[
    [8, -2.9, 70],
    [12, 0.9, 92],
    [18, -2.7, 78],
    [23, 0.62, 92],
    [28, -2.55, 70],
    [33, 0.25, 80],
    [38, -2.3, 56],
    [43, -1.2, 44],
  ].forEach(([i, angle, length], k) =>
    drawLeaf(print, stem[i], angle, length * 1.06, 30, {
      bend: (k % 2 ? 1 : -1) * 20,
      belly: 0.24,
      veins: 4,
      edge: 3.4,
      rib: 2.4,
    }),
  )
  for (const [i, dx, dy] of [
    [15, -26, -2],
    [15, -12, 18],
    [26, 26, 18],
    [26, 8, 26],
  ]) {
    const from = stem[i]
    const at = [from[0] + dx, from[1] + dy]
    print.line([from, at], 2.2, { start: 0, end: 0 })
    const nut = place(
      [
        [-8, 9],
        [-10, -4],
        [-5, -11],
        [5, -11],
        [10, -4],
        [8, 9],
      ],
      at,
      heading(from, at) - Math.PI / 2,
    )
    print.body(spline(nut, { closed: true, steps: 4 }), plates.coral, 2.8, { step: 2.4 })
    print.line(
      place(
        [
          [-7, 4],
          [7, 4],
        ],
        at,
        heading(from, at) - Math.PI / 2,
      ),
      2,
      { start: 0.1, end: 0.1, step: 2 },
    )
  }
  return print
}

function rosemary() {
  const print = new Print({ seed: 74 })
  for (const [foot, lean, from, to] of [
    [9, 66, 100, -50],
    [-8, -68, 104, -42],
    [0, 0, 112, -96],
  ]) {
    const stem = bezier([foot, from], [foot * 0.5, 60], [lean * 0.55, 20], [lean, to], 48)
    print.line(stem, 4.8, { start: 0, end: 0.2 })
    for (let i = lean ? 21 : 14; i < 47; i += 5) {
      const along = heading(stem[i - 1], stem[i])
      for (const side of [-1, 1])
        drawLeaf(print, stem[i], along + side * (0.95 - i * 0.008), 50 - i * 0.56, 9.5, {
          edge: 2.8,
          rib: 0,
          belly: 0.5,
        })
    }
    drawLeaf(print, stem[48], heading(stem[46], stem[48]), 24, 10, { edge: 2.8, rib: 0 })
    // Small lipped flowers where leaf and stem meet.
    for (const [i, side] of [
      [27, 1],
      [36, -1],
    ]) {
      const [x, y] = stem[i]
      const bloom = place(
        spline(
          [
            [0, 0],
            [-7, -9],
            [-10, -20],
            [-3, -16],
            [0, -23],
            [4, -16],
            [10, -19],
            [7, -8],
          ],
          { closed: true, steps: 4 },
        ),
        [x + side * 3, y],
        heading(stem[i - 1], stem[i]) + Math.PI / 2 + side * 0.75,
      )
      print.body(bloom, plates.lagoon, 2.6, { step: 2 })
    }
  }
  return print
}

function lavender() {
  const print = new Print({ seed: 75 })
  for (const [top, bend] of [
    [[-52, -66], -8],
    [[50, -58], 10],
    [[2, -100], 2],
  ]) {
    const stem = bezier([bend * 0.6, 114], [bend, 60], [top[0] * 0.7, 10], top, 44)
    print.line(stem, 3.6, { start: 0, end: 0 })
    for (let row = 0; row < 9; row++) {
      const i = 24 + Math.round(row * 2.4)
      const [x, y] = stem[Math.min(44, i)]
      const along = heading(stem[i - 2], stem[Math.min(44, i)])
      const size = 1 - Math.abs(row - 3) * 0.075
      for (const side of [-1, 1, 0]) {
        const bud = place(leafShape(17 * size, 10.5 * size, { belly: 0.5 }), [x, y], along + side * 0.8)
        print.body(bud, row % 3 === 1 ? plates.coral : plates.lagoon, 2.3, { step: 2.2 })
        print.line(
          place(
            [
              [4, 0],
              [11 * size, 0],
            ],
            [x, y],
            along + side * 0.8,
          ),
          1.5,
          { start: 0, end: 0.6, step: 2 },
        )
      }
    }
  }
  for (const [x, y, a, l] of [
    [0, 92, -2.5, 62],
    [2, 84, -0.7, 66],
    [-2, 72, -2.1, 52],
    [2, 66, -1.05, 52],
  ])
    drawLeaf(print, [x, y], a, l, 12, { edge: 2.6, bend: a < -1.57 ? 8 : -8 })
  const knot = [...bezier([-14, 74], [-4, 80], [6, 80], [16, 74]), ...bezier([16, 84], [6, 90], [-4, 90], [-14, 84])]
  print.body(knot, plates.wattle, 3)
  return print
}

/** A leaf with a serrated edge. */
function sawLeaf(length, width, teeth) {
  const side = (s) =>
    Array.from({ length: teeth * 4 + 1 }, (_, i) => {
      const u = i / (teeth * 4)
      const tooth = 1 + 0.14 * (1 - ((i % 4) / 4) * 1.4)
      return [length * u, s * (width / 2) * Math.sin(Math.PI * u ** 0.78) ** 0.85 * (u > 0.02 && u < 0.97 ? tooth : 1)]
    })
  return [...side(-1), ...side(1).reverse().slice(1, -1)]
}

function drawSawLeaf(print, at, angle, length, width, { fill = plates.leaf, teeth = 7, veins = 5, edge = 2.8 } = {}) {
  const shape = place(sawLeaf(length, width, teeth), at, angle)
  print.body(shape, fill, edge, { step: 2 })
  print.line(
    place(
      [
        [0, 0],
        [length * 0.94, 0],
      ],
      at,
      angle,
    ),
    2.2,
    { start: 0, end: 0.6 },
  )
  for (let i = 1; i <= veins; i++) {
    const x = (length * i) / (veins + 1.6)
    const reach = (width / 2) * Math.sin(Math.PI * (x / length) ** 0.78) * 0.82
    for (const s of [-1, 1])
      print.line(
        place(
          bezier(
            [x, 0],
            [x + reach * 0.4, s * reach * 0.4],
            [x + reach * 0.6, s * reach * 0.7],
            [x + reach * 0.65, s * reach],
            8,
          ),
          at,
          angle,
        ),
        1.8,
        { start: 0, end: 0.7, step: 2.2 },
      )
  }
}

function peppermint() {
  const print = new Print({ seed: 76 })
  const stem = upright(4)
  print.line(stem, 5, { start: 0, end: 0.2 })
  for (const [i, length, tilt] of [
    [10, 92, 0.72],
    [21, 84, 0.66],
    [31, 64, 0.6],
    [39, 42, 0.5],
  ]) {
    const along = heading(stem[i - 1], stem[i])
    for (const side of [-1, 1]) drawSawLeaf(print, stem[i], along + side * (1.55 - tilt * 0.5), length, length * 0.56)
  }
  for (const side of [-1, 1]) drawSawLeaf(print, stem[43], -1.62 + side * 0.5, 30, 17, { teeth: 4, veins: 2 })
  return print
}

function neem() {
  const print = new Print({ seed: 77 })
  const stem = bezier([-74, 106], [-40, 50], [6, 10], [44, -62], 44)
  print.line(stem, 4.4, { start: 0, end: 0.1 })
  for (const [i, length] of [
    [9, 62],
    [16, 72],
    [23, 74],
    [30, 66],
    [37, 54],
  ]) {
    const along = heading(stem[i - 1], stem[i])
    for (const side of [-1, 1])
      drawSawLeaf(print, stem[i], along + side * 1.02, length, 23, { teeth: 8, veins: 4, edge: 2.6 })
  }
  drawSawLeaf(print, stem[44], heading(stem[42], stem[44]), 58, 22, { teeth: 8, veins: 4, edge: 2.6 })
  for (const [x, y] of [
    [-66, 56],
    [-86, 66],
    [-78, 84],
  ])
    berry(print, [-60, 86], [x - 4, y], 8, plates.wattle)
  return print
}

function soapBerry() {
  const print = new Print({ seed: 78 })
  const stem = bezier([-10, 110], [-8, 60], [4, 10], [-4, -46], 40)
  for (const [angle, length, y] of [
    [-2.75, 100, 0],
    [-0.38, 104, -4],
    [-2.2, 86, -30],
    [-0.95, 88, -30],
    [-1.57, 78, -40],
  ])
    drawLeaf(print, [-2, y], angle, length, 36, { veins: 6, edge: 3.2, rib: 2.2 })
  print.line(stem, 5, { start: 0, end: 0.1 })
  const fruit = (x, y, r) => {
    print.line(bezier([0, 4], [x * 0.3, 14], [x * 0.8, y - 22], [x, y]), 2.8, { start: 0, end: 0 })
    const round = ellipse([x, y], r, r * 0.96, 50)
    print.body(round, plates.timber, 3.6)
    print.line(arc([x, y], r * 0.62, r * 0.6, Math.PI * 1.05, Math.PI * 1.5, 8), 2.6, { start: 0.4, end: 0.4, step: 2 })
    for (const [dx, dy] of [
      [4, 6],
      [9, 0],
      [0, 11],
    ])
      print.dot([x + dx, y + dy], 1.4)
  }
  for (const [x, y, r] of [
    [-48, 44, 22],
    [42, 40, 22],
    [-22, 74, 23],
    [30, 82, 22],
    [2, 46, 23],
  ])
    fruit(x, y, r)
  for (const [x, y, r] of [
    [-78, 88, 10],
    [-92, 66, 5],
    [78, 84, 8],
    [90, 62, 5],
  ])
    print.outline(ellipse([x, y], r, r, 30), 2.4, { step: 2 })
  return print
}

function cotton() {
  const print = new Print({ seed: 79 })
  print.line(bezier([10, 114], [4, 84], [-6, 60], [0, 30], 20), 6, { start: 0, end: 0 })
  drawLeaf(print, [6, 92], -0.4, 76, 36, { veins: 5, edge: 3.2 })
  drawLeaf(print, [0, 74], 3.5, 70, 32, { veins: 5, edge: 3.2 })
  const tufts = [
    [-48, -10, 42],
    [48, -10, 42],
    [0, -52, 46],
    [-26, 24, 34],
    [28, 24, 34],
    [0, -8, 40],
  ]
  for (const [x, y, r] of tufts) {
    const puff = place(
      polar((a) => r * (1 + 0.07 * Math.cos(5 * a + x)), 80),
      [x, y],
    )
    print
      .cover(puff)
      .flat(
        puff.map(([px, py]) => [px + 4, py + 4]),
        plates.lagoonLight,
      )
      .flat(puff, '#fffdf6')
      .outline(puff, 3.8)
    for (const [a, k] of [
      [0.6, 0.62],
      [2.6, 0.6],
      [4.6, 0.5],
    ])
      print.line(arc([x, y], r * k, r * k, a, a + 0.9, 10), 2.4, { start: 0.4, end: 0.4 })
  }
  for (const angle of [-2.75, -2.1, -1.05, -0.4, 2.2]) {
    const bract = place(
      spline(
        [
          [0, -13],
          [26, -16],
          [58, -2],
          [66, 4],
          [52, 10],
          [24, 15],
          [0, 13],
        ],
        { closed: true, steps: 5 },
      ),
      [angle > 1 ? -4 : 0, 52],
      angle > 1 ? -1.57 : angle * 0.86 - 0.22,
    )
    if (angle > 1) continue
    print.body(
      bract.map(([x, y]) => [x, lerp(y, 52, 0.18)]),
      plates.timber,
      3.4,
    )
  }
  print.body(
    spline(
      [
        [-18, 46],
        [0, 40],
        [18, 46],
        [14, 62],
        [0, 68],
        [-14, 62],
      ],
      { closed: true, steps: 5 },
    ),
    plates.timber,
    3.4,
  )
  return print
}

function plant() {
  const print = new Print({ seed: 80 })
  const stem = bezier([-6, 114], [0, 60], [-4, 10], [4, -50], 44)
  print.line(stem, 5, { start: 0, end: 0 })
  for (const [i, angle, length, width] of [
    [14, -2.7, 92, 44],
    [19, -0.42, 96, 46],
    [28, -2.45, 82, 38],
    [33, -0.66, 80, 38],
    [43, -1.5, 68, 36],
  ])
    drawLeaf(print, stem[i], angle, length, width, { bend: angle < -1.57 ? 12 : -12, veins: 6, edge: 3.8, rib: 2.8 })
  return print
}

function pawPrint() {
  const print = new Print({ seed: 81 })
  paw(print, [0, 8], 2.35, plates.coral, { solid: false })
  for (const [x, y] of [
    [-22, 62],
    [0, 54],
    [22, 62],
    [-10, 76],
    [12, 76],
    [-34, 72],
    [34, 72],
  ])
    print.line(
      [
        [x - 4, y],
        [x + 4, y + 2],
      ],
      3,
      { start: 0.3, end: 0.3, step: 2 },
    )
  return print
}

export const ingredients = {
  'lemon-myrtle': lemonMyrtle,
  mandarin,
  eucalyptus,
  rosemary,
  lavender,
  peppermint,
  neem,
  'soap-berry': soapBerry,
  cotton,
  plant,
  paw: pawPrint,
}
