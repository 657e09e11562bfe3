/** @jest-environment node */
import { renderMail } from '@/lib/server/mail/render'

const mockLead = {
  id: 'lead',
  form: 'natural-order-onboarding',
  payload: '{"name":"Mia Chen"}',
  meta: '{"photos":["photo"]}',
  remarks: '[]',
  createdAt: new Date(),
}
const mockAway = new Error('the connection ended')

jest.mock('@/lib/server/base/db', () => ({
  ...jest.requireActual<object>('@/lib/server/base/db'),
  db: () =>
    Promise.resolve({
      lead: { findUnique: () => Promise.resolve(mockLead) },
      upload: { count: () => Promise.reject(mockAway) },
    }),
}))

test('a database failure isn’t treated as an email that can’t be rendered', async () => {
  const mail = { id: 'mail', kind: 'owner-notice', leadId: 'lead', subscriberId: null, html: null, text: null }
  await expect(renderMail(mail)).rejects.toBe(mockAway)
})
