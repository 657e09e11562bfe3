import { arc, bezier, box, ellipse, place, polar, spline } from './geometry.mjs'
import { plates } from './palette.mjs'
import { drawLeaf } from './plants.mjs'
import { Print } from './print.mjs'
import { glint } from './vessels.mjs'

const white = '#fffdf6'

/** The sun at an hour of the day, behind what's drawn next. */
function sunAt(print, at, radius = 34) {
  const disc = ellipse(at, radius, radius, 60)
  print.plate(disc, plates.wattle).outline(disc, 3.6)
}

/** The ground that a thing stands on. */
function ground(print, y, fill = plates.sand) {
  const top = bezier([-112, y], [-40, y - 3], [40, y + 3], [112, y])
  print.plate([...top, ...bezier([112, y], [90, y + 20], [-90, y + 20], [-112, y])], fill, [0, 2])
  print.line(top, 4.4, { start: 0.08, end: 0.08 })
}

/** Early: the front door, and what we bring. */
function door() {
  const print = new Print({ seed: 161 })
  sunAt(print, [-74, -66])
  ground(print, 88)
  const frame = [[-52, 88], [-52, -40], ...arc([2, -40], 54, 54, Math.PI, 2 * Math.PI, 24), [56, 88]]
  print.body(frame, white, 4.6)
  const leaf = [[-38, 88], [-38, -38], ...arc([2, -38], 40, 40, Math.PI, 2 * Math.PI, 20), [42, 88]]
  print.body(leaf, plates.lagoon, 4.2)
  const light = [[-22, -20], [-22, -36], ...arc([2, -36], 24, 24, Math.PI, 2 * Math.PI, 14), [26, -20]]
  print.body([...light, [-22, -20]], plates.wattle, 3.2)
  print.line(
    [
      [2, -60],
      [2, -22],
    ],
    2.8,
    { start: 0, end: 0 },
  )
  for (const y of [-4, 42]) print.outline(box(-22, y, 48, 34), 3)
  print.dot([34, 32], 4.6)
  print.body(box(-66, 84, 136, 10), plates.timber, 3.4)
  const tub = [
    [56, 50],
    [108, 50],
    [102, 92],
    [62, 92],
  ]
  const cloth = spline(
    [
      [62, 50],
      [66, 34],
      [78, 30],
      [84, 40],
      [92, 36],
      [100, 50],
    ],
    { steps: 5 },
  )
  print.body([...cloth], plates.coral, 3.2)
  print.body(tub, plates.driftwood, 4)
  for (const [x, y] of [
    [64, 62],
    [80, 62],
    [66, 76],
    [82, 76],
  ])
    print.line(bezier([x, y], [x + 4, y + 7], [x + 12, y + 7], [x + 16, y]), 2.4, { start: 0.3, end: 0.3 })
  print.line(arc([82, 50], 22, 36, Math.PI, 2 * Math.PI, 20), 4, { start: 0.05, end: 0.05 })
  return print
}

/** Mid-morning: the kitchen bench, wiped. */
function bench() {
  const print = new Print({ seed: 162 })
  sunAt(print, [4, -66])
  // cupboards below the top
  print.body(box(-98, 32, 196, 72), plates.lagoonLight, 4.4)
  for (const x of [-90, 4]) {
    print.outline(box(x, 44, 86, 50), 3)
    print.dot([x + (x < 0 ? 76 : 10), 68], 3.6)
  }
  print.body(box(-110, 14, 220, 19, 3), plates.timber, 4.4)
  print
    .line(
      [
        [-92, 24],
        [-30, 25],
      ],
      2.4,
    )
    .line(
      [
        [8, 22],
        [70, 23],
      ],
      2.4,
    )
  const tap = [
    [-86, 14],
    [-86, -44],
    ...arc([-58, -44], 28, 30, Math.PI, 2 * Math.PI, 20),
    [-30, -26],
    [-42, -26],
    [-42, -44],
    ...arc([-58, -44], 16, 18, 2 * Math.PI, Math.PI, 16),
    [-74, 14],
  ]
  print.body(tap, white, 3.8)
  print.body(box(-104, -14, 18, 9, 3), white, 3.4)
  for (const [y, fill] of [
    [2, plates.coral],
    [-10, white],
  ])
    print.body(
      spline(
        [
          [-22, y],
          [-26, y + 6],
          [-20, y + 12],
          [18, y + 12],
          [26, y + 6],
          [20, y],
        ],
        { closed: true, steps: 5 },
      ),
      fill,
      3.2,
    )
  for (const [x, y, turn] of [
    [56, -22, -0.3],
    [82, -22, 0.5],
    [69, -36, 0.1],
  ])
    print.body(
      place(
        spline(
          [
            [-17, 0],
            [-8, -11],
            [8, -11],
            [17, 0],
            [8, 11],
            [-8, 11],
          ],
          { closed: true, steps: 5 },
        ),
        [x, y],
        turn,
      ),
      plates.wattle,
      3.4,
    )
  print.body(
    spline(
      [
        [34, -18],
        [70, -12],
        [104, -18],
        [96, 4],
        [84, 13],
        [54, 13],
        [42, 4],
      ],
      { closed: true, steps: 5 },
    ),
    plates.lagoon,
    4,
  )
  glint(print, [-10, -18], 11)
  glint(print, [78, -70], 9)
  return print
}

/** Afternoon: the bins out, with the yellow lid that recycling has here. */
function bin() {
  const print = new Print({ seed: 163 })
  sunAt(print, [74, -44])
  ground(print, 90)
  for (const x of [-36, 44]) {
    const wheel = ellipse([x, 84], 14, 14, 36)
    print.body(wheel, plates.stone, 4).dot([x, 84], 4)
  }
  const tub = [
    [-58, -40],
    [54, -40],
    [42, 88],
    [-46, 88],
  ]
  print.body(tub, plates.leaf, 4.8)
  for (const [x, tx] of [
    [-40, -34],
    [36, 30],
  ])
    print.line(
      [
        [x, -22],
        [tx, 72],
      ],
      2.8,
      { start: 0.2, end: 0.5 },
    )
  const lid = spline(
    [
      [-66, -42],
      [-64, -56],
      [-40, -66],
      [40, -66],
      [60, -56],
      [64, -42],
    ],
    { steps: 6 },
  )
  print.body(lid, plates.wattle, 4.8)
  print.line(bezier([-44, -56], [-20, -60], [16, -60], [36, -57]), 2.6, { start: 0.3, end: 0.3 })
  print.line(
    [
      [60, -52],
      [76, -58],
      [78, -46],
    ],
    6,
    { start: 0.05, end: 0.05 },
  )
  drawLeaf(print, [-22, 40], -0.9, 58, 30, { veins: 3, fill: white, edge: 3.4, rib: 2.4 })
  print.line(
    [
      [-30, 52],
      [-20, 38],
    ],
    3.4,
    { start: 0.1, end: 0.1 },
  )
  return print
}

/** Home time: the key, back on its hook. */
function key() {
  const print = new Print({ seed: 164 })
  const sea = 52
  print.plate(arc([30, sea], 54, 54, Math.PI, 2 * Math.PI, 40), plates.wattle)
  print.line(arc([27, sea - 3], 54, 54, Math.PI, 2 * Math.PI, 40), 3.6, { start: 0.02, end: 0.02 })
  for (const [x, y, long] of [
    [-96, sea, 196],
    [-70, sea + 16, 120],
    [-8, sea + 30, 96],
    [-62, sea + 44, 70],
  ])
    print.line(bezier([x, y], [x + long * 0.3, y - 4], [x + long * 0.6, y + 4], [x + long, y]), 3.6, {
      start: 0.12,
      end: 0.2,
    })
  print.body(box(-78, -112, 96, 16, 3), plates.timber, 4)
  print.line([[-30, -97], [-30, -82], ...arc([-22, -82], 8, 10, Math.PI, 0, 10)], 5, { start: 0.02, end: 0.05 })
  print.outline(ellipse([-16, -66], 15, 15, 40), 4.6)
  const put = (points) => place(points, [-18, -48], 0.12)
  const bow = put(
    spline(
      [
        [0, -8],
        [24, 2],
        [26, 28],
        [10, 44],
        [-10, 44],
        [-26, 28],
        [-24, 2],
      ],
      { closed: true, steps: 6 },
    ),
  )
  const blade = put([
    [-6, 40],
    [-6, 122],
    [0, 130],
    [7, 122],
    [7, 112],
    [22, 112],
    [22, 98],
    [7, 98],
    [7, 90],
    [18, 90],
    [18, 78],
    [7, 78],
    [7, 40],
  ])
  print.body(blade, plates.wattle, 4.4).body(bow, plates.wattle, 4.6)
  const eye = put(ellipse([0, 16], 10, 10, 30))
  print.cover(eye).flat(eye, white).outline(eye, 3.6)
  const star = place(
    polar((a) => 34 * (0.62 + 0.38 * Math.cos(5 * a)), 100),
    [34, -34],
    -0.3,
  )
  print.line(bezier([-4, -58], [8, -56], [18, -52], [28, -44]), 3.4)
  print.body(star, plates.coral, 4)
  for (let i = 0; i < 5; i++)
    print.line(
      place(
        [
          [4, 0],
          [22, 0],
        ],
        [34, -34],
        -0.3 + (i * 2 * Math.PI) / 5,
      ),
      2.4,
      { start: 0.2, end: 0.6 },
    )
  return print
}

/** A day kept for you, on a calendar's page. */
function calendar() {
  const print = new Print({ seed: 165 })
  const page = box(-86, -76, 172, 168, 8)
  print.body(page, white, 4.8)
  print.body(box(-86, -76, 172, 42, 8), plates.coral, 4.8)
  for (const x of [-46, 46]) print.body(box(x - 7, -96, 14, 34, 6), plates.lagoon, 3.8)
  const sun = ellipse([19, 28], 18, 18, 50)
  print.plate(sun, plates.wattle)
  for (let row = 0; row < 3; row++)
    for (let day = 0; day < 4; day++) {
      const [x, y] = [-57 + day * 38, -8 + row * 36]
      if (row === 1 && day === 2) print.outline(sun, 4)
      else
        print.line(
          [
            [x - 7, y],
            [x + 7, y],
          ],
          5,
          { start: 0.2, end: 0.2 },
        )
    }
  return print
}

/** A letter, sealed with a shell. */
function letter() {
  const print = new Print({ seed: 166 })
  const sheet = box(-76, -84, 152, 120, 4)
  print.body(sheet, white, 4.4)
  for (const [y, long] of [
    [-62, 104],
    [-44, 116],
    [-26, 84],
  ])
    print.line(bezier([-56, y], [-30, y - 4], [10, y + 4], [-56 + long, y]), 3.4, { start: 0.2, end: 0.3 })
  const back = [
    [-100, -20],
    [0, 52],
    [100, -20],
    [100, 88],
    [-100, 88],
  ]
  print.body(back, plates.lagoon, 4.8)
  print
    .line(
      [
        [-98, 86],
        [-22, 36],
      ],
      3.8,
      { start: 0.02, end: 0.1 },
    )
    .line(
      [
        [98, 86],
        [22, 36],
      ],
      3.8,
      { start: 0.02, end: 0.1 },
    )
  const seal = ellipse([0, 50], 21, 21, 40)
  print.body(seal, plates.coral, 4)
  for (const a of [-0.9, -0.45, 0, 0.45, 0.9])
    print.line(
      place(
        [
          [0, -3],
          [0, -27],
        ],
        [0, 66],
        a * 0.75,
      ),
      2.4,
      { start: 0.1, end: 0.5 },
    )
  return print
}

/** A notebook, with a leaf to keep the place. */
function notebook() {
  const print = new Print({ seed: 167 })
  for (const side of [-1, 1]) {
    const at = (points) => points.map(([x, y]) => [side * x, y])
    const leaf = at([
      ...bezier([0, -58], [30, -78], [70, -78], [104, -66]),
      ...bezier([104, 66], [70, 54], [30, 56], [0, 76]),
    ])
    print.body(leaf, side < 0 ? white : plates.lagoonLight, 4.6)
    for (const y of [-40, -20, 0, 20]) {
      if (side > 0 && y < 10) continue
      print.line(at(bezier([20, y - 6], [44, y - 14], [66, y - 14], [88, y - 9])), 3.2, { start: 0.2, end: 0.3 })
    }
  }
  print.line(
    [
      [0, -58],
      [0, 76],
    ],
    4.4,
    { start: 0.02, end: 0.02 },
  )
  const sun = ellipse([54, -28], 22, 22, 40)
  print.plate(sun, plates.wattle).outline(sun, 3)
  drawLeaf(print, [6, 92], -1.25, 88, 24, { veins: 4, fill: plates.leaf, edge: 3.2 })
  return print
}

export const day = { door, bench, bin, key, calendar, letter, notebook }
