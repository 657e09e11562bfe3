'use client'

import { type FormEvent, useState } from 'react'
import { failureText } from './failure'

/**
 * For a form on the account page: sends it, empties it, and keeps the message of its last failure. The second click of
 * a double tap is ignored, or it would be told that the code has been used or the password is wrong.
 */
export function useSubmit() {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** @param known as in `failureText` */
  const submitting =
    (send: (typed: FormData) => Promise<unknown>, known: Readonly<Record<string, string>>) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (busy) return
      setBusy(true)
      setError(undefined)
      const form = event.currentTarget
      void send(new FormData(form))
        .then(
          () => form.reset(),
          (failure: unknown) => setError(failureText(failure, known)),
        )
        .finally(() => setBusy(false))
    }
  return { error, setError, submitting }
}
