/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Classes that no style sheet has, because they're also ordinary words (docs/decisions/style-sheets.md). */
const missing = /@source not inline\('([^']+)'\)/.exec(readFileSync('app/styles/brand.css', 'utf8'))![1]!.split(' ')

const components = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  )
  .filter((name) => name.endsWith('.tsx'))

const classNames = (source: string) =>
  [...source.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, plain, code]) =>
    plain === undefined ? [...code!.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, text]) => text!) : [plain],
  )

it('no component uses a class that the style sheets leave out', () => {
  const used = components.flatMap((file) =>
    classNames(readFileSync(file, 'utf8')).flatMap((list) =>
      list
        .split(/\s+/)
        .filter((name) => missing.includes(name))
        .map((name) => `${file}: ${name}`),
    ),
  )
  expect(missing).toContain('table')
  expect(used).toEqual([])
})
