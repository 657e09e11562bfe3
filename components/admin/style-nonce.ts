import { setNonce } from 'get-nonce'

// Radix adds style elements for its dialogs, which the page's policy allows by their nonce. A script can read
// that from the page's own scripts (lib/server/policy.ts).
if (typeof document !== 'undefined') {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) setNonce(nonce)
}
