import { bezier, ellipse, spline } from './geometry.mjs'
import { plates } from './palette.mjs'

/** A ribbon around the stems, with two loops and two tails. */
export function tie(print, [x, y], fill = plates.coral, tails = true) {
  for (const side of [-1, 1]) {
    const tail = [
      [x, y],
      [x + side * 12, y + 16],
      [x + side * 30, y + 44],
      [x + side * 18, y + 45],
      [x + side * 15, y + 50],
      [x + side * 3, y + 18],
    ]
    if (tails) print.body(spline(tail, { closed: true, steps: 5 }), fill, 2.4)
    const loop = spline(
      [
        [x, y],
        [x + side * 20, y - 13],
        [x + side * 40, y - 7],
        [x + side * 36, y + 9],
        [x + side * 16, y + 8],
      ],
      { closed: true, steps: 7 },
    )
    print.body(loop, fill, 3)
    print.line(
      bezier([x + side * 6, y], [x + side * 14, y - 4], [x + side * 22, y - 4], [x + side * 30, y - 1], 10),
      2,
      { start: 0, end: 0.7 },
    )
  }
  print.body(ellipse([x, y], 8, 9, 30), fill, 3)
}
