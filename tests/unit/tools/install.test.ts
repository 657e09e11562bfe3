/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const lock = {
  '': { name: 'sunnie' },
  'node_modules/react': { integrity: 'sha512-a' },
  'node_modules/for-another-system': { integrity: 'sha512-b', optional: true },
}

const records: [string, object | undefined, boolean][] = [
  ['what the lock file lists', { 'node_modules/react': { integrity: 'sha512-a' } }, true],
  ['another version', { 'node_modules/react': { integrity: 'sha512-c' } }, false],
  ['fewer packages', {}, false],
  ['nothing', undefined, false],
]

test.each(records)('knows whether to install again after npm has installed %s', async (_, packages, installed) => {
  const { isInstalled } = await import('../../../tools/prepare.mjs')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-install-'))
  mkdirSync(path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: lock }))
  if (packages) writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  expect(isInstalled(folder)).toBe(installed)
  rmSync(folder, { recursive: true })
})
