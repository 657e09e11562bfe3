// What the content states, as lines that can be compared: "The Daily Glow, 1 bed 1 bath, weekly: $92.40".
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files.mjs'
import { readModule } from './read.mjs'

/** Keys that say nothing to the owner, because the value or the entry's name says it. */
const silent = new Set(['pricing', 'amount', 'price', 'basePrice', 'all', 'meta'])
/** Exports whose entries need no heading. */
const plain = new Set(['business', 'wizardPrices', 'products', 'builderAreas', 'builderAddOns', 'default', 'names'])
const inCents = new Set(['amount', 'price', 'basePrice', 'weekly', 'fortnightly', 'monthly'])
/** Fields that name an entry of a list. */
const names = ['title', 'question', 'name', 'label', 'propertySize', 'topic', 'id']
/** What follows from another fact: `phoneHref` from `phone`. */
const derived = /Href$|Link$/
/** Files with nothing to compare: types, functions, and lists of checks. */
const left = /^(types|owner-checks|placeholders|business-formats|closures|wizard-href|navigation|services)\.ts$/

export const dollars = (cents) => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`
const named = (entry, fields) => fields.map((field) => entry?.[field]).find((value) => typeof value === 'string')

/**
 * Collects what a value states: by a key that stays when a name changes, its label, its text, and the cents of a price.
 * @param {string[]} key
 * @param {string[]} trail the label's parts
 * @param {(key: string, trail: string[]) => string} called the name of what a key stands for
 */
function collect(value, key, trail, called, facts) {
  const add = (more) => facts.set(key.join('/'), { label: trail.join(', '), ...more })
  if (typeof value === 'number' && inCents.has(key.at(-1))) add({ text: dollars(value), cents: value })
  else if (['string', 'number', 'boolean'].includes(typeof value)) add({ text: String(value) })
  else if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    add({ text: value.join('; '), list: value.map(String) })
  else if (Array.isArray(value))
    value.forEach((one, index) => {
      const name = named(one, names) ?? String(index + 1)
      const own = [...key, named(one, ['id', ...names]) ?? String(index + 1)]
      facts.set(own.join('/'), { label: [...trail, name].join(', '), text: name, entry: true })
      collect(one, own, [...trail, name], called, facts)
    })
  else if (value && typeof value === 'object')
    for (const [field, one] of Object.entries(value).filter(([name]) => !derived.test(name)))
      collect(one, [...key, field], silent.has(field) ? trail : [...trail, called(field, key)], called, facts)
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** The content's files by path, with the hash of each, and the owner's photographs. */
export const contentFiles = (root) =>
  new Map(
    ['content', 'public/images'].flatMap((folder) =>
      filesBelow(path.join(root, folder)).map((name) => [`${folder}/${name}`, hashOf(path.join(root, folder, name))]),
    ),
  )

/** Everything that some modules of the content state, by key. */
export async function factsIn(root, files) {
  const { services } = await readModule('content/services.ts', root)
  const service = new Map(services.map((one) => [one.id, one]))
  const sizeOf = (size, key) =>
    key.map((part) => service.get(part)?.pricing.find(({ wizardSize }) => wizardSize === size)).find(Boolean)
  const called = (field, key) => service.get(field)?.title ?? sizeOf(field, key)?.propertySize ?? field
  const facts = new Map()
  for (const file of files) {
    const found = new Map()
    if (file.endsWith('.mdx')) {
      const text = readFileSync(path.join(root, file), 'utf8')
      const [, head = '', body = text] = /^---\r?\n([\s\S]*?)\r?\n---([\s\S]*)$/.exec(text) ?? []
      const article = path.basename(file, '.mdx')
      const fields = [...head.matchAll(/^(\w+):\s*["']?(.*?)["']?\s*$/gm)].map(([, field, value]) => [field, value])
      const title = Object.fromEntries(fields).title ?? article
      found.set(article, { label: `Article “${title}”`, text: title, entry: true })
      for (const [field, value] of [...fields, ['text', body.trim()]])
        found.set(`${article}/${field}`, { label: `Article “${title}”, ${field}`, text: value })
    } else if (!left.test(path.basename(file)))
      for (const [name, value] of Object.entries(await readModule(file, root))) {
        if (derived.test(name)) continue
        // Most of what a module exports says by itself what it is: "The Daily Glow, weekly".
        const trail = service.has(value?.id) ? [value.title] : plain.has(name) ? [] : [name]
        collect(value, [name], trail, called, found)
      }
    for (const [key, fact] of found) if (!facts.has(`${file}/${key}`)) facts.set(`${file}/${key}`, { ...fact, file })
  }
  return facts
}
