import { honeypotLabel } from '@/content/sending'

/**
 * A field that bots fill in. A lead with it is held, never rejected. People don't see it, and where they do, such as in
 * a text browser, its label warns them. Nobody can type into it, and password managers are told to leave it alone.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem] size-px overflow-hidden">
      <label>
        {honeypotLabel}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          readOnly
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
  )
}
