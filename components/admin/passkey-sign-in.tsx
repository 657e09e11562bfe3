'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { account } from '@/content/admin-account'
import { returnPath } from '@/lib/owner/return-path'
import { supportsPasskeys, signInByPasskey } from '@/lib/passkeys'
import { Problem } from './field'

/** Signs in with a passkey, if the browser can. It needs no password, so the limit on wrong passwords doesn't apply. */
export function PasskeySignIn() {
  const offered = useInBrowser(supportsPasskeys, false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function signIn() {
    if (state === 'busy') return
    setState('busy')
    try {
      await signInByPasskey()
      location.replace(returnPath(location.href, 'in'))
    } catch {
      setState('failed')
    }
  }

  if (!offered) return null
  return (
    <div className="grid gap-2">
      {/* A disabled button would lose focus. */}
      <Button variant="outline" aria-disabled={state === 'busy'} onClick={() => void signIn()}>
        {account.signIn.passkey}
      </Button>
      {state === 'failed' && <Problem text={account.signIn.passkeyFailed} />}
    </div>
  )
}
