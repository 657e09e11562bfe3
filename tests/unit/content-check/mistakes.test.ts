/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contentMistakes } from '@/tools/content/read.mjs'

const article = {
  file: 'content/articles/spring.mdx',
  fields: { title: 'Spring', date: '2026-09-01', category: 'Eco Tips' },
}

/** The mistakes after an edit of the content, each a line. */
async function mistakesAfter(edit: () => Promise<void> | void, fields: Record<string, string> = article.fields) {
  jest.resetModules()
  await edit()
  const { mistakesIn } = await import('@/tools/content/mistakes')
  return mistakesIn([{ ...article, fields }], (_, id) => !id.startsWith('missing'))
}

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
] as const)('%s gets a line with the file, the field and what to write', async (_, edit, line) => {
  expect(await mistakesAfter(edit)).toContainEqual(expect.stringMatching(line))
})

test('an article’s unknown category gets a line', async () => {
  expect(await mistakesAfter(() => undefined, { ...article.fields, category: 'Gossip' })).toEqual([
    'content/articles/spring.mdx: category: write one of Community, Eco Tips, Lifestyle, not "Gossip"',
  ])
})

test('a missing comma gets the line that lacks it', async () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'))
  for (const folder of ['content', 'lib', 'tools/content']) cpSync(folder, path.join(copy, folder), { recursive: true })
  mkdirSync(path.join(copy, 'public/art'), { recursive: true })
  const file = path.join(copy, 'content/business.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(shopName: '[^']*'),/, '$1'))
  const line = text.split('\n').findIndex((one) => one.includes('shopName:')) + 1
  expect(await contentMistakes(copy)).toEqual([`content/business.ts: line ${line}, shopName: write a comma at its end`])
  rmSync(copy, { recursive: true })
})
