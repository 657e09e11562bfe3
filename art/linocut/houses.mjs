import { bezier, box, move, place } from './geometry.mjs'
import { paper, plates } from './palette.mjs'

/** Boards across a wall: thin lines with gaps, as a blade would leave them. */
export function boards(print, x, y, width, height, gap = 9) {
  for (let row = y + gap; row < y + height - 2; row += gap) {
    print.line(
      [
        [x + print.random.range(2, 8), row],
        [x + width - print.random.range(2, 8), row + print.random.range(-0.6, 0.6)],
      ],
      1.8,
      { start: 0.2, end: 0.2 },
    )
  }
}

/** A window of four panes. */
export function pane(print, x, y, width, height, fill = plates.lagoon) {
  const frame = box(x, y, width, height)
  print.body(frame, fill, 3)
  print.line(
    [
      [x + width / 2, y],
      [x + width / 2, y + height],
    ],
    2.2,
    { start: 0, end: 0 },
  )
  print.line(
    [
      [x, y + height / 2],
      [x + width, y + height / 2],
    ],
    2.2,
    { start: 0, end: 0 },
  )
}

/** A little heart, its point downwards. */
export const heart = (at, size) =>
  place(
    [...bezier([0, 10], [-22, -6], [-12, -20], [0, -8], 14), ...bezier([0, -8], [12, -20], [22, -6], [0, 10], 14)],
    at,
    0,
    size,
  )

/** A palm with a leaning trunk; the fronds grow from `top`. */
export function palm(print, foot, top, reach = 46) {
  const trunk = bezier(
    foot,
    [foot[0] + 2, (foot[1] + top[1]) / 2 + 14],
    [top[0] + (foot[0] - top[0]) * 0.3, (foot[1] + top[1]) / 2 - 10],
    top,
    26,
  )
  print.line(trunk, 6.5, { start: 0, end: 0.3, wobble: 0.3 })
  for (const angle of [-2.95, -2.4, -1.75, -1.15, -0.6, 0.05, 3.5]) {
    const curve = place(bezier([0, 0], [reach * 0.35, -6], [reach * 0.75, 0], [reach, 16], 18), top, 0).map(
      ([x, y]) => {
        const c = Math.cos(angle)
        return [top[0] + (x - top[0]) * c, top[1] + (y - top[1]) + (x - top[0]) * Math.sin(angle) * 0.8]
      },
    )
    print.line(curve, 3, { start: 0, end: 0.4 })
    for (let i = 3; i < curve.length - 1; i += 2) {
      const [x, y] = curve[i]
      const drop = 13 * (1 - Math.abs(i - 8) / 16)
      print.line(
        [
          [x, y],
          [x + Math.sign(Math.cos(angle) || 1) * 3, y + drop],
        ],
        1.7,
        { start: 0, end: 0.8, step: 2.4 },
      )
    }
  }
  for (const [dx, dy] of [
    [-4, 5],
    [5, 4],
  ])
    print.dot([top[0] + dx, top[1] + dy], 4)
}

/**
 * A boarded beach house on low stumps.
 * @param {[number, number]} at middle of its foot
 */
export function beachHouse(print, [x, y], width = 136, { roof = plates.coral } = {}) {
  const left = x - width / 2
  const wall = 64
  const floor = y - 16
  for (let i = 0; i < 6; i++)
    print.line(
      [
        [left + 8 + (i * (width - 16)) / 5, floor],
        [left + 8 + (i * (width - 16)) / 5, y],
      ],
      4,
      { start: 0, end: 0 },
    )
  print.body(box(left, floor - wall, width, wall), paper, 4)
  boards(print, left, floor - wall, width, wall)
  print.body(box(left - 8, floor - 3, width + 16, 7), plates.timber, 3)
  pane(print, left + 12, floor - wall + 18, 30, 28)
  pane(print, left + width - 42, floor - wall + 18, 30, 28)
  const door = box(x - 14, floor - 47, 28, 44)
  print.body(door, plates.wattle, 3.2).dot([x + 8, floor - 24], 1.8)
  const slope = [
    [left - 14, floor - wall],
    [x, floor - wall - 62],
    [left + width + 14, floor - wall],
  ]
  print.body(slope, roof, 4.6)
  for (let i = -5; i <= 5; i++) {
    if (i === 0) continue
    const foot = x + (i * (width + 20)) / 11.4
    print.line(
      [
        [foot, floor - wall - 2],
        [x + (foot - x) * 0.42, floor - wall - 36],
      ],
      1.9,
      { start: 0, end: 0.5 },
    )
  }
  print.body(move(heart([0, 0], 1.15), x, floor - wall - 20), paper, 3)
}
