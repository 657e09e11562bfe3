/** @jest-environment node */
import { addOnTimeLabel, formatDuration, isUnderMinimum, parseMinutes, totalMinutes } from '@/lib/pricing/builder'

// Any build's time is compared with the rule, the page and the server in tests/components/sunnie-select/build.test.ts.

it.each([
  ['1 hour', 60],
  ['1.5 hours', 90],
  ['45 minutes', 45],
  ['45 min', 45],
  // The parser looks for "hour", so this is one minute. That's why the catalogue says "1 hour".
  ['1 h', 1],
  ['', 0],
  ['on request', 0],
])('“%s” is %d minutes', (text, minutes) => expect(parseMinutes(text)).toBe(minutes))

const bathroom = { area: { timeEstimate: '45 minutes' }, quantity: 1 }
const oven = { timeEstimate: '45 minutes' }

it.each([
  ['a general clean and an extra', 'general', [{ ...bathroom, quantity: 2 }], [oven], 135],
  ['a deep clean takes half as long again, but its extras don’t', 'deep', [{ ...bathroom, quantity: 2 }], [oven], 180],
  ['half a minute is rounded up', 'deep', [bathroom], [], 68],
  ['only the total is rounded', 'deep', [bathroom, bathroom], [], 135],
  ['an extra without a time', 'general', [], [{}], 0],
  ['nothing', 'deep', [], [], 0],
] as const)('%s', (_, cleanType, areas, addOns, minutes) => {
  expect(totalMinutes({ cleanType, areas, addOns } as unknown as Parameters<typeof totalMinutes>[0])).toBe(minutes)
})

it('says “15 minutes” beside an extra without a time', () => {
  expect([addOnTimeLabel({}), addOnTimeLabel(oven)]).toEqual(['15 minutes', '45 minutes'])
})

it.each([
  [150, '2h 30m'],
  [120, '2h'],
  [45, '45m'],
  [61, '1h 1m'],
  [0, '0m'],
])('%d minutes are %s', (minutes, text) => expect(formatDuration(minutes)).toBe(text))

it.each([
  [119, true],
  [120, false],
  [0, false],
])('a build of %d minutes is under two hours: %s', (minutes, under) => {
  expect(isUnderMinimum(minutes, 120)).toBe(under)
})
