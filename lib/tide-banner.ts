import type { PictureEntry } from './picture-entry'

// 16:9 like every journal banner; lengths in pixels.
const width = 1600
const height = 900

type Point = readonly [x: number, y: number]

/** Palettes: sky, sun, three bands of water from far to near, and the colour of each band's lines and marks. */
const tints = [
  {
    sky: '#fef4ce',
    sun: '#facd45',
    waters: ['#c0ece7', '#83cec8', '#005c59'],
    cuts: ['#053133', '#053133', '#83cec8'],
  },
  {
    sky: '#ffe9e2',
    sun: '#ee8d70',
    waters: ['#c0ece7', '#83cec8', '#004a48'],
    cuts: ['#053133', '#053133', '#83cec8'],
  },
  {
    sky: '#002124',
    sun: '#facd45',
    waters: ['#01363a', '#004a48', '#005c59'],
    cuts: ['#83cec8', '#83cec8', '#c0ece7'],
  },
  {
    sky: '#ee8d70',
    sun: '#facd45',
    waters: ['#83cec8', '#005c59', '#f3e6cd'],
    cuts: ['#053133', '#83cec8', '#053133'],
  },
  {
    sky: '#daefd6',
    sun: '#facd45',
    waters: ['#83cec8', '#c0ece7', '#eae2d3'],
    cuts: ['#053133', '#053133', '#053133'],
  },
] as const

/** Pseudo-random numbers from 0 to 1, always the same sequence for the same word. */
function seeded(word: string) {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const pair = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`

/** A smooth path through all points (Catmull-Rom), continuing from the first. */
function through(points: readonly Point[]) {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!
  const part = (from: Point, before: Point, after: Point, sign: number): Point => [
    from[0] + (sign * (after[0] - before[0])) / 6,
    from[1] + (sign * (after[1] - before[1])) / 6,
  ]
  return points
    .slice(1)
    .map(
      (to, index) =>
        `C${pair(part(at(index), at(index - 1), to, 1))} ${pair(part(to, at(index), at(index + 2), -1))} ${pair(to)}`,
    )
    .join('')
}

/** A line of varying thickness, as cut by a gouge. */
function gouge(points: readonly Point[], thickness: (index: number) => number) {
  const under = points.map(([x, y], index): Point => [x, y + thickness(index)]).reverse()
  return `M${pair(points[0]!)}${through(points)}L${pair(under[0]!)}${through(under)}Z`
}

/** A short cut, pointed at both ends. */
const lens = (x: number, y: number, reach: number, thick: number) =>
  `M${pair([x - reach, y])}L${pair([x - reach * 0.1, y - thick])} ${pair([x + reach, y + thick * 0.3])} ${pair([x + reach * 0.2, y + thick])}Z`

/** The sun and its rays. The water drawn later covers the lower part. */
function sunrise(random: () => number, fill: string, water: number) {
  const r = Math.round(124 + random() * 48)
  const [x, y] = [460 + random() * 680, water - r * (0.2 + random() * 0.3)]
  const rays = Array.from({ length: 15 }, (_, index) => {
    const turn = Math.PI * (1.02 + (index / 14) * 0.96)
    const spot = (reach: number, side = 0): Point => [
      x + Math.cos(turn) * reach - Math.sin(turn) * side,
      y + Math.sin(turn) * reach + Math.cos(turn) * side,
    ]
    const end = index % 2 ? 62 : 84
    return `M${[spot(r + 24), spot(r + end / 2 + 14, 7), spot(r + end), spot(r + end / 2 + 14, -7)].map(pair).join('L')}Z`
  })
  return {
    x,
    path: `<path fill='${fill}' d='M${pair([x - r, y])}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z${rays.join('')}'/>`,
  }
}

interface Water {
  readonly fill: string
  readonly cut: string
  readonly level: number
  /** Where the next band begins. */
  readonly end: number
}

/**
 * One band of water: its colour slightly off register, its tide line, and marks except below the `sun`, where the
 * reflection goes.
 */
function tide(random: () => number, { fill, cut, level, end }: Water, ink: string, sun?: number) {
  const shore = Array.from({ length: 8 }, (_, index): Point => [
    index * 250 - 80 + (random() - 0.5) * 110,
    level + (random() - 0.5) * 62,
  ])
  const colour = shore.map(([x, y]): Point => [x + 6, y + 11])
  const lines = [gouge(shore, () => 8 + random() * 9)]
  if (sun === undefined) {
    const from = Math.floor(random() * 4)
    const left = shore.slice(from, from + 4).map(([x, y]): Point => [x, y - 34])
    lines.push(gouge(left, (index) => 15 * Math.sin((Math.PI * index) / (left.length - 1))))
  }
  const marks = Array.from({ length: 12 }, (_, index) => ({
    x: index * 140 + random() * 120,
    y: level + 62 + random() * Math.max(20, end - level - 140),
    reach: 26 + random() * 44,
    thick: 4 + random() * 2,
  }))
    .filter((mark) => sun === undefined || Math.abs(mark.x - sun) > 190)
    .map((mark) => lens(mark.x, mark.y, mark.reach, mark.thick))
  return `<path fill='${fill}' d='M${pair(colour[0]!)}${through(colour)}V${height}H-80Z'/><path fill='${ink}' d='${lines.join('')}'/><path fill='${cut}' d='${marks.join('')}'/>`
}

/**
 * Banner for an article without a picture: tide lines in front of a low sun, generated from the article's id so that
 * it never changes. Decorative, so its alt text is empty.
 */
export function tideBanner(id: string): PictureEntry {
  const random = seeded(id)
  const { sky, sun, waters, cuts } = tints[Math.floor(random() * tints.length)]!
  const levels = [...[372, 552, 724].map((level) => level + (random() - 0.5) * 40), height]
  const { x, path: sunPath } = sunrise(random, sun, levels[0]!)
  const sea = waters.map((fill, index) =>
    tide(
      random,
      { fill, cut: cuts[index]!, level: levels[index]!, end: levels[index + 1]! },
      cuts[0],
      index > 0 ? undefined : x,
    ),
  )
  // The sun's reflection on the far water, behind the nearer bands.
  const glitter = Array.from({ length: 5 }, (_, index) =>
    lens(x + (random() - 0.5) * 16, levels[0]! + 54 + index * 24, 104 - index * 17, 6),
  )
  sea[0] += `<path fill='${sun}' d='${glitter.join('')}'/>`
  const drawing = sunPath + sea.join('')
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'><path fill='${sky}' d='M0 0h${width}v${height}H0z'/>${drawing}</svg>`
  const fallback = `data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}`
  return {
    kind: 'art',
    width,
    height,
    colour: sky,
    sources: { avif: [], webp: [] },
    fallback,
    focal: [50, 50],
    alt: '',
  }
}
