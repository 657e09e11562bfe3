import { axeViolations } from '../support/browser/axe'
import { enquiry } from '../support/enquiry'
import { leadFrom, submitSubscription, uniqueWord } from '../support/owner/owner-leads'
import { emailFor, sidewaysScroll } from '../support/browser/page'
import { recordFaults } from '../support/browser/page-faults'
import { typePassword, signedIn } from '../support/owner/signed-in'
import { expect, test } from '../support/site'

test('no page has an axe violation, a fault or sideways scroll, in light or dark @phone-only', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  const faults = recordFaults(page, site.url)
  const email = emailFor('every-page')
  const lead = await submitSubscription(site, email)
  await site.post('/api/newsletter', { email })
  await page.goto('/admin/mail')
  const mail = await page.getByRole('link', { name: 'Read it', includeHidden: true }).first().getAttribute('href')
  const paths = [
    ...['', '/leads', '/leads?state=held', '/contacts', '/person', `/person?email=${email}`, '/lists', '/mail'],
    ...['/business', '/account', '/answers', '/offline', '/no-such-page'],
  ].map((path) => `/admin${path}`)
  for (const [index, path] of [...paths, `${lead}?quote=new`, lead, mail!].entries()) {
    await page.goto(path)
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
    // Both have the same markup, so every second page is looked at in the dark.
    await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light' })
    expect(await axeViolations(page), path).toEqual([])
    expect(await sidewaysScroll(page), path).toBe(0)
  }
  // The session's cookie, and axe trying to run in the email's frame, where scripts are blocked.
  const expected = /^cookie: (better-auth\.session_token|owner-notice)$|sandboxed|postMessage/
  expect((await faults()).filter((fault) => !expected.test(fault))).toEqual([])
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('the owner can sign in, read a lead, answer it, take that back, and mark it', async ({ page, site }) => {
    const lead = `/admin/leads/${await leadFrom(site, uniqueWord())}`
    await page.goto(lead)
    await typePassword(page, site)
    await expect(page.getByText('Please, ').first()).toBeVisible()
    await page.getByRole('link', { name: 'Email' }).click()
    await page.getByRole('button', { name: 'A few questions first' }).click()
    const box = page.getByLabel('Your answer')
    await expect(box).toHaveValue(/^Hi Robin,/)
    await box.fill('See you (a day and a time).')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Still to fill in: (a day and a time)').first()).toBeVisible()
    await expect(box).toHaveValue('See you (a day and a time).')
    await box.fill('See you on Tuesday.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(box).toHaveValue('See you on Tuesday.')
    await page.getByRole('button', { name: 'Won' }).click()
    await expect(page.getByText('Marked as won')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Read' })).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('messages from the contact form', () => {
  test.beforeEach(async ({ context, site }) => signedIn(context, site))

  test('refresh every 30 seconds, never on focus, and carry on after a failure', async ({ page, site }) => {
    await page.clock.install()
    let asked = 0
    await page.route('**/admin/contacts', (route) => {
      asked++
      return asked === 2 ? route.fulfill({ status: 503, body: '' }) : route.continue()
    })
    await page.goto('/admin/contacts')
    await page.clock.pauseAt(Date.now() + 1_000)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    const email = emailFor('arrives')
    await site.post('/api/contact', enquiry(email))
    await page.clock.runFor(25_000)
    expect(asked).toBe(1)
    await page.clock.runFor(6_000)
    await expect(page.getByText('Error Loading Submissions')).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
    await page.clock.runFor(30_000)
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('Error Loading Submissions')).toBeHidden()
    await page.clock.resume() // or the next test's page may throw (docs/testing.md)
  })
})
