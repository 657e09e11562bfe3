'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { write } from '@/lib/http'

/** Ends the session, then loads the page anew: the server shows the sign-in form, and nothing stays in memory. */
export function SignOutButton() {
  const [leaving, setLeaving] = useState(false)
  const [failed, setFailed] = useState(false)
  async function leave() {
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
    <>
      {failed && (
        <p role="alert" className="text-error">
          {admin.signOutFailed}
        </p>
      )}
      <Button variant="ghost" size="sm" disabled={leaving} onClick={() => void leave()}>
        {admin.signOut}
      </Button>
    </>
  )
}
