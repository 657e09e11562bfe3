/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** What ESLint's max-lines can't count, or might leave out. */
const files = ['app', 'components', 'lib', 'public', 'tests', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  )
  .filter((name) => /\.(css|js)$/.test(name))

it.each(files)('%s has fewer than 200 lines', (file) => {
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThan(200)
})

it('finds the style sheets and the service worker', () => {
  expect(files).toEqual(expect.arrayContaining(['components/site/site-nav.css', 'public/admin-worker.js']))
})
