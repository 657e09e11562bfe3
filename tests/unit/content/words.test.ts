/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { lists } from '@/content/lists'
import { services } from '@/content/services'

/**
 * All the site's text: the content, the articles, the forms, the emails and what the server answers. Legal text keeps
 * its wording (F5).
 */
const files = ['content', 'lib/forms', 'lib/server', 'app/api', 'app/admin']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  )
  .filter((name) => /\.(ts|tsx|mdx)$/.test(name))

/** The text of a file without its comments, which may mention a phrase. */
const said = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Phrases no local would use, each once found on the site, with a better wording. */
const banned: readonly (readonly [RegExp, string])[] = [
  [/\be-mail/i, 'email'],
  [/will stand here/, 'will show up here'],
  [/stands by itself/, 'say what it is for'],
  [/need not\b/, "don't have to"],
  [/do not belong together/, 'incorrect'],
  [/to go on\./, 'to keep going'],
  [/One press\b/, 'One click'],
  [/in the rhythm\b/, 'weekly, fortnightly or monthly'],
  [/on top of the clean/, 'extra to your clean'],
  [/among them\?/, 'Got another?'],
  [/when a place opens|a place for you/, 'when a spot opens up'],
  [/for where it stands now/, "and we'll tell you when it opens"],
  [/what the sea has to do with/, 'meet the family'],
  [/of the Whitsundays, and we like/, "We're a Whitsundays family"],
  [/the country around them/, 'from Airlie Beach to Cannonvale and Jubilee Pocket'],
  [/We answer with a quote/, "we'll send a quote"],
  [/write to you|we will write/, "we'll email you"],
  [/when billed for/, 'cleaned fortnightly'],
  [/is not among|are not among/, 'Got another?'],
  [/[Nn]othing leaves this device/, 'photos do, as soon as they are chosen'],
  [/You're offline\. Please/, 'a reset or a timeout doesn’t mean that'],
  [/All services of Sunnie/, 'Every Sunnie service'],
  [/since June 2025, \$1[^.]* goes|goes to [^.]*, since June/i, 'has gone to it since then'],
  [/heading: '[A-Z][^']* from [^']*'/, 'From, because headlines are in Title Case'],
  [/[a-z]’/, 'use straight apostrophes only'],
]
const legal = /^content\/legal\/(privacy-policy|terms-of-service)\.ts$/

describe.each(banned)('%s', (phrase, better) => {
  it(`isn’t used: ${better}`, () => {
    expect(files.filter((file) => !legal.test(file) && phrase.test(said(file)))).toEqual([])
  })
})

it.each(files.filter((file) => file.endsWith('.mdx')))('%s uses the same quotation marks as the pages', (file) => {
  const body = said(file).replace(/^---[\s\S]*?^---$/m, '')
  expect(body.replace(/<[^>]*>/g, '')).not.toContain('"')
})

it.each(services.map(({ meta }) => meta.title))(
  '“%s” is in Title Case in search results, like the other pages’ titles',
  (title) => {
    expect(title).not.toMatch(/[ -][a-z]{4,}/)
  },
)

it.each(Object.values(lists).map(({ welcome }) => welcome))(
  'the welcome “$subject” doesn’t repeat its subject, which is already the email’s heading',
  ({ subject, paragraphs }) => {
    const opening = subject.split(' ').slice(0, 3).join(' ')
    expect(paragraphs.filter((paragraph) => paragraph.startsWith(opening))).toEqual([])
  },
)

/** The specification's exact wording, which has to stay (sections 1, 2, 4, 5, 8 and 9). */
const exact = [
  'Eco Cleaning That Leaves You Glowing',
  'Book a Clean',
  'View Subscription Plans',
  'Our Signature Services',
  'Why Choose Us',
  'Choose Your Plan',
  '5.0 on Google',
  'Toxic Free',
  '1% for the Planet',
  'Made Safe',
  'Natural Order now includes styling and organisation with partnered Australian brands',
  'Service Not Found',
  "Sorry, the service you're looking for doesn't exist.",
  'Article Not Found',
  "The article you're looking for doesn't exist.",
  '404 Page Not Found',
  'Did you forget to add the page to the router?',
  'Start Building Now',
  'Start Your Subscription',
  'Shop the First Drop',
  'Join the Waitlist',
  'Whitsundays Delivery Only',
  'Shop Our First Drop',
  'More Favorites Coming Soon',
  'Product Categories - Coming Soon',
  'How You Can Help',
  'Want to Be Involved?',
  'Search articles, tags, or topics...',
  'Read Full Article',
  'Link copied to clipboard!',
  'Explore Natural Order Service',
  'Back to The Sunnie Journal',
  'Get In Touch',
  'Ready to Book?',
  'Mon-Fri 8am-6pm',
  'Sat and Sun by appointment only',
  'Contact Form Submissions',
  'Loading Contact Submissions...',
  'No submissions yet',
  'Error Loading Submissions',
  "Please check that you're authorized to view this page.",
  'Check Out Our Services',
  'Show More',
  "You're In!",
  'Subscribe to Newsletter',
  'Submit Onboarding Form',
  'Send Quote Request',
  'Quote Request Sent!',
  'Need Deep Clean',
  'Starting Your Subscription...',
  'Return to Home Page',
  'Start Another Subscription',
  'Please fill in all fields',
  'We need your name and email to send you updates.',
  'Please complete required fields',
  'First name, email, and at least one product selection are required.',
  'Missing Information',
  'Please fill in all required fields.',
  'Please select a clean type',
  'Please select at least one area',
  "Choose which day you'd like your cleaning service.",
  'Name and email are required to proceed.',
  'Thanks for subscribing to our newsletter.',
  "You'll be first to know about our conscious product launches.",
  "You're on the list! We'll be in touch with campaign updates.",
  'Onboarding Complete!',
  'Come back in 24 hours.',
  '2-3 hours',
  '4-6 hours',
  '250 kg',
  '15+ tonnes',
  'Two-hour minimum booking',
]

it.each(exact)('the specification’s “%s” is in the site’s text', (words) => {
  const all = files.map((file) => said(file).replaceAll("\\'", "'")).join('\n')
  expect(all).toContain(words)
})
