import type { RouteCase } from './route-case'
import { serviceQuestions } from '../../../content/questions'
import { serviceById } from '../../../content/services'
import { builderAreas } from '../../../content/sunnie-select'
import { addOns, named } from '../catalogue'

/** Services and subscriptions (specification sections 1, 2 and 9). */
export const routes: readonly RouteCase[] = [
  {
    path: '/services',
    headings: [
      'Clean, Calm and in Order',
      'Your Price in Ten Seconds',
      'All Our Services',
      'Looking for Something Else?',
      'From Our Clients',
      'Questions, Answered',
    ],
    texts: [
      'Quote-based',
      'View Service',
      ...serviceQuestions.map(({ question }) => question),
      '$1 from every service goes to a local marine-conservation charity.',
    ],
  },
  {
    path: '/services/natural-order',
    headings: [
      named['natural-order'],
      'All Part of the Plan',
      'Quoted for Your Space',
      'Spaces We Put in Order',
      'Pantry',
      'Outdoor Patio / Garden',
      'Six Styles to Start From',
      'Clean Minimalism',
      'Earthy Warmth',
      'Bright & Airy',
      'Neutral Tones',
      'Coastal Vibes',
      'Rustic Earth',
      'Pieces We Can Supply',
      'How It Works',
      'Why It Stays That Way',
      'Before We Begin',
    ],
    texts: [
      'Book This Service',
      'Quote-based. Most single-room jobs take 1-2 days and whole-home jobs 3-5 days.',
      '6-12 months',
      'Tell us about your space, or pick a time on our booking page.',
    ],
  },
  {
    path: '/services/daily-glow',
    headings: [
      named['daily-glow'],
      'Every Visit, Every Room',
      'What It Costs',
      'Keep the glow',
      'A Little Extra',
      ...addOns.map(({ name }) => name),
      'What Keeps It Glowing',
      'Good to Know',
      'What Clients Say',
    ],
    texts: ['Book This Service', '45 minutes'],
  },
  {
    path: '/services/full-bloom',
    headings: [named['full-bloom'], 'What It Costs', 'Stay in bloom', "While We're There"],
    texts: [addOns[1].name],
  },
  {
    path: '/services/work-flow',
    headings: [named['work-flow'], 'What It Costs', 'Now and Then'],
    texts: serviceById('work-flow').pricing.map(({ propertySize }) => propertySize),
  },
  {
    path: '/services/five-star-reset',
    headings: [named['five-star-reset'], 'What It Costs', 'Hosting all season?', 'Between Stays'],
    texts: ['Luxury villa', 'Ask for a Host Plan'],
  },
  {
    path: '/services/sunnie-select',
    headings: [
      named['sunnie-select'],
      'Areas',
      ...builderAreas.map(({ name }) => name),
      'Add-ons',
      'When We Come',
      'A call with our founder',
      'The Same Eco Promise in Every Room',
      'Before you book',
      'Quick Answers',
      'What Clients Say',
    ],
    texts: [
      'Monday to Friday, Saturday limited',
      '8am-12pm',
      '12pm-4pm',
      'Two-hour minimum booking.',
      '$1 from every service goes to a local marine-conservation charity.',
      'Start Building Now',
    ],
  },
]
