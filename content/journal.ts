import { serviceById } from './services'
import type { ArticleCategory, PageMeta } from './types'

const naturalOrder = serviceById('natural-order')

/**
 * Text of /the-sunnie-journal and of the page around an article (specification sections 2, 8 and 9). The articles
 * themselves are `articles/*.mdx`.
 */
export const journalMeta: PageMeta = {
  title: 'The Sunnie Journal: Eco Tips, Organising and Community',
  description:
    'Low-tox living, home organising and news of the Protect Your Place campaign, from an eco cleaning family in the Whitsundays.',
}

export const articleCategories: readonly ArticleCategory[] = ['Community', 'Eco Tips', 'Lifestyle']

export const journal = {
  heading: 'The Sunnie Journal',
  italic: 'Journal',
  introduction: "Clean homes, calm cupboards and the stretch of coast we're lucky to live on.",
  search: {
    label: 'Search the journal',
    placeholder: 'Search articles, tags, or topics...',
    /** Submit button. */
    button: 'Search',
    /** What it's for, as an assistant reads it. */
    purpose: 'Find articles of the journal by words, and by category. Opens the page that lists them.',
  },
  category: { label: 'Category', all: 'All' },
  featured: { label: 'Latest', button: 'Read Full Article' },
  grid: { heading: 'More From the Journal', italic: 'Journal', button: 'Read Article', maxTags: 3 },
  tagsLabel: 'Tags',
  /** Shown when the results change; `{n}` is replaced by the number of articles. */
  found: { none: 'No other articles match.', one: '1 other article matches.', many: '{n} other articles match.' },
  empty: {
    title: 'Nothing else found',
    text: 'Try another word or category.',
    button: { label: 'Show All Articles', href: '/the-sunnie-journal' },
  },
  newsletter: {
    heading: 'New Stories in Your Inbox',
    italic: 'Inbox',
    text: "Every now and then: an article, a tip that works, what's new at Sunnie.",
  },
  /** Call to action at the bottom of the list and of every article. */
  bottom: {
    heading: 'A Calmer Home Starts With One Room',
    italic: 'Calmer',
    text: "Which door would you love to open without a sigh? We'll sort it, style it and leave it easy to keep that way.",
    primary: { label: 'View All Services', href: '/services' },
    secondary: { label: 'Contact Us', href: '/contact' },
  },
  article: {
    back: { label: 'Back to The Sunnie Journal', href: '/the-sunnie-journal' },
    titleSuffix: ' | The Sunnie Journal',
    share: {
      heading: 'Share This Article',
      facebook: 'Facebook',
      twitter: 'Twitter',
      linkedin: 'LinkedIn',
      copy: 'Copy link',
      copied: 'Link copied to clipboard!',
      copyFailed: "Your browser wouldn't let us copy. You can copy this page's address instead.",
      /** Opens the phone's share sheet. */
      more: 'More',
      window: { width: 600, height: 400 },
    },
    keepReading: { heading: 'Keep Reading', italic: 'Reading' },
    byMail: { label: 'Get new stories by email', href: '/newsletter' },
    callToAction: {
      heading: 'Ready to Put a Room in Order?',
      italic: 'Order',
      text: `${naturalOrder.title} is our styling and organising service. We quote it for your home.`,
      button: { label: `Explore ${naturalOrder.shortTitle} Service`, href: '/services/natural-order' },
    },
  },
} as const
