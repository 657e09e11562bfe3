import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { enquiry } from '../support/enquiry'
import { emailFor, holdBack, sidewaysScroll } from '../support/page'
import { recordFaults } from '../support/page-faults'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

const submission = (more: object = {}) => ({
  id: '1',
  name: 'Zoë Nguyen',
  email: 'zoe@visitor.example',
  subject: 'A deep clean',
  message: 'Two bedrooms\nand a veranda',
  createdAt: '2026-11-21T06:05:00.000Z',
  ...more,
})
const contacts = '**/api/admin/contacts'
const answerWith = (page: Page, body: unknown, status = 200) =>
  page.route(contacts, (route) => route.fulfill({ status, json: body }))

test.describe('signed in as the owner', () => {
  test.beforeEach(async ({ context, site }) => signedIn(context, site))

  test('a tapped link shows that its page is loading', async ({ page, site }) => {
    await site.post('/api/contact', enquiry(emailFor('tapped'), { name: 'Tapped Row' }))
    await page.goto('/admin/leads')
    const arrive = await holdBack(page, '**/*_rsc=*')
    for (const tapped of [page.getByRole('link', { name: 'Tapped Row' }), page.getByRole('link', { name: 'Mail' })]) {
      await tapped.click()
      await expect(tapped.locator('[data-on-the-way]')).toHaveCSS('opacity', '1')
    }
    arrive()
    await expect(page).toHaveURL('/admin/mail')
    await expect(page.locator('[data-on-the-way]')).toHaveCount(0)
  })

  test('a message’s Reply link opens an email with the recipient, subject and greeting filled in', async ({
    page,
    site,
  }) => {
    const email = emailFor('read')
    const { name, message } = submission()
    const words = { name, subject: 'A & B?', message }
    expect((await site.post('/api/contact', enquiry(email, words))).status).toBe(200)
    await page.goto('/admin/contacts')
    const card = page.getByRole('article').filter({ hasText: email })
    await expect(card).toContainText('Zoë Nguyen')
    await expect(card).toContainText('and a veranda')
    await page.setViewportSize({ width: 390, height: 844 })
    const [text, button] = [card.getByText('and a veranda'), card.getByRole('link', { name: 'Reply' })]
    expect((await button.boundingBox())!.y, 'after the message').toBeGreaterThan((await text.boundingBox())!.y)
    const reply = await button.getAttribute('href')
    expect(reply).toContain(`mailto:${email}?`)
    expect(new URL(reply!).searchParams.get('subject')).toBe('Re: A & B?')
    expect(new URL(reply!).searchParams.get('body')).toMatch(/^Hi Zoë Nguyen,[\s\S]*Thank you/)
    await expect(page.getByText(/\d+ total submissions?/)).toBeVisible()
    await expect(page.getByText('once a mail service is configured')).toContainText(`Notices go to ${site.owner.email}`)
  })

  test('the loading, list, empty and error states each have their own text', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(contacts, async (route) => (await held, route.fulfill({ json: [submission()] })))
    await page.goto('/admin/contacts')
    await expect(page.getByText('Loading Contact Submissions...')).toBeVisible()
    release()
    await expect(page.getByRole('article')).toContainText('21 Nov 2026, 4:05 pm')
    await expect(page.getByText('1 total submission', { exact: true })).toBeVisible()
    await page.unroute(contacts)

    await answerWith(page, [])
    await page.reload()
    await expect(page.getByText('No submissions yet')).toBeVisible()
    await page.unroute(contacts)

    await answerWith(page, { message: 'no' }, 500)
    await page.reload()
    await expect(page.getByText('Error Loading Submissions')).toBeVisible()
    await expect(page.getByText("Please check that you're authorized to view this page.")).toBeVisible()
  })

  test('the list refreshes every 30 seconds, carries on after a failure, and never refreshes on focus', async ({
    page,
  }) => {
    await page.clock.install()
    let asked = 0
    await page.route(contacts, (route) =>
      ++asked === 2
        ? route.fulfill({ status: 503, json: {} })
        : route.fulfill({ json: [submission({ name: `Visit ${asked}` })] }),
    )
    await page.goto('/admin/contacts')
    await expect(page.getByText('Visit 1')).toBeVisible()
    // From here on only runFor moves the clock, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 1_000)
    await page.evaluate(
      () => (window.dispatchEvent(new Event('focus')), document.dispatchEvent(new Event('visibilitychange'))),
    )
    await page.clock.runFor(10_000)
    expect(asked).toBe(1)
    await page.clock.runFor(20_000)
    await expect(page.getByText('Error Loading Submissions')).toBeVisible()
    await expect(page.getByText('Visit 1')).toBeVisible()
    await page.clock.runFor(31_000)
    await expect(page.getByText('Visit 3')).toBeVisible()
    await expect(page.getByText('Error Loading Submissions')).toBeHidden()
    await page.clock.resume() // or the next test's page may throw (docs/testing.md)
  })

  test('leads can be found, opened, marked as won and released', { tag: '@phone' }, async ({ page, site }) => {
    const word = `leads${test.info().project.name}${Date.now().toString(36)}`
    const email = `${word}@visitor.example`
    await site.post('/api/contact', enquiry(email, { name: `Robin ${word}` }))
    await site.post('/api/contact', enquiry(email, { name: `Held ${word}`, meta: { website: 'x' } }))
    await page.goto('/admin/leads')
    await page.getByRole('searchbox').fill(word)
    await expect(page).toHaveURL(new RegExp(`q=${word}`))
    await expect(page.getByText('1 lead', { exact: true })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Spreadsheet' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^leads-.*\.csv$/)
    const row = page.getByRole('main').getByRole('link', { name: new RegExp(`Robin ${word}`) })
    await row.click()
    await page.getByRole('button', { name: /^State: / }).click()
    await page.getByRole('menuitemradio', { name: 'Won' }).click()
    await expect(page.locator('[data-sonner-toast]')).toContainText('Marked as won')
    await page.goBack()
    await expect(row).toContainText('Won')

    await page.getByRole('radio', { name: /^Held/ }).click()
    await page.getByRole('link', { name: new RegExp(`Held ${word}`) }).click()
    await page.getByRole('button', { name: 'Release' }).click()
    await expect(page.getByRole('button', { name: 'Release' })).toBeHidden()
    await page.goto(`/admin/leads?q=${word}`)
    await expect(page.getByText('2 leads', { exact: true })).toBeVisible()
  })

  test(
    'an email shows as its recipient sees it; no page has an axe violation, a fault or sideways scroll',
    { tag: '@phone' },
    async ({ page, site }) => {
      const faults = recordFaults(page, site.url)
      await site.post('/api/contact', enquiry('barrier@visitor.example'))
      for (const path of ['/admin/contacts', '/admin', '/admin/leads', '/admin/mail', '/admin/person']) {
        await page.goto(path)
        const opener = page.locator('summary').first()
        if (path === '/admin/contacts') await expect(page.getByRole('article').first()).toBeVisible()
        else if (path === '/admin' || path === '/admin/leads')
          await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
        else if (path === '/admin/person') await expect(page.getByRole('searchbox')).toBeVisible()
        else await opener.click()
        if (path === '/admin/mail')
          await expect(page.frameLocator('iframe').first().locator('body')).toContainText('Sunnie')
        expect(await axeViolations(page), path).toEqual([])
        expect(await sidewaysScroll(page), path).toBe(0)
      }
      // The owner has a session cookie, and axe tries to run in the email's frame, where scripts are blocked.
      const expected = /^cookie: better-auth\.session_token$|^console: Blocked script execution in 'about:srcdoc'/
      expect((await faults()).filter((fault) => !expected.test(fault))).toEqual([])
    },
  )
})
