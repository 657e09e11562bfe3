/** @jest-environment node */
import { choiceKeys } from '@/components/subscribe/choice'
import { NextRequest } from 'next/server'
import { config, proxy } from '@/proxy'

// No day is closed here (tests/api/closed-days.spec.ts).
jest.mock('@/lib/closures', () => ({ noticeAt: () => undefined }))

/** The query keys for which the proxy serves a page's variant. */
const keysOf = (path: string) =>
  config.matcher
    .flatMap((entry) => (typeof entry !== 'string' && entry.source === path ? entry.has : []))
    .map(({ key }) => key)
    .toSorted()

// Next needs them as literals, so a new step has to be added by hand.
test('the wizard is rendered for every one of its own query keys', () => {
  expect(keysOf('/subscribe')).toEqual([...choiceKeys, 'step'].toSorted())
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
