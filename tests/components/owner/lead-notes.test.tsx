import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { LeadNotes } from '@/components/admin/inbox/lead-notes'
import type { LeadDetail } from '@/lib/owner/inbox'

const lead = { id: 'lead', notes: [] } as unknown as LeadDetail
const box = () => screen.getByLabelText('Add a note')
const type = (value: string) => fireEvent.change(box(), { target: { value } })

test('a note that fails to save after leaving the page returns to the box, above anything typed since', async () => {
  let fail = () => {}
  const change = () => new Promise<undefined>((resolve) => (fail = () => resolve(undefined)))
  const notes = <LeadNotes lead={lead} box={createRef()} change={change} />
  const { unmount } = render(notes)
  type('The gate code is 4711')
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  unmount()
  render(notes)
  type('Has a dog')
  fail()
  await waitFor(() => expect(box()).toHaveValue('The gate code is 4711\nHas a dog'))
})
