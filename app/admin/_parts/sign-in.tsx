import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'
import { Button } from '@/components/ui/button'
import { business } from '@/content/business'
import { maxPasswordLength, minPasswordLength } from '@/lib/password-length.mjs'
import { linkLife } from '@/lib/server/mail/links'
import { mailCarrier } from '@/lib/server/mail/states'
import { linkNotOut } from '@/lib/server/signing-in/mailed-links'
import { Field, Problem } from './fields'

/** What the sign-in form says after an attempt that failed. */
const problems: Readonly<Record<string, string>> = {
  /** Shown to someone who has signed in, but whose browser then sent no session. */
  in: "Your browser didn't keep you signed in. Please allow cookies for this website, then sign in again.",
  wrong: 'Incorrect email or password.',
  busy: 'Too many attempts. Please wait 15 minutes, or have a sign-in link emailed to you.',
  away: "We can't sign you in right now. Please try again in a moment, or email yourself a link.",
  address: 'Please type your email above so we know where to send the link.',
  link: 'This link has already been used or has expired. Please ask for a new one.',
  again: 'That took too long, or there were too many wrong codes. Please sign in again.',
}

/** What to say after a form that has worked. */
function doneText(signin: string | null): string | undefined {
  if (signin === 'set') return 'Your new password is set. Please sign in with it.'
  if (signin !== 'sent') return undefined
  return (
    linkNotOut[mailCarrier()] ??
    `If that address has an account, a link is on its way. It works once, for ${linkLife['sign-in-link'] / 60} minutes. We send at most one every 20 minutes until it's used, so check for an earlier one too.`
  )
}

interface StepProps {
  readonly heading: string
  /** Beneath the heading. */
  readonly text?: string
  /** Small, above the form. */
  readonly note?: ReactNode
  /** The text says what the last form did. */
  readonly done?: boolean
  readonly action: string
  readonly button: string
  /** The token of an emailed link. */
  readonly token?: string
  readonly fields?: ReactNode
  readonly children?: ReactNode
}

/** A page for someone who isn't signed in yet: a heading, a sentence and one form. */
const Step = ({ heading, text, note, done, action, button, token, fields, children }: StepProps) => (
  <main id="main" className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-5 py-12">
    <p>
      <Logo name={business.name} />
    </p>
    <div>
      <h1 className="text-h2">{heading}</h1>
      {text && (
        <p role={done ? 'status' : undefined} className="mt-2">
          {text}
        </p>
      )}
      {note}
    </div>
    {/* A browser would refuse a pasted address for an invisible character that we remove. */}
    <form id="sign-in" action={action} method="post" noValidate className="grid gap-4">
      {token && <input type="hidden" name="token" value={token} />}
      {fields}
      <Button type="submit" variant="secondary">
        {button}
      </Button>
      {children}
    </form>
  </main>
)

const CodeStep = ({ wrong }: { wrong: boolean }) => (
  <Step
    heading="One more step"
    text="Open your authenticator app and type the six digits it shows."
    action="/api/admin/sign-in-code"
    button="Sign in"
    fields={
      <>
        <Field
          id="code"
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*\d{3}\s*\d{3}\s*"
          required
        />
        {wrong && <Problem text="That code isn't right, or it's been used. Please type the next one your app shows." />}
      </>
    }
  />
)

const PasswordStep = ({ token, short }: { token: string; short: boolean }) => (
  <Step
    heading="Choose a password"
    text={`For the owner's pages of ${business.name}. At least 12 characters: three or four words in a row work well.`}
    action="/api/admin/set-password"
    token={token}
    button="Save password"
    fields={
      <>
        <Field
          id="new-password"
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={minPasswordLength}
          maxLength={maxPasswordLength}
          required
        />
        {short && <Problem text="Please choose a password of 12 to 128 characters." />}
      </>
    }
  />
)

/**
 * What anyone who isn't signed in gets in place of one of the owner's pages, and anyone who opens a link to sign in or
 * to set a password (specification section 8, /admin/contacts).
 */
export function SignInPage({ query }: { query: URLSearchParams }) {
  const signin = query.get('signin')
  const setup = query.get('setup')
  const link = query.get('link')
  // Only the button uses up the link, because mail scanners open every link.
  if (link !== null)
    return (
      <Step
        heading="Welcome back"
        text="One click and you're in."
        action="/api/admin/sign-in-link/use"
        token={link}
        button="Open my pages"
      />
    )
  if (setup !== null) return <PasswordStep token={setup} short={signin === 'short'} />
  if (signin === 'code' || signin === 'code-wrong') return <CodeStep wrong={signin === 'code-wrong'} />
  const done = doneText(signin)
  const problem = signin !== null && Object.hasOwn(problems, signin) ? problems[signin] : undefined
  return (
    <Step
      heading="Sign in"
      text={done}
      done={done !== undefined}
      note={
        !done && (
          <div className="mt-3 text-sm text-muted">
            <h2 className="font-sans text-sm font-semibold tracking-normal">Error Loading Submissions</h2>
            <p>Please check that you&apos;re authorized to view this page.</p>
          </div>
        )
      }
      action="/api/admin/sign-in"
      button="Sign in"
      fields={
        <>
          <Field id="sign-in-email" label="Email" name="email" type="email" autoComplete="username" required />
          <Field
            id="sign-in-password"
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          {problem && <Problem text={problem} />}
        </>
      }
    >
      <Button type="submit" variant="link" formAction="/api/admin/sign-in-link" formNoValidate>
        Email me a sign-in link
      </Button>
      {/* Shown by public/owner/passkey.js in browsers that have passkeys. */}
      <Button
        variant="outline"
        hidden
        data-passkey="sign-in"
        data-failed="That passkey didn't work. Please try again, or sign in another way."
      >
        Use a passkey
      </Button>
      <a href="/" className="-my-2 flex min-h-11 items-center justify-self-start text-sm underline">
        Back to the {business.name} website
      </a>
    </Step>
  )
}
