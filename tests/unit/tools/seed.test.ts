/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forms } from '@/lib/forms/registry'

// The test starts a process, which can be slow on a busy machine.
jest.setTimeout(60_000)

test('samples can be made without a build, right after installing the packages', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'clone-'))
  const notBuilt = ['generated', '.next', 'data']
  for (const name of readdirSync('.'))
    if (!notBuilt.includes(name)) symlinkSync(path.resolve(name), path.join(clone, name))
  const asLinked = ['--preserve-symlinks', '--preserve-symlinks-main']
  const { stderr, stdout } = spawnSync(process.execPath, [...asLinked, 'tools/seed.mjs', '--leads=20'], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATABASE_URL: 'file:./seeded.db' } as unknown as NodeJS.ProcessEnv,
  })
  expect([stdout, stderr]).toEqual([`20 sample leads from ${forms.length} forms.\n`, ''])
  rmSync(clone, { recursive: true })
})
