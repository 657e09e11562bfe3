// The result of a check: `ok`, `warn` if something should be fixed, or `fail` if it would lose leads.

/** @typedef {{ level: 'ok' | 'warn' | 'fail', area: string, text: string }} Finding */

const finding = (level) => (area, text) => /** @type {Finding} */ ({ level, area, text })

export const ok = finding('ok')
export const warn = finding('warn')
export const fail = finding('fail')

/**
 * Whether this machine's clock agrees with another.
 * @param {number} theirs in ms
 * @param {string} whose
 */
export function clockFinding(theirs, whose) {
  const apart = Math.round(Math.abs(Date.now() - theirs) / 1000)
  return apart > 30
    ? warn('Clock', `differs from ${whose} by ${apart} seconds: set up time synchronisation (NTP)`)
    : ok('Clock', `agrees with ${whose}`)
}
