'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { admin } from '@/content/admin'
import { HttpError, write } from '@/lib/http'
import { backTo } from '@/lib/owner/back-to'

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
    // Asking for a link is a plain post with scripts too.
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setSending(true)
    setProblem(undefined)
    try {
      const response = await write('POST', '/api/auth/sign-in/email', {
        email: String(fields.get('email')).trim(),
        password: fields.get('password'),
      })
      const { twoFactorRedirect } = (await response.json()) as { twoFactorRedirect?: boolean }
      location.replace(backTo(location.href, twoFactorRedirect ? 'code' : undefined))
    } catch (error) {
      setProblem(problemOf(error))
      setSending(false)
    }
  }

  return (
    <form action="/api/admin/sign-in" method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div className="grid gap-1.5">
        <Label htmlFor="sign-in-email">{words.email}</Label>
        <Input id="sign-in-email" name="email" type="email" autoComplete="username" required />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor="sign-in-password">{words.password}</Label>
        <Input id="sign-in-password" name="password" type="password" autoComplete="current-password" required />
      </div>
      {problem && (
        <p role="alert" className="text-sm text-error">
          {words.problems[problem]}
        </p>
      )}
      <Button type="submit" variant="secondary" disabled={sending}>
        {sending ? words.sending : words.button}
      </Button>
      <Button type="submit" variant="link" formAction="/api/admin/sign-in-link" formNoValidate>
        {words.link.button}
      </Button>
    </form>
  )
}
