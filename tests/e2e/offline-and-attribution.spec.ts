import { fill, writeOffline } from '../support/contact'
import { emailFor, notice } from '../support/page'
import { expect, test } from '../support/site'

test('a message sent while offline is kept, and sent once, from another page, when the network is back', async ({
  page,
  context,
  site,
}) => {
  const email = emailFor('boat')
  await writeOffline(page, email)
  await expect(notice(page, 'Message failed to send')).toBeVisible()
  expect(await site.leads(email)).toEqual([])

  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${site.url}/about`)
  await expect(notice(later, "We've got your message now")).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ payload: { message: 'No bars out here' } }])
  await later.reload({ waitUntil: 'networkidle' })
  expect(await site.leads(email)).toHaveLength(1)
})

test('where a visit came from is stored with the lead, and no cookie is set', async ({ page, context, site }) => {
  const email = emailFor('found')
  await page.goto('/about?utm_source=instagram&utm_campaign=reef')
  // She touches nothing there.
  await page.goto('/contact')
  const form = await fill(page, email)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect((await site.leads(email))[0]!.meta).toMatchObject({
    attribution: {
      first: { landing: '/about', utm_source: 'instagram', utm_campaign: 'reef' },
      last: { utm_source: 'instagram' },
    },
  })
  expect(await context.cookies()).toEqual([])
})
