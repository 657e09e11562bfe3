import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { account } from '@/content/admin-account'
import { maxPasswordLength, minPasswordLength } from '@/lib/password-length.mjs'
import { Field, Problem } from './field'

interface SignInPageProps {
  readonly heading: string
  readonly text: string
  /** The text says what the last form did. */
  readonly done?: boolean
  readonly children: ReactNode
}

/** A page for someone who isn't signed in yet: a heading, a sentence and one form. */
export function SignInPage({ heading, text, done, children }: SignInPageProps) {
  return (
    <main id="main" className="mx-auto grid w-full max-w-md content-center gap-6 px-5 py-12">
      <div>
        <h1 className="text-h3">{heading}</h1>
        <p role={done ? 'status' : undefined} className="mt-2">
          {text}
        </p>
      </div>
      {children}
    </main>
  )
}

/** The second step of signing in, for accounts with an authenticator app. */
export function CodeForm({ wrong }: { readonly wrong: boolean }) {
  const words = account.signIn.code
  return (
    <SignInPage heading={words.heading} text={words.text}>
      <form action="/api/admin/sign-in-code" method="post" className="grid gap-4">
        <Field
          id="code"
          label={words.label}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*\d{3}\s*\d{3}\s*"
          required
        />
        {wrong && <Problem text={words.wrong} />}
        <Button type="submit" variant="secondary">
          {words.button}
        </Button>
      </form>
    </SignInPage>
  )
}

/** The page that an emailed link to set a password opens. */
export function SetPasswordForm({ token, short }: { readonly token: string; readonly short: boolean }) {
  const words = account.signIn.setup
  return (
    <SignInPage heading={words.heading} text={words.text}>
      <form action="/api/admin/set-password" method="post" className="grid gap-4">
        <input type="hidden" name="token" value={token} />
        <Field
          id="new-password"
          label={words.label}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={minPasswordLength}
          maxLength={maxPasswordLength}
          required
        />
        {short && <Problem text={words.short} />}
        <Button type="submit" variant="secondary">
          {words.button}
        </Button>
      </form>
    </SignInPage>
  )
}
