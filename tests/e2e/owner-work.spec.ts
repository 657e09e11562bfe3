import { backdateMails, waitForOutbox } from '../support/mail/outbox'
import { leadFrom, send, enquiry, uniqueWord, withHoneypot } from '../support/owner/owner-leads'
import { emailFor, failNetwork, ownerNotice } from '../support/browser/page'
import { quoteLead } from '../support/owner/quotes'
import { signedIn } from '../support/owner/signed-in'
import { expect, test } from '../support/site'

test.beforeEach(async ({ page, context, site }) => {
  await signedIn(context, site)
  // A busy machine may take longer for a click than Undo is offered: no notice goes, and answers wait twenty minutes.
  await page.clock.setFixedTime(Date.now())
  await site.db
    .query(`CREATE TRIGGER IF NOT EXISTS patient AFTER INSERT ON "OutboxMessage" WHEN NEW."kind" = 'reply' BEGIN
    UPDATE "OutboxMessage" SET "nextAt" = strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '+20 minutes') WHERE "id" = NEW."id"; END`)
})

test.afterEach(({ page }) => page.clock.resume()) // or the next test's page may throw (docs/testing.md)

test('an answer can be taken back from another page too; what was written since stays below it, and nothing is sent', async ({
  page,
  site,
}) => {
  const word = uniqueWord()
  await page.goto(`/admin/leads/${await leadFrom(site, word)}`)
  await page.getByRole('link', { name: 'Email' }).click()
  const box = page.getByLabel('Your answer')
  await expect(box).toBeFocused()
  await box.fill('See you Tuesday.')
  await page.getByLabel('Add a note').fill('Rings on Mon')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(ownerNotice(page, 'goes out in 10 seconds')).toBeVisible()
  await expect(page.getByLabel('Add a note'), 'half written').toHaveValue('Rings on Mon')
  await page.getByRole('link', { name: 'Email' }).click()
  await box.fill('PS: We bring the ladder.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ownerNotice(page, 'back in the box')).toBeVisible()
  await expect(box).toHaveValue('See you Tuesday.\n\nPS: We bring the ladder.')

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(ownerNotice(page, 'goes out in 10 seconds')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Inbox' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box).toHaveValue('See you Tuesday.\n\nPS: We bring the ladder.')
  await backdateMails(site, 'nextAt', 1)
  await waitForOutbox(site)
  expect(site.carrier!.to(`${word}@visitor.example`)).toHaveLength(1)
})

test('without a network nothing typed is lost, and the page says that it wasn’t saved', async ({ page, site }) => {
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}`)
  await page.route('**/admin/leads/*', failNetwork)
  await page.getByLabel('Add a note').fill('Rings on Monday')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(ownerNotice(page, "That didn't save.")).toBeVisible()
  await expect(page.getByLabel('Add a note')).toHaveValue('Rings on Monday')
  await page.unroute('**/admin/leads/*')
  await page.getByRole('button', { name: 'Save note' }).dblclick()
  await expect(ownerNotice(page, 'Noted')).toBeVisible()
  await expect(page.getByLabel('Add a note')).toHaveValue('')
  await expect(page.getByText('Rings on Monday')).toHaveCount(1)
})

test('after a call the page asks whether they were reached @phone-only', async ({ page, site }) => {
  await page.goto(`/admin/leads/${await quoteLead(site, emailFor('called'))}`)
  // A browser without a phone would show an error page.
  await page.evaluate(() =>
    document.querySelector('[href^="tel:"]')!.addEventListener('click', (event) => event.preventDefault()),
  )
  await page.getByRole('link', { name: 'Call' }).click()
  await expect(page.getByText('Did you reach them?')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as answered' }).filter({ visible: true }).click()
  await expect(page.getByRole('button', { name: 'Replied' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Did you reach them?')).toBeHidden()
})

test('a quote adds up as it’s typed, shows what’s wrong beside its field, and is saved and sent', async ({
  page,
  site,
}) => {
  const email = emailFor('quoted')
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord(), { email })}`)
  const quote = page.getByRole('region', { name: 'Quote' })
  await quote.getByRole('link', { name: 'Write a quote' }).click()
  await quote.getByLabel('What', { exact: true }).fill('Oven')
  await quote.getByLabel('Each, before GST').fill('60')
  await expect(quote.locator('[data-sums]')).toContainText('$66.00')
  await quote.getByRole('button', { name: 'Add a line' }).click()
  await expect(quote.getByRole('group')).toHaveCount(2)
  await quote.getByRole('button', { name: 'Send the quote' }).click()
  await expect(quote.getByText('Describe this item')).toBeVisible()
  await expect(quote.getByLabel('What', { exact: true }).first()).toHaveValue('Oven')
  await quote.getByRole('button', { name: 'Take out this line' }).click()
  await expect(quote.getByRole('group')).toHaveCount(1)
  await quote.getByRole('button', { name: 'Save for later' }).click()
  await expect(ownerNotice(page, "They haven't seen it yet.")).toBeVisible()
  await quote.getByRole('button', { name: 'Send the quote' }).click()
  await expect(ownerNotice(page, 'The quote is on its way.')).toBeVisible()
  await expect(quote.getByText('Sent, waiting for an answer')).toBeVisible()
})

test('the inbox is searched as the owner types, and keeps its filters through views and pages', async ({
  page,
  site,
}) => {
  const word = uniqueWord()
  for (let n = 0; n < 26; n++) await send(site, enquiry(`${word}-${n}`))
  await send(site, withHoneypot(enquiry(`${word}-held`)))
  await page.goto('/admin/leads')
  await page.getByRole('searchbox').pressSequentially(word)
  await expect(page.getByText('26 leads', { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('link', { name: '1 held lead matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await page.getByRole('link', { name: /^New/ }).click()
  await expect(page).toHaveURL(new RegExp(`q=${word}.*state=new`))
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Form', { exact: true }).selectOption({ label: 'Contact message' })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/form=contact/)
  await expect(page.getByText('26 leads', { exact: true })).toBeVisible()
})

test('the inbox and a lead can be worked through by keyboard', async ({ page, site }) => {
  const word = uniqueWord()
  for (const name of ['Third', 'Second', 'First'])
    await send(site, enquiry(`${word}-${name}`, { name: `${name} ${word}` }))
  await page.goto(`/admin/leads?q=${word}`)
  for (const key of ['j', 'j']) await page.keyboard.press(key)
  const second = page.getByRole('link', { name: `Second ${word}` })
  await expect(second).toBeFocused()
  await page.keyboard.press('e')
  await expect(ownerNotice(page, 'Marked as replied')).toBeVisible()
  await expect(second).toContainText('Replied')
  await expect(second).toBeFocused()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(second).toContainText('New')
  await second.focus()
  await page.keyboard.press('n')
  await expect(page.getByLabel('Add a note')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: `Third ${word}` })).toBeVisible()
  await page.waitForLoadState() // with it, the script that knows the keys
  await page.keyboard.press('r')
  await expect(page.getByLabel('Your answer')).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL(`/admin/leads?q=${word}`)
})

test('Today’s tasks are done where they’re listed, and the focus moves on to the next', async ({
  page,
  ownSite: site,
}) => {
  for (const name of ['one', 'two']) await send(site, withHoneypot(enquiry(name, { name })))
  await page.goto(`${site.url}/admin`)
  const held = page.getByRole('region', { name: 'Looks like a bot' })
  await held.getByRole('button', { name: 'Spam: two' }).press('Enter')
  await expect(held.getByRole('listitem')).toHaveCount(1)
  await expect(held.getByRole('link')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(held.getByRole('listitem')).toHaveCount(2)
  await held.getByRole('button', { name: 'Release: one' }).click()
  await expect(page.getByRole('region', { name: 'To answer' })).toContainText('one')
})
