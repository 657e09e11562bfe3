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
    <div className="grid gap-8 print:hidden">
      <form action={action} method="post" className="grid justify-items-start gap-3">
        <input type="hidden" name="answer" value="accept" />
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit" size="lg" className="max-sm:w-full">
          {words.accept}
        </Button>
        <p className="text-sm text-muted">{words.acceptHint}</p>
      </form>
      {takesChanges && (
        <form action={action} method="post" className="rounded-card bg-shell p-6">
          <ChangeFields state={{ ...emptyState, values: { revision: [String(revision)] } }} />
        </form>
      )}
    </div>
  )
}
