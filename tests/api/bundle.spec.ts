import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { phonePhoto } from '../support/photos'
import { expect, test } from '../support/site'
import { runProgram, runTool } from '../support/tool'

const folders = path.join(os.tmpdir(), 'sunnie-')

/** Has Node refuse to read anything but the bundle and the test's database: as if the repository weren't there. */
const nothingElse = [
  Number(process.versions.node.split('.')[0]) < 23 ? '--experimental-permission' : '--permission',
  '--allow-addons',
  '--allow-worker',
  `--allow-fs-read=${folders}*`,
  `--allow-fs-write=${folders}*`,
]

test('a bundle runs from any path, with nothing of the repository', { tag: '@once' }, async ({ startSite }) => {
  test.setTimeout(120_000)
  const made = mkdtempSync(`${folders}bundle-`)
  const env = { SITE_URL: process.env.SITE_URL || 'http://localhost:3000' }
  const { code, output } = await runTool('bundle.mjs', env, undefined, made)
  expect([code, output]).toEqual([0, expect.stringMatching(/: \d+ MB\. /)])
  expect(Number(/(\d+) MB/.exec(output)![1])).toBeLessThan(250)
  const moved = `${made}-moved`
  renameSync(made, moved)

  for (const database of ['sqlite', 'postgres'] as const) {
    const site = await startSite({ database, withCarrier: true, program: [...nothingElse, `${moved}/start.mjs`] })
    const email = 'bundled@visitor.example'
    expect((await site.post('/api/newsletter', { email })).status).toBe(200)
    await site.carrier!.until(() => site.carrier!.to(email).length === 1)

    const wrong = await site.postPlain('/api/contact', [['name', 'Kim']])
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toMatch(/<header[\s\S]*value="Kim"[\s\S]*<footer/)

    const body = new FormData()
    body.append('photo', new Blob([new Uint8Array(await phonePhoto())]), 'IMG_0001.JPG')
    expect((await site.request('/api/uploads', { method: 'POST', body })).status).toBe(200)
    expect((await site.asOwner('/api/admin/contacts')).status).toBe(200)
    const page = await site.request('/')
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('sha256-'),
    ])
    expect((await site.request('/the-sunnie-journal?q=linen')).status).toBe(200)
    await site.end()

    for (const tool of ['migrate-database', 'owner', 'doctor'])
      expect(
        (await runProgram([...nothingElse, `${moved}/tools/${tool}.mjs`], site.environment(), { cwd: moved })).code,
      ).toBe(0)
  }
  rmSync(moved, { recursive: true })
})
