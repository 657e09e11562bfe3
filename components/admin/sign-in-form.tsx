'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { HttpError, apiRequest } from '@/lib/http'
import { returnPath } from '@/lib/owner/return-path'
import { Field, Problem } from './field'

const words = admin.signIn
export type SignInProblem = keyof typeof words.problems

function problemOf(error: unknown): SignInProblem {
  if (!(error instanceof HttpError) || error.status >= 500) return 'away'
  return error.status === 429 ? 'busy' : 'wrong'
}

/** The owner's sign-in form. Without JavaScript it's a plain POST that comes back here if it fails. */
export function SignInForm({ problem: initial }: { readonly problem?: SignInProblem }) {
  const [problem, setProblem] = useState(initial)
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    // Asking for a sign-in link is a plain post, with scripts as well as without.
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    if (sending) return
    const fields = new FormData(event.currentTarget)
    setSending(true)
    setProblem(undefined)
    try {
      const response = await apiRequest('POST', '/api/auth/sign-in/email', {
        email: String(fields.get('email')).trim(),
        password: fields.get('password'),
      })
      const { twoFactorRedirect } = (await response.json()) as { twoFactorRedirect?: boolean }
      location.replace(returnPath(location.href, twoFactorRedirect ? 'code' : 'in'))
    } catch (error) {
      setProblem(problemOf(error))
      setSending(false)
    }
  }

  return (
    <form
      action="/api/admin/sign-in"
      method="post"
      // A browser would refuse a pasted address for an invisible character that we remove.
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <Field id="sign-in-email" label={words.email} name="email" type="email" autoComplete="username" required />
      <Field
        id="sign-in-password"
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      {problem && <Problem text={words.problems[problem]} />}
      <Button type="submit" variant="secondary" aria-disabled={sending}>
        {sending ? words.sending : words.button}
      </Button>
      <Button type="submit" variant="link" formAction="/api/admin/sign-in-link" formNoValidate>
        {words.link.button}
      </Button>
    </form>
  )
}
