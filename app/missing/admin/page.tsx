import '../../styles/admin.css'
import type { Metadata } from 'next'
import { PasskeySignIn } from '@/components/admin/passkey-sign-in'
import { SignInForm, type SignInProblem } from '@/components/admin/sign-in-form'
import { CodeForm, SetPasswordForm, SignInPage } from '@/components/admin/sign-in-page'
import { TappedNotices } from '@/components/admin/tapped-notices'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { account } from '@/content/admin-account'
import { mailCarrier } from '@/lib/server/mail/states'

export const metadata: Metadata = { title: admin.signIn.title, robots: { index: false } }

const problems: readonly string[] = Object.keys(admin.signIn.problems)

/** What to say after a form that has worked. */
function doneText(signin: string): string | undefined {
  if (signin === 'sent') return account.linkNotOut[mailCarrier()] ?? admin.signIn.link.sent
  return signin === 'set' ? account.signIn.set : undefined
}

/** The page a sign-in link opens. Only its button uses up the link. */
function UseLink({ token }: { token: string }) {
  const words = admin.signIn.link
  return (
    <SignInPage heading={words.heading} text={words.text}>
      <form action="/api/admin/sign-in-link/use" method="post" className="grid">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="secondary">
          {words.use}
        </Button>
      </form>
    </SignInPage>
  )
}

/**
 * Served by proxy.ts with status 401 to anyone who isn't signed in (decision E21), with 503 if sessions can't be read,
 * and in place of Today to anyone who opens a link to set a password.
 */
export default async function SignedOutPage({ searchParams }: PageProps<'/missing/admin'>) {
  const { signin, link, setup } = await searchParams
  if (typeof link === 'string') return <UseLink token={link} />
  if (typeof setup === 'string') return <SetPasswordForm token={setup} short={signin === 'short'} />
  if (signin === 'code' || signin === 'code-wrong') return <CodeForm wrong={signin === 'code-wrong'} />
  const problem = typeof signin === 'string' && problems.includes(signin) ? (signin as SignInProblem) : undefined
  const { title, heading, text, home } = admin.signIn
  const done = typeof signin === 'string' ? doneText(signin) : undefined
  return (
    <SignInPage heading={done ? title : heading} text={done ?? text} done={done !== undefined}>
      <SignInForm problem={problem} />
      <PasskeySignIn />
      <TappedNotices />
      {/* A full page load, because public pages have a different security policy. */}
      <a href="/" className="-my-2 flex min-h-11 items-center justify-self-start text-sm underline">
        {home}
      </a>
    </SignInPage>
  )
}
