import { render, screen } from '@testing-library/react'
import { SubscribeWizard } from '@/components/subscribe/subscribe-wizard'
import { wizardCatalogue } from '@/components/subscribe/catalogue'
import { draftKey } from '@/lib/loader-names'

const wizard = <SubscribeWizard catalogue={wizardCatalogue} start={{ choice: {}, step: 1 }} contactFields={null} />

test('restoring answers is announced in a live region that was already on the page', async () => {
  const { renderToString } = await import('react-dom/server')
  const places = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[role="status"]')
  const before = places(renderToString(wizard)).length
  const value = { query: '?service=daily-glow&step=2' }
  localStorage.setItem(draftKey('subscribe'), JSON.stringify({ at: Date.now(), value }))
  render(wizard)
  expect(await screen.findByText(/pick up where you left off/)).toBeInTheDocument()
  expect(screen.getAllByRole('status')).toHaveLength(before)
})
