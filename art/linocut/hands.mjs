import { ellipse, place, scale, spline } from './geometry.mjs'

/** An open hand, palm to us, thumb to the right, wrist at the foot; about 150 wide and 200 high. */
const palm = [
  [-26, 104],
  [-30, 66],
  [-41, 36],
  [-48, 8],
  [-59, -18],
  [-67, -36],
  [-64, -48],
  [-54, -48],
  [-46, -34],
  [-35, -8],
  [-38, -36],
  [-41, -66],
  [-38, -81],
  [-28, -84],
  [-20, -77],
  [-17, -58],
  [-13, -16],
  [-11, -50],
  [-9, -84],
  [-5, -97],
  [4, -101],
  [13, -95],
  [14, -78],
  [12, -42],
  [12, -15],
  [20, -42],
  [28, -72],
  [34, -84],
  [44, -84],
  [49, -75],
  [46, -58],
  [39, -26],
  [35, 6],
  [40, 16],
  [54, 4],
  [67, -10],
  [78, -16],
  [87, -10],
  [87, 2],
  [76, 18],
  [60, 40],
  [44, 60],
  [34, 76],
  [30, 104],
]

export const handShape = (at, size = 1, spread = 1) => place(scale(spline(palm, { steps: 6 }), size * spread, size), at)

/** A paw print: one large pad and four toes. */
export function paw(print, at, size, fill, { solid = true, angle = 0 } = {}) {
  const put = (points) => place(points, at, angle, size)
  const pad = put(
    spline(
      [
        [0, -6],
        [16, 4],
        [27, 22],
        [20, 36],
        [8, 34],
        [0, 31],
        [-8, 34],
        [-20, 36],
        [-27, 22],
        [-16, 4],
      ],
      { closed: true, steps: 6 },
    ),
  )
  const toes = [
    [-33, -6, 9, 13, -0.5],
    [-13, -26, 10, 15, -0.14],
    [13, -26, 10, 15, 0.14],
    [33, -6, 9, 13, 0.5],
  ].map(([x, y, rx, ry, a]) => put(place(ellipse([0, 0], rx, ry, 30), [x, y], a)))
  for (const shape of [pad, ...toes]) {
    print.cover(shape)
    print.plate(
      shape,
      fill,
      print.shift.map((v) => v * Math.min(1, size)),
    )
    if (solid) print.solid(shape)
    else print.outline(shape, 3.6 * Math.min(1, size + 0.2))
  }
}
