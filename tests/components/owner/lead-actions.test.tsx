import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { LeadActions } from '@/components/admin/inbox/lead-actions'
import { LeadPhotos } from '@/components/admin/inbox/lead-photos'
import { Toasts, notify } from '@/components/admin/notify'
import type { LeadDetail } from '@/lib/owner/inbox'

const link = { text: '0412 555 019', href: 'tel:+61412555019', sms: 'sms:+61412555019' }

test('the question after a call is announced in a live region that was already on the page', () => {
  const lead = { phones: [link], state: 'new' as const } as unknown as LeadDetail
  render(<LeadActions lead={lead} onReply={() => {}} onAnswered={() => {}} />)
  const place = screen.getByRole('status')
  expect(place).toBeEmptyDOMElement()
  fireEvent.click(screen.getByRole('link', { name: 'Call' }))
  expect(place).toHaveTextContent('Did you reach them?')
})

test('the question after a call removes a notice that would cover it', async () => {
  const lead = { phones: [link], state: 'new' as const } as unknown as LeadDetail
  render(
    <>
      <Toasts />
      <LeadActions lead={lead} onReply={() => {}} onAnswered={() => {}} />
    </>,
  )
  act(() => notify('Noted'))
  expect(await screen.findByText('Noted')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('link', { name: 'Call' }))
  expect(toast.getToasts()).toEqual([])
})

test('moving to the next photo is announced', () => {
  render(<LeadPhotos photos={['one', 'two']} missing={0} />)
  fireEvent.click(screen.getByRole('button', { name: 'Photo 1' }))
  const title = screen.getByRole('heading', { name: 'Photo 1' })
  fireEvent.click(screen.getByRole('button', { name: 'Next photo' }))
  expect(title).toHaveTextContent('Photo 2')
  expect(title).toHaveAttribute('aria-live', 'polite')
})
