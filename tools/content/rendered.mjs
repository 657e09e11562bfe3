// What a build shows: the text and the structured data of every page, and of every email.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files.mjs'
import { readModule } from './read.mjs'

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }
const decoded = (text) => text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name) => entities[name])

/** A page's text, a line for each stretch without a tag, with its title and description. */
function textOf(html) {
  const described = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, text]) => text)
  const plain = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '').replace(/<!--.*?-->/g, '')
  return [...described, ...plain.split(/<[^>]*>/)]
    .map((line) => decoded(line).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** The structured data of a page, a line for each leaf, by the type of its block. */
function blocksOf(html) {
  const leaves = (value) =>
    value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)]
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, json]) => {
    const data = JSON.parse(json)
    return (data['@graph'] ?? [data]).map((node) => [[node['@type']].flat().join(' '), leaves(node)])
  })
}

const address = (file) => `/${file.replace(/(^|\/)index\.html$|\.(html|body)$/, '')}`

/**
 * @param {string} root a copy of the repository with its build
 * @returns {Promise<Record<'page' | 'structured data' | 'email', Record<string, string[]>>>} lines, by name
 */
export async function rendered(root) {
  const folder = path.join(root, '.next/server/app')
  const found = { page: {}, 'structured data': {}, email: {} }
  for (const file of filesBelow(folder)) {
    if (!/\.(html|txt\.body|xml\.body)$/.test(file) || /^(owner-frame|_|\.well-known)/.test(file)) continue
    const html = readFileSync(path.join(folder, file), 'utf8')
    const route = address(file).replace('/variants/subscribe/', '/subscribe, ')
    found.page[route] = file.endsWith('.html') ? textOf(html) : html.split('\n')
    for (const [type, lines] of blocksOf(html)) (found['structured data'][`${type} on ${route}`] ??= []).push(...lines)
  }
  // Older versions can't render these without a server.
  const has = (file) => existsSync(path.join(root, file))
  if (has('tools/content/mails.ts')) {
    const { mails } = await readModule('tools/content/mails.ts', root)
    for (const [mail, text] of Object.entries(await mails())) found.email[mail] = text.split('\n')
  }
  if (has('tools/content/steps.tsx')) {
    const { steps } = await readModule('tools/content/steps.tsx', root)
    for (const [route, html] of Object.entries(steps())) found.page[route].push(...textOf(html))
  }
  return found
}
