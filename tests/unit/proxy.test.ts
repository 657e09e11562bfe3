/** @jest-environment node */
import { choiceKeys } from '@/components/subscribe/choice'
import { builderAreas } from '@/content/sunnie-select'
import { fieldsOf } from '@/components/sunnie-select/build'
import { NextRequest } from 'next/server'
import { config, proxy } from '@/proxy'

/** The query keys for which the proxy serves a page's variant. */
const keysOf = (path: string) =>
  config.matcher
    .flatMap((entry) => (typeof entry !== 'string' && entry.source === path ? entry.has : []))
    .map(({ key }) => key)
    .toSorted()

// Next needs them as literals, so a new step or area has to be added by hand.
test('the wizard is rendered for every one of its own query keys', () => {
  expect(keysOf('/subscribe')).toEqual([...choiceKeys, 'step'].toSorted())
})

test('the builder is rendered for every one of its own query keys', () => {
  const quantities = Object.fromEntries(builderAreas.map(({ id }) => [id, 1]))
  const fields = fieldsOf({ cleanType: 'general', quantities, addOns: ['bed-making'], day: 'Monday', time: 'morning' })
  expect(keysOf('/sunnie-select-onboarding')).toEqual([...fields.map(([key]) => key), 'step'].toSorted())
})

const served = async (path: string) => {
  const { headers } = await proxy(new NextRequest(`http://localhost${path}`))
  return headers.get('x-middleware-rewrite')?.replace('http://localhost', '')
}

test('a link to the wizard gets the page that’s ready for it, whatever else is in its query', async () => {
  const plan = '/subscribe?utm_source=card&service=work-flow&size=large&frequency=monthly&fbclid=x'
  expect(await served('/subscribe?service=daily-glow')).toBe('/variants/subscribe/daily-glow')
  expect(await served(plan)).toBe('/variants/subscribe/work-flow-monthly')
})

test.each([
  'service=daily-glow&step=1',
  'service=daily-glow&size=2b1b&frequency=weekly',
  'service=daily-glow&service=full-bloom',
  'size=daily-glow',
  'service=constructor',
])('the wizard is rendered for %s', async (query) => {
  expect(await served(`/subscribe?${query}`)).toBe(`/variants/subscribe?${query}`)
})
