import { arc, bezier, box, ellipse, lerp, place, spline } from './geometry.mjs'
import { paper, plates } from './palette.mjs'
import { drawLeaf } from './plants.mjs'
import { Print } from './print.mjs'
import { glint, jar, sprayBottle } from './vessels.mjs'

const straight = { start: 0, end: 0 }

/** A glint in front of other things. */
function shine(print, at, size, fill = paper) {
  print.cover(
    place(
      [
        [0, -1],
        [0.3, -0.3],
        [1, 0],
        [0.3, 0.3],
        [0, 1],
        [-0.3, 0.3],
        [-1, 0],
        [-0.3, -0.3],
      ],
      at,
      0,
      size + 4,
    ),
  )
  glint(print, at, size, fill)
}

/** A lemon lying on its side, its tip to the right. */
function lemon(print, at, size, angle = 0) {
  const skin = spline(
    [
      [-17, 0],
      [-12, -9],
      [0, -13],
      [11, -9],
      [16, -3],
      [20, 0],
      [16, 4],
      [11, 9],
      [0, 13],
      [-12, 9],
    ],
    { closed: true, steps: 4 },
  )
  print.body(place(skin, at, angle, size), plates.wattle, 3, { step: 2.6 })
  for (const [x, y] of [
    [-5, -3],
    [3, 3],
    [4, -5],
  ])
    print.dot([at[0] + x * size, at[1] + y * size], 1.2)
}

function oven() {
  const print = new Print({ seed: 81 })
  for (const x of [-78, 62]) print.body(box(x, 94, 16, 12), plates.timber, 3.2)
  print.body(box(-94, -82, 188, 178, 6), plates.lagoon, 4.8)
  print.body(box(-100, -96, 200, 14, 4), plates.sand, 4)
  // Two pan rests on the hob.
  for (const x of [-50, 50]) {
    print.line(
      [
        [x - 36, -105],
        [x + 36, -105],
      ],
      6,
      { start: 0.04, end: 0.04 },
    )
    for (const dx of [-26, 0, 26])
      print.line(
        [
          [x + dx, -104],
          [x + dx, -96],
        ],
        4,
        { ...straight, step: 2 },
      )
  }
  for (const [x, angle] of [
    [-70, -2.1],
    [-40, -1.57],
    [40, -1.57],
    [70, -0.9],
  ]) {
    print.body(ellipse([x, -60], 11, 11, 30), plates.wattle, 3.4, { step: 2.6 })
    print.line(
      [
        [x, -60],
        [x + 8 * Math.cos(angle), -60 + 8 * Math.sin(angle)],
      ],
      3,
      { ...straight, step: 2 },
    )
  }
  print.body(box(-20, -69, 40, 18, 3), paper, 3)
  for (const x of [-9, 9]) print.dot([x, -60], 2.2)
  print.line(
    [
      [-92, -41],
      [92, -41],
    ],
    3.4,
    straight,
  )
  const glass = box(-66, -10, 132, 72, 8)
  print.body(box(-80, -30, 160, 110, 6), plates.lagoon, 3.6)
  print.body(glass, plates.wattle, 4)
  print.within(glass, () => {
    for (const y of [16, 42]) {
      print.line(
        [
          [-66, y],
          [66, y],
        ],
        3.4,
        straight,
      )
      for (let x = -54; x < 60; x += 12)
        print.line(
          [
            [x, y],
            [x, y + 7],
          ],
          2.2,
          { ...straight, step: 2.4 },
        )
    }
  })
  for (const [from, to] of [
    [
      [-48, 8],
      [-32, -6],
    ],
    [
      [-50, 32],
      [-8, -6],
    ],
  ])
    print.carve([from, to], 4.6, { start: 0.3, end: 0.3 })
  // A towel over the handle.
  const towel = spline(
    [
      [18, -26],
      [50, -26],
      [51, 4],
      [50, 34],
      [34, 35],
      [18, 34],
      [17, 4],
    ],
    { closed: true, steps: 2 },
  )
  print.body(towel, plates.coral, 3.6)
  for (const y of [14, 22])
    print.line(
      [
        [19, y],
        [49, y],
      ],
      2.4,
      straight,
    )
  for (let x = 20; x < 50; x += 6)
    print.line(
      [
        [x, 36],
        [x, 43],
      ],
      2.2,
      { start: 0, end: 0.4, step: 2 },
    )
  print.body(box(-62, -27, 124, 9, 4), paper, 3.2)
  shine(print, [92, 74], 24)
  return print
}

function fridge() {
  const print = new Print({ seed: 82 })
  for (const x of [-82, -4]) print.body(box(x, 98, 16, 10), plates.timber, 3)
  print.body(box(-98, -106, 122, 206, 10), plates.lagoon, 4.8)
  const inner = box(-86, -94, 98, 182, 4)
  print.cover(inner).plate(inner, paper, [0, 0]).outline(inner, 3.6)
  for (const y of [-44, 8, 48]) print.body(box(-86, y, 98, 6), plates.lagoonLight, 2.6)
  jar(print, [-62, -44], 32, 36, { glass: plates.coral, edge: 3.2 })
  const milk = spline(
    [
      [-26, -44],
      [-26, -66],
      [-19, -76],
      [-19, -86],
      [-5, -86],
      [-5, -76],
      [2, -66],
      [2, -44],
    ],
    { steps: 3 },
  )
  print.body(milk, plates.lagoonLight, 3.2).line(
    [
      [-25, -62],
      [1, -62],
    ],
    2.4,
    straight,
  )
  print.body(box(-21, -91, 18, 7, 2), plates.coral, 2.4)
  lemon(print, [-50, -18], 0.9, -0.3)
  lemon(print, [-22, -19], 0.9, 0.4)
  lemon(print, [-36, -26], 0.9, 0.1)
  print.body(
    [...bezier([-72, -16], [-68, 4], [-54, 8], [-37, 8]), ...bezier([-37, 8], [-20, 8], [-6, 4], [-2, -16])],
    plates.coral,
    3.6,
  )
  for (const [angle, length] of [
    [-2.7, 32],
    [-2.1, 32],
    [-1.57, 34],
    [-1.05, 32],
    [-0.45, 32],
  ])
    drawLeaf(print, [-37, 46], angle, length, 17, { edge: 2.6, rib: 1.8 })
  print.body(box(-80, 56, 86, 29, 4), plates.lagoonLight, 3)
  print.line(
    [
      [-50, 64],
      [-24, 64],
    ],
    3.8,
    { start: 0.2, end: 0.2 },
  )
  // The door stands open to the right, wider towards us.
  const door = [
    [26, -104],
    [92, -116],
    [100, -110],
    [100, 106],
    [92, 114],
    [26, 99],
  ]
  print.body(door, plates.lagoon, 4.6)
  const lining = [
    [34, -94],
    [88, -103],
    [88, 100],
    [34, 90],
  ]
  print.cover(lining).plate(lining, paper, [0, 0]).outline(lining, 3)
  const across = (x, y) => lerp(y, y * 1.1, (x - 34) / 54)
  for (const [foot, fill] of [
    [-28, plates.coral],
    [34, plates.wattle],
  ]) {
    const bottle = (x, width, height, colour) => {
      const base = across(x, foot)
      print.body(
        spline(
          [
            [x - width, base],
            [x - width, base - height * 0.55],
            [x - 4, base - height * 0.75],
            [x - 4, base - height],
            [x + 4, base - height],
            [x + 4, base - height * 0.75],
            [x + width, base - height * 0.55],
            [x + width, base],
          ],
          { steps: 3 },
        ),
        colour,
        2.8,
      )
    }
    bottle(49, 8, 46, fill)
    bottle(72, 9, 52, plates.leaf)
  }
  for (const foot of [-28, 34, 82])
    print.body(
      [
        [34, across(34, foot) - 15],
        [88, across(88, foot) - 15],
        [88, across(88, foot)],
        [34, across(34, foot)],
      ],
      plates.lagoonLight,
      3,
    )
  return print
}

function bed() {
  const print = new Print({ seed: 83 })
  const board = [[-90, 20], ...bezier([-90, -58], [-60, -100], [60, -100], [90, -58], 30), [90, 20]]
  print.body(board, plates.timber, 4.8)
  print.within(board, () => {
    for (let x = -75; x <= 75; x += 15)
      print.line(
        [
          [x, -96],
          [x, -20],
        ],
        2.4,
        straight,
      )
  })
  print.line(bezier([-78, -52], [-52, -86], [52, -86], [78, -52], 30), 3, straight)
  for (const x of [-96, 82]) print.body(box(x, 78, 14, 28), plates.timber, 3.4)
  // The quilt: the part on top, then the part that hangs down at the foot.
  const quilt = [
    [-84, -12],
    [84, -12],
    ...bezier([84, -12], [96, 8], [108, 30], [110, 52], 14),
    ...bezier([110, 52], [111, 72], [110, 82], [108, 92], 10),
    ...bezier([108, 92], [50, 97], [-50, 95], [-108, 92], 20),
    ...bezier([-108, 92], [-110, 82], [-111, 72], [-110, 52], 10),
    ...bezier([-110, 52], [-108, 30], [-96, 8], [-84, -12], 14),
  ]
  print.body(quilt, plates.lagoon, 4.8)
  const sheetEdge = [
    [-86, -12],
    [86, -12],
    [96, 8],
    [-96, 8],
  ]
  print.cover(sheetEdge).plate(sheetEdge, paper, [1, 1]).outline(sheetEdge, 3.4)
  for (const side of [-1, 1]) {
    const pillow = place(
      spline(
        [
          [-38, -20],
          [-20, -24],
          [0, -24],
          [20, -24],
          [38, -20],
          [36, 0],
          [40, 22],
          [20, 20],
          [0, 21],
          [-20, 20],
          [-40, 22],
          [-36, 0],
        ],
        { closed: true, steps: 4 },
      ),
      [side * 41, -26],
      side * 0.05,
    )
    print.body(pillow, paper, 4.2)
    for (const dx of [-26, 26])
      print.line(
        [
          [side * 41 + dx, -44],
          [side * 41 + dx, -11],
        ],
        2.6,
        { start: 0.1, end: 0.1 },
      )
    for (const [x, y] of [
      [-10, -34],
      [8, -20],
    ])
      print.line(
        [
          [side * 41 + x - 5, y],
          [side * 41 + x + 6, y + 2],
        ],
        2,
        { start: 0.4, end: 0.4, step: 2 },
      )
  }
  for (const [x, from] of [
    [-70, 66],
    [-34, 70],
    [2, 68],
    [38, 70],
    [74, 66],
  ])
    print.line(
      [
        [x, from],
        [x * 1.01, 86],
      ],
      2.6,
      { start: 0.5, end: 0.1 },
    )
  for (const x of [-64, -22, 22, 64])
    print.line(
      [
        [x, 13],
        [x * 1.02, 21],
      ],
      2.4,
      { start: 0.4, end: 0.4, step: 2.4 },
    )
  const throwCloth = [
    [-104, 27],
    [104, 27],
    ...bezier([104, 27], [111, 38], [114, 50], [115, 58], 10),
    [-115, 58],
    ...bezier([-115, 58], [-114, 50], [-111, 38], [-104, 27], 10),
  ]
  print.body(throwCloth, plates.coral, 4)
  for (const y of [36, 49])
    print.line(
      [
        [-106, y],
        [106, y],
      ],
      2.8,
      straight,
    )
  for (let x = -96; x <= 96; x += 12)
    print.line(
      [
        [x, 40],
        [x + 5, 45],
      ],
      2.2,
      { start: 0.2, end: 0.2, step: 2.2 },
    )
  for (let x = -110; x <= 110; x += 10)
    print.line(
      [
        [x, 59],
        [x, 66],
      ],
      2.4,
      { start: 0, end: 0.4, step: 2 },
    )
  return print
}

function sashWindow() {
  const print = new Print({ seed: 84 })
  print.body(box(-98, -108, 176, 192, 3), plates.timber, 4.8)
  const glass = box(-84, -94, 148, 88)
  print.body(glass, plates.lagoonLight, 3.6)
  const sea = [
    [-84, -28],
    ...bezier([-84, -28], [-50, -38], [-20, -18], [12, -28], 14),
    ...bezier([12, -28], [30, -34], [48, -32], [64, -26], 10),
    [64, -6],
    [-84, -6],
  ]
  print.flat(sea, plates.lagoon)
  const sun = ellipse([-26, -58], 19, 19, 44)
  print.plate(sun, plates.wattle, [3, 3]).outline(sun, 3.4)
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2
    print.line(
      [
        [-26 + Math.cos(a) * 25, -58 + Math.sin(a) * 25],
        [-26 + Math.cos(a) * 33, -58 + Math.sin(a) * 33],
      ],
      3,
      { start: 0.1, end: 0.5, step: 2 },
    )
  }
  print.cover(sea).line(sea.slice(0, -2), 3.2, straight)
  for (const [x, y, w] of [
    [-66, -18, 20],
    [-24, -15, 26],
    [24, -19, 22],
  ])
    print.line(bezier([x, y], [x + w * 0.3, y - 3], [x + w * 0.7, y + 3], [x + w, y]), 2.6, { start: 0.3, end: 0.3 })
  // Louvres below, each blade a little open.
  const gap = box(-84, 4, 148, 68)
  print.cover(gap).plate(gap, paper, [0, 0]).outline(gap, 3.4)
  for (const y of [10, 27, 44, 61]) {
    print.body(
      [
        [-80, y],
        [60, y],
        [60, y + 10],
        [-80, y + 10],
      ],
      plates.lagoonLight,
      2.8,
    )
    print.line(
      [
        [-70, y + 5],
        [-48, y + 5],
      ],
      2,
      { start: 0.3, end: 0.3 },
    )
  }
  print.body(box(-110, 84, 200, 16, 3), plates.timber, 4.4)
  for (const [x, w] of [
    [-92, 40],
    [-34, 50],
    [30, 36],
  ])
    print.line(
      [
        [x, 92],
        [x + w, 91],
      ],
      1.9,
      { start: 0.4, end: 0.4 },
    )
  // The squeegee in front, its blade to the upper left.
  const at = [50, 8]
  const put = (points) => place(points, at, -0.62)
  print.body(
    put(
      spline(
        [
          [-7, 0],
          [-9, 40],
          [-11, 90],
          [-6, 100],
          [6, 100],
          [11, 90],
          [9, 40],
          [7, 0],
        ],
        { steps: 4 },
      ),
    ),
    plates.coral,
    4,
  )
  print.line(
    put([
      [0, 48],
      [0, 84],
    ]),
    2.6,
    { start: 0.3, end: 0.3 },
  )
  print.body(
    put([
      [-6, 2],
      [6, 2],
      [16, -22],
      [-16, -22],
    ]),
    plates.wattle,
    3.6,
  )
  print.body(put(box(-52, -34, 104, 14, 4)), plates.coral, 4)
  print.line(
    put([
      [-50, -39],
      [50, -39],
    ]),
    5.4,
    { start: 0.04, end: 0.04 },
  )
  shine(print, [82, -96], 25, plates.wattle)
  return print
}

function tiles() {
  const print = new Print({ seed: 85 })
  const side = 50
  const colours = [plates.lagoon, plates.lagoonLight]
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [-108 + column * 54, -108 + row * 54]
      print.body(box(x, y, side, side, 4), colours[(row + column) % 2], 3.4)
      // Plain where the mist falls and behind the bottle.
      if ((row + column) % 2 || (row === 1 && column > 0) || (row > 1 && column > 1)) continue
      for (let i = 0; i < 4; i++) {
        const petal = place(
          spline(
            [
              [3, 0],
              [10, -5],
              [18, 0],
              [10, 5],
            ],
            { closed: true, steps: 4 },
          ),
          [x + side / 2, y + side / 2],
          (i * Math.PI) / 2 + Math.PI / 4,
        )
        print.plate(petal, paper, [1, 1]).outline(petal, 2.2, { step: 2.4 })
      }
    }
  }
  // In front of them the bottle, its mist, and the shine it leaves.
  sprayBottle(print, [58, 110], plates.coral)
  print.body(ellipse([58, 70], 19, 21, 36), paper, 2.8)
  drawLeaf(print, [50, 82], -1.1, 28, 14, { edge: 2.4, rib: 1.8 })
  for (const [x, y, r] of [
    [1, -36, 3.4],
    [-13, -43, 4],
    [-14, -27, 4],
    [-29, -49, 4],
    [-28, -34, 3.4],
    [-31, -19, 4],
    [-44, -42, 3.4],
    [-45, -26, 3.4],
    [-43, -12, 3],
  ])
    print.dot([x, y], r, paper, 2)
  shine(print, [-83, -28], 25)
  shine(print, [-29, 25], 20)
  shine(print, [-29, -83], 20)
  return print
}

function castIronPan() {
  const print = new Print({ seed: 87 })
  const centre = [-18, 14]
  const put = (points) => place(points, centre, -Math.PI / 4)
  // Handle to the upper right, a pouring lip on either side.
  const handle = put(
    spline(
      [
        [72, -13],
        [96, -10],
        [124, -9],
        [148, -12],
        [158, -6],
        [160, 0],
        [158, 6],
        [148, 12],
        [124, 9],
        [96, 10],
        [72, 13],
      ],
      { steps: 5 },
    ),
  )
  print.body(handle, plates.reef, 4.6)
  const hole = put(ellipse([145, 0], 7.5, 4.6, 24))
  print.plate(hole, paper, [0, 0]).outline(hole, 2.8, { step: 2.2 })
  print.carve(
    put([
      [92, -1],
      [126, -1],
    ]),
    3,
    { start: 0.3, end: 0.3 },
  )
  const rim = put(
    spline(
      Array.from({ length: 48 }, (_, i) => {
        const a = (i / 48) * Math.PI * 2
        const lip = Math.max(0, Math.abs(Math.sin(a)) - 0.965) * 190
        return [Math.cos(a) * 80, Math.sin(a) * (80 + lip)]
      }),
      { closed: true, steps: 3 },
    ),
  )
  print.body(rim, plates.reef, 5)
  const floor = ellipse(centre, 66, 66, 80)
  print.outline(floor, 3.6)
  print.flat(floor, plates.reefDeep)
  print.carve(arc(centre, 56, 56, Math.PI * 1.02, Math.PI * 1.42, 24), 5, { start: 0.3, end: 0.4 })
  print.carve(arc(centre, 46, 46, Math.PI * 1.08, Math.PI * 1.26, 14), 3.4, { start: 0.3, end: 0.4 })
  // The cloth that rubs the oil in.
  const cloth = spline(
    [
      [-108, 70],
      [-86, 52],
      [-58, 34],
      [-30, 26],
      [-10, 38],
      [6, 58],
      [0, 78],
      [12, 100],
      [-14, 108],
      [-40, 104],
      [-66, 110],
      [-84, 98],
      [-106, 94],
    ],
    { closed: true, steps: 4 },
  )
  print.body(cloth, plates.coral, 4.6)
  print.line(bezier([-96, 74], [-74, 60], [-44, 56], [-24, 36]), 3, { start: 0.2, end: 0.4 })
  print.line(bezier([-72, 94], [-56, 76], [-30, 72], [-10, 48]), 3, { start: 0.2, end: 0.4 })
  print.line(bezier([-22, 96], [-26, 84], [-16, 76], [-6, 66]), 3, { start: 0.2, end: 0.4 })
  for (const dx of [0, 8])
    print.line(bezier([-100 + dx, 92 - dx * 0.4], [-92 + dx, 88 - dx], [-92 + dx, 76 - dx], [-98 + dx, 70 - dx]), 2.4, {
      start: 0.1,
      end: 0.1,
    })
  // Oil, two drops.
  for (const [x, y, size] of [
    [-92, -74, 1],
    [-58, -94, 0.68],
  ]) {
    const drop = place(
      [
        ...bezier([0, -24], [6, -10], [16, -2], [16, 8]),
        ...arc([0, 8], 16, 16, 0, Math.PI, 14),
        ...bezier([-16, 8], [-16, -2], [-6, -10], [0, -24]),
      ],
      [x, y],
      0,
      size,
    )
    print.body(drop, plates.wattle, 3.8, { step: 2.6 })
    print.line(arc([x, y + 8 * size], 9 * size, 9 * size, Math.PI * 0.6, Math.PI * 0.95, 6), 2.4, {
      start: 0.3,
      end: 0.3,
      step: 2,
    })
  }
  return print
}

export const addOns = { oven, fridge, bed, window: sashWindow, tiles, 'cast-iron-pan': castIronPan }
