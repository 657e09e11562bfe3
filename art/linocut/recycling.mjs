import { TAU, arc, bezier, box, ellipse, place, spline } from './geometry.mjs'
import { heart } from './houses.mjs'
import { paper, plates } from './palette.mjs'
import { Print } from './print.mjs'
import { jarShape } from './vessels.mjs'

/** The outline of a bread tag around the origin, about 100 units wide: a square clip with its bite and two jaws. */
const tagShape = () =>
  spline(
    [
      [-46, 48],
      [-50, 10],
      [-50, -30],
      [-42, -48],
      [-20, -50],
      [-13, -44],
      [-7, -26],
      [-17, -18],
      [-23, -5],
      [-20, 9],
      [-10, 19],
      [4, 21],
      [17, 15],
      [24, 2],
      [21, -11],
      [12, -21],
      [7, -27],
      [13, -44],
      [20, -50],
      [42, -48],
      [50, -30],
      [50, 10],
      [46, 48],
      [0, 51],
    ],
    { closed: true, steps: 5 },
  )

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
  tag(print, [-4, -4], 1.86, -0.16, plates.wattle, 5.4)
  print.plate(heart([8, 62], 1.3), plates.coral, [2, 2]).outline(heart([8, 62], 1.3), 3.4)
  for (const [x, a] of [
    [-58, 60],
    [66, 40],
  ])
    print.line(
      [
        [x, a],
        [x - 3, a - 34],
      ],
      3,
      { start: 0.4, end: 0.5 },
    )
  return print
}

function breadTagJar() {
  const print = new Print({ seed: 102 })
  const glass = jarShape([0, 112], 150, 176, 0.8)
  print.plate(glass, plates.lagoonLight)
  const colours = [plates.wattle, plates.coral, paper, plates.lagoon, plates.leaf]
  const rows = [
    [89, [-48, -15, 18, 50]],
    [60, [-50, -20, 14, 48]],
    [31, [-48, -12, 22, 50]],
    [5, [-44, -14, 20, 48]],
  ]
  let k = 0
  for (const [y, xs] of rows)
    for (const x of xs) {
      tag(
        print,
        [x + print.random.range(-2, 2), y + print.random.range(-4, 4)],
        0.34,
        print.random.range(-1.4, 1.4),
        colours[(k * 2 + (k >> 2)) % 5],
        2.8,
      )
      k++
    }
  print.outline(glass, 5.2)
  print.body(box(-66, -76, 132, 15, 6), plates.lagoonLight, 4)
  const label = box(-37, -46, 74, 30, 4)
  print
    .body(label, paper, 3.2)
    .plate(heart([0, -28], 0.8), plates.coral, [1, 1])
    .outline(heart([0, -28], 0.8), 2.6, { step: 2 })
  print.line(
    [
      [-66, -28],
      [-66, 20],
    ],
    3.6,
    { start: 0.3, end: 0.4 },
  )
  tag(print, [10, -98], 0.4, 0.5, plates.coral, 3)
  for (const [x, y, dy] of [
    [-16, -84, -14],
    [34, -84, -12],
  ])
    print.line(
      [
        [x, y],
        [x, y + dy],
      ],
      2.8,
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
