import { business } from '../../../content/business'
import { contact } from '../../../content/contact'
import { contactQuestions } from '../../../content/questions'
import type { RouteCase } from './route-case'

/** The journal, contact, bio, newsletter and the legal pages (specification sections 2, 3, 8 and 9). */
export const routes: readonly RouteCase[] = [
  {
    path: '/the-sunnie-journal',
    headings: [
      'The Sunnie Journal',
      'Protect Your Place: A Week of Treasure Hunting for the Reef',
      'Home Organisation Tips for Bright, Busy Coastal Houses',
      'New Stories in Your Inbox',
    ],
    texts: ['All', 'Community', 'Eco Tips', 'Lifestyle', 'Read Full Article', 'Read Article', 'The Sunnie Team'],
  },
  {
    path: '/the-sunnie-journal/protect-your-place-announcement',
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
    ],
  },
  {
    path: '/the-sunnie-journal/home-organization-tips',
    headings: ['Home Organisation Tips for Bright, Busy Coastal Houses', 'Ready to Put a Room in Order?'],
    texts: ['Lifestyle', '5 min read'],
  },
  {
    path: '/the-sunnie-journal/no-such-article',
    title: 'Article Not Found | Sunnie',
    headings: ['Article Not Found'],
    texts: ["The article you're looking for doesn't exist.", 'Back to The Sunnie Journal'],
    status: 404,
  },
  {
    path: '/contact',
    headings: [contact.heading, 'Contact Information', 'Follow Us', 'Ready to Book?', 'Frequently Asked Questions'],
    texts: [
      business.hours.weekdays,
      business.hours.weekend,
      'Book Now',
      'Join the waitlist',
      ...contactQuestions.map(({ answer }) => answer),
    ],
  },
  {
    path: '/privacy-policy',
    headings: ['Privacy Policy', 'Children', 'How this website handles your details'],
    texts: ['Last updated', 'May 19, 2025', 'not for children under 13', 'Return to Home'],
  },
  {
    path: '/terms-of-service',
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
    headings: ['Sunnie', 'About', 'Stay in the Sun'],
    texts: ['Check Out Our Services', 'Show More', 'Subscribe'],
  },
  {
    path: '/newsletter',
    headings: ['A Little Sunshine by Email'],
    texts: ['First name', 'Email', 'Subscribe to Newsletter'],
  },
]
