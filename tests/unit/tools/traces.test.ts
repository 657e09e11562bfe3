/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// The test starts a process, which can be slow on a busy machine.
jest.setTimeout(60_000)

test('no trace lists the clone’s own data or settings, because a host would copy them', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'clone-'))
  const trace = `${clone}/.next/server/instrumentation.js.nft.json`
  mkdirSync(path.dirname(trace), { recursive: true })
  writeFileSync(`${clone}/.next/BUILD_ID`, 'x')
  const ours = ['../../data/auth-secret', '../../data/backups/a.db', '../../.env.local']
  const code = ['../../lib/data/a.js', '../../node_modules/a/.env.js']
  writeFileSync(trace, JSON.stringify({ version: 1, files: [...ours, ...code] }))
  const script = `import { finishBuild } from './tools/finish-build.mjs'; finishBuild('${clone}', () => undefined, {})`
  spawnSync(process.execPath, ['--input-type=module', '--eval', script])
  expect(JSON.parse(readFileSync(trace, 'utf8'))).toEqual({ version: 1, files: [...code, '../built.json'] })
  rmSync(clone, { recursive: true })
})
