import { TAU, arc, bezier, ellipse, lerp, place, spline } from './geometry.mjs'
import { scallop } from './certifications.mjs'
import { paper, plates } from './palette.mjs'
import { daisy, drawLeaf, leafyStem, pompom } from './plants.mjs'
import { Print } from './print.mjs'
import { tie } from './ribbon.mjs'

/** A turban shell lying on its side, mouth to the right, around [x, y]. */
function turban(print, [x, y], size, fill, { mouth = true, flip = false } = {}) {
  const put = (points) => place(flip ? points.map(([px, py]) => [-px, py]) : points, [x, y], 0, size)
  const w = (v) => v * Math.max(0.62, size)
  const whorls = [
    spline(
      [
        [-62, -26],
        [-78, -20],
        [-84, -10],
        [-76, -2],
        [-60, -2],
      ],
      { closed: true, steps: 6 },
    ),
    spline(
      [
        [-38, -44],
        [-62, -34],
        [-70, -12],
        [-58, 8],
        [-34, 12],
      ],
      { closed: true, steps: 6 },
    ),
    spline(
      [
        [-4, -62],
        [-36, -52],
        [-50, -18],
        [-38, 18],
        [-6, 28],
      ],
      { closed: true, steps: 6 },
    ),
    spline(
      [
        [-8, 36],
        [-32, 10],
        [-30, -34],
        [-2, -66],
        [40, -70],
        [72, -44],
        [80, -6],
        [66, 30],
        [30, 44],
      ],
      { closed: true, steps: 7 },
    ),
  ]
  whorls.forEach((whorl, i) => {
    const shape = put(whorl)
    print.body(shape, fill, w(4.4))
    print.within(shape, () => {
      const [cx, reach] = [
        [-70, 14],
        [-54, 24],
        [-28, 36],
        [24, 58],
      ][i]
      for (const k of i ? [0.35, 0.62, 0.86] : [0.5])
        print.line(
          put(
            arc(
              [cx + reach * 0.4, -14],
              reach * (0.5 + k * 0.75),
              reach * (0.5 + k),
              Math.PI * 0.72,
              Math.PI * 1.42,
              16,
            ),
          ),
          w(2.6),
          { start: 0.3, end: 0.3 },
        )
    })
  })
  if (!mouth) return
  const lip = put(place(ellipse([0, 0], 26, 35, 60), [48, 2], -0.5))
  print.cover(lip).flat(lip, paper).outline(lip, w(4.4))
  print.solid(put(place(ellipse([0, 0], 17, 26, 50), [50, 3], -0.5)))
}

/** A hermit crab between two homes: it has left one shell and is looking at the next. */
function hermitCrab() {
  const print = new Print({ seed: 111, view: [-230, -112, 460, 232] })
  const sand = spline([
    [-220, 84],
    [-130, 78],
    [-50, 84],
    [30, 80],
    [120, 84],
    [220, 78],
  ])
  print.plate([...sand, ...bezier([220, 78], [130, 112], [-130, 116], [-220, 84])], plates.sand, [0, 3])
  print.line(sand, 4, { start: 0.1, end: 0.1 })
  for (const [x, y, r] of [
    [-150, 96, 14],
    [-40, 98, 22],
    [40, 94, 10],
    [120, 98, 18],
  ])
    print.line(
      [
        [x - r, y],
        [x, y + 2],
        [x + r, y],
      ],
      2.6,
      { start: 0.4, end: 0.4 },
    )
  turban(print, [-160, 52], 0.74, plates.lagoon)
  turban(print, [150, 42], 0.87, plates.wattle, { flip: true })
  crab(print, [-34, 52])
  for (const [x, y] of [
    [36, -34],
    [50, -50],
    [26, -54],
  ])
    print.line(
      [
        [x, y],
        [x + (x - 36) * 0.5, y - 10],
      ],
      3,
      { start: 0.3, end: 0.4 },
    )
  return print
}

function crab(print, [x, y]) {
  const size = 1.24
  const put = (points) => points.map(([px, py]) => [x + px * size, y + py * size])
  const leg = (points) => {
    const shape = ribbon(put(spline(points, { steps: 10 })), 12)
    print.cover(shape).plate(shape, plates.coral, [1.6, 1.6]).outline(shape, 3, { step: 2.2 })
  }
  leg([
    [-18, 6],
    [-34, -4],
    [-46, 2],
    [-52, 27],
  ])
  leg([
    [-8, 10],
    [-22, 6],
    [-29, 12],
    [-31, 29],
  ])
  leg([
    [10, 10],
    [15, 10],
    [18, 16],
    [18, 29],
  ])
  leg([
    [20, 8],
    [34, 4],
    [40, 12],
    [40, 28],
  ])
  const tail = put(
    spline(
      [
        [-20, -16],
        [-44, -28],
        [-60, -22],
        [-66, -6],
        [-58, 6],
        [-50, 0],
        [-52, -10],
        [-42, -8],
        [-28, 8],
      ],
      { closed: true, steps: 7 },
    ),
  )
  print.body(tail, plates.coral, 3.8)
  for (const [a, b] of [
    [
      [-36, -25],
      [-32, 0],
    ],
    [
      [-46, -26],
      [-42, -9],
    ],
    [
      [-56, -23],
      [-52, -11],
    ],
  ])
    print.line(put([a, b]), 2.6, { start: 0.1, end: 0.1 })
  const body = put(
    spline(
      [
        [-28, 2],
        [-26, -20],
        [-6, -30],
        [18, -28],
        [32, -14],
        [32, 6],
        [16, 16],
        [-12, 16],
      ],
      { closed: true, steps: 7 },
    ),
  )
  for (const [dx, top] of [
    [6, -56],
    [22, -54],
  ]) {
    print.line(put(bezier([dx, -24], [dx, -34], [dx + 3, -42], [dx + 4, top + 6], 10)), 4, { start: 0, end: 0 })
    const eye = put(ellipse([dx + 4, top], 7.5, 8.5, 30))
    print.body(eye, paper, 3).dot(put([[dx + 6.5, top - 0.5]])[0], 4.2)
  }
  print.line(put(bezier([26, -26], [44, -44], [58, -52], [72, -48])), 2.6, { start: 0, end: 0.5 })
  print.line(put(bezier([28, -22], [48, -34], [60, -36], [76, -28])), 2.6, { start: 0, end: 0.5 })
  print.body(body, plates.coral, 4.2)
  print.line(put(bezier([0, 0], [4, 6], [13, 6], [18, 0], 10)), 3, { start: 0.2, end: 0.2, step: 2 })
  for (const [dx, dy, r] of [
    [-14, -12, 2.6],
    [-6, -20, 2],
    [-16, -2, 2],
    [-4, -8, 1.8],
  ])
    print.dot(put([[dx, dy]])[0], r)
  print.body(
    ribbon(
      put(
        spline(
          [
            [20, 4],
            [36, 8],
            [47, 2],
            [52, -10],
          ],
          { steps: 8 },
        ),
      ).reverse(),
      15,
    ),
    plates.coral,
    3.2,
    { step: 2.2 },
  )
  const claw = put(
    spline(
      [
        [46, -2],
        [44, -20],
        [56, -36],
        [72, -38],
        [66, -26],
        [62, -20],
        [72, -24],
        [82, -22],
        [78, -8],
        [64, 2],
      ],
      { closed: true, steps: 6 },
    ),
  )
  print.body(claw, plates.coral, 3.8)
}

/** The shape of a line with an even thickness. */
function ribbon(curve, width) {
  const side = (s) =>
    curve.map((p, i) => {
      const a = curve[Math.max(0, i - 1)]
      const b = curve[Math.min(curve.length - 1, i + 1)]
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const half = (width / 2) * lerp(1, 0.42, i / (curve.length - 1))
      return [p[0] - (s * (b[1] - a[1]) * half) / l, p[1] + (s * (b[0] - a[0]) * half) / l]
    })
  return [...side(1), ...side(-1).reverse()]
}

/** Success: a bottlebrush in flower, a long spike of filaments, each with a grain of pollen. */
function bottleBrush() {
  const print = new Print({ seed: 112 })
  const stem = bezier([-74, 112], [-58, 66], [-16, 10], [56, -98], 80)
  for (const [i, a, l] of [
    [80, -1.75, 34],
    [80, -0.15, 34],
    [80, -0.95, 42],
  ])
    drawLeaf(print, stem[i], a, l, 12, { edge: 2.8 })
  for (const [i, a, l] of [
    [5, -2.5, 60],
    [7, 0.3, 74],
    [13, -2.72, 74],
    [15, 0.12, 84],
    [22, -2.62, 70],
  ])
    drawLeaf(print, stem[i], a, l, 17, { edge: 2.8 })
  print.line(stem, 5, { start: 0, end: 0.05 })
  /** The end of a filament that leaves the stem at `i` on one side: outwards, and a little towards the spike's tip. */
  const tip = (i, side, reach) => {
    const [x, y] = stem[i]
    const [nx, ny] = stem[i + 1]
    const l = Math.hypot(nx - x, ny - y)
    const [ux, uy] = [(nx - x) / l, (ny - y) / l]
    const swell = Math.min(1, 0.5 + (i - 24) / 14, 0.42 + (76 - i) / 14)
    return [x + (side * -uy * reach + ux * 16) * swell, y + (side * ux * reach + uy * 16) * swell]
  }
  const range = Array.from({ length: 25 }, (_, k) => 26 + k * 2)
  const edge = (side) => range.flatMap((i) => [tip(i, side, 42), tip(i + 1, side, 25)])
  print.plate([...edge(1), ...edge(-1).reverse()], plates.coral, [2, 3])
  for (const i of range) {
    for (const side of [-1, 1]) {
      const [x, y] = stem[i]
      const end = tip(i, side, 42 + print.random.range(-2, 4))
      print.line(spline([[x, y], [lerp(x, end[0], 0.55) + 1, lerp(y, end[1], 0.55) + 3], end], { steps: 4 }), 2.6, {
        start: 0,
        end: 0.5,
      })
      print.dot(end, 3.4, plates.wattle, 2)
    }
  }
  return print
}

/** Success: a small posy with wattle and daisies. */
function posy() {
  const print = new Print({ seed: 113 })
  const waist = [0, 50]
  const stem = (x, y, foot) => [
    ...bezier([foot, 104], [foot * 0.5, 86], [0, 68], waist, 10),
    ...bezier(waist, [x * 0.1, 22], [x * 0.6, y * 0.3], [x, y], 30).slice(1),
  ]
  leafyStem(print, stem(-86, -40, 22), { from: 0.5, pairs: 5, length: 32, width: 14, taper: 0.4 })
  leafyStem(print, stem(84, -52, -22), { from: 0.5, pairs: 5, length: 32, width: 14, taper: 0.4 })
  for (const [x, y, foot] of [
    [-34, -86, 8],
    [46, -90, -8],
  ]) {
    const twig = stem(x, y, foot)
    print.line(twig, 3, { start: 0, end: 0.1 })
    for (const [i, dx, r] of [
      [40, 0, 15],
      [35, -16, 12],
      [33, 14, 13],
    ])
      pompom(print, [twig[i][0] + dx, twig[i][1]], r, { rays: 14 })
  }
  for (const [x, y, foot, r] of [
    [-46, -26, 14, 24],
    [44, -24, -14, 25],
    [0, -44, 0, 36],
  ]) {
    print.line(stem(x, y, foot), 3.2, { start: 0, end: 0 })
    daisy(print, [x, y], {
      radius: r,
      rays: r > 30 ? 14 : 11,
      eye: r * 0.27,
      fill: r > 30 ? '#fffdf6' : plates.coral,
      width: 2.2,
    })
  }
  tie(print, waist, plates.lagoon)
  return print
}

/** Success: a wave rolling in under the sun. */
function wave() {
  const print = new Print({ seed: 114 })
  const sun = ellipse([58, -62], 30, 30, 70)
  print.plate(sun, plates.wattle).outline(sun, 3.8)
  for (let i = 0; i < 16; i++)
    print.line(
      place(
        [
          [38, 0],
          [i % 2 ? 46 : 51, 0],
        ],
        [58, -62],
        (i / 16) * TAU,
      ),
      3.2,
      { start: 0.4, end: 0.4, step: 1.6 },
    )
  const crest = spline(
    [
      [-116, 70],
      [-96, 54],
      [-82, 20],
      [-64, -24],
      [-30, -58],
      [8, -68],
      [40, -54],
      [54, -28],
      [46, -6],
      [30, 2],
      [16, -6],
      [14, -20],
      [22, -28],
      [10, -34],
      [-6, -22],
      [-10, 4],
      [2, 30],
      [30, 50],
      [70, 58],
      [116, 54],
    ],
    { steps: 8 },
  )
  const body = [...crest, [114, 92], ...bezier([114, 92], [50, 108], [-60, 108], [-112, 92])]
  print.body(body, plates.lagoon, 5)
  for (const [k, from, to] of [
    [12, 0.04, 0.9],
    [25, 0.1, 0.84],
    [38, 0.16, 0.78],
  ]) {
    const inner = spline(
      [
        [-104 + k * 0.9, 80 + k * 0.1],
        [-80 + k * 0.75, 46],
        [-68 + k * 0.8, 14 + k * 0.2],
        [-50 + k * 0.75, -18 + k * 0.6],
        [-26 + k * 0.5, -44 + k * 0.9],
        [4 + k * 0.2, -56 + k * 0.75],
      ],
      { steps: 8 },
    )
    const [a, b] = [Math.floor(inner.length * from), Math.floor(inner.length * (to - k * 0.006))]
    print.line(inner.slice(a, b), 3.4, { start: 0.3, end: 0.3 })
  }
  for (const [x, y, r] of [
    [-40, 84, 34],
    [40, 76, 30],
    [76, 86, 20],
    [0, 68, 16],
  ])
    print.line(
      [
        [x - r, y + 2],
        [x, y - 2],
        [x + r, y + 1],
      ],
      3,
      { start: 0.4, end: 0.4 },
    )
  for (const [x, y, r] of [
    [-44, -82, 5],
    [-62, -64, 3.4],
    [-20, -94, 4],
    [-84, -40, 3],
  ])
    print.outline(ellipse([x, y], r, r, 22), 2.2, { step: 2 })
  return print
}

/** Nothing here yet: a shell on smooth sand. */
function emptyShell() {
  const print = new Print({ seed: 115 })
  const sand = spline([
    [-112, 76],
    [-60, 66],
    [0, 70],
    [60, 64],
    [112, 74],
  ])
  print.plate([...sand, ...bezier([112, 74], [70, 106], [-70, 110], [-112, 76])], plates.sand, [0, 2])
  print.line(sand, 4, { start: 0.1, end: 0.1 })
  scallop(print, [0, 74], 1.28, plates.coral, 9)
  for (const [x, y, r] of [
    [-64, 88, 22],
    [30, 92, 30],
    [80, 82, 12],
  ])
    print.line(
      [
        [x - r, y],
        [x, y + 2],
        [x + r, y],
      ],
      2.6,
      { start: 0.4, end: 0.4 },
    )
  for (const angle of [-2.4, -1.98, -1.57, -1.16, -0.74])
    print.line(
      place(
        [
          [138, 0],
          [150, 0],
        ],
        [0, 74],
        angle,
      ),
      3.6,
      { start: 0.4, end: 0.4, step: 1.6 },
    )
  return print
}

/** A highlighter stroke for an underline, 300 × 24. */
function highlighter() {
  const print = new Print({ seed: 116, view: [0, 0, 300, 24], ink: plates.wattle })
  print.line(
    bezier([6, 15], [80, 5], [170, 8], [215, 13], 50).concat(
      bezier([215, 13], [250, 16], [275, 15], [294, 9], 20).slice(1),
    ),
    9,
    { start: 0.04, end: 0.07, wobble: 0.07, step: 6 },
  )
  return print.toSvg()
}

export const states = {
  'hermit-crab': () => hermitCrab().toSvg(),
  'bottle-brush': bottleBrush,
  posy,
  wave,
  'empty-shell': emptyShell,
  highlighter,
}
