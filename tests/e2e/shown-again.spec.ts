import { send, write } from '../support/contact'
import { emailFor, failNetwork, intercept, notice, touch } from '../support/page'
import { expect, test as base } from '../support/site'

/** A browser that brings pages back as they were left, which Playwright switches off. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, provide) => provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test('a form that waited for the network and is shown again says that it was sent meanwhile', async ({
  page,
  site,
}) => {
  const email = emailFor('shown-again')
  const form = await write(page, email)
  const respond = await intercept(page, '**/api/contact', failNetwork)
  await send(form).click()
  await expect(form.getByRole('status')).toContainText('send itself')
  await page.evaluate(() => Object.assign(window, { wasLeft: true }))
  respond()
  await page.goto('/about')
  await expect(notice(page, "We've got your message now")).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  expect(await page.evaluate(() => 'wasLeft' in window)).toBe(true)
  await expect(form.getByRole('status')).toContainText('within 24 hours')
  await expect(form.getByLabel('Message')).toHaveValue('')
  expect(await site.leads(email)).toHaveLength(1)
})

test('a form that was left on its way and sent by the next page is not said to have failed when it is shown again', async ({
  page,
  site,
}) => {
  const email = emailFor('left-on-its-way')
  const form = await write(page, email)
  let cut = () => {}
  const respond = await intercept(page, '**/api/contact', async (route) => {
    respond()
    await new Promise<void>((resolve) => (cut = resolve))
    await route.abort()
  })
  await send(form).click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.evaluate(() => Object.assign(window, { wasLeft: true }))
  await page.goto('/about')
  await expect(notice(page, "We've got your message now")).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  expect(await page.evaluate(() => 'wasLeft' in window)).toBe(true)
  cut()
  await expect(form.getByRole('status')).toContainText('within 24 hours')
  await expect(notice(page, 'Message failed to send')).toBeHidden()
  expect(await site.leads(email)).toHaveLength(1)
})

for (const [touched, act] of [
  ['nobody has touched', () => undefined],
  ['somebody has touched', touch],
] as const)
  test(`a page that ${touched} and is shown again sends what waits for the network`, async ({ page, site }) => {
    const email = emailFor(touched.replaceAll(' ', '-'))
    await page.goto('/about')
    await act(page)
    await page.evaluate(() => Object.assign(window, { wasLeft: true }))
    const form = await write(page, email)
    const respond = await intercept(page, '**/api/contact', failNetwork)
    await send(form).click()
    await expect(form.getByRole('status')).toContainText('send itself')
    respond()
    await page.goBack({ waitUntil: 'commit' })
    expect(await page.evaluate(() => 'wasLeft' in window)).toBe(true)
    await expect(notice(page, "We've got your message now")).toBeVisible()
    expect(await site.leads(email)).toHaveLength(1)
  })
