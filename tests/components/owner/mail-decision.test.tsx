import { render, screen } from '@testing-library/react'
import { MailDecision } from '@/components/admin/mail/mail-decision'
import type { MailItem } from '@/lib/owner/answers'

const failed = (kind: string): MailItem => ({
  id: '1',
  kind,
  state: 'failed',
  outcome: null,
  recipient: 'owner@sunnie.example',
  subject: 'A mail',
  leadId: null,
  sentAt: null,
  lastError: null,
  createdAt: '2026-11-22T00:00:00Z',
  attempts: 1,
})

test.each([
  ['welcome', 1],
  ['owner-notice', 0],
  ['list-digest', 0],
])('the address of a %s: corrected in %d place', (kind, places) => {
  render(<MailDecision mail={failed(kind)} onChanged={() => Promise.resolve()} />)
  expect(screen.queryAllByRole('link', { name: 'Correct the address' })).toHaveLength(places)
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeInTheDocument()
})
