/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

test('old backups are thinned before each new one, but the oldest are deleted only after it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backups-'))
  const daysAgo = (file: string, days: number) => {
    const at = Date.now() / 1000 - days * 86_400
    writeFileSync(path.join(folder, file), '')
    utimesSync(path.join(folder, file), at, at)
  }
  const name = (day: string, time: string) => `sunnie-2026-11-${day}T${time}-07Z.db`
  for (const [day, age] of [
    ['26', 0.1],
    ['20', 6],
    ['01', 40],
  ] as const)
    for (const time of ['02-15', '08-15', '14-15', '20-15']) daysAgo(name(day, time), age)
  daysAgo('sunnie-2026-11-20T02-15-07Z.db.4711.unfinished', 6)
  daysAgo('sunnie-2026-11-26T14-15-07Z.db.4712.unfinished', 0)

  const unit = readFileSync('docs/deployment/systemd/sunnie-backup.service', 'utf8')
  const run = (setting: string) => {
    for (const [, line] of unit.matchAll(new RegExp(`^${setting}=-?/usr/bin/(find .+)$`, 'gm'))) {
      const [program, ...given] = line!.replace('/var/lib/sunnie/backups', folder).split(' ')
      expect(spawnSync(program!, given).status).toBe(0)
    }
    return readdirSync(folder).sort()
  }
  const today = ['02-15', '08-15', '14-15', '20-15'].map((time) => name('26', time))
  const half = 'sunnie-2026-11-26T14-15-07Z.db.4712.unfinished'
  expect(run('ExecStartPre')).toEqual([name('01', '02-15'), name('20', '02-15'), ...today, half].sort())
  expect(run('ExecStart')).toEqual([name('20', '02-15'), ...today, half].sort())
  rmSync(folder, { recursive: true })
})

const units = 'docs/deployment/systemd'

test('the site’s unit keeps trying to start it, where systemd by default gives up after five tries', () => {
  const [beforeService] = readFileSync(`${units}/sunnie@.service`, 'utf8').split('[Service]')
  expect(beforeService).toMatch(/^StartLimitIntervalSec=0$/m)
})

// systemd-analyze needs no running systemd.
const isAnalysed = spawnSync('systemd-analyze', ['--version']).status === 0
const testUnits = isAnalysed ? test.each : test.skip.each
testUnits(['sunnie-backup.service', 'sunnie@.service'])('systemd rates the exposure of %s below 2 of 10', (name) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'))
  const unit = path.join(folder, name.replace('@', '@3001'))
  copyFileSync(`${units}/${name}`, unit)
  const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit])
  expect([status, String(stdout)]).toEqual([0, expect.stringContaining('Overall exposure')])
  rmSync(folder, { recursive: true })
})
