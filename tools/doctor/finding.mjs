// What a check says: `ok`, `warn` for what should be put right, `fail` for what would lose leads.

/** @typedef {{ level: 'ok' | 'warn' | 'fail', area: string, text: string }} Finding */

const finding = (level) => (area, text) => /** @type {Finding} */ ({ level, area, text })

export const ok = finding('ok')
export const warn = finding('warn')
export const fail = finding('fail')
