import 'server-only'

const policy = (scripts: string) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** For a prerendered page: its inline scripts are known by their hashes (docs/decisions/content-security-policy.md). */
export const hashedPolicy = (hashes: string) => policy(`'self' ${hashes}`.trim())

/** For a page rendered per request. */
export const noncePolicy = (nonce: string) => policy(`'self' 'nonce-${nonce}' 'strict-dynamic'`)

/** For a page without scripts. */
export const scriptlessPolicy = () => policy("'none'")
