import '../../styles/admin.css'
import type { Metadata } from 'next'
import { SignInForm, type SignInProblem } from '@/components/admin/sign-in-form'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'

export const metadata: Metadata = { title: admin.signIn.title, robots: { index: false } }

const problems: readonly string[] = Object.keys(admin.signIn.problems)

/** What a sign-in link opens. Only its button uses the link up. */
function UseLink({ token }: { token: string }) {
  const words = admin.signIn.link
  return (
    <main id="main" className="mx-auto grid w-full max-w-md content-center gap-6 px-5 py-12">
      <div>
        <h1 className="text-h3">{words.heading}</h1>
        <p className="mt-2">{words.text}</p>
      </div>
      <form action="/api/admin/sign-in-link/use" method="post" className="grid">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="secondary">
          {words.use}
        </Button>
      </form>
    </main>
  )
}

/** Served by proxy.ts with status 401 to anyone who isn't signed in (decision E21). */
export default async function SignedOutPage({ searchParams }: PageProps<'/missing/admin'>) {
  const { signin, link } = await searchParams
  if (typeof link === 'string') return <UseLink token={link} />
  const problem = typeof signin === 'string' && problems.includes(signin) ? (signin as SignInProblem) : undefined
  const { heading, text, home } = admin.signIn
  return (
    <main id="main" className="mx-auto grid w-full max-w-md content-center gap-6 px-5 py-12">
      <div>
        <h1 className="text-h3">{heading}</h1>
        <p className="mt-2">{text}</p>
      </div>
      {signin === 'sent' && <p role="status">{admin.signIn.link.sent}</p>}
      <SignInForm problem={problem} />
      {/* A full page load, because public pages have a different security policy. */}
      <a href="/" className="text-sm underline">
        {home}
      </a>
    </main>
  )
}
