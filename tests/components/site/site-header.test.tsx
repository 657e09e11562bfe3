import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SiteHeader } from '@/components/site/site-header'
import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import { withGst } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'

let path = '/'
jest.mock('next/navigation', () => ({ usePathname: () => path }))

const renderAt = (pathname: string) => {
  path = pathname
  return render(
    <>
      <SiteHeader />
      <p>Outside</p>
    </>,
  )
}
const menuOf = (name: string) =>
  screen.getByText(name, { selector: 'summary, summary span' }).closest('details') as HTMLDetailsElement
const open = (menu: HTMLDetailsElement) => {
  menu.open = true
}
describe('the header (section 2)', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/sustainability', 'About'],
    ['/services/daily-glow', 'Services'],
    ['/about-anything', 'About'],
    ['/the-sunnie-journal/an-article', 'The Sunnie Journal'],
    // In no item, although the menus have it.
    ['/subscriptions', ''],
    ['/contact', ''],
    ['/sustainability/more', ''],
  ])('on %s highlights only %j', (pathname, label) => {
    renderAt(pathname)
    const list = screen.getByRole('navigation').querySelector('ul') as HTMLElement
    const marked = [...list.children].filter((item) =>
      item.querySelector(':scope > a[aria-current], summary[aria-current]'),
    )
    expect(marked.map(({ textContent }) => textContent)).toEqual(label ? [expect.stringContaining(label)] : [])
  })

  it('highlights no item on /subscriptions, but marks its link in the dropdown', () => {
    renderAt('/subscriptions')
    expect(menuOf('Services').querySelector('summary')).not.toHaveAttribute('aria-current')
    expect(screen.getByText('Subscriptions').closest('a')).toHaveAttribute('aria-current', 'page')
  })

  it('describes each service and its lowest price with GST, without changing the name of its link', () => {
    renderAt('/')
    const link = (name: string) => screen.getByRole('link', { name })
    const [priced, quoted] = [serviceById('full-bloom'), serviceById('natural-order')]
    const lowest = withGst(Math.min(...priced.pricing.map(({ amount }) => amount)), business.gst)
    expect(link(priced.title)).toHaveAccessibleDescription(`${priced.kind} · from ${formatMoney(lowest)}`)
    expect(link(quoted.title)).toHaveAccessibleDescription(quoted.kind)
    expect(link('View All Services')).not.toHaveAccessibleDescription()
  })

  it('opens the booking service in a new tab and says so', () => {
    renderAt('/')
    const link = screen.getByRole('link', { name: 'Book Now' })
    expect(link).toHaveAttribute('href', business.bookingUrl)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('aria-describedby', 'new-tab') // in the layout
  })

  it('keeps menus open while another item is being pressed, so that it does not move from under the finger', () => {
    renderAt('/')
    for (const name of ['Menu', 'About']) open(menuOf(name))
    for (const item of [
      screen.getByText('Services', { selector: 'summary *' }),
      within(screen.getByRole('navigation')).getByText('Naturally Sunnie'),
    ]) {
      fireEvent.pointerDown(item)
      fireEvent.focusIn(item)
      expect([menuOf('Menu').open, menuOf('About').open]).toEqual([true, true])
    }
  })

  it('shows tooltips again once the focus moves on after Escape', async () => {
    renderAt('/')
    await userEvent.keyboard('{Escape}')
    expect(document.documentElement).toHaveAttribute('data-dismissed')
    await userEvent.tab()
    expect(document.documentElement).not.toHaveAttribute('data-dismissed')
  })

  it('closes menus on losing focus and when a link is followed', () => {
    renderAt('/')
    open(menuOf('About'))
    act(() => screen.getByRole('link', { name: 'Book Now' }).focus())
    expect(menuOf('About').open).toBe(false)

    open(menuOf('Menu'))
    fireEvent.click(within(screen.getByRole('navigation')).getByText('Home'))
    expect(menuOf('Menu').open).toBe(false)
  })
})
