// The result of a check: `ok`, `warn` if something should be fixed, or `fail` if it would lose leads.

/** @typedef {{ level: 'ok' | 'warn' | 'fail', area: string, text: string }} Finding */

const finding = (level) => (area, text) => /** @type {Finding} */ ({ level, area, text })

export const ok = finding('ok')
export const warn = finding('warn')
export const fail = finding('fail')
