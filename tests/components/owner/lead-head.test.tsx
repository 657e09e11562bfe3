import { render, screen } from '@testing-library/react'
import { LeadHead } from '@/components/admin/inbox/lead-head'
import { contact } from '@/lib/forms/contact'
import type { LeadDetail } from '@/lib/owner/inbox'

test('a message can be read at the top of its page', () => {
  const data = { name: 'Ann', email: 'ann@visitor.example', subject: 'A clean', message: 'Two bedrooms' }
  const lead = { name: 'Ann', createdAt: '2026-11-25T00:00:00Z', brief: [], summary: contact.summary(data) }
  render(<LeadHead lead={lead as unknown as LeadDetail} />)
  expect(screen.getByRole('banner')).toHaveTextContent('Two bedrooms')
})
