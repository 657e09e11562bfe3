// Reads the content directly from TypeScript, without a build.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBelow } from '../files.mjs'
import { artPictures, photographs } from '../picture-files.mjs'
import { root as repository } from '../root.mjs'

/**
 * Loads a module directly from TypeScript and without a cache.
 * @param {string} file its path, relative to the root
 * @param {string} [root] another copy of the repository, whose own modules it imports
 */
export async function readModule(file, root = repository) {
  const { createJiti } = await import('jiti')
  const options = {
    alias: { '@': root, 'server-only': path.join(repository, 'node_modules/server-only/empty.js') },
    fsCache: false,
    jsx: { runtime: 'automatic' },
  }
  return createJiti(pathToFileURL(root + path.sep).href, options).import(path.resolve(root, file))
}

/** The first line of the content that isn't valid TypeScript, and what's wrong with it. */
async function syntaxMistake(root) {
  const { default: ts } = await import('typescript')
  for (const name of filesBelow(path.join(root, 'content')).filter((one) => one.endsWith('.ts'))) {
    const text = readFileSync(path.join(root, 'content', name), 'utf8')
    const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true, fileName: name })
    const [first] = diagnostics
    if (!first) continue
    const missing = /^'(.)' expected/.exec(ts.flattenDiagnosticMessageText(first.messageText, ' '))?.[1]
    // A missing comma is only noticed at what follows it, on the next line.
    const before = text.slice(0, first.start).trimEnd()
    const line = (missing === ',' ? before : text.slice(0, first.start)).split('\n').length
    const [, field] = /^\s*(?:['"]?([\w-]+)['"]?:)?/.exec(text.split('\n')[line - 1]) ?? []
    const write = { ',': 'write a comma at its end' }[missing]
    return `content/${name}: line ${line}${field ? `, ${field}` : ''}: ${write ?? 'look for a missing quotation mark, comma or bracket here or just above'}`
  }
  return undefined
}

/** Front matter as written, without the quotation marks around its values. */
function frontMatterOf(file) {
  const [, block = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8')) ?? []
  return Object.fromEntries(
    [...block.matchAll(/^(\w+):\s*(?:"(.*)"|'(.*)'|(.*?))\s*$/gm)].map(([, key, ...value]) => [
      key,
      value.find((one) => one !== undefined),
    ]),
  )
}

/**
 * What's wrong in the content: a line each with the file, the field and what to write.
 * @param {string} [root] another copy of the repository
 * @returns {Promise<readonly string[]>}
 */
export async function contentMistakes(root = repository) {
  const pictures = new Set(
    [...artPictures(path.join(root, 'public')), ...photographs(path.join(root, 'public')).photos].map(({ key }) => key),
  )
  const folder = path.join(root, 'content/articles')
  const articles = readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ file: `content/articles/${name}`, fields: frontMatterOf(path.join(folder, name)) }))
  let mistakesIn
  try {
    ;({ mistakesIn } = await readModule('tools/content/mistakes.ts', root))
  } catch (error) {
    return [(await syntaxMistake(root)) ?? `content: ${error.message.split('\n')[0]}`]
  }
  return mistakesIn(articles, (from, id) => pictures.has(`${from}/${id}`))
}
