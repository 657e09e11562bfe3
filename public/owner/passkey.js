// @ts-check
// The browser's passkeys, with better-auth's endpoints on the other side. Browsers convert options and credentials to
// and from JSON themselves; those that can't aren't offered passkeys.

/** @param {string} path @param {object} [body] */
async function call(path, body) {
  const response = await fetch(`/api/auth/passkey/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: body && { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw Object.assign(new Error(path), { name: response.status === 403 ? 'stale' : 'refused' })
  return response.json()
}

const ways = {
  async 'sign-in'() {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await call('generate-authenticate-options'))
    const credential = /** @type {PublicKeyCredential} */ (await navigator.credentials.get({ publicKey }))
    await call('verify-authentication', { response: credential.toJSON() })
    // The page says so if the browser didn't keep the session.
    const url = new URL(location.href)
    url.searchParams.set('signin', 'in')
    location.replace(url)
  },
  /** @param {string} name the name it's listed under */
  async add(name) {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await call('generate-register-options'))
    const credential = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey }))
    await call('verify-registration', { response: credential.toJSON(), name })
    location.reload()
  },
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-passkey]'))) {
  button.hidden = typeof PublicKeyCredential !== 'function' || !('parseCreationOptionsFromJSON' in PublicKeyCredential)
  const without = document.getElementById('no-passkeys')
  if (without) without.hidden = !button.hidden
  button.onclick = async () => {
    if (button.ariaDisabled) return
    button.ariaDisabled = 'true'
    try {
      await ways[/** @type {'sign-in' | 'add'} */ (button.dataset.passkey)](button.dataset.name ?? '')
    } catch (error) {
      const { there, cancelled, stale, failed } = button.dataset
      const texts = { InvalidStateError: there, NotAllowedError: cancelled, stale }
      const problem = Object.assign(document.createElement('p'), { role: 'alert', className: 'text-sm text-error' })
      problem.textContent = texts[/** @type {keyof typeof texts} */ (/** @type {Error} */ (error).name)] ?? failed ?? ''
      if (button.nextElementSibling?.role === 'alert') button.nextElementSibling.remove()
      button.after(problem)
    }
    button.ariaDisabled = null
  }
}
