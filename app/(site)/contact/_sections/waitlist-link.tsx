'use client'

import { controlsOf } from '@/components/forms/form-controls'

interface WaitlistLinkProps {
  readonly label: string
  readonly href: string
  /** Pre-filled into the form's subject. */
  readonly subject: string
  readonly className?: string
}

/** Scrolls to the contact form and fills in the subject. Without JavaScript it's a plain link. */
export function WaitlistLink({ label, href, subject, className }: WaitlistLinkProps) {
  return (
    <a
      href={href}
      className={className}
      data-scripted
      onClick={(event) => {
        // Let the browser open it in a new tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        const form = document.querySelector<HTMLFormElement>('#contact-form')
        const field = form?.elements.namedItem('subject')
        if (!form || !(field instanceof HTMLInputElement)) return
        event.preventDefault()
        // Keep whatever has been typed.
        if (!field.value) {
          field.value = subject
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
        form.scrollIntoView()
        const empty = controlsOf(form).find(({ value }) => value === '')
        ;(empty ?? field).focus({ preventScroll: true })
      }}
    >
      {label}
    </a>
  )
}
