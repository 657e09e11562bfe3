import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareLinks } from '@/components/journal/share-links'

const url = 'https://sunnie.test/the-sunnie-journal/sand'
const alert = jest.spyOn(window, 'alert').mockReturnValue()

const share = jest.fn().mockResolvedValue(undefined)
const setMobile = (mobile: boolean) => {
  Object.assign(navigator, { share })
  window.matchMedia = jest.fn().mockReturnValue({ matches: mobile })
}

beforeEach(() => {
  jest.clearAllMocks()
  setMobile(false)
  render(<ShareLinks url={url} title="Sand & salt" />)
})

it.each([
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsunnie.test%2Fthe-sunnie-journal%2Fsand'],
  [
    'Twitter',
    'https://twitter.com/intent/tweet?url=https%3A%2F%2Fsunnie.test%2Fthe-sunnie-journal%2Fsand&text=Sand+%26+salt',
  ],
  [
    'LinkedIn',
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fsunnie.test%2Fthe-sunnie-journal%2Fsand',
  ],
])('shares the article and its title on %s', (name, href) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

it('says so when the browser won’t copy', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no permission'))
  document.execCommand = jest.fn(() => false)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('copy this page'))
})

it('offers the share sheet on phones only', async () => {
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  setMobile(true)
  cleanup()
  render(<ShareLinks url={url} title="Sand & salt" />)
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(share).toHaveBeenCalledWith({ url, title: 'Sand & salt' })
})
