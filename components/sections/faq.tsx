import { ContentLink } from '@/components/site/content-link'
import type { Question } from '@/content/types'

interface FaqProps {
  /** Only one question per group is open at a time. Must be unique on the page. */
  readonly group: string
  readonly questions: readonly Question[]
}

/** Accordion built on `<details>`, so that it works and can be searched without JavaScript. */
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
