/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Classes that no style sheet has, because they're also ordinary words (docs/decisions/style-sheets.md). */
const missing = /@source not inline\('([^']+)'\)/.exec(readFileSync('app/styles/brand.css', 'utf8'))![1]!.split(' ')

const components = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name))

/** The words in a file's strings, wherever a class name may come from. */
function wordsIn(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].flatMap(([, , text]) => text!.split(/[\s'"`]+/))
}

it('no component uses a class that the style sheets leave out', () => {
  const used = components.flatMap((file) =>
    wordsIn(file)
      .filter((word) => missing.includes(word))
      .map((word) => `${file}: ${word}`),
  )
  expect(missing).toContain('table')
  expect(used).toEqual([])
})
