// What npm run bench holds the site to (docs/performance.md). Bytes are what a browser fetches before anybody touches
// the page; ratios are against anchors that are measured in the same run, so that they mean the same on any machine.

export const budgets = {
  /** Seconds of CPU. */
  build: 40,
  bytes: {
    script: 2_000,
    fonts: 45_000,
    html: { '/': 13_000, '/contact': 5_500, article: 8_500 },
    total: { '/': 130_000, '/contact': 75_000 },
  },
  lighthouse: { score: 100, lcp: { '/': 1_500, '/contact': 1_200 }, otherLcp: 1_400, fcp: 900, tbt: 5, cls: 0.003 },
  /** CPU of the site's process. */
  throughput: { microseconds: 40, timesBareNext: 12, shareOfNginx: 0.35, p99: 5 },
  intake: { timesBareHandler: 2, p99: 100 },
  /** Milliseconds, on a CPU four times slower. */
  touch: 300,
  /** To the next page's first paint, each answer 150 ms away: a share of what it is without rules; milliseconds. */
  tap: { share: 0.6, afterHover: 150 },
  /** The owner's pages over 50,000 leads: milliseconds for a search, seconds from a notice to an answer. */
  day: { search: { most: 100 }, answer: { most: 10 } },
  /** Mozilla's HTTP Observatory. */
  headers: 130,
  start: { milliseconds: 600, idleMegabytes: 130, megabytesAfterPages: 180 },
}

const results = []

/**
 * Prints one figure beside its budget, if it has one: `most`, no more than; `least`, no less than. NaN couldn't be measured.
 */
export function record(what, value, unit, { most, least } = {}) {
  const over = (most !== undefined && value > most) || (least !== undefined && value < least)
  results.push(over)
  const limit = most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : ''
  const figure = Number.isInteger(value) ? value.toLocaleString('en-AU') : value.toFixed(value < 1 ? 3 : 2)
  const mark = over ? '✗' : Number.isNaN(value) ? '?' : limit ? '✓' : ' '
  console.log(`${mark} ${what.padEnd(58)} ${figure.padStart(9)} ${unit.padEnd(10)} ${limit}`)
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

export const overBudget = () => results.filter(Boolean).length
