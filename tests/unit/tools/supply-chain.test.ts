/** @jest-environment node */
import { readFileSync } from 'node:fs'

interface Locked {
  integrity?: string
  hasInstallScript?: boolean
  license?: string
  dev?: boolean
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== '')

test('every package is locked by its hash', () => {
  expect(locked.length).toBeGreaterThan(100)
  expect(locked.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([folder]) => folder)).toEqual([])
})

test('every package with an install script has been allowed or denied by name', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> }
  const named = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.split('node_modules/').at(-1)!)
  expect(named).toContain('prisma')
  expect(named.filter((name) => !(name in allowScripts))).toEqual([])
})

/** Licences that let a business run the software without publishing its own, changed or not. */
const approved = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense'],
  'CC-BY-4.0', // data
  'OFL-1.1', // fonts
  // Weak copyleft: fine as long as we use them unmodified and don't send them to browsers. Our source can stay closed.
  ...['EPL-2.0', 'LGPL-3.0-or-later', 'MPL-2.0'],
])
/** Packages whose package.json doesn't state the licence in the usual place; both are MIT. */
const unstated = /\/(format|seq-queue)$/

test('every package that the site is built from has a licence we approve of', () => {
  const others = locked.filter(
    ([folder, { dev, license = '' }]) =>
      !dev && !unstated.test(folder) && license.split(/ and /i).some((part) => !approved.has(part)),
  )
  expect(others).toEqual([])
})
