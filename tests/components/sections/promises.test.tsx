import { render, screen, within } from '@testing-library/react'
import { PriceTable } from '@/app/(site)/services/[serviceId]/_sections/price-table'
import { CertificationStrip } from '@/components/sections/certification-strip'
import { Faq } from '@/components/sections/faq'
import { RatingBadge, excerptOf } from '@/components/sections/rating-badge'
import { Testimonials } from '@/components/sections/testimonials'
import { Guarantee } from '@/components/site/guarantee'
import { Headline } from '@/components/site/headline'
import { guarantee } from '@/content/guarantee'
import { serviceQuestions } from '@/content/questions'
import { testimonials } from '@/content/testimonials'
import type { GuaranteeVariant, RatingVariant, Testimonial } from '@/content/types'

describe('the guarantee (section 1)', () => {
  it.each<GuaranteeVariant>(['headline', 'banner', 'badge', 'footer'])('shows its title and text as %s', (variant) => {
    const { container } = render(<Guarantee variant={variant} />)
    expect(container).toHaveTextContent(guarantee[variant].title)
    expect(container).toHaveTextContent(guarantee[variant].text)
  })
})

describe('the rating badge (section 1, decision E36)', () => {
  it.each<RatingVariant>(['minimal', 'standard', 'expanded'])(
    'reads "5.0 on Google" with five stars as %s',
    (variant) => {
      const { container } = render(<RatingBadge variant={variant} />)
      expect(container).toHaveTextContent('5.0 on Google')
      const [path, ...others] = screen.getByRole('img', { name: '5 out of 5 stars' }).querySelectorAll('path.fill-star')
      expect([path?.getAttribute('d')?.match(/M/g)?.length, others]).toEqual([5, []])
      expect(container.querySelector('blockquote')).toBeNull()
    },
  )

  it('shows an excerpt with the name and location if asked to', () => {
    const { container } = render(<RatingBadge variant="expanded" showExcerpt />)
    const review = testimonials.find(({ source }) => source === 'Google') as Testimonial
    expect(container.querySelector('blockquote')).toHaveTextContent(excerptOf(review.text))
    expect(container.querySelector('figcaption')).toHaveTextContent(`${review.name}, ${review.location}`)
  })

  it('truncates an excerpt between words and leaves short text alone', () => {
    expect(excerptOf('Short and sweet.')).toBe('Short and sweet.')
    const cut = excerptOf('word '.repeat(60))
    expect(cut.length).toBeLessThanOrEqual(97)
    expect(cut).toMatch(/^(word )+word…$/)
  })
})

describe('the certification strip (section 2)', () => {
  it('has the six badges in order, each described by its tooltip', () => {
    render(<CertificationStrip label="Certifications" />)
    const badges = within(screen.getByRole('list', { name: 'Certifications' })).getAllByRole('button')
    expect(badges.map((badge) => badge.textContent)).toEqual([
      'Toxic Free',
      '1% for the Planet',
      'Vegan',
      'Made Safe',
      'Zero Waste',
      'Family Friendly',
    ])
    for (const badge of badges) expect(badge).toHaveAccessibleDescription(/\w{3}/)
  })
})

describe('testimonials', () => {
  const real = testimonials.map((testimonial) => ({ ...testimonial, sample: false }))

  it('labels every sample', () => {
    render(<Testimonials variant="grid" items={testimonials} label="Words" />)
    expect(screen.getAllByText('Sample')).toHaveLength(testimonials.filter(({ sample }) => sample).length)
  })

  it('does not mention samples if there are none', () => {
    const { container } = render(<Testimonials variant="grid" items={real} label="Words" />)
    expect(container).not.toHaveTextContent(/sample/i)
  })

  it('shows three when compact, and all in the grid and the carousel', () => {
    for (const [variant, count] of [
      ['compact', 3],
      ['grid', real.length],
      ['carousel', real.length],
    ] as const) {
      const { container, unmount } = render(<Testimonials variant={variant} items={real} label="Words" />)
      expect(container.querySelectorAll('blockquote')).toHaveLength(count)
      unmount()
    }
  })
})

describe('the accordion', () => {
  it('puts all answers in one group, initially closed', () => {
    const { container } = render(<Faq group="services" questions={serviceQuestions} />)
    const items = [...container.querySelectorAll('details')]
    expect(items).toHaveLength(serviceQuestions.length)
    for (const [index, item] of items.entries()) {
      expect(item).toHaveAttribute('name', 'services')
      expect(item.open).toBe(false)
      expect(item).toHaveTextContent(serviceQuestions[index]?.answer ?? 'missing')
    }
  })
})

describe('the price table (decision A1)', () => {
  it('shows the list price and the total including GST', () => {
    render(
      <PriceTable
        caption="Prices of The Daily Glow"
        prices={[{ propertySize: '1 bed 1 bath', amount: 10500, timeEstimate: '2 h' }]}
      />,
    )
    const row = within(screen.getByRole('table', { name: 'Prices of The Daily Glow' })).getByRole('row', {
      name: /1 bed 1 bath/,
    })
    expect(row).toHaveTextContent('$105 + GST')
    expect(row.querySelector('strong')).toHaveTextContent('$115.50')
    expect(row).toHaveTextContent('$115.50 incl. GST')
    expect(row).toHaveTextContent('2 h')
  })
})

describe('a headline', () => {
  it('keeps its accessible name when part of it is in italics', () => {
    render(<Headline as="h1" text="Eco Cleaning That Leaves You Glowing" italic="Glowing" highlight />)
    expect(
      screen.getByRole('heading', { level: 1, name: 'Eco Cleaning That Leaves You Glowing' }).querySelector('em'),
    ).toHaveTextContent(/^Glowing$/)
  })
})
