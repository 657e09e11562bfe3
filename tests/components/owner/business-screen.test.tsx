import { render, screen } from '@testing-library/react'
import { BusinessScreen } from '@/components/admin/business/business-screen'

test('someone not allowed to see the business figures is told so, and offered nothing else', async () => {
  const refusal = { success: false, message: 'Only an owner can do this.' }
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: false, status: 403, text: () => Promise.resolve(JSON.stringify(refusal)) })
  render(<BusinessScreen />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Only an owner can do this.')
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.queryAllByRole('radio')).toEqual([])
})
