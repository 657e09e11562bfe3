'use client'

interface WaitlistLinkProps {
  readonly label: string
  readonly href: string
  /** What the form's subject becomes. */
  readonly subject: string
  readonly className?: string
}

/** Leads to the form of the page it stands on, with the subject filled in (decision E4); without scripts it is a link. */
export function WaitlistLink({ label, href, subject, className }: WaitlistLinkProps) {
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        const form = document.querySelector<HTMLFormElement>('#contact-form')
        const field = form?.elements.namedItem('subject')
        if (!form || !(field instanceof HTMLInputElement)) return
        event.preventDefault()
        field.value = subject
        field.dispatchEvent(new Event('input', { bubbles: true }))
        form.scrollIntoView()
        const empty = [...form.elements].find(
          (element) =>
            element instanceof HTMLInputElement &&
            element.type !== 'hidden' &&
            element.name !== 'website' &&
            element.value === '',
        )
        ;((empty as HTMLInputElement | undefined) ?? field).focus({ preventScroll: true })
      }}
    >
      {label}
    </a>
  )
}
