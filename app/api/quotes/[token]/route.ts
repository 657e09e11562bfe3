import { after } from 'next/server'
import { z } from 'zod'
import { ChangeFields } from '@/components/quotes/change-fields'
import { LateChange } from '@/components/quotes/late-change'
import { quoteWords } from '@/content/quotes'
import { textField } from '@/lib/forms/text'
import { refusalOf } from '@/lib/server/requests/error-handling'
import { drainOutbox } from '@/lib/server/mail/outbox'
import { renderRejectedForm } from '@/lib/server/requests/plain-answer'
import { answerQuote } from '@/lib/server/leads/quote-answer'
import { Refusal, acceptOnly, errorResponse, seeOther } from '@/lib/server/base/refusal'
import { type Received, assertWithinRateLimit, receive } from '@/lib/server/requests/request'

const revision = z.coerce.number().int().positive()
const answerSchema = z.union([
  z.object({ answer: z.literal('accept'), revision }),
  z.object({ answer: z.literal('change'), revision, change: textField('required') }),
])

/** Why an answer wasn't taken, and the status code of the page that shows the typed text again. */
const problems = { changed: 409, asked: 409, late: 409, text: 422 } as const
type Problem = keyof typeof problems

async function takeAnswer({ kind, text, client }: Received, token: string): Promise<Problem | undefined> {
  if (kind !== 'plain') throw new Refusal(415, "Please answer on the quote's own page.")
  await assertWithinRateLimit(client)
  const answer = answerSchema.safeParse(Object.fromEntries(new URLSearchParams(text)))
  if (!answer.success) return 'text'
  const outcome = await answerQuote(token, answer.data)
  if (outcome !== 'taken') return outcome
  after(() => drainOutbox())
  return undefined
}

/**
 * The plain forms on /quote/{token}. Answering redirects to the page, which shows the quote's state. If typed text
 * couldn't be taken, it's shown again. A cross-site request is rejected.
 */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: async (request: Request, { params }: RouteContext<'/api/quotes/[token]'>) => {
    const { token } = await params
    const address = encodeURIComponent(token)
    let received: Received | undefined
    let problem: Problem | 'busy' | undefined
    let refusal: Refusal | undefined
    try {
      received = await receive(request)
      problem = await takeAnswer(received, token)
      if (problem) refusal = new Refusal(problems[problem], quoteWords.problems[problem])
    } catch (error) {
      if (error instanceof Refusal && error.status !== 429) return errorResponse(error)
      problem = 'busy'
      refusal = refusalOf(error, '/quote', quoteWords.problems.busy)
    }
    const typed = new URLSearchParams(received?.text)
    if (refusal && typed.get('change')?.trim()) {
      const fields = problem === 'late' ? LateChange : ChangeFields
      return renderRejectedForm({ endpoint: `/api/quotes/${address}`, fields, typed, refusal })
    }
    return seeOther(`/quote/${address}${problem ? `?problem=${problem}` : ''}`)
  },
})
