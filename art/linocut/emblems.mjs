import { TAU, arc, bezier, bounds, ellipse, lerp, place, polar, rotate, spline } from './geometry.mjs'
import { paper, plates } from './palette.mjs'
import { berry, daisy, drawLeaf, leafyStem } from './plants.mjs'
import { Print } from './print.mjs'
import { tie } from './ribbon.mjs'

/** Natural Order: a nautilus cut open, each chamber in its place. */
function nautilus() {
  const print = new Print({ seed: 9 })
  const growth = 0.178
  const turns = TAU * 2.62
  const raw = (t) => rotate([[Math.exp(growth * t), 0]], t - turns - 1.02)[0]
  const samples = Array.from({ length: 420 }, (_, i) => raw((i / 419) * turns))
  const [left, top, right, bottom] = bounds(samples)
  const size = Math.min(214 / (right - left), 214 / (bottom - top))
  const fit = ([x, y]) => [(x - (left + right) / 2) * size - 1, (y - (top + bottom) / 2) * size - 1]
  const wall = (t) => fit(raw(t))
  const shell = samples.map(fit)

  const lip = bezier(
    wall(turns),
    fit(raw(turns).map((v, i) => v * 0.86 + raw(turns - 1.2)[i] * 0.02)),
    fit(raw(turns - TAU + 0.42).map((v) => v * 1.75)),
    wall(turns - TAU + 0.1),
    30,
  )
  const whorl = shell.filter((_, i) => (i / 419) * turns >= turns - TAU + 0.1)
  print.plate([...whorl, ...lip], plates.lagoon)

  print.line(shell, 5, { start: 0.3, end: 0.01, wobble: 0.14 })
  print.line(lip, 4.2, { start: 0.02, end: 0.05 })

  // Chambers: walls bowed away from the opening, each a little further apart than the last.
  const chambersEnd = turns - 1.75
  const beads = []
  for (let t = TAU * 0.62; t < chambersEnd; t += 0.33 - 0.004 * t) {
    const outer = wall(t)
    const inner = wall(t - TAU)
    const bow = wall(t - 0.34)
    const middle = [0, 1].map((k) => lerp(wall(t - 0.42)[k], wall(t - TAU - 0.42)[k], 0.5))
    print.line(
      bezier(
        outer,
        [lerp(bow[0], outer[0], 0.35), lerp(bow[1], outer[1], 0.35)].map((v, k) => lerp(v, middle[k], 0.55)),
        middle,
        inner,
        20,
      ),
      2.7,
      { start: 0.02, end: 0.25 },
    )
    if (t > TAU * 1.5) beads.push([0, 1].map((k) => lerp(wall(t - 0.14)[k], wall(t - TAU - 0.14)[k], 0.42)))
  }
  for (const [i, bead] of beads.entries()) print.dot(bead, 1.1 + i * 0.06, plates.wattle, 2)

  // Growth lines across the open chamber of the shell.
  for (let k = 0; k < 9; k++) {
    const t = chambersEnd + 0.2 + k * 0.17
    const from = wall(t)
    const reach = 0.3 + 0.14 * Math.sin(k * 2.1)
    const end = [0, 1].map((j) => lerp(from[j], wall(t - TAU)[j], reach))
    const mid = [0, 1].map((j) => lerp(from[j], wall(t - 0.3)[j], 0.3) * 0.94)
    print.line(spline([from, mid, end]), 2.4, { start: 0, end: 0.8 })
  }
  return print
}

/** Daily Glow: a morning glory on its vine, open to one side, with the day's first rays above it. */
function morningGlory() {
  const print = new Print({ seed: 5 })
  const tilt = 0.3
  const mouth = [6, -22]
  // the open mouth, an ellipse seen from below its rim; all parts are drawn upright and rotated together
  const put = (points) => place(points, mouth, tilt)
  const ring = (share, from = 0, to = TAU, steps = 120) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const a = lerp(from, to, i / steps)
      const scallop = 1 + (share > 0.9 ? 0.05 * Math.cos(5 * a + 0.6) + 0.012 * Math.sin(17 * a) : 0)
      return [86 * share * scallop * Math.cos(a), 59 * share * scallop * Math.sin(a)]
    })

  // the vine, its leaves and a tendril
  const vine = bezier([-116, 52], [-92, 108], [-50, 124], [-24, 98], 30)
  print.line(vine, 4.2, { start: 0.5, end: 0.05 })
  print.line(spline([vine[8], [-104, 116], [-117, 104], [-109, 92], [-99, 99], [-105, 105]], { steps: 8 }), 2.4, {
    start: 0,
    end: 0.6,
  })
  const leaf = (at, angle, size) => {
    const half = [
      ...bezier([0, 0], [-16, 6], [-20, 30], [2, 33], 8),
      ...bezier([2, 33], [28, 34], [44, 12], [72, 0], 12).slice(1),
    ]
    const shape = place([...half, ...half.map(([x, y]) => [x, -y]).reverse()], at, angle, size)
    print.body(shape, plates.leaf, 3.6, { wobble: 0.18 })
    const vein = (points, width) => print.line(place(points, at, angle, size), width, { start: 0.05, end: 0.7 })
    vein(
      [
        [0, 0],
        [34, 0],
        [64, 0],
      ],
      3,
    )
    for (const side of [-1, 1])
      for (const [from, x, y] of [
        [2, 10, 26],
        [12, 30, 22],
        [28, 46, 12],
      ])
        vein(
          [
            [from, 0],
            [lerp(from, x, 0.6), side * y * 0.45],
            [x, side * y],
          ],
          2.2,
        )
  }
  leaf([-62, 88], 3.5, 0.74)
  leaf([-12, 92], -0.06, 1.36)

  // the trumpet: from the rim's ends down to the calyx
  const foot = [-26, 92]
  const [right, left] = [put([[66, 34]])[0], put([[-74, 26]])[0]]
  const tube = [
    ...bezier(left, [left[0] + 40, left[1] + 26], [foot[0] - 10, foot[1] - 44], [foot[0] - 6, foot[1]], 18),
    ...bezier([foot[0] + 8, foot[1] + 2], [foot[0] + 12, foot[1] - 36], [right[0] - 62, right[1] + 14], right, 18),
    ...put(ring(0.96, 0.62, Math.PI - 0.5, 30)),
  ]
  print.body(tube, plates.wattle, 4.2, { wobble: 0.18 })
  print.within(tube, () => {
    for (let i = 0; i < 9; i++) {
      const [x, y] = put(ring(0.96, 0.8, Math.PI - 0.7, 8))[i]
      const u = (i - 4) / 4
      print.line(
        bezier(
          [x, y + 3],
          [x - 4, y + 18],
          [foot[0] - u * 9, foot[1] - 34],
          [foot[0] - u * 5, foot[1] - 6 - 12 * (i % 2)],
          16,
        ),
        i % 2 ? 2 : 2.8,
        { start: 0.1, end: 0.8 },
      )
    }
  })
  const calyx = [
    [foot[0] - 12, foot[1] - 12],
    [foot[0] - 3, foot[1] - 4],
    [foot[0] + 2, foot[1] - 18],
    [foot[0] + 8, foot[1] - 3],
    [foot[0] + 17, foot[1] - 9],
    [foot[0] + 11, foot[1] + 10],
    [foot[0] - 6, foot[1] + 10],
  ]
  print.body(calyx, plates.leaf, 3)

  const rim = put(ring(1, 0, TAU).slice(0, -1))
  print.body(rim, plates.wattle, 4.6, { wobble: 0.2 })
  // five pleats run into the throat, fine cuts between them
  const throat = [-5, 8]
  const toThroat = (a, from, share) => {
    const [x, y] = ring(1, a, a, 1)[0]
    return put([
      [lerp(throat[0], x, from), lerp(throat[1], y, from)],
      [lerp(throat[0], x, (from + share) / 2), lerp(throat[1], y, (from + share) / 2)],
      [lerp(throat[0], x, share), lerp(throat[1], y, share)],
    ])
  }
  for (let i = 0; i < 5; i++)
    for (const side of [-1, 0, 1])
      print.line(toThroat((i / 5) * TAU + 0.5 + side * 0.085, 0.3, side ? 0.72 : 0.93), side ? 2 : 3.2, {
        start: 0.1,
        end: 0.7,
      })
  for (let i = 0; i < 55; i++)
    print.line(toThroat((i / 55) * TAU, 0.84 + print.random.range(-0.05, 0.05), 0.99), 1.8, {
      start: 0.8,
      end: 0,
      step: 2.4,
    })
  const glow = put(
    ring(0.31, 0, TAU, 90)
      .slice(0, -1)
      .map(([x, y], i) => [
        x * (1 + 0.16 * Math.cos(i * 2.1)) + throat[0],
        y * (1 + 0.16 * Math.cos(i * 2.1)) + throat[1],
      ]),
  )
  print.flat(glow, paper)
  for (let i = 0; i < 24; i++)
    print.line(toThroat((i / 24) * TAU + 0.1, 0.26, 0.4 + 0.06 * (i % 2)), 1.9, { start: 0.2, end: 0.8, step: 2 })
  const eye = put(ellipse([throat[0], throat[1]], 10, 7, 30))
  print.solid(eye)
  for (const [x, y] of [
    [-4, -2],
    [3, -3],
    [0, 2],
  ])
    print.dot(put([[throat[0] + x, throat[1] + y]])[0], 1.9, plates.wattle, 2)

  // rays around the upper half, as on the horizon
  for (let i = 0; i < 15; i++) {
    const long = i % 2 === 0
    const a = lerp(-Math.PI * 1.12, Math.PI * 0.1, i / 14)
    const [near, far] = long ? [1.13, 1.34] : [1.15, 1.25]
    print.line(
      put([
        [86 * near * Math.cos(a), 64 * near * Math.sin(a)],
        [86 * far * Math.cos(a), 66 * far * Math.sin(a)],
      ]),
      long ? 4.4 : 3.4,
      { start: 0.45, end: 0.45, step: 1.6 },
    )
  }
  return print
}

/** Full Bloom: a native hibiscus with its long column. */
function hibiscus() {
  const print = new Print({ seed: 12 })
  for (const [angle, length] of [
    [0.44, 116],
    [1.69, 112],
    [2.95, 116],
  ])
    drawLeaf(print, [Math.cos(angle) * 20, Math.sin(angle) * 20], angle, length - 20, 52, {
      veins: 6,
      edge: 3,
      rib: 2.2,
    })
  const petal = Array.from({ length: 64 }, (_, k) => {
    const u = (k / 63) * 2 - 1
    const reach = 106 * (1 - 0.56 * Math.abs(u) ** 3.2) + 2.6 * Math.sin(k * 0.92) + 1.2 * Math.sin(k * 2.3)
    return [reach * Math.cos(u * 0.6), reach * Math.sin(u * 0.6)]
  })
  for (let i = 0; i < 5; i++) {
    const angle = -Math.PI / 2 + (i / 5) * TAU + 0.12
    const shape = place([[9, 0], ...petal], [0, 0], angle)
    print.body(shape, plates.coral, 3.8, { wobble: 0.18 })
    for (let v = -4; v <= 4; v++) {
      const turn = v * 0.122
      const end = 93 - Math.abs(v) * 5
      const vein = bezier(
        [17, 0],
        [40, 40 * Math.sin(turn * 0.7)],
        [62, 62 * Math.sin(turn * 0.95)],
        [end * Math.cos(turn), end * Math.sin(turn)],
      )
      print.line(place(vein, [0, 0], angle), 2.3, { start: 0.05, end: 0.7 })
    }
  }
  print.dot([0, 0], 9)
  const column = bezier([0, 0], [17, -12], [36, -30], [50, -60], 40)
  print.carve(column, 9, { start: 0, end: 0.05 }, plates.wattle)
  for (let i = 0; i < 30; i++) {
    const at = column[16 + Math.floor((i / 30) * 24)]
    const a = i * 2.4
    const tip = [at[0] + Math.cos(a) * print.random.range(7, 12), at[1] + Math.sin(a) * print.random.range(6, 11)]
    print.carve([at, tip], 1.6, { start: 0, end: 0 }, print.ink)
    print.dot(tip, 3.6, print.ink, 3).dot(tip, 2.6, plates.wattle, 3)
  }
  return print
}

/** Sunnie Select: five stems picked this morning and tied. */
function posy() {
  const print = new Print({ seed: 21 })
  const waist = [0, 52]
  const stem = (x, y, bend, foot) => [
    ...bezier([foot, 100], [foot * 0.5, 84], [waist[0] - foot * 0.05, 66], waist, 10),
    ...bezier(waist, [x * 0.1, 24], [x * bend, y * 0.35], [x, y], 30).slice(1),
  ]
  leafyStem(print, stem(-56, -80, 0.72, 20), {
    from: 0.5,
    pairs: 5,
    length: 31,
    width: 14,
    taper: 0.4,
    edge: 2.9,
    stalk: 3.6,
  })
  leafyStem(print, stem(92, -26, 0.5, -26), {
    from: 0.5,
    pairs: 4,
    length: 31,
    width: 18,
    taper: 0.35,
    edge: 2.9,
    stalk: 3.6,
  })
  const twig = stem(66, -86, 0.62, -12)
  print.line(twig, 3.6, { start: 0, end: 0.1 })
  for (let i = 25; i < 41; i += 4) {
    for (const side of [-1, 1]) {
      const from = twig[Math.min(40, i)]
      berry(print, from, [from[0] + side * print.random.range(11, 15), from[1] - print.random.range(7, 11)], 6.6)
    }
  }
  berry(print, twig[40], [68, -101], 6.6)
  print.line(stem(-88, -24, 0.5, 34), 4, { start: 0, end: 0 })
  daisy(print, [-88, -26], { rays: 10, radius: 29, eye: 8, width: 2.7 })
  print.line(stem(-7, -62, 0.3, 2), 4.2, { start: 0, end: 0 })
  daisy(print, [-7, -72], { rays: 13, radius: 41, eye: 11.5, width: 2.9 })
  tie(print, waist)
  return print
}

/** Work Flow: the tide coming in under the sun. */
function tide() {
  const print = new Print({ seed: 31 })
  const disc = ellipse([0, 0], 108, 108, 160)
  const wave = (y, height, phase) =>
    Array.from({ length: 70 }, (_, i) => {
      const x = -112 + (i * 224) / 69
      return [x, y + Math.sin(x * 0.037 + phase) * height + Math.sin(x * 0.071 + phase * 1.9) * height * 0.42]
    })
  const shore = wave(10, 7, 0.6)
  const centre = [36, -32]
  const sun = ellipse(centre, 32, 32, 90)
  print.plate(sun, plates.wattle).outline(sun, 3.8, { wobble: 0.2 })
  for (let i = 0; i < 15; i++) {
    const long = i % 2 === 0
    print.line(
      place(
        [
          [40, 0],
          [long ? 56 : 49, 0],
        ],
        centre,
        Math.PI * 0.93 + (i / 14) * Math.PI * 1.14,
      ),
      long ? 3.8 : 2.8,
      { start: 0.4, end: 0.5, step: 1.6 },
    )
  }
  const water = [...shore, ...arc([0, 0], 108, 108, 0, Math.PI, 90)].filter(([x, y]) => Math.hypot(x, y) <= 108.5)
  print.cover(water).plate(water, plates.lagoon)
  print.within(disc, () => {
    sheOak(print, [-100, -62])
    print.line(shore, 4.4, { start: 0, end: 0, wobble: 0.22 })
    ;[
      [29, 6, 1.9],
      [46, 8, 3.0],
      [64, 8, 4.3],
      [83, 7, 5.7],
      [99, 5, 7],
    ].forEach(([y, height, phase], r) => {
      const line = wave(y, height, phase)
      print.line(line, 3 + r * 0.7, { start: 0, end: 0, wobble: 0.24 })
      for (let i = 6 + r; i < 62; i += 9 + (r % 3) * 2) {
        const [x, ly] = line[i]
        const reach = print.random.range(6, 12)
        print.line(
          [
            [x - reach, ly + 9],
            [x, ly + 8 + print.random.range(-1, 1)],
            [x + reach, ly + 9],
          ],
          2.2,
          { start: 0.5, end: 0.5 },
        )
      }
    })
  })
  print.outline(disc, 4.6, { wobble: 0.2 })
  return print
}

/** A she-oak twig: needles hanging from a bough, blown by the trade wind. */
function sheOak(print, [x, y]) {
  const bough = bezier([x, y], [x + 26, y - 14], [x + 52, y - 16], [x + 84, y - 6], 24)
  print.line(bough, 5, { start: 0, end: 0.6 })
  for (let i = 1; i < 24; i++) {
    const [bx, by] = bough[i]
    const drop = print.random.range(34, 56) * (1 - i / 50)
    print.line(
      bezier(
        [bx, by],
        [bx + 7, by + drop * 0.3],
        [bx + 6, by + drop * 0.7],
        [bx + 13 + print.random.range(-4, 4), by + drop],
        12,
      ),
      2,
      { start: 0, end: 0.6 },
    )
  }
}

/** Five-Star Reset: a sea star, five arms and five stars. */
function seaStar() {
  const print = new Print({ seed: 3 })
  const reach = (a) => 41 + 72 * ((1 + Math.cos(5 * (a + Math.PI / 2))) / 2) ** 1.45
  const body = place(polar(reach, 240), [0, 6])
  print.plate(body, plates.coral).outline(body, 4.6, { wobble: 0.22 })
  for (let i = 0; i < 5; i++) {
    const angle = -Math.PI / 2 + (i / 5) * TAU
    const put = (points) => place(points, [0, 6], angle)
    print.line(put(Array.from({ length: 24 }, (_, k) => [7 + k * 4.1, Math.sin(k * 0.5) * 1.3])), 3.4, {
      start: 0.1,
      end: 0.5,
    })
    for (let r = 15; r < 103; r += 7.4) {
      const half = ((110 - r) / 110) * 20
      for (const side of [-1, 1]) {
        for (const row of [0.42, 0.8]) {
          if (r < 26 && row > 0.5) continue
          print.dot(put([[r + print.random.range(-1.2, 1.2), side * half * row]])[0], 2.5 - r * 0.012 - row * 0.4)
        }
      }
    }
  }
  for (const [x, y, r] of [
    [-84, -74, 5],
    [-68, -92, 3],
    [92, 70, 4.5],
    [80, -78, 3.4],
  ])
    print.outline(ellipse([x, y], r, r, 24), 1.8, { step: 2 })
  return print
}

export const emblems = {
  'natural-order': nautilus,
  'daily-glow': morningGlory,
  'full-bloom': hibiscus,
  'sunnie-select': posy,
  'work-flow': tide,
  'five-star-reset': seaStar,
}
