/** @jest-environment node */
import { metaSchema } from '@/lib/forms/meta'
import { forms } from '@/lib/forms/registry'
import { maxPhotos } from '@/lib/photos'
import { fieldErrors } from '@/lib/server/base/refusal'
import { withShortLists } from '@/lib/server/requests/body'
import { caseOf } from '../../support/form-cases/all'

const lists = forms.flatMap((form) => {
  const good = caseOf(form.slug).body('kim@visitor.example')
  const names = Object.keys(form.blank as object).filter((name) => Array.isArray(good[name]))
  return names.map((name) => [form.slug, name, form, good] as const)
})

test('every form with lists is here', () => {
  expect(new Set(lists.map(([slug]) => slug))).toEqual(new Set(['sunnie-select-quote', 'natural-order-onboarding']))
})

test.each(lists)('%s: thousands of %s are rejected, and most of them aren’t even checked', (_, name, form, good) => {
  for (const item of [(good[name] as unknown[])[0], {}, 1, null]) {
    const raw = { ...good, [name]: Array<unknown>(20_000).fill(item) }
    const { success, error } = form.schema.safeParse(withShortLists(raw))
    expect(success).toBe(false)
    const errors = fieldErrors(error!.issues)
    expect(Object.keys(errors).every((path) => path === name || path.startsWith(`${name}.`))).toBe(true)
    expect(JSON.stringify(errors).length).toBeLessThan(20_000)
  }
  const many = { ...good, [name]: Array<unknown>(20_000).fill((good[name] as unknown[])[0]) }
  expect(fieldErrors(form.schema.safeParse(withShortLists(many)).error!.issues)).toEqual({
    [name]: ['Please choose at most 20'],
  })
})

test('a form’s other values stay, and so do the first of too many photos', () => {
  for (const form of forms) {
    const good = caseOf(form.slug).body('kim@visitor.example')
    expect(withShortLists(good)).toEqual(good)
  }
  const { meta } = withShortLists({ meta: { source: 'home', photos: Array<string>(20_000).fill('x') } })
  expect((meta as { photos: unknown[] }).photos.length).toBeLessThan(200)
  expect(metaSchema.parse(meta)).toEqual({ source: 'home', photos: Array<string>(maxPhotos).fill('x') })
  expect(withShortLists({ meta: [1], extra: null })).toEqual({ meta: [1], extra: null })
})
