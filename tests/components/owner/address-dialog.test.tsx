import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AddressDialog } from '@/components/admin/people/address-dialog'
import { adminPeople } from '@/content/admin-people'

test('a correction that would join two people is confirmed by submitting the same address again', async () => {
  const bodies: unknown[] = []
  const taken = adminPeople.correct.taken('Priya Raman')
  const refused = { ok: false, status: 409, text: () => Promise.resolve(JSON.stringify({ errors: { to: [taken] } })) }
  const done = { ok: true, headers: new Headers(), json: () => Promise.resolve({ mails: 1 }) }
  globalThis.fetch = jest.fn((_, init) => {
    bodies.push(JSON.parse(init.body as string))
    return Promise.resolve(bodies.length < 4 ? refused : done)
  }) as jest.Mock
  const onDone = jest.fn()
  render(
    <AddressDialog
      words={adminPeople.correct}
      url="/api/admin/person/address"
      body={(to) => ({ email: 'wrong@visitor.example', to })}
      onClose={() => undefined}
      onDone={onDone}
    />,
  )
  const submit = async (address: string) => {
    fireEvent.change(screen.getByLabelText('The right address'), { target: { value: address } })
    fireEvent.click(screen.getByRole('button', { name: 'Correct it' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Correct it' })).toBeEnabled())
    expect(screen.getByText(taken)).toBeInTheDocument()
  }
  // Another address than the one in the question isn't confirmed by it.
  for (const address of ['priya@visitor.example', 'other@visitor.example', 'priya@visitor.example'])
    await submit(address)
  fireEvent.click(screen.getByRole('button', { name: 'Correct it' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ mails: 1 }, 'priya@visitor.example'))
  expect(bodies.map((body) => (body as { confirmed?: true }).confirmed)).toEqual([
    undefined,
    undefined,
    undefined,
    true,
  ])
})
