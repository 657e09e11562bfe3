import type { PictureEntry } from './pictures'

/** 16 to 9, as all banners of the journal; lengths in pixels. */
const width = 1600
const height = 900

type Point = readonly [x: number, y: number]

/** Sky, sun, three waters from far to near, and what each is cut with: its tide line and the marks upon it. */
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

/** Numbers from 0 to 1 that are the same for the same word each time. */
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

/** A smooth line through all points (Catmull-Rom), going on from the first. */
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

/** A gouge line: as thick as `thickness` says at each of its points, in ink. */
function gouge(points: readonly Point[], thickness: (index: number) => number) {
  const under = points.map(([x, y], index): Point => [x, y + thickness(index)]).reverse()
  return `M${pair(points[0]!)}${through(points)}L${pair(under[0]!)}${through(under)}Z`
}

/** A short cut of the blade, pointed at both ends. */
const lens = (x: number, y: number, reach: number, thick: number) =>
  `M${pair([x - reach, y])}L${pair([x - reach * 0.1, y - thick])} ${pair([x + reach, y + thick * 0.3])} ${pair([x + reach * 0.2, y + thick])}Z`

/** The sun with its rays, the lower part to be covered by water. */
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
    drawn: `<path fill='${fill}' d='M${pair([x - r, y])}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z${rays.join('')}'/>`,
  }
}

interface Water {
  readonly fill: string
  readonly cut: string
  readonly level: number
  /** Where the next water begins. */
  readonly end: number
}

/** One water: its colour a little off register, its tide line, and the marks that the blade left on it; under the `sun` none, for its glitter. */
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
 * The banner of an article that has no picture: tide lines before a low sun, cut anew for each
 * name and always the same for one. Nothing is said of it to those who do not see it.
 */
export function tideBanner(id: string): PictureEntry {
  const random = seeded(id)
  const { sky, sun, waters, cuts } = tints[Math.floor(random() * tints.length)]!
  const levels = [...[372, 552, 724].map((level) => level + (random() - 0.5) * 40), height]
  const { x, drawn: light } = sunrise(random, sun, levels[0]!)
  const sea = waters.map((fill, index) =>
    tide(
      random,
      { fill, cut: cuts[index]!, level: levels[index]!, end: levels[index + 1]! },
      cuts[0],
      index > 0 ? undefined : x,
    ),
  )
  // The sun's way over the far water, before the nearer ones come in.
  const glitter = Array.from({ length: 5 }, (_, index) =>
    lens(x + (random() - 0.5) * 16, levels[0]! + 54 + index * 24, 104 - index * 17, 6),
  )
  sea[0] += `<path fill='${sun}' d='${glitter.join('')}'/>`
  const drawn = light + sea.join('')
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'><path fill='${sky}' d='M0 0h${width}v${height}H0z'/>${drawn}</svg>`
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
