/** @jest-environment node */
import fc from 'fast-check'
import { builderAddOns, builderAreas } from '@/content/sunnie-select'
import {
  addOnTimeLabel,
  formatDuration,
  isUnderMinimum,
  parseMinutes,
  totalMinutes,
  type TimedBuild,
} from '@/lib/pricing/builder'

const areaMinutes: Record<string, number> = {
  Bathroom: 45,
  Kitchen: 60,
  Bedroom: 30,
  'Living Room': 45,
  Laundry: 30,
  'Veranda/Balcony': 30,
}
const addOnMinutes: Record<string, number> = {
  'Oven Deep Clean': 45,
  'Fridge Clean Out': 30,
  'Natural Mould Removal': 30,
  'Interior Window Cleaning': 45,
  'TLC Plant Care': 30,
  'Laundry Folding': 30,
  'Outdoor Area Cleaning': 45,
  'Iron Cast Conditioning': 45,
  'Bed Making': 15,
}

const areaChoices = fc.array(
  fc.record({ area: fc.constantFrom(...builderAreas), quantity: fc.integer({ min: 1, max: 20 }) }),
  { maxLength: 6 },
)
const addOnChoices = fc.uniqueArray(fc.constantFrom(...builderAddOns))
const builds = fc.record({ areas: areaChoices, addOns: addOnChoices })

function choose(name: string, quantity = 1): TimedBuild['areas'][number] {
  const area = builderAreas.find((candidate) => candidate.name === name)
  if (!area) throw new Error(`No area ${name}`)
  return { area, quantity }
}

describe('parseMinutes', () => {
  it.each([
    ['1 hour', 60],
    ['2 hours', 120],
    ['1.5 hours', 90],
    ['45 minutes', 45],
    ['45 min', 45],
    // The parser looks for "hour", so this is one minute. That's why the catalogue says "1 hour" (B7).
    ['1 h', 1],
    ['', 0],
    ['on request', 0],
  ])('parses "%s" as %d', (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes)
  })

  it.each(Object.entries(areaMinutes))('parses the catalogue’s time for %s as %d minutes', (name, minutes) => {
    expect(parseMinutes(choose(name).area.timeEstimate ?? '')).toBe(minutes)
  })

  it.each(Object.entries(addOnMinutes))('parses the catalogue’s time for %s as %d minutes', (name, minutes) => {
    const addOn = builderAddOns.find((candidate) => candidate.name === name)
    expect(parseMinutes(addOn?.timeEstimate ?? '')).toBe(minutes)
  })
})

describe('totalMinutes', () => {
  it('multiplies areas by quantity and adds each add-on once', () => {
    const build: TimedBuild = {
      cleanType: 'general',
      areas: [choose('Bathroom', 2), choose('Kitchen')],
      addOns: builderAddOns.filter(({ name }) => name === 'Oven Deep Clean'),
    }
    expect(totalMinutes(build)).toBe(2 * 45 + 60 + 45)
  })

  it('takes 1.5 times as long in each area for a deep clean, but not for add-ons', () => {
    const areas = [choose('Kitchen'), choose('Bedroom')]
    expect(totalMinutes({ cleanType: 'deep', areas, addOns: [] })).toBe(135)
    expect(totalMinutes({ cleanType: 'deep', areas, addOns: [{ timeEstimate: '30 minutes' }] })).toBe(165)
  })

  it('rounds half up, and only the final total (B8)', () => {
    const one = [choose('Bathroom')]
    const two = [choose('Bathroom'), choose('Living Room')]
    expect(totalMinutes({ cleanType: 'deep', areas: one, addOns: [] })).toBe(68)
    expect(totalMinutes({ cleanType: 'deep', areas: two, addOns: [] })).toBe(135)
  })

  it('adds nothing for an add-on without a time, although "15 minutes" is shown (B9)', () => {
    const untimed = {}
    expect(totalMinutes({ cleanType: 'general', areas: [], addOns: [untimed] })).toBe(0)
    expect(addOnTimeLabel(untimed)).toBe('15 minutes')
    expect(addOnTimeLabel({ timeEstimate: '45 minutes' })).toBe('45 minutes')
  })

  it('is 0 for an empty build', () => {
    expect(totalMinutes({ cleanType: 'deep', areas: [], addOns: [] })).toBe(0)
  })

  it('is additive for a general clean', () => {
    fc.assert(
      fc.property(builds, builds, (one, other) => {
        const together = {
          areas: [...one.areas, ...other.areas],
          addOns: [...one.addOns, ...other.addOns],
        }
        expect(totalMinutes({ cleanType: 'general', ...together })).toBe(
          totalMinutes({ cleanType: 'general', ...one }) + totalMinutes({ cleanType: 'general', ...other }),
        )
      }),
    )
  })

  it('is additive for a deep clean, give or take the rounding', () => {
    fc.assert(
      fc.property(builds, builds, (one, other) => {
        const together = {
          areas: [...one.areas, ...other.areas],
          addOns: [...one.addOns, ...other.addOns],
        }
        const parts = totalMinutes({ cleanType: 'deep', ...one }) + totalMinutes({ cleanType: 'deep', ...other })
        const lost = parts - totalMinutes({ cleanType: 'deep', ...together })
        expect([0, 1]).toContain(lost)
      }),
    )
  })

  it('matches the specified minutes for any build', () => {
    fc.assert(
      fc.property(builds, fc.constantFrom('general' as const, 'deep' as const), (build, cleanType) => {
        // In half minutes, so that the expected value doesn't need rounding.
        const factor = cleanType === 'deep' ? 3 : 2
        const halves =
          build.areas.reduce((sum, { area, quantity }) => sum + (areaMinutes[area.name] ?? NaN) * quantity, 0) *
            factor +
          build.addOns.reduce((sum, { name }) => sum + (addOnMinutes[name] ?? NaN), 0) * 2
        expect(totalMinutes({ cleanType, ...build })).toBe((halves + (halves % 2)) / 2)
      }),
    )
  })
})

describe('formatDuration', () => {
  it.each([
    [150, '2h 30m'],
    [120, '2h'],
    [45, '45m'],
    [61, '1h 1m'],
    [0, '0m'],
  ])('formats %d minutes as %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text)
  })

  it('loses no minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (minutes) => {
        const [, hours = '0', rest = '0'] = /^(?:(\d+)h)? ?(?:(\d+)m)?$/.exec(formatDuration(minutes)) ?? []
        expect(Number(hours) * 60 + Number(rest)).toBe(minutes)
        expect(Number(rest)).toBeLessThan(60)
      }),
    )
  })
})

describe('isUnderMinimum', () => {
  it('is true below two hours, but not for an empty build', () => {
    expect(isUnderMinimum(119, 120)).toBe(true)
    expect(isUnderMinimum(120, 120)).toBe(false)
    expect(isUnderMinimum(0, 120)).toBe(false)
  })
})
