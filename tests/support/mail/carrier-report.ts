import { createHmac } from 'node:crypto'
import type { Site } from '../server'

const secret = Buffer.from('a secret between Resend and us')

/** The environment of a site that accepts reports. */
export const signing = { RESEND_WEBHOOK_SECRET: `whsec_${secret.toString('base64')}` }

interface Signing {
  at?: number
  key?: Buffer
  /** What to sign, if not the body. */
  signed?: string
}

/** Posts a body as Resend does: signed by Svix over id, time and raw body. */
export function report(site: Site, body: string, { at = Date.now(), key = secret, signed = body }: Signing = {}) {
  const timestamp = String(Math.floor(at / 1000))
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${signed}`).digest('base64')
  return site.post('/api/webhooks/resend', body, {
    'svix-id': 'msg_1',
    'svix-timestamp': timestamp,
    'svix-signature': `v1,${signature}`,
  })
}

/** A report about an email, by the carrier's id for it. */
export const event = (type: string, id: string, more: object = {}) =>
  JSON.stringify({ type, created_at: new Date().toISOString(), data: { email_id: id, ...more } })
