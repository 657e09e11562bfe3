/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Each test starts a process, which can be slow on a busy machine.
jest.setTimeout(60_000)

/** A folder with only the tools that prepare a clone. */
function newClone() {
  const clone = mkdtempSync(path.join(tmpdir(), 'clone-'))
  for (const file of ['command', 'prepare', 'files', 'finish-build', 'next-output', 'root', 'serving'])
    cpSync(`tools/${file}.mjs`, `${clone}/tools/${file}.mjs`)
  for (const file of ['environment', 'environment-values', 'password-length'])
    cpSync(`lib/${file}.mjs`, `${clone}/lib/${file}.mjs`)
  mkdirSync(`${clone}/tools/content`)
  writeFileSync(`${clone}/tools/content/content-mistakes.mjs`, 'export const contentMistakes = () => []')
  return clone
}

const react = { 'node_modules/react': { integrity: 'sha512-a' } }

test.each([
  ['what the lock file lists', react, true],
  ['another version', { 'node_modules/react': { integrity: 'sha512-c' } }, false],
  ['fewer packages', {}, false],
  ['nothing', undefined, false],
])('knows whether to install again after npm has installed %s', async (_, packages, installed) => {
  const { isInstalled } = await import('../../../tools/prepare.mjs')
  const folder = mkdtempSync(path.join(tmpdir(), 'sunnie-install-'))
  mkdirSync(path.join(folder, 'node_modules'))
  const lock = { '': { name: 'sunnie' }, ...react, 'node_modules/other': { integrity: 'sha512-b', optional: true } }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: lock }))
  if (packages) writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  expect(isInstalled(folder)).toBe(installed)
  rmSync(folder, { recursive: true })
})

test('a command installs only into a fresh clone, and only tests install what tests need, whatever NODE_ENV is', () => {
  const clone = newClone()
  const write = (file: string, content: object) => writeFileSync(path.join(clone, file), JSON.stringify(content))
  const project = {
    ...{ name: 'clone', version: '1.0.0' },
    dependencies: { server: 'file:server' },
    devDependencies: { checker: 'file:checker' },
  }
  const packages: Record<string, object> = { '': project }
  for (const [name, dev] of [
    ['server', false],
    ['checker', true],
  ] as const) {
    mkdirSync(`${clone}/${name}`)
    write(`${name}/package.json`, { name, version: '1.0.0' })
    packages[name] = { version: '1.0.0', dev }
    packages[`node_modules/${name}`] = { resolved: name, link: true, dev }
  }
  write('package.json', project)
  write('package-lock.json', { name: 'clone', version: '1.0.0', lockfileVersion: 3, packages })
  const installed = () => ['server', 'checker'].map((name) => existsSync(`${clone}/node_modules/${name}`))
  const run = (script: string, NODE_ENV: 'production' | 'development' = 'production') =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: clone,
      env: { ...process.env, NODE_ENV },
      encoding: 'utf8',
    })

  const command = "import { command } from './tools/command.mjs'; await command(async () => console.log('done'))"
  expect(run(command, 'development').stdout).toMatch(/done\n$/)
  expect(installed()).toEqual([true, false])
  expect(run(command).stdout).toBe('done\n')
  const install =
    "import { install } from './tools/prepare.mjs'; await install({ forTests: true }); console.log('done')"
  expect(run(install).stdout).toMatch(/done\n$/)
  expect(installed()).toEqual([true, true])
  for (const script of [install, command]) expect(run(script).stdout).toBe('done\n')

  // The lock file is newer than the packages: reinstalling would pull them out from under a running site.
  rmSync(`${clone}/node_modules/.package-lock.json`)
  expect(run(command)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^[^\n]+: run npm ci\n$/) as unknown,
  })
  rmSync(clone, { recursive: true })
})

test('a build and a bundle in a fresh clone fail with one line that names npm ci', () => {
  const clone = newClone()
  for (const file of ['tools/build.mjs', 'tools/bundle.mjs', 'tools/samples.mjs']) cpSync(file, `${clone}/${file}`)
  for (const args of [['tools/build.mjs'], ['tools/bundle.mjs', 'bundle']]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' })
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+: run npm ci\n$/) as unknown,
    })
  }
  rmSync(clone, { recursive: true })
})

test('the site is rebuilt when one of its own files has changed, and not before', () => {
  const clone = newClone()
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(`${clone}/${file}`), { recursive: true })
    writeFileSync(`${clone}/${file}`, text)
  }
  for (const folder of ['app', 'components', 'content', 'public', 'generated']) mkdirSync(`${clone}/${folder}`)
  write('tools/after-build.mjs', '')
  write(
    'node_modules/next/dist/bin/next',
    `const { appendFileSync, mkdirSync } = require('node:fs')
     mkdirSync('.next', { recursive: true })
     for (const file of ['.next/BUILD_ID', 'builds']) appendFileSync(file, 'x')`,
  )
  const built = () => {
    const script = `import { build } from './tools/prepare.mjs'
      await build({ siteUrl: 'http://localhost:3000', stage: 'production' })`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: clone })
    expect([status, String(stderr)]).toEqual([0, ''])
    return readFileSync(`${clone}/builds`, 'utf8').length
  }
  expect([built(), built()]).toEqual([1, 1])
  // The files in the root that Next compiles, apart from its own configuration.
  for (const [index, name] of ['proxy', 'instrumentation', 'instrumentation-client', 'mdx-components'].entries()) {
    write(`${name}.ts${name === 'mdx-components' ? 'x' : ''}`, '// changed')
    expect([name, built()]).toEqual([name, index + 2])
  }
  rmSync(clone, { recursive: true })
})

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
