import type { CDPSession, Page } from '@playwright/test'
import { axeViolations } from '../support/browser/axe'
import { cookieOf } from '../support/cookies'
import { ownerNotice, sidewaysScroll } from '../support/browser/page'
import { recordFaults } from '../support/browser/page-faults'
import { statusWith } from '../support/owner/sessions'
import { signedIn, typePassword } from '../support/owner/signed-in'
import { expect, test } from '../support/site'
import { totp } from '../support/owner/totp'

test('a sign-in link can be requested on the sign-in page, arrives by email and signs the owner in with one click', async ({
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
  expect(await axeViolations(page)).toEqual([])
  await site.carrier!.until(() => site.carrier!.to(site.owner.email).length === 1)
  const [link] = /https?:\/\/\S+\/admin\?link=\w+/.exec(site.carrier!.to(site.owner.email)[0]!.text)!
  await page.goto(link)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Open my pages' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeAttached()
})

/** Emulates a phone's fingerprint reader that always says yes. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return devtools
}

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('a passkey can be added, signs in, and is removed after a confirmation', async ({ page, startSite }) => {
  const site = await startSite()
  await addAuthenticator(page)
  await page.goto(`${site.url}/admin/account`)
  await typePassword(page, site)
  const passkeys = section(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Chrome on')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(
    passkeys.getByRole('alert').filter({ hasText: 'This device already has a passkey for you.' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()

  await page.goto(`${site.url}/admin/account`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Chrome on')
  await expect(section(page, 'Activity')).toContainText('added a passkey')
  await passkeys.getByLabel('Remove Chrome on').click()
  await passkeys.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
})

test('codes from an authenticator app can be set up, are required after the password, and can be switched off', async ({
  page,
  startSite,
}) => {
  const site = await startSite()
  await page.goto(`${site.url}/admin/account`)
  await typePassword(page, site)
  const app = section(page, 'Authenticator app')
  await app.getByLabel('Your password').fill('not-the-password')
  await app.getByRole('button', { name: 'Set it up' }).click()
  await expect(app.getByRole('alert')).toHaveText("Your password isn't right.")
  await app.getByLabel('Your password').fill(site.owner.password)
  await app.getByRole('button', { name: 'Set it up' }).click()
  await expect(app.getByRole('img', { name: 'QR code' })).toBeVisible()
  const key = (await app.locator('code').textContent())!
  await app.getByLabel('Six-digit code').fill(totp(key))
  await app.getByRole('button', { name: 'Switch it on' }).click()
  await expect(app).toContainText('On: we ask for a code')

  const half = await site.postPlain('/api/admin/sign-in', Object.entries(site.owner))
  expect(half.headers.get('location')).toBe('/admin?signin=code')
  expect(await statusWith(site, cookieOf(half))).toBe(401)

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await typePassword(page, site)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText("That code isn't right")).toBeVisible()
  // With a space, as apps show it.
  await page.getByLabel('Six-digit code').fill(totp(key, 1).replace(/^.../, '$& '))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto(`${site.url}/admin/account`)
  await app.getByLabel('Your password').fill(site.owner.password)
  await app.getByRole('button', { name: 'Switch it off' }).click()
  await expect(app).toContainText('Off.')
})

test('the account page invites and removes a helper and saves quiet hours, with no fault, axe violation or sideways scroll @phone-only', async ({
  page,
  context,
  site,
}) => {
  const email = `sister-${test.info().project.name}@sunnie.example`
  await signedIn(context, site)
  const faults = recordFaults(page, site.url)
  await page.goto('/admin/account')
  await expect(section(page, 'Where you are signed in')).toContainText('this device')
  const team = section(page, 'Who else has access')
  await team.getByLabel('Their name').fill('My sister')
  await team.getByLabel('Their email').fill(email)
  await team.getByRole('button', { name: 'Send them a link' }).dblclick()
  const row = team.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText("(hasn't chosen a password yet)")
  await expect(section(page, 'Activity')).toBeVisible()
  await expect(team.getByRole('alert')).toHaveCount(0)
  const device = section(page, 'On this device')
  await device.getByLabel('To', { exact: true }).fill('06:30')
  await device.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect(ownerNotice(page, 'Saved')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)

  await row.getByLabel('Remove My sister').click()
  expect(await axeViolations(page)).toEqual([])
  await row.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(device.getByLabel('To', { exact: true })).toHaveValue('06:30')
  expect((await faults()).filter((fault) => !/^cookie: (better-auth.session_token|owner-notice)/.test(fault))).toEqual(
    [],
  )
})
