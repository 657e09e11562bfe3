import { arc, bezier, box, ellipse, lerp, place, spline } from './geometry.mjs'
import { arm, backOfHand, hatch, onto, overhandGrip, pinch } from './hand.mjs'
import { plates } from './palette.mjs'
import { drawLeaf, leafyStem, pompom } from './plants.mjs'
import { Print } from './print.mjs'
import { turtle } from './reef-animals.mjs'
import { glint } from './vessels.mjs'

const white = '#fffdf6'
const page = (seed) => new Print({ seed, view: [0, 0, 400, 500], grain: 2, tolerance: 1.1 })

/** A pinching hand whose tips are at `tip`. */
function pinching(tip, placing) {
  const [[x, y]] = onto(placing)([[-58, -148]])
  return onto({ ...placing, at: [tip[0] - x, tip[1] - y] })
}

/** Smoothing the last fold of a pile of linen. */
function foldingLinen() {
  const print = page(141)
  print.flat(ellipse([200, 190], 168, 168, 90), plates.wattle)
  const table = box(-10, 428, 420, 90)
  print.plate(table, plates.timber, [0, 0])
  print.line(
    [
      [0, 428],
      [400, 430],
    ],
    4.4,
    { start: 0, end: 0 },
  )
  for (const [x, y, long] of [
    [20, 452, 90],
    [150, 470, 120],
    [300, 456, 80],
  ])
    print.line(
      [
        [x, y],
        [x + long, y + 2],
      ],
      2.4,
    )
  // the pile below, fold to the front
  for (const [y, fill, inset] of [
    [384, plates.coral, 6],
    [338, plates.lagoon, 12],
  ]) {
    const fold = spline(
      [
        [40 + inset, y],
        [30 + inset, y + 20],
        [42 + inset, y + 44],
        [200, y + 47],
        [358 - inset, y + 44],
        [370 - inset, y + 22],
        [360 - inset, y],
      ],
      { steps: 6 },
    )
    print.body(fold, fill, 4.4)
    print.line(bezier([44 + inset, y + 24], [140, y + 28], [260, y + 28], [354 - inset, y + 23]), 2.6, {
      start: 0.05,
      end: 0.3,
    })
    hatch(print, fold.slice(-9), fold, { length: 14 })
  }
  const edge = spline(
    [
      [44, 322],
      [34, 338],
      [44, 352],
      [200, 356],
      [356, 352],
      [366, 336],
      [356, 322],
    ],
    { steps: 6 },
  )
  print.body(edge, white, 4.4)
  print.line(bezier([48, 341], [140, 345], [260, 345], [352, 340]), 2.6, { start: 0.05, end: 0.3 })
  const top = spline(
    [
      [82, 124],
      [90, 116],
      [104, 114],
      [200, 112],
      [296, 114],
      [310, 116],
      [318, 124],
      [338, 220],
      [358, 312],
      [357, 324],
      [346, 329],
      [200, 333],
      [54, 329],
      [43, 324],
      [42, 312],
      [62, 220],
    ],
    { closed: true, steps: 5 },
  )
  print.body(top, white, 4.4)
  print.within(top, () => {
    for (const [y, w] of [
      [140, 10],
      [157, 4],
      [276, 5],
      [297, 13],
    ])
      print.paint(bezier([30, y + 4], [130, y - 1], [270, y - 1], [370, y + 4]), w, plates.coral, { start: 0, end: 0 })
  })
  leafyStem(print, bezier([226, 262], [206, 226], [190, 180], [206, 96]), {
    pairs: 5,
    from: 0.12,
    length: 34,
    width: 14,
  })
  for (const flip of [false, true]) {
    const to = onto({ at: [flip ? 92 : 308, flip ? 398 : 390], angle: flip ? 0.16 : -0.12, size: 1.16, flip })
    arm(print, to, { cuff: 52, fill: plates.lagoon, stripe: white })
    backOfHand(print, to, {
      fan: 0.55,
      thumb: [
        [-11, -22],
        [-38, -56],
        [-52, -90],
        [-55, -114],
      ],
    })
  }
  return print.toSvg()
}

/** A drop that hangs or falls, its tip at the top. */
const drop = ([x, y], r) =>
  place(
    spline(
      [
        [0, -2.1],
        [0.45, -0.9],
        [0.86, -0.1],
        [0.8, 0.62],
        [0, 1],
        [-0.8, 0.62],
        [-0.86, -0.1],
        [-0.45, -0.9],
      ],
      { closed: true, steps: 5 },
    ),
    [x, y],
    0,
    r,
  )

/** Wringing a cloth over a bucket. */
function wringing() {
  const print = page(142)
  print.flat(ellipse([200, 196], 172, 172, 90), plates.lagoonLight)
  // the bucket, and the water in it
  const pail = [
    [108, 396],
    [292, 396],
    [266, 520],
    [134, 520],
  ]
  print.body(pail, plates.wattle, 4.4)
  const mouth = ellipse([200, 396], 93, 20, 60)
  print.body(mouth, white, 4.4)
  const water = ellipse([200, 400], 78, 13, 50)
  print.cover(water).flat(water, plates.lagoon).outline(water, 2.6)
  for (const [r, y] of [
    [44, 400],
    [20, 399],
  ])
    print.line(arc([196, y], r, r * 0.17, 0.3, Math.PI * 1.7, 20), 2.2, { start: 0.3, end: 0.3 })
  hatch(
    print,
    [
      [291, 404],
      [266, 520],
    ],
    pail,
    { length: 26, gap: 7 },
  )
  print.line(bezier([112, 424], [160, 446], [240, 446], [288, 424]), 2.6, { start: 0.1, end: 0.1 })
  for (const [x, y, r] of [
    [196, 276, 8],
    [210, 314, 6],
    [191, 346, 7],
  ])
    print.body(drop([x, y], r), plates.lagoon, 2.6, { step: 2.4 })

  const grips = [
    { flip: true, to: onto({ at: [88, 276], angle: 0.3, size: 1.08, flip: true }) },
    { flip: false, to: onto({ at: [312, 266], angle: -0.26, size: 1.08 }) },
  ]
  // what hangs out of each fist
  for (const { to } of grips) {
    const tail = to(
      spline(
        [
          [30, -112],
          [48, -118],
          [72, -100],
          [84, -60],
          [87, -6],
          [86, 16],
          [76, 12],
          [66, 17],
          [56, 9],
          [46, 12],
          [42, 2],
          [46, -40],
          [34, -70],
        ],
        { steps: 5 },
      ),
    )
    print.body(tail, white, 4.2)
    print.within(tail, () => {
      for (const d of [0, 12])
        print.paint(to(bezier([92, -18 - d], [76, -12 - d], [60, -18 - d], [36, -22 - d])), d ? 4 : 9, plates.coral, {
          start: 0,
          end: 0,
        })
    })
    for (const line of [
      bezier([44, -100], [66, -92], [74, -56], [74, 4]),
      bezier([44, -88], [58, -76], [62, -46], [60, -2]),
    ])
      print.line(to(line), 2.8, { start: 0.1, end: 0.7 })
  }
  // the twist between them
  const [left, right] = grips.map(({ to }) => to([[-16, -90]])[0])
  const line = spline(
    [left, [lerp(left[0], right[0], 0.3), 198], [200, 206], [lerp(left[0], right[0], 0.7), 196], right],
    { steps: 8 },
  )
  const thick = (t) => 24 - 5 * Math.sin(Math.PI * t)
  const side = (k) =>
    line.map(([x, y], i) => [x, y + k * thick(i / (line.length - 1)) * (1 + 0.07 * Math.sin(i * 1.37 + k))])
  const rope = [...side(-1), ...side(1).reverse()]
  print.body(rope, white, 4.4)
  print.within(rope, () => {
    for (let i = 1; i < line.length - 3; i += 4) {
      const [x, y] = line[i]
      const s = bezier([x - 8, y + 27], [x + 4, y + 8], [x + 14, y - 6], [x + 27, y - 26])
      if (i % 8 === 1)
        print.paint(
          s.map(([a, b]) => [a + 8, b]),
          7,
          plates.coral,
          { start: 0, end: 0 },
        )
      print.line(s, 3.2, { start: 0.1, end: 0.1 })
    }
  })
  print.body(drop([199, 238], 7), plates.lagoon, 2.6, { step: 2.4 })
  for (const { to } of grips) {
    arm(print, to, { cuff: 44, length: 320, fill: plates.coral, stripe: white })
    overhandGrip(print, to, [
      [-12, -26],
      [-36, -50],
      [-54, -63],
      [-67, -69],
    ])
  }
  return print.toSvg()
}

/** Tying a posy of wattle. */
function tyingWattle() {
  const print = page(143)
  print.flat(ellipse([200, 190], 172, 172, 90), plates.leafLight)
  const knot = [200, 290]
  // stems, crossed at the knot
  for (const [x, lean] of [
    [150, 40],
    [176, 20],
    [200, 2],
    [226, -18],
    [252, -40],
  ])
    print.line(bezier([x + lean * 0.5, 186], [x + lean * 0.7, 230], [200 + lean * 0.1, 280], [200 + lean, 430]), 6, {
      start: 0.1,
      end: 0.02,
    })
  for (const [x, y, a, l] of [
    [196, 262, -2.72, 116],
    [204, 262, -0.42, 116],
    [194, 246, -2.35, 136],
    [206, 246, -0.8, 136],
    [190, 216, -2.95, 96],
    [210, 216, -0.2, 96],
    [192, 226, -2.05, 150],
    [208, 226, -1.09, 150],
    [198, 206, -1.75, 150],
    [202, 206, -1.4, 150],
  ])
    drawLeaf(print, [x, y], a, l, 27, {
      bend: Math.cos(a) * 12,
      edge: 3.2,
      rib: 2.2,
      fill: Math.abs(a + 1.57) > 0.9 ? plates.lagoon : plates.leaf,
    })
  for (const [x, y, r] of [
    [200, 50, 26],
    [160, 70, 25],
    [243, 72, 26],
    [122, 104, 23],
    [280, 108, 24],
    [180, 106, 27],
    [224, 110, 27],
    [148, 140, 25],
    [256, 146, 25],
    [198, 152, 28],
    [230, 184, 22],
    [166, 184, 23],
    [108, 150, 18],
    [296, 154, 18],
  ])
    pompom(print, [x, y], r, { rays: 11 })
  // the ribbon: both loops run into the fingers
  const grips = [
    pinching([141, 279], { angle: 0.3, size: 1.02, flip: true }),
    pinching([260, 272], { angle: -0.24, size: 1.02 }),
  ]
  for (const k of [-1, 1]) {
    const at = (points) => points.map(([x, y]) => [200 + k * x, knot[1] + y])
    const tail = [
      ...bezier([0, 0], [8, 40], [14, 70], [38, 112]),
      [50, 98],
      [66, 100],
      ...bezier([66, 100], [42, 66], [34, 40], [14, 0]),
    ]
    print.body(at(tail), plates.coral, 3.6)
    print.line(at(bezier([8, 14], [16, 44], [24, 66], [38, 88])), 2.4, { start: 0.2, end: 0.7 })
  }
  grips.forEach((to) => {
    const [tip] = to([[-58, -148]])
    const k = Math.sign(tip[0] - 200)
    const loop = spline(
      [
        knot,
        [lerp(knot[0], tip[0], 0.5), tip[1] - 30],
        [tip[0] + k * 6, tip[1] - 9],
        [tip[0] + k * 5, tip[1] + 9],
        [lerp(knot[0], tip[0], 0.5), tip[1] + 22],
        knot,
      ],
      { steps: 7 },
    )
    print.body(loop, plates.coral, 3.8)
    print.line(
      bezier(
        [knot[0] + k * 10, knot[1]],
        [lerp(knot[0], tip[0], 0.4), tip[1] - 8],
        [lerp(knot[0], tip[0], 0.7), tip[1] - 4],
        tip,
      ),
      2.6,
      { start: 0.1, end: 0.6 },
    )
  })
  const wound = spline(
    [
      [-17, -15],
      [0, -18],
      [17, -15],
      [20, 0],
      [16, 15],
      [0, 18],
      [-16, 15],
      [-20, 0],
    ].map(([x, y]) => [knot[0] + x, knot[1] + y]),
    { closed: true, steps: 5 },
  )
  print.body(wound, plates.coral, 3.8)
  for (const x of [-7, 5])
    print.line(
      [
        [200 + x, knot[1] - 13],
        [202 + x, knot[1] + 13],
      ],
      2.6,
      { start: 0.3, end: 0.3 },
    )
  for (const to of grips) {
    arm(print, to, { cuff: 30, fill: white, stripe: plates.lagoon })
    pinch(print, to)
  }
  return print.toSvg()
}

/** Carving a turtle into a block of lino. */
function carving() {
  const print = page(144)
  print.flat(ellipse([200, 226], 190, 190, 100), plates.coralLight)
  const block = [
    [80, 84],
    [318, 78],
    [334, 330],
    [68, 338],
  ]
  const side = [
    [68, 338],
    [334, 330],
    [333, 347],
    [69, 356],
  ]
  print.body(side, plates.timber, 4.2).body(block, plates.reef, 4.6)
  turtle(print, [204, 186], 0.8, { angle: -0.5, skin: white, shell: white })
  for (const y of [304, 320]) {
    const swell = Array.from({ length: 25 }, (_, i) => [84 + i * 9.8, y + 5 * Math.sin(i * 0.75 + y)])
    print.carve(swell, 3.4, { start: 0.1, end: 0.1 }, white)
  }
  for (const [x, y, a] of [
    [108, 124, 0.3],
    [122, 110, 0.3],
    [122, 268, 0.2],
    [296, 262, -0.3],
  ])
    print.carve(
      place(
        [
          [-14, 0],
          [0, 1],
          [14, 0],
        ],
        [x, y],
        a,
      ),
      3.4,
      {},
      white,
    )

  const left = onto({ at: [62, 424], angle: 0.22, size: 1.04, flip: true })
  arm(print, left, { cuff: 46, fill: plates.wattle })
  backOfHand(print, left, {
    fan: 0.7,
    thumb: [
      [-11, -22],
      [-42, -50],
      [-66, -76],
      [-80, -96],
    ],
  })

  const right = pinching([258, 262], { angle: -0.22, size: 1.04 })
  arm(print, right, { cuff: 40, fill: plates.wattle })
  pinch(print, right, () => {
    const axis = Math.atan2(-146 + 56, -58 - 4)
    const along = (points) => right(place(points, [-58, -146], axis))
    print.body(
      along([
        [-8, -4],
        [62, -3],
        [78, -5],
        [84, 0],
        [78, 5],
        [62, 3],
        [-8, 4],
      ]),
      plates.stone,
      3.2,
    )
    const handle = along(
      spline(
        [
          [24, -7],
          [0, -11],
          [-40, -12],
          [-74, -9],
          [-74, 9],
          [-40, 12],
          [0, 11],
          [24, 7],
        ],
        { closed: true, steps: 4 },
      ),
    )
    print.body(handle, plates.clay, 4)
    print.line(
      along([
        [14, -8],
        [16, 0],
        [14, 8],
      ]),
      3,
      { start: 0.1, end: 0.1 },
    )
  })
  // what the gouge has turned up
  for (const [x, y, r, a] of [
    [214, 376, 9, 1],
    [246, 390, 7, 3],
    [190, 396, 6, 4],
    [228, 404, 7, 0],
  ])
    print.line(place(arc([0, 0], r, r * 0.8, 0, 4.6, 14), [x, y], a), 3, { start: 0.1, end: 0.6 })
  return print.toSvg()
}

/** Wiping a bench below a window on the sea. */
function wiping() {
  const print = page(145)
  // the window: sun, islands, sea
  const [left, top, width, height, horizon] = [72, 76, 256, 134, 156]
  print.flat(box(left, top, width, height), plates.lagoonLight)
  print.flat(ellipse([266, 118], 28, 28, 50), plates.wattle).outline(ellipse([263, 115], 28, 28, 50), 3)
  const island = spline(
    [
      [left, 155],
      [96, 144],
      [122, 122],
      [148, 133],
      [176, 151],
      [204, 155],
    ],
    { steps: 6 },
  )
  print.flat([...island, [204, horizon], [left, horizon]], plates.pandanus)
  print.flat(box(left, horizon, width, top + height - horizon), plates.lagoon)
  print.line(
    [
      [left, horizon],
      [left + width, horizon],
    ],
    3.4,
    { start: 0, end: 0 },
  )
  for (const [x, y, long] of [
    [96, 170, 60],
    [214, 168, 80],
    [130, 184, 60],
    [250, 188, 60],
    [86, 198, 40],
    [216, 202, 70],
  ])
    print.line(bezier([x, y], [x + long * 0.3, y - 5], [x + long * 0.6, y + 5], [x + long, y]), 2.6, {
      start: 0.4,
      end: 0.4,
    })
  for (const frame of [
    box(60, 64, 280, 13),
    box(54, 206, 292, 15),
    box(60, 72, 13, 138),
    box(327, 72, 13, 138),
    box(194, 76, 12, 132),
  ])
    print.body(frame, white, 3.6)
  // the bench
  const bench = [
    [-10, 252],
    [410, 252],
    [410, 510],
    [-10, 510],
  ]
  print.plate(bench, plates.timber, [0, 0])
  print.line(
    [
      [0, 252],
      [400, 252],
    ],
    4.6,
    { start: 0, end: 0 },
  )
  for (const [x, y, long] of [
    [14, 276, 90],
    [300, 284, 70],
    [24, 340, 50],
    [330, 380, 60],
    [60, 468, 120],
    [220, 480, 90],
  ])
    print.line(bezier([x, y], [x + long * 0.3, y + 3], [x + long * 0.7, y - 2], [x + long, y + 1]), 2.4, {
      start: 0.4,
      end: 0.4,
    })
  // the shine left behind
  for (const [r, w] of [
    [128, 11],
    [104, 6],
    [150, 5],
  ])
    print.carve(arc([214, 398], r, r * 0.8, Math.PI * 1.14, Math.PI * 1.62, 30), w, { start: 0.5, end: 0.1 }, white)
  glint(print, [146, 346], 16, white)
  glint(print, [176, 320], 9, white)
  const rag = spline(
    [
      [196, 282],
      [232, 268],
      [262, 276],
      [296, 266],
      [330, 284],
      [352, 280],
      [372, 318],
      [362, 350],
      [374, 376],
      [340, 392],
      [300, 384],
      [262, 394],
      [226, 380],
      [204, 384],
      [196, 346],
      [204, 318],
    ],
    { closed: true, steps: 6 },
  )
  print.body(rag, plates.coral, 4.4)
  print.within(rag, () => {
    for (const line of [
      bezier([212, 296], [224, 320], [214, 350], [222, 376]),
      bezier([344, 290], [336, 310], [350, 340], [346, 380]),
      bezier([236, 280], [244, 292], [240, 300], [246, 312]),
    ])
      print.line(line, 2.6, { start: 0.3, end: 0.6 })
    print.paint(bezier([190, 372], [230, 364], [320, 380], [380, 362]), 7, white, { start: 0, end: 0 })
  })
  const wipes = onto({ at: [318, 424], angle: -0.3, size: 1.06 })
  arm(print, wipes, { cuff: 44, fill: plates.lagoon, stripe: white })
  backOfHand(print, wipes, { fan: 0.75 })
  const rests = onto({ at: [72, 436], angle: 0.06, size: 1.04, flip: true })
  arm(print, rests, { cuff: 34, fill: plates.lagoon, stripe: white })
  backOfHand(print, rests, {
    fan: 0.9,
    thumb: [
      [-11, -22],
      [-42, -50],
      [-66, -76],
      [-82, -96],
    ],
  })
  return print.toSvg()
}

/** Carrying a basket of clean linen. */
function carrying() {
  const print = page(146)
  print.flat(ellipse([200, 196], 172, 172, 90), plates.wattle)
  // what's in it
  const fold = (y, inset, fill) => {
    const shape = spline(
      [
        [92 + inset, y],
        [84 + inset, y + 15],
        [94 + inset, y + 30],
        [200, y + 33],
        [306 - inset, y + 30],
        [316 - inset, y + 15],
        [308 - inset, y],
        [200, y - 3],
      ],
      { closed: true, steps: 5 },
    )
    print.body(shape, fill, 4.2)
    print.line(bezier([98 + inset, y + 16], [160, y + 19], [240, y + 19], [302 - inset, y + 15]), 2.4, {
      start: 0.05,
      end: 0.3,
    })
  }
  fold(232, 0, white)
  fold(200, 6, plates.coral)
  fold(168, 2, white)
  fold(136, 12, plates.lagoon)
  leafyStem(print, bezier([150, 140], [190, 118], [226, 112], [276, 74]), {
    pairs: 5,
    from: 0.12,
    length: 36,
    width: 15,
  })
  // the basket
  const tub = [
    [66, 270],
    [334, 270],
    [306, 520],
    [94, 520],
  ]
  print.body(tub, plates.driftwood, 4.6)
  print.within(tub, () => {
    for (let row = 0; row < 11; row++) {
      const y = 292 + row * 21
      for (let i = -1; i < 12; i++) {
        const x = 58 + i * 26 + (row % 2) * 13
        print.line(bezier([x, y - 7], [x + 5, y + 6], [x + 19, y + 6], [x + 24, y - 7]), 3.2, { start: 0.3, end: 0.3 })
      }
    }
  })
  const rim = spline(
    [
      [58, 258],
      [50, 270],
      [58, 283],
      [200, 288],
      [342, 283],
      [350, 270],
      [342, 258],
      [200, 262],
    ],
    { closed: true, steps: 5 },
  )
  print.body(rim, plates.timber, 4.4)
  for (let x = 72; x < 336; x += 15)
    print.line(
      [
        [x, 266],
        [x + 7, 281],
      ],
      2.6,
      { start: 0.2, end: 0.2 },
    )
  for (const flip of [false, true]) {
    const to = onto({ at: [flip ? 72 : 328, flip ? 366 : 362], angle: flip ? 0.05 : -0.05, size: 1.06, flip })
    arm(print, to, { cuff: 40, fill: plates.coral })
    overhandGrip(print, to, [
      [-12, -26],
      [-38, -48],
      [-60, -58],
      [-78, -62],
    ])
  }
  return print.toSvg()
}

export const atWork = {
  'hands-linen': foldingLinen,
  'hands-cloth': wringing,
  'hands-wattle': tyingWattle,
  'hands-carving': carving,
  'hands-bench': wiping,
  'hands-basket': carrying,
}
