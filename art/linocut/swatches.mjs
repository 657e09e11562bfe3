import { TAU, arc, bezier, box, ellipse, place, spline } from './geometry.mjs'
import { tie } from './ribbon.mjs'
import { paper, plates } from './palette.mjs'
import { drawLeaf } from './plants.mjs'
import { Print } from './print.mjs'

/**
 * Materials for the tiles. Each takes the print and the tile's outline, and
 * draws its texture inside.
 */
const textures = {
  plaster: (print, [x, y, w, h]) => {
    for (let i = 0; i < 16; i++) {
      const [px, py] = [print.random.range(x, x + w), print.random.range(y, y + h)]
      print.line(bezier([px, py], [px + 8, py - 5], [px + 18, py - 4], [px + 26, py + 2]), 1.6, {
        start: 0.4,
        end: 0.5,
      })
    }
  },
  timber: (print, [x, y, w, h]) => {
    const knot = [x + w * 0.62, y + h * 0.42]
    for (let r = 0; r < h; r += 8) {
      print.line(
        Array.from({ length: 26 }, (_, i) => {
          const px = x + (i / 25) * w
          const near = Math.exp(-(((px - knot[0]) / 20) ** 2))
          const side = y + r < knot[1] ? -1 : 1
          return [
            px,
            y + r + Math.sin(px * 0.05 + r) * 1.4 + side * near * 9 * Math.exp(-Math.abs(y + r - knot[1]) / 22),
          ]
        }),
        2,
        { start: 0.02, end: 0.02, wobble: 0.35 },
      )
    }
    print.outline(ellipse(knot, 7, 4.4, 24), 2, { step: 2 })
  },
  linen: (print, [x, y, w, h]) => {
    for (let r = 3; r < h; r += 9)
      for (let c = (r % 2) * 6; c < w; c += 13)
        print.line(
          [
            [x + c, y + r],
            [x + c + 6, y + r],
          ],
          1.7,
          { start: 0.3, end: 0.3, step: 3.2 },
        )
    for (let c = 4; c < w; c += 13)
      for (let r = 0; r < h; r += 18)
        print.line(
          [
            [x + c, y + r],
            [x + c, y + r + 6],
          ],
          1.5,
          { start: 0.3, end: 0.3, step: 3.2 },
        )
  },
  rattan: (print, [x, y, w, h]) => {
    for (let r = 0; r < h + 14; r += 14)
      for (let c = 0; c < w + 18; c += 18) {
        const flip = (r / 14 + c / 18) % 2
        for (const k of [-3, 0, 3]) {
          if (flip)
            print.line(
              [
                [x + c + 1, y + r + k],
                [x + c + 14, y + r + k],
              ],
              1.8,
              { start: 0.1, end: 0.1, step: 5 },
            )
          else
            print.line(
              [
                [x + c + 8 + k * 1.6, y + r - 5],
                [x + c + 8 + k * 1.6, y + r + 5],
              ],
              1.8,
              { start: 0.1, end: 0.1, step: 5 },
            )
        }
      }
  },
  terrazzo: (print, [x, y, w, h], accent = plates.coral) => {
    for (let i = 0; i < 26; i++) {
      const at = [x + 8 + ((i * 61.8) % (w - 10)), y + 8 + ((i * 38.2 + i * i * 3.1) % (h - 12))]
      const chip = place(
        [
          [-5, -2],
          [1, -5],
          [6, 0],
          [2, 4],
          [-4, 4],
        ],
        at,
        i * 1.7,
        0.7 + (i % 4) * 0.2,
      )
      if (i % 3 === 0) print.solid(chip)
      else print.flat(chip, i % 3 === 1 ? accent : plates.lagoon)
    }
  },
  stripes: (print, [x, y, w, h], accent = plates.lagoon) => {
    for (let c = 8; c < w; c += 20) {
      print.flat(box(x + c, y, 9, h), accent)
      for (const k of [0, 9])
        print.line(
          [
            [x + c + k, y],
            [x + c + k, y + h],
          ],
          1.8,
          { start: 0, end: 0 },
        )
    }
  },
  tiles: (print, [x, y, w, h]) => {
    const s = 26
    for (let r = 0; r < h; r += s)
      for (let c = 0; c < w; c += s) {
        const turn = ((r / s) * 3 + (c / s) * 5) % 4
        const corner = [
          [0, 0],
          [s, 0],
          [s, s],
          [0, s],
        ][turn]
        for (const k of [9, 17])
          print.line(
            arc([x + c + corner[0], y + r + corner[1]], k, k, (turn * TAU) / 4, ((turn + 1) * TAU) / 4, 10),
            2.4,
            { start: 0, end: 0 },
          )
      }
    for (let c = s; c < w; c += s)
      print.line(
        [
          [x + c, y],
          [x + c, y + h],
        ],
        1.6,
        { start: 0, end: 0 },
      )
    for (let r = s; r < h; r += s)
      print.line(
        [
          [x, y + r],
          [x + w, y + r],
        ],
        1.6,
        { start: 0, end: 0 },
      )
  },
  waves: (print, [x, y, w, h]) => {
    for (let r = 6; r < h + 10; r += 13)
      for (let c = -10; c < w + 20; c += 26)
        print.line(arc([x + c + (r % 2 ? 13 : 0), y + r + 5], 12, 10, Math.PI * 1.06, Math.PI * 1.94, 12), 2.3, {
          start: 0.25,
          end: 0.25,
        })
  },
  stone: (print, [x, y, w, h]) => {
    const rows = [0, 0.3, 0.62, 1]
    rows.slice(1).forEach((row, i) => {
      print.line(
        spline([
          [x, y + row * h],
          [x + w * 0.3, y + row * h + 2],
          [x + w * 0.7, y + row * h - 2],
          [x + w, y + row * h + 1],
        ]),
        2.6,
        { start: 0, end: 0 },
      )
      for (const c of i % 2 ? [0.34, 0.74] : [0.2, 0.55, 0.85])
        print.line(
          [
            [x + c * w, y + rows[i] * h],
            [x + c * w + 3, y + row * h],
          ],
          2.4,
          { start: 0, end: 0 },
        )
    })
    for (let i = 0; i < 26; i++) print.dot([x + ((i * 47) % w), y + ((i * 29) % h)], 1.1)
  },
}

const blank = () => {}

/** One sample: an outline, its colour and its material. */
function sample(print, frame, fill, texture = blank, accent) {
  const [x, y, w, h] = frame
  const shape = box(x, y, w, h, 5)
  print.cover(shape).plate(shape, fill)
  const marks = print.marks.length
  print.within(box(x + 3, y + 3, w - 6, h - 6, 4), () => texture(print, frame, accent))
  if (print.marks.length > marks) print.clipPlates(marks, shape)
  print.outline(shape, 4)
}

/** A board of five samples with a keepsake on it. */
function board(seed, samples, keepsake) {
  const print = new Print({ seed })
  const frames = [
    [-112, -112, 132, 96],
    [28, -112, 84, 130],
    [-112, -8, 84, 120],
    [-20, -8, 40, 120],
    [28, 26, 84, 86],
  ]
  frames.forEach((frame, i) => sample(print, frame, ...samples[i]))
  keepsake(print)
  return print
}

const stone = (print, at, rx, ry, fill) => {
  const pebble = place(polarish(rx, ry), at, 0.3)
  print
    .body(pebble, fill, 3.4)
    .line(arc(at, rx * 0.6, ry * 0.56, Math.PI * 1.1, Math.PI * 1.5, 8), 2.2, { start: 0.4, end: 0.4 })
}
const polarish = (rx, ry) =>
  spline(
    [
      [-rx, 0],
      [-rx * 0.6, -ry * 0.9],
      [rx * 0.2, -ry],
      [rx, -ry * 0.2],
      [rx * 0.7, ry * 0.8],
      [-rx * 0.3, ry],
    ],
    { closed: true, steps: 6 },
  )

const t = textures
export const swatches = {
  'clean-minimalism': () =>
    board(
      91,
      [
        ['#fffdf8', t.plaster],
        [plates.stone, blank],
        [plates.driftwood, t.timber],
        ['#fffdf8', blank],
        ['#e9e7df', t.linen],
      ],
      (print) => {
        // An arched niche in the plaster.
        const niche = arc([-46, -18], 36, 62, Math.PI, TAU, 30)
        print
          .cover(niche)
          .plate(niche, plates.lagoonLight)
          .line(niche, 3.4, { start: 0, end: 0 })
          .line(
            [
              [-84, -18],
              [-8, -18],
            ],
            3,
            { start: 0, end: 0 },
          )
        stone(print, [70, -4], 24, 17, paper)
      },
    ),
  'earthy-warmth': () =>
    board(
      92,
      [
        [plates.clay, t.plaster],
        [plates.driftwood, t.terrazzo, plates.clay],
        [plates.timber, t.timber],
        [plates.hibiscus, blank],
        [plates.sand, t.rattan],
      ],
      (print) => {
        const pot = spline(
          [
            [-62, -42],
            [-84, -26],
            [-84, -2],
            [-66, 18],
            [-34, 18],
            [-16, -2],
            [-16, -26],
            [-38, -42],
            [-34, -56],
            [-66, -56],
          ],
          { closed: true, steps: 6 },
        )
        print.body(pot, plates.sand, 4)
        for (const y of [-24, -14])
          print.line(bezier([-83, y], [-64, y + 6], [-36, y + 6], [-17, y]), 2.6, { start: 0, end: 0 })
      },
    ),
  'bright-airy': () =>
    board(
      93,
      [
        [plates.lagoonLight, blank],
        ['#fffdf8', t.linen],
        ['#fffdf8', t.stripes, plates.wattle],
        [plates.wattle, blank],
        [plates.lagoonLight, t.waves],
      ],
      (print) => {
        const sun = ellipse([-46, -60], 26, 26, 60)
        print.plate(sun, plates.wattle).outline(sun, 3.6)
        for (let i = 0; i < 14; i++)
          print.line(
            place(
              [
                [33, 0],
                [i % 2 ? 40 : 44, 0],
              ],
              [-46, -60],
              (i / 14) * TAU,
            ),
            3,
            { start: 0.4, end: 0.4, step: 1.6 },
          )
        for (const a of [-2.2, -1.57, -0.95]) drawLeaf(print, [70, 6], a, 56, 22, { veins: 3 })
      },
    ),
  'neutral-tones': () =>
    board(
      94,
      [
        [plates.driftwood, t.linen],
        [plates.sand, t.plaster],
        [plates.stone, t.rattan],
        ['#cbbfa8', blank],
        [plates.timber, t.timber],
      ],
      (print) => {
        for (const [dx, dy, r] of [
          [0, 0, 25],
          [-6, -21, 19],
          [2, -37, 13],
        ])
          stone(print, [-44 + dx, -28 + dy], r, r * 0.52, paper)
      },
    ),
  'coastal-vibes': () =>
    board(
      95,
      [
        [plates.lagoon, t.waves],
        [plates.sand, t.rattan],
        ['#fffdf8', t.stripes, plates.lagoon],
        [plates.coral, blank],
        [plates.driftwood, t.timber],
      ],
      (print) => {
        const star = place(
          Array.from({ length: 100 }, (_, i) => {
            const a = (i / 100) * TAU
            const r = 14 + 26 * ((1 + Math.cos(5 * a)) / 2) ** 1.4
            return [Math.cos(a) * r, Math.sin(a) * r]
          }),
          [66, -14],
          -1.3,
        )
        print.body(star, plates.coral, 3.8)
        for (let i = 0; i < 5; i++)
          for (const r of [8, 16, 24, 31])
            print.dot([66 + Math.cos(-1.3 + (i * TAU) / 5) * r, -14 + Math.sin(-1.3 + (i * TAU) / 5) * r], 2)
      },
    ),
  'rustic-earth': () =>
    board(
      96,
      [
        [plates.timber, t.timber],
        [plates.stone, t.stone],
        [plates.clay, t.tiles],
        [plates.pandanus, blank],
        [plates.driftwood, t.linen],
      ],
      (print) => {
        print.line(bezier([-104, -24], [-80, -50], [-50, -70], [-16, -84]), 3.2, { start: 0, end: 0.2 })
        for (const [x, y, a] of [
          [-86, -42, -1.9],
          [-70, -54, 0.2],
          [-56, -64, -1.7],
          [-38, -74, 0.3],
          [-20, -83, -0.6],
        ])
          drawLeaf(print, [x, y], a, 40, 17, { veins: 3 })
      },
    ),
  'surprise-me': () =>
    board(
      97,
      [
        [plates.lagoon, t.waves],
        [plates.wattle, blank],
        [plates.coral, t.plaster],
        [plates.leaf, blank],
        [plates.sand, t.terrazzo],
      ],
      (print) => {
        const parcel = box(-58, -46, 92, 76, 4)
        print.body(parcel, paper, 4.4)
        print.body(box(-20, -46, 16, 76), plates.coral, 3)
        print.body(box(-64, -58, 104, 20, 3), paper, 4.4)
        print.body(box(-20, -58, 16, 20), plates.coral, 3)
        tie(print, [-12, -66], plates.coral, false)
      },
    ),
}
