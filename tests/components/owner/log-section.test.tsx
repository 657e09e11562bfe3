import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { LogSection } from '@/components/admin/account/log-section'
import { MailContent } from '@/components/admin/mail/mail-content'

const answerOf = (data: unknown) => ({ ok: true, headers: new Headers(), json: () => Promise.resolve(data) })

test('the log says what happened to a quote', async () => {
  const log = ['PUT quotes', 'PATCH quotes/*', 'DELETE quotes/*'].map((action, index) => ({
    ...{ id: String(index), at: '2026-11-25T00:00:00Z', name: 'Kim', action, subject: null },
  }))
  globalThis.fetch = jest.fn().mockResolvedValue(answerOf(log))
  render(<LogSection />)
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent!.split('Kim ')[1]!.trim())
  expect(said).toEqual(['saved or sent a quote', 'withdrew a quote', 'threw away a quote'])
})

test.each([
  ['the log', <LogSection key="log" />, [], 'Nothing yet.'],
  ['an email', <MailContent key="mail" url="/api/admin/mail/1" />, { text: 'Hello', html: '', subject: '' }, 'Hello'],
])('%s that fails to load says so, and appears after a retry', async (_, shown, data, there) => {
  globalThis.fetch = jest.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(answerOf(data))
  render(<SWRConfig value={{ provider: () => new Map() }}>{shown}</SWRConfig>)
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(there)).toBeInTheDocument()
})
