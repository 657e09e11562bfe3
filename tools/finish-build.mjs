// Runs after `next build`: does our own build step, then records what hosts and later starts need to know about it.
// Uses only Node's built-in modules, as in prepare.mjs.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, isLocalData } from './files.mjs'

/** Every file of the build that a server reads, so neither what browsers fetch nor the build's cache. */
const serverFiles = (dist) =>
  filesBelow(dist)
    .filter((file) => !/^(cache|static|dev|types|diagnostics)\//.test(file))
    .map((file) => path.join(dist, file))

/**
 * Some hosts copy only traced files, and read the traces when the build has finished. Next wrote them before our files
 * existed, so this adds our files to each trace and removes the clone's own data and settings.
 */
function fixTraces(root, dist, added) {
  for (const trace of serverFiles(dist).filter((file) => file.endsWith('.nft.json'))) {
    const folder = path.dirname(trace)
    const content = JSON.parse(readFileSync(trace, 'utf8'))
    const traced = content.files.filter((file) => !isLocalData(path.relative(root, path.resolve(folder, file))))
    const files = added.map((file) => path.relative(folder, file).replaceAll('\\', '/'))
    writeFileSync(trace, JSON.stringify({ ...content, files: [...new Set([...traced, ...files])] }))
  }
}

/**
 * @param {string} root
 * @param {() => Promise<void>} afterBuild our own step, which works on the built pages
 * @param {{ siteUrl: string, stage: string }} environment the values written into the pages
 */
export async function finishBuild(root, afterBuild, environment) {
  const dist = path.join(root, '.next')
  const before = new Set(serverFiles(dist))
  await afterBuild()
  // Read by later starts (lib/built.mjs).
  const id = readFileSync(path.join(dist, 'BUILD_ID'), 'utf8')
  writeFileSync(path.join(dist, 'built.json'), JSON.stringify({ id, ...environment }))
  fixTraces(
    root,
    dist,
    serverFiles(dist).filter((file) => !before.has(file)),
  )
}
