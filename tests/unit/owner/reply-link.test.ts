import { replyLink } from '@/app/admin/contacts/reply-link'

test('the reply goes to the visitor, with "Re: ", a greeting and thanks', () => {
  const link = replyLink({ email: 'zoe+home@example.com', name: 'Zoë & Co', subject: 'A & B? 100%' })
  expect(link).toMatch(/^mailto:zoe%2Bhome@example\.com\?subject=/)
  const { searchParams } = new URL(link)
  expect(searchParams.get('subject')).toBe('Re: A & B? 100%')
  expect(searchParams.get('body')).toMatch(/^Hi Zoë & Co,\r\n\r\nThank you for contacting/)
})

test('nothing a visitor typed can add a header', () => {
  const { searchParams } = new URL(
    replyLink({ email: 'a@b.example?bcc=x@y.example', name: '', subject: 'x&bcc=x@y.example' }),
  )
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
})
