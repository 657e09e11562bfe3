import { business } from '../../../content/business'
import type { RouteCase } from './route-case'

/** The journal, contact, bio, newsletter and the legal pages (specification sections 2, 3, 8 and 9). */
export const routes: readonly RouteCase[] = [
  {
    path: '/the-sunnie-journal',
    title: 'The Sunnie Journal: Eco Tips, Organising and Community',
    description:
      'Low-tox living, home organising and news of the Protect Your Place campaign, from an eco cleaning family in the Whitsundays.',
    headings: [
      'The Sunnie Journal',
      'Protect Your Place: A Week of Treasure Hunting for the Reef',
      'Home Organisation Tips for Bright, Busy Coastal Houses',
      'New Stories in Your Inbox',
    ],
    texts: [
      'All',
      'Community',
      'Eco Tips',
      'Lifestyle',
      'Read Full Article',
      'Read Article',
      '1 August 2025',
      'The Sunnie Team',
    ],
  },
  {
    path: '/the-sunnie-journal/protect-your-place-announcement',
    title: 'Protect Your Place: A Week of Treasure Hunting for the Reef | The Sunnie Journal',
    description:
      'How it began: $1 from every cleaning or organising service since 1 June 2025, and a 7-day scavenger hunt in late August, with daily giveaways and eco prizes.',
    headings: [
      'Protect Your Place: A Week of Treasure Hunting for the Reef',
      'Share This Article',
      'Ready to Put a Room in Order?',
    ],
    texts: [
      'Community',
      '7 min read',
      'Marine Conservation',
      '7-day scavenger hunt',
      'Facebook',
      'Twitter',
      'LinkedIn',
      'Copy link',
      'Explore Natural Order Service',
    ],
  },
  {
    path: '/the-sunnie-journal/home-organization-tips',
    title: 'Home Organisation Tips for Bright, Busy Coastal Houses | The Sunnie Journal',
    description:
      'Salt air, sandy towels and a pantry that never quite closes: how to put a home in order, room by room.',
    headings: ['Home Organisation Tips for Bright, Busy Coastal Houses', 'Ready to Put a Room in Order?'],
    texts: ['Lifestyle', '5 min read', 'Explore Natural Order Service'],
  },
  {
    path: '/the-sunnie-journal/no-such-article',
    title: 'Article Not Found | Sunnie',
    description: '',
    headings: ['Article Not Found'],
    texts: ["The article you're looking for doesn't exist.", 'Back to The Sunnie Journal'],
    status: 404,
  },
  {
    path: '/contact',
    title: 'Contact Us: Eco Cleaning in the Whitsundays | Sunnie',
    description:
      'Ask a question, plan a clean or tell us about your space. Sunnie serves the whole Whitsundays region and answers within 24 hours.',
    headings: ['Get In Touch', 'Contact Information', 'Follow Us', 'Ready to Book?', 'Frequently Asked Questions'],
    texts: [
      'Whitsundays, Queensland, Australia',
      business.hours.weekdays,
      'Sat and Sun by appointment only',
      'Book Now',
      'Join the waitlist',
      'The whole Whitsundays region',
      'Book at least 1 week ahead for regular services and 2-3 weeks for deep cleans or special occasions.',
      'Key pickup/drop-off or access notes',
      'Major credit cards, direct deposit and PayPal via the booking system.',
    ],
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy | Sunnie',
    description: 'How Sunnie collects, uses, keeps and protects your personal information, and how to ask us about it.',
    headings: ['Privacy Policy', 'Children', 'How this website handles your details'],
    texts: ['Last updated', 'May 19, 2025', 'not for children under 13', 'Return to Home'],
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service | Sunnie',
    description:
      'The terms for Sunnie’s cleaning, styling and organising services: bookings, prices, cancellations, subscriptions and our guarantee.',
    headings: ['Terms of Service', 'Prices and payment', 'Subscriptions', 'Governing law'],
    texts: [
      'Last updated',
      'May 19, 2025',
      'exclusive of GST unless stated',
      '48 hours’ notice',
      '30 days’ notice',
      'up to 4 weeks a year',
      'Queensland',
      'Return to Home',
    ],
  },
  {
    path: '/bio',
    title: 'Sunnie: Links',
    description:
      'Non-toxic cleaning, styling and home organising in the Whitsundays: our services, our story and our newsletter in one place.',
    headings: ['Sunnie', 'About', 'Stay in the Sun'],
    texts: ['Check Out Our Services', 'Show More', 'Subscribe'],
  },
  {
    path: '/newsletter',
    title: 'Newsletter | Sunnie',
    description:
      'Eco cleaning tips, organising ideas, new products and campaign news from Sunnie in the Whitsundays. Unsubscribe any time.',
    headings: ['A Little Sunshine by Email'],
    texts: ['First name', 'Email', 'Subscribe to Newsletter'],
  },
]
