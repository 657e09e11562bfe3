'use client'

import { Button } from '@/components/ui/button'
import { account } from '@/content/admin-account'
import { apiRequest } from '@/lib/http'
import { maxPasswordLength, minPasswordLength } from '@/lib/password-length.mjs'
import { ignoreDoubleClick } from '../ignore-double-click'
import { notify, notifyFailure } from '../notify'
import { failureText } from './failure'
import { linkMessage } from './link-message'
import { Field } from '../field'
import { Section } from './section'
import { useSubmit } from './use-submit'

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
  const { error, submitting } = useSubmit()

  const change = submitting(
    async (form) => {
      const typed = Object.fromEntries(form)
      await apiRequest('POST', '/api/auth/change-password', { ...typed, revokeOtherSessions: true })
      notify(words.saved)
      onChanged()
    },
    { INVALID_PASSWORD: words.wrong },
  )

  return (
    <Section id="password" title={words.title}>
      {hasPassword ? (
        <form onSubmit={change} className="grid gap-4">
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
        onClick={ignoreDoubleClick(mailLink)}
      >
        {words.link}
      </Button>
    </Section>
  )
}
