type Directives = ReadonlyMap<string, readonly string[]>

function parsePolicy(policy: string): Directives {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name, ...sources]) => [name!.toLowerCase(), sources]))
}

/** What keeps a content security policy from the grader's highest mark. */
function policyFaults(policy: string): string[] {
  const directives = parsePolicy(policy)
  const all = [...directives.values()].flat()
  const is = (name: string, ...allowed: string[]) => {
    const sources = directives.get(name) ?? []
    return sources.length === 1 && allowed.includes(sources[0]!)
  }
  return [
    ...(is('default-src', "'none'") ? [] : ['default-src']),
    ...(is('object-src', "'none'") || !directives.has('object-src') ? [] : ['object-src']),
    ...(is('frame-ancestors', "'none'") ? [] : ['frame-ancestors']),
    ...(is('base-uri', "'none'", "'self'") ? [] : ['base-uri']),
    ...(is('form-action', "'none'", "'self'") ? [] : ['form-action']),
    ...(directives.has('script-src') ? [] : ['script-src']),
    ...all.filter((source) => /^'unsafe-|^\*|^https?:|^ftp:/.test(source)),
    ...(directives.get('script-src') ?? []).filter((source) => source === 'data:'),
  ]
}

/**
 * Grades a response as Mozilla's HTTP Observatory does, by the tests in which our pages can gain or lose points. 130 is
 * the most that's possible without integrity on scripts.
 */
export function observatoryScore(headers: Headers): { score: number; faults: string[] } {
  const faults: string[] = []
  let score = 100
  const grade = (part: string, holds: boolean, points: { bonus?: number; loss: number }) => {
    score += holds ? (points.bonus ?? 0) : -points.loss
    if (!holds) faults.push(part)
  }
  const csp = headers.get('content-security-policy')
  const wrong = csp ? policyFaults(csp) : ['no policy']
  grade(`content security policy: ${wrong.join(', ')}`, wrong.length === 0, { bonus: 10, loss: 25 })
  // The policy's frame-ancestors decide this one.
  grade('framing', !wrong.includes('frame-ancestors') && wrong[0] !== 'no policy', { bonus: 5, loss: 20 })
  const transport = headers.get('strict-transport-security') ?? ''
  const sixMonths = 15_768_000
  const age = Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0)
  grade('transport security', age >= sixMonths && transport.includes('includeSubDomains'), { loss: 20 })
  grade('content type', headers.get('x-content-type-options') === 'nosniff', { loss: 5 })
  const referrer = headers.get('referrer-policy') ?? ''
  grade('referrer', /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(referrer), {
    bonus: 5,
    loss: 5,
  })
  grade('resource policy', headers.get('cross-origin-resource-policy') === 'same-origin', { bonus: 10, loss: 0 })
  grade('sharing across origins', !headers.has('access-control-allow-origin'), { loss: 50 })
  const cookies = headers.getSetCookie()
  const safe = (cookie: string) => [/; Secure/i, /; HttpOnly/i, /; SameSite=/i].every((part) => part.test(cookie))
  if (cookies.length) grade('cookies', cookies.every(safe), { bonus: 5, loss: 40 })
  return { score, faults }
}
