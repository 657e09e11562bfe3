import { arc, bezier, box, ellipse } from './geometry.mjs'
import { plates } from './palette.mjs'

/** The outline of a jar with its foot at [x, y]. The neck is narrower than the body. */
export function jarShape([x, y], width, height, neck = 0.78) {
  const half = width / 2
  const throat = half * neck
  const top = y - height
  const shoulder = height * 0.16
  const side = (s) =>
    bezier(
      [x + s * throat, top],
      [x + s * throat, top + shoulder * 0.7],
      [x + s * half, top + shoulder * 0.6],
      [x + s * half, top + shoulder * 1.5],
      10,
    )
  const foot = (s) =>
    bezier([x + s * half, y - 10], [x + s * half, y - 2], [x + s * (half - 2), y], [x + s * (half - 10), y], 6)
  return [...side(1), ...foot(1), ...[...side(-1), ...foot(-1)].reverse()]
}

/**
 * A glass jar and its contents.
 * @param {(inner: [number, number][]) => void} [contents] draws inside the glass
 */
export function jar(
  print,
  at,
  width,
  height,
  { glass = plates.lagoonLight, lid = plates.timber, contents, neck = 0.78, edge = 4 } = {},
) {
  const shape = jarShape(at, width, height, neck)
  print.cover(shape)
  if (glass) print.plate(shape, glass)
  if (contents) print.within(shape, () => contents(shape))
  print.outline(shape, edge)
  const [x, y] = at
  const top = y - height
  const rim = box(x - (width * neck) / 2 - 3, top - 7, width * neck + 6, 9, 4)
  print.body(rim, plates.lagoonLight, 3)
  if (lid) cork(print, [x, top - 7], width * neck * 0.92, lid)
  // A highlight on the glass: two short cuts down the left side.
  print.line(
    [
      [x - width * 0.36, top + height * 0.32],
      [x - width * 0.37, top + height * 0.56],
    ],
    3.2,
    { start: 0.3, end: 0.3 },
  )
  print.line(
    [
      [x - width * 0.36, top + height * 0.63],
      [x - width * 0.36, top + height * 0.7],
    ],
    2.6,
    { start: 0.3, end: 0.3 },
  )
}

function cork(print, [x, y], width, fill) {
  const stopper = [
    [x - width / 2, y],
    [x - width * 0.46, y - 13],
    [x + width * 0.46, y - 13],
    [x + width / 2, y],
  ]
  print.body(stopper, fill, 3)
  for (let i = 0; i < 5; i++) print.dot([x + (i - 2) * width * 0.17, y - 5 - (i % 2) * 4], 0.9)
}

/** A spray bottle with a square head, foot at [x, y], 150 units tall. */
export function sprayBottle(print, [x, y], fill = plates.lagoon) {
  const put = (points) => points.map(([px, py]) => [x + px, y + py])
  const body = put([
    ...bezier([-11, -104], [-13, -86], [-34, -88], [-36, -66], 12),
    [-36, -12],
    ...arc([-26, -10], 10, 10, Math.PI, Math.PI / 2, 6),
    ...arc([26, -10], 10, 10, Math.PI / 2, 0, 6),
    [36, -66],
    ...bezier([36, -66], [34, -88], [13, -86], [11, -104], 12),
  ])
  print.body(body, fill, 4)
  print.body(put(box(-13, -116, 26, 13, 3)), plates.wattle, 3)
  const head = put([
    [-13, -117],
    [-13, -130],
    [-46, -134],
    [-48, -146],
    [-20, -150],
    [16, -150],
    [26, -138],
    [24, -130],
    [13, -128],
    [13, -117],
  ])
  print.body(head, plates.wattle, 3.4)
  print.line(put(bezier([-22, -131], [-28, -122], [-30, -112], [-27, -102], 10)), 4.4, { start: 0.1, end: 0.3 })
  print.line(
    put([
      [-28, -60],
      [-28, -22],
    ]),
    2.6,
    { start: 0.2, end: 0.5 },
  )
}

/** A four-armed glint. */
export function glint(print, [x, y], size, fill = null) {
  const star = []
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 - Math.PI / 2
    const r = i % 2 ? size * 0.24 : size
    star.push([x + Math.cos(a) * r, y + Math.sin(a) * r])
  }
  if (fill) print.plate(star, fill, [2, 2]).outline(star, 2, { step: 2 })
  else print.solid(star)
}

/** A soap bubble with a highlight. */
export function bubble(print, at, radius, fill = plates.lagoonLight) {
  const round = ellipse(at, radius, radius, 40)
  print.cover(round)
  if (fill) print.plate(round, fill, [2, 2])
  print.outline(round, Math.max(1.8, radius * 0.16), { step: 2.2 })
  print.line(arc(at, radius * 0.6, radius * 0.6, Math.PI * 1.05, Math.PI * 1.45, 8), Math.max(1.4, radius * 0.12), {
    start: 0.4,
    end: 0.4,
    step: 1.6,
  })
}
