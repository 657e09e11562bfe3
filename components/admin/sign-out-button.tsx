'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { Problem } from './field'
import { signOut } from './sign-out'

/** Signs the owner out. It's a form so that it works before JavaScript has loaded. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await signOut()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <form method="post" action="/api/admin/sign-out" onSubmit={(event) => void submit(event)}>
      {failed && <Problem text={admin.signOutFailed} />}
      <Button type="submit" variant="ghost" size="sm" disabled={busy}>
        {admin.signOut}
      </Button>
    </form>
  )
}
