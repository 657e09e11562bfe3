// npm run content:diff [ref]: what has changed in the business's facts since another version, and everywhere it shows.
// Both versions are built, and their pages, structured data and emails compared. Ends with 0 (contract).
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSiteUrl, readStage } from '../lib/environment.mjs'
import { compare, readVersion } from './content/compare.mjs'
import { linkTree } from './content/link-tree.mjs'
import { contentMistakes } from './content/read.mjs'
import { assertInstalled, build, generate, requireNode } from './prepare.mjs'
import { root } from './root.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The newest commit that this branch has in common with main. */
function whereItLeftMain() {
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      continue
    }
  throw new Error('There is no main branch to compare with: npm run content:diff COMMIT')
}

/** Builds another commit in a folder of its own, with this one's packages, and reads what it says. Kept by commit. */
async function versionAt(commit, { siteUrl, stage }) {
  const kept = path.join(root, 'node_modules/.cache/sunnie/content', `${commit}-${stage}.json`)
  if (existsSync(kept)) {
    const version = JSON.parse(readFileSync(kept, 'utf8'))
    if (version.siteUrl === siteUrl) return version
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-diff-'))
  try {
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 }),
    })
    linkTree(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const env = { ...process.env, SITE_URL: siteUrl, DEPLOY_ENV: stage }
    execFileSync(process.execPath, ['tools/build.mjs'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
    const version = { ...(await readVersion(folder)), siteUrl }
    mkdirSync(path.dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(version))
    return version
  } finally {
    rmSync(folder, { recursive: true })
  }
}

requireNode()
try {
  assertInstalled()
  const environment = { siteUrl: readSiteUrl(), stage: readStage() }
  const commit = process.argv[2] ? git('rev-parse', `${process.argv[2]}^{commit}`) : whereItLeftMain()
  const mistakes = await contentMistakes()
  if (mistakes.length) console.log(mistakes.join('\n'))
  else {
    // The build talks about its progress, which doesn't belong in the answer.
    const log = process.stdout.write
    process.stdout.write = (...args) => process.stderr.write(...args)
    await generate()
    await build(environment)
    process.stdout.write = log
    console.log(compare(await versionAt(commit, environment), await readVersion(root)).join('\n'))
  }
} catch (error) {
  console.error(error.message.split('\n')[0])
}
process.exit(0)
