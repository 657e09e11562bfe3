// npm run content:diff [ref]: what has changed in the business's facts since another version, and everywhere it shows.
// Both versions are built, and their pages, structured data and emails compared. Ends with 0 (contract).
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSiteUrl, readStage } from '../lib/environment.mjs'
import { readArguments } from './command.mjs'
import { compare, readVersion } from './content/compare.mjs'
import { linkTree } from './content/link-tree.mjs'
import { requireNode } from './prepare.mjs'
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

/** Builds a copy of the repository, whose progress doesn't belong in the answer, and reads what it says. */
function builtIn(folder) {
  execFileSync(process.execPath, ['tools/build.mjs'], { cwd: folder, stdio: ['ignore', 2, 'inherit'] })
  return readVersion(folder)
}

/** Builds another commit in a folder of its own, with this one's packages. Kept by commit and address. */
async function versionAt(commit) {
  const name = encodeURIComponent(`${commit} ${readStage()} ${readSiteUrl()}.json`)
  const kept = path.join(root, 'node_modules/.cache/sunnie/content', name)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-diff-'))
  try {
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 }),
    })
    linkTree(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const version = await builtIn(folder)
    mkdirSync(path.dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(version))
    return version
  } finally {
    rmSync(folder, { recursive: true })
  }
}

requireNode()
try {
  const { file: ref } = readArguments({ file: true })
  const commit = ref ? git('rev-parse', `${ref}^{commit}`) : whereItLeftMain()
  const now = await builtIn(root)
  console.log(compare(await versionAt(commit), now).join('\n'))
} catch (error) {
  console.error(error.message.split('\n')[0])
}
process.exit(0)
