import { arc, bezier, place, scale, spline } from './geometry.mjs'
import { paper, plates } from './palette.mjs'

const mirrored = (points) => points.map(([x, y]) => [x, -y])

/**
 * A green turtle from above, swimming towards +x, about 240 units long at size 1.
 */
export function turtle(print, at, size = 1, { angle = 0, skin = plates.leaf, shell = plates.lagoon } = {}) {
  const put = (points) => place(points, at, angle, size)
  const w = (v) => v * (0.45 + 0.55 * size)
  const front = spline(
    [
      [44, -40],
      [58, -58],
      [56, -84],
      [36, -112],
      [6, -132],
      [-22, -138],
      [-26, -132],
      [-4, -116],
      [12, -94],
      [18, -70],
      [18, -50],
    ],
    { closed: true, steps: 6 },
  )
  const nearFront = spline(
    [
      [46, 38],
      [66, 54],
      [74, 80],
      [64, 108],
      [42, 130],
      [22, 140],
      [16, 134],
      [30, 116],
      [36, 92],
      [30, 68],
      [18, 50],
    ],
    { closed: true, steps: 6 },
  )
  const rear = spline(
    [
      [-58, -30],
      [-78, -44],
      [-98, -62],
      [-118, -66],
      [-120, -58],
      [-108, -42],
      [-88, -24],
      [-70, -14],
    ],
    { closed: true, steps: 6 },
  )
  for (const flipper of [front, nearFront, rear, mirrored(rear)]) print.body(put(flipper), skin, w(3.8))
  scales(print, put, front, w)
  scales(print, put, nearFront, w)
  print.body(
    put([
      [-84, -7],
      [-112, 0],
      [-84, 7],
    ]),
    skin,
    w(3),
  )

  const head = spline(
    [
      [62, -17],
      [82, -20],
      [104, -23],
      [124, -16],
      [133, -2],
      [126, 13],
      [106, 22],
      [84, 20],
      [62, 17],
    ],
    { closed: true, steps: 6 },
  )
  print.body(put(head), skin, w(4))
  for (const [a, b] of [
    [
      [104, -22],
      [100, -8],
    ],
    [
      [100, -8],
      [82, -7],
    ],
    [
      [100, -8],
      [112, 0],
    ],
    [
      [112, 0],
      [100, 9],
    ],
    [
      [100, 9],
      [82, 8],
    ],
    [
      [100, 9],
      [104, 21],
    ],
    [
      [112, 0],
      [128, -2],
    ],
  ])
    print.line(put([a, b]), w(2.2), { start: 0.1, end: 0.2, step: 2 })
  for (const side of [-1, 1]) print.dot(put([[117, side * 11]])[0], 3.6 * size)

  const carapace = spline(
    [
      [70, 0],
      [66, -24],
      [48, -46],
      [16, -58],
      [-22, -55],
      [-58, -38],
      [-82, -17],
      [-92, 0],
      [-82, 17],
      [-58, 38],
      [-22, 55],
      [16, 58],
      [48, 46],
      [66, 24],
    ],
    { closed: true, steps: 8 },
  )
  print.body(put(carapace), shell, w(5))
  scutes(print, put, carapace, w)
}

function scales(print, put, flipper, w) {
  print.within(put(flipper), () => {
    for (let x = -40; x < 90; x += 14) {
      for (let y = -143; y < 150; y += 13) {
        const [cx, cy] = [x + ((y / 13) % 2) * 6, y]
        print.line(put(arc([cx, cy], 5, 4.4, Math.PI * 0.1, Math.PI * 1.1, 5)), w(1.9), {
          start: 0.3,
          end: 0.3,
          step: 2.2,
        })
      }
    }
  })
}

/** The plates of the shell: five along the spine, four on each side, small ones around the rim. */
function scutes(print, put, carapace, w) {
  const rim = scale(carapace, 0.83, 0.8, [-8, 0])
  print.outline(put(rim), w(2.8))
  for (let i = 0; i < carapace.length; i += 5) print.line(put([carapace[i], rim[i]]), w(2.2), { start: 0, end: 0 })
  const spine = [56, 40, 16, -12, -40, -62, -78]
  const reach = [7, 15, 17, 17, 14, 9, 4]
  for (const side of [-1, 1]) {
    const zigzag = []
    spine.forEach((x, i) => {
      zigzag.push([x, side * reach[i]])
      if (i < spine.length - 1) zigzag.push([(x + spine[i + 1]) / 2, side * (reach[i] + 7)])
    })
    print.line(put(zigzag), w(3), { start: 0.02, end: 0.02, step: 2.4 })
    ;[
      [28, 34, 48],
      [2, 0, 49],
      [-26, -34, 42],
      [-51, -60, 28],
    ].forEach(([x, tx, ty], i) =>
      print.line(
        put([
          [x, side * (reach[i + 1] + 7)],
          [tx, side * ty * 0.92],
        ]),
        w(3),
        { start: 0, end: 0 },
      ),
    )
    // Rays in each side plate, as on a real shell.
    for (const [x, y] of [
      [42, 30],
      [15, 34],
      [-13, 34],
      [-42, 26],
    ]) {
      for (const turn of [-0.75, -0.25, 0.25, 0.75])
        print.line(
          put(
            place(
              [
                [0, 0],
                [15, 0],
              ],
              [x, side * (y - 10)],
              side * (Math.PI / 2 + turn - 0.2),
            ),
          ),
          w(2),
          { start: 0.1, end: 0.8, step: 2.2 },
        )
    }
  }
  for (let i = 0; i < spine.length - 1; i++) {
    if (i)
      print.line(
        put([
          [spine[i], -reach[i]],
          [spine[i] + 2, 0],
          [spine[i], reach[i]],
        ]),
        w(2.6),
        { start: 0, end: 0 },
      )
    const x = (spine[i] + spine[i + 1]) / 2
    for (const y of [-7, 0, 7])
      print.line(
        put([
          [x + 6, y * 0.7],
          [x - 6, y],
        ]),
        w(1.9),
        { start: 0.2, end: 0.6, step: 2.2 },
      )
  }
}

/** A clownfish swimming to the left (or right, when flipped), about 170 units long at size 1. */
export function clownfish(print, at, size = 1, { fill = plates.coral, flip = false, angle = 0, band = paper } = {}) {
  const put = (points) => place(flip ? points.map(([x, y]) => [-x, y]) : points, at, angle, size)
  const w = (v) => v * (0.4 + 0.6 * size)
  const fins = {
    tail: spline(
      [
        [56, -9],
        [74, -30],
        [92, -34],
        [98, -20],
        [99, 0],
        [98, 20],
        [92, 34],
        [74, 30],
        [56, 9],
      ],
      { closed: true, steps: 6 },
    ),
    back: spline(
      [
        [-34, -38],
        [-16, -58],
        [6, -56],
        [20, -46],
        [36, -56],
        [54, -48],
        [56, -28],
        [44, -18],
      ],
      { closed: true, steps: 6 },
    ),
    belly: spline(
      [
        [10, 38],
        [24, 58],
        [44, 56],
        [56, 40],
        [52, 20],
        [40, 18],
      ],
      { closed: true, steps: 6 },
    ),
    pelvic: spline(
      [
        [-24, 40],
        [-16, 62],
        [2, 64],
        [6, 42],
      ],
      { closed: true, steps: 6 },
    ),
  }
  for (const fin of Object.values(fins)) print.body(put(fin), fill, w(4))
  for (const [a, b] of [
    [
      [68, -10],
      [88, -24],
    ],
    [
      [70, 0],
      [92, 0],
    ],
    [
      [68, 10],
      [88, 24],
    ],
    [
      [-14, -42],
      [-8, -54],
    ],
    [
      [4, -42],
      [8, -53],
    ],
    [
      [36, -36],
      [42, -50],
    ],
    [
      [46, -30],
      [52, -44],
    ],
    [
      [30, 40],
      [36, 54],
    ],
    [
      [42, 34],
      [50, 46],
    ],
    [
      [-10, 46],
      [-6, 58],
    ],
  ])
    print.line(put([a, b]), w(2.4), { start: 0, end: 0.5, step: 2 })
  const body = put(
    spline(
      [
        [-82, 4],
        [-76, -12],
        [-58, -31],
        [-28, -43],
        [8, -42],
        [38, -28],
        [60, -12],
        [66, 0],
        [60, 12],
        [38, 28],
        [8, 42],
        [-28, 43],
        [-58, 31],
        [-76, 16],
      ],
      { closed: true, steps: 8 },
    ),
  )
  print.body(body, fill, w(4.6))
  for (const [x, half, bow] of [
    [-36, 10, 9],
    [12, 11, -8],
    [55, 5, -3],
  ]) {
    const edge = (dx) => bezier([x + dx, -48], [x + dx + bow, -16], [x + dx + bow, 16], [x + dx, 48], 26)
    const stripe = [...edge(-half), ...edge(half).reverse()]
    const clipped = put(stripe).map((p) => nearestInside(p, body))
    print.cover(clipped.filter((_, i) => i % 2 === 0)).flat(clipped, band)
    print.within(body, () => {
      print.line(put(edge(-half)), w(4), { start: 0, end: 0 })
      print.line(put(edge(half)), w(4), { start: 0, end: 0 })
    })
  }
  print.outline(body, w(4.6))
  const fin = put(
    spline(
      [
        [-20, 6],
        [-4, -6],
        [14, 2],
        [14, 20],
        [-2, 26],
        [-16, 20],
      ],
      { closed: true, steps: 6 },
    ),
  )
  print.body(fin, fill, w(3.4))
  for (const y of [4, 12, 19])
    print.line(
      put([
        [-10, 12],
        [9, y],
      ]),
      w(2),
      { start: 0, end: 0.5, step: 2 },
    )
  print.dot(put([[-60, -7]])[0], 7.4 * size).dot(put([[-61.5, -8.5]])[0], 2.4 * size, paper, 2)
  print.line(put(bezier([-81, 8], [-74, 10], [-70, 14], [-70, 17], 8)), w(3), { start: 0, end: 0.4, step: 2 })
}

/** Pulls a point towards the middle of a convex shape until it lies inside. */
function nearestInside([x, y], shape) {
  const ys = shape.map((p) => p[1])
  const near = shape.filter((p) => Math.abs(p[0] - x) < 4 + (Math.max(...ys) - Math.min(...ys)) * 0.06).map((p) => p[1])
  if (!near.length) return [x, y]
  return [x, Math.max(Math.min(...near), Math.min(Math.max(...near), y))]
}

/**
 * A sea slug crawling to the left, seen from above: frilled mantle, spots, two horns at the front and a flower
 * of gills at the back. About 230 units long at size 1.
 */
export function nudibranch(print, at, size = 1, { fill = plates.wattle, frill = plates.coral, angle = 0 } = {}) {
  const put = (points) => place(points, at, angle, size)
  const w = (v) => v * (0.45 + 0.55 * size)
  // `turn` goes around the body, `part` from its middle to its rim.
  const spot = (turn, part, ruffle = 0) => {
    const reach = part * (1 + ruffle * Math.sin(turn * 13))
    const [x, y] = [Math.cos(turn) * 102 * reach, Math.sin(turn) * (58 - 8 * Math.cos(turn)) * reach]
    return [x, y + Math.sin(x * 0.026) * 9]
  }
  const rim = (part, ruffle) => Array.from({ length: 130 }, (_, i) => spot((i / 130) * Math.PI * 2, part, ruffle))
  print.body(
    put(
      spline(
        [
          [70, -16],
          [104, -12],
          [132, 2],
          [106, 12],
          [72, 18],
        ],
        { closed: true, steps: 6 },
      ),
    ),
    fill,
    w(4),
  )
  print.body(put(rim(0.94, 0.06)), frill, w(4.4))
  const back = put(rim(0.66, 0))
  print.flat(back, fill).outline(back, w(3.4))
  for (let i = 0; i < 40; i++) {
    const turn = ((i + 0.5) / 40) * Math.PI * 2
    print.line(put([spot(turn, 0.73), spot(turn, 0.86)]), w(2.6), { start: 0.1, end: 0.5, step: 2 })
  }
  for (const [turn, part, r] of [
    [3.5, 0.46, 4.6],
    [2.7, 0.5, 4],
    [4.1, 0.4, 6],
    [4.6, 0.5, 3.4],
    [2.1, 0.42, 6],
    [1.6, 0.5, 4],
    [3.14, 0.16, 6.4],
    [4.9, 0.3, 4.4],
    [1.4, 0.16, 5],
    [3.1, 0.34, 3.4],
    [5.4, 0.5, 4.4],
    [1, 0.52, 4],
  ]) {
    print.dot(put([spot(turn, part)])[0], r * size)
  }
  const [gx, gy] = spot(0.1, 0.52)
  for (let i = 0; i < 9; i++) {
    const turn = Math.PI * 0.02 + (i / 9) * Math.PI * 2
    const plume = put(
      place(
        spline(
          [
            [5, -3],
            [14, -10],
            [27, -9],
            [36, 0],
            [27, 9],
            [14, 10],
            [5, 3],
          ],
          { closed: true, steps: 4 },
        ),
        [gx, gy],
        turn,
      ),
    )
    print.body(plume, frill, w(2.8), { step: 2.4 })
    print.line(
      put(
        place(
          [
            [9, 0],
            [28, 0],
          ],
          [gx, gy],
          turn,
        ),
      ),
      w(2),
      { start: 0, end: 0.6, step: 3 },
    )
  }
  print.dot(put([[gx, gy]])[0], 6 * size)
  for (const s of [-1, 1]) {
    const [x, y] = spot(Math.PI + s * 0.36, 0.6)
    const angleOut = Math.PI + s * 0.5
    const horn = put(
      place(
        spline(
          [
            [0, -4],
            [18, -4],
            [34, -7],
            [48, -7],
            [56, 0],
            [48, 7],
            [34, 7],
            [18, 4],
            [0, 4],
          ],
          { closed: true, steps: 4 },
        ),
        [x, y],
        angleOut,
      ),
    )
    print.body(horn, frill, w(3.4), { step: 2.4 })
    for (const r of [31, 38, 45])
      print.line(
        put(
          place(
            [
              [r, -7],
              [r + 2, 0],
              [r, 7],
            ],
            [x, y],
            angleOut,
          ),
        ),
        w(2.2),
        { start: 0, end: 0, step: 2.4 },
      )
  }
}

/** A small plain fish for a shoal, swimming left. */
export function smallFish(print, at, size, { fill = plates.lagoonLight, angle = 0, flip = false } = {}) {
  const put = (points) => place(flip ? points.map(([x, y]) => [-x, y]) : points, at, angle, size)
  const fish = put([
    ...bezier([-30, 0], [-14, -17], [10, -14], [24, -3]),
    ...bezier([24, -3], [32, -10], [36, -13], [40, -15], 6),
    ...bezier([40, -15], [35, -4], [35, 4], [40, 15], 6),
    ...bezier([40, 15], [36, 13], [32, 10], [24, 3], 6),
    ...bezier([24, 3], [10, 14], [-14, 17], [-30, 0]),
  ])
  print.body(fish, fill, 2.6)
  print.dot(put([[-18, -3]])[0], 2.6 * size)
  if (size > 0.6) print.line(put(arc([-16, 0], 9, 11, -0.9, 0.9, 8)), 2, { start: 0.2, end: 0.2, step: 3 })
  for (const y of [-3, 4])
    print.line(
      put([
        [2, y - 1],
        [14, y - 1],
      ]),
      1.6,
      { start: 0.3, end: 0.6, step: 1.8 },
    )
}
