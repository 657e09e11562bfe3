import { bezier, bounds, distance, heading, lerp, spline } from './geometry.mjs'
import { word } from './lettering.mjs'
import { plates } from './palette.mjs'
import { Print } from './print.mjs'
import { sheet } from './sheet.mjs'

const [width, height] = [480, 440]

/** Between the marks of an axis, degrees run evenly. The towns get more room than the islands. */
function axis(marks) {
  return (degrees) => {
    const i = Math.max(
      1,
      marks.findIndex(([mark]) => mark >= degrees),
    )
    const [[a, from], [b, to]] = marks.slice(i - 1, i + 1)
    return lerp(from, to, (degrees - a) / (b - a))
  }
}
const east = axis([
  [148.6, -40],
  [148.65, 0],
  [148.8, 318],
  [149.08, 490],
])
const south = axis([
  [20.0, -10],
  [20.2, 118],
  [20.3, 318],
  [20.42, 450],
])
const at = ([longitude, latitude]) => [east(longitude), south(latitude)]
const shore = (points, options) => spline(points.map(at), options)

/** The mainland's coast from the north-west to the south-east: longitude east, latitude south. */
const coast = [
  [148.6, 20.12],
  [148.63, 20.155],
  [148.642, 20.19],
  [148.655, 20.212],
  [148.668, 20.226],
  [148.664, 20.246],
  [148.672, 20.262],
  [148.684, 20.272],
  [148.697, 20.274],
  [148.706, 20.267],
  [148.713, 20.263],
  [148.721, 20.265],
  [148.727, 20.272],
  [148.734, 20.274],
  [148.738, 20.266],
  [148.742, 20.256],
  [148.751, 20.25],
  [148.757, 20.24],
  [148.764, 20.243],
  [148.765, 20.256],
  [148.772, 20.262],
  [148.779, 20.258],
  [148.787, 20.264],
  [148.795, 20.272],
  [148.797, 20.281],
  [148.785, 20.287],
  [148.782, 20.293],
  [148.79, 20.3],
  [148.8, 20.312],
  [148.797, 20.335],
  [148.808, 20.36],
  [148.822, 20.39],
  [148.83, 20.42],
]
const islands = [
  {
    name: 'Hook Island',
    points: [
      [148.885, 20.075],
      [148.905, 20.085],
      [148.925, 20.06],
      [148.945, 20.085],
      [148.96, 20.11],
      [148.955, 20.15],
      [148.94, 20.165],
      [148.925, 20.14],
      [148.9, 20.155],
      [148.905, 20.12],
    ],
  },
  {
    name: 'Whitsunday Island',
    points: [
      [148.93, 20.195],
      [148.955, 20.2],
      [148.965, 20.18],
      [149.0, 20.19],
      [149.03, 20.225],
      [149.06, 20.25],
      [149.045, 20.285],
      [149.055, 20.315],
      [149.02, 20.325],
      [149.0, 20.3],
      [148.965, 20.315],
      [148.945, 20.28],
      [148.955, 20.24],
      [148.935, 20.225],
    ],
  },
  {
    name: 'Hayman',
    points: [
      [148.87, 20.05],
      [148.885, 20.036],
      [148.9, 20.048],
      [148.89, 20.064],
      [148.874, 20.064],
    ],
  },
  {
    name: 'North Molle',
    points: [
      [148.818, 20.206],
      [148.83, 20.212],
      [148.835, 20.235],
      [148.828, 20.25],
      [148.818, 20.246],
      [148.822, 20.228],
    ],
  },
  {
    name: 'Daydream',
    points: [
      [148.811, 20.252],
      [148.815, 20.25],
      [148.817, 20.26],
      [148.813, 20.264],
    ],
  },
  {
    name: 'South Molle',
    points: [
      [148.828, 20.258],
      [148.845, 20.254],
      [148.856, 20.268],
      [148.848, 20.282],
      [148.834, 20.28],
      [148.838, 20.27],
    ],
  },
  {
    name: 'Long Island',
    points: [
      [148.85, 20.315],
      [148.858, 20.315],
      [148.858, 20.33],
      [148.87, 20.35],
      [148.876, 20.385],
      [148.866, 20.388],
      [148.858, 20.36],
      [148.848, 20.338],
    ],
  },
  {
    name: 'Hamilton and Dent',
    points: [
      [148.925, 20.335],
      [148.945, 20.335],
      [148.965, 20.338],
      [148.972, 20.358],
      [148.95, 20.372],
      [148.93, 20.366],
    ],
  },
  {
    name: 'Double Cone',
    points: [
      [148.716, 20.098],
      [148.724, 20.09],
      [148.732, 20.1],
      [148.722, 20.108],
    ],
  },
]

/** A rounded hill with carved slopes, its foot at [x, y]. */
function hill(print, [x, y], size) {
  const ridge = bezier(
    [x - size, y],
    [x - size * 0.5, y - size * 0.2],
    [x - size * 0.4, y - size * 0.95],
    [x + size * 0.1, y - size * 0.9],
  )
  const slope = bezier(
    [x + size * 0.1, y - size * 0.9],
    [x + size * 0.5, y - size * 0.85],
    [x + size * 0.6, y - size * 0.15],
    [x + size, y],
  )
  const shape = [...ridge, ...slope.slice(1)]
  print.cover(shape).plate(shape, plates.leaf, [2.5, 2.5])
  print.line(shape, 3, { start: 0.15, end: 0.15 })
  for (const k of [0.3, 0.55, 0.78])
    print.line(
      bezier(
        [x + size * (k - 0.1), y - size * (0.86 - k * 0.75)],
        [x + size * k, y - size * 0.4],
        [x + size * k, y - size * 0.25],
        [x + size * (k - 0.12), y - size * 0.06],
      ),
      2,
      { start: 0.1, end: 0.8 },
    )
}

/** A house seen from the front, for a place we clean. */
function house(print, [x, y], size) {
  const put = (points) => points.map(([px, py]) => [x + px * size, y + py * size])
  print.body(
    put([
      [-10, 0],
      [-10, -12],
      [10, -12],
      [10, 0],
    ]),
    '#fffdf6',
    2.4,
  )
  print.body(
    put([
      [-14, -11],
      [0, -23],
      [14, -11],
    ]),
    plates.coral,
    2.6,
  )
  print.solid(
    put([
      [-3, 0],
      [-3, -8],
      [3, -8],
      [3, 0],
    ]),
  )
}

/** A yacht, its keel at [x, y]. */
function sail(print, [x, y], size) {
  const put = (points) => points.map(([px, py]) => [x + px * size, y + py * size])
  print.body(
    put([
      [2, -8],
      [2, -40],
      [20, -9],
    ]),
    plates.wattle,
    2.4,
  )
  print.body(
    put([
      [-2, -8],
      [-2, -34],
      [-15, -9],
    ]),
    '#fffdf6',
    2.4,
  )
  print.body(
    put([
      [-20, -6],
      [22, -6],
      [15, 2],
      [-13, 2],
    ]),
    plates.coral,
    2.6,
  )
}

/** The coast from Cannonvale to Shute Harbour and the islands in front of it, with a house at each place we name. */
function coastMap() {
  const options = { view: [0, 0, width, height], tolerance: 1 }
  const print = new Print({ seed: 151, grain: 2, shift: [3.5, 3.5], ...options })
  print.flat(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    plates.lagoonLight,
  )
  const line = shore(coast, { steps: 6 })
  const ground = [...line, [-60, height + 60], [-60, 0]]

  // the tide lines that follow the shore, except under a name
  const open = ([x, y]) => !(x > 56 && x < 210 && y > 186 && y < 222)
  for (const [away, wide] of [
    [9, 3.4],
    [18, 2.8],
    [29, 2.4],
  ]) {
    const tide = line.map(([x, y], i) => {
      const a = heading(line[Math.max(0, i - 3)], line[Math.min(line.length - 1, i + 3)]) - Math.PI / 2
      return [x + away * Math.cos(a), y + away * Math.sin(a)]
    })
    let run = []
    for (const point of [...tide, [-99, -99]]) {
      const clear = open(point) && line.every((p) => distance(p, point) > away * 0.96) && run.length < 30
      if (clear) run.push(point)
      else {
        if (run.length > 5) print.paint(run, wide, plates.lagoon, { start: 0.25, end: 0.25 })
        run = []
      }
    }
  }
  print.flat(
    ground.map(([x, y]) => [x + 3, y + 3]),
    plates.sand,
  )
  print.line(line, 4.4, { start: 0, end: 0 })

  for (const { points } of islands) {
    const shape = shore(points, { closed: true, steps: 5 })
    print.plate(shape, plates.leaf, [2.5, 2.5]).outline(shape, 3)
    const [left, top, right, bottom] = bounds(shape)
    if (right - left < 22) continue
    print.within(shape, () => {
      for (let row = 0; top + 10 + row * 13 < bottom - 4; row++)
        for (let x = left + (row % 2) * 10; x < right; x += 20) {
          const [px, py] = [x + print.random.range(-3, 3), top + 10 + row * 13 + print.random.range(-3, 3)]
          const peak = print.random.range(5, 8)
          print.line(bezier([px - 7, py + 3], [px - 3, py - peak], [px + 2, py - peak], [px + 7, py + 3]), 2.2, {
            start: 0.3,
            end: 0.3,
            step: 2,
          })
        }
    })
  }
  // waves and sails in the passage
  for (const [x, y, long] of [
    [92, 52, 30],
    [60, 104, 24],
    [246, 168, 30],
    [262, 96, 34],
    [340, 92, 26],
    [362, 176, 20],
    [118, 150, 34],
    [374, 330, 18],
    [200, 28, 26],
    [372, 262, 14],
  ])
    print.line(bezier([x, y], [x + long * 0.3, y - 5], [x + long * 0.6, y + 4], [x + long, y - 1]), 2.2, {
      start: 0.4,
      end: 0.4,
    })
  sail(print, [196, 132], 1.1)
  sail(print, [290, 146], 0.7)
  for (const [spot, size] of [
    [[26, 384], 24],
    [[60, 424], 36],
    [[128, 432], 26],
    [[262, 398], 32],
    [[222, 426], 26],
    [[180, 404], 20],
  ])
    hill(print, spot, size)
  for (const spot of [
    [148.688, 20.289],
    [148.7145, 20.2795],
    [148.735, 20.289],
  ])
    house(print, at(spot), 1.15)
  const text = new Print({ seed: 152, grain: 4, ...options })
  word(text, 'Cannonvale', [82, 322], 24, true)
  word(text, 'Airlie Beach', [132, 212], 24, true)
  word(text, 'Jubilee Pocket', [222, 342], 24, true)
  word(text, 'Shute', [312, 297], 15)
  word(text, 'Harbour', [312, 312], 15)
  word(text, 'Whitsunday Islands', [282, 60], 19, true)
  return sheet(print.view, print.grain, `${print.paths()}<g transform="scale(.5)">${text.paths()}</g>`)
}

export const map = { 'coast-map': coastMap }
