import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '../support/site'
import { runProgram } from '../support/tool'

const { deploy, remove } = await import('../../tools/preview/host.mjs')
const { changedRoutes } = await import('../../tools/preview/routes.mjs')

test.describe('previews', () => {
  test('go up on a host under their name, replace an earlier one, and are taken down', async () => {
    // The port comes from the name, and other tests may be running on this machine.
    const name = `pr-${process.pid}`
    const host = mkdtempSync(path.join(os.tmpdir(), 'sunnie-previews-'))
    process.env.PREVIEW_RELOAD = `touch ${host}/reloaded`
    const bundle = mkdtempSync(path.join(os.tmpdir(), 'sunnie-preview-'))
    mkdirSync(`${bundle}/data`)
    const send = async (words: string) => {
      writeFileSync(
        `${bundle}/start.mjs`,
        `import http from 'node:http'
        const { DEPLOY_ENV, SITE_URL, OWNER_EMAIL, PORT, HOST } = process.env
        http.createServer((_, r) => r.end(['${words}', DEPLOY_ENV, SITE_URL, OWNER_EMAIL].join())).listen(PORT, HOST)`,
      )
      await deploy({ host }, name, `https://${name}.previews.example`, bundle)
    }
    writeFileSync(`${host}/env`, 'OWNER_EMAIL=owner@sunnie.example\n')
    await send('first')
    await send('second')
    const proxied = readFileSync(`${host}/caddy/${name}.caddy`, 'utf8')
    const [, address, port] = /^(\S+) \{\n\treverse_proxy 127\.0\.0\.1:(\d+)\n\}\n$/.exec(proxied)!
    expect(address).toBe(`https://${name}.previews.example`)
    const page = () => fetch(`http://127.0.0.1:${port}/`)
    expect(await (await page()).text()).toBe(`second,preview,https://${name}.previews.example,owner@sunnie.example`)
    expect(existsSync(`${host}/reloaded`)).toBe(true)

    for (const wrong of ['../pr-7', 'PR']) await expect(remove({ host }, wrong)).rejects.toThrow('exited with 2')
    await remove({ host }, name)
    await expect(page()).rejects.toThrow()
    expect([readdirSync(`${host}/caddy`), existsSync(`${host}/${name}`)]).toEqual([[], false])
    await remove({ host }, name)

    // Another preview's name may lead to the same port.
    writeFileSync(`${host}/caddy/pr-another.caddy`, proxied.replace(name, 'pr-another'))
    await send('elsewhere')
    expect(readFileSync(`${host}/caddy/${name}.caddy`, 'utf8')).toContain(`127.0.0.1:${Number(port) + 1}\n`)
    await remove({ host }, name)
    for (const folder of [host, bundle]) rmSync(folder, { recursive: true })
    delete process.env.PREVIEW_RELOAD
  })

  test('get one comment on their pull request, which is kept up to date', async () => {
    const comments: { id: number; body: string }[] = [{ id: 1, body: 'Nice.' }]
    const server = http.createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const { body } = JSON.parse(text || '{}') as { body: string }
      if (request.method === 'POST') comments.push({ id: 2, body })
      if (request.method === 'PATCH') comments.find(({ id }) => request.url!.endsWith(`/comments/${id}`))!.body = body
      response.end(JSON.stringify(comments))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const env = {
      GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GITHUB_REPOSITORY: 'sunnie/site',
      GITHUB_TOKEN: 'token',
      PULL_REQUEST: '7',
      ADDRESS: 'https://pr-7.previews.example',
    }
    for (const COMMIT of ['0123456789', 'abcdef0123'])
      expect(await runProgram(['tools/preview.mjs', 'comment'], { ...env, COMMIT })).toEqual({ code: 0, output: '' })
    server.close()
    expect(comments).toHaveLength(2)
    expect(comments[1]!.body).toContain('https://pr-7.previews.example (abcdef0)')
  })

  test('aren’t put up without a host', async () => {
    const { code, output } = await runProgram(['tools/preview.mjs', 'up'], {})
    expect([code, output]).toEqual([0, expect.stringContaining('No preview')])
  })

  test('are checked on the routes that a change affects', () => {
    expect(changedRoutes(['app/(site)/contact/page.tsx', 'app/(home)/about/_sections/family.tsx'])).toEqual([
      '/contact',
      '/about',
    ])
    expect(changedRoutes(['app/(site)/page.tsx', 'content/articles/linen.mdx'])).toEqual([
      '/',
      '/the-sunnie-journal/linen',
    ])
    expect(changedRoutes(['components/ui/button.tsx'])).toContain('/')
    expect(changedRoutes(['docs/house.md', 'app/api/contact/route.ts', 'tests/x.ts'])).not.toContain('/api/contact')
    expect(changedRoutes(['docs/house.md'])).toEqual([])
  })
})
