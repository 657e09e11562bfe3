import { about } from '@/content/about'
import { bio } from '@/content/bio'
import { campaign } from '@/content/campaign'
import { contact } from '@/content/contact'
import { home } from '@/content/home'
import { journal } from '@/content/journal'
import { privacyPolicy } from '@/content/legal/privacy-policy'
import { termsOfService } from '@/content/legal/terms-of-service'
import { websiteDetails } from '@/content/legal/website-details'
import { naturallySunnie } from '@/content/naturally-sunnie'
import { newsletter } from '@/content/newsletter'
import { recycling } from '@/content/recycling'
import { services } from '@/content/services'
import { servicesPage } from '@/content/services-page'
import { storePreview } from '@/content/store-preview'
import { subscriptionsPage } from '@/content/subscriptions-page'
import { builderMeta } from '@/content/sunnie-select-onboarding'
import { sustainability } from '@/content/sustainability'
import type { ArticleCategory, ServiceId } from '@/content/types'
import { wizardWords } from '@/content/wizard'
import type { Article } from '@/lib/articles'

/** The image shown with a shared link: a title with an italic word on a tint, next to a linocut. */
export interface Card {
  readonly path: string
  readonly title: string
  readonly italic?: string
  readonly tint: keyof typeof tints
  /** File name in `public/art/linocut`, without the extension. */
  readonly linocut: string
}

export const tints = {
  silica: '#fcfbf7',
  lagoon: '#c0ece7',
  wattle: '#fef4ce',
  coral: '#ffe9e2',
  leaf: '#daefd6',
} as const

const titled = (title: string) => ({ heading: title, italic: title.split(' ').at(-1) })

type Tint = Card['tint']
const page = (
  path: string,
  { heading, italic }: { readonly heading: string; readonly italic?: string },
  tint: Tint,
  linocut: string,
): Card => ({ path, title: heading, italic, tint, linocut })

const serviceTints: Readonly<Record<ServiceId, Tint>> = {
  'natural-order': 'wattle',
  'daily-glow': 'coral',
  'full-bloom': 'leaf',
  'sunnie-select': 'lagoon',
  'work-flow': 'wattle',
  'five-star-reset': 'lagoon',
}

/** The card of every public page in specification section 2 except articles. */
export const cards: readonly Card[] = [
  page('/', home.hero, 'lagoon', 'daily-glow'),
  page('/services', servicesPage.hero, 'coral', 'posy'),
  ...services.map(({ id, title }) => page(`/services/${id}`, titled(title), serviceTints[id], id)),
  page('/subscriptions', subscriptionsPage.hero, 'wattle', 'wave'),
  page('/subscribe', titled(wizardWords.title), 'lagoon', 'wave'),
  page('/about', about.hero, 'leaf', 'local-family'),
  page('/sustainability', sustainability.hero, 'leaf', 'sustainable'),
  page('/recycle-with-us', recycling.hero, 'wattle', 'bread-tag-jar'),
  page('/store-preview', storePreview.hero, 'coral', 'linen'),
  page('/naturally-sunnie', naturallySunnie.hero, 'leaf', 'lemon-myrtle'),
  page('/protect-your-place', campaign.hero, 'lagoon', 'turtle'),
  page('/the-sunnie-journal', journal, 'wattle', 'bottle-brush'),
  page('/contact', contact, 'lagoon', 'wave'),
  page('/privacy-policy', titled(privacyPolicy.title), 'silica', 'empty-shell'),
  page('/terms-of-service', titled(termsOfService.title), 'silica', 'guarantee'),
  page('/bio', bio, 'lagoon', 'mark'),
  page('/newsletter', newsletter, 'wattle', 'bottle-brush'),
  page('/natural-order-onboarding', home.naturalOrder, 'coral', 'pantry'),
  page('/sunnie-select-onboarding', titled(builderMeta.title), 'coral', 'sunnie-select'),
]

const changed: Readonly<Record<string, string | undefined>> = {
  '/privacy-policy': [privacyPolicy.updatedIso, websiteDetails.updatedIso].sort().at(-1),
  '/terms-of-service': termsOfService.updatedIso,
}

/** The same pages for search engines, with the day their text last changed if known. The journal's is its articles'. */
export const publicPages = cards
  .filter(({ path }) => path !== '/the-sunnie-journal')
  .map(({ path }) => ({ path, changed: changed[path] }))

const articleLinocuts: Readonly<Record<ArticleCategory, readonly [linocut: string, tint: Tint]>> = {
  Community: ['turtle', 'lagoon'],
  'Eco Tips': ['eucalyptus', 'leaf'],
  Lifestyle: ['pantry', 'coral'],
}

/** The card of an article: its title and its category's linocut. */
export function articleCard({ path, title, category }: Pick<Article, 'path' | 'title' | 'category'>): Card {
  const [linocut, tint] = articleLinocuts[category]
  return page(path, titled(title), tint, linocut)
}
