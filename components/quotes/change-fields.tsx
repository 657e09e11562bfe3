import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { quoteWords } from '@/content/quotes'
import { textLimit } from '@/lib/forms/limits'
import type { FormState } from '@/lib/forms/form-state'

const words = quoteWords.change

/** Asks what should change in a quote, on its page and when a rejected request is shown again. */
export function ChangeFields({ state: { values } }: { readonly state: FormState }) {
  return (
    <div className="grid justify-items-start gap-3">
      <input type="hidden" name="answer" value="change" />
      <input type="hidden" name="revision" value={values.revision?.[0]} />
      <Label htmlFor="change">{words.label}</Label>
      <Textarea id="change" name="change" required maxLength={textLimit} rows={4} defaultValue={values.change?.[0]} />
      <Button type="submit" variant="secondary" className="max-sm:w-full">
        {words.button}
      </Button>
    </div>
  )
}
