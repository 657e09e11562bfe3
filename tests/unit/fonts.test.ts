import { readFileSync, readdirSync, statSync } from 'node:fs'

// Beside the style sheet and the other fonts, a slow connection has room for 8.8 kB of a file, with its headers, in two
// round trips. A third one put the largest paint off by 150 ms (docs/performance.md).
test.each(readdirSync('app/fonts'))('%s arrives in two round trips', (name) => {
  expect(statSync(`app/fonts/${name}`).size).toBeLessThan(8_350)
})

// A browser looks for a system font in place of each file of a family that it doesn't have, at every size and weight.
test('each file is a family of its own, so that a page asks for no system fonts', () => {
  const rules = readFileSync('app/styles/fonts.css', 'utf8').match(/@font-face \{[^}]+\}/g)!
  const styles = rules.map((rule) => rule.match(/font-(?:family|style): [^;]+/g)!.join())
  expect(styles).toHaveLength(11)
  expect(new Set(styles).size).toBe(styles.length)
})
