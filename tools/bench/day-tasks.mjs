/** What an owner does on a phone between two jobs. Each task counts its taps, and the seconds that the pages take. */
export const tasks = {
  "see who's waiting, what they want and what it costs": async (page, tap) => {
    await page.goto('/admin')
    await tap(page.locator('section[aria-label="Waiting over 24 hours"] li a').first())
    await page.getByRole('region', { name: 'Get in touch' }).waitFor()
  },
  'from the notice to a sent answer': async (page, tap, { notice }) => {
    await tap(page.goto(notice))
    await tap(page.getByRole('button', { name: 'Email' }))
    await tap(page.getByRole('button', { name: 'Yes, with our price' }))
    await tap(page.getByRole('button', { name: 'Send' }))
    // Whether it goes out or is kept depends on the mail service.
    await page.getByRole('button', { name: 'Undo' }).waitFor()
  },
  'call, and mark the lead as answered': async (page, tap, { other }) => {
    await tap(page.goto(other))
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
    await tap(page.getByRole('link', { name: 'Call' }))
    await tap(page.getByRole('button', { name: 'Mark as answered' }))
    await page.getByRole('button', { name: 'State: Replied' }).waitFor()
  },
  'add a note and a reminder for tomorrow': async (page, tap, { other }) => {
    await page.goto(other)
    await tap(page.getByLabel('Add a note'))
    await page.keyboard.type('Rings on Tuesday')
    await tap(page.getByRole('button', { name: 'Save note' }))
    await tap(page.getByRole('button', { name: 'Remind me' }))
    await tap(page.getByRole('button', { name: 'Tomorrow' }))
    await page.getByRole('button', { name: /^Reminder: / }).waitFor()
  },
  'write a quote and send it': async (page, tap, { quoted }) => {
    await page.goto(quoted)
    await tap(page.getByRole('button', { name: 'Write a quote' }))
    await tap(page.getByRole('button', { name: 'Send the quote' }))
    await page.getByRole('button', { name: 'Withdraw' }).waitFor()
  },
  'find someone by part of a phone number': async (page, tap) => {
    await page.goto('/admin/leads')
    await tap(page.getByRole('searchbox'))
    await page.keyboard.type('400060000')
    await page.getByText('1 lead', { exact: true }).waitFor()
  },
  'see which channel brings leads': async (page, tap) => {
    await page.goto('/admin')
    await tap(page.getByRole('button', { name: 'More' }))
    await tap(page.getByRole('menuitem', { name: 'Business' }))
    await page.getByRole('region', { name: 'Where enquiries come from' }).first().waitFor()
  },
  'export a list': async (page, tap) => {
    await page.goto('/admin/lists')
    await tap(page.getByRole('link', { name: /^Newsletter/ }))
    await Promise.all([
      page.waitForEvent('download'),
      tap(page.getByRole('link', { name: 'Spreadsheet for a mailing tool' })),
    ])
  },
  'take someone off a list': async (page, tap, { reader }) => {
    await page.goto('/admin/lists')
    await tap(page.getByRole('link', { name: /^Newsletter/ }))
    await tap(page.getByRole('searchbox'))
    await page.keyboard.type(reader)
    await tap(page.getByRole('button', { name: 'Find' }))
    await tap(page.getByRole('button', { name: `Take off: ${reader}, Newsletter` }))
    await page.getByText('No one matches that').waitFor()
  },
  'see that an email bounced, and correct the address': async (page, tap, { reader }) => {
    await page.goto('/admin')
    await tap(page.getByRole('link', { name: /your decision/i }).first())
    await tap(page.locator('details').filter({ hasText: reader }).locator('summary'))
    await tap(page.getByRole('link', { name: 'Correct the address' }))
    await page.getByLabel('The right address').fill(`right.${reader}`)
    await tap(page.getByRole('button', { name: 'Correct it' }))
    await page.getByText(/^Corrected/).waitFor()
  },
  'invite a helper': async (page, tap) => {
    await page.goto('/admin/account', { waitUntil: 'networkidle' })
    await tap(page.getByLabel('Their name'))
    await page.keyboard.type('My sister')
    await tap(page.getByLabel('Their email'))
    await page.keyboard.type('sister@sunnie.example')
    await tap(page.getByRole('button', { name: 'Send them a link' }))
    await page.getByText(/hasn't chosen a password yet/).waitFor()
  },
  'erase a person': async (page, tap, { reader }) => {
    await page.goto(`/admin/person?email=right.${encodeURIComponent(reader)}`)
    await tap(page.getByRole('button', { name: 'Erase everything...' }))
    await tap(page.getByRole('button', { name: 'Yes, erase' }))
    await page.getByText("There's nothing under this address.").waitFor()
  },
}
