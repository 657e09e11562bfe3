/**
 * Types of everything in `content/`, which contains nothing but data of these types. Pages, forms, prices, email and
 * structured data all read from it. Sources: specification sections 2, 3 and 9; decisions A to G.
 */

// ── Money ────────────────────────────────────────────────────────────────────

/** Australian dollars as whole cents: `9240` is $92.40. Never a fraction. */
export type Cents = number

/** How to format cents: `auto` drops ".00" from whole dollars ("$140"), `always` keeps it ("$16.00"). */
export type MoneyStyle = 'auto' | 'always'

// ── Basics ───────────────────────────────────────────────────────────────────

/** A path on this site ("/contact"), a fragment ("#form") or a full URL. */
export type Href = string

export interface Link {
  readonly label: string
  readonly href: Href
  /** Opens in a new tab with `rel="noopener"`. */
  readonly external?: boolean
  /** Visually hidden text after the label, for screen readers and search engines that see the link out of context. */
  readonly about?: string
}

/** Title and description of a page for search engines (specification section 2, route table). */
export interface PageMeta {
  readonly title: string
  readonly description: string
}

/** An FAQ. `link` follows the answer. */
export interface Question {
  readonly question: string
  readonly answer: string
  readonly link?: Link
}

/** A short statement with a title: a feature, a value, a benefit or a tile. */
export interface Feature {
  readonly title: string
  readonly description: string
}

/** A section's title and the part of it to set in italics. */
interface SectionTitle {
  readonly heading: string
  readonly italic: string
}

/** A paragraph (string) or a bulleted list (array of strings). */
export type TextBlock = string | readonly string[]

/** A picture in `public/images/{folder}` or `public/art/{folder}`, by id rather than file name. */
export interface PictureRef {
  readonly folder: 'services' | 'products' | 'team' | 'journal' | 'sponsors' | 'campaign' | 'add-ons' | 'spaces'
  readonly id: string
  readonly alt: string
}

// ── Navigation (specification section 2, header and footer) ──────────────────

export interface NavigationItem extends Link {
  /** Entries of the item's dropdown, with a line about each. An item with a dropdown isn't a link itself. */
  readonly items?: readonly (Link & { readonly detail?: string })[]
  /** Highlighted on any path that starts with one of these. */
  readonly highlightPrefixes?: readonly string[]
  /** Highlighted on exactly these paths. */
  readonly highlightPaths?: readonly string[]
}

// ── The business ──────────────────

/** A person shown on the site. Their portrait is `public/images/team/{id}.*`; without one, hands at work are shown. */
export interface Person {
  readonly id: string
  /** Unknown until the owner fills it in. A real domain shows no stand-in. */
  readonly name?: string
  readonly role: string
}

/** Days on which the business is closed: ISO dates, both included. */
export interface ClosedPeriod {
  readonly name: string
  readonly from: string
  readonly to: string
}

export interface OpeningHours {
  /** Day names as in schema.org. */
  readonly days: readonly string[]
  /** 24-hour "HH:MM", local time. */
  readonly opens: string
  readonly closes: string
}

// ── Services (specification sections 3 and 9) ────────────────────────────────

export type ServiceId =
  'natural-order' | 'daily-glow' | 'full-bloom' | 'sunnie-select' | 'work-flow' | 'five-star-reset'

export interface ServicePrice {
  readonly propertySize: string
  /** Excluding GST. */
  readonly amount: Cents
  /** As displayed: "1.5 h", "4+ h". */
  readonly timeEstimate: string
  /** The corresponding size in the wizard, for services that offer subscriptions. */
  readonly wizardSize?: WizardSizeId
}

/** An add-on, or an area of the builder. Its picture is `add-ons/{id}`. */
export interface ServiceAddOn {
  readonly id: string
  readonly name: string
  readonly description: string
  /** "45 minutes" or "1 hour". If absent, "15 minutes" is shown but nothing is added to the total. */
  readonly timeEstimate?: string
}

/** Box on a service page that links to subscriptions, or explains why there are none. */
export interface SubscriptionBox {
  readonly heading: string
  readonly text: string
  readonly links: readonly Link[]
}

export interface Service {
  readonly id: ServiceId
  readonly title: string
  /** The title without its article: "Daily Glow". */
  readonly shortTitle: string
  /** Short category: "Residential general clean". */
  readonly kind: string
  readonly tagline: string
  readonly image: PictureRef
  readonly shortDescription: string
  readonly description: string
  readonly additionalInfo: string
  /** Note on the service's card on the home page. */
  readonly featuredNote?: string
  readonly meta: PageMeta
  /** "2-3 hours", if the specification gives one. */
  readonly typicalTime?: string
  /** How far ahead it's booked: `leadTimes` has the words. */
  readonly leadTime: 'regular' | 'deep'
  readonly eligibleForSubscription: boolean
  readonly customQuote: boolean
  readonly buildYourOwn: boolean
  /** Section titles for its page that replace those of `servicePage`. */
  readonly headings: Readonly<
    Partial<Record<'included' | 'addOns' | 'features' | 'questions' | 'closing', SectionTitle>>
  >
  readonly included: readonly string[]
  /** A linocut beside what's included. If it's a plan, its numbers are those of the list. */
  readonly print?: { readonly linocut: string; readonly alt: string; readonly numbered?: boolean }
  readonly addons: readonly ServiceAddOn[]
  readonly pricing: readonly ServicePrice[]
  /** Shown with the price table, or in place of it for quoted services. */
  readonly pricingNote?: string
  readonly features: readonly Feature[]
  readonly faqs: readonly Question[]
  readonly subscription: SubscriptionBox
  /** Natural Order only. */
  readonly process?: readonly Feature[]
}

/**
 * A service as written in its own file. The picture is left out because it's named after the service's id. `meta.title`
 * is what follows the service's title in search results.
 */
export type ServiceEntry = Omit<Service, 'image' | 'shortTitle' | 'customQuote' | 'buildYourOwn'> & {
  readonly alt: string
}

// ── Natural Order (specification sections 2, 3) ──────────────────────────────

/** A form option: `value` is sent, `label` is shown. */
export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly description?: string
}

// ── Sunnie Select builder (specification sections 3 and 9) ───────────────────

export interface BuilderArea extends Required<ServiceAddOn> {
  /** Excluding GST. A general clean's list price; a deep clean has none. */
  readonly basePrice: Cents
}

export interface BuilderAddOn extends ServiceAddOn {
  /** Excluding GST. */
  readonly price: Cents
}

export type CleanType = 'general' | 'deep'

// ── Subscription wizard (specification sections 3, 4 and 9) ──────────────────

export type WizardServiceId = 'daily-glow' | 'full-bloom' | 'work-flow'
export type HomeSizeId = 'studio' | '1b1b' | '2b1b' | '3b2b' | '4b2b' | '5b+'
export type OfficeSizeId = 'small' | 'medium' | 'large'
export type WizardSizeId = HomeSizeId | OfficeSizeId
export type Frequency = 'weekly' | 'fortnightly' | 'monthly'
export type WeekdayId = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday'

/** A card in the wizard: `id` is used in links, `name` is shown and sent. */
export interface WizardOption<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly detail?: string
  readonly helper?: string
  readonly mostPopular?: boolean
}

export interface WizardService extends WizardOption<WizardServiceId> {
  readonly property: 'home' | 'office'
  /** Options in step 3. The Daily Glow has no monthly visits (specification section 4). */
  readonly frequencies: readonly Frequency[]
}

export interface WizardSize<Id extends WizardSizeId = WizardSizeId> extends WizardOption<Id> {
  /** Has no price and shows "Quote required" instead. */
  readonly quoteRequired?: boolean
}

/** Price of one visit including GST, by cleaning frequency. */
export type FrequencyPrices = Readonly<Record<Frequency, Cents>>

/** The wizard's price list by service, then by size. Sizes a service doesn't offer are absent. */
export type WizardPrices = Readonly<Record<WizardServiceId, Readonly<Partial<Record<WizardSizeId, FrequencyPrices>>>>>

// ── Subscriptions page (specification section 9) ─────────────────────────────

export interface PlanCard {
  readonly id: string
  readonly service: WizardServiceId
  readonly name: string
  readonly frequency: Frequency
  readonly frequencyName: string
  readonly propertySize: string
  /** The same size in the wizard. */
  readonly size: WizardSizeId
  /** Whether the price that the specification prints includes GST. */
  readonly gst: 'plus' | 'included'
  /**
   * A saving in whole percent that the specification prints, and what the prices gave when it did. Once they give
   * something else, the card shows that.
   */
  readonly saving?: { readonly printed: number; readonly calculated: number }
}

export interface PriceComparison {
  readonly service: WizardServiceId
  readonly size: WizardSizeId
  readonly frequency: Frequency
  /** "fortnightly, plus GST". */
  readonly basis: string
}

// ── Products (specification section 3, product card) ─────────────────────────

/** The product waitlist's three payload keys, one per brand. */
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
  /** The main picture, `products/{id}`. The hover picture is `products/{id}.hover`. */
  readonly image: PictureRef
  readonly hoverAlt: string
}

/** Checkboxes of the product waitlist form. A `label` is the value sent, so it must not contain a comma. */
export interface ProductChoiceGroup {
  readonly brand: BrandGroup
  readonly heading: string
  readonly choices: readonly { readonly id: string; readonly label: string }[]
}

export interface Brand {
  readonly id: BrandGroup
  readonly name: string
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
  /** True until the owner replaces it with a real one. Labelled as a sample on the page. */
  readonly sample: boolean
  readonly services?: readonly ServiceId[]
}

// ── Guarantee, certifications, rating (specification section 1) ──────────────

export type GuaranteeVariant = 'headline' | 'banner' | 'badge' | 'footer'

export interface Certification {
  readonly id: string
  readonly label: string
  /** What it covers, in plain words. */
  readonly tooltip: string
  /** Something we work towards, and marked so. */
  readonly goal?: boolean
}

export type RatingVariant = 'minimal' | 'standard' | 'expanded'

// ── Campaign, recycling (specification sections 2 and 9) ─────────────────────

/** A fact with a figure. `note` qualifies it, such as where the figure comes from. */
export interface Fact {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly note?: string
}

// ── Legal texts ──────────────────────────────────────────────────────────────

export interface LegalDocument {
  readonly title: string
  /** As displayed: "May 19, 2025". */
  readonly updated: string
  /** The same date as YYYY-MM-DD. */
  readonly updatedIso: string
  readonly introduction?: readonly TextBlock[]
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly body: readonly TextBlock[] }[]
}

// ── Journal (specification section 3, blog article) ──────────────────────────

export type ArticleCategory = 'Community' | 'Eco Tips' | 'Lifestyle'
