'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { account } from '@/content/admin-account'
import { apiRequest } from '@/lib/http'
import { notify } from '../notify'
import { Field } from '../field'
import { Section } from './section'
import { useSubmit } from './use-submit'

const words = account.authenticator
const wrongPassword = { INVALID_PASSWORD: words.wrongPassword }
const typedIn = (form: FormData) => String(form.get('typed'))

/** What the authenticator app needs. */
interface Setup {
  readonly uri: string
  readonly secret: string
  /** The QR code, as the src of an img. */
  readonly picture: string
}

async function beginSetup(password: string): Promise<Setup> {
  const [response, { renderSVG }] = await Promise.all([
    apiRequest('POST', '/api/auth/two-factor/enable', { password, method: 'totp' }),
    import('uqr'),
  ])
  const { totpURI: uri } = (await response.json()) as { totpURI: string }
  const secret = new URL(uri).searchParams.get('secret')!
  return { uri, secret, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}` }
}

function Scan({ uri, secret, picture }: Setup) {
  return (
    <>
      <p className="text-sm">{words.scan}</p>
      <a href={uri} className="justify-self-start">
        <img src={picture} alt={words.picture} width={200} height={200} className="rounded-input" />
      </a>
      <p className="text-sm">
        {words.key} <code className="break-all">{secret}</code>
      </p>
    </>
  )
}

interface AuthenticatorSectionProps {
  readonly isOn: boolean
  onChanged(): unknown
}

/** Turns authenticator codes on, in two steps, or off. Both need the password. */
export function AuthenticatorSection({ isOn, onChanged }: AuthenticatorSectionProps) {
  const [setup, setSetup] = useState<Setup>()
  const { error, setError, submitting } = useSubmit()

  const begin = submitting(async (form) => setSetup(await beginSetup(typedIn(form))), wrongPassword)

  const confirm = submitting(
    async (form) => {
      await apiRequest('POST', '/api/auth/two-factor/verify-totp', { code: typedIn(form).replace(/\s/g, '') })
      setSetup(undefined)
      notify(words.isOn)
      onChanged()
    },
    { INVALID_CODE: words.wrongCode },
  )

  // The server needs no undo: it doesn't ask for codes until one has been confirmed.
  function cancel() {
    setSetup(undefined)
    setError(undefined)
  }

  const stop = submitting(async (form) => {
    await apiRequest('POST', '/api/auth/two-factor/disable', { password: typedIn(form) })
    notify(words.isOff)
    onChanged()
  }, wrongPassword)

  return (
    <Section id="authenticator" title={words.title} text={words.text}>
      <p className="text-sm">{isOn ? words.on : words.off}</p>
      {setup && <Scan {...setup} />}
      <form onSubmit={setup ? confirm : isOn ? stop : begin} className="grid gap-4">
        {setup ? (
          <Field
            key="code"
            id="authenticator-code"
            name="typed"
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={error}
            autoFocus
            required
          />
        ) : (
          <Field
            key="password"
            id="authenticator-password"
            name="typed"
            label={words.password}
            type="password"
            autoComplete="current-password"
            error={error}
            required
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={isOn ? 'outline' : 'secondary'} size="sm">
            {setup ? words.confirm : isOn ? words.stop : words.start}
          </Button>
          {setup && (
            <Button variant="outline" size="sm" onClick={cancel}>
              {words.cancel}
            </Button>
          )}
        </div>
      </form>
      <p className="text-sm text-muted">{words.lost}</p>
    </Section>
  )
}
