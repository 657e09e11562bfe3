import { TAU, arc, bezier, box, ellipse, move, place, spline } from './geometry.mjs'
import { word } from './lettering.mjs'
import { plates } from './palette.mjs'
import { drawLeaf } from './plants.mjs'
import { Print } from './print.mjs'
import { sheet } from './sheet.mjs'

const white = '#fffdf6'

/** A print with numbered spots in front of it, in the order of the list that stands beside it. */
function numbered(print, spots) {
  const numbers = new Print({ seed: 170, view: print.view, grain: 4, tolerance: 1 })
  spots.forEach((at, i) => {
    print.solid(ellipse(at, 18, 18, 44), 3).solid(ellipse(at, 15, 15, 44), 3, white)
    word(numbers, `${i + 1}`, [at[0], at[1] + 7], 23, true)
  })
  const scale = print.grain / numbers.grain
  return sheet(print.view, print.grain, `${print.paths()}<g transform="scale(${scale})">${numbers.paths()}</g>`)
}

const page = (seed, width, height) =>
  new Print({ seed, view: [0, 0, width, height], grain: 2, tolerance: 1.1, shift: [3.5, 3.5] })

/** Three rooms of a house cut open, with what a deep clean adds. */
function deepClean() {
  const print = page(171, 640, 400)
  const [floor, ceiling] = [352, 70]
  print.flat(box(20, ceiling, 600, floor - ceiling), plates.sand)
  print.flat(box(20, ceiling, 190, floor - ceiling), plates.lagoonLight)
  print.flat(box(470, ceiling, 150, floor - ceiling), plates.leafLight)
  // the roof
  const roof = [
    [4, 72],
    [170, 14],
    [470, 14],
    [636, 72],
  ]
  print.body(roof, plates.coral, 4.8)
  for (const y of [32, 52])
    print.line(
      [
        [170 - (y - 14) * 2.6, y],
        [470 + (y - 14) * 2.6, y],
      ],
      2.6,
      { start: 0.1, end: 0.1 },
    )

  // the kitchen: rangehood, splashback, cupboards
  print.body(
    [
      [70, 72],
      [104, 72],
      [104, 122],
      [132, 150],
      [42, 150],
      [70, 122],
    ],
    plates.stone,
    4,
  )
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++) print.outline(box(36 + i * 27 + (row % 2) * 6, 182 + row * 22, 22, 17), 2, { step: 5 })
  print.body(box(28, 250, 174, 12), plates.timber, 4)
  for (const x of [32, 90, 148]) {
    print.body(box(x, 264, 52, 82), white, 3.6)
    print.line(
      [
        [x + 16, 276],
        [x + 36, 276],
      ],
      4,
      { start: 0.1, end: 0.1 },
    )
  }
  print.body(
    [
      [60, 250],
      [62, 226],
      [98, 226],
      [100, 250],
    ],
    plates.wattle,
    3.6,
  )
  print.line(
    [
      [100, 234],
      [116, 230],
    ],
    5,
  )

  // the living room: fan, sliding door on the sea, sofa
  print.line(
    [
      [300, ceiling],
      [300, 104],
    ],
    5,
    { start: 0, end: 0 },
  )
  for (const [turn, long] of [
    [0.08, 70],
    [Math.PI - 0.1, 70],
    [Math.PI / 2 - 0.5, 24],
  ])
    print.body(
      place(
        spline(
          [
            [6, -4],
            [long, -9],
            [long + 6, 0],
            [long, 8],
            [6, 4],
          ],
          { closed: true, steps: 5 },
        ),
        [300, 108],
        turn,
      ),
      plates.timber,
      3.2,
    )
  print.body(ellipse([300, 108], 11, 9, 30), plates.driftwood, 3.4)
  const door = box(362, 140, 92, 208)
  print.body(door, plates.lagoonLight, 4.6)
  print.flat(box(364, 250, 88, 96), plates.lagoon)
  print.flat(ellipse([424, 204], 22, 22, 40), plates.wattle).outline(ellipse([422, 202], 22, 22, 40), 3)
  for (const [x, y, long] of [
    [368, 250, 82],
    [374, 272, 40],
    [412, 292, 34],
    [372, 318, 46],
  ])
    print.line(bezier([x, y], [x + long * 0.3, y - 3], [x + long * 0.7, y + 3], [x + long, y]), 2.6, {
      start: 0.2,
      end: 0.2,
    })
  print.line(
    [
      [408, 142],
      [408, 346],
    ],
    4,
    { start: 0, end: 0 },
  )
  print.body(
    spline(
      [
        [222, 300],
        [218, 244],
        [230, 232],
        [334, 232],
        [346, 244],
        [342, 300],
      ],
      { steps: 4 },
    ),
    plates.coral,
    4,
  )
  print.body(box(230, 278, 104, 30, 10), plates.coral, 4)
  for (const x of [212, 330]) print.body(box(x, 268, 24, 62, 10), plates.coral, 4)
  print.line(
    [
      [282, 238],
      [282, 304],
    ],
    3,
    { start: 0.1, end: 0.1 },
  )
  print
    .line(
      [
        [222, 330],
        [220, 348],
      ],
      5,
    )
    .line(
      [
        [342, 330],
        [344, 348],
      ],
      5,
    )
  print.body(place(box(-18, -18, 36, 36, 8), [258, 262], 0.2), plates.wattle, 3.4)

  // the bathroom: shower, grout, a window sill
  for (let row = 0; row < 9; row++)
    print.line(
      [
        [548, 112 + row * 26],
        [616, 112 + row * 26],
      ],
      2,
      { start: 0, end: 0 },
    )
  for (let i = 0; i < 3; i++)
    print.line(
      [
        [566 + i * 20, 90],
        [566 + i * 20, 346],
      ],
      2,
      { start: 0, end: 0 },
    )
  print.line(
    [
      [614, 120],
      [590, 118],
      [584, 130],
    ],
    5,
  )
  print.body(
    [
      [570, 130],
      [598, 130],
      [592, 140],
      [576, 140],
    ],
    plates.stone,
    3,
  )
  print.line(
    [
      [546, 96],
      [546, 348],
    ],
    4.6,
    { start: 0, end: 0 },
  )
  print.body(
    [
      [486, 290],
      [534, 290],
      [528, 318],
      [492, 318],
    ],
    white,
    3.8,
  )
  print.body(
    [
      [502, 318],
      [518, 318],
      [522, 348],
      [498, 348],
    ],
    white,
    3.8,
  )
  print.body(box(488, 172, 44, 62), plates.lagoon, 4)
  print.body(box(482, 234, 56, 10), plates.timber, 3.4)
  print.line(
    [
      [510, 174],
      [510, 232],
    ],
    3,
  )
  drawLeaf(print, [494, 234], -1.2, 26, 11, { edge: 2.6 })
  drawLeaf(print, [496, 234], -1.9, 24, 10, { edge: 2.6 })

  // the walls, the skirting and the floor
  print.line(box(20, ceiling, 600, floor - ceiling), 5, { closed: true })
  for (const x of [212, 470])
    print.line(
      [
        [x, ceiling],
        [x, 150],
      ],
      5,
      { start: 0, end: 0.1 },
    )
  print.body(box(4, floor - 1, 632, 14), plates.timber, 4.4)
  // a web in the corner
  for (const r of [14, 26]) print.line(arc([22, 72], r, r, 0.1, Math.PI / 2 - 0.1, 8), 2)
  for (const a of [0.4, 1.1])
    print.line(
      [
        [22, 72],
        [22 + 34 * Math.cos(a), 72 + 34 * Math.sin(a)],
      ],
      2,
    )
  return print
}

/** An office from above, with what's done at each visit. */
function officePlan() {
  const print = page(172, 640, 400)
  const walls = [
    [20, 20],
    [620, 20],
    [620, 380],
    [20, 380],
  ]
  print.plate(walls, plates.sand)
  print.flat(box(24, 24, 176, 156), plates.lagoonLight)
  print.flat(box(470, 24, 148, 130), plates.leafLight)
  print.flat(box(470, 250, 148, 128), plates.lagoonLight)

  const chair = (at, turn) => {
    const put = (points) => place(points, at, turn)
    print.body(put(box(-13, -12, 26, 24, 8)), plates.wattle, 3.2)
    print.line(put(arc([0, -2], 17, 16, Math.PI * 1.15, Math.PI * 1.85, 12)), 5, { start: 0.1, end: 0.1 })
  }
  const desk = (x, y, up) => {
    const k = up ? -1 : 1
    chair([x + 42, y + 22 + k * 36], up ? 0 : Math.PI)
    print.body(box(x, y, 84, 44, 3), plates.timber, 4)
    print.body(box(x + 24, y + (up ? 22 : 6), 38, 15, 2), plates.lagoon, 3)
    print.body(box(x + 66, y + 12, 10, 18, 2), white, 2.6)
  }
  for (const x of [236, 332]) {
    desk(x, 116, true)
    desk(x, 164, false)
  }
  // the meeting room
  for (const [x, y, turn] of [
    [72, 56, 0],
    [124, 56, 0],
    [72, 148, Math.PI],
    [124, 148, Math.PI],
    [36, 102, -Math.PI / 2],
    [162, 102, Math.PI / 2],
  ])
    chair([x, y], turn)
  print.body(box(52, 72, 94, 60, 26), plates.timber, 4.2)
  print.body(box(84, 92, 28, 20, 2), white, 2.8)
  // the kitchenette
  print.body(box(484, 24, 134, 38), white, 4)
  print.body(box(500, 32, 42, 22, 8), plates.lagoon, 3.2)
  print.line(
    [
      [521, 26],
      [521, 42],
    ],
    4,
  )
  for (const x of [566, 592]) print.outline(ellipse([x, 43], 10, 10, 30), 3)
  print.body(box(584, 72, 34, 50, 3), plates.stone, 4)
  // the bathroom
  print.body(box(560, 344, 56, 34), white, 3.8)
  print.body(ellipse([588, 332], 17, 22, 40), white, 3.8)
  print.outline(ellipse([588, 330], 9, 13, 30), 2.6)
  print.body(box(478, 262, 34, 42, 3), white, 3.6)
  print.body(ellipse([495, 283], 11, 14, 30), plates.lagoon, 3)
  // a plant, a printer and the bins
  for (let i = 0; i < 7; i++) drawLeaf(print, [52, 344], (i / 7) * TAU, 34, 15, { edge: 2.8 })
  print.body(ellipse([52, 344], 12, 12, 30), plates.clay, 3.4)
  for (const [x, fill] of [
    [404, plates.leaf],
    [434, plates.wattle],
  ]) {
    print.body(box(x, 344, 25, 30, 4), fill, 3.6)
    print.line(
      [
        [x + 5, 352],
        [x + 20, 352],
      ],
      2.6,
    )
  }
  // boards across the floor
  for (const [x, y, long] of [
    [110, 250, 90],
    [240, 268, 120],
    [110, 312, 120],
    [300, 318, 80],
    [222, 60, 90],
    [348, 48, 70],
    [100, 372, 60],
  ])
    print.line(
      [
        [x, y],
        [x + long, y + 1],
      ],
      2.2,
      { start: 0.3, end: 0.3 },
    )

  for (const wall of [
    [
      [190, 378],
      [20, 380],
      [20, 20],
      [620, 20],
      [620, 380],
      [290, 380],
    ],
    [
      [202, 20],
      [202, 128],
    ],
    [
      [20, 184],
      [148, 184],
    ],
    [
      [468, 20],
      [468, 96],
    ],
    [
      [468, 158],
      [620, 158],
    ],
    [
      [468, 250],
      [620, 250],
    ],
    [
      [468, 380],
      [468, 318],
    ],
  ])
    print.line(wall, 7, { start: 0.01, end: 0.01 })
  // the glass door, opened inwards
  print.line(
    [
      [190, 378],
      [190, 298],
    ],
    5,
    { start: 0.02, end: 0.02 },
  )
  print.line(arc([190, 380], 88, 84, -Math.PI / 2, -0.05, 24), 2.6, { start: 0.2, end: 0.2 })
  return print
}

/** From one guest to the next: five moments on one tide line. */
function turnover() {
  const print = page(173, 800, 210)
  const tide = (dy) => spline(Array.from({ length: 12 }, (_, i) => [i * 76 - 18, 176 + dy + 5 * Math.sin(i * 1.4)]))
  print.flat([...tide(0), [830, 220], [-30, 220]], plates.lagoonLight)
  print.line(tide(0), 4.4, { start: 0.01, end: 0.01 })
  print.paint(tide(14), 3.4, plates.lagoon).paint(tide(24), 2.4, plates.lagoon)
  // the suitcase leaves
  print.body(ellipse([50, 168], 7, 7, 20), white, 3).body(ellipse([98, 168], 7, 7, 20), white, 3)
  print.line(
    [
      [60, 84],
      [60, 58],
      [90, 58],
      [90, 84],
    ],
    5,
    { start: 0.02, end: 0.02 },
  )
  print.body(box(34, 82, 82, 80, 10), plates.coral, 4.6)
  for (const x of [52, 98])
    print.line(
      [
        [x, 86],
        [x, 158],
      ],
      3.4,
      { start: 0.02, end: 0.02 },
    )
  print.body(place(box(-11, -14, 22, 28, 3), [75, 118], 0.2), white, 3)
  // the linen
  const tub = [
    [192, 108],
    [292, 108],
    [280, 170],
    [204, 170],
  ]
  print.body(
    spline(
      [
        [198, 110],
        [204, 80],
        [226, 66],
        [242, 76],
        [262, 62],
        [284, 82],
        [288, 110],
      ],
      { steps: 6 },
    ),
    white,
    4,
  )
  print
    .line(bezier([222, 106], [226, 92], [236, 84], [244, 82]), 2.6)
    .line(bezier([256, 104], [258, 92], [266, 82], [272, 80]), 2.6)
  print.body(tub, plates.timber, 4.6)
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++)
      print.line(
        bezier(
          [204 + i * 21, 122 + row * 16],
          [208 + i * 21, 130 + row * 16],
          [216 + i * 21, 130 + row * 16],
          [220 + i * 21, 122 + row * 16],
        ),
        2.6,
        { start: 0.3, end: 0.3 },
      )
  // the bed, made
  print.body([[346, 168], [346, 92], ...arc([400, 92], 54, 34, Math.PI, TAU, 24), [454, 168]], plates.sand, 4.4)
  for (const x of [354, 402]) print.body(box(x, 100, 44, 30, 11), white, 3.8)
  print.body(
    spline(
      [
        [338, 172],
        [340, 132],
        [352, 124],
        [448, 124],
        [460, 132],
        [462, 172],
      ],
      { steps: 5 },
    ),
    plates.lagoon,
    4.4,
  )
  print.line(bezier([342, 142], [380, 148], [420, 148], [458, 142]), 3, { start: 0.05, end: 0.05 })
  print.body(place(box(-14, -14, 28, 28, 6), [400, 118], 0.78), plates.wattle, 3.6)
  // the photograph to match
  print.body(box(508, 58, 104, 92, 3), plates.timber, 4.6)
  print.body(box(522, 72, 76, 64), plates.lagoonLight, 3.6)
  print.flat(ellipse([578, 94], 12, 12, 30), plates.wattle).outline(ellipse([577, 93], 12, 12, 30), 2.6)
  print.flat(
    [
      ...spline(
        [
          [524, 120],
          [538, 102],
          [552, 108],
          [566, 120],
        ],
        { steps: 5 },
      ),
      [566, 134],
      [524, 134],
    ],
    plates.leaf,
  )
  print.flat(box(524, 120, 73, 15), plates.lagoon)
  print
    .line(
      [
        [524, 120],
        [597, 120],
      ],
      2.8,
    )
    .line(
      [
        [532, 128],
        [556, 128],
      ],
      2.2,
    )
  print
    .line(
      [
        [560, 42],
        [536, 58],
      ],
      3.4,
      { start: 0, end: 0 },
    )
    .line(
      [
        [560, 42],
        [584, 58],
      ],
      3.4,
      { start: 0, end: 0 },
    )
  print.dot([560, 41], 4)
  // the key, and five arms for five stars
  const star = place(
    Array.from({ length: 100 }, (_, i) => {
      const a = (i / 100) * TAU
      const r = 50 * (0.62 + 0.38 * Math.cos(5 * a))
      return [r * Math.cos(a), r * Math.sin(a)]
    }),
    [722, 128],
    -Math.PI / 2,
  )
  print.body(star, plates.wattle, 4.6)
  for (let i = 0; i < 5; i++) {
    print.line(
      place(
        [
          [5, 0],
          [34, 0],
        ],
        [722, 128],
        -Math.PI / 2 + (i * TAU) / 5,
      ),
      3,
      { start: 0.1, end: 0.7 },
    )
    for (const r of [14, 24])
      for (const k of [-5, 5]) print.dot(place([[r, k]], [722, 128], -Math.PI / 2 + (i * TAU) / 5)[0], 1.5)
  }
  return print
}

/** Two to three hours of a morning, as a sector of the sun. */
function morning() {
  const print = new Print({ seed: 174 })
  const face = ellipse([0, 0], 104, 104, 140)
  print.flat(face, white)
  const sector = (from, to, fill) => {
    const at = (hour) => (hour / 12) * TAU - Math.PI / 2
    print.flat(move([[0, 0], ...arc([0, 0], 84, 84, at(from), at(to), 24)], 3, 3), fill)
  }
  sector(9, 11, plates.wattle)
  sector(11, 12, '#fbe7a3')
  print.outline(face, 5.4)
  for (let i = 0; i < 12; i++)
    print.line(
      place(
        [
          [i % 3 ? 90 : 84, 0],
          [99, 0],
        ],
        [0, 0],
        (i / 12) * TAU - Math.PI / 2,
      ),
      i % 3 ? 3 : 5,
      { start: 0.3, end: 0.1 },
    )
  print.line(
    [
      [0, 0],
      [-54, 0],
    ],
    7,
    { start: 0, end: 0.4 },
  )
  print.line(
    [
      [0, 0],
      [0, -74],
    ],
    5,
    { start: 0, end: 0.4 },
  )
  print.body(ellipse([0, 0], 8, 8, 30), plates.coral, 3.6)
  const rays = [9.4, 10, 10.6]
  for (const hour of rays) {
    const a = (hour / 12) * TAU - Math.PI / 2
    print.line(
      place(
        [
          [40, 0],
          [66, 0],
        ],
        [0, 0],
        a,
      ),
      3,
      { start: 0.4, end: 0.4 },
    )
  }
  return print.frame().toSvg()
}

export const inside = {
  'deep-clean': () =>
    numbered(deepClean(), [
      [250, 190],
      [480, 354],
      [330, 92],
      [580, 200],
      [428, 324],
      [116, 306],
      [350, 326],
      [444, 112],
      [54, 98],
      [88, 172],
    ]),
  'office-plan': () =>
    numbered(officePlan(), [
      [278, 136],
      [374, 190],
      [98, 102],
      [540, 92],
      [520, 336],
      [240, 334],
      [328, 288],
      [430, 322],
    ]),
  turnover: () => turnover().toSvg(),
  morning,
}
