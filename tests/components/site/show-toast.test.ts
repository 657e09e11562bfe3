import { act } from '@testing-library/react'
import { dismissError, showToast } from '@/components/site/show-toast'

const missing = { title: 'Please select a clean type', description: 'Choose one.', variant: 'destructive' } as const
const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-removed="false"] [data-title]')].map(
    ({ textContent }) => textContent,
  )
// The first toast takes two: one to load the toaster, one to show what it was given.
const settle = () => act(() => jest.advanceTimersByTimeAsync(1_000))

beforeAll(async () => {
  jest.useFakeTimers()
  showToast({ title: 'Sent', description: 'We have it.' })
  await settle()
  await settle()
})

test('clicking a button again and again leaves one notice, which goes once its cause has gone', async () => {
  expect(shown()).toEqual(['Sent'])
  for (let press = 0; press < 3; press++) showToast(missing)
  await settle()
  expect(shown()).toEqual([missing.title])
  dismissError()
  await settle()
  expect(shown()).toEqual([])
})

test('an error whose cause has gone before its turn isn’t shown, but the notice after it is', async () => {
  showToast(missing)
  await settle()
  showToast(missing)
  dismissError()
  await settle()
  expect(shown()).toEqual([])
  showToast(missing)
  showToast({ title: 'Sent', description: 'We have it.' })
  dismissError()
  await settle()
  expect(shown()).toEqual(['Sent'])
})
