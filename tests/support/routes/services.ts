import type { RouteCase } from './route-case'
import { named } from '../catalogue'

const book = 'https://book.sunnie.example/'

/** Services and subscriptions (specification sections 1, 2 and 9). */
export const routes: readonly RouteCase[] = [
  {
    path: '/services',
    title: 'Our Services: Eco Cleaning, Styling and Organising | Sunnie',
    description:
      'Every Sunnie service in the Whitsundays: general and deep cleans, offices, holiday rentals, build-your-own cleans, styling and home organising.',
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
      'Which service is right for me?',
      'What products do you use?',
      'Which areas do you service?',
      'How far in advance should I book?',
      'How long will my clean take?',
      'Do I need to be home?',
      "What if I'm not happy with the clean?",
      'How do I cancel or reschedule?',
      'Do the prices include GST?',
      'Can I save with regular cleans?',
      '$1 from every service goes to a local marine-conservation charity.',
    ],
  },
  {
    path: '/services/natural-order',
    title: `${named['natural-order']}: Styling and Home Organisation | Sunnie`,
    description:
      'Home styling and organising in the Whitsundays for pantries, wardrobes, laundries and whole homes. Spaces, styles, process and how quotes work.',
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
    links: [`${book}?service=natural-order`],
  },
  {
    path: '/services/daily-glow',
    title: `${named['daily-glow']}: Residential General Clean | Sunnie`,
    description:
      'A toxic-free general clean for homes in the Whitsundays. See what is included, how long it takes and what it costs for your size of home.',
    headings: [
      named['daily-glow'],
      'Every Visit, Every Room',
      'What It Costs',
      'Keep the glow',
      'A Little Extra',
      'Oven Deep Clean',
      'Bed Making',
      'What Keeps It Glowing',
      'Good to Know',
      'What Clients Say',
    ],
    texts: ['Book This Service', '45 minutes'],
    links: [`${book}?service=daily-glow`],
  },
  {
    path: '/services/full-bloom',
    title: `${named['full-bloom']}: Residential Deep Clean | Sunnie`,
    description:
      'A toxic-free deep clean for homes in the Whitsundays. See the full list of what is included, times and prices by size of home.',
    headings: [named['full-bloom'], 'What It Costs', 'Stay in bloom', "While We're There"],
    texts: ['Iron Cast Conditioning'],
    links: [`${book}?service=full-bloom`],
  },
  {
    path: '/services/work-flow',
    title: `${named['work-flow']}: Commercial Office Clean | Sunnie`,
    description:
      'Toxic-free office cleaning in the Whitsundays for small, medium and large workplaces. Inclusions, times and prices.',
    headings: [named['work-flow'], 'What It Costs', 'Now and Then'],
    texts: ['Small office', 'Medium office', 'Large office'],
    links: [`${book}?service=work-flow`],
  },
  {
    path: '/services/five-star-reset',
    title: `${named['five-star-reset']}: Vacation-Rental Turnover | Sunnie`,
    description:
      'Toxic-free turnover cleaning for holiday rentals in the Whitsundays, from studios to luxury villas. Inclusions, times and prices.',
    headings: [named['five-star-reset'], 'What It Costs', 'Hosting all season?', 'Between Stays'],
    texts: ['Luxury villa', 'Ask for a Host Plan'],
    links: [`${book}?service=five-star-reset`],
  },
  {
    path: '/services/sunnie-select',
    title: `${named['sunnie-select']}: Build Your Own Clean | Sunnie`,
    description:
      'Build your own toxic-free clean in the Whitsundays: choose areas and add-ons, see the estimated time and request a quote.',
    headings: [
      named['sunnie-select'],
      'Areas',
      'Bathroom',
      'Kitchen',
      'Bedroom',
      'Living Room',
      'Laundry',
      'Veranda/Balcony',
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
