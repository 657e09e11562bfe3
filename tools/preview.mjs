// Run by .github/workflows/preview.yml: node tools/preview.mjs up | look | diff | comment | down.
// Uses the Vercel CLI if VERCEL_TOKEN is set, otherwise PREVIEW_HOST (docs/deployment/previews.md).
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contentMistakes } from './content/content-mistakes.mjs'
import { comment } from './preview/github.mjs'
import { makeBundle, deploy, remove } from './preview/host.mjs'
import { changedRoutes } from './preview/routes.mjs'

const figuresFile = 'test-results/lighthouse.txt'
const changesFile = 'test-results/content-diff.txt'
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
const {
  VERCEL_TOKEN: vercelToken,
  PREVIEW_HOST: host,
  PREVIEW_NAME: name = '',
  PREVIEW_DOMAIN: domain = 'previews.example',
} = process.env
const target = { host, sshKey: process.env.PREVIEW_SSH_KEY, knownHosts: process.env.PREVIEW_KNOWN_HOSTS }

const output = (...command) =>
  execFileSync(command[0], command.slice(1), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
const vercel = (...args) => output('npx', '--yes', 'vercel@48', ...args, `--token=${vercelToken}`)

async function deployToHost() {
  const address = `https://${name}.${domain}`
  const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-'))
  makeBundle(address, folder)
  await deploy(target, name, address, folder)
  rmSync(folder, { recursive: true })
  return address
}

const steps = {
  async up() {
    if (!vercelToken && !host) return console.log('No preview: neither VERCEL_TOKEN nor PREVIEW_HOST is set.')
    const address = vercelToken ? vercel('deploy', '--yes', `--meta=preview=${name}`).trim() : await deployToHost()
    console.log(address)
    if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `address=${address}\n`)
  },

  look() {
    const routes = changedRoutes(output('git', 'diff', '--name-only', `${process.env.BASE}...HEAD`).trim().split('\n'))
    if (!routes.length) return
    execFileSync('npm', ['run', 'shots', process.env.ADDRESS, ...routes], { stdio: 'inherit' })
    // Run Lighthouse here, because the host has other work. It exits with 1 for a preview, which mustn't be indexed.
    const { stdout } = spawnSync('npm', ['run', '--silent', 'bench', '--', 'lighthouse', ...routes], {
      encoding: 'utf8',
    })
    mkdirSync(path.dirname(figuresFile), { recursive: true })
    writeFileSync(figuresFile, stdout)
  },

  diff() {
    const changes = output(
      'npm',
      'run',
      '--silent',
      'content:diff',
      output('git', 'merge-base', process.env.BASE, 'HEAD').trim(),
    )
    mkdirSync(path.dirname(changesFile), { recursive: true })
    writeFileSync(changesFile, changes)
  },

  async comment() {
    await comment(process.env.PULL_REQUEST, {
      address: process.env.ADDRESS,
      commit: process.env.COMMIT,
      screenshots: process.env.SCREENSHOTS,
      changes: readIfThere(changesFile),
      figures: readIfThere(figuresFile),
      mistakes: process.env.ADDRESS ? [] : await contentMistakes(),
    })
  },

  async down() {
    if (vercelToken) {
      // Vercel keeps a deployment until it's removed by its URL.
      const list = vercel('list', `--meta=preview=${name}`)
      for (const [address] of list.matchAll(/https:\/\/\S+/g)) vercel('remove', address, '--yes')
    } else if (host) await remove(target, name)
  },
}

const step = steps[process.argv[2]]
if (!step) {
  console.error('Usage: node tools/preview.mjs up | look | diff | comment | down')
  process.exit(2)
}
await step()
