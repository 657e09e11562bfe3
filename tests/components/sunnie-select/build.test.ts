import fc from 'fast-check'
import { builderCatalogue as catalogue } from '@/components/sunnie-select/catalogue'
import { type Build, builderPlaceUrl, readBuild } from '@/components/sunnie-select/build'
import { quoteFieldsOf } from '@/components/sunnie-select/figures'
import { sunnieSelectQuoteServer } from '@/lib/forms/sunnie-select-quote.server'
import { bodyFromFields } from '@/lib/forms/parse-fields'
import { parseMinutes } from '@/lib/pricing/builder'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import { addOns, areas } from '../../support/catalogue'

const at = (query: string) => readBuild(new URLSearchParams(query), catalogue)
const full = 'type=deep&bathroom=2&extra=bed-making&day=Sunday&time=afternoon'

const minutesOf = (items: readonly { id: string; timeEstimate?: string }[]) =>
  Object.fromEntries(items.map(({ id, timeEstimate }) => [id, parseMinutes(timeEstimate ?? '')]))
const areaMinutes = minutesOf(catalogue.areas)
const addOnMinutes = minutesOf(catalogue.addOns)

const builds: fc.Arbitrary<Build> = fc.record({
  cleanType: fc.constantFrom('general', 'deep'),
  quantities: fc.dictionary(fc.constantFrom(...Object.keys(areaMinutes)), fc.integer({ min: 1, max: 20 }), {
    minKeys: 1,
    noNullPrototype: true,
  }),
  addOns: fc.subarray(Object.keys(addOnMinutes)),
  day: fc.constantFrom('Monday', 'Saturday', 'Sunday'),
  time: fc.constantFrom('morning', 'afternoon'),
})

/** The specification's rule, worked out independently with doubled minutes so that halves stay whole. */
function timeOf({ cleanType, quantities, addOns }: Build): string {
  const areas = Object.entries(quantities).reduce((sum, [id, quantity]) => sum + areaMinutes[id]! * quantity, 0)
  const twice = areas * (cleanType === 'deep' ? 3 : 2) + 2 * addOns.reduce((sum, id) => sum + addOnMinutes[id]!, 0)
  const minutes = Math.floor((twice + 1) / 2)
  return [Math.floor(minutes / 60) && `${Math.floor(minutes / 60)}h`, minutes % 60 && `${minutes % 60}m`]
    .filter(Boolean)
    .join(' ')
}

/** The body submitted by the summary's form, as the endpoint parses it. */
const requestOf = (build: Build) => {
  const person = [
    ['customerInfo.name', 'Kim'],
    ['customerInfo.email', 'kim@example.com'],
  ]
  const fields = new URLSearchParams(
    [...quoteFieldsOf(build, catalogue), ...person].map(([name, value]) => [name!, value!]),
  )
  return sunnieSelectQuote.schema.parse(bodyFromFields(sunnieSelectQuote, fields))
}

it('shows the time that both the rule and the server give, for any build', () => {
  fc.assert(
    fc.property(builds, (build) => {
      const request = requestOf(build)
      expect(request.totalTime).toBe(timeOf(build))
      const remarks = sunnieSelectQuoteServer.remarks!(request, {})
      expect(remarks.filter((line) => !line.startsWith('By our list') && !line.startsWith('This is under'))).toEqual([])
    }),
    { numRuns: 400 },
  )
})

it('opens the same build from its link', () => {
  fc.assert(
    fc.property(builds, fc.integer({ min: 1, max: 5 }), (build, step) => {
      const link = new URL(builderPlaceUrl({ build, step }, '/sunnie-select-onboarding'), 'https://www.sunnie.example')
      const opened = readBuild(link.searchParams, catalogue)
      expect(opened.step).toBe(step)
      expect(quoteFieldsOf(opened.build, catalogue)).toEqual(quoteFieldsOf(build, catalogue))
    }),
    { numRuns: 200 },
  )
})

it('sends names, quantities and listed prices in dollars (specification, section 3)', () => {
  expect(
    requestOf(at(`type=deep&${areas[0].id}=2&${areas[1].id}=1&extra=${addOns[0].id}&day=Sunday&time=afternoon`).build),
  ).toMatchObject({
    selectedAreas: [
      { name: areas[0].name, quantity: 2, basePrice: areas[0].basePrice / 100 },
      { name: areas[1].name, quantity: 1, basePrice: areas[1].basePrice / 100 },
    ],
    selectedAddOns: [addOns[0].name],
    cleanType: 'deep',
    preferredDay: 'Sunday',
    preferredTime: 'afternoon',
    customerInfo: { name: 'Kim', email: 'kim@example.com', preferredDate: '', preferredTime: 'afternoon' },
  })
})

it('opens at the first missing answer and names it', () => {
  expect(at('')).toMatchObject({ step: 1 })
  expect(at('').missing).toBeUndefined()
  expect(at('step=2')).toMatchObject({ step: 1, missing: 'cleanType' })
  expect(at('type=general&step=3')).toMatchObject({ step: 2, missing: 'areas' })
  expect(at('type=general&bathroom=1&step=5')).toMatchObject({ step: 4, missing: 'day' })
  expect(at('type=general&bathroom=1&day=Monday&step=5')).toMatchObject({ step: 4, missing: 'time' })
  expect(at(full)).toMatchObject({ step: 5 })
  expect(at('type=general&bathroom=1')).toMatchObject({ step: 3 })
})

it('counts with plus and minus without scripts, and stays on step 2', () => {
  expect(at('type=general&bathroom=2&step=3&plus=bathroom')).toMatchObject({
    step: 2,
    build: { quantities: { bathroom: 3 } },
  })
  expect(at('type=general&bathroom=1&step=3&minus=bathroom')).toMatchObject({ step: 2, build: { quantities: {} } })
  expect(at('type=general&step=3&minus=kitchen').build.quantities).toEqual({})
  expect(at('type=general&bathroom=20&step=3&plus=bathroom').build.quantities).toEqual({ bathroom: 20 })
})

it('ignores unknown values', () => {
  expect(
    at('type=spring&garage=2&bathroom=-4&kitchen=x&bedroom=1e9&extra=magic&day=Someday&time=midnight').build,
  ).toEqual({ quantities: { bedroom: 20 }, addOns: [] })
})
