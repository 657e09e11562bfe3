// npm run bundle DIR: puts the built site and everything it needs except Node into a folder that runs from any path.
import { chmodSync, cpSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../lib/environment.mjs'
import { readArguments, run } from './command.mjs'
import { filesBelow, isLocalData } from './files.mjs'
import { buildInstalled } from './prepare.mjs'
import { root } from './root.mjs'

/** The commands that can be run in the folder: the site itself and its tools. */
const commands = {
  start: 'start.mjs',
  owner: 'tools/owner.mjs',
  'db:migrate': 'tools/migrate-database.mjs',
  backup: 'tools/backup.mjs',
  restore: 'tools/restore.mjs',
  'db:move': 'tools/move.mjs',
  doctor: 'tools/doctor.mjs',
}

/** Next's command line can also build, which would pull its compilers into the bundle. */
const neverNeeded = [
  '**/next/dist/cli/!(next-start|next-test).js',
  '**/next/dist/build/{analysis,swc,turbopack-build,webpack,webpack-build,static-paths}/**',
  '**/next/dist/build/{index,load-entrypoint,utils}.js',
  '**/next/dist/compiled/{webpack,babel,babel-packages,@babel,@mswjs,sass-loader,postcss*,css*,terser}/**',
  '**/next/dist/compiled/next-server/*.dev.js',
  '**/next/dist/lib/upgrade/**',
  '**/next/dist/server/{dev,route-resolver}*/**',
  '**/node_modules/typescript/**',
  '**/*.{d.ts,map}',
]

/** The files that the tools load, relative to the repository. */
async function filesOfTools() {
  const { default: nft } = await import('next/dist/compiled/@vercel/nft/index.js')
  const entries = Object.values(commands).filter((file) => file.startsWith('tools/'))
  const { default: picomatch } = await import('next/dist/compiled/picomatch/index.js')
  const traced = await nft.nodeFileTrace(
    ['tools/serve.mjs', ...entries].map((file) => path.join(root, file)),
    { base: root, ignore: picomatch(neverNeeded, { dot: true, contains: true }) },
  )
  return [...traced.fileList]
}

/** The files that the pages and handlers load, according to the traces from the build. */
function filesOfPages() {
  const dist = path.join(root, '.next')
  const traces = filesBelow(dist).filter((file) => file.endsWith('.nft.json') && !file.startsWith('cache'))
  return traces.flatMap((trace) => {
    const folder = path.dirname(path.join(dist, trace))
    const { files } = JSON.parse(readFileSync(path.join(dist, trace), 'utf8'))
    return files.map((file) => path.relative(root, path.resolve(folder, file)))
  })
}

/** Folders to copy whole. From the build, only what a server reads. */
const folders = (dist) => [
  'public',
  ...['sqlite', 'postgresql'].map((provider) => `prisma/${provider}/migrations`),
  ...readdirSync(dist)
    .filter((name) => !/^(cache|compiled|dev|diagnostics|trace.*|turbopack|types)$/.test(name))
    .map((name) => `.next/${name}`),
]

const startFile = `import { run } from './tools/command.mjs'
import { serve } from './tools/serve.mjs'

await run(serve)
`

const packageFile = {
  name: 'sunnie',
  private: true,
  type: 'module',
  engines: { node: '>=20.19' },
  scripts: Object.fromEntries(Object.entries(commands).map(([name, file]) => [name, `node ${file}`])),
}

/** Makes the bundle readable by all, since another user may run it and the clone or the umask may not allow that. */
function openToOthers(target) {
  const inside = readdirSync(target, { recursive: true }).map((name) => path.join(target, name))
  for (const file of [target, ...inside]) {
    const stats = statSync(file)
    chmodSync(file, stats.mode | (stats.isDirectory() ? 0o755 : 0o644))
  }
}

async function bundle(target) {
  const copy = (file) =>
    cpSync(path.join(root, file), path.join(target, file), { recursive: true, verbatimSymlinks: true })
  for (const folder of folders(path.join(root, '.next'))) copy(folder)
  for (const file of new Set([...filesOfPages(), ...(await filesOfTools())]))
    if (!file.startsWith('.next') && !isLocalData(file) && !lstatSync(path.join(root, file)).isDirectory()) copy(file)
  writeFileSync(path.join(target, 'start.mjs'), startFile)
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(packageFile, null, 2)}\n`)
  openToOthers(target)
}

await run(async () => {
  const { file: given } = readArguments({ file: true })
  if (!given) throw new EnvironmentError('Name a folder: npm run bundle DIR')
  const target = path.resolve(given)
  try {
    mkdirSync(target, { recursive: true }) // before the build, which takes half a minute
  } catch (error) {
    throw new EnvironmentError(`${target} isn't a folder and can't be created: ${error.code}`, { cause: error })
  }
  if (readdirSync(target).length) throw new EnvironmentError(`${target} isn't empty`)
  await buildInstalled()
  await bundle(target)
  const bytes = filesBelow(target).reduce((sum, file) => sum + lstatSync(path.join(target, file)).size, 0)
  console.log(`${target}: ${Math.round(bytes / 1e6)} MB. Start it anywhere: node start.mjs`)
})
