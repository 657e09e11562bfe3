import type { Page } from '@playwright/test'

/** Records what mustn't happen on any page: script errors, CSP violations, foreign or failed requests, cookies. */
export function recordFaults(page: Page, origin: string): () => Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // The page itself may be a 404 or 401 on purpose, and the browser says so in the console.
    if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob|about):/.test(request.url()))
      faults.push(`request to another origin: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !['document', 'fetch'].includes(response.request().resourceType()))
      faults.push(`${response.status()} ${response.url()}`)
  })
  return async () => [...faults, ...(await page.context().cookies()).map(({ name }) => `cookie: ${name}`)]
}
