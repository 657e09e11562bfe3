// Starts a server with what V8 compiled for the one before: a fifth of what a server of the tests costs. Whichever ends
// in peace leaves what it had to compile. From Node 22 on Node does this itself (module.enableCompileCache).
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import Module from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'

const folder = path.resolve(import.meta.dirname, '../../../.next/compiled')
const compiled = new Map()
const compileAnew = Module.prototype._compile

/** What Node's own does for a CommonJS file, from its source, with V8's cache. */
function compile(source, filename, ...rest) {
  // A script from the cache can't import; and a small one is read faster than found.
  if (source.length < 2000 || /\bimport\s*\(/.test(source)) return compileAnew.call(this, source, filename, ...rest)
  const file = path.join(folder, createHash('sha1').update(source).digest('hex'))
  let cachedData
  try {
    cachedData = readFileSync(file)
  } catch {
    // Not compiled yet.
  }
  const script = new Script(Module.wrap(source), { filename, cachedData })
  if (!cachedData || script.cachedDataRejected) compiled.set(file, script)
  const run = script.runInThisContext()
  return run.call(this.exports, this.exports, Module.createRequire(filename), this, filename, path.dirname(filename))
}

function keep() {
  mkdirSync(folder, { recursive: true })
  for (const [file, script] of compiled) {
    writeFileSync(`${file}.${process.pid}`, script.createCachedData())
    renameSync(`${file}.${process.pid}`, file) // others are reading
  }
}

if (Module.enableCompileCache) Module.enableCompileCache(folder)
else {
  Module.prototype._compile = compile
  process.on('exit', keep)
}
