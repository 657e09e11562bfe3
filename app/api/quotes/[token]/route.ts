import { after } from 'next/server'
import { z } from 'zod'
import { textField } from '@/lib/forms/text'
import { logProblem } from '@/lib/server/log'
import { drainOutbox } from '@/lib/server/outbox'
import { answerQuote } from '@/lib/server/quote-answer'
import { Refusal, postOnly, refuse, seeOther } from '@/lib/server/refusal'
import { assertWithinRateLimit, receive } from '@/lib/server/request'

const revision = z.coerce.number().int().positive()
const answerSchema = z.union([
  z.object({ answer: z.literal('accept'), revision }),
  z.object({ answer: z.literal('change'), revision, change: textField('required') }),
])

async function takeAnswer(request: Request, token: string): Promise<'changed' | 'asked' | 'text' | undefined> {
  const { kind, text, client } = await receive(request)
  if (kind !== 'plain') throw new Refusal(415, 'Please answer on the quote’s own page.')
  await assertWithinRateLimit(client)
  const answer = answerSchema.safeParse(Object.fromEntries(new URLSearchParams(text)))
  if (!answer.success) return 'text'
  const outcome = await answerQuote(token, answer.data)
  if (outcome === 'taken') after(() => drainOutbox())
  if (outcome === 'stale') return 'changed'
  return outcome === 'asked' ? 'asked' : undefined
}

/**
 * The buttons of /quote/{token}: plain forms. Every answer but that to a foreign site leads back to the page, which says
 * how things stand.
 */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = postOnly(
  async (request: Request, { params }: RouteContext<'/api/quotes/[token]'>) => {
    const { token } = await params
    const page = `/quote/${encodeURIComponent(token)}`
    try {
      const problem = await takeAnswer(request, token)
      return seeOther(problem ? `${page}?problem=${problem}` : page)
    } catch (error) {
      if (error instanceof Refusal && error.status !== 429) return refuse(error)
      if (!(error instanceof Refusal)) logProblem('/quote', error)
      return seeOther(`${page}?problem=busy`)
    }
  },
)
