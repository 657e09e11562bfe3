import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { quoteWords as words } from '@/content/quotes'

interface QuoteAnswerProps {
  readonly token: string
  readonly revision: number
  /** No further change is taken while one is being looked at. */
  readonly takesChanges: boolean
}

function Kind({ answer, revision }: { readonly answer: 'accept' | 'change'; readonly revision: number }) {
  return (
    <>
      <input type="hidden" name="answer" value={answer} />
      <input type="hidden" name="revision" value={revision} />
    </>
  )
}

/** Both answers to a quote, as plain forms. */
export function QuoteAnswer({ token, revision, takesChanges }: QuoteAnswerProps) {
  const action = `/api/quotes/${token}`
  return (
    <div className="grid gap-8 print:hidden">
      <form action={action} method="post" className="grid justify-items-start gap-3">
        <Kind answer="accept" revision={revision} />
        <Button type="submit" size="lg" className="max-sm:w-full">
          {words.accept}
        </Button>
        <p className="text-sm text-muted">{words.acceptHint}</p>
      </form>
      {takesChanges && (
        <form action={action} method="post" className="grid justify-items-start gap-3 rounded-card bg-shell p-6">
          <h2 className="text-h4">{words.change.heading}</h2>
          <Kind answer="change" revision={revision} />
          <Label htmlFor="change">{words.change.label}</Label>
          <Textarea id="change" name="change" required maxLength={5000} rows={4} />
          <Button type="submit" variant="secondary" className="max-sm:w-full">
            {words.change.button}
          </Button>
        </form>
      )}
    </div>
  )
}
