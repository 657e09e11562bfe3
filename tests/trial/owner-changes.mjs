// What the owner changes on github.com, tried on a copy of the site: the content check, types, the build and the fast
// tests stay green, each change is on its pages, and content:diff says so. Run by `npm test -- trial`, after a build.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { compare, readVersion } from '../../tools/content/compare.mjs'
import { linkTree } from '../../tools/content/link-tree.mjs'
import { root } from '../../tools/root.mjs'

const copy = mkdtempSync(path.join(os.tmpdir(), 'owner-changes-'))
const fileIn = (file) => path.join(copy, file)

/** Changes a file as the owner would: what matches goes, the rest stays. */
function edit(file, from, to) {
  const text = readFileSync(fileIn(file), 'utf8')
  assert.match(text, from, `${file} has changed: this trial can't make its edit`)
  writeFileSync(fileIn(file), text.replace(from, to))
}

const photo = async (file) => {
  mkdirSync(path.dirname(fileIn(file)), { recursive: true })
  const picture = sharp({
    create: { width: 1200, height: 1500, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
  writeFileSync(fileIn(file), await picture.jpeg().toBuffer())
}

const run = (...args) => {
  try {
    return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    console.error(`${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
    throw new Error(`${args[0]} failed`)
  }
}

/** The next day that's `days` from now, as an ISO date. */
const dayIn = (days) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)

try {
  for (const file of execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean))
    cpSync(path.join(root, file), fileIn(file), { recursive: true })
  cpSync(path.join(root, 'generated'), fileIn('generated'), { recursive: true })
  linkTree(path.join(root, 'node_modules'), fileIn('node_modules'))

  edit('content/wizard.ts', /('1b1b': weeklyOrFortnightly\()\d+/, '$19471')
  edit('content/services/work-flow.ts', /(amount: )\d+/, '$17300')
  edit('content/services/names.ts', /(dailyGlow: )'[^']*'/, "$1'The Morning Glow'")
  edit('content/sunnie-select.ts', /(name: )'Oven Deep Clean'/, "$1'Oven Rescue'")
  edit(
    'content/questions.ts',
    /(serviceQuestions[^[]*\[\][^[]*\[\n)/,
    "$1  { question: 'Do you bring your own ladder?', answer: 'Yes, up to three metres.' },\n",
  )
  edit('content/questions.ts', /(contactQuestions[^[]*\[\][^[]*\[\n) {2}\{[\s\S]*?\n {2}\},\n/, '$1')
  edit('content/business.ts', /(phone: )'[^']*'/, "$1'07 5550 4321'")
  edit('content/business.ts', /(closes: )'[^']*'/, "$1'17:30'")
  edit('content/business.ts', /(closed:.* = \[)/, `$1{ name: 'Stocktake', from: '${dayIn(1)}', to: '${dayIn(7)}' }`)
  edit(
    'content/products.ts',
    /(const firstDrop[^[]*\[\][^[]*\[\n)/,
    "$1  { id: 'jam-jar', name: 'Jam Jar', subtitle: 'Glass', description: 'A jar with a lid.', size: '500ml', price: 1234, alt: 'A jar', hoverAlt: 'Its lid' },\n",
  )
  edit('content/products.ts', /(id: 'oxygenated-bleach',\n)/, "$1    availability: 'Coming Soon',\n")
  edit(
    'content/testimonials.ts',
    /(const all[^[]*\[\][^[]*\[\n)/,
    "$1  { id: 'kim', name: 'K. L.', location: 'Airlie Beach', rating: 5, text: 'They even found the cat.', date: 'May 2026', source: 'Text', sample: false },\n",
  )
  await photo('public/images/products/jam-jar.jpg')
  await photo('public/images/products/jam-jar.hover.jpg')
  await photo('public/images/journal/a-quiet-week.jpg')
  writeFileSync(
    fileIn('content/articles/a-quiet-week.mdx'),
    '---\ntitle: "A quiet week in the Whitsundays"\nexcerpt: "What we do with a week without guests in it."\ndate: "2026-05-01"\ncategory: Lifestyle\ntags: ["quiet"]\nauthor: "The Sunnie team"\n---\n\nWe count the brushes.\n',
  )

  run('tools/content-check.mjs')
  run('tools/build.mjs')
  run('node_modules/typescript-7/bin/tsc', '--noEmit')
  run(
    'node_modules/jest/bin/jest.js',
    '--silent',
    'tests/unit/content',
    'tests/unit/pricing',
    'tests/unit/forms',
    'tests/unit/seo',
    'tests/components',
  )

  const [before, after] = [await readVersion(root), await readVersion(copy)]
  const changes = compare(before, after).join('\n')
  console.log(changes)
  const shown = (...pages) => pages.map((page) => after.shown.page[page].join('\n')).join('\n')
  for (const [said, text, ...pages] of [
    ['weekly: $92.40 → $94.71', '$94.71', '/subscriptions', '/llms.txt'],
    ['$70.00 → $73.00', '$80.30 incl. GST', '/services/work-flow'],
    [
      'The Daily Glow → The Morning Glow',
      'The Morning Glow',
      '/',
      '/services',
      '/services/daily-glow',
      '/services/full-bloom',
      '/subscribe',
      '/subscriptions',
    ],
    ['Oven Deep Clean → Oven Rescue', 'Oven Rescue', '/services/five-star-reset', '/sunnie-select-onboarding'],
    ['Do you bring your own ladder?: added', 'Do you bring your own ladder?', '/services'],
    ['What areas do you service?: removed', 'Do I need to be home during the service?', '/contact'],
    ['→ 07 5550 4321', '07 5550 4321', '/', '/contact', '/about'],
    ['17:30', 'Mon-Fri 8am-5:30pm', '/contact', '/llms.txt'],
    ['Jam Jar: added', '$12.34', '/naturally-sunnie'],
    ['Oxygenated Bleach, availability: Available → Coming Soon', 'Coming Soon', '/naturally-sunnie'],
    ['K. L.: added', 'They even found the cat.', '/'],
    [
      'Article “A quiet week in the Whitsundays”: added',
      'A quiet week in the Whitsundays',
      '/the-sunnie-journal',
      '/the-sunnie-journal/a-quiet-week',
    ],
    ['Stocktake: added', '', '/contact'],
    ["HomeAndConstructionBusiness on /\n  while it's near or on: /bio; /contact", '', '/contact'],
    ['prose names The Daily Glow', '', '/the-sunnie-journal/home-organization-tips'],
  ]) {
    assert.ok(changes.includes(said), `content:diff doesn't say “${said}”:\n${changes}`)
    for (const page of pages) assert.ok(shown(page).includes(text), `${page} doesn't show “${text}”`)
  }
  const { noticeAt } = await (await import('../../tools/content/read.mjs')).readModule('lib/closures.ts', copy)
  assert.match(noticeAt(new Date(`${dayIn(3)}T00:00Z`)), /Stocktake/)
} finally {
  rmSync(copy, { recursive: true })
}
