type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The named controls that a person fills in. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      'name' in element &&
      element.name !== '' &&
      element.name !== 'website' &&
      (element as HTMLInputElement).type !== 'hidden',
  )
}

/** Writes each field's error beside it and marks the field; what is not in `errors` is cleared. */
export function paintErrors(form: HTMLFormElement, errors: Readonly<Record<string, string | undefined>>): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const message = errors[place.dataset.errorFor!] ?? ''
    if (place.textContent !== message) place.textContent = message
  }
  for (const control of controlsOf(form)) {
    if (errors[control.name]) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}
