'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { write } from '@/lib/http'

/**
 * Signs the owner out and reloads the page, which shows the sign-in form and clears everything in memory. It's a form
 * so that it works before JavaScript has loaded.
 */
export function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  async function signOut(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await write('POST', '/api/auth/sign-out')
      location.reload()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <form method="post" action="/api/admin/sign-out" onSubmit={(event) => void signOut(event)}>
      {failed && (
        <p role="alert" className="text-error">
          {admin.signOutFailed}
        </p>
      )}
      <Button type="submit" variant="ghost" size="sm" disabled={busy}>
        {admin.signOut}
      </Button>
    </form>
  )
}
