// Starts a server with the code V8 compiled for an earlier one and the module paths that one resolved, which saves a
// third of a test server's cost. A server that exits normally stores what it had to compile and resolve. Node 22 and
// later cache compiled code themselves (module.enableCompileCache).
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import Module from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'

const folder = path.resolve(import.meta.dirname, '../../../.next/compiled')
const compiled = new Map()
const compileAnew = Module.prototype._compile

/** A file's own `import()`, which a script from the cache doesn't have. */
function importerOf(filename) {
  const importer = new Module(filename)
  compileAnew.call(importer, 'module.exports = (specifier) => import(specifier)', filename)
  return importer.exports
}

/** Compiles a CommonJS file as Node does, but with V8's cache. */
function compile(source, filename, ...rest) {
  // A short file compiles faster than its cache can be read.
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

const resolved = path.join(folder, 'resolved.json')
const resolveAnew = Module._resolveFilename
let found = {}
let hasFoundMore = false
try {
  found = JSON.parse(readFileSync(resolved, 'utf8'))
} catch {
  // Nothing has been resolved yet.
}

/** Resolves a module as Node does, but remembers what was found before. */
function resolve(request, parent, ...rest) {
  if (rest[1] || !parent?.filename || Module.isBuiltin(request)) return resolveAnew.call(this, request, parent, ...rest)
  const from = `${path.dirname(parent.filename)}\0${request}`
  const known = found[from]
  if (known) return known
  hasFoundMore = true
  return (found[from] = resolveAnew.call(this, request, parent, ...rest))
}

/** Replaces a file atomically, because other servers may be reading it. */
function write(file, content) {
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
}

function keep() {
  mkdirSync(folder, { recursive: true })
  for (const [file, script] of compiled) write(file, script.createCachedData())
  if (hasFoundMore) write(resolved, JSON.stringify(found))
}

Module._resolveFilename = resolve
if (Module.enableCompileCache) Module.enableCompileCache(folder)
else Module.prototype._compile = compile
process.on('exit', keep)
