import { write } from './http'

// The browser's own passkeys, with better-auth's endpoints on the other side. Browsers turn options and answers into
// JSON themselves; one that can't is offered no passkeys.

/** Whether this browser can make and use passkeys here. */
export const knowsPasskeys = () =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

const options = async <T>(path: string) => (await write('GET', `/api/auth/passkey/${path}`)).json() as Promise<T>

/**
 * Makes a passkey for the account that is signed in.
 * @param name what it's listed as
 * @throws HttpError from our side; DOMException when the person or the browser refuses
 */
export async function addPasskey(name: string): Promise<void> {
  const json = await options<PublicKeyCredentialCreationOptionsJSON>('generate-register-options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  await write('POST', '/api/auth/passkey/verify-registration', { response: credential.toJSON() as unknown, name })
}

/** Signs in by a passkey. Throws as `addPasskey` does. */
export async function signInByPasskey(): Promise<void> {
  const json = await options<PublicKeyCredentialRequestOptionsJSON>('generate-authenticate-options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json)
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  await write('POST', '/api/auth/passkey/verify-authentication', { response: credential.toJSON() as unknown })
}
