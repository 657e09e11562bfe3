import { business, linkTo } from './business'
import { inWords } from './count'
import { firstDropCount, shopStatus } from './status'
import type { Link, PageMeta } from './types'

/**
 * Text of /naturally-sunnie (specification sections 2, 4 and 8). Products, brands, categories and
 * badges are in `products.ts`.
 */
export const naturallySunnieMeta: PageMeta = {
  title: 'Naturally Sunnie: Eco Products for Whitsundays Homes',
  description: `Shop the first drop of ${inWords(firstDropCount)} eco products with free Sunday delivery in the Whitsundays, and join the waitlist for plant care, plastic-free swaps and more.`,
}

/** Without a store to link to, the button goes to the contact page. */
const shop: Link = linkTo('Shop Our First Drop', business.storeUrl) ?? {
  label: 'Ask Us About the First Drop',
  href: '/contact',
}

export const naturallySunnie = {
  hero: {
    eyebrow: 'Our eco shop',
    heading: 'Naturally Sunnie',
    italic: 'Sunnie',
    text: `What we reach for in our homes and yours: Australian, non-toxic and kind to where we live. The first ${inWords(firstDropCount)} are here, and the rest of the shelf's on its way.`,
    shopButton: { label: 'Shop the First Drop', href: '#first-drop' },
    waitlistButton: { label: 'Join the Waitlist', href: '#waitlist' },
  },
  /** Heading of the notices, for screen readers. */
  noticesHeading: 'Good to Know Before You Shop',
  notices: [
    {
      id: 'delivery',
      title: 'Whitsundays Delivery Only',
      text: 'We deliver free within the Whitsundays, with local delivery on Sundays.',
    },
    {
      id: 'first-drop',
      title: 'About the First Drop',
      text: `${shopStatus.firstDrop} Everything else on this page is waitlist-only for now.`,
    },
    {
      id: 'store-launch',
      title: 'The Full Store',
      text: shopStatus.store,
      /** Shown next to the launch, which was announced for September 2025. */
      note: shopStatus.storeNote,
    },
  ],
  firstDrop: {
    id: 'first-drop',
    heading: 'The First Drop',
    italic: 'First',
    text: business.storeUrl
      ? 'Five cleaners and a tea towel to dry up with. Each card opens our online store in a new tab.'
      : 'Five cleaners and a tea towel to dry up with.',
    button: shop,
    /** Whose products these are, in the owner's words. Nothing is shown until they're here. */
    makers: '',
  },
  /** On each card that opens the store. */
  viewInStore: 'View in store',
  moreFavorites: {
    id: 'more-favorites',
    heading: 'More Favorites Coming Soon',
    italic: 'Coming Soon',
  },
  plantCare: { id: 'plant-care', heading: 'Plant Care', italic: 'Care' },
  plasticFree: { id: 'plastic-free', heading: 'Plastic-Free Swaps', italic: 'Swaps' },
  categories: {
    id: 'categories',
    heading: 'Product Categories - Coming Soon',
    italic: 'Coming Soon',
    text: "What we're gathering for the full store.",
    previewLink: { label: "See What's Coming", href: '/store-preview' },
    badgesHeading: 'What we look for',
  },
  waitlist: {
    id: 'waitlist',
    heading: 'Join the Waitlist',
    italic: 'Waitlist',
    text: "Tick what you'd like to see first. We'll email you when it arrives, and your picks help us decide what to order.",
    suggestionsHelp: "Is there an Australian eco brand you'd love us to stock?",
    /** `{n}` is replaced by the number of products ticked. */
    counter: '{n} product(s) selected',
    /** Shown while the button is disabled because no product is ticked. */
    disabledHint: 'Choose at least one product to join the waitlist.',
    /** After joining. */
    onward: { label: 'Read The Sunnie Journal', href: '/the-sunnie-journal' } satisfies Link,
  },
  /** Caption for product pictures that are our artwork rather than photographs. */
  pictureCaption: 'Illustration — packaging may differ',
} as const
