import { TAU, arc, bezier, box, ellipse, place, spline } from './geometry.mjs'
import { heart } from './houses.mjs'
import { paper, plates } from './palette.mjs'
import { Print } from './print.mjs'
import { jarShape } from './vessels.mjs'

/**
 * The outline of a bread tag around the origin, 100 units wide: a flat clip with cut corners and a narrow slot
 * from the upper edge to a small round hole that grips the bag.
 */
const tagShape = () => {
  const half = [
    ...bezier([3.5, -27], [4, -34], [6, -41], [11, -47], 5),
    [16, -50],
    [30, -50],
    [40, -43],
    [41, -34],
    [50, -26],
    [50, 34],
    [43, 45],
    [30, 48],
  ]
  const eye = arc([0, -15], 12.5, 12.5, -Math.PI * 0.41, Math.PI * 1.41, 22)
  return [...half, ...half.map(([x, y]) => [-x, y]).reverse(), ...eye.reverse()]
}

function tag(print, at, size, angle, fill, width = 4) {
  const shape = place(tagShape(), at, angle, size)
  const shift = print.shift.map((v) => v * Math.min(1, size + 0.1))
  print
    .cover(shape)
    .plate(shape, fill, shift)
    .outline(shape, width, { step: Math.max(2, 3.2 * size) })
}

function breadTag() {
  const print = new Print({ seed: 101 })
  const angle = -0.2
  const put = (points) => place(points, [-2, 2], angle, 1.86)
  tag(print, [-2, 2], 1.86, angle, plates.wattle, 4.6)
  const love = put(heart([0, 25], 0.62))
  print.plate(love, plates.coral, [2, 2]).outline(love, 3)
  // the date stamped into the plastic, and the light along one edge
  for (const [x, y, length] of [
    [-34, 24, 15],
    [-34, 31, 11],
    [19, 24, 15],
    [19, 31, 9],
  ])
    print.line(
      put([
        [x, y],
        [x + length, y],
      ]),
      2.6,
      { start: 0.2, end: 0.3 },
    )
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      print.line(
        put([
          [side * (43.5 - i * 4.2), -14 - i * 1.5],
          [side * (43.5 - i * 4.2), 8 - i * 5],
        ]),
        2.4,
        { start: 0.3, end: 0.7 },
      )
  return print
}

function breadTagJar() {
  const print = new Print({ seed: 102 })
  const glass = jarShape([0, 112], 150, 176, 0.8)
  print.plate(glass, plates.lagoonLight)
  const colours = [plates.wattle, plates.coral, paper, plates.lagoon, plates.leaf]
  const rows = [
    [90, [-48, -16, 17, 49]],
    [60, [-50, -19, 14, 47]],
    [31, [-48, -13, 20, 50]],
    [4, [-44, -14, 18, 47]],
  ]
  let k = 0
  for (const [y, xs] of rows)
    for (const x of xs) {
      tag(
        print,
        [x + print.random.range(-2, 2), y + print.random.range(-4, 4)],
        0.33,
        print.random.range(-1.4, 1.4),
        colours[(k * 2 + (k >> 2)) % 5],
        1.9,
      )
      k++
    }
  print.outline(glass, 3.4)
  print.body(box(-66, -76, 132, 15, 6), plates.lagoonLight, 2.8)
  const label = box(-37, -48, 74, 30, 4)
  print
    .body(label, paper, 2.2)
    .plate(heart([0, -30], 0.8), plates.coral, [1, 1])
    .outline(heart([0, -30], 0.8), 1.9, { step: 2 })
  print.line(
    [
      [-67, -28],
      [-67, 20],
    ],
    2.6,
    { start: 0.3, end: 0.4 },
  )
  tag(print, [10, -98], 0.4, 0.5, plates.coral, 2.1)
  for (const [x, y, dy] of [
    [-16, -84, -14],
    [34, -84, -12],
  ])
    print.line(
      [
        [x, y],
        [x, y + dy],
      ],
      2,
      { start: 0.3, end: 0.5 },
    )
  return print
}

function wheelchair() {
  const print = new Print({ seed: 103 })
  const hub = [-18, 46]
  print.line(
    [
      [-52, -92],
      [-36, -92],
      [-28, -84],
      [-22, 12],
    ],
    6,
    { start: 0.02, end: 0 },
  )
  print.body(
    spline(
      [
        [-36, -78],
        [-16, -78],
        [-10, 2],
        [-28, 4],
      ],
      { closed: true, steps: 3 },
    ),
    plates.coral,
    4,
  )
  print.line(
    [
      [-22, -36],
      [44, -36],
      [50, -28],
      [50, 12],
    ],
    5.4,
    { start: 0, end: 0 },
  )
  print.body(box(-26, 6, 84, 18, 7), plates.coral, 4)
  print.line(
    [
      [54, 20],
      [68, 76],
      [98, 78],
    ],
    6,
    { start: 0, end: 0.02 },
  )
  print.body(box(66, 76, 38, 9, 4), plates.timber, 3.4)
  print.line(
    [
      [44, 24],
      [48, 84],
    ],
    5,
    { start: 0, end: 0 },
  )
  const caster = ellipse([50, 92], 17, 17, 40)
  print.body(caster, plates.lagoon, 4.4).dot([50, 92], 3.6)
  const rim = ellipse(hub, 62, 62, 120)
  const tyre = ellipse(hub, 53, 53, 110)
  print.outline(rim, 6.4, { wobble: 0.14 }).outline(tyre, 2.8)
  print.plate(ellipse(hub, 13, 13, 40), plates.wattle, [1.5, 1.5])
  for (let i = 0; i < 12; i++)
    print.line(
      place(
        [
          [13, 0],
          [53, 0],
        ],
        hub,
        (i / 12) * TAU + 0.13,
      ),
      2.3,
      { start: 0, end: 0 },
    )
  print.outline(ellipse(hub, 13, 13, 40), 3.4).dot(hub, 4)
  print.plate(arc(hub, 66, 66, 0, TAU, 60).concat(arc(hub, 53, 53, TAU, 0, 60)), plates.lagoon)
  print.plate(heart([68, -74], 1.5), plates.wattle).outline(heart([68, -74], 1.5), 4)
  print.line(bezier([-92, 110], [-40, 107], [50, 113], [110, 109]), 4, { start: 0.1, end: 0.1 })
  return print
}

export const recycling = { 'bread-tag': breadTag, 'bread-tag-jar': breadTagJar, wheelchair }
