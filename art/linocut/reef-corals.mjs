import { bezier, bounds, ellipse, inside, move, place, simplify, spline } from './geometry.mjs'
import { paper, plates } from './palette.mjs'
import { createRandom } from './random.mjs'
import { labyrinth } from './labyrinth.mjs'

/** A tapered limb as a closed shape: thick at the foot, round at the tip. */
function limb(curve, from, to) {
  const sides = curve.map((p, i) => {
    const a = curve[Math.max(0, i - 1)]
    const b = curve[Math.min(curve.length - 1, i + 1)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const half = (from + (to - from) * (i / (curve.length - 1))) / 2
    return { p, n: [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half], half }
  })
  const tip = sides.at(-1)
  const along = Math.atan2(-tip.n[0], tip.n[1])
  const cap = Array.from({ length: 7 }, (_, i) => {
    const a = along + Math.PI / 2 - ((i + 1) / 8) * Math.PI
    return [tip.p[0] + Math.cos(a) * tip.half, tip.p[1] + Math.sin(a) * tip.half]
  })
  return [
    ...sides.map(({ p, n }) => [p[0] + n[0], p[1] + n[1]]),
    ...cap,
    ...sides.map(({ p, n }) => [p[0] - n[0], p[1] - n[1]]).reverse(),
  ]
}

/**
 * Staghorn coral grown by rewriting: each limb bends towards the light and
 * forks into two or three shorter ones, pale where they're still growing. Only the outer edge of the whole is
 * inked. On a dark background, a `halo` of ink behind it separates it from its neighbours just as well, at half
 * the file size.
 */
export function staghorn(
  print,
  {
    foot,
    height,
    spread = 0.52,
    fill = plates.coral,
    depth = 3,
    stems = 3,
    seed = 1,
    thick = height * 0.11,
    polyps = 4,
    edge = 2.6,
    tips = paper,
    halo = 0,
  },
) {
  const random = createRandom(seed)
  const limbs = []
  const grow = (at, angle, length, width, level) => {
    const bent = angle + (-Math.PI / 2 - angle) * 0.26 + random.range(-0.1, 0.1)
    const end = [at[0] + Math.cos(bent) * length, at[1] + Math.sin(bent) * length]
    const knee = [at[0] + Math.cos(angle) * length * 0.5, at[1] + Math.sin(angle) * length * 0.5]
    const curve = spline([at, knee, end], { steps: 8 })
    limbs.push({ curve, shape: limb(curve, width, width * 0.72), level, end })
    if (level <= 1) return
    const forks = random.chance(0.36) ? 3 : 2
    for (let i = 0; i < forks; i++) {
      const turn = (i - (forks - 1) / 2) * spread * (forks === 3 ? 1.05 : 1.3) + random.range(-0.12, 0.12)
      grow(end, bent + turn, length * random.range(0.66, 0.84), width * 0.76, level - 1)
    }
  }
  for (let i = 0; i < stems; i++) {
    const side = i - (stems - 1) / 2
    grow(
      [foot[0] + side * thick * 0.5, foot[1]],
      -Math.PI / 2 + side * spread * 1.25,
      height * (side ? 0.36 : 0.42),
      thick,
      depth,
    )
  }
  if (halo)
    for (const { curve, level } of limbs)
      print.paint([curve[0], curve[8], curve.at(-1)], thick * 0.76 ** (depth - level) + halo, print.ink, {
        start: 0,
        end: 0.01,
        wobble: 0.05,
        step: 16,
      })
  // Only off register if there's an ink edge to compare with.
  for (const { shape } of limbs) print.plate(shape, fill, edge ? undefined : [0, 0])
  const shapes = edge ? limbs.map(({ shape }) => shape) : []
  shapes.forEach((shape, i) => {
    const others = shapes.filter((_, j) => j !== i)
    print.lineOutside(shape, edge, others, { start: 0.02, end: 0.02, step: 2.6 })
  })
  if (!polyps) return
  for (const { curve, level, end } of limbs) {
    const wide = thick * 0.76 ** (depth - level)
    const buried = limbs.some((other) => other.end !== end && inside(end, other.shape))
    if (level === 1 && !buried) print.flat(ellipse([end[0], end[1]], wide * 0.34, wide * 0.34, 12), tips)
    for (let i = 3; i < curve.length - (level === 1 ? 3 : 1); i += polyps) {
      const [x, y] = curve[i]
      print.dot([x + wide * 0.16 * (i % 2 ? 1 : -1), y], 1 + level * 0.3)
    }
  }
}

/** A dome of brain coral with valleys from a generated labyrinth. */
export function brainCoral(print, { at, width, height, fill = plates.coral, seed = 3, cell = 3.2, edge = 4 }) {
  const dome = place(
    spline(
      [
        [-0.5, 0],
        [-0.49, -0.35],
        [-0.4, -0.7],
        [-0.2, -0.95],
        [0.05, -1],
        [0.28, -0.9],
        [0.44, -0.62],
        [0.5, -0.3],
        [0.5, 0],
      ].map(([x, y]) => [x * width, y * height]),
    ),
    at,
  )
  const base = bezier(
    dome.at(-1),
    [at[0] + width * 0.3, at[1] + height * 0.1],
    [at[0] - width * 0.3, at[1] + height * 0.1],
    dome[0],
    20,
  )
  const shape = [...dome, ...base]
  print.cover(shape).plate(shape, fill)
  print.contours(
    labyrinth({ shape, box: bounds(shape), cell, seed })
      .map((ring) => simplify([...ring, ring[0]], 0.3))
      .filter((ring) => ring.length > 4),
  )
  print.outline(shape, edge)
}

/** Grows twigs towards scattered food until it's all eaten. Nodes have a position, a parent and children. */
function colonise({ outline, trunk, step, food, reach, random }) {
  const [left, top, right, bottom] = bounds(outline)
  let crumbs = []
  while (crumbs.length < food) {
    const p = [random.range(left, right), random.range(top, bottom)]
    if (inside(p, outline)) crumbs.push(p)
  }
  const nodes = trunk.map((p, i) => ({ p, parent: i - 1 }))
  for (let round = 0; round < 120 && crumbs.length; round++) {
    const pulls = new Map()
    crumbs = crumbs.filter((c) => {
      let best = Infinity
      let nearest = 0
      nodes.forEach(({ p }, i) => {
        const d = (p[0] - c[0]) ** 2 + (p[1] - c[1]) ** 2
        if (d < best) [best, nearest] = [d, i]
      })
      if (best < (step * reach) ** 2) return false
      const pull = pulls.get(nearest) ?? [0, 0]
      const d = Math.sqrt(best)
      pulls.set(nearest, [pull[0] + (c[0] - nodes[nearest].p[0]) / d, pull[1] + (c[1] - nodes[nearest].p[1]) / d])
      return true
    })
    for (const [i, [px, py]] of pulls) {
      const length = Math.hypot(px, py) || 1
      if (length < 0.35) continue
      const [x, y] = nodes[i].p
      const p = [x + (px / length) * step + random.range(-0.5, 0.5), y + (py / length) * step]
      if (nodes.some((node) => Math.hypot(node.p[0] - p[0], node.p[1] - p[1]) < step * 0.7)) continue
      nodes.push({ p, parent: i })
    }
  }
  return nodes
}

/** One line from the foot of each branch to its tip, with the fraction of all twigs that it carries. */
function branches(nodes) {
  const load = nodes.map(() => 1)
  for (let i = nodes.length - 1; i > 0; i--) load[nodes[i].parent] += load[i]
  const children = nodes.map(() => [])
  nodes.forEach(({ parent }, i) => parent >= 0 && children[parent].push(i))
  const found = []
  const trace = (from, start) => {
    const chain = from < 0 ? [start] : [from, start]
    for (let at = start; children[at].length; at = chain.at(-1)) {
      const [main, ...rest] = [...children[at]].sort((a, b) => load[b] - load[a])
      for (const branch of rest) trace(at, branch)
      chain.push(main)
    }
    found.push({ points: chain.map((i) => nodes[i].p), carries: load[chain[1]] / nodes.length })
  }
  trace(-1, 0)
  return found
}

/**
 * A sea fan by space colonisation. Its flesh is colour around every twig, so that the background
 * shows through the net; the twigs themselves are ink.
 * @param {number} options.flesh how much wider the colour is than the twig, in drawing units
 */
export function seaFan(
  print,
  {
    foot,
    radius,
    fill = plates.coral,
    seed = 5,
    lean = 0,
    step = 5,
    food = 420,
    heavy = 6,
    flesh = 6,
    reach = 1.9,
    twigs = 3,
    ties = 2.1,
    inked = true,
  },
) {
  const random = createRandom(seed)
  const put = (points) =>
    place(
      points.map(([x, y]) => [x * radius, y * radius]),
      foot,
      lean,
    )
  const outline = put(
    spline(
      [
        [0, -0.2],
        [-0.4, -0.24],
        [-0.86, -0.34],
        [-1.08, -0.74],
        [-1.08, -1.16],
        [-0.86, -1.5],
        [-0.56, -1.62],
        [-0.3, -1.82],
        [0.04, -1.86],
        [0.34, -1.76],
        [0.6, -1.58],
        [0.9, -1.42],
        [1.08, -1.06],
        [1.04, -0.62],
        [0.76, -0.3],
        [0.36, -0.24],
      ],
      { closed: true, steps: 6 },
    ),
  )
  const trunk = Array.from(
    { length: Math.round((radius * 0.26) / step) + 1 },
    (_, i) => put([[Math.sin(i * 0.9) * 0.012, (-i * step) / radius]])[0],
  )
  const grown = branches(colonise({ outline, trunk, step, food, reach, random })).filter(
    ({ points }) => points.length > twigs,
  )
  // The last steps of a twig often veer off towards a leftover scrap of food.
  const drawn = grown.map(({ points, carries }) => ({
    line: simplify(spline(points.slice(0, -2), { steps: 2 }), 0.3),
    weight: heavy * Math.min(1, 0.2 + Math.sqrt(carries)),
  }))
  if (fill) {
    for (const { line, weight } of drawn)
      print.paint(move(line, ...print.shift.map((v) => v * 0.4)), weight + flesh, fill, {
        start: 0,
        end: 0.06,
        step: step * 1.6,
      })
  }
  if (!inked) return outline
  for (const { line, weight } of drawn) print.line(line, weight, { start: 0, end: 0.85, step: step * 1.2 })
  // Ties between neighbouring twigs make it a net.
  const tied = []
  grown.forEach(({ points }, i) =>
    points.slice(2, -3).forEach((a) => {
      for (const other of grown.slice(i + 1)) {
        for (const b of other.points.slice(2, -3)) {
          const gap = Math.hypot(a[0] - b[0], a[1] - b[1])
          if (
            gap < step * 1.15 ||
            gap > step * ties ||
            tied.some((t) => Math.hypot(t[0] - a[0], t[1] - a[1]) < step * 2.4)
          )
            continue
          tied.push(a)
          print.line([a, b], heavy * 0.26, { start: 0, end: 0, step: 8 })
        }
      }
    }),
  )
  return outline
}

/** Tube sponges: a few open pipes standing together. */
export function tubeSponge(print, [x, y], size, fill = plates.wattle) {
  for (const [dx, height, width, tilt] of [
    [-20, 62, 20, -0.16],
    [18, 70, 21, 0.14],
    [-2, 88, 23, 0],
  ]) {
    const put = (points) => place(points, [x + dx * size, y], tilt, size)
    const pipe = put(
      spline(
        [
          [-width * 0.4, 4],
          [-width * 0.46, -height * 0.5],
          [-width * 0.56, -height],
          [0, -height - 4],
          [width * 0.56, -height],
          [width * 0.46, -height * 0.5],
          [width * 0.4, 4],
        ],
        { steps: 6 },
      ),
    )
    print.body(pipe, fill, 3)
    const mouth = put(ellipse([0, -height], width * 0.42, width * 0.2, 26))
    print.solid(mouth)
    for (let i = 0; i < 7; i++) print.dot(put([[((i * 37) % 11) - 5, -height * (0.18 + i * 0.095)]])[0], 1.3 * size)
  }
}

/** A clump of seaweed: ribbons that rise and sway. */
export function seaweed(print, [x, y], height, count = 5, colour = print.ink) {
  for (let i = 0; i < count; i++) {
    const lean = (i - (count - 1) / 2) * height * 0.1
    const tall = height * print.random.range(0.7, 1)
    const ribbon = Array.from({ length: 20 }, (_, k) => [
      x + i * 5 + (lean * k) / 19 + Math.sin(k * 0.5 + i) * height * 0.05,
      y - (tall * k) / 19,
    ])
    print.carve(ribbon, 5, { start: 0.1, end: 0.7 }, colour)
  }
}

/** An anemone's arms. */
export function anemone(print, [x, y], size, fill = plates.lagoonLight) {
  for (let i = 0; i < 17; i++) {
    const u = i / 16 - 0.5
    const tip = [
      x + u * 104 * size + Math.sin(i * 2.3) * 6 * size,
      y - (62 - Math.abs(u) * 44 + Math.sin(i * 1.7) * 8) * size,
    ]
    const arm = limb(
      bezier([x + u * 50 * size, y], [x + u * 60 * size, y - 20 * size], [x + u * 80 * size, y - 30 * size], tip, 12),
      8.5 * size,
      5.4 * size,
    )
    print.body(arm, fill, 2.2, { step: 2.6 })
  }
}
