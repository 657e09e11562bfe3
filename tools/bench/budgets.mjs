// The budgets for npm run bench (docs/performance.md). Ratios compare with anchors measured in the same run, so that
// they mean the same on any machine.

/** What a bare page of this version of Next fetches straight away, gzipped. */
const bareNextPage = 135_000

export const budgets = {
  /** Seconds of CPU. */
  build: 40,
  /**
   * What a browser fetches before the visitor touches the page. The bench counts bytes as sent.
   * tests/e2e/routes.spec.ts also enforces these, except the total, with scripts and styles after gzip -6, fonts as
   * served, and HTML after Brotli.
   */
  bytes: {
    /** The loader is the only script. */
    script: 2_000,
    /** About 12.7 kB with Brotli. More would cost the largest paint a round trip (docs/decisions/style-sheets.md). */
    stylesheet: 14_800,
    font: 24_000,
    /** All scripts, once the visitor has touched the page. Only the test measures these. */
    touchedScript: bareNextPage + 35_000,
    html: { '/': 13_000, '/contact': 5_500, article: 8_500 },
    total: { '/contact': 60_000, other: 130_000 },
  },
  lighthouse: { score: 100, lcp: { '/': 1_500, '/contact': 1_200 }, otherLcp: 1_400, fcp: 900, tbt: 5, cls: 0.003 },
  /** CPU time of the site's process per page; p99 in milliseconds. */
  throughput: { microseconds: 40, timesBareNext: 12, shareOfNginx: 0.35, p99: 5 },
  intake: { timesBareHandler: 2, p99: 100 },
  /** Milliseconds, on a CPU four times slower. */
  touch: 300,
  /** Time to the next page's first paint, with responses delayed by 150 ms: as a share of that without rules; in ms. */
  tap: { share: 0.6, afterHover: 150 },
  /** Bytes of scripts on Today, the inbox or a lead's page. */
  ownerScript: 70_000,
  start: { milliseconds: 600, idleMegabytes: 130, megabytesAfterPages: 180 },
}

const results = []

/**
 * Prints a figure beside its budget, if it has one: at most `max`, or at least `min`. NaN means it wasn't measured.
 */
export function record(what, value, unit, { max, min } = {}) {
  const over = (max !== undefined && value > max) || (min !== undefined && value < min)
  results.push(over)
  const limit = max !== undefined ? `at most ${max}` : min !== undefined ? `at least ${min}` : ''
  const figure = Number.isInteger(value) ? value.toLocaleString('en-AU') : value.toFixed(value < 1 ? 3 : 2)
  const mark = over ? '✗' : Number.isNaN(value) ? '?' : limit ? '✓' : ' '
  console.log(`${mark} ${what.padEnd(58)} ${figure.padStart(9)} ${unit.padEnd(10)} ${limit}`)
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

export const overBudget = () => results.filter(Boolean).length
