import { business } from '@/content/business'
import { websiteDetails } from '@/content/legal/website-details'
import { productChoiceGroups, products } from '@/content/products'
import { contactQuestions, serviceQuestions } from '@/content/questions'
import { services } from '@/content/services'
import { plans } from '@/content/subscriptions'
import { builderAddOns, builderAreas } from '@/content/sunnie-select'
import { testimonials } from '@/content/testimonials'
import type { PictureRef } from '@/content/types'
import { homeSizes, officeSizes, wizardPrices, wizardServices } from '@/content/wizard'
import { parseMinutes } from '@/lib/pricing/builder'

/** Whether there's a picture in public/images or public/art. */
export type HasPicture = (folder: string, id: string) => boolean

/** An entry's list, its name there, and its fields. */
interface Place {
  readonly file: string
  readonly entry: string
}

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
const say = ({ file, entry }: Place, field: string, value: unknown, write: string) =>
  `${file}: ${[entry, field].filter(Boolean).join(', ')}: ${write}, not ${shown(value)}`

/** @param least the lowest price that can be meant, in cents; anything below was written in dollars */
function price(place: Place, field: string, value: unknown, least: number): string[] {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least) return []
  const dollars = Number.parseFloat(String(value))
  const example = dollars > 0 && dollars < 10_000 ? dollars : 65
  const cents = Math.round(example * 100)
  return [
    say(place, field, value, `write the price in cents without quotation marks, such as ${cents} for $${example}`),
  ]
}

const oneOf = (place: Place, field: string, value: unknown, allowed: readonly string[]): string[] =>
  allowed.includes(value as string) ? [] : [say(place, field, value, `write one of ${allowed.join(', ')}`)]

/** A rule for one field: whether its value will do, and what to write if not. */
const rule =
  (holds: (text: string) => boolean, write: string) =>
  (place: Place, field: string, value: unknown): string[] =>
    typeof value === 'string' && holds(value) ? [] : [say(place, field, value, write)]

const day = rule(
  (text) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text),
  "write a day that exists, such as '2026-12-24'",
)
const clock = rule((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), "write a time such as '08:00'")
const address = rule((value) => /^\S+@\S+\.\S+$/.test(value), "write an email address such as 'hello@sunnie.example'")
const link = rule(
  (value) => value === '' || /^https:\/\/\S+$/.test(value),
  'write an address that starts with https://',
)
const text = rule((value) => value.trim() !== '', 'write some text in quotation marks')
const duration = rule(
  (text) => /^[\d.]+ (hours?|minutes)$/.test(text) && parseMinutes(text) > 0,
  "write '45 minutes' or '1 hour'",
)

/** Says it once for each id that two entries of a list share. */
function duplicates<Field extends string>(
  file: string,
  entries: readonly Readonly<Record<Field, unknown>>[],
  field: Field,
): string[] {
  const values = entries.map((entry) => entry[field])
  const twice = new Set(values.filter((value, index) => values.indexOf(value) !== index))
  return [...twice].map(
    (value) => `${file}: ${field} ${shown(value)} is there twice: give one of them another ${field}`,
  )
}

const picture = (place: Place, { folder, id }: PictureRef, has: HasPicture, end = ''): string[] =>
  has(folder, id + end)
    ? []
    : [`${place.file}: ${place.entry}: there is no picture for it: add public/images/${folder}/${id}${end}.jpg`]

const frequencies = ['weekly', 'fortnightly', 'monthly'] as const
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Every address of another site in an object, by its path. */
const linksIn = (value: object, path = ''): [field: string, url: unknown][] =>
  Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    if (one && typeof one === 'object') return linksIn(one, `${path}${key}.`)
    return /(^|[a-z])url$/i.test(key) || path === 'socials.' ? [[path + key, one]] : []
  })

function ofBusiness(): string[] {
  const file = 'content/business.ts'
  const { email, phone = '', abn, hours, closed, gst } = business
  const place = { file, entry: '' }
  return [
    ...(email === undefined ? [] : address(place, 'email', email)),
    ...(abn === undefined || /^\d{11}$/.test(abn.replace(/\s/g, ''))
      ? []
      : [say(place, 'abn', abn, "write its 11 digits, such as '00 000 000 000'")]),
    ...linksIn(business).flatMap(([field, url]) => link(place, field, url)),
    ...(hours.opening.some(({ days }) => days.length > 0)
      ? []
      : [say({ file, entry: 'hours' }, 'days', [], "name the days you're open, such as 'Monday'")]),
    ...(/^(0[2-478]\d{8}|1[38]00\d{6}|13\d{4})$/.test(phone.replace(/[\s()-]/g, '').replace(/^\+61/, '0')) || !phone
      ? []
      : [say({ file, entry: '' }, 'phone', phone, "write the whole number, such as '0412 345 678'")]),
    ...(Number.isFinite(gst.percent) ? [] : [say({ file, entry: '' }, 'gst.percent', gst.percent, 'write 10')]),
    ...hours.opening.flatMap(({ days, opens, closes }) => [
      ...days.flatMap((name) => oneOf({ file, entry: 'hours' }, 'days', name, weekdays)),
      ...clock({ file, entry: 'hours' }, 'opens', opens),
      ...clock({ file, entry: 'hours' }, 'closes', closes),
      ...(opens < closes ? [] : [say({ file, entry: 'hours' }, 'closes', closes, `write a time after ${opens}`)]),
    ]),
    ...closed.flatMap(({ name, from, to }) => {
      const place = { file, entry: `closed, ${name}` }
      const wrong = [...text(place, 'name', name), ...day(place, 'from', from), ...day(place, 'to', to)]
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
      return wrong.length || (days >= 0 && days < 100)
        ? wrong
        : [say(place, 'to', to, `write the last day, at most 100 days after ${from}`)]
    }),
  ]
}

const ofServices = (has: HasPicture): string[] =>
  services.flatMap(({ id, title, image, pricing, faqs }) => {
    const file = `content/services/${id}.ts`
    return [
      ...text({ file, entry: '' }, 'title', title),
      ...picture({ file, entry: id }, image, has),
      ...pricing.flatMap((row) => price({ file, entry: row.propertySize }, 'amount', row.amount, 1000)),
      ...duplicates(file, pricing, 'propertySize'),
      ...questions(file, faqs),
    ]
  })

const questions = (file: string, list: readonly { readonly question: string; readonly answer: string }[]): string[] => [
  ...list.flatMap(({ question, answer }) => [
    ...text({ file, entry: '' }, 'question', question),
    ...text({ file, entry: shown(question) }, 'answer', answer),
  ]),
  ...duplicates(file, list, 'question'),
]

function ofPlans(): string[] {
  const file = 'content/wizard.ts'
  const quoted = new Set<string>(
    [...homeSizes, ...officeSizes].filter((size) => size.quoteRequired).map(({ id }) => id),
  )
  return [
    ...wizardServices.flatMap(({ id, name }) =>
      Object.entries(wizardPrices[id]).flatMap(([size, visits]) =>
        quoted.has(size)
          ? []
          : frequencies.flatMap((frequency) =>
              price({ file, entry: `wizardPrices, ${name}, ${size}` }, frequency, visits[frequency], 1000),
            ),
      ),
    ),
    ...duplicates('content/subscriptions.ts', plans, 'id'),
  ]
}

function ofBuilder(): string[] {
  const file = 'content/sunnie-select.ts'
  return [
    ...builderAreas.flatMap(({ id, basePrice, timeEstimate }) => [
      ...price({ file, entry: id }, 'basePrice', basePrice, 500),
      ...duration({ file, entry: id }, 'timeEstimate', timeEstimate),
    ]),
    ...builderAddOns.flatMap(({ id, price: cents, timeEstimate }) => [
      ...price({ file, entry: id }, 'price', cents, 500),
      ...(timeEstimate === undefined ? [] : duration({ file, entry: id }, 'timeEstimate', timeEstimate)),
    ]),
    ...duplicates(file, [...builderAreas, ...builderAddOns], 'id'),
  ]
}

function ofProducts(has: HasPicture): string[] {
  const file = 'content/products.ts'
  return [
    ...products.flatMap((product) => {
      const place = { file, entry: product.id }
      return [
        ...text(place, 'name', product.name),
        ...price(place, 'price', product.price, 100),
        ...oneOf(place, 'availability', product.availability, ['In Stock', 'Available', 'Pre-Order', 'Coming Soon']),
        ...picture(place, product.image, has),
        ...picture(place, product.image, has, '.hover'),
      ]
    }),
    ...duplicates(file, products, 'id'),
    ...productChoiceGroups.flatMap(({ choices }) =>
      choices
        .filter(({ label }) => label.includes(','))
        .map(({ id, label }) => say({ file, entry: id }, 'name', label, 'write it without a comma')),
    ),
  ]
}

function ofTestimonials(): string[] {
  const file = 'content/testimonials.ts'
  return [
    ...testimonials.flatMap(({ id, text: words, rating, source, services: about = [] }) => [
      ...text({ file, entry: id }, 'text', words),
      ...oneOf({ file, entry: id }, 'source', source, ['Google', 'Text', 'Public Review']),
      ...oneOf({ file, entry: id }, 'rating', String(rating), ['1', '2', '3', '4', '5']),
      ...about.flatMap((service) =>
        oneOf(
          { file, entry: id },
          'services',
          service,
          services.map((one) => one.id),
        ),
      ),
    ]),
    ...duplicates(file, testimonials, 'id'),
  ]
}

/** A `<Price>` in an article. */
export interface PriceShown {
  readonly file: string
  readonly line: number
  readonly service?: string
  readonly size?: string
}

const ofPrices = (shown: readonly PriceShown[]): string[] =>
  shown.flatMap(({ file, line, service, size }) => {
    const place = { file, entry: `line ${line}, <Price>` }
    const found = services.find(({ id, pricing }) => id === service && pricing.length > 0)
    if (!found)
      return oneOf(
        place,
        'service',
        service,
        services.filter(({ pricing }) => pricing.length > 0).map(({ id }) => id),
      )
    const sizes = found.pricing.map(({ wizardSize, propertySize }) => wizardSize ?? propertySize.toLowerCase())
    return found.pricing.some(({ propertySize }) => propertySize.toLowerCase() === size)
      ? []
      : oneOf(place, 'size', size, sizes)
  })

/** What's wrong in the content, one line each: the file, the field and what to write. */
export const mistakesIn = (prices: readonly PriceShown[], has: HasPicture): readonly string[] => [
  ...ofBusiness(),
  ...ofServices(has),
  ...ofPlans(),
  ...ofBuilder(),
  ...ofProducts(has),
  ...questions('content/questions.ts', serviceQuestions),
  ...questions('content/questions.ts', contactQuestions),
  ...ofTestimonials(),
  ...day({ file: 'content/legal/website-details.ts', entry: '' }, 'updatedIso', websiteDetails.updatedIso),
  ...ofPrices(prices),
]
