import { readdirSync, statSync } from 'node:fs'

// Beside the style sheet and the other fonts, a slow connection has room for 8.8 kB of a file, with its headers, in two
// round trips. A third one put the largest paint off by 150 ms (docs/performance.md).
test.each(readdirSync('app/fonts'))('%s arrives in two round trips', (name) => {
  expect(statSync(`app/fonts/${name}`).size).toBeLessThan(8_350)
})
