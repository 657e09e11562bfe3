import { render, screen } from '@testing-library/react'
import { NaturalOrderOnboardingFields } from '@/components/natural-order/onboarding-fields'
import { fillIn, isFilledIn } from '@/components/forms/form-controls'
import { bodyFromFields } from '@/lib/forms/parse-fields'
import { naturalOrderOnboarding } from '@/lib/forms/natural-order-onboarding'

const bodyOf = (form: HTMLFormElement) =>
  bodyFromFields(
    naturalOrderOnboarding,
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  )

function show(): HTMLFormElement {
  render(
    <form aria-label="onboarding">
      <NaturalOrderOnboardingFields />
    </form>,
  )
  return screen.getByRole('form')
}

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
