import { axeViolations } from '../support/axe'
import { expect, test } from '../support/site'
import { typePassword } from '../support/signed-in'
import { recordFaults } from '../support/page-faults'

test('a signed-out owner is asked to sign in, a wrong password is rejected, and signing out ends the session', async ({
  page,
  site,
}) => {
  const faults = recordFaults(page, site.url)
  const answer = await page.goto('/admin/contacts')
  expect(answer!.status()).toBe(401)
  await expect(page.getByRole('heading', { name: 'Error Loading Submissions' })).toBeVisible()
  await expect(page.getByText("Please check that you're authorized to view this page.")).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await faults()).toEqual([])
  await typePassword(page, site, 'not-the-password')
  await expect(page.locator('form').getByRole('alert')).toContainText('Incorrect email or password')
  await typePassword(page, site)
  await expect(page.getByRole('heading', { name: 'Contact Form Submissions' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/admin/contacts')
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect((await page.request.get('/api/admin/contacts')).status()).toBe(401)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('the owner can sign in, is told about a wrong password, and can sign out', async ({ page, site }) => {
    await page.goto('/admin/contacts')
    await typePassword(page, site, 'not-the-password')
    await expect(page.getByText('Incorrect email or password')).toBeVisible()
    await typePassword(page, site)
    await expect(page).toHaveURL(/\/admin\/contacts$/)
    await expect(page.getByRole('heading', { name: 'Contact Form Submissions' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect((await page.request.get('/api/admin/contacts')).status()).toBe(401)
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`a sign-in link, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })
    test('can be requested on the sign-in page, arrives by email and signs the owner in with one click', async ({
      page,
      startSite,
    }) => {
      const site = await startSite({ withCarrier: true })
      await page.goto(`${site.url}/admin/contacts`)
      await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
      await expect(page.getByText('Please type your email above')).toBeVisible()
      await page.getByLabel('Email').fill(site.owner.email)
      await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
      await expect(page.getByRole('status')).toContainText('a link is on its way')
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      await expect(page.getByText('Error Loading Submissions')).toHaveCount(0)
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
      await site.carrier!.until(() => site.carrier!.to(site.owner.email).length === 1)
      const [link] = /https?:\/\/\S+\/admin\?link=\w+/.exec(site.carrier!.to(site.owner.email)[0]!.text)!
      await page.goto(link)
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Open my pages' }).click()
      await expect(page).toHaveURL(/\/admin$/)
      await expect(page.getByRole('heading', { name: 'Today' })).toBeAttached()
    })
  })
