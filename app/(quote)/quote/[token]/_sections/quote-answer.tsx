import { ChangeFields } from '@/components/quotes/change-fields'
import { Button } from '@/components/ui/button'
import { quoteWords as words } from '@/content/quotes'
import { emptyState } from '@/lib/forms/form-state'

interface QuoteAnswerProps {
  readonly token: string
  readonly revision: number
  /** False while we're still considering a requested change. */
  readonly takesChanges: boolean
}

/** Both answers to a quote, as plain forms. */
export function QuoteAnswer({ token, revision, takesChanges }: QuoteAnswerProps) {
  const action = `/api/quotes/${token}`
  return (
    <div className="grid gap-5 print:hidden">
      <form action={action} method="post" className="grid justify-items-start gap-3">
        <input type="hidden" name="answer" value="accept" />
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit" size="lg" className="max-sm:w-full">
          {words.accept}
        </Button>
        <p className="text-sm text-muted">{words.acceptHint}</p>
      </form>
      {takesChanges && (
        <details>
          <summary className="inline-block py-1 font-semibold text-reef underline decoration-2 underline-offset-4">
            {words.change.heading}
          </summary>
          <form action={action} method="post" className="mt-3">
            <ChangeFields state={{ ...emptyState, values: { revision: [String(revision)] } }} />
          </form>
        </details>
      )}
    </div>
  )
}
