import { Button, type ButtonVariants } from '@/components/ui/button'
import { sendingWords } from '@/content/sending'
import type { FormWords } from '@/lib/forms/define-form'

/** The submit button, with a line below that reports the result. The loader writes there too. */
export function SubmitButton({
  words,
  className,
  ...variants
}: { words: FormWords; className?: string } & ButtonVariants) {
  return (
    <div className={className}>
      <Button
        type="submit"
        data-send={words.send}
        data-sending={words.sending}
        data-offline={sendingWords.offline}
        className="w-full sm:w-auto"
        {...variants}
      >
        {words.send}
      </Button>
      <p
        data-form-status
        role="status"
        tabIndex={-1}
        className="mt-3 text-sm font-semibold text-success empty:hidden data-failed:text-error"
      />
    </div>
  )
}
