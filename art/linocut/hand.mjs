import { arc, heading, inside, lerp, mirror, place, resample, spline } from './geometry.mjs'
import { plates } from './palette.mjs'

const nailColour = '#fdf1e6'
/** Every part of a hand is off register by the same amount, or its joints would show. */
const shift = [4, 4]

/** Maps what's drawn for a hand at the origin onto the page. `flip` makes a left hand of a right one. */
export const onto =
  ({ at = [0, 0], angle = 0, size = 1, flip = false } = {}) =>
  (points) =>
    place(flip ? mirror(points) : points, at, angle, size)

/** The outline of a limb along its centre line, from its base around the round tip and back to its base. */
function limb(joints, widths, tip) {
  const line = spline(joints, { steps: 6 })
  const across = spline(
    widths.map((w, i) => [i, w / 2]),
    { steps: 6 },
  ).map(([, w]) => w)
  const side = (turn) =>
    line.map(([x, y], i) => {
      const a = heading(line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]) + turn
      return [x + across[i] * Math.cos(a), y + across[i] * Math.sin(a)]
    })
  const cap = arc([0, 0], across.at(-1) * tip, across.at(-1), -Math.PI / 2, Math.PI / 2, 10)
  return [
    ...side(-Math.PI / 2),
    ...place(cap, line.at(-1), heading(line.at(-2), line.at(-1))).slice(1, -1),
    ...side(Math.PI / 2).reverse(),
  ]
}

/** Gouge marks that run inwards from part of a shape's edge and thin out: the shadow on that side. */
export function hatch(print, edge, shape, { gap = 5.6, length = 8, width = 2.3, lean = 0.4 } = {}) {
  const points = resample(edge, gap)
  const reaches = (a, [x, y]) => inside([x + 3 * Math.cos(a), y + 3 * Math.sin(a)], shape)
  points.slice(1, -1).forEach((point, i) => {
    const along = heading(points[i], points[i + 2])
    const turn = reaches(along + Math.PI / 2, point) ? 1 : -1
    const reach = length * (0.4 + 0.6 * Math.sin((Math.PI * (i + 1)) / points.length)) * print.random.range(0.8, 1.15)
    const a = along + turn * (Math.PI / 2 - lean)
    const [x, y] = point
    const end = [x + reach * Math.cos(a), y + reach * Math.sin(a)]
    print.line([point, end], width, { start: 0, end: 0.95, wobble: 0.08, step: reach / 3 })
  })
}

/** A part of a hand in front of everything so far; `edge` is the part of its outline that gets a line. */
function flesh(print, shape, edge) {
  print.cover(shape)
  print.plate(shape, plates.skin, shift)
  print.line(edge, 4.2, { start: 0.03, end: 0.03 })
}

/**
 * A finger or a thumb, open at its base.
 * @param {import('./print.mjs').Print} print
 * @param {(points: number[][]) => number[][]} to from `onto`
 * @param {number[][]} joints from the base to the middle of the tip
 * @param {number[]} widths at the base and at the tip, or at every joint
 * @param {object} [options]
 * @param {boolean} [options.nail]
 * @param {number[]} [options.creases] the joints with wrinkles
 * @param {-1 | 0 | 1} [options.shade] the side that's in shadow, seen from the base
 * @param {[number, number]} [options.open] how much of each side has no line, from the base, as a part of the outline
 */
function digit(print, to, joints, widths, { nail = true, creases = [1], shade = 1, open = [0, 0] } = {}) {
  const last = joints.length - 1
  const full = joints.map((_, i) => (widths.length > last ? widths[i] : lerp(widths[0], widths[1], i / last)))
  const knots = joints.flatMap((joint, i) =>
    i < last ? [joint, [0, 1].map((k) => lerp(joint[k], joints[i + 1][k], 0.5))] : [joint],
  )
  const across = knots.map((_, i) => (i % 2 ? 0.465 * (full[(i - 1) / 2] + full[(i + 1) / 2]) : full[i / 2]))
  const ring = to(limb(knots, across, 1.1))
  flesh(print, ring, ring.slice(Math.round(open[0] * ring.length), ring.length - Math.round(open[1] * ring.length)))
  for (const i of creases)
    for (const off of [-0.14, 0.12])
      print.line(
        to(
          place(
            arc([off * full[i], 0], full[i] * 0.14, full[i] * 0.26, -1.2, 1.2, 5),
            joints[i],
            heading(joints[i - 1], joints[i + 1]),
          ),
        ),
        2,
        { start: 0.4, end: 0.4 },
      )
  const a = heading(joints[last - 1], joints[last])
  if (nail) {
    const oval = [
      [-0.4, -0.28],
      [0, -0.33],
      [0.36, -0.28],
      [0.52, 0],
      [0.36, 0.28],
      [0, 0.33],
      [-0.4, 0.28],
      [-0.48, 0],
    ]
    const plate = to(place(spline(oval, { closed: true, steps: 4 }), joints[last], a, full[last]))
    print.flat(plate, nailColour).outline(plate, 2.1, { step: 2.4 })
  }
  if (shade) {
    const half = Math.floor(ring.length / 2)
    hatch(print, shade < 0 ? ring.slice(2, half - 6) : ring.slice(half + 6, -2), ring, {
      length: Math.min(8, full[1] * 0.36),
    })
  }
}

/** A forearm from the wrist at the origin downwards, in a sleeve that's rolled up to `cuff` below the wrist. */
export function arm(print, to, { cuff = 60, length = 190, fill, stripe } = {}) {
  const bare = to([
    [-23, -16],
    [-25, 20],
    [-33, cuff + 20],
    [33, cuff + 20],
    [26, 20],
    [23, -14],
  ])
  print.cover(bare).plate(bare, plates.skin, shift)
  print.line(bare.slice(0, 3), 4.2, { start: 0.02, end: 0 }).line(bare.slice(3), 4.2, { start: 0, end: 0.02 })
  hatch(print, bare.slice(3, 5), bare, { length: 13, gap: 6 })
  const sleeve = to(
    spline(
      [
        [-42, cuff + 14],
        [-50, cuff + 70],
        [-58, length],
        [60, length],
        [52, cuff + 70],
        [43, cuff + 14],
      ],
      { steps: 5 },
    ),
  )
  print.body(sleeve, fill, 4.4)
  if (stripe)
    print.within(sleeve, () => {
      for (let y = cuff + 52; y < length; y += 26)
        print.paint(to(arc([0, y - 12], 66, 14, 0.1, Math.PI - 0.1, 10)), 8, stripe, { start: 0, end: 0 })
    })
  for (const [x, y, long] of [
    [-22, 46, 40],
    [8, 52, 58],
    [28, 44, 30],
  ])
    print.line(
      to([
        [x, cuff + y],
        [x * 1.25, cuff + y + long],
      ]),
      2.8,
      { start: 0.3, end: 0.8 },
    )
  const roll = to(
    spline(
      [
        [-44, cuff],
        [-20, cuff + 7],
        [16, cuff + 8],
        [45, cuff],
        [50, cuff + 12],
        [47, cuff + 27],
        [18, cuff + 37],
        [-18, cuff + 37],
        [-46, cuff + 28],
        [-50, cuff + 12],
      ],
      { closed: true, steps: 5 },
    ),
  )
  print.body(roll, fill, 4.4)
  print.line(to(arc([0, cuff + 4], 40, 17, 0.5, Math.PI - 0.5, 10)), 2.4, { start: 0.3, end: 0.3 })
  for (const x of [-30, 4, 30])
    print.line(
      to([
        [x, cuff + 12],
        [x * 1.1, cuff + 30],
      ]),
      2.2,
      { start: 0.2, end: 0.9 },
    )
}

/** Where fingers leave the back of an open hand: the knuckle, the finger's length, its angle when spread, its width. */
const fingers = [
  { at: [32, -86], length: 66, angle: 0.2, width: 17.5 },
  { at: [13.5, -97], length: 86, angle: 0.07, width: 19 },
  { at: [-7, -100], length: 95, angle: -0.04, width: 20 },
  { at: [-27, -93], length: 83, angle: -0.15, width: 19.5 },
]

/**
 * The back of an open right hand, its wrist at the origin and its fingers up, about 190 high.
 * @param {object} [options]
 * @param {number} [options.fan] how far the fingers are spread
 * @param {number[][]} [options.thumb] the thumb's joints
 */
export function backOfHand(print, to, { fan = 1, thumb } = {}) {
  for (const { at, length, angle, width } of fingers) {
    const a = angle * fan - Math.PI / 2
    const along = (far) => [at[0] + far * Math.cos(a), at[1] + far * Math.sin(a)]
    digit(print, to, [-14, length * 0.45, length * 0.73, length * 0.91].map(along), [width, width * 0.74])
  }
  const back = [
    [-23, 4],
    [-25, -20],
    [-36, -50],
    [-40, -72],
    [-38, -90],
    [-28, -98],
    [-17, -97],
    [-7, -104],
    [3.5, -101],
    [13.5, -101],
    [23, -94],
    [33, -91],
    [41, -82],
    [41, -58],
    [33, -26],
    [25, -8],
    [23, 4],
  ]
  const shape = to(spline(back, { steps: 4 }))
  print.cover(shape)
  print.plate(shape, plates.skin, shift)
  print.line(to(spline(back.slice(11), { steps: 6 })), 4.2, { start: 0.1, end: 0.03 })
  print.line(to(spline(back.slice(0, 5), { steps: 6 })), 4.2, { start: 0.03, end: 0.1 })
  for (const [x, y] of [
    [23, -92],
    [3.5, -101],
    [-17, -97],
  ])
    print.line(
      to([
        [x, y - 10],
        [x - 1, y + 12],
      ]),
      3.4,
      { start: 0, end: 0.9 },
    )
  for (const [x, y, turn] of [
    [30, -80, 0.2],
    [13, -88, 0.05],
    [-7, -91, 0],
    [-26, -85, -0.15],
  ])
    for (const r of [0, 5])
      print.line(to(place(arc([0, r], 7 - r * 0.3, 4, Math.PI * 1.15, Math.PI * 1.85, 6), [x, y], turn)), 2, {
        start: 0.4,
        end: 0.4,
      })
  for (const line of [
    [
      [-22, -70],
      [-13, -36],
    ],
    [
      [-6, -74],
      [-4, -38],
    ],
    [
      [12, -71],
      [6, -34],
    ],
  ])
    print.line(to(line), 2.2, { start: 0.5, end: 0.5 })
  hatch(print, to(spline(back.slice(12), { steps: 6 })), shape, { length: 14, gap: 6 })
  digit(
    print,
    to,
    thumb ?? [
      [-11, -22],
      [-38, -54],
      [-57, -85],
      [-65, -108],
    ],
    [36, 28, 22.5, 18],
    {
      creases: [2],
      shade: -1,
      open: [0, 0.27],
    },
  )
}

/**
 * The back of a right hand whose fingers close over a bar that runs from left to right at y = -88, its wrist at the
 * origin and its thumb along the bar. `thumb` is the thumb's joints.
 */
export function overhandGrip(print, to, thumb) {
  const closed = [
    [34, -64, 38, -96, 20],
    [14, -70, 16, -108, 22],
    [-8, -71, -8, -111, 23],
    [-29, -66, -31, -106, 23],
  ]
  for (const [x, y, tx, ty, width] of closed)
    digit(
      print,
      to,
      [
        [x, y],
        [lerp(x, tx, 0.5), lerp(y, ty, 0.5)],
        [tx, ty],
      ],
      [width, width * 0.92],
      { nail: false, creases: [] },
    )
  const back = [
    [-23, 4],
    [-26, -22],
    [-38, -46],
    [-42, -64],
    [-40, -76],
    [-29, -82],
    [-19, -79],
    [-8, -86],
    [3, -83],
    [14, -84],
    [24, -77],
    [34, -76],
    [44, -67],
    [43, -48],
    [34, -22],
    [26, -6],
    [23, 4],
  ]
  const shape = to(spline(back, { steps: 4 }))
  print.cover(shape)
  print.plate(shape, plates.skin, shift)
  print.line(to(spline(back.slice(11), { steps: 6 })), 4.2, { start: 0.1, end: 0.03 })
  print.line(to(spline(back.slice(0, 5), { steps: 6 })), 4.2, { start: 0.03, end: 0.1 })
  for (const [x, y, turn] of [
    [34, -72, 0.25],
    [14, -80, 0.05],
    [-8, -82, 0],
    [-29, -77, -0.1],
  ])
    print.line(to(place(arc([0, 2], 9.5, 8, Math.PI * 1.1, Math.PI * 1.9, 8), [x, y], turn)), 2.8, {
      start: 0.5,
      end: 0.5,
    })
  for (const [x, y] of [
    [24, -72],
    [3, -77],
    [-19, -74],
  ])
    print.line(
      to([
        [x, y - 14],
        [x, y],
        [x * 0.9, y + 22],
      ]),
      3,
      { start: 0, end: 0.95 },
    )
  for (const line of [
    [
      [-25, -54],
      [-14, -26],
    ],
    [
      [14, -56],
      [7, -28],
    ],
  ])
    print.line(to(line), 2.2, { start: 0.5, end: 0.5 })
  hatch(print, to(spline(back.slice(12), { steps: 6 })), shape, { length: 14, gap: 6 })
  digit(print, to, thumb, [36, 28, 23, 18], { creases: [2], shade: -1, open: [0, 0.25] })
}

/**
 * A right hand that holds something between thumb and forefinger, seen from the thumb's side; its wrist is at the
 * origin, and the tips meet at [-58, -146]. `held` draws the thing, in front of the palm and behind both tips.
 */
export function pinch(print, to, held = () => {}) {
  const curled = [
    [
      [34, -70],
      [47, -104],
      [40, -130],
      [22, -140],
    ],
    [
      [20, -76],
      [31, -120],
      [19, -146],
      [-3, -152],
    ],
    [
      [4, -80],
      [11, -130],
      [-6, -156],
      [-30, -160],
    ],
  ]
  curled.forEach((joints, i) => digit(print, to, joints, [19 + i, 15 + i], { nail: false }))
  const back = [
    [-23, 4],
    [-26, -22],
    [-36, -48],
    [-37, -72],
    [-30, -90],
    [-14, -98],
    [6, -96],
    [24, -92],
    [40, -84],
    [44, -66],
    [36, -28],
    [26, -8],
    [23, 4],
  ]
  const shape = to(spline(back, { steps: 4 }))
  print.cover(shape)
  print.plate(shape, plates.skin, shift)
  print.line(to(spline(back.slice(8), { steps: 6 })), 4.2, { start: 0.1, end: 0.03 })
  print.line(to(spline(back.slice(0, 4), { steps: 6 })), 4.2, { start: 0.03, end: 0.1 })
  for (const [x, y, turn] of [
    [32, -78, 0.25],
    [18, -84, 0.1],
    [2, -88, 0],
  ])
    print.line(to(place(arc([0, 2], 9, 7, Math.PI * 1.1, Math.PI * 1.9, 8), [x, y], turn)), 2.6, {
      start: 0.5,
      end: 0.5,
    })
  for (const line of [
    [
      [26, -66],
      [15, -32],
    ],
    [
      [8, -70],
      [6, -36],
    ],
  ])
    print.line(to(line), 2.2, { start: 0.5, end: 0.5 })
  hatch(print, to(spline(back.slice(8), { steps: 6 })), shape, { length: 14, gap: 6 })
  held()
  digit(
    print,
    to,
    [
      [-17, -66],
      [-20, -116],
      [-36, -140],
      [-53, -150],
    ],
    [25, 22, 19, 16],
    { open: [0.09, 0.06] },
  )
  digit(
    print,
    to,
    [
      [-10, -22],
      [-36, -60],
      [-54, -98],
      [-62, -128],
    ],
    [36, 28, 23, 18],
    {
      creases: [2],
      shade: -1,
      open: [0, 0.24],
    },
  )
}
