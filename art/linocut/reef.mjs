import { ellipse, place, spline } from './geometry.mjs'
import { abyss, paper, plates } from './palette.mjs'
import { Print, stack } from './print.mjs'
import { clownfish, nudibranch, smallFish, turtle } from './reef-animals.mjs'
import { anemone, brainCoral, seaFan, seaweed, staghorn, tubeSponge } from './reef-corals.mjs'

/** A scene is many small prints on a dark background, layered from the distant water to the sand in front. */
function scene(width, height, grain = 1, top = 0) {
  const layers = []
  const options = { view: [0, -top, width, height + top], ink: abyss, shift: [5, 5], grain, tolerance: 1.25 * grain }
  return {
    layer: (seed, draw, more = {}) => {
      const print = new Print({ seed, ...options, ...more })
      draw(print)
      layers.push(print)
    },
    toSvg: () => stack(layers),
  }
}

/** The surface seen from below the horizon: a low sun or a moon without rays, its glitter, and three tide lines. */
function surface(print, width, y, sun, { fill = plates.wattle, rays = true } = {}) {
  const line = (dy, phase) =>
    spline(
      Array.from({ length: Math.round(width / 90) + 2 }, (_, i) => [
        i * 90 - 20,
        y + dy + Math.sin(i * 1.9 + phase) * 7 + Math.sin(i * 0.8 + phase * 2) * 6,
      ]),
    )
  const shore = line(0, 0.4)
  const [cx, r] = sun
  const disc = ellipse([cx, y - 6], r, r, 90).filter(([x, py]) => py < y + 14 && x > 0)
  print.flat(disc, fill)
  for (let i = 0; rays && i < 13; i++) {
    const a = Math.PI * (1.07 + (i / 12) * 0.86)
    const long = i % 2 === 0
    print.paint(
      place(
        [
          [r + 11, 0],
          [r + (long ? 31 : 23), 0],
        ],
        [cx, y - 6],
        a,
      ),
      5,
      fill,
      { start: 0.4, end: 0.5, step: 3 },
    )
  }
  print.flat([...shore, ...line(20, 0.4).reverse()], abyss)
  print.paint(shore, 6, plates.lagoon, { start: 0.02, end: 0.02, wobble: 0.24, step: 13 })
  print.paint(line(20, 1.3), 3.4, plates.lagoon, { start: 0.3, end: 0.2, step: 13 })
  print.paint(line(34, 2.6).slice(20), 2.4, plates.reef, { start: 0.2, end: 0.3, step: 13 })
  for (let i = 0; i < 9; i++) {
    const dy = 26 + i * 13
    const reach = r * (0.7 - i * 0.05) * print.random.range(0.6, 1)
    print.paint(
      [
        [cx - reach + print.random.range(-8, 8), y + dy],
        [cx + reach, y + dy],
      ],
      4.4,
      fill,
      { start: 0.4, end: 0.4, step: 6 },
    )
  }
}

/** Sand, rippled by the swell, across the foot of the scene. */
function seabed(print, width, y, height, fill) {
  const top = spline(
    Array.from({ length: Math.round(width / 110) + 2 }, (_, i) => [
      i * 110 - 30,
      y + Math.sin(i * 1.3) * 13 + Math.sin(i * 2.9) * 7,
    ]),
  )
  print.flat([...top, [width + 40, height], [-40, height]], fill)
  for (let i = 0; i < width / 58; i++) {
    const at = [((i * 137) % width) + 20, y + 34 + ((i * 53) % Math.max(20, height - y - 48))]
    const reach = print.random.range(14, 34)
    print.line(
      [
        [at[0] - reach, at[1]],
        [at[0], at[1] - 3],
        [at[0] + reach, at[1] + 1],
      ],
      3,
      { start: 0.4, end: 0.4, step: 5 },
    )
  }
}

/** Ridges of far reef, one flat tone. */
function farReef(print, points, height, fill) {
  const ridge = spline(points)
  print.flat([...ridge, [points.at(-1)[0], height], [points[0][0], height]], fill)
}

function bubbles(print, list) {
  for (const [x, y, r] of list) {
    const round = ellipse([x, y], r, r, 26)
    print.paint([...round, round[0], round[1]], Math.max(2.4, r * 0.24), plates.lagoonLight, {
      start: 0,
      end: 0,
      step: 3,
    })
    print.dot([x - r * 0.35, y - r * 0.35], r * 0.16, plates.lagoonLight)
  }
}

/** A sea fan's net for a scene: bolder and coarser than in the print of a single fan. */
const sceneFan = { step: 9, food: 1600, reach: 1.6, heavy: 7, flesh: 13, ties: 2.1, twigs: 4 }
const ghost = { depth: 3, fill: plates.reefDeep, polyps: 0, edge: 0 }

/**
 * A turtle swimming up through the tide line, above the whole reef. 1600 wide and 740 high, plus `top` for the sky.
 * @param {{top?: number, sun?: [number, number]}} options `sun` is the x of its centre on the water, and its radius
 */
export function wideReef({ top = 0, sun = [1250, 66] } = {}) {
  const [width, height] = [1600, 740]
  const reef = scene(width, height, 1, top)
  reef.layer(201, (p) => surface(p, width, 150, sun))
  reef.layer(202, (p) =>
    farReef(
      p,
      [
        [-20, 480],
        [110, 430],
        [260, 462],
        [420, 530],
        [620, 570],
        [820, 576],
        [1010, 550],
        [1180, 496],
        [1340, 456],
        [1480, 480],
        [1620, 440],
      ],
      height,
      '#01363a',
    ),
  )
  reef.layer(203, (p) => staghorn(p, { ...ghost, foot: [352, 570], height: 330, spread: 0.5, seed: 5, thick: 26 }))
  reef.layer(204, (p) => staghorn(p, { ...ghost, foot: [1214, 560], height: 250, spread: 0.56, seed: 1, thick: 22 }))
  reef.layer(205, (p) => {
    farReef(
      p,
      [
        [-20, 570],
        [120, 538],
        [300, 570],
        [470, 606],
        [700, 628],
        [900, 630],
        [1080, 602],
        [1240, 568],
        [1400, 556],
        [1620, 530],
      ],
      height,
      plates.reefDeep,
    )
    for (const [x, y, h, n] of [
      [640, 646, 150, 5],
      [705, 650, 104, 4],
      [1016, 642, 130, 4],
    ])
      seaweed(p, [x, y], h, n, plates.reef)
  })
  reef.layer(206, (p) =>
    seaFan(p, { ...sceneFan, foot: [1424, 660], radius: 168, fill: plates.coral, seed: 7, lean: -0.06 }),
  )
  reef.layer(207, (p) =>
    seaFan(p, { ...sceneFan, foot: [146, 660], radius: 146, fill: plates.lagoon, seed: 11, lean: 0.08 }),
  )
  reef.layer(209, (p) =>
    brainCoral(p, { at: [1255, 664], width: 250, height: 142, fill: plates.lagoon, seed: 4, cell: 3.4, edge: 5 }),
  )
  reef.layer(210, (p) =>
    staghorn(p, {
      foot: [306, 676],
      height: 270,
      spread: 0.5,
      fill: plates.coral,
      seed: 3,
      thick: 25,
      edge: 0,
      halo: 9,
      polyps: 5,
    }),
  )
  reef.layer(211, (p) => tubeSponge(p, [1085, 668], 1.3, plates.wattle))
  reef.layer(212, (p) => anemone(p, [500, 672], 1.55, plates.lagoonLight))
  reef.layer(213, (p) =>
    brainCoral(p, { at: [94, 684], width: 160, height: 80, fill: plates.wattle, seed: 9, cell: 2.8, edge: 4.4 }),
  )
  reef.layer(208, (p) => seabed(p, width, 660, height, plates.reef))
  reef.layer(214, (p) => clownfish(p, [556, 512], 0.66, { flip: true, angle: -0.1 }))
  reef.layer(215, (p) => clownfish(p, [452, 566], 0.42, { angle: 0.12 }))
  reef.layer(216, (p) => nudibranch(p, [858, 640], 0.62, { fill: plates.wattle, frill: plates.coral, angle: 0.1 }))
  reef.layer(217, (p) => turtle(p, [880, 244], 1.16, { angle: 3.7, skin: plates.leaf, shell: plates.lagoon }), {
    tolerance: 1.3,
  })
  reef.layer(218, (p) => {
    for (const [x, y, s, a] of [
      [640, 384, 0.84, 0.1],
      [708, 420, 0.7, 0],
      [590, 436, 0.66, 0.06],
      [790, 446, 0.6, -0.04],
      [568, 388, 0.58, 0.1],
      [736, 478, 0.5, 0],
      [650, 340, 0.54, 0.12],
      [820, 496, 0.44, 0],
    ])
      smallFish(p, [x, y], s, { angle: a, fill: plates.lagoonLight })
    bubbles(p, [
      [1080, 440, 9],
      [1098, 406, 6],
      [1072, 382, 4.5],
      [470, 430, 7],
      [486, 402, 5],
      [1508, 260, 8],
      [1526, 232, 5],
      [88, 330, 7],
      [104, 304, 4.6],
    ])
  })
  return reef.toSvg()
}

function phoneReef() {
  const [width, height] = [800, 740]
  const reef = scene(width, height, 1.5)
  reef.layer(221, (p) => surface(p, width, 150, [606, 62]))
  reef.layer(222, (p) =>
    farReef(
      p,
      [
        [-20, 490],
        [110, 460],
        [260, 510],
        [420, 550],
        [560, 520],
        [690, 470],
        [820, 450],
      ],
      height,
      '#01363a',
    ),
  )
  reef.layer(223, (p) => staghorn(p, { ...ghost, foot: [596, 560], height: 240, spread: 0.56, seed: 1, thick: 22 }))
  reef.layer(224, (p) => {
    farReef(
      p,
      [
        [-20, 580],
        [120, 558],
        [300, 600],
        [470, 618],
        [640, 590],
        [820, 550],
      ],
      height,
      plates.reefDeep,
    )
    seaweed(p, [392, 648], 140, 5, plates.reef)
  })
  reef.layer(225, (p) =>
    seaFan(p, {
      ...sceneFan,
      foot: [676, 672],
      radius: 124,
      fill: plates.coral,
      seed: 7,
      lean: -0.06,
      heavy: 6,
      flesh: 11,
    }),
  )
  reef.layer(227, (p) =>
    brainCoral(p, { at: [536, 676], width: 200, height: 118, fill: plates.lagoon, seed: 4, cell: 2.7, edge: 5 }),
  )
  reef.layer(228, (p) =>
    staghorn(p, {
      foot: [112, 680],
      height: 226,
      spread: 0.5,
      fill: plates.coral,
      seed: 1,
      thick: 22,
      edge: 0,
      halo: 8,
      polyps: 5,
    }),
  )
  reef.layer(229, (p) => anemone(p, [290, 674], 1.25, plates.lagoonLight))
  reef.layer(226, (p) => seabed(p, width, 658, height, plates.reef))
  reef.layer(230, (p) => clownfish(p, [330, 536], 0.56, { flip: true, angle: -0.1 }))
  reef.layer(231, (p) => turtle(p, [292, 256], 1.1, { angle: 3.7 }))
  reef.layer(233, (p) => nudibranch(p, [420, 630], 0.46, { fill: plates.wattle, frill: plates.coral, angle: 0.1 }))
  reef.layer(232, (p) => {
    for (const [x, y, s] of [
      [560, 380, 0.7],
      [604, 416, 0.58],
      [520, 424, 0.54],
      [580, 456, 0.6],
    ])
      smallFish(p, [x, y], s, { angle: 0.06 })
    bubbles(p, [
      [700, 330, 8],
      [716, 302, 5],
      [220, 470, 6],
      [232, 448, 4],
    ])
  })
  return reef.toSvg()
}

/** The night after a full moon in November, when the corals spawn. */
function spawning(width, moon, corals) {
  const height = 560
  const sea = scene(width, height, 1.2)
  sea.layer(261, (p) => {
    for (let i = 0; i < width / 46; i++)
      p.dot([(i * 151) % width, 12 + ((i * 67) % 92)], 1.4 + (i % 3) * 0.8, plates.lagoonLight, 0)
    surface(p, width, 150, moon, { fill: paper, rays: false })
  })
  sea.layer(262, (p) => {
    const sand = spline(
      Array.from({ length: Math.round(width / 160) + 2 }, (_, i) => [i * 160 - 40, 500 + 18 * Math.sin(i * 1.7)]),
    )
    p.flat([...sand, [width + 40, height], [-40, height]], plates.reefDeep)
  })
  corals.forEach(([draw, x, options], i) => sea.layer(263 + i, (p) => draw(p, x, options)))
  sea.layer(270, (p) => {
    for (const [, x] of corals)
      for (let i = 0; i < 34; i++) {
        const rise = p.random.next() ** 1.4
        const drift = (24 + rise * 130) * p.random.range(-1, 1)
        p.dot([x + drift, 390 - rise * 200], p.random.range(2.2, 4.4), i % 4 ? plates.coral : plates.coralLight, 0)
      }
  })
  return sea.toSvg()
}
const nightStaghorn = (p, x, seed) =>
  staghorn(p, {
    foot: [x, 512],
    height: 236,
    spread: 0.52,
    fill: plates.lagoon,
    seed,
    thick: 23,
    edge: 0,
    halo: 7,
    polyps: 0,
  })
const nightBrain = (p, x, seed) =>
  brainCoral(p, { at: [x, 522], width: 264, height: 150, fill: plates.reef, seed, cell: 3, edge: 4 })

const alone = (seed, draw) => {
  const print = new Print({ seed })
  draw(print)
  return print
}

export const reef = {
  reef: () => wideReef(),
  'reef-phone': phoneReef,
  spawning: () =>
    spawning(
      1600,
      [1150, 72],
      [
        [nightStaghorn, 170, 3],
        [nightBrain, 460, 4],
        [nightStaghorn, 800, 1],
        [nightBrain, 1120, 9],
        [nightStaghorn, 1440, 5],
      ],
    ),
  'spawning-phone': () =>
    spawning(
      800,
      [560, 64],
      [
        [nightStaghorn, 190, 3],
        [nightBrain, 560, 4],
      ],
    ),
  turtle: () => alone(241, (p) => turtle(p, [0, 0], 0.84, { angle: -0.5 })),
  staghorn: () =>
    alone(242, (p) => {
      staghorn(p, { foot: [0, 98], height: 206, spread: 0.5, fill: plates.coral, seed: 5, thick: 21 })
      const rock = spline(
        [
          [-74, 114],
          [-60, 96],
          [-30, 90],
          [4, 84],
          [36, 90],
          [62, 98],
          [74, 114],
          [0, 117],
        ],
        { closed: true, steps: 6 },
      )
      p.body(rock, plates.lagoon, 4)
      for (const [x, y] of [
        [-40, 104],
        [-8, 98],
        [28, 105],
        [48, 108],
      ])
        p.line(
          [
            [x - 8, y],
            [x, y - 2],
            [x + 8, y],
          ],
          2.6,
          { start: 0.4, end: 0.4, step: 2 },
        )
    }),
  'sea-fan': () =>
    alone(243, (p) => {
      seaFan(p, {
        foot: [0, 94],
        radius: 108,
        fill: plates.coral,
        seed: 6,
        food: 3000,
        reach: 1.7,
        heavy: 7,
        flesh: 9,
        ties: 2.8,
      })
      p.body(
        spline(
          [
            [-58, 112],
            [-44, 98],
            [-22, 94],
            [2, 86],
            [28, 92],
            [48, 98],
            [60, 112],
            [0, 115],
          ],
          { closed: true, steps: 6 },
        ),
        plates.lagoon,
        4,
      )
      for (const [x, y] of [
        [-30, 104],
        [2, 98],
        [32, 105],
      ])
        p.line(
          [
            [x - 7, y],
            [x, y - 2],
            [x + 7, y],
          ],
          2.6,
          { start: 0.4, end: 0.4, step: 2 },
        )
    }),
  clownfish: () =>
    alone(244, (p) => {
      clownfish(p, [-6, 6], 1.2)
      for (const [x, y, r] of [
        [-108, -40, 6],
        [-96, -60, 4],
        [-112, -74, 3],
      ])
        p.outline(ellipse([x, y], r, r, 24), 2.6, { step: 2 })
    }),
  'brain-coral': () =>
    alone(245, (p) =>
      brainCoral(p, { at: [0, 70], width: 216, height: 140, fill: plates.lagoon, seed: 4, cell: 2.1, edge: 5 }),
    ),
  nudibranch: () => alone(246, (p) => nudibranch(p, [0, 0], 1, { angle: 0.42 })),
}
