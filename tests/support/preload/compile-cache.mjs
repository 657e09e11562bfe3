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

/** A file's own `import()`, which a script out of the cache has not. */
function importerOf(filename) {
  const importer = new Module(filename)
  compileAnew.call(importer, 'module.exports = (specifier) => import(specifier)', filename)
  return importer.exports
}

/** What Node's own does for a CommonJS file, from its source, with V8's cache. */
function compile(source, filename, ...rest) {
  // A short one is read faster than found.
  if (source.length < 2000 || source.startsWith('#!')) return compileAnew.call(this, source, filename, ...rest)
  const imports = source.replace(/(?<![.\w$])import(?=\((?![^()]*\)\s*\{))/g, '__import')
  const code = `(function (exports, require, module, __filename, __dirname, __import) { ${imports}\n})`
  const file = path.join(folder, createHash('sha1').update(code).digest('hex'))
  let cachedData
  try {
    cachedData = readFileSync(file)
  } catch {
    // Not compiled yet.
  }
  const script = new Script(code, { filename, cachedData })
  if (!cachedData || script.cachedDataRejected) compiled.set(file, script)
  const importer = imports === source ? undefined : importerOf(filename)
  const { exports } = this
  const require = Module.createRequire(filename)
  return script.runInThisContext().call(exports, exports, require, this, filename, path.dirname(filename), importer)
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
