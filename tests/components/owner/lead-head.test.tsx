import { render, screen } from '@testing-library/react'
import { LeadHead } from '@/components/admin/inbox/lead-head'
import { contact } from '@/lib/forms/contact'
import type { LeadDetail } from '@/lib/owner/inbox'

test('a message and a second phone number can be used at the top of its page', () => {
  const data = { name: 'Ann', email: 'ann@visitor.example', subject: 'A clean', message: 'Two bedrooms' }
  const lead = {
    name: 'Ann',
    createdAt: '2026-11-25T00:00:00Z',
    brief: [],
    phones: ['+61412555019', '+61749461234'].map((text) => ({ text, href: `tel:${text}`, sms: `sms:${text}` })),
    valueCents: null,
    summary: contact.summary(data),
  }
  render(<LeadHead lead={lead as unknown as LeadDetail} />)
  expect(screen.getByRole('banner')).toHaveTextContent('Two bedrooms')
  expect(screen.getByRole('link', { name: 'Call +61749461234' })).toHaveAttribute('href', 'tel:+61749461234')
})

test.each([
  [['A deep clean: needs a quote'], 30_800, 'Quoted: $308 incl. GST'],
  [['Weekly', '$198 incl. GST by our price list'], 20_900, 'Quoted: $209 incl. GST'],
  [['Weekly', '$198 incl. GST by our price list'], 19_800, undefined],
  [['A deep clean: needs a quote'], null, undefined],
])('%j at %s cents: %s', (brief, valueCents, quoted) => {
  const lead = { name: 'Ann', createdAt: '2026-11-25T00:00:00Z', brief, phones: [], valueCents, summary: [] }
  render(<LeadHead lead={lead as unknown as LeadDetail} />)
  expect(screen.queryByText(/Quoted/)?.textContent).toBe(quoted)
})
