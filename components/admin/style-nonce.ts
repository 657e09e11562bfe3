import { setNonce } from 'get-nonce'

// Radix adds style elements for its dialogs and lists, which the page's policy lets in by its nonce. A script may read
// that from the scripts that the page came with (lib/server/policy.ts).
if (typeof document !== 'undefined') {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) setNonce(nonce)
}
