'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { account } from '@/content/admin-account'
import { apiRequest } from '@/lib/http'
import { maxPasswordLength, minPasswordLength } from '@/lib/owner/account'
import { notify, notifyFailure } from '../notify'
import { failureText } from './failure'
import { linkMessage } from './link-message'
import { Field } from '../field'
import { Section } from './section'

const words = account.password

async function mailLink() {
  try {
    notify(await linkMessage(await apiRequest('POST', '/api/admin/account/password-link'), words.sent))
  } catch (error) {
    notifyFailure(failureText(error, { 429: words.recent }))
  }
}

/** Changes the password, which ends all other sessions, or emails a link to set one if it's been forgotten. */
export function PasswordSection({
  hasPassword,
  onChanged,
}: {
  readonly hasPassword: boolean
  readonly onChanged: () => unknown
}) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The second click of a double tap would be told that the current password is wrong.
    if (busy) return
    setBusy(true)
    const form = event.currentTarget
    setError(undefined)
    try {
      const typed = Object.fromEntries(new FormData(form))
      await apiRequest('POST', '/api/auth/change-password', { ...typed, revokeOtherSessions: true })
      form.reset()
      notify(words.saved)
      onChanged()
    } catch (failure) {
      setError(failureText(failure, { INVALID_PASSWORD: words.wrong }))
    }
    setBusy(false)
  }

  return (
    <Section id="password" title={words.title}>
      {hasPassword ? (
        <form onSubmit={(event) => void change(event)} className="grid gap-4">
          <Field
            id="current-password"
            name="currentPassword"
            label={words.current}
            type="password"
            autoComplete="current-password"
            error={error}
            required
          />
          <Field
            id="new-password"
            name="newPassword"
            label={words.next}
            type="password"
            autoComplete="new-password"
            minLength={minPasswordLength}
            maxLength={maxPasswordLength}
            required
          />
          <Button type="submit" variant="secondary" size="sm" className="justify-self-start">
            {words.button}
          </Button>
        </form>
      ) : (
        <p className="text-sm">{words.none}</p>
      )}
      <Button
        variant="link"
        size="inline"
        className="justify-self-start py-3.5 text-sm"
        onClick={() => void mailLink()}
      >
        {words.link}
      </Button>
    </Section>
  )
}
