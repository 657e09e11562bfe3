import { render, screen } from '@testing-library/react'
import { NaturalOrderOnboardingFields } from '@/components/natural-order/onboarding-fields'
import { fillIn, isFilledIn } from '@/components/forms/form-controls'
import { bodyFromFields } from '@/lib/forms/parse-fields'
import { naturalOrderOnboarding } from '@/lib/forms/natural-order-onboarding'
import { onboardingOptions } from '@/content/natural-order-form'

const bodyOf = (form: HTMLFormElement) =>
  bodyFromFields(
    naturalOrderOnboarding,
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  )

function show(): HTMLFormElement {
  render(
    <form aria-label="onboarding">
      <NaturalOrderOnboardingFields options={onboardingOptions} />
    </form>,
  )
  return screen.getByRole('form')
}

test('the form has the sections and options of the specification', () => {
  const form = show()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Client Details',
    'Spaces & Services',
    'Style Preferences',
    'Product Preferences & Budget',
    'Property & Timeline',
    'Photos & Notes',
  ])
  const values = (name: string) =>
    [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value)
  expect(values('spacesToOrganise')).toEqual([
    'Pantry',
    'Kitchen',
    'Laundry',
    'Wardrobe',
    'Bathroom',
    'Linen Storage',
    'Whole Home',
    'Outdoor Patio / Garden',
  ])
  expect(values('budget')).toEqual(['under-200', '200-500', '500-1000', 'over-1000', 'not-sure'])
  expect(values('bestTimes')).toEqual([
    'Weekday Morning',
    'Weekday Afternoon',
    'Weekend Morning',
    'Weekend Afternoon',
    'Flexible',
  ])
  expect(values('stylePreferences')).toHaveLength(7)
})

test('an untouched form has no answers, and supplying products starts as no', () => {
  const form = show()
  expect(isFilledIn(form)).toBe(false)
  expect(bodyOf(form)).toMatchObject({ supplyProducts: 'no', spacesToOrganise: [], bestTimes: [] })
})

test('restoring a draft keeps what has been typed since', () => {
  const form = show()
  const name = form.querySelector<HTMLInputElement>('[name="name"]')!
  name.value = 'Typed'
  const yes = form.querySelector<HTMLInputElement>('[name="supplyProducts"][value="yes"]')!
  yes.checked = true
  fillIn(form, { name: ['Kept'], supplyProducts: ['no'] })
  expect([name.value, yes.checked]).toEqual(['Typed', true])
})
