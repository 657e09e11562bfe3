import { render, screen, within } from '@testing-library/react'
import AboutPage from '@/app/(story)/about/page'
import RecycleWithUsPage from '@/app/(story)/recycle-with-us/page'

describe('/about', () => {
  beforeEach(() => render(<AboutPage />))

  it('has a carousel of three pictures', () => {
    const carousel = within(screen.getByRole('region', { name: 'Pictures of a day with us' }))
    expect(carousel.getAllByRole('figure')).toHaveLength(3)
    expect(carousel.getByRole('checkbox', { name: 'Pause' })).toBeInTheDocument()
  })
})

describe('/recycle-with-us', () => {
  beforeEach(() => render(<RecycleWithUsPage />))

  it('has email buttons to donate and to host a jar, with the subject filled in', () => {
    for (const [name, subject] of [
      ['Donate Bread Tags', 'I have bread tags to donate'],
      ['Host a Collection Jar', "I'd like to host a bread tag jar"],
    ] as const)
      for (const link of screen.getAllByRole('link', { name })) {
        const href = new URL(link.getAttribute('href')!)
        expect(href.protocol + href.pathname).toBe('mailto:hello@sunnie.example')
        expect(href.searchParams.get('subject')).toBe(subject)
      }
  })

  it("marks the recycling programme's figures as such", () => {
    const facts = within(screen.getByRole('region', { name: 'Small Tags, Big Numbers' })).getAllByRole('listitem')
    expect(facts.map((fact) => within(fact).queryByText('Programme figure') !== null)).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect(facts.map((fact) => fact.querySelector('p')!.textContent)).toEqual([
      '250 kg collected monthly since 2019',
      '15+ tonnes recycled, funding 133 wheelchairs',
      '1 kg is about 2,700 tags',
      '1 kg funds 1 wheelchair',
    ])
  })
})
