/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The mistakes after an edit of the content, each a line. */
async function mistakesAfter(edit: () => Promise<void> | void) {
  jest.resetModules()
  await edit()
  const { mistakesIn } = await import('@/tools/content/mistakes')
  return mistakesIn([], (_, id) => !id.startsWith('missing'))
}

// Every check starts a process.
jest.setTimeout(120_000)

const change = async <Module, Entry>(module: Promise<Module>, entry: (module: Module) => Entry, fields: object) => {
  Object.assign(entry(await module) as object, fields)
}
const products = () => import('@/content/products')
const business = () => import('@/content/business')

test('the content as it is has no mistakes', async () => {
  expect(await mistakesAfter(() => undefined)).toEqual([])
})

test.each([
  [
    'a price in dollars',
    () => change(products(), (m) => m.products[0], { price: 65 }),
    /^content\/products\.ts: [\w-]+, price: write the price in cents .* 6500 for \$65, not 65$/,
  ],
  [
    'a price in quotation marks',
    () => change(products(), (m) => m.products[0], { price: '65.00' }),
    /price: write the price in cents without quotation marks, such as 6500 for \$65, not "65\.00"$/,
  ],
  [
    'a negative price',
    () => change(import('@/content/sunnie-select'), (m) => m.builderAreas[0], { basePrice: -4500 }),
    /^content\/sunnie-select\.ts: [\w-]+, basePrice: write the price in cents/,
  ],
  [
    'a product with another’s id',
    () => change(products(), (m) => m.products[0], { id: 'dish-soap' }),
    /^content\/products\.ts: id "dish-soap" is there twice: give one of them another id$/,
  ],
  [
    'a picture that isn’t there',
    () => change(products(), (m) => m.products[0], { image: { folder: 'products', id: 'missing', alt: '' } }),
    /there is no picture for it: add public\/images\/products\/missing\.jpg$/,
  ],
  [
    'a phone number with a digit missing',
    () => change(business(), (m) => m.business, { phone: '0491 570 06' }),
    /^content\/business\.ts: phone: write the whole number, such as '0412 345 678', not "0491 570 06"$/,
  ],
  [
    'a date that doesn’t exist',
    () => change(business(), (m) => m.business, { closed: [{ name: 'Leap', from: '2027-02-29', to: '2027-03-01' }] }),
    /^content\/business\.ts: closed, Leap, from: write a day that exists, such as '2026-12-24', not "2027-02-29"$/,
  ],
  [
    'a closed period that ends in another century',
    () => change(business(), (m) => m.business, { closed: [{ name: 'Rest', from: '2027-02-01', to: '2127-02-03' }] }),
    /to: write the last day, at most 100 days after 2027-02-01/,
  ],
  [
    'an email address without its @',
    () => change(business(), (m) => m.business, { email: 'hello.sunnie.example' }),
    /^content\/business\.ts: email: write an email address/,
  ],
] as const)('%s gets a line with the file, the field and what to write', async (_, edit, line) => {
  expect(await mistakesAfter(edit)).toContainEqual(expect.stringMatching(line))
})

type Edit = readonly [file: string, from: RegExp, to: string, line: RegExp]

/** Makes the edits in a copy of the content. What `npm run content:check` says of it has a line for each. */
function expectLines(edits: readonly Edit[]) {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'))
  for (const part of ['content', 'lib', 'tools', 'package.json', 'mdx-components.tsx', 'public'])
    cpSync(part, path.join(copy, part), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  for (const [file, from, to] of edits) {
    const text = existsSync(path.join(copy, file)) ? readFileSync(path.join(copy, file), 'utf8') : ''
    expect(text).toMatch(from)
    writeFileSync(path.join(copy, file), text.replace(from, to))
  }
  const { status, stderr } = spawnSync(process.execPath, ['tools/content-check.mjs'], { cwd: copy, encoding: 'utf8' })
  rmSync(copy, { recursive: true })
  const lines = stderr.trim().split('\n')
  for (const [file, , , line] of edits)
    expect(lines.find((one) => one.startsWith(`${file}: `) && line.test(one)) ?? `${line} in ${stderr}`).toMatch(line)
  expect([status, lines.length]).toEqual([1, edits.length])
}

test('what can’t be read gets a line with the file, the field and what to write', () => {
  expectLines([
    ['content/business.ts', /(shopName: '[^']*'),/, '$1', /line \d+, shopName: write a comma at its end$/],
    [
      'content/services/names.ts',
      /dailyGlow: '/,
      "dailyGlow: 'Don't ",
      /dailyGlow: put a text with an apostrophe in double/,
    ],
  ])
})

test('what isn’t what it should be gets the same', () => {
  expectLines([
    ['content/products.ts', /\n {4}subtitle:.*/, '', /line \d+, [\w-]+: add its subtitle$/],
    ['content/services/work-flow.ts', /amount: \d+/, 'amount: $70', /amount: write a price as a number in cents/],
    ['content/wizard.ts', /(studio: \w+\()\d+/, '$16,160', /studio: write a number without a comma, such as 14000$/],
    ['content/testimonials.ts', /rating: \d/, "rating: '5'", /rating: write [1-5 |]+, not string$/],
  ])
})

test('so does an article’s mistake', () => {
  const [tips, campaign] = ['home-organization-tips', 'protect-your-place-announcement'].map(
    (name) => `content/articles/${name}.mdx`,
  ) as [string, string]
  expectLines([
    [tips, /category: .*/, 'category: Gossip', /category: write one of .*, not "Gossip"$/],
    [tips, /excerpt: .*/, '', /excerpt: write a text of 20 to 160 characters$/],
    [tips, /$/, '\n<Nothing />\n', /line \d+: there is no <Nothing>/],
    [tips, /$/, '\n<Price service="daily-glow" size="castle" />\n', /<Price>, size: write one of studio, /],
    ['content/articles/spring.mdx.txt', /$/, '', /use only lower-case letters, .* and end it with \.mdx$/],
    [campaign, /$/, '\n{ 1 +\n', /line \d+: look for a missing quotation mark or bracket/],
  ])
})
