// Compares what two versions of the site state and show.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { samplesIn } from '../owner-checks.mjs'
import { contentFiles, dollars, factsIn } from './facts.mjs'
import { readModule } from './read.mjs'
import { rendered } from './rendered.mjs'

/** The pages on which a closed period takes the place of our promise. */
function promisedIn(root) {
  const file = path.join(root, '.next/promised.json')
  return existsSync(file)
    ? Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter((page) => !page.startsWith('/variants/'))
    : []
}

/**
 * What a version states and shows, as JSON.
 * @param {string} root a copy of the repository with its build
 */
export async function readVersion(root) {
  const files = contentFiles(root)
  const content = [...files.keys()].filter((file) => file.startsWith('content/') && /\.(ts|mdx)$/.test(file))
  const { ownerCheckAreas } = await readModule('content/owner-checks.ts', root)
  return {
    files: Object.fromEntries(files),
    facts: Object.fromEntries(await factsIn(root, content)),
    shown: await rendered(root),
    promised: promisedIn(root),
    samples: samplesIn(ownerCheckAreas),
  }
}

const short = (text) => (text.length > 70 ? `${text.slice(0, 69)}…` : text)

const textsOf = ({ facts }) =>
  new Set(Object.values(facts).flatMap(({ text, cents }) => (cents === undefined ? [text] : [])))

/** The facts that came, went or changed in files that changed: derived ones follow from those. */
function changedFacts(before, after) {
  const keys = [...new Set([...Object.keys(before.facts), ...Object.keys(after.facts)])]
  const [textsBefore, textsAfter] = [textsOf(before), textsOf(after)]
  const changes = keys.flatMap((key) => {
    const [was, is] = [before.facts[key], after.facts[key]]
    const { file } = is ?? was
    if ((was?.text ?? '') === (is?.text ?? '') || before.files[file] === after.files[file]) return []
    const onlyMoved = was ? !is && textsAfter.has(was.text) : textsBefore.has(is.text)
    return onlyMoved ? [] : [{ key, label: (is ?? was).label, was, is }]
  })
  // An entry that came or went is said once, without each of its fields, and a name without that of its entry.
  const moved = changes.filter(({ was, is }) => !(was && is)).map(({ key }) => `${key}/`)
  const said = new Set()
  return changes.filter(({ key, was, is }) => {
    // An entry may be in several lists. Two prices may change alike, but a text that does is the same one.
    const of = (was ?? is).cents === undefined ? '' : key.split('/').slice(-3).join('/')
    const what = `${of}: ${was?.text} → ${is?.text}`
    const isPart = moved.some((entry) => key !== entry && key.startsWith(entry)) || (was && is && is.entry)
    if (isPart || said.has(what) || (!isName(key) && was && is && renamed(was.text, changes) === is.text)) return false
    said.add(what)
    return true
  })
}

const isName = (key) => /(title|name|names\/\w+|phone|email|abn)$/i.test(key)

/** A text with every name in it that has changed. */
const renamed = (text, changes) =>
  changes
    .filter(({ key, was, is }) => was && is && isName(key) && was.text.length <= 60)
    .flatMap(({ was, is }) => [
      [was.text, is.text],
      [was.text.replace(/^The /, ''), is.text.replace(/^The /, '')],
    ])
    .reduce((now, [old, name]) => now.replaceAll(old, name), text)

/** How a fact's value may be shown: a price with its cents or without, with GST added, and in structured data. */
function waysToShow(fact) {
  if (!fact) return []
  if (fact.list) return fact.list.filter((text) => text.length > 1)
  // In structured data a phone number has no spaces.
  if (/^[\d\s()+-]{8,}$/.test(fact.text)) return [fact.text, fact.text.replace(/\D/g, '').replace(/^(61|0)/, '+61')]
  if (fact.cents === undefined) return fact.text.length > 1 ? [fact.text.replace(/\s+/g, ' ').slice(0, 60)] : []
  return [fact.cents, Math.round(fact.cents * 1.1)].flatMap((cents) => [
    dollars(cents).slice(1),
    dollars(cents).replace('.00', ''),
  ])
}

const countIn = (lines, texts) =>
  lines.reduce(
    (sum, line) =>
      sum + texts.filter((text) => new RegExp(`(?<![\\d.,])${escape(text)}(?![\\d.]\\d)`).test(line)).length,
    0,
  )
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where a change shows: more of the new, or less of the old. */
function placesOf({ key, was, is }, before, after) {
  const [old, now] = [waysToShow(was), waysToShow(is)]
  // A closed period shows by its days in structured data, and on the pages that promise an answer while it's near.
  const days = ['from', 'to'].flatMap((day) => after.facts[`${key}/${day}`]?.text ?? [])
  if (days.length && !was)
    return [
      `  structured data: ${Object.keys(after.shown['structured data'])
        .filter((name) => countIn(after.shown['structured data'][name], days))
        .join('; ')}`,
      `  while it's near or on: ${after.promised.join('; ')}`,
    ]
  return Object.entries(after.shown).flatMap(([kind, shown]) => {
    const names = [...new Set([...Object.keys(before.shown[kind] ?? {}), ...Object.keys(shown)])].filter((name) => {
      const [linesWere, lines] = [before.shown[kind]?.[name] ?? [], shown[name] ?? []]
      return countIn(lines, now) > countIn(linesWere, now) || countIn(lines, old) < countIn(linesWere, old)
    })
    return names.length ? [`  ${kind}: ${names.join('; ')}`] : []
  })
}

/** What an entry says that the owner may want to check: "from 2026-12-24, to 2027-01-05". */
const fieldsOf = (key, { facts }) =>
  ['from', 'to', 'price', 'size', 'availability', 'date', 'category', 'rating', 'answer']
    .flatMap((field) => (facts[`${key}/${field}`] ? [`${field} ${short(facts[`${key}/${field}`].text)}`] : []))
    .join(', ')

/** Two texts from shortly before where they differ, if they don't differ sooner than a line can show. */
function fromDifference(one, other) {
  const at = [...one].findIndex((character, index) => character !== other[index])
  return at < 50 ? [one, other] : [one, other].map((text) => `…${text.slice(at - 25)}`)
}

function sayChange({ key, label, was, is }, after) {
  if (!was) return `${label}: ${is.entry ? ['added', fieldsOf(key, after)].filter(Boolean).join(', ') : short(is.text)}`
  if (!is) return `${label}: ${was.entry ? 'removed' : `no longer ${short(was.text)}`}`
  const [old, now] = fromDifference(was.text, is.text)
  return `${label}: ${short(old)} → ${short(now)}`
}

/** A line for each text, with the first of the places where it stands. */
function withPlaces(found) {
  const where = new Map()
  for (const [text, name] of found) where.set(text, [...(where.get(text) ?? []), name])
  return [...where].map(([text, all]) => {
    const names = [...new Set(all)]
    return `  ${text} (${names.slice(0, 3).join('; ')}${names.length > 3 ? ' …' : ''})`
  })
}

/** Lines that changed on a page although none of the facts is in them: what follows from the facts. */
function following(changes, before, after) {
  const known = changes.flatMap(({ was, is }) => [...waysToShow(was), ...waysToShow(is)])
  const isKnown = (line) => known.some((text) => line.includes(text) || text.includes(line))
  const found = Object.entries(after.shown.page).flatMap(([name, lines]) => {
    if (name.endsWith('.xml')) return []
    const were = before.shown.page[name] ?? lines
    const names = new Set(were.flatMap((line) => [line, renamed(line, changes)]))
    const come = lines.map((line, index) => [line, were[index]]).filter(([line]) => !names.has(line) && !isKnown(line))
    // A line takes another's place if the page has as many as before.
    return come.map(([line, was]) => [
      lines.length === were.length && was !== line ? `${short(was)} → ${short(line)}` : short(line),
      name,
    ])
  })
  return withPlaces(found)
}

/** Sentences that still have a name or a number that's gone, with the file where they are. */
function leftOver(changes, after) {
  const prose = ['page', 'email']
    .flatMap((kind) => Object.entries(after.shown[kind]))
    .filter(([name]) => !name.endsWith('.xml'))
  const fileOf = (line) => Object.values(after.facts).find(({ text }) => text.includes(line))?.file
  const found = changes.flatMap(({ key, was, is }) => {
    // Anything else may rightly stand somewhere else too.
    if (!(was && is) || !isName(key) || was.text.length > 60 || is.text.includes(was.text)) return []
    const old = [was.text, was.text.replace(/^The /, '')]
    return prose.flatMap(([name, lines]) =>
      lines
        .filter((line) => line.includes(' ') && old.some((text) => line.includes(text)))
        .map((line) => [`prose names ${was.text} in “${short(line)}”`, fileOf(line) ?? name]),
    )
  })
  return withPlaces(found)
}

const block = (heading, lines) => (lines.length ? ['', heading, ...lines] : [])

/** What has changed between two versions, as lines. */
export function compare(before, after) {
  const changes = changedFacts(before, after)
  const pictures = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].filter(
    (file) => file.startsWith('public/') && before.files[file] !== after.files[file],
  )
  return [
    ...(changes.length || pictures.length ? [] : ['No fact has changed.']),
    ...changes.flatMap((change) => [sayChange(change, after), ...placesOf(change, before, after)]),
    ...pictures.map(
      (file) => `${file}: ${before.files[file] ? (after.files[file] ? 'replaced' : 'removed') : 'added'}`,
    ),
    ...block('What follows from it:', following(changes, before, after)),
    ...block('Still says the old thing:', leftOver(changes, after)),
    ...block('Samples still in place:', after.samples.length ? [`  ${after.samples.join(', ')}`] : []),
  ]
}
