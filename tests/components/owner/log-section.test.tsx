import { render, screen } from '@testing-library/react'
import { LogSection } from '@/components/admin/account/log-section'

test('the log says what became of a quote', async () => {
  const log = ['PUT quotes', 'PATCH quotes/*', 'DELETE quotes/*'].map((action, index) => ({
    ...{ id: String(index), at: '2026-11-25T00:00:00Z', name: 'Kim', action, subject: null },
  }))
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, headers: new Headers(), json: () => Promise.resolve(log) })
  render(<LogSection />)
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent!.split('Kim ')[1]!.trim())
  expect(said).toEqual(['saved or sent a quote', 'withdrew a quote', 'threw a quote away'])
})
