'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { write } from '@/lib/http'

/**
 * Ends the session, then loads the page anew: the server shows the sign-in form, and nothing stays in memory. A form,
 * so that a click counts before the script has come.
 */
export function SignOutButton() {
  const [leaving, setLeaving] = useState(false)
  const [failed, setFailed] = useState(false)
  async function leave(event: FormEvent) {
    event.preventDefault()
    setLeaving(true)
    try {
      await write('POST', '/api/auth/sign-out')
      location.reload()
    } catch {
      setFailed(true)
      setLeaving(false)
    }
  }
  return (
    <form method="post" action="/api/admin/sign-out" onSubmit={(event) => void leave(event)}>
      {failed && (
        <p role="alert" className="text-error">
          {admin.signOutFailed}
        </p>
      )}
      <Button type="submit" variant="ghost" size="sm" disabled={leaving}>
        {admin.signOut}
      </Button>
    </form>
  )
}
