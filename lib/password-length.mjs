// How long a password may be, in characters. Plain JavaScript, for lib/environment.mjs.
export const minPasswordLength = 12
/** better-auth's own limit: nobody could sign in with a longer one. */
export const maxPasswordLength = 128
