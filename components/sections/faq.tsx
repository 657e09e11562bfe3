import { ContentLink } from '@/components/site/content-link'
import type { Question } from '@/content/types'

interface FaqProps {
  /** One of a group is open at a time; unlike that of any other accordion of the page. */
  readonly group: string
  readonly questions: readonly Question[]
}

/** An accordion of <details>: one open at a time, collapsible, read and found without scripts. */
export function Faq({ group, questions }: FaqProps) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer, link }) => (
        <details key={question} name={group} className="faq border-t border-line">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-3 text-lg font-semibold">
            {question}
          </summary>
          <div className="grid max-w-prose gap-3 pe-10 pb-6">
            <p>{answer}</p>
            {link && (
              <p>
                <ContentLink
                  link={link}
                  className="font-semibold text-reef underline decoration-2 underline-offset-4 hover:decoration-wattle"
                />
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}
