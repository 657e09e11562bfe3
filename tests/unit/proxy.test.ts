/** @jest-environment node */
import { choiceKeys } from '@/components/subscribe/choice'
import { builderAreas } from '@/content/sunnie-select'
import { fieldsOf } from '@/components/sunnie-select/build'
import { config } from '@/proxy'

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
