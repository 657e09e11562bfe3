import { TAU, arc, bezier, box, ellipse, place, spline } from './geometry.mjs'
import { heart, pane } from './houses.mjs'
import { paper, plates } from './palette.mjs'
import { drawLeaf, leafyStem } from './plants.mjs'
import { Print } from './print.mjs'
import { bubble, jar } from './vessels.mjs'

/** A timber shelf with its grain. */
function shelf(print, y, from = -112, to = 112) {
  print.body(box(from, y, to - from, 13, 2), plates.timber, 3.6)
  for (let i = 0; i < 4; i++)
    print.line(
      [
        [from + 14 + i * 52, y + 6.5],
        [from + 40 + i * 50, y + 6],
      ],
      1.7,
      { start: 0.4, end: 0.4 },
    )
}

/** Grain heaped in a jar up to `level`. */
function grains(print, level, fill, mark) {
  return (shape) => {
    const filled = shape.map(([x, y]) => [x, Math.max(y, level + Math.sin(x * 0.2) * 2)])
    print.flat(
      filled.map(([x, y]) => [x + 3, y + 3]),
      fill,
    )
    const xs = shape.map((p) => p[0])
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    const bottom = Math.max(...shape.map((p) => p[1]))
    print.line(
      [
        [left, level],
        [(left + right) / 2, level - 3],
        [right, level],
      ],
      2.6,
      { start: 0, end: 0 },
    )
    for (let y = level + 9; y < bottom - 5; y += 9)
      for (let x = left + 8; x < right - 5; x += 9)
        mark([x + ((y / 9) % 2) * 4 + print.random.range(-1, 1), y + print.random.range(-1, 1)])
  }
}

function pantry() {
  const print = new Print({ seed: 61 })
  shelf(print, 92)
  shelf(print, -26)
  const dots = (p) => print.dot(p, 2)
  const dashes = ([x, y]) =>
    print.line(
      [
        [x - 3, y + 2],
        [x + 3, y - 2],
      ],
      1.8,
      { start: 0.3, end: 0.3, step: 1.6 },
    )
  const rings = ([x, y]) => print.line(arc([x, y], 3, 3, 0.4, 4.6, 7), 1.6, { start: 0.2, end: 0.2, step: 1.6 })
  jar(print, [-72, 92], 60, 84, { contents: grains(print, 46, plates.wattle, dots) })
  jar(print, [0, 92], 60, 84, { contents: grains(print, 34, plates.coral, rings) })
  jar(print, [72, 92], 60, 84, { contents: grains(print, 54, plates.leaf, dashes) })
  jar(print, [-80, -26], 46, 58, { contents: grains(print, -60, plates.sand, dots) })
  const bowl = [
    ...bezier([-34, -60], [-30, -34], [-16, -27], [4, -27]),
    ...bezier([4, -27], [24, -27], [38, -34], [42, -60]),
  ]
  for (const [x, y, r] of [
    [-14, -66, 14],
    [20, -67, 15],
    [4, -78, 14],
  ]) {
    const fruit = place(ellipse([0, 0], r * 1.16, r, 40), [x, y], x * 0.02)
    print.body(fruit, plates.wattle, 3)
    print.dot([x - 3, y - 4], 1.2).dot([x + 4, y], 1.2)
  }
  print.body(bowl, plates.lagoon, 4)
  print.line(bezier([-28, -50], [-10, -45], [20, -45], [36, -50]), 2.4, { start: 0.2, end: 0.2 })
  const pot = [
    [66, -56],
    [104, -56],
    [98, -26],
    [72, -26],
  ]
  for (const [a, l] of [
    [-2.3, 34],
    [-1.9, 44],
    [-1.5, 48],
    [-1.1, 42],
    [-0.7, 32],
  ])
    drawLeaf(print, [85, -56], a, l, 14, { edge: 2.6 })
  print.body(pot, plates.clay, 3.4)
  print.line(
    [
      [66, -48],
      [103, -48],
    ],
    2.4,
    { start: 0, end: 0 },
  )
  return print
}

function kitchen() {
  const print = new Print({ seed: 62 })
  print.plate(ellipse([0, -4], 98, 98, 100), plates.sand, [0, 0])
  const rail = [
    [-96, -88],
    [96, -88],
  ]
  print.line(rail, 4, { start: 0.03, end: 0.03 })
  ladle(print, -80)
  spatula(print, -44)
  const board = spline(
    [
      [44, -66],
      [74, -66],
      [84, -58],
      [84, -2],
      [74, 6],
      [44, 6],
      [34, -2],
      [34, -58],
    ],
    { closed: true, steps: 5 },
  )
  print.line(
    [
      [59, -88],
      [59, -66],
    ],
    3,
    { start: 0, end: 0 },
  )
  print.body(board, plates.timber, 3.6).outline(ellipse([59, -54], 4.4, 4.4, 20), 2.4, { step: 2 })
  for (const y of [-38, -26, -14])
    print.line(bezier([42, y], [54, y - 4], [64, y + 4], [76, y]), 1.9, { start: 0.3, end: 0.4 })
  shelf(print, 92)
  const kettle = spline(
    [
      [-52, 92],
      [-62, 62],
      [-54, 26],
      [-30, 8],
      [0, 6],
      [28, 16],
      [46, 40],
      [52, 70],
      [46, 92],
    ],
    { steps: 8 },
  )
  const spout = spline(
    [
      [40, 44],
      [62, 34],
      [76, 12],
      [90, 14],
      [84, 36],
      [66, 62],
      [48, 72],
    ],
    { closed: true, steps: 6 },
  )
  print.line(arc([-6, 14], 46, 44, Math.PI * 1.02, Math.PI * 1.94, 30), 7, { start: 0.05, end: 0.05 })
  print.body(spout, plates.lagoon, 4)
  print.body(kettle, plates.lagoon, 4.6)
  print.body(
    spline(
      [
        [-24, 8],
        [-22, -2],
        [-4, -6],
        [14, -2],
        [18, 8],
        [-4, 11],
      ],
      { closed: true, steps: 5 },
    ),
    plates.lagoon,
    3.4,
  )
  print.body(ellipse([-3, -10], 6, 6, 24), plates.wattle, 3)
  print.line(bezier([-46, 72], [-48, 56], [-42, 40], [-30, 28]), 3.6, { start: 0.3, end: 0.4 })
  for (const dx of [0, 12])
    print.line(
      Array.from({ length: 14 }, (_, i) => [88 + dx + Math.sin(i * 0.7) * 4, 4 - i * 3.4 + dx]),
      3,
      { start: 0.3, end: 0.6 },
    )
  return print
}

function ladle(print, x) {
  print.line(
    [
      [x, -90],
      [x, -38],
    ],
    4.4,
    { start: 0.05, end: 0.02 },
  )
  const cup = [...arc([x + 1, -38], 16, 19, 0, Math.PI, 18)]
  print.body(cup, plates.coral, 3.4)
}

function spatula(print, x) {
  print.line(
    [
      [x, -90],
      [x, -57],
    ],
    4.4,
    { start: 0.05, end: 0.02 },
  )
  print.body(
    [
      [x - 8, -58],
      [x + 8, -58],
      [x + 11, -26],
      [x - 11, -26],
    ],
    plates.wattle,
    3.2,
  )
  for (const dx of [-5, 0, 5])
    print.line(
      [
        [x + dx, -50],
        [x + dx, -34],
      ],
      2.4,
      { start: 0.2, end: 0.2 },
    )
}

function laundry() {
  const print = new Print({ seed: 63 })
  const sun = ellipse([64, -74], 26, 26, 60)
  print.plate(sun, plates.wattle).outline(sun, 3.4)
  const rope = (x) => -50 + ((x * x) / 12000) * -14 + 8
  const cord = Array.from({ length: 40 }, (_, i) => [-114 + i * 5.85, rope(-114 + i * 5.85)])
  const tee = spline(
    [
      [-96, -44],
      [-78, -42],
      [-70, -36],
      [-62, -42],
      [-44, -44],
      [-28, -18],
      [-44, -8],
      [-50, -14],
      [-50, 40],
      [-90, 40],
      [-90, -14],
      [-98, -8],
      [-112, -20],
    ],
    { closed: true, steps: 2 },
  )
  print.body(tee, plates.lagoon, 4)
  print.line(bezier([-78, -42], [-74, -32], [-66, -32], [-62, -42], 10), 2.6, { start: 0, end: 0 })
  for (const [x, y, tx, ty] of [
    [-80, 10, -78, 34],
    [-62, 6, -60, 32],
  ])
    print.line(
      [
        [x, y],
        [tx, ty],
      ],
      2.2,
      { start: 0.4, end: 0.4 },
    )
  const towel = spline(
    [
      [-14, -42],
      [36, -42],
      [38, 0],
      [36, 32],
      [-13, 32],
      [-16, 0],
    ],
    { closed: true, steps: 2 },
  )
  print.body(towel, plates.coral, 4)
  for (const y of [-26, -16, 12, 21])
    print.line(
      [
        [-13, y],
        [35, y + 1],
      ],
      2.6,
      { start: 0, end: 0 },
    )
  for (let x = -10; x < 36; x += 6)
    print.line(
      [
        [x, 33],
        [x - 1, 41],
      ],
      2.4,
      { start: 0, end: 0.4, step: 2 },
    )
  const sock = spline(
    [
      [58, -43],
      [78, -43],
      [77, -14],
      [82, 0],
      [100, 10],
      [98, 22],
      [78, 22],
      [62, 10],
      [59, -10],
    ],
    { closed: true, steps: 4 },
  )
  print.body(sock, plates.leaf, 3.6)
  for (const y of [-32, -26])
    print.line(
      [
        [59, y],
        [78, y],
      ],
      2.2,
      { start: 0, end: 0 },
    )
  print.line(cord, 3.4, { start: 0, end: 0 })
  for (const x of [-90, -52, -8, 31, 61, 76])
    print.body(box(x - 2.6, rope(x) - 9, 5.2, 17, 1), plates.timber, 2.2, { step: 2.2 })
  const basket = [
    [-56, 72],
    [56, 72],
    [44, 112],
    [-44, 112],
  ]
  const heap = spline([
    [-50, 74],
    [-40, 58],
    [-22, 64],
    [-6, 54],
    [14, 63],
    [34, 57],
    [50, 74],
  ])
  print
    .cover([...heap])
    .plate([...heap], paper)
    .line(heap, 3.4, { start: 0, end: 0 })
  print.body(basket, plates.timber, 4)
  for (let r = 0; r < 3; r++)
    for (let x = -46 + r * 4; x < 46 - r * 4; x += 12)
      print.line(bezier([x, 82 + r * 11], [x + 3, 78 + r * 11], [x + 8, 78 + r * 11], [x + 11, 82 + r * 11], 6), 2.3, {
        start: 0.2,
        end: 0.2,
        step: 2,
      })
  return print
}

function wardrobe() {
  const print = new Print({ seed: 64 })
  print.line(
    [
      [-110, -74],
      [110, -74],
    ],
    6,
    { start: 0.02, end: 0.02 },
  )
  for (const x of [-104, 104])
    print.line(
      [
        [x, -96],
        [x, 108],
      ],
      5,
      { start: 0.02, end: 0.02 },
    )
  const hang = (x, half, drop) => {
    print.line([...arc([x, -84], 7, 7, Math.PI * 0.9, Math.PI * 2.4, 14), [x, -64]], 3, { start: 0.1, end: 0 })
    print.line(
      [
        [x - half, -46],
        [x, -64],
        [x + half, -46],
      ],
      4,
      { start: 0.05, end: 0.05 },
    )
    return drop
  }
  hang(-64, 28, 60)
  print.body(
    spline(
      [
        [-74, -58],
        [-64, -50],
        [-54, -58],
        [-36, -48],
        [-30, -8],
        [-42, -4],
        [-42, 36],
        [-86, 36],
        [-86, -4],
        [-98, -8],
        [-92, -48],
      ],
      { closed: true, steps: 3 },
    ),
    plates.wattle,
    3.8,
  )
  for (let y = -30; y < 34; y += 12)
    print.line(
      [
        [-84, y],
        [-44, y],
      ],
      2,
      { start: 0.1, end: 0.1 },
    )
  hang(0, 22, 90)
  const dress = spline(
    [
      [-14, -56],
      [-6, -40],
      [6, -40],
      [14, -56],
      [18, -30],
      [12, -10],
      [34, 66],
      [16, 70],
      [0, 68],
      [-16, 70],
      [-34, 66],
      [-12, -10],
      [-18, -30],
    ],
    { closed: true, steps: 4 },
  )
  print.body(dress, plates.coral, 3.8)
  print.line(
    [
      [-13, -10],
      [13, -10],
    ],
    3,
    { start: 0, end: 0 },
  )
  for (const [x, tx] of [
    [-6, -18],
    [0, 0],
    [6, 18],
  ])
    print.line(
      [
        [x, -2],
        [tx, 60],
      ],
      2.2,
      { start: 0.1, end: 0.6 },
    )
  hang(62, 28, 60)
  const shirt = spline(
    [
      [50, -56],
      [62, -46],
      [74, -56],
      [92, -46],
      [96, 40],
      [82, 42],
      [80, -14],
      [80, 46],
      [46, 46],
      [44, -14],
      [42, 42],
      [28, 40],
      [34, -46],
    ],
    { closed: true, steps: 2 },
  )
  print.body(shirt, plates.lagoon, 3.8)
  print.line(
    [
      [62, -44],
      [62, 44],
    ],
    2.4,
    { start: 0, end: 0 },
  )
  for (const y of [-28, -8, 12, 30]) print.dot([67, y], 2)
  shelf(print, 96, -104, 104)
  for (const x of [-78, -52]) {
    const shoe = [
      ...bezier([x, 96], [x - 6, 84], [x + 2, 80], [x + 6, 84]),
      ...bezier([x + 6, 84], [x + 14, 90], [x + 20, 88], [x + 22, 96]),
    ]
    print.body(shoe, plates.timber, 2.8)
  }
  const basketTop = box(34, 66, 56, 30, 4)
  print.body(basketTop, plates.sand, 3.4)
  for (let r = 0; r < 3; r++)
    for (let x = 38 + (r % 2) * 5; x < 84; x += 10)
      print.line(
        [
          [x, 75 + r * 8],
          [x + 5, 75 + r * 8],
        ],
        2.2,
        { start: 0.2, end: 0.2, step: 2 },
      )
  return print
}

function bathroom() {
  const print = new Print({ seed: 65 })
  print.line(
    [
      ...bezier([92, 40], [96, -20], [96, -66], [88, -80], 20),
      ...bezier([88, -80], [78, -92], [60, -90], [56, -74], 12),
    ],
    5.4,
    { start: 0.02, end: 0 },
  )
  print.body([...arc([55, -66], 17, 12, Math.PI, TAU, 14)], plates.wattle, 3.4)
  for (let i = 0; i < 5; i++)
    for (const k of [0, 1, 2])
      print.line(
        [
          [44 + i * 5.5 + (i - 2) * k, -56 + k * 15],
          [43.5 + i * 5.5 + (i - 2) * (k + 0.6), -48 + k * 15],
        ],
        2.2,
        { start: 0.3, end: 0.3, step: 1.6 },
      )
  for (const [x, y, r] of [
    [-70, 10, 20],
    [-38, 0, 23],
    [0, 6, 21],
    [34, 8, 18],
    [-54, -22, 12],
    [-14, -26, 14],
    [60, 12, 13],
    [-84, -30, 8],
    [-28, -58, 9],
    [10, -70, 6],
  ])
    bubble(print, [x, y], r)
  const tub = [
    ...bezier([-106, 20], [-98, 66], [-76, 84], [-44, 84], 20),
    [44, 84],
    ...bezier([44, 84], [78, 84], [98, 64], [104, 20], 20),
  ]
  for (const x of [-58, 58])
    print.body(
      spline(
        [
          [x - 12, 80],
          [x - 9, 96],
          [x - 14, 104],
          [x + 12, 104],
          [x + 9, 96],
          [x + 14, 80],
        ],
        { closed: true, steps: 5 },
      ),
      plates.wattle,
      3.2,
    )
  print.body(tub, plates.coral, 4.8)
  print.body(box(-114, 12, 226, 12, 6), paper, 3.8)
  print.line(bezier([-86, 40], [-80, 58], [-66, 70], [-48, 72]), 3.2, { start: 0.3, end: 0.5 })
  print.body(
    spline(
      [
        [18, 14],
        [58, 14],
        [57, 44],
        [54, 58],
        [22, 58],
        [19, 40],
      ],
      { closed: true, steps: 2 },
    ),
    plates.lagoonLight,
    3,
  )
  for (const y of [44, 50])
    print.line(
      [
        [20, y],
        [56, y],
      ],
      2.2,
      { start: 0, end: 0 },
    )
  return print
}

function linen() {
  const print = new Print({ seed: 66 })
  shelf(print, 92)
  const fold = (y, half, height, fill, bands) => {
    const r = height / 2
    const shape = [
      ...arc([half - r, y - r], r, r, Math.PI / 2, -Math.PI / 2, 12),
      ...bezier(
        [half - r, y - height],
        [half / 3, y - height - 3],
        [-half / 3, y - height + 2],
        [-half, y - height],
        12,
      ),
      [-half, y],
    ]
    print.body(shape, fill, 4)
    print.line(
      [
        [-half + 4, y - r],
        [half - r, y - r + 1],
        ...arc([half - r, y - r - 3], 4, 4, Math.PI / 2, -Math.PI / 2, 5),
        [half - r - 22, y - r - 8],
      ],
      2.4,
      { start: 0.02, end: 0.3 },
    )
    bands(y, half, height)
  }
  const stripes = (y, half, height) => {
    for (const x of [-half + 22, -half + 30, -half + 38])
      print.line(
        [
          [x, y - height + 2],
          [x, y - 2],
        ],
        2.6,
        { start: 0, end: 0 },
      )
  }
  const stitches = (y, half, height) => {
    for (let x = -half + 12; x < half - 24; x += 11)
      print.line(
        [
          [x, y - 6],
          [x + 5, y - 6],
        ],
        1.9,
        { start: 0.2, end: 0.2, step: 1.6 },
      )
    return height
  }
  fold(92, 98, 36, plates.lagoon, stripes)
  fold(55, 92, 34, plates.sand, stitches)
  fold(20, 94, 34, plates.coral, stripes)
  fold(-15, 86, 32, plates.wattle, stitches)
  leafyStem(print, bezier([-72, -46], [-30, -66], [14, -64], [74, -86]), {
    pairs: 7,
    from: 0.12,
    length: 30,
    width: 12,
    taper: 0.4,
    spread: 0.7,
  })
  print.body(ellipse([-52, -53], 6, 9, 24), plates.coral, 2.6)
  return print
}

function wholeHome() {
  const print = new Print({ seed: 67 })
  const walls = box(-84, -20, 168, 116)
  print.plate(walls, plates.sand).outline(walls, 4.6)
  print.body(
    [
      [-104, -18],
      [0, -104],
      [104, -18],
    ],
    plates.coral,
    5,
  )
  const loft = [
    [-34, -22],
    [-34, -46],
    [0, -74],
    [34, -46],
    [34, -22],
  ]
  print
    .body(loft, paper, 3.4)
    .plate(heart([0, -38], 1.1), plates.wattle, [1, 1])
    .outline(heart([0, -38], 1.1), 3)
  print
    .line(
      [
        [-84, 38],
        [84, 38],
      ],
      4,
      { start: 0, end: 0 },
    )
    .line(
      [
        [4, -18],
        [4, 96],
      ],
      4,
      { start: 0, end: 0 },
    )
  // Upstairs: a bed and a window; downstairs: a bench with its lamp, a sofa with its plant.
  print.body(box(-74, 14, 66, 24, 3), plates.lagoon, 3).body(
    spline(
      [
        [-72, 16],
        [-70, 4],
        [-50, 4],
        [-48, 16],
      ],
      { closed: true, steps: 4 },
    ),
    paper,
    2.6,
  )
  for (const x of [-36, -26, -16])
    print.line(
      [
        [x, 17],
        [x, 36],
      ],
      2,
      { start: 0, end: 0.2 },
    )
  pane(print, 26, -4, 38, 28)
  print
    .line(
      [
        [-40, 40],
        [-40, 52],
      ],
      2.6,
      { start: 0, end: 0 },
    )
    .body(
      [
        [-46, 52],
        [-34, 52],
        [-26, 64],
        [-54, 64],
      ],
      plates.wattle,
      2.8,
    )
  print.body(box(-74, 78, 62, 18), plates.timber, 3)
  for (const x of [-53, -33])
    print.line(
      [
        [x, 79],
        [x, 95],
      ],
      2.2,
      { start: 0, end: 0 },
    )
  print.body(box(34, 70, 42, 18, 7), plates.lagoon, 3).body(box(30, 80, 50, 12, 5), plates.lagoon, 3)
  for (const a of [-2.1, -1.57, -1.05]) drawLeaf(print, [18, 80], a, 24, 10, { edge: 2.2 })
  print.body(
    [
      [12, 80],
      [24, 80],
      [22, 94],
      [14, 94],
    ],
    plates.clay,
    2.6,
  )
  print.body(box(50, -86, 17, 34), plates.timber, 3.2)
  print.line(
    [
      [-108, 98],
      [108, 98],
    ],
    5,
    { start: 0.1, end: 0.1 },
  )
  return print
}

function outdoor() {
  const print = new Print({ seed: 68 })
  print.line(
    [
      [15, 104],
      [-4, -82],
    ],
    6,
    { start: 0.02, end: 0.02 },
  )
  const canopy = [
    ...bezier([-100, -28], [-90, -84], [-40, -106], [-6, -98], 24),
    ...bezier([-6, -98], [40, -100], [84, -74], [94, -34], 24),
  ]
  const hem = [
    [94, -34],
    [62, -22],
    [34, -36],
    [2, -22],
    [-34, -34],
    [-66, -18],
    [-100, -28],
  ]
  const hemCurve = hem
    .slice(0, -1)
    .flatMap((p, i) => bezier(p, [p[0] - 8, p[1] - 10], [hem[i + 1][0] + 8, hem[i + 1][1] - 10], hem[i + 1], 8))
  print.body([...canopy, ...hemCurve], plates.wattle, 4.4)
  for (const [x, y] of hem.slice(1, -1))
    print.line(bezier([x, y], [x * 0.9 - 2, y - 26], [x * 0.5 - 4, -80], [-6, -98]), 3, { start: 0.02, end: 0.1 })
  print.dot([-6, -102], 5)
  const seat = [
    [-92, 20],
    [-62, 66],
    [2, 70],
    [4, 80],
    [-70, 78],
    [-102, 26],
  ]
  print
    .line(
      [
        [-60, 74],
        [-74, 102],
      ],
      4.6,
      { start: 0, end: 0 },
    )
    .line(
      [
        [-8, 78],
        [4, 102],
      ],
      4.6,
      { start: 0, end: 0 },
    )
  print.body(seat, plates.coral, 4)
  for (const [x, y, tx, ty] of [
    [-84, 44, -92, 38],
    [-74, 60, -82, 52],
    [-44, 70, -46, 78],
    [-24, 71, -25, 80],
  ])
    print.line(
      [
        [x, y],
        [tx, ty],
      ],
      2.4,
      { start: 0, end: 0, step: 2 },
    )
  const pot = [
    [44, 56],
    [98, 56],
    [90, 102],
    [52, 102],
  ]
  for (const [angle, length] of [
    [-2.6, 44],
    [-2.2, 60],
    [-1.85, 70],
    [-1.5, 74],
    [-1.15, 68],
    [-0.8, 58],
    [-0.45, 42],
  ])
    drawLeaf(print, [71, 56], angle, length, 22, { bend: (angle + 1.57) * 10, veins: 4, edge: 3 })
  print.body(pot, plates.lagoon, 4)
  for (let x = 50; x < 94; x += 9)
    print.line(
      [
        [x, 70],
        [x + 4.5, 77],
        [x + 9, 70],
      ],
      2.4,
      { start: 0.05, end: 0.05, step: 2 },
    )
  print.line(
    [
      [-112, 103],
      [112, 103],
    ],
    4.6,
    { start: 0.1, end: 0.1 },
  )
  return print
}

/** A sofa on legs, with a cushion at one end and a throw over the other. */
function sofa() {
  const print = new Print({ seed: 69 })
  for (const x of [-92, 80]) print.body(box(x, 66, 12, 24, 2), plates.timber, 3.4)
  const back = spline(
    [
      [-86, 40],
      [-88, -20],
      [-74, -42],
      [-30, -46],
      [30, -46],
      [74, -42],
      [88, -20],
      [86, 40],
    ],
    { closed: true, steps: 6 },
  )
  print.body(back, plates.lagoon, 4.8)
  print.line(bezier([0, -44], [2, -20], [-1, 0], [0, 20], 12), 3, { start: 0.1, end: 0.3 })
  for (const side of [-1, 1])
    for (const [x, y] of [
      [28, -26],
      [54, -30],
      [40, -8],
    ])
      print.line(
        [
          [side * x - 5, y],
          [side * x + 5, y + 1],
        ],
        2.2,
        { start: 0.4, end: 0.4, step: 2 },
      )
  print.body(box(-84, 14, 168, 30, 10), plates.lagoonLight, 4.4)
  print.line(
    [
      [0, 16],
      [1, 42],
    ],
    3,
    { start: 0.1, end: 0.1 },
  )
  print.body(box(-90, 42, 180, 28, 6), plates.lagoon, 4.6)
  for (const x of [-62, -22, 24, 60])
    print.line(
      [
        [x - 9, 57],
        [x + 9, 56],
      ],
      2.2,
      { start: 0.4, end: 0.4, step: 2 },
    )
  for (const side of [-1, 1]) {
    const arm = spline(
      [
        [side * 82, 70],
        [side * 80, 14],
        [side * 84, -2],
        [side * 98, -8],
        [side * 112, 0],
        [side * 114, 16],
        [side * 112, 70],
      ],
      { closed: true, steps: 6 },
    )
    print.body(arm, plates.lagoon, 4.6)
    print.line(arc([side * 98, 10], 8, 8, 0, TAU), 2.6, { start: 0, end: 0 })
  }
  const cushion = place(
    spline(
      [
        [-26, -26],
        [0, -22],
        [26, -26],
        [22, 0],
        [26, 26],
        [0, 22],
        [-26, 26],
        [-22, 0],
      ],
      { closed: true, steps: 5 },
    ),
    [-52, -6],
    -0.2,
  )
  print.body(cushion, plates.wattle, 4.2)
  print.line(arc([-52, -6], 9, 9, 0, TAU), 2.6, { start: 0, end: 0 })
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU
    print.line(
      [
        [-52 + Math.cos(a) * 12, -6 + Math.sin(a) * 12],
        [-52 + Math.cos(a) * 17, -6 + Math.sin(a) * 17],
      ],
      2.2,
      { start: 0.2, end: 0.4, step: 2 },
    )
  }
  const cloth = [
    [40, -50],
    [68, -48],
    ...bezier([68, -48], [72, -20], [68, 4], [70, 26], 10),
    [42, 26],
    ...bezier([42, 26], [38, 4], [42, -20], [40, -50], 10),
  ]
  print.body(cloth, plates.coral, 4)
  for (const y of [-30, -24, 8, 14])
    print.line(
      [
        [43, y],
        [67, y],
      ],
      2.2,
      { start: 0.1, end: 0.1 },
    )
  for (let x = 44; x < 70; x += 6)
    print.line(
      [
        [x, 27],
        [x - 1, 36],
      ],
      2.2,
      { start: 0, end: 0.4, step: 2 },
    )
  print.line(
    [
      [-114, 92],
      [114, 92],
    ],
    4.6,
    { start: 0.1, end: 0.1 },
  )
  return print
}

export const spaces = { pantry, kitchen, laundry, wardrobe, bathroom, linen, sofa, 'whole-home': wholeHome, outdoor }
