import { axeViolations } from '../support/axe'
import { leadFrom, uniqueWord } from '../support/owner-leads'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test.beforeEach(async ({ context, site }) => signedIn(context, site))

test(
  'a phone’s More menu opens above its bar, with nothing over it',
  { tag: '@phone-only' },
  async ({ page, site }) => {
    // With the lead's own bar between the menu and the navigation.
    await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}`)
    await page.getByRole('region', { name: 'Get in touch' }).waitFor()
    const more = page.getByRole('button', { name: 'More' })
    await more.tap()
    const menu = page.getByRole('menu', { name: 'More' })
    await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
    const [box, bar] = [(await menu.boundingBox())!, (await page.getByRole('navigation').boundingBox())!]
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y)
    for (const item of await menu.getByRole('menuitem').all()) await item.click({ trial: true })
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(more).toBeFocused()
  },
)

test('the item of a menu that has focus is outlined, in forced colours too', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}`)
  await page.getByRole('button', { name: 'State: Read' }).press('Enter')
  await page.keyboard.press('ArrowDown')
  const outline = ({ name }: { name: string }) =>
    page.getByRole('menuitemradio', { name }).evaluate((item) => getComputedStyle(item).outlineStyle)
  expect([await outline({ name: 'Replied' }), await outline({ name: 'Won' })]).toEqual(['solid', 'none'])
})

test('a press outside a menu only closes it', { tag: '@phone' }, async ({ page, site, hasTouch }) => {
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}`)
  const [menu, email] = [page.getByRole('menu'), page.getByRole('button', { name: 'Email' })]
  await page.getByRole('button', { name: 'State: Read' }).click()
  await menu.waitFor()
  const { x, y, width, height } = (await email.boundingBox())!
  const at = [x + width / 2, y + height / 2] as const
  await (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at))
  await expect(menu).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'State: Read' })).toBeFocused()
  // The next one presses the button again.
  await (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at))
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a filter’s menu opens over the filters, which stay open', { tag: '@phone' }, async ({ page, site }) => {
  await leadFrom(site, uniqueWord())
  await page.goto('/admin/leads')
  await page.getByRole('button', { name: 'Filters' }).click()
  const form = page.getByRole('button', { name: 'Form: Every form' })
  await form.click()
  const options = page.getByRole('menuitemradio')
  for (const option of await options.all()) await option.click({ trial: true })
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(form).toBeFocused()
  await page.getByText('Sort', { exact: true }).click()
  await page.getByRole('menu', { name: 'Sort: Newest first' }).waitFor()
  await page.mouse.click(5, 5)
  await expect(options).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})
