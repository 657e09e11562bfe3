// Runs after `next build`: our own step, then what hosts and starts need to know about it.
// Only Node's built-in modules, as in prepare.mjs.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, isOwn } from './files.mjs'

/** Every file of the build that a server reads; not what browsers fetch, nor the build's own cache. */
const serverFiles = (dist) =>
  filesBelow(dist)
    .filter((file) => !/^(cache|static|dev|types|diagnostics)\//.test(file))
    .map((file) => path.join(dist, file))

/**
 * A host that copies traced files reads the traces when the build has ended. Next wrote them before our files were there,
 * so these are added to each; what's the clone's own is taken out.
 */
function mendTraces(root, dist, added) {
  for (const trace of serverFiles(dist).filter((file) => file.endsWith('.nft.json'))) {
    const folder = path.dirname(trace)
    const content = JSON.parse(readFileSync(trace, 'utf8'))
    const traced = content.files.filter((file) => !isOwn(path.relative(root, path.resolve(folder, file))))
    const files = added.map((file) => path.relative(folder, file).replaceAll('\\', '/'))
    writeFileSync(trace, JSON.stringify({ ...content, files: [...new Set([...traced, ...files])] }))
  }
}

/**
 * @param {string} root
 * @param {() => Promise<void>} afterBuild what is made from the built pages
 * @param {{ siteUrl: string, stage: string }} environment what was written into them
 */
export async function finishBuild(root, afterBuild, environment) {
  const dist = path.join(root, '.next')
  const before = new Set(serverFiles(dist))
  await afterBuild()
  // For the starts that come after it (lib/built.mjs).
  const id = readFileSync(path.join(dist, 'BUILD_ID'), 'utf8')
  writeFileSync(path.join(dist, 'built.json'), JSON.stringify({ id, ...environment }))
  mendTraces(
    root,
    dist,
    serverFiles(dist).filter((file) => !before.has(file)),
  )
}
