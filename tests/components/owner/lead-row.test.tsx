import { render, screen } from '@testing-library/react'
import { LeadBadge } from '@/components/admin/inbox/lead-row'
import { Unreached } from '@/components/admin/inbox/unreached'
import type { LeadItem, MailOfLead } from '@/lib/owner/responses'

const mail = (kind: string, state: MailOfLead['state'], outcome: MailOfLead['outcome'] = null): MailOfLead => ({
  ...{ id: `${kind} ${state}`, kind, state, outcome },
  ...{ recipient: 'mia@visitor.example', sentAt: null, lastError: null },
})
const lead = (more: Partial<LeadItem>) =>
  ({ state: 'replied', waiting: false, quote: null, changeAskedAt: null, mails: [], ...more }) as LeadItem

test.each([
  ['failed', mail('reply', 'failed'), "Your answer didn't reach them.", 'Not delivered'],
  ['bounced', mail('quote', 'sent', 'bounced'), "Your answer didn't reach them.", 'Not delivered'],
  ['uncertain', mail('reply', 'uncertain'), 'Your answer may not have reached them.', 'May not have arrived'],
])('an answer that’s %s is reported on its lead’s page and in the list', (_, last, text, badge) => {
  const answered = lead({ mails: [mail('reply', 'sent', 'delivered'), last, mail('owner-notice', 'sent')] })
  const { rerender } = render(<Unreached lead={answered} asOwner />)
  expect(screen.getByRole('status')).toHaveTextContent(text)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/mail?state=attention')
  rerender(<Unreached lead={answered} asOwner={false} />)
  expect(screen.getByRole('status')).toHaveTextContent(text)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  rerender(<LeadBadge lead={answered} />)
  expect(screen.getByText(badge)).toBeInTheDocument()
})

test.each([
  ['an answer that has been sent since', [mail('reply', 'failed'), mail('reply', 'sent', 'delivered')]],
  ['an answer that was called off', [mail('reply', 'cancelled')]],
  ['a confirmation that failed', [mail('confirmation', 'failed')]],
])('%s is no reason for a warning', (_, mails) => {
  const { rerender } = render(<Unreached lead={lead({ mails })} asOwner />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(<LeadBadge lead={lead({ mails })} />)
  expect(screen.getByText('Replied')).toBeInTheDocument()
})

test.each(['new', 'read'] as const)('a %s lead that asked for a change to their quote says so', (state) => {
  render(<LeadBadge lead={lead({ state, changeAskedAt: '2026-11-25T00:00:00Z' })} />)
  expect(screen.getByText('Change asked')).toBeInTheDocument()
})

test('an open quote shows on a lead that has been answered, after a change they asked for too', () => {
  const quote = { sentAt: '2026-11-24T00:00:00Z', expired: false }
  const { rerender } = render(<LeadBadge lead={lead({ quote, changeAskedAt: '2026-11-25T00:00:00Z' })} />)
  expect(screen.getByText('Quote sent')).toBeInTheDocument()
  rerender(<LeadBadge lead={lead({ quote: { ...quote, expired: true } })} />)
  expect(screen.getByText('Quote expired')).toBeInTheDocument()
})
