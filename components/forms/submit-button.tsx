import type { ReactNode } from 'react'
import { Button, type ButtonVariants } from '@/components/ui/button'
import { sendingWords } from '@/content/sending'
import type { FormWords } from '@/lib/forms/define-form'

interface SubmitButtonProps extends ButtonVariants {
  readonly words: FormWords
  readonly className?: string
  /** Why it's safe to press. */
  readonly beside?: ReactNode
}

/** The submit button, with a line below that reports the result. The loader writes there too. */
export function SubmitButton({ words, className = '', beside, ...variants }: SubmitButtonProps) {
  return (
    <div className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${className}`}>
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
      {/* Right after the button, where the loader looks for it. */}
      <p
        data-form-status
        role="status"
        tabIndex={-1}
        className="order-1 basis-full text-sm font-semibold empty:hidden"
      />
      {beside}
    </div>
  )
}
