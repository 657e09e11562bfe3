import { business, linkTo } from './business'
import { huntPhase } from './status'
import type { Fact, Feature, Link, PageMeta, PictureRef } from './types'

/**
 * Text of /protect-your-place, in page order (specification sections 1, 2, 4 and 9).
 * Names and URLs come from `business.ts`. Until the owner writes them, the two biographies say only what the
 * specification says about these people.
 */
export const campaignMeta: PageMeta = {
  title: 'Protect Your Place: Marine Conservation in the Whitsundays',
  description:
    'Our marine-conservation campaign with a partner charity: $1 from every service since June 2025, the 2025 scavenger hunt, conservation tees and artwork.',
}

export const campaignFacts: readonly Fact[] = [
  { id: 'donation', value: '$1', label: 'from every service, since June 2025' },
  {
    id: 'hunt',
    value: '7 days',
    label: 'of scavenger hunt in late August 2025, with daily giveaways and eco prizes',
  },
  {
    id: 'proceeds',
    value: '100%',
    label: 'of Protect Your Place campaign proceeds go to our partner charity',
  },
]

const artistShop = linkTo("Visit the Artist's Shop", business.artist.shopUrl)

/** Logos of the three sponsors. The page shows their names until the logos arrive. */
export const sponsorPictures: readonly PictureRef[] = business.sponsors.map(({ id, name }) => ({
  folder: 'sponsors',
  id,
  alt: name,
}))

/** The two items sold for the campaign, shown as our artwork until there are photographs. */
export const campaignGoods: readonly (PictureRef & { readonly caption: string })[] = [
  {
    folder: 'campaign',
    id: 'conservation-tee',
    alt: 'A white tee on a hanger, printed with a turtle',
    caption: 'Limited-edition conservation tee (illustration)',
  },
  {
    folder: 'campaign',
    id: 'conservation-artwork',
    alt: 'Two framed prints beside a vase of wattle: a sea fan and a turtle',
    caption: 'Limited-edition artwork (illustration)',
  },
]

export const howToHelp: readonly (Feature & { readonly id: string; readonly link?: Link })[] = [
  {
    id: 'join',
    title: 'Join the email list',
    description: "Hear it first: what's coming, how it went and what it raised.",
    link: { label: 'Join the list', href: '#engage' },
  },
  {
    id: 'share',
    title: 'Share',
    description:
      'Tell the mate who always picks up the bottle cap. Word travels best between the people who live here.',
    link: {
      label: 'Share the announcement',
      href: '/the-sunnie-journal/protect-your-place-announcement',
    },
  },
  {
    id: 'sponsor',
    title: 'Sponsor a prize',
    description: "Got something useful and kind to the sea? We'd love to put it in a finder's hands.",
    link: { label: 'Offer a prize', href: '/contact' },
  },
  {
    id: 'collaborate',
    title: 'Collaborate',
    description: "Schools, clubs, makers and hosts: if your crew wants to join in, let's plan it together.",
    link: { label: 'Get in touch', href: '/contact' },
  },
]

export const campaignTimeline = [
  {
    id: 'june-2025',
    when: 'June 2025',
    title: '$1 per cleaning service donated',
    text: 'From here on, every service gives a dollar to marine conservation.',
  },
  {
    id: 'august-2025',
    when: 'August 2025',
    title: 'Campaign launch',
    text: 'Protect Your Place begins, with a week-long scavenger hunt, daily giveaways and eco prizes.',
  },
  {
    id: 'coming-soon',
    when: 'Coming soon',
    title: 'A sustainable linen and water systems initiative',
    text: "The next step in looking after where we live. We'll say more when there's something to show.",
  },
]

export const behindTheScenes: readonly (Feature & {
  readonly id: string
  readonly emblem: string
  readonly link?: Link
})[] = [
  {
    id: 'artwork',
    title: 'The artwork',
    emblem: 'sea-fan',
    description: 'Browse the online shop of the artist behind our conservation tees and prints.',
    link: artistShop,
  },
  {
    id: 'naturally-sunnie',
    title: 'Naturally Sunnie',
    emblem: 'lemon-myrtle',
    description: 'Eco products for your home, from the same family.',
    link: { label: 'See Naturally Sunnie', href: '/naturally-sunnie' },
  },
  {
    id: 'engage',
    title: 'Be part of it',
    emblem: 'wave',
    description: "Pop your name on the list and we'll keep you posted.",
    link: { label: 'Get involved', href: '#engage' },
  },
]

export const campaign = {
  hero: {
    eyebrow: 'A marine-conservation campaign by Sunnie',
    heading: 'Protect Your Place',
    italic: 'Your',
    text: "For the water we swim in, the reef we're known for and the tide line we walk the dog along. A dollar from every service, every time.",
    /** What has ended, and what hasn't. */
    now: `${huntPhase.past} ${huntPhase.now}`,
    learnMore: { label: 'Learn More', href: '#how-you-can-help' },
  },
  whatIs: {
    heading: 'What Is Protect Your Place?',
    italic: 'What',
    body: [
      "Protect Your Place is our marine-conservation campaign, run with a partner charity. The idea's simple: people look after what feels like theirs.",
      `Since June 2025, $1 from every service has gone to ${business.charity.name}. In late August 2025 we took it outside with a week-long scavenger hunt, daily giveaways and eco prizes.`,
      `Limited-edition conservation tees and artwork take it further. Their proceeds go to ${business.teesBeneficiary.name}. 100% of Protect Your Place campaign proceeds go to our partner charity.`,
    ],
  },
  sponsors: {
    heading: 'Our Sponsors',
    text: 'The businesses behind the campaign.',
    /** Heading of the second row of logos, further down the page. */
    thanksHeading: 'Thank You to Our Sponsors',
  },
  charity: {
    heading: 'About Our Partner Charity',
    italic: 'Partner',
    body: [
      'We run Protect Your Place with a partner charity that works for the sea.',
      "Our part is helping to pay for it: $1 from every service, and 100% of the campaign's proceeds. Their part is putting it where it counts.",
    ],
    websiteButton: linkTo('Visit Their Website', business.charity.url),
    fundraisingButton: linkTo('Support Our Fundraising Page', business.charity.fundraisingUrl),
  },
  vision: {
    heading: 'The Vision We Share',
    text: 'A sea with less of us in it: less plastic, less run-off, less of what should never have left the shore. And a coast full of people who notice it and pick it up.',
  },
  artist: {
    heading: 'Meet the Artist',
    italic: 'Artist',
    body: [
      'Our artist makes the limited-edition conservation tees and artwork, so you can wear the idea, hang it up or pass it on.',
      'Proceeds go to marine clean-up work.',
    ],
    shopButton: artistShop,
  },
  howToHelp: { id: 'how-you-can-help', heading: 'How You Can Help', italic: 'You' },
  engage: {
    id: 'engage',
    heading: 'Want to Be Involved?',
    italic: 'Involved?',
    text: "Leave your first name and email and we'll be in touch with campaign updates.",
  },
  founder: {
    heading: 'From Our Founder',
    italic: 'Founder',
    body: [
      "We're a family business, cleaning and organising homes a short walk from the water. Looking after the inside of a house but not what's outside the door never made sense to us.",
      "So giving's part of the job: one dollar, every service, big or small.",
    ],
    link: { label: 'Read Our Story', href: '/about' },
  },
  timeline: { heading: 'Our Journey So Far', italic: 'Journey' },
  behindTheScenes: { heading: 'Behind the Scenes', italic: 'Scenes' },
} as const
