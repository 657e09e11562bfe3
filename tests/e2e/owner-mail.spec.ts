import { axeViolations } from '../support/axe'
import { enquiry } from '../support/enquiry'
import { leadFrom, uniqueWord } from '../support/owner-leads'
import { markNoticesRead, notice, sidewaysScroll } from '../support/page'
import { quoteLead, sentQuote } from '../support/quotes'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test(
  'emails that couldn’t be sent can be sent again or cancelled together',
  { tag: '@phone' },
  async ({ page, context, startSite }) => {
    const site = await startSite({ withCarrier: true })
    const carrier = site.carrier!
    carrier.outcome = () => 422
    await signedIn(context, site)
    const readers = ['first', 'second', 'third'].map((name) => `${name}@visitor.example`)
    for (const email of readers) await site.post('/api/newsletter', { email })
    const states = (state: string) => site.db.query(`SELECT "id" FROM "OutboxMessage" WHERE "state" = '${state}'`)
    await expect.poll(() => states('failed')).toHaveLength(6)

    await page.goto(`${site.url}/admin/mail?state=attention`)
    await page.getByRole('button', { name: 'Send these 6', exact: true }).click()
    const sure = page.getByRole('dialog', { name: 'Send these 6 emails?' })
    expect(await axeViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await sure.getByRole('button', { name: 'Not now' }).click()
    expect(await states('failed')).toHaveLength(6)

    carrier.outcome = (_, [to]) => (to === readers[0] || to === readers[1] ? 422 : 'accept')
    await page.getByRole('button', { name: 'Send these 6', exact: true }).click()
    await sure.getByRole('button', { name: 'Send these 6', exact: true }).click()
    await expect(notice(page, '6 emails will go out next')).toBeVisible()
    await expect.poll(() => states('sent')).toHaveLength(4)
    await page.reload()
    await page.getByRole('button', { name: "Don't send these 2" }).click()
    await page.getByRole('dialog').getByRole('button', { name: "Don't send these 2" }).click()
    await expect(notice(page, "2 emails won't go out")).toBeVisible()
    await expect(page.getByText('No emails are in this state')).toBeVisible()
    expect(await states('cancelled')).toHaveLength(2)
  },
)

test('without a mail service, nothing claims to have been sent', async ({ page, ownSite: site }) => {
  const id = await leadFrom(site, 'nomailservice')
  await page.goto(`${site.url}/admin/leads/${id}?do=reply`)
  await page.getByLabel('Your answer').fill('Tuesday suits us.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(notice(page, "It's saved, and goes out once there's a mail service.")).toBeVisible()

  await markNoticesRead(page)
  await page.getByRole('button', { name: 'Write a quote' }).click()
  await page.getByLabel('What', { exact: true }).fill('A clean')
  await page.getByLabel('Each, before GST').fill('100')
  await page.getByRole('button', { name: 'Send the quote' }).click()
  await expect(notice(page, "It's saved, and goes out once there's a mail service.")).toBeVisible()

  await page.goto(`${site.url}/admin/account`)
  await page.getByLabel('Their name').fill('Robin')
  await page.getByLabel('Their email').fill('robin@sunnie.example')
  await page.getByRole('button', { name: 'Send them a link' }).click()
  await expect(notice(page, "There's no mail service yet, so the link can't go out.")).toBeVisible()
  await markNoticesRead(page)
  await page.getByRole('button', { name: 'Email me a link to set a new one' }).click()
  await expect(notice(page, "There's no mail service yet, so the link can't go out.")).toBeVisible()
})

test('no address, link or long word makes an email wider than a phone', async ({ page, site }) => {
  const carrier = site.carrier!
  const email = `${uniqueWord()}.of-the-reef@visitor.example`
  const link = `https://photos.example/${'album'.repeat(30)}`
  await site.post('/api/newsletter', { email })
  await site.post('/api/contact', enquiry(email, { subject: link, message: link }))
  const lines = [{ description: link, quantity: 2, unit: 123456 }]
  await sentQuote(site, await quoteLead(site, email), { lines, note: link })
  await carrier.until(() => carrier.noticesAbout(email).length === 3 && carrier.to(email).length === 4)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const { subject, html } of [...carrier.noticesAbout(email), ...carrier.to(email)]) {
    await page.setContent(html)
    expect(await sidewaysScroll(page), subject).toBe(0)
  }
})
