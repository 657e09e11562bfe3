/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

interface Locked {
  integrity?: string
  hasInstallScript?: boolean
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

test('docs/licences.md is up to date, and every licence is an approved one', () => {
  expect(() => execFileSync(process.execPath, ['tools/licences.mjs', '--check'], { stdio: 'pipe' })).not.toThrow()
})

test('npm run sbom lists the installed packages as CycloneDX', () => {
  execFileSync(process.execPath, ['tools/sbom.mjs'])
  const { bomFormat, components } = JSON.parse(readFileSync('sbom.json', 'utf8')) as {
    bomFormat: string
    components: { name: string; hashes?: unknown[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  expect(components.find(({ name }) => name === 'next')?.hashes).toHaveLength(1)
})
