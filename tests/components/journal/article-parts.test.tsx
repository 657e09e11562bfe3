import { render, screen } from '@testing-library/react'
import { ArticleLink, ArticlePrice } from '@/components/journal/article-parts'
import { ArticlePicture } from '@/components/journal/article-picture'
import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import { servicePriceLabels } from '@/lib/pricing/gst'

it('<Price> shows the current price of a size, by either of its names, and throws if it’s unknown', () => {
  const prices = serviceById('daily-glow').pricing
  const { amount, propertySize } = prices.find(({ wizardSize }) => wizardSize === '2b1b')!
  const { net, total } = servicePriceLabels(amount, business.gst)
  for (const size of ['2b1b', propertySize.toLowerCase()])
    expect(render(<ArticlePrice service="daily-glow" size={size} />).container).toHaveTextContent(`${total} (${net})`)
  jest.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<ArticlePrice service="daily-glow" size="castle" />)).toThrow('castle')
})

describe('links in an article', () => {
  it.each(['https://reef.test', 'http://reef.test', 'mailto:hello@reef.test'])('opens %s in a new tab', (href) => {
    render(<ArticleLink href={href}>there</ArticleLink>)
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
  })

  it('opens internal links in the same tab', () => {
    render(<ArticleLink href="/contact">here</ArticleLink>)
    expect(screen.getByRole('link')).not.toHaveAttribute('target')
  })
})

it('throws for a picture that doesn’t exist, and shows a linocut by its name', () => {
  jest.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<ArticlePicture id="campaign/nothing" alt="" />)).toThrow('campaign/nothing')
  expect(() => render(<ArticlePicture id="turtle" alt="" />)).toThrow('expected a folder and a name')
  render(<ArticlePicture id="campaign/turtle" alt="A turtle" />)
  expect(screen.getByAltText('A turtle')).toHaveAttribute('src', expect.stringContaining('turtle'))
})
