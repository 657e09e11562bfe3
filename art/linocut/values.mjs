import { TAU, arc, bezier, ellipse, lerp, place, spline } from './geometry.mjs'
import { dropShape } from './certifications.mjs'
import { clownfish } from './reef-animals.mjs'
import { brainCoral } from './reef-corals.mjs'
import { handShape } from './hands.mjs'
import { beachHouse, palm } from './houses.mjs'
import { paper, plates } from './palette.mjs'
import { drawLeaf, leafyStem, pompom } from './plants.mjs'
import { Print } from './print.mjs'
import { glint, sprayBottle } from './vessels.mjs'

/** Non-toxic: a spray of nothing but leaves. */
function nonToxic() {
  const print = new Print({ seed: 51 })
  const ground = ellipse([0, 100], 92, 9, 60)
  print.plate(ground, plates.sand, [0, 0])
  leafyStem(print, bezier([66, 98], [70, 60], [76, 30], [92, -8]), { pairs: 5, from: 0.2, length: 30, width: 13 })
  sprayBottle(print, [8, 100], plates.lagoon)
  drawLeaf(print, [6, 82], -1.45, 50, 26, { veins: 3, cover: false, fill: plates.leaf, edge: 3 })
  for (const [x, y, angle, length] of [
    [-50, -46, -2.72, 44],
    [-54, -32, 3.1, 48],
    [-50, -20, 2.62, 42],
  ])
    drawLeaf(print, [x, y], angle, length, 18, { edge: 2.8 })
  for (const [x, y] of [
    [-104, -84],
    [-110, -48],
    [-112, -14],
    [-88, 18],
  ])
    print.dot([x, y], 2.6)
  return print
}

/** Local family: the house behind the beach. */
function localFamily() {
  const print = new Print({ seed: 52 })
  const sun = ellipse([58, -72], 28, 28, 70)
  print.plate(sun, plates.wattle).outline(sun, 3.4)
  palm(print, [-92, 84], [-74, -50], 40)
  beachHouse(print, [6, 84], 132)
  const sand = spline([
    [-114, 92],
    [-70, 84],
    [-20, 88],
    [40, 82],
    [114, 90],
  ])
  print.plate([...sand, ...bezier([114, 90], [70, 108], [-60, 112], [-114, 92])], plates.sand, [0, 2])
  print.line(sand, 4, { start: 0.1, end: 0.1 })
  for (const [x, y, r] of [
    [-60, 98, 16],
    [14, 98, 26],
    [70, 97, 12],
  ])
    print.line(
      [
        [x - r, y],
        [x, y + 2],
        [x + r, y],
      ],
      2.4,
      { start: 0.4, end: 0.4 },
    )
  return print
}

/** Reef-safe: coral and a clownfish alive in a clean drop. */
function reefSafe() {
  const print = new Print({ seed: 53 })
  const drop = dropShape(82)
  print.plate(drop, plates.lagoon)
  brainCoral(print, { at: [2, 82], width: 92, height: 42, fill: plates.coral, cell: 1.9, seed: 6, edge: 3.4 })
  clownfish(print, [-2, 2], 0.6, { fill: plates.wattle, flip: true })
  for (const [x, y, r] of [
    [16, -48, 5],
    [4, -66, 3.6],
    [-14, -42, 3],
  ])
    print.outline(ellipse([x, y], r, r, 22), 2.4, { step: 2 })
  print.outline(drop, 5.4)
  print.line(arc([0, 36], 66, 54, Math.PI * 0.78, Math.PI * 1.02, 10), 4, { start: 0.4, end: 0.4 })
  return print
}

/** The guarantee: a white glove, raised. */
function whiteGlove() {
  const print = new Print({ seed: 54 })
  const sun = ellipse([0, 0], 104, 104, 150)
  print.flat(sun, plates.wattle)
  for (let i = 0; i < 40; i++)
    print.line(
      place(
        [
          [i % 2 ? 97 : 93, 0],
          [104, 0],
        ],
        [0, 0],
        (i / 40) * TAU,
      ),
      2.6,
      { start: 0.6, end: 0 },
    )
  const hand = handShape([-6, -6], 0.86, 1.2)
  print.cover(hand)
  print.flat(
    hand.map(([x, y]) => [x + 3, y + 3]),
    '#fffdf6',
  )
  print.line(hand, 5, { start: 0.01, end: 0.01 })
  for (const [x, y, tx, ty] of [
    [-27, 6, -20, 40],
    [-11, 0, -7, 38],
    [5, 4, 6, 40],
  ])
    print.line(
      [
        [x, y],
        [tx, ty],
      ],
      3,
      { start: 0.2, end: 0.5 },
    )
  print.line(bezier([32, 26], [22, 34], [18, 46], [20, 58]), 2.8, { start: 0.2, end: 0.5 })
  const cuff = spline(
    [
      [-48, 76],
      [-6, 82],
      [38, 76],
      [45, 108],
      [20, 114],
      [-6, 115],
      [-32, 114],
      [-56, 108],
    ],
    { closed: true, steps: 6 },
  )
  print.body(cuff, '#fffdf6', 4.6)
  print.line(bezier([-48, 88], [-20, 94], [10, 94], [40, 88]), 2.6, { start: 0.1, end: 0.1 })
  print.outline(ellipse([-6, 102], 4, 4, 20), 2.6, { step: 2 })
  glint(print, [-82, -58], 20, paper)
  glint(print, [78, -76], 14, paper)
  return print
}

/** Australian brands: a spray of golden wattle. */
function wattleSpray() {
  const print = new Print({ seed: 55 })
  const stem = bezier([-82, 104], [-52, 40], [-10, 0], [56, -72], 40)
  print.line(stem, 4.4, { start: 0, end: 0.2 })
  for (const [i, angle, length] of [
    [9, -2.5, 74],
    [14, 0.55, 80],
    [20, -2.35, 70],
    [27, 0.35, 66],
    [33, -2.1, 52],
    [38, -0.9, 44],
  ])
    drawLeaf(print, stem[i], angle, length, 18, { bend: angle > -0.6 ? 10 : -10, veins: 0, edge: 3 })
  for (const [i, x, y] of [
    [17, -6, -22],
    [22, 30, -42],
    [17, -28, 10],
    [14, 26, 0],
    [12, 2, 28],
    [30, 64, -22],
    [33, 58, -62],
    [30, 22, -80],
    [39, 86, -84],
  ])
    print.line(
      bezier(stem[i], [lerp(stem[i][0], x, 0.3), stem[i][1] - 8], [lerp(stem[i][0], x, 0.7), y + 6], [x, y], 10),
      2.6,
      { start: 0, end: 0 },
    )
  for (const [x, y, r] of [
    [-6, -22, 19],
    [26, 0, 18],
    [30, -42, 20],
    [-28, 10, 16],
    [64, -22, 16],
    [2, 28, 15],
    [58, -62, 18],
    [22, -80, 16],
    [86, -84, 13],
  ])
    pompom(print, [x, y], r)
  return print
}

/** Sustainable: two leaves chasing each other in a circle. */
function leafRound() {
  const print = new Print({ seed: 56 })
  for (const turn of [0, Math.PI]) {
    const put = (points) => place(points, [0, 0], turn)
    print.line(put(arc([0, 0], 78, 78, Math.PI * 1.02, Math.PI * 1.62, 30)), 6, { start: 0.2, end: 0 })
    const tip = put([[18, -77]])[0]
    drawLeaf(print, tip, 0.3 + turn, 112, 62, { bend: 34, veins: 6, edge: 4.8, rib: 3.2 })
  }
  const sun = ellipse([0, 0], 28, 28, 60)
  print.plate(sun, plates.wattle).outline(sun, 4)
  for (let i = 0; i < 12; i++)
    print.line(
      place(
        [
          [37, 0],
          [i % 2 ? 45 : 51, 0],
        ],
        [0, 0],
        (i / 12) * TAU,
      ),
      3.4,
      { start: 0.4, end: 0.4, step: 1.6 },
    )
  return print
}

/** Plastic-free: a timber brush with plant bristles. */
function brush() {
  const print = new Print({ seed: 57 })
  const put = (points) => place(points, [0, 4], -0.55)
  const tuft = put(
    spline(
      [
        [-70, 8],
        [-76, 40],
        [-70, 56],
        [-30, 60],
        [14, 54],
        [34, 48],
        [30, 8],
      ],
      { closed: true, steps: 5 },
    ),
  )
  print.plate(tuft, plates.sand)
  for (let i = 0; i < 27; i++) {
    const x = -68 + i * 3.8
    print.line(
      put([
        [x, 10],
        [x * 1.03 + print.random.range(-1.5, 1.5), 52 + print.random.range(-4, 5)],
      ]),
      3,
      { start: 0, end: 0.5 },
    )
  }
  const back = put(
    spline(
      [
        [-78, -4],
        [-70, -20],
        [-40, -26],
        [10, -24],
        [34, -14],
        [70, -12],
        [104, -16],
        [116, -4],
        [106, 10],
        [70, 8],
        [34, 12],
        [10, 20],
        [-50, 20],
        [-74, 14],
      ],
      { closed: true, steps: 7 },
    ),
  )
  print.body(back, plates.timber, 4.6)
  print.line(put(bezier([-60, -8], [-30, -14], [0, -12], [26, -4])), 2.4, { start: 0.3, end: 0.5 })
  print.line(put(bezier([-52, 6], [-24, 0], [4, 4], [60, -2])), 2.2, { start: 0.3, end: 0.5 })
  print.outline(put(ellipse([104, -3], 4.6, 4.6, 24)), 3, { step: 2 })
  for (const [x, y, r] of [
    [-64, 92, 9],
    [-30, 104, 5],
    [-86, 74, 5],
  ])
    print.outline(ellipse([x, y], r, r, 26), 2.2, { step: 2 })
  drawLeaf(print, [20, 92], -0.5, 64, 26, { veins: 4, edge: 3 })
  return print
}

export const values = {
  'non-toxic': nonToxic,
  'local-family': localFamily,
  'reef-safe': reefSafe,
  guarantee: whiteGlove,
  australian: wattleSpray,
  sustainable: leafRound,
  'plastic-free': brush,
}
