/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Each test starts a process, which can be slow on a busy machine.
jest.setTimeout(60_000)

const folder = mkdtempSync(path.join(tmpdir(), 'serving-'))
afterAll(() => rmSync(folder, { recursive: true }))
const servedBy = async (port?: number) =>
  (await import('../../../tools/serving.mjs')).servedBy(port, folder) as number | undefined
const warn = async () => (await import('../../../tools/serving.mjs')).warnIfServed('A new build', folder) as void

/** A process that serves until it's told to stop. */
async function serving(): Promise<ChildProcess> {
  const script = `import { markServing } from './tools/serving.mjs'
    markServing(4100, ${JSON.stringify(folder)})
    process.on('SIGTERM', () => process.exit())
    setInterval(() => undefined, 1000)
    console.log('serving')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout!, 'data')
  return child
}

test('a build counts as served by the processes that said so, as long as they’re running', async () => {
  expect(await servedBy()).toBeUndefined()
  const [one, other] = [await serving(), await serving()]
  one.kill('SIGTERM')
  await once(one, 'exit')
  expect(await servedBy()).toBe(other.pid)
  expect([await servedBy(4100), await servedBy(4200)]).toEqual([other.pid, undefined])
  const said = jest.spyOn(console, 'error').mockImplementation()
  await warn()
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(`^A new build will break the site .*process ${other.pid}\\): `)],
  ])
  said.mockClear()
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(await servedBy()).toBeUndefined()
  await warn()
  expect(said).not.toHaveBeenCalled()
})

test('a process that has been given the id of a killed one doesn’t count as serving', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { cwd: tmpdir() })
  writeFileSync(path.join(folder, `4100-${other.pid}`), '')
  expect(await servedBy()).toBeUndefined()
  other.kill('SIGKILL')
})
