import { render, screen } from '@testing-library/react'
import { CertificationStrip } from '@/components/sections/certification-strip'
import { Faq } from '@/components/sections/faq'
import { RatingBadge, excerptOf } from '@/components/sections/rating-badge'
import { Testimonials } from '@/components/sections/testimonials'
import { Guarantee } from '@/components/site/guarantee'
import { business } from '@/content/business'
import { guarantee } from '@/content/guarantee'
import { serviceQuestions } from '@/content/questions'
import { testimonials } from '@/content/testimonials'
import type { GuaranteeVariant, RatingVariant } from '@/content/types'

it.each(Object.keys(guarantee) as GuaranteeVariant[])('the guarantee says what it is as %s', (variant) => {
  const { container } = render(<Guarantee variant={variant} />)
  expect(container).toHaveTextContent(guarantee[variant].title)
  expect(container).toHaveTextContent(guarantee[variant].text)
})

it.each<RatingVariant>(['minimal', 'standard', 'expanded'])('the rating has five stars as %s', (variant) => {
  const { container } = render(<RatingBadge variant={variant} />)
  expect(container).toHaveTextContent(`${business.rating.value} on Google`)
  expect(screen.getByRole('img', { name: '5 out of 5 stars' })).toBeInTheDocument()
})

it('the rating’s excerpt is a Google review with its name and place, cut between words', () => {
  const { container } = render(<RatingBadge variant="expanded" showExcerpt />)
  const { text, name, location } = testimonials.find(({ source }) => source === 'Google')!
  expect(container).toHaveTextContent(excerptOf(text))
  expect(container).toHaveTextContent(`${name}, ${location}`)
  expect(excerptOf('Short and sweet.')).toBe('Short and sweet.')
  expect(excerptOf('word '.repeat(60))).toMatch(/^(word )+word…$/)
  expect(excerptOf('word '.repeat(60)).length).toBeLessThanOrEqual(97)
})

it('each certification is described by its tooltip', () => {
  render(<CertificationStrip label="Certifications" />)
  for (const badge of screen.getAllByRole('button')) expect(badge).toHaveAccessibleDescription(/\w{3}/)
})

it('a certification that’s an aim says so itself', () => {
  render(<CertificationStrip label="Certifications" />)
  const goals = screen.getAllByRole('button', { name: /goal/ })
  expect(goals.map(({ textContent }) => textContent)).toEqual(['1% for the Planet goal', 'Zero Waste goal'])
})

it('every sample among the testimonials says so, and nothing else does', () => {
  const sample = { ...testimonials[0]!, sample: true }
  render(<Testimonials variant="grid" items={[sample, { ...sample, id: 'real', sample: false }]} label="Words" />)
  expect(screen.getAllByText('Sample')).toHaveLength(1)
})

it.each([
  ['compact', 3],
  ['grid', 4],
  ['carousel', 4],
] as const)('of four testimonials, %s shows %d', (variant, count) => {
  const items = Array.from({ length: 4 }, (_, n) => ({ ...testimonials[0]!, id: String(n) }))
  const { container } = render(<Testimonials variant={variant} items={items} label="Words" />)
  expect(container.querySelectorAll('blockquote')).toHaveLength(count)
})

it('the answers to questions are all on the page, closed, and only one of them opens at a time', () => {
  const { container } = render(<Faq group="services" questions={serviceQuestions} />)
  const items = [...container.querySelectorAll('details')]
  expect(items.map((item) => [item.getAttribute('name'), item.open])).toEqual(
    serviceQuestions.map(() => ['services', false]),
  )
  for (const [index, item] of items.entries()) expect(item).toHaveTextContent(serviceQuestions[index]!.answer)
})
