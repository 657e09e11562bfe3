import dns from 'node:dns/promises'
import { clockFinding, fail, ok, warn } from './finding.mjs'

const area = 'Mail'

/** A name's TXT records: empty if it has none, undefined if DNS can't be reached. */
async function textOf(name, resolveTxt) {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes(error.code) ? [] : undefined
  }
}

/**
 * Checks that receivers can verify mail from this domain: SPF and DKIM as Resend sets them up, and DMARC.
 * @param {string} from the sender's address
 */
export async function checkDomain(from, resolveTxt = dns.resolveTxt) {
  const domain = from.replace(/^.*@|>$/g, '')
  const records = [
    ['SPF', `send.${domain}`, /^v=spf1 /],
    ['DKIM', `resend._domainkey.${domain}`, /p=./],
    ['DMARC', `_dmarc.${domain}`, /^v=DMARC1;/],
  ]
  return Promise.all(
    records.map(async ([name, record, shape]) => {
      const texts = await textOf(record, resolveTxt)
      if (!texts) return warn(name, `${record} can't be looked up from here: check Domains in Resend`)
      if (texts.some((text) => shape.test(text))) return ok(name, record)
      return warn(
        name,
        `${record} has no ${name} record, so email may land in spam: add what Resend shows under Domains`,
      )
    }),
  )
}

/** Asks Resend whether the key is valid, and compares clocks. */
async function checkKey({ resendKey, baseUrl }) {
  let response
  try {
    response = await fetch(new URL('/domains', baseUrl), {
      headers: { Authorization: `Bearer ${resendKey}` },
      signal: AbortSignal.timeout(5_000),
    })
  } catch {
    return [warn(area, `Resend can't be reached from here (${baseUrl}): email waits until it can be`)]
  }
  const answer = await response.json().catch(() => ({}))
  // A key restricted to sending is fine.
  const known = response.ok || answer.name === 'restricted_api_key'
  const theirs = Date.parse(response.headers.get('date') ?? '')
  return [
    known
      ? ok(area, 'Resend accepts RESEND_API_KEY')
      : fail(area, `Resend rejects RESEND_API_KEY (${response.status}): no email goes out until it's replaced`),
    ...(theirs ? [clockFinding(theirs, "Resend's")] : []),
  ]
}

/** @param {ReturnType<typeof import('../../lib/environment.mjs').readEnvironment>} environment */
export async function checkMail({ mail, owner }) {
  const notices = owner.email
    ? []
    : [warn(area, 'nobody is notified of leads: set OWNER_EMAIL to the address for notices')]
  if (!mail.resendKey)
    return [warn(area, 'is kept on /admin/mail and not sent: set RESEND_API_KEY and MAIL_FROM'), ...notices]
  return [
    ...(await checkKey(mail)),
    ...notices,
    ...(await checkDomain(mail.from)),
    mail.webhookSecret
      ? ok('Webhook', 'reports of bounces and complaints are verified with RESEND_WEBHOOK_SECRET')
      : warn(
          'Webhook',
          "bounces and complaints aren't reported: add /api/webhooks/resend in Resend and set RESEND_WEBHOOK_SECRET",
        ),
  ]
}
