import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from '@/components/site/picture'
import { PictureFallback } from '@/components/site/picture-fallback'

jest.mock('@/generated/pictures.json', () => {
  const picture = { width: 1200, height: 700, colour: '#fff', focal: [50, 50] }
  return {
    'services/daily-glow': {
      ...picture,
      kind: 'photo',
      focal: [60, 35],
      alt: 'The owner’s words',
      fallback: '/_pictures/d-800.webp',
      sources: {
        avif: [
          [480, '/d-480.avif'],
          [800, '/d-800.avif'],
        ],
        webp: [[480, '/d-480.webp']],
      },
    },
    'hero/hero': { ...picture, kind: 'art', fallback: '/h.webp', sources: { avif: [[1200, '/h.avif']], webp: [] } },
    'services/daily-glow.upright': {
      ...picture,
      kind: 'art',
      fallback: '/u.webp',
      sources: { avif: [[288, '/u.avif']], webp: [] },
    },
    'hero/hero-phone': {
      ...picture,
      kind: 'art',
      fallback: '/p.webp',
      sources: { avif: [[960, '/p.avif']], webp: [] },
    },
    'linocut/full-bloom': { ...picture, kind: 'linocut', fallback: '/f.svg', sources: { avif: [], webp: [] } },
  }
})

const pictureRef = (folder: 'services' | 'hero' | 'products', id: string) => ({ folder, id, alt: 'Catalogue words' })

describe('a picture (section 2, service images)', () => {
  it('shows the owner’s photograph rather than a crop of ours, with its sizes, alt text and focal point', () => {
    const crop = { id: 'daily-glow.upright', below: '40rem', sizes: '96px' } as const // of our own picture
    const { container } = render(<Picture picture={pictureRef('services', 'daily-glow')} sizes="50vw" crop={crop} />)
    const image = screen.getByAltText('The owner’s words')
    expect(container.querySelector('source')).not.toHaveAttribute('media')
    expect(image).toHaveAttribute('width', '1200')
    expect(image).toHaveAttribute('height', '700')
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(image).toHaveAttribute('data-focal', '60 35') // its rule is in generated/focal-points.css
    const avif = container.querySelector('source[type="image/avif"]')
    expect(avif).toHaveAttribute('srcset', '/d-480.avif 480w, /d-800.avif 800w')
    expect(avif).toHaveAttribute('sizes', '50vw')
  })

  it.each([
    ['services', 'full-bloom', 'the linocut of the same name', '/f.svg'],
    ['products', 'unknown', 'the plain drawing if nothing has its name', '/art/fallback.svg'],
  ] as const)('%s/%s falls back to %s', (folder, id, _, src) => {
    render(<Picture picture={pictureRef(folder, id)} sizes="50vw" />)
    expect(screen.getByAltText('Catalogue words')).toHaveAttribute('src', src)
  })

  it('loads with high priority if asked to, with another crop on phones', () => {
    const { container } = render(
      <Picture
        picture={pictureRef('hero', 'hero')}
        sizes="50vw"
        crop={{ id: 'hero-phone', below: '64rem', sizes: '96px' }}
        priority
      />,
    )
    const image = screen.getByAltText('Catalogue words')
    expect(image).not.toHaveAttribute('loading')
    expect(image).toHaveAttribute('fetchpriority', 'high')
    expect(container.querySelector('source')).toHaveAttribute('media', '(width < 64rem)')
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/p.avif 960w')
    expect(container.querySelector('source')).toHaveAttribute('sizes', '96px')
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
