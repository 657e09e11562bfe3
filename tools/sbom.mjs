// npm run sbom: lists every package, with its hash, in sbom.json (CycloneDX).
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readArguments } from './arguments.mjs'
import { root } from './root.mjs'

readArguments()
const list = ['sbom', '--sbom-format', 'cyclonedx']
const npm = process.env.npm_execpath // the same npm that runs this script
const options = { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64 << 20 }
try {
  const text = npm
    ? execFileSync(process.execPath, [npm, ...list], options)
    : execFileSync('npm', list, { ...options, shell: process.platform === 'win32' })
  writeFileSync(path.join(root, 'sbom.json'), text)
} catch (error) {
  console.error(error.message.split('\n')[0])
  process.exit(1)
}
