import { emailFor, failNetwork, intercept, notice } from '../support/page'
import { withHoneypot, enquiry, leadFrom, send } from '../support/owner-leads'
import { quoteLead, sentQuote } from '../support/quotes'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

// Working by keyboard, the owner always sees where the focus is and can go on from there.

test.beforeEach(async ({ context, site }) => signedIn(context, site))

test('no bar covers a control that has the focus', { tag: '@phone-only' }, async ({ page, site }) => {
  await page.goto(`/admin/leads/${await quoteLead(site, emailFor('tabbed'))}`)
  await page.getByRole('button', { name: 'Write a quote' }).click()
  await page.getByLabel('What', { exact: true }).first().focus()
  const passed = []
  for (let at = ''; !at.endsWith('Everything from this person'); passed.push(at)) {
    await page.keyboard.press('Tab')
    at = await page.evaluate(() => {
      const focused = document.activeElement!
      const { x, y, width, height } = focused.getBoundingClientRect()
      const seen = focused.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      return seen ? focused.textContent : `covered: ${focused.id || focused.textContent}`
    })
  }
  expect(passed.filter((name) => name.startsWith('covered'))).toEqual([])
})

test('after a quote is rejected or fails to save, the focus is on the invalid field or the button', async ({
  page,
  site,
}) => {
  await page.goto(`/admin/leads/${await quoteLead(site, emailFor('refused'))}`)
  const quote = page.getByRole('region', { name: 'Quote' })
  await quote.getByRole('button', { name: 'Write a quote' }).click()
  const until = quote.getByLabel('Valid until')
  const day = await until.inputValue()
  await until.fill('2001-01-01')
  await quote.getByRole('button', { name: 'Send the quote' }).press('Enter')
  await expect(quote.getByText('Choose today or a later day')).toBeVisible()
  await expect(until).toBeFocused()
  await until.fill(day)
  const mend = await intercept(page, '**/api/admin/quotes', failNetwork)
  const save = quote.getByRole('button', { name: 'Save for later' })
  await save.press('Enter')
  await expect(notice(page, "That didn't save")).toBeVisible()
  await expect(save).toBeFocused()
  mend()
  await page.keyboard.press('Enter')
  await expect(notice(page, "Saved. They haven't seen it yet.")).toBeVisible()
})

test('when an answer, an email or a sign-in fails, the focus stays on its button for another try', async ({
  page,
  context,
  ownSite: site,
}) => {
  await page.goto(`${site.url}/admin/leads/${await leadFrom(site, 'unanswerable')}?do=reply`)
  await page.getByLabel('Your answer').fill('See you Tuesday.')
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'POST' ? failNetwork(route) : route.continue(),
  )
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.press('Enter')
  await expect(notice(page, "We couldn't send your answer")).toBeVisible()
  await expect(send).toBeFocused()

  await page.goto(`${site.url}/admin/mail`)
  await page.getByRole('group').first().click()
  const decline = page.getByRole('button', { name: "Don't send" }).first()
  await decline.press('Enter')
  await expect(notice(page, "didn't")).toBeVisible()
  await expect(decline).toBeFocused()

  await context.clearCookies()
  await page.goto(`${site.url}/admin`)
  await page.getByLabel('Email', { exact: true }).fill(site.owner.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not-the-password')
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  await signIn.press('Enter')
  await expect(page.getByText('Incorrect email or password')).toBeVisible()
  await expect(signIn).toBeFocused()
})

test('the focus stays in a quote that the owner writes, cancels or sends', async ({ page, site }) => {
  await page.goto(`/admin/leads/${await quoteLead(site, emailFor('stays'))}`)
  const quote = page.getByRole('region', { name: 'Quote' })
  const press = (name: string) => quote.getByRole('button', { name }).press('Enter')
  await press('Write a quote')
  await expect(quote).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(quote.getByLabel('What').first()).toBeFocused()
  await press('Cancel')
  await expect(quote).toBeFocused()
  await press('Write a quote')
  await quote.getByLabel('A note to them').fill('Hello')
  await press('Cancel')
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).press('Enter')
  await expect(quote).toBeFocused()
  await press('Write a quote')
  await press('Send the quote')
  await expect(notice(page, 'The quote is on its way.')).toBeVisible()
  await expect(quote).toBeFocused()
  await press('Change it')
  await expect(quote).toBeFocused()
})

test('the focus stays with the quotes when one is withdrawn or thrown away', async ({ page, site }) => {
  const lead = await quoteLead(site, emailFor('ended'))
  await sentQuote(site, lead)
  await page.goto(`/admin/leads/${lead}`)
  const quote = page.getByRole('region', { name: 'Quote' })
  const end = async (name: string) => {
    await quote.getByRole('button', { name }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name }).press('Enter')
  }
  await end('Withdraw it')
  const another = quote.getByRole('button', { name: 'Write another quote' })
  await expect(another).toBeVisible()
  await expect(quote).toBeFocused()
  await another.press('Enter')
  await quote.getByRole('button', { name: 'Save for later' }).press('Enter')
  await end('Throw it away')
  await expect(another).toBeVisible()
  await expect(quote).toBeFocused()
})

test('when a line is taken out, the focus moves to the line that takes its place', async ({ page, site }) => {
  await page.goto(`/admin/leads/${await quoteLead(site, emailFor('taken-out'))}`)
  const quote = page.getByRole('region', { name: 'Quote' })
  await quote.getByRole('button', { name: 'Write a quote' }).press('Enter')
  const takeOut = (what: string) => quote.getByRole('button', { name: `Take out ${what}` }).press('Enter')
  const second = quote.getByRole('group', { name: 'Line 2', exact: true })
  await takeOut('Veranda/Balcony')
  await expect(second).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(second.getByLabel('What')).toHaveValue('Oven Deep Clean')
  await expect(second.getByLabel('What')).toBeFocused()
  await takeOut('TLC Plant Care')
  await expect(second).toBeFocused()
  await takeOut('Oven Deep Clean')
  await takeOut('Bathroom')
  await expect(quote.getByRole('button', { name: 'Add a line' })).toBeFocused()
})

test('when a lead in a list is dealt with, the focus moves to the next one, or to the page after the last', async ({
  page,
  ownSite: site,
}) => {
  for (const name of ['First', 'Second', 'Third']) await send(site, withHoneypot(enquiry(name.toLowerCase(), { name })))
  await page.goto(`${site.url}/admin`)
  const held = page.getByRole('region', { name: 'Looks like a bot' }).getByRole('link')
  const press = async (name: string, number: number, left: number) => {
    await page.getByRole('button', { name }).nth(number).press('Enter')
    await expect(held).toHaveCount(left)
  }
  await press('Release', 1, 2)
  await expect(held.last()).toBeFocused()
  await press('Spam', 1, 1)
  await expect(held).toBeFocused()
  await press('Release', 0, 0)
  await expect(page.getByRole('main')).toBeFocused()

  // With keyboard shortcuts too.
  const waiting = page.getByRole('region', { name: 'To answer' }).getByRole('link')
  await expect(waiting).toHaveCount(2)
  const [one, other] = (await waiting.allTextContents()).map((text) => waiting.filter({ hasText: text }))
  await page.keyboard.press('j')
  await expect(one!).toBeFocused()
  await page.keyboard.press('e')
  await expect(other!).toBeFocused()
})

test('the focus stays on a person’s lists when they’re taken off one', async ({ page, site }) => {
  const email = emailFor('taken-off')
  await site.post('/api/newsletter', { email })
  await page.goto(`/admin/person?email=${email}`)
  await page.getByRole('button', { name: /Take off/ }).press('Enter')
  await expect(page.getByText('You took them off', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lists' })).toBeFocused()
})

test('a rejected address gets the focus', async ({ page, site }) => {
  const email = emailFor('herself')
  await quoteLead(site, email)
  await page.goto(`/admin/person?email=${email}`)
  await page.getByRole('main').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Same person as...' }).click()
  const field = page.getByLabel('Their other email address')
  await field.fill(email)
  await page.getByRole('button', { name: 'Combine them' }).click()
  await expect(page.getByText("That's the same address")).toBeVisible()
  await expect(field).toBeFocused()
})
