import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from '@/components/site/picture'
import { PictureFallback } from '@/components/site/picture-fallback'

jest.mock('@/generated/pictures.json', () => ({
  'services/daily-glow': {
    kind: 'photo',
    width: 1200,
    height: 700,
    colour: '#c0ece7',
    focal: [60, 35],
    alt: 'The owner’s words',
    fallback: '/_pictures/d-800.webp',
    sources: {
      avif: [
        [480, '/_pictures/d-480.avif'],
        [800, '/_pictures/d-800.avif'],
      ],
      webp: [[480, '/_pictures/d-480.webp']],
    },
  },
  'hero/hero': {
    kind: 'art',
    width: 2400,
    height: 2400,
    colour: '#fff',
    focal: [50, 50],
    fallback: '/art/hero/hero-1200.webp',
    sources: { avif: [], webp: [[1200, '/art/hero/hero-1200.webp']] },
  },
  'hero/hero-phone': {
    kind: 'art',
    width: 960,
    height: 1200,
    colour: '#fff',
    focal: [50, 50],
    fallback: '/art/hero/hero-phone-960.webp',
    sources: { avif: [], webp: [[960, '/art/hero/hero-phone-960.webp']] },
  },
  'linocut/full-bloom': {
    kind: 'linocut',
    width: 900,
    height: 900,
    colour: '#fff',
    focal: [50, 50],
    fallback: '/art/linocut/full-bloom.svg',
    sources: { avif: [], webp: [] },
  },
}))

const pictureRef = (folder: 'services' | 'hero' | 'products', id: string) => ({ folder, id, alt: 'Catalogue words' })

describe('a picture (section 2, service images)', () => {
  it('shows the owner’s photograph with its sizes, alt text and focal point, at its folder’s aspect ratio', () => {
    const { container } = render(<Picture picture={pictureRef('services', 'daily-glow')} sizes="50vw" />)
    const image = screen.getByAltText('The owner’s words')
    expect(image).toHaveAttribute('width', '1200')
    expect(image).toHaveAttribute('height', '700')
    expect(image).toHaveClass('aspect-4/3')
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(image).toHaveAttribute('data-focal', '60 35') // its rule is in generated/focal-points.css
    const avif = container.querySelector('source[type="image/avif"]')
    expect(avif).toHaveAttribute('srcset', '/_pictures/d-480.avif 480w, /_pictures/d-800.avif 800w')
    expect(avif).toHaveAttribute('sizes', '50vw')
  })

  it('falls back to the linocut of the same name, at the same aspect ratio', () => {
    render(<Picture picture={pictureRef('services', 'full-bloom')} sizes="50vw" />)
    const image = screen.getByAltText('Catalogue words')
    expect(image).toHaveAttribute('src', '/art/linocut/full-bloom.svg')
    expect(image).toHaveClass('aspect-4/3')
  })

  it('falls back to the plain drawing if nothing has its name', () => {
    render(<Picture picture={pictureRef('products', 'unknown')} sizes="50vw" />)
    expect(screen.getByAltText('Catalogue words')).toHaveAttribute('src', '/art/fallback.svg')
  })

  it('loads with high priority if asked to, with another crop on phones', () => {
    const { container } = render(
      <Picture picture={pictureRef('hero', 'hero')} sizes="50vw" phone="hero-phone" priority />,
    )
    const image = screen.getByAltText('Catalogue words')
    expect(image).not.toHaveAttribute('loading')
    expect(image).toHaveAttribute('fetchpriority', 'high')
    expect(container.querySelector('source')).toHaveAttribute('media', '(width < 64rem)')
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/art/hero/hero-phone-960.webp 960w')
  })

  it('is replaced by the plain drawing when it fails to load, but only once', () => {
    const { container } = render(
      <>
        <Picture picture={pictureRef('services', 'daily-glow')} sizes="50vw" />
        <PictureFallback />
      </>,
    )
    const image = screen.getByAltText('The owner’s words')
    fireEvent.error(image)
    expect(image).toHaveAttribute('src', '/art/fallback.svg')
    expect(container.querySelectorAll('source')).toHaveLength(0)
    image.setAttribute('src', 'changed')
    fireEvent.error(image)
    expect(image).toHaveAttribute('src', 'changed')
  })
})
