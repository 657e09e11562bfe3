import { business } from '../../content/business'
import { preview } from '../../content/preview'
import { fill, send } from '../support/contact'
import { expect, test } from '../support/site'

// The site as built with DEPLOY_ENV=preview: search engines mustn't find any of it, and
// visitors can see what it's a preview of.
test.use({ siteEnv: { DEPLOY_ENV: 'preview' } })

test('every response of a preview asks not to be indexed', async ({ site }) => {
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(await (await site.request('/')).text())![1]!
  const answers = {
    '/': 200,
    '/contact': 200,
    '/services/daily-glow': 200,
    '/the-sunnie-journal?q=linen': 200,
    '/sitemap.xml': 200,
    '/og/contact.png': 200,
    '/art/linocut/mark.svg': 200,
    [style]: 200,
    '/api/health': 200,
    '/blog': 308,
    '/contact/': 308,
    '/api/health/': 308,
    '//contact': 308,
    '/admin/contacts': 401,
    '/no-such-page': 404,
    '/services/no-such-service': 404,
    '/api/contact': 405,
  }
  for (const [path, status] of Object.entries(answers)) {
    const response = await site.request(path)
    expect([path, response.status, response.headers.get('x-robots-tag')]).toEqual([path, status, 'noindex'])
  }
  const posted = await site.post('/api/contact', {})
  expect([posted.status, posted.headers.get('x-robots-tag')]).toEqual([422, 'noindex'])
})

test('robots.txt disallows everything, and no page is indexable', async ({ site }) => {
  expect(await (await site.request('/robots.txt')).text()).toMatch(/^User-Agent: \*\nDisallow: \/\n*$/)
  for (const path of ['/', '/contact', '/the-sunnie-journal/home-organization-tips', '/the-sunnie-journal?q=linen']) {
    const html = await (await site.request(path)).text()
    expect(html, path).toMatch(/<meta name="robots" content="noindex/)
    // canonical links point to the real site
    expect(new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)![1]!).origin, path).toBe(business.siteUrl)
    expect(new URL(/<meta property="og:url" content="([^"]*)"/.exec(html)![1]!).origin, path).toBe(business.siteUrl)
  }
})

test('a banner names branch and commit on prerendered, rendered and missing pages', async ({ page }) => {
  const { PREVIEW_BRANCH = '', PREVIEW_COMMIT = '' } = process.env
  expect(PREVIEW_COMMIT).toMatch(/^[0-9a-f]{7}$/)
  const banner = page.getByText(preview.text(PREVIEW_BRANCH, PREVIEW_COMMIT))
  for (const path of ['/', '/subscribe', '/the-sunnie-journal?q=linen', '/no-such-page']) {
    await page.goto(path)
    await expect(banner, path).toBeVisible()
  }
})

test('a lead is stored, and its emails can be read on /admin/mail instead of being sent', async ({ site, page }) => {
  await page.goto('/contact')
  await send(await fill(page, 'kim@visitor.example', 'Do you clean louvres?')).click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()

  await page.goto('/admin/mail')
  await page.getByLabel('Email').fill(site.owner.email)
  await page.getByLabel('Password').fill(site.owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const notice = page.getByRole('group').filter({ hasText: 'Contact message from Robin Field' })
  await expect(page.getByText('To kim@visitor.example')).toBeVisible()
  await notice.locator('summary').click()
  await notice.getByRole('link', { name: 'Read it' }).click()
  await expect(page.getByText('Do you clean louvres?')).toBeVisible()
  expect(await site.db.query('SELECT state FROM "OutboxMessage"')).toEqual([
    { state: 'captured' },
    { state: 'captured' },
  ])
  expect(site.carrier!.attempts).toEqual([])
})
