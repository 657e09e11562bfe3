/**
 * The shapes of everything the business says. `content/` holds data in these shapes and
 * nothing else; pages, forms, prices, mail and structured data all read from it.
 * Sources: specification sections 2, 3 and 9; decisions A to G.
 */

// ── Money ────────────────────────────────────────────────────────────────────

/** Australian dollars as whole cents: `9240` is $92.40. Never a fraction. */
export type Cents = number

/**
 * How an amount is printed (decision A15): `auto` leaves out ".00" on whole dollars ("$140"),
 * `always` keeps two decimals ("$16.00").
 */
export type MoneyStyle = 'auto' | 'always'

/** How a printed price stands to GST (decision A1): still to be added, or already in it. */
export type GstLabel = 'plus' | 'included'

// ── Small pieces ─────────────────────────────────────────────────────────────

/** An address: a path of this site ("/contact"), a fragment ("#form") or a full URL. */
export type Href = string

export interface Link {
  readonly label: string
  readonly href: Href
  /** Opens in a new tab with `rel="noopener"`. */
  readonly external?: boolean
  /** Said after the label, for who does not see what stands around it: a screen reader's list of links, a search engine. */
  readonly about?: string
}

/** Title and description of a page for search engines (specification section 2, route table). */
export interface PageMeta {
  readonly title: string
  readonly description: string
}

/** A question of an accordion. `link` follows the answer. */
export interface Question {
  readonly question: string
  readonly answer: string
  readonly link?: Link
}

/** A short named statement: a feature, a value, a benefit, a tile. */
export interface Feature {
  readonly title: string
  readonly description: string
}

export interface ProcessStep {
  readonly step: number
  readonly title: string
  readonly description: string
}

/** Paragraphs are strings, a bulleted list is an array of strings. */
export type TextBlock = string | readonly string[]

/** A picture by its id below `public/images/{folder}` or `public/art/{folder}`; never a file path. */
export interface PictureRef {
  readonly folder: 'services' | 'products' | 'team' | 'journal' | 'sponsors' | 'campaign' | 'add-ons' | 'spaces'
  readonly id: string
  readonly alt: string
}

// ── Navigation (specification section 2, header and footer) ──────────────────

export interface NavigationItem extends Link {
  /** Dropdown entries; the item itself then opens the menu. */
  readonly items?: readonly Link[]
  /** Highlighted on any path that starts with one of these. */
  readonly highlightPrefixes?: readonly string[]
  /** Highlighted on exactly these paths. */
  readonly highlightPaths?: readonly string[]
}

export interface FooterColumn {
  readonly heading: string
  readonly links: readonly Link[]
}

// ── The business itself (decision G: the owner confirms each) ────────────────

export interface SocialLinks {
  readonly instagram: Href
  readonly facebook: Href
  readonly pinterest: Href
  readonly tiktok: Href
}

export interface Charity {
  /** Reads inside a sentence: "$1 from every service goes to {name}". */
  readonly name: string
  readonly url: Href
  readonly fundraisingUrl: Href
}

export interface Sponsor {
  readonly id: string
  readonly name: string
  readonly url: Href
}

/** A person shown on the site. Portrait: `public/images/team/{id}.*`, initials until then. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly initials: string
  readonly role: string
}

export interface Artist extends Person {
  readonly shopUrl: Href
}

export interface OpeningHours {
  /** schema.org day names. */
  readonly days: readonly string[]
  /** 24-hour "HH:MM", local time. */
  readonly opens: string
  readonly closes: string
}

export interface Business {
  readonly name: string
  /** The origin of the published site, without a slash at its end: where a preview's canonical links point. */
  readonly siteUrl: Href
  readonly shopName: string
  readonly journalName: string
  readonly abn: string
  readonly email: string
  readonly phone: string
  /** The phone in international form for `tel:` and structured data. */
  readonly phoneHref: string
  readonly address: string
  readonly locality: string
  readonly region: string
  readonly country: string
  readonly serviceArea: readonly string[]
  readonly timeZone: string
  readonly hours: {
    readonly weekdays: string
    readonly weekend: string
    readonly opening: readonly OpeningHours[]
  }
  readonly bookingUrl: Href
  /** Query added to `bookingUrl` for one service, without "?"; empty when there is none. */
  readonly bookingQuery: Readonly<Record<ServiceId, string>>
  readonly storeUrl: Href
  readonly googleReviewsUrl: Href
  readonly socials: SocialLinks
  /** Gets $1 of every service, partner of Protect Your Place (decision E32). */
  readonly charity: Charity
  /** Gets the proceeds of tees and artwork (decision E32). */
  readonly teesBeneficiary: Charity
  readonly sponsors: readonly Sponsor[]
  readonly artist: Artist
  readonly founder: Person
  readonly gst: {
    /** False removes every "plus GST" and "incl. GST" (decision A1). */
    readonly registered: boolean
    readonly percent: number
  }
  readonly donation: {
    readonly amount: Cents
    /** ISO month the donation began. */
    readonly since: string
    readonly statement: string
  }
  readonly rating: { readonly value: string; readonly outOf: string }
  readonly claims: {
    /** Whether "save up to 30%" is said at all (decision A10). */
    readonly saveUpToThirtyPercent: boolean
    /** Whether "pricing is locked for a year" is said (decision A17). */
    readonly pricingLockedForAYear: boolean
  }
}

// ── Services (specification sections 3 and 9) ────────────────────────────────

export type ServiceId =
  'natural-order' | 'daily-glow' | 'full-bloom' | 'sunnie-select' | 'work-flow' | 'five-star-reset'

export interface ServicePrice {
  readonly propertySize: string
  /** Without GST (decision A1). */
  readonly amount: Cents
  /** As printed: "1.5 h", "4+ h" (decision B10). */
  readonly timeEstimate: string
  /** The wizard's size with the same price, where the service can be subscribed to (decision B1). */
  readonly wizardSize?: WizardSizeId
}

/** Add-on of a service page other than Sunnie Select's. */
export interface ServiceAddOn {
  readonly id: string
  readonly name: string
  readonly description: string
  /** "45 minutes" or "1 hour" (decision B7). */
  readonly timeEstimate?: string
}

/** The box that leads from a service page to subscriptions, or explains why not (decisions E11, E12). */
export interface SubscriptionBox {
  readonly heading: string
  readonly text: string
  readonly links: readonly Link[]
}

export interface Service {
  readonly id: ServiceId
  readonly title: string
  /** What it is in three words: "Residential general clean". */
  readonly kind: string
  readonly tagline: string
  readonly image: PictureRef
  readonly shortDescription: string
  readonly description: string
  readonly additionalInfo: string
  /** Home's note on the service's card. */
  readonly featuredNote?: string
  readonly meta: PageMeta
  /** "2-3 hours", where the specification gives one. */
  readonly typicalTime?: string
  readonly eligibleForSubscription: boolean
  readonly customQuote: boolean
  readonly buildYourOwn: boolean
  readonly included: readonly string[]
  readonly addons: readonly ServiceAddOn[]
  readonly pricing: readonly ServicePrice[]
  /** Beside the price table, after the GST words. */
  readonly pricingNote?: string
  readonly features: readonly Feature[]
  readonly faqs: readonly Question[]
  readonly subscription: SubscriptionBox
  /** Natural Order only. */
  readonly process?: readonly ProcessStep[]
  /** Natural Order only. */
  readonly areasOfService?: readonly { readonly name: string; readonly description: string }[]
  /** Sunnie Select only: the builder's areas and its priced add-ons. */
  readonly areas?: readonly BuilderArea[]
  readonly builderAddOns?: readonly BuilderAddOn[]
}

// ── Natural Order (specification sections 2, 3) ──────────────────────────────

/** A choice of a form: `value` is sent, `label` is shown. */
export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly description?: string
}

export interface Space {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly image: PictureRef
}

export interface ProductCategory {
  readonly id: string
  readonly name: string
  readonly description: string
}

// ── Sunnie Select builder (specification sections 3 and 9) ───────────────────

export interface BuilderArea {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Without GST. Shown where the specification lists it, never totalled (decision A16). */
  readonly basePrice: Cents
  /** "45 minutes" or "1 hour": read by `parseMinutes` (decision B7). */
  readonly timeEstimate: string
}

export interface BuilderAddOn {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Without GST. Shown where the specification lists it, never totalled (decision A16). */
  readonly price: Cents
  readonly image: PictureRef
  /** Absent: shown as "15 minutes", adds nothing to the total (decision B9). */
  readonly timeEstimate?: string
}

export type CleanType = 'general' | 'deep'

// ── Subscription wizard (specification sections 3, 4 and 9) ──────────────────

export type WizardServiceId = 'daily-glow' | 'full-bloom' | 'work-flow'
export type HomeSizeId = 'studio' | '1b1b' | '2b1b' | '3b2b' | '4b2b' | '5b+'
export type OfficeSizeId = 'small' | 'medium' | 'large'
export type WizardSizeId = HomeSizeId | OfficeSizeId
export type Frequency = 'weekly' | 'fortnightly' | 'monthly'
export type WeekdayId = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday'

/** A card of the wizard: `id` stands in links, `name` is shown and sent. */
export interface WizardOption<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly detail?: string
  readonly helper?: string
  readonly mostPopular?: boolean
}

export interface WizardService extends WizardOption<WizardServiceId> {
  readonly property: 'home' | 'office'
  /** What step 3 offers: The Daily Glow has no monthly visits (section 4, decision A6). */
  readonly frequencies: readonly Frequency[]
}

export interface WizardSize<Id extends WizardSizeId = WizardSizeId> extends WizardOption<Id> {
  /** No price: "Quote required" (decision A13). */
  readonly quoteRequired?: boolean
}

/** Prices of one visit including GST, by how often it happens. */
export type FrequencyPrices = Readonly<Record<Frequency, Cents>>

/** The wizard's price list: service, then size. A size that a service lacks is absent. */
export type WizardPrices = Readonly<Record<WizardServiceId, Readonly<Partial<Record<WizardSizeId, FrequencyPrices>>>>>

export type StartingFromPrices = Readonly<Record<WizardServiceId, Readonly<Partial<Record<WizardSizeId, Cents>>>>>

// ── Subscriptions page (specification section 9) ─────────────────────────────

export interface PlanCard {
  readonly id: string
  readonly service: WizardServiceId
  readonly name: string
  readonly frequency: Frequency
  readonly frequencyName: string
  readonly propertySize: string
  readonly price: Cents
  readonly per: 'week' | 'visit'
  readonly gst: GstLabel
  readonly savingPercent: number
  readonly included: readonly string[]
  /** Into the wizard with the plan's choices made. */
  readonly href: Href
}

export interface PriceComparison {
  readonly service: WizardServiceId
  readonly name: string
  readonly propertySize: string
  readonly onceOff: Cents
  readonly subscriber: Cents
  readonly savingPerYear: Cents
  /** "fortnightly, plus GST" (decision A12). */
  readonly basis: string
}

export interface PolicyRow {
  readonly id: string
  readonly topic: string
  readonly rule: string
  readonly source: 'subscriptions' | 'terms' | 'sunnie-select'
}

// ── Products (specification section 3, product card) ─────────────────────────

/** The three payload keys of the product waitlist, one for each brand group (decision E29). */
export type BrandGroup = 'koalaEcoProducts' | 'weTheWildProducts' | 'usTheEarthProducts'

export type Availability = 'In Stock' | 'Available' | 'Pre-Order' | 'Coming Soon'

export type ProductSection = 'first-drop' | 'waitlist' | 'plant-care' | 'plastic-free'

export interface Product {
  readonly id: string
  readonly section: ProductSection
  readonly brand: BrandGroup
  readonly name: string
  /** Scent or ingredient. */
  readonly subtitle: string
  readonly description: string
  readonly size: string
  readonly price: Cents
  readonly priceStyle: MoneyStyle
  readonly availability: Availability
  readonly available: boolean
  /** Primary picture `products/{id}`, hover picture `products/{id}.hover`. */
  readonly image: PictureRef
  readonly hoverAlt: string
}

/** A tick box of the product waitlist form. `label` is sent, so it holds no comma (decision C12). */
export interface ProductChoice {
  readonly id: string
  readonly label: string
}

export interface ProductChoiceGroup {
  readonly brand: BrandGroup
  readonly heading: string
  readonly choices: readonly ProductChoice[]
}

export interface Brand {
  readonly id: BrandGroup
  readonly name: string
  readonly heading: string
  readonly description: string
}

// ── Testimonials (specification section 3) ───────────────────────────────────

export interface Testimonial {
  readonly id: string
  readonly name: string
  readonly location: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
  readonly date: string
  readonly source: 'Google' | 'Text' | 'Public Review'
  /** True until the owner puts a real one in its place; tagged as such on the page. */
  readonly sample: boolean
  readonly services?: readonly ServiceId[]
}

// ── Guarantee, certifications, rating (specification section 1) ──────────────

export type GuaranteeVariant = 'headline' | 'banner' | 'badge' | 'footer'

export interface GuaranteeWords {
  readonly title: string
  readonly text: string
}

export interface Certification {
  readonly id: string
  readonly label: string
  /** What it covers, in plain words (decision E35). */
  readonly tooltip: string
}

export type RatingVariant = 'minimal' | 'standard' | 'expanded'

// ── Campaign, recycling (specification sections 2 and 9) ─────────────────────

/** A stated fact with its figure; `note` says how far it is confirmed. */
export interface Fact {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly note?: string
}
export type CampaignFact = Fact
export type RecyclingFact = Fact

export interface TimelineEntry {
  readonly id: string
  readonly when: string
  readonly title: string
  readonly text: string
}

// ── Legal texts ──────────────────────────────────────────────────────────────

export interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly body: readonly TextBlock[]
}

export interface LegalDocument {
  readonly title: string
  /** As printed: "May 19, 2025". */
  readonly updated: string
  /** The same day as YYYY-MM-DD. */
  readonly updatedIso: string
  readonly introduction?: readonly TextBlock[]
  readonly sections: readonly LegalSection[]
}

// ── Journal (specification section 3, blog article) ──────────────────────────

export type ArticleCategory = 'Community' | 'Eco Tips' | 'Lifestyle'

// ── What the owner still has to confirm (decisions, rule 4) ──────────────────

export interface OwnerCheck {
  readonly id: string
  /** What to find out, as a question to the owner. */
  readonly question: string
  /** The file and field to change. */
  readonly where: string
  /** Decision or section it comes from: "A1", "section 2". */
  readonly source: string
  /** True while a sample or an unconfirmed value is in place. */
  readonly sample: () => boolean
}
