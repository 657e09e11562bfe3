import { apiRequest } from './http'

// The browser's passkeys, with better-auth's endpoints on the other side. Browsers convert options and credentials to
// and from JSON themselves; those that can't aren't offered passkeys.

/** Whether this browser can create and use passkeys here. */
export const supportsPasskeys = () =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

const options = async <T>(path: string) => (await apiRequest('GET', `/api/auth/passkey/${path}`)).json() as Promise<T>

/**
 * Creates a passkey for the signed-in account.
 * @param name the name it's listed under
 * @throws HttpError from our endpoints; DOMException if the person or the browser declines
 */
export async function addPasskey(name: string): Promise<void> {
  const json = await options<PublicKeyCredentialCreationOptionsJSON>('generate-register-options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  await apiRequest('POST', '/api/auth/passkey/verify-registration', { response: credential.toJSON() as unknown, name })
}

/** Signs in with a passkey. Throws the same errors as `addPasskey`. */
export async function signInByPasskey(): Promise<void> {
  const json = await options<PublicKeyCredentialRequestOptionsJSON>('generate-authenticate-options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json)
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  await apiRequest('POST', '/api/auth/passkey/verify-authentication', { response: credential.toJSON() as unknown })
}
