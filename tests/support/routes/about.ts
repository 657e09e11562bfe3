import type { RouteCase } from './route-case'

/** About, sustainability and bread tags (specification sections 1, 2 and 9). */
export const routes: readonly RouteCase[] = [
  {
    path: '/about',
    headings: [
      'About Us',
      'Our Story',
      'Our Mission',
      'What We Value',
      'A Day With Us',
      'A Dollar for the Sea, Every Time',
      'What We Stand By',
    ],
    texts: [
      'Toxic Free',
      '1% for the Planet',
      'Vegan',
      'Made Safe',
      'Zero Waste',
      'Family Friendly',
      'Since June 2025, $1 from every service',
    ],
  },
  {
    path: '/sustainability',
    headings: [
      'Sustainability',
      'How We Work',
      "Where We're Still Learning",
      'Four Small Things for Your Own Home',
      'Keep Going',
    ],
    texts: [
      'Certified toxic-free Australian products: pet-safe, baby-friendly and reef-safe.',
      'Zero waste is our goal',
      'A sustainable linen and water systems initiative is coming soon',
    ],
  },
  {
    path: '/recycle-with-us',
    headings: [
      'Recycle With Us',
      'Small Tags, Big Numbers',
      'How It Works',
      'Donate Your Tags',
      'Host a Collection Jar',
      'Good to Know',
    ],
    texts: [
      '250 kg',
      'collected monthly since 2019',
      '15+ tonnes',
      'recycled, funding 133 wheelchairs',
      '1 kg',
      'is about 2,700 tags',
      'funds 1 wheelchair',
      'from the programme',
      'Jar pick-up and drop-off is free, one jar at a time.',
    ],
  },
]
