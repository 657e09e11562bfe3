/**
 * Five shore curves, plotted by hand on a 1440 × 74 strip, each with two swash
 * lines above it, left by the last wave. Fill the shore and its swash lines
 * with the colour of the section below.
 */
const strip = { width: 1440, height: 74 }

/** Points from left to right: the shore, then both swash lines with their maximum thickness. */
const plotted = [
  {
    shore: [
      [0, 40],
      [96, 33],
      [214, 36],
      [338, 46],
      [452, 51],
      [566, 46],
      [688, 36],
      [806, 33],
      [930, 41],
      [1052, 55],
      [1160, 60],
      [1268, 52],
      [1368, 38],
      [1440, 31],
    ],
    swash: [
      {
        from: [
          [120, 22],
          [232, 23],
          [352, 33],
          [468, 39],
          [582, 34],
          [676, 25],
        ],
        thick: 2.6,
      },
      {
        from: [
          [846, 18],
          [952, 26],
          [1064, 40],
          [1166, 46],
          [1262, 38],
          [1352, 24],
        ],
        thick: 3,
      },
    ],
  },
  {
    shore: [
      [0, 57],
      [120, 60],
      [240, 52],
      [346, 37],
      [458, 29],
      [590, 33],
      [716, 44],
      [824, 48],
      [938, 42],
      [1050, 31],
      [1176, 30],
      [1290, 42],
      [1382, 55],
      [1440, 60],
    ],
    swash: [
      {
        from: [
          [262, 34],
          [352, 22],
          [462, 14],
          [588, 19],
          [706, 30],
          [800, 35],
        ],
        thick: 3,
      },
      {
        from: [
          [64, 46],
          [148, 47],
          [236, 39],
          [318, 27],
        ],
        thick: 2.2,
      },
    ],
  },
  {
    shore: [
      [0, 30],
      [78, 36],
      [170, 50],
      [284, 60],
      [410, 57],
      [520, 44],
      [622, 37],
      [742, 40],
      [868, 51],
      [984, 55],
      [1092, 46],
      [1196, 32],
      [1312, 27],
      [1440, 36],
    ],
    swash: [
      {
        from: [
          [150, 34],
          [280, 47],
          [410, 44],
          [514, 31],
          [610, 24],
        ],
        thick: 2.4,
      },
      {
        from: [
          [760, 28],
          [872, 38],
          [982, 42],
          [1088, 32],
          [1190, 18],
          [1290, 13],
        ],
        thick: 3,
      },
    ],
  },
  {
    shore: [
      [0, 46],
      [132, 52],
      [262, 62],
      [380, 62],
      [486, 51],
      [580, 36],
      [690, 27],
      [822, 29],
      [936, 40],
      [1034, 53],
      [1150, 60],
      [1270, 55],
      [1360, 45],
      [1440, 41],
    ],
    swash: [
      {
        from: [
          [498, 36],
          [590, 22],
          [696, 13],
          [820, 15],
          [926, 26],
        ],
        thick: 3.2,
      },
      {
        from: [
          [966, 33],
          [1046, 40],
          [1150, 46],
          [1256, 41],
          [1330, 33],
        ],
        thick: 2.2,
      },
    ],
  },
  {
    shore: [
      [0, 35],
      [104, 28],
      [236, 31],
      [352, 43],
      [440, 57],
      [548, 63],
      [672, 57],
      [776, 43],
      [890, 34],
      [1018, 36],
      [1124, 47],
      [1226, 54],
      [1338, 50],
      [1440, 40],
    ],
    swash: [
      {
        from: [
          [60, 15],
          [150, 13],
          [250, 18],
          [352, 29],
          [430, 42],
        ],
        thick: 3,
      },
      {
        from: [
          [690, 42],
          [782, 28],
          [892, 19],
          [1012, 22],
          [1116, 33],
          [1206, 40],
        ],
        thick: 2.6,
      },
    ],
  },
]

const round = (v) => Math.round(v * 10) / 10
const pair = ([x, y]) => `${round(x)} ${round(y)}`

/** Catmull-Rom through the points, as cubic Bézier commands that continue from the first point. */
function curve(points) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))]
  return points
    .slice(1)
    .map((to, i) => {
      const [before, from, after] = [at(i - 1), at(i), at(i + 2)]
      const a = [0, 1].map((k) => from[k] + (to[k] - before[k]) / 6)
      const b = [0, 1].map((k) => to[k] - (after[k] - from[k]) / 6)
      return `C${pair(a)} ${pair(b)} ${pair(to)}`
    })
    .join('')
}

/** A line that's thickest in the middle and tapers to nothing at both ends. */
function swashPath({ from, thick }) {
  const below = from.map(([x, y], i) => [x, y + thick * Math.sin((Math.PI * i) / (from.length - 1))]).reverse()
  return `M${pair(from[0])}${curve(from)}${curve(below)}Z`
}

/**
 * Path data for a component to inline, in a viewBox of 0 0 1440 74.
 * @type {{shore: string, swash: string[]}[]}
 */
export const tidePaths = plotted.map(({ shore, swash }) => ({
  shore: `M${pair(shore[0])}${curve(shore)}V${strip.height}H0Z`,
  swash: swash.map(swashPath),
}))

const svg = ({ shore, swash }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${strip.width} ${strip.height}" width="${strip.width}" height="${strip.height}" preserveAspectRatio="none" fill="currentColor"><path d="${shore}"/>${swash.map((d) => `<path d="${d}"/>`).join('')}</svg>\n`

export const tideLines = Object.fromEntries(tidePaths.map((paths, i) => [`tide-${i + 1}`, () => svg(paths)]))
