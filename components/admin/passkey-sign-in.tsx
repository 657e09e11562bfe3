'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { account } from '@/content/admin-account'
import { backTo } from '@/lib/owner/back-to'
import { knowsPasskeys, signInByPasskey } from '@/lib/passkeys'
import { Problem } from './field'

/** Signs in by a passkey, where the browser can. The password isn't asked for, so guessing at it doesn't get in the way. */
export function PasskeySignIn() {
  const offered = useInBrowser(knowsPasskeys, false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function signIn() {
    if (state === 'busy') return
    setState('busy')
    try {
      await signInByPasskey()
      location.replace(backTo(location.href))
    } catch {
      setState('failed')
    }
  }

  if (!offered) return null
  return (
    <div className="grid gap-2">
      {/* A disabled button would lose the focus. */}
      <Button variant="outline" aria-disabled={state === 'busy'} onClick={() => void signIn()}>
        {account.signIn.passkey}
      </Button>
      {state === 'failed' && <Problem text={account.signIn.passkeyFailed} />}
    </div>
  )
}
