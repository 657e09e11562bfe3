import { getJson } from '../support/owner/as-owner'
import { enquiry } from '../support/enquiry'
import { advanceHour } from '../support/mail/outbox'
import { type Site, preload } from '../support/server'
import { expect, test } from '../support/site'
import { act, mailsOf, openPage } from '../support/owner/owner-page'

const decide = (site: Site, mail: string, decision: string) => act(site, 'mail', 'mail-decide', { mail, decision })

test('without a Resend key, emails are kept and listed, and can be read or cancelled', async ({ emptySite: site }) => {
  const email = 'kept@visitor.example'
  await site.post('/api/contact', enquiry(email))
  const items = await mailsOf(site)
  expect((await openPage(site, '/admin/mail')).text).toMatch(/2 emails.*We've got your message/)
  const confirmation = items.find(({ kind }) => kind === 'confirmation')!
  expect(confirmation).toMatchObject({ state: 'pending', recipient: email, subject: "We've got your message" })
  expect(items.find(({ kind }) => kind === 'owner-notice')).toMatchObject({
    state: 'pending',
  })
  expect((await openPage(site, `/admin/mail/${confirmation.id}`)).text).toContain('Hi Robin')
  const preview = await site.asOwner(`/admin/mail/${confirmation.id}?html=1`)
  expect(preview.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(await preview.text()).toContain('<html')
  expect((await openPage(site, '/admin/mail')).text).toContain(
    `There's no mail service yet, so emails are kept under Mail until there is. Notices go to ${site.owner.email}. 2 emails are waiting to go out.`,
  )
  expect((await decide(site, confirmation.id, 'send')).status).toBe(409)
  expect((await decide(site, confirmation.id, 'cancel')).status).toBe(303)
  expect((await decide(site, confirmation.id, 'cancel')).status).toBe(409)
  expect((await decide(site, confirmation.id, 'burn')).status).toBe(422)
  expect((await decide(site, 'unknown', 'send')).status).toBe(409)
  expect((await site.asOwner('/admin/mail?page=0')).status).toBe(400)
})

test('an email that bounced can be sent again, to the address its lead has by then', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  const [wrong, right] = ['thre@visitor.example', 'three@visitor.example'] as const
  await site.post('/api/contact', enquiry(wrong))
  await expect.poll(async () => (await mailsOf(site)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  await act(site, 'person', 'person-correct', { email: wrong, to: right })
  await site.db.query(`UPDATE "OutboxMessage" SET "outcome" = 'bounced' RETURNING "id"`)
  const bounced = await mailsOf(site)
  expect(bounced.find(({ kind }) => kind === 'confirmation')).toMatchObject({ recipient: wrong })
  for (const { id } of bounced) {
    const clicks = await Promise.all([decide(site, id, 'send'), decide(site, id, 'send')])
    expect(clicks.map(({ status }) => status).sort()).toEqual([303, 409])
  }
  await carrier.until(() => carrier.mails.length === 4)
  expect(carrier.to(right).map(({ subject }) => subject)).toEqual(carrier.to(wrong).map(({ subject }) => subject))
  expect(carrier.to(site.owner.email)).toHaveLength(2)
  expect((await openPage(site, '/admin/mail')).text).not.toContain('your decision (')
})

test('the owner can send a waiting, uncertain or failed email, however old it is', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
  const carrier = site.carrier!
  const longAgo = '2026-01-01T00:00:00.000+00:00'
  const stateOf = async (id: string) => (await mailsOf(site)).find((mail) => mail.id === id)!.state
  for (const state of ['waiting', 'uncertain', 'failed']) {
    const email = `${state}@visitor.example`
    const before = carrier.attempts.length
    carrier.outcome = () => 500
    await site.post('/api/contact', enquiry(email))
    await carrier.until(() => carrier.attempts.length > before)
    const { id } = (await mailsOf(site)).find(({ recipient }) => recipient === email)!
    // The result of the last attempt may not have been written to the row yet.
    await expect
      .poll(async () => {
        await site.db.query(
          `UPDATE "OutboxMessage" SET "state" = '${state}', "createdAt" = '${longAgo}', "firstTriedAt" = '${longAgo}' WHERE "id" = '${id}' AND "state" = 'pending' RETURNING "id"`,
        )
        return stateOf(id)
      })
      .toBe(state)
    carrier.outcome = () => 'accept'
    await advanceHour(site) // ends the pause that the carrier's failure caused
    expect((await decide(site, id, 'send')).status).toBe(303)
    await carrier.until(() => carrier.to(email).length === 1)
    await expect.poll(() => stateOf(id)).toBe('sent')
    expect((await decide(site, id, 'send')).status).toBe(409)
  }
})

test('an email that can no longer be rendered can be cancelled, and the person can still be exported', async ({
  emptySite: site,
}) => {
  const email = 'another-time@visitor.example'
  await site.post('/api/contact', enquiry(email))
  await site.db.query(`UPDATE "Lead" SET "form" = 'a-form-that-has-gone' WHERE "email" = '${email}' RETURNING "id"`)
  const { id } = (await mailsOf(site)).find(({ recipient }) => recipient === email)!
  expect((await site.asOwner(`/admin/mail/${id}`)).status).toBe(409)
  expect(await getJson(site, `person?email=${email}`)).toMatchObject({
    leads: [{ data: { subject: 'A regular clean' } }],
    mails: [{ text: null }, { text: null }],
  })
  expect((await decide(site, id, 'cancel')).status).toBe(303)
})
