import { render, screen } from '@testing-library/react'
import { LeadDisclosures } from '@/components/admin/inbox/lead-disclosures'
import type { LeadItem } from '@/lib/owner/responses'

const lead = {
  summary: [['Subject', 'A clean']],
  remarks: [],
  source: null,
  attribution: [],
  email: 'ann@visitor.example',
  mails: [{ id: 'm1', kind: 'confirmation', state: 'sent', outcome: 'delivered', recipient: 'ann@visitor.example' }],
} as unknown as LeadItem

const person = () => screen.queryByRole('link', { name: 'Everything from this person' })

test('the owner can open the emails sent, and the person’s page', () => {
  render(<LeadDisclosures lead={lead} asOwner />)
  expect(screen.getByText('Confirmation: Delivered').tagName).toBe('SUMMARY')
  expect(person()).toHaveAttribute('href', '/admin/person?email=ann%40visitor.example')
})

test('a helper sees which emails were sent, with no links to what they can’t open', () => {
  render(<LeadDisclosures lead={lead} asOwner={false} />)
  expect(screen.getByText('Confirmation: Delivered').tagName).toBe('P')
  expect(person()).not.toBeInTheDocument()
})
