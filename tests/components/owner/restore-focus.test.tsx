import { render, screen, waitFor } from '@testing-library/react'
import { RestoreFocus } from '@/components/admin/restore-focus'

const Emails = ({ subjects }: { readonly subjects: readonly string[] }) => (
  <main>
    <RestoreFocus />
    <ul>
      {subjects.map((subject) => (
        <li key={subject}>
          <details>
            <summary>{subject}</summary>
            <button>Send {subject}</button>
          </details>
        </li>
      ))}
    </ul>
  </main>
)

test('once an email is decided, the focus is on the next one, not on a button inside it that nobody sees', async () => {
  const { rerender } = render(<Emails subjects={['First', 'Second']} />)
  screen.getByText('Send First').focus()
  rerender(<Emails subjects={['Second']} />)
  await waitFor(() => expect(screen.getByText('Second')).toHaveFocus())
})
