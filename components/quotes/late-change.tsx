import { TextWithLinks } from '@/components/site/text-with-links'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { quoteWords } from '@/content/quotes'
import type { FormState } from '@/lib/forms/form-state'

const words = quoteWords.late

/** The requested change, shown so that the visitor can copy it: this quote can no longer be changed. */
export function LateChange({ state: { values } }: { readonly state: FormState }) {
  return (
    <div className="grid gap-3">
      <Label htmlFor="change">{words.label}</Label>
      <Textarea id="change" readOnly rows={4} defaultValue={values.change?.[0]} />
      <p>
        <TextWithLinks text={words.reach} />
      </p>
    </div>
  )
}
