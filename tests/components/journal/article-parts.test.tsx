import { render, screen } from '@testing-library/react'
import { ArticleLink } from '@/components/journal/article-link'
import { ArticlePicture } from '@/components/journal/article-picture'
import { ArticlePrice } from '@/components/journal/article-price'

describe('<Price>', () => {
  it('shows the current price, with and without GST', () => {
    const { container } = render(<ArticlePrice service="daily-glow" size="2b1b" />)
    expect(container).toHaveTextContent('$154 incl. GST ($140 + GST)')
  })

  it('accepts the name of a size, and throws if it is unknown', () => {
    const { container } = render(<ArticlePrice service="five-star-reset" size="luxury villa" />)
    expect(container).toHaveTextContent('$330 incl. GST ($300 + GST)')
    jest.spyOn(console, 'error').mockReturnValue()
    expect(() => render(<ArticlePrice service="daily-glow" size="castle" />)).toThrow('castle')
  })
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

it('throws if a picture has no folder', () => {
  jest.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<ArticlePicture id="turtle" alt="" />)).toThrow('expected a folder and a name')
})

it('throws for a picture that doesn’t exist, and shows a linocut by its name', () => {
  jest.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<ArticlePicture id="campaign/nothing" alt="" />)).toThrow('campaign/nothing')
  render(<ArticlePicture id="campaign/turtle" alt="A turtle" />)
  expect(screen.getByAltText('A turtle')).toHaveAttribute('src', expect.stringContaining('turtle'))
})
