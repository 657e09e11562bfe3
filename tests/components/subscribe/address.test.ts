import { wizardCatalogue as catalogue } from '@/components/subscribe/catalogue'
import { placeUrl, readPlace } from '@/components/subscribe/choice'
import { named } from '../../support/catalogue'

const at = (query: string | URLSearchParams) => readPlace(new URLSearchParams(query), catalogue)

describe('a wizard URL', () => {
  it('opens at the first unanswered step', () => {
    expect(at('').step).toBe(1)
    expect(at('service=daily-glow').step).toBe(2)
    expect(at('service=daily-glow&size=1b1b').step).toBe(3)
    expect(at('service=daily-glow&size=1b1b&frequency=weekly').step).toBe(4)
    expect(at('service=daily-glow&size=1b1b&frequency=weekly&billing=monthly').step).toBe(5)
    expect(at('service=daily-glow&size=1b1b&frequency=weekly&billing=monthly&day=friday').step).toBe(6)
    expect(at('size=2b1b&frequency=weekly').step).toBe(1)
  })

  it.each([
    '2b1b',
    '2b2b',
    '2B2B',
    '2 bed 2 bath',
    '2+bed+2+bath',
    '2%20Bed%202%20Bath',
    '2-bed-2-bath',
    '2 Bed 1 Bath',
    '2 bedrooms',
    '2 bed',
  ])('reads the size %s as 2b1b', (size) => {
    expect(at(`service=daily-glow&size=${size}`).choice.size).toBe('2b1b')
  })

  it.each(['5b+', '5b%2B', '5+ Bed', '5 bed 3 bath'])('reads the size %s as 5b+', (size) => {
    expect(at(`service=full-bloom&size=${size}`).choice.size).toBe('5b+')
  })

  it.each(['2b3b', '6b4b', 'castle', '', 'small', '__proto__'])('ignores the home size %s', (size) => {
    expect(at(`service=daily-glow&size=${size}`)).toMatchObject({ choice: { size: undefined }, step: 2 })
  })

  it('accepts display names and any case', () => {
    expect(
      at(new URLSearchParams({ service: named['work-flow'], size: named.small, frequency: 'WEEKLY', day: 'Monday' }))
        .choice,
    ).toEqual({
      service: 'work-flow',
      size: 'small',
      frequency: 'weekly',
      billing: undefined,
      day: 'monday',
    })
  })

  it('ignores monthly visits of The Daily Glow, days other than Monday to Friday, and unknown services', () => {
    expect(at('service=daily-glow&size=1b1b&frequency=monthly')).toMatchObject({
      choice: { frequency: undefined },
      step: 3,
    })
    expect(at('service=full-bloom&size=1b1b&frequency=monthly').choice.frequency).toBe('monthly')
    expect(at('day=sunday').choice.day).toBeUndefined()
    expect(at('service=five-star-reset').choice.service).toBeUndefined()
  })

  it('goes back to an answered step, and says so when a step is requested too early', () => {
    expect(at('service=daily-glow&size=1b1b&step=1')).toMatchObject({ step: 1 })
    expect(at('service=daily-glow&size=1b1b&step=1').early).toBeUndefined()
    expect(at('service=daily-glow&step=5')).toMatchObject({ step: 2, early: true })
    expect(at('step=0').step).toBe(1)
    expect(at('step=99').step).toBe(1)
  })

  it('takes Need Deep Clean back to the services without an error', () => {
    expect(at('service=daily-glow&size=1b1b&step=4&service=')).toMatchObject({
      choice: { service: undefined, size: '1b1b' },
      step: 1,
    })
    expect(at('service=daily-glow&size=1b1b&step=4&service=').early).toBeUndefined()
  })

  it('reads back as it was written', () => {
    const place = {
      choice: { service: 'full-bloom', size: '5b+', frequency: 'monthly', billing: 'weekly', day: 'tuesday' },
      step: 4,
    } as const
    const address = placeUrl(place, '/subscribe')
    expect(at(address.split('?')[1]!)).toEqual(place)
    expect(placeUrl({ choice: {}, step: 1 }, '/subscribe')).toBe('/subscribe')
  })
})
