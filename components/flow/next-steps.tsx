interface NextStepsProps {
  readonly heading: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  /** How many of them are behind the visitor. */
  readonly done?: number
  readonly className?: string
}

/** What happens next, in order, each with when it does. */
export function NextSteps({ heading, steps, done = 0, className = '' }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps" className={className}>
      <h2 id="next-steps" className="text-h4">
        {heading}
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className={`mt-0.5 grid size-8 shrink-0 place-items-center rounded-full font-display text-lg leading-none ${index < done ? 'bg-pandanus text-silica' : 'bg-leaf'}`}
            >
              {index < done ? (
                <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" strokeWidth="2.2">
                  <path d="m3 8.5 3.4 3.4L13 4.8" strokeLinecap="round" strokeLinejoin="round" />
                </svg>
              ) : (
                index + 1
              )}
            </span>
            <p className="beside">
              <strong className="block font-semibold">{title}</strong> <span>{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
