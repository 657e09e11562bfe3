import type { Emblem } from '@/components/flow/emblem'
import type { ThanksWords } from '@/components/flow/flow-thanks'
import type { FlowWords } from '@/components/flow/words'
import type { PlacedForm } from '@/lib/forms/tool'
import type {
  Cents,
  Frequency,
  WeekdayId,
  WizardOption,
  WizardPrices,
  WizardService,
  WizardServiceId,
  WizardSize,
  WizardSizeId,
} from '@/content/types'
import type { GstTerms } from '@/lib/pricing/gst'

/** The rest of the wizard's wording. */
export interface WizardWords extends FlowWords {
  readonly mostPopular: string
  readonly chosen: string
  readonly startingFrom: string
  readonly aVisit: string
  readonly needed: string
  readonly prices: string
  readonly fourWeekMonth: string
  readonly leadTime: string
  readonly receipt: {
    readonly heading: string
    readonly empty: string
    readonly rows: Readonly<Record<'service' | 'size' | 'frequency' | 'billing' | 'day', string>>
    readonly change: string
    readonly pricePerVisit: string
    readonly billed: string
    readonly gst: string
    readonly saving: string
    readonly savingText: string
    readonly quote: string
    readonly see: string
  }
  readonly summary: { readonly what: string; readonly when: string }
  readonly contact: { readonly heading: string; readonly submitHint: string }
  readonly thankYou: ThanksWords & Readonly<Record<'heading' | 'text' | 'home' | 'again', string>>
}

/** Everything the wizard shows, passed by the page so that the price list stays out of the bundle. */
export interface WizardCatalogue {
  readonly path: string
  /** The form at the end. */
  readonly form: PlacedForm
  readonly services: readonly WizardService[]
  readonly emblems: Readonly<Partial<Record<WizardServiceId, Emblem>>>
  /** Shown above the thanks. */
  readonly thanksEmblem?: Emblem
  readonly sizes: Readonly<Record<WizardService['property'], readonly WizardSize[]>>
  readonly frequencies: readonly WizardOption<Frequency>[]
  readonly savingLabels: Readonly<Record<WizardServiceId, Readonly<Record<Frequency, string>>>>
  readonly needDeepClean: { readonly heading: string; readonly name: string; readonly text: string }
  readonly billings: readonly WizardOption<Frequency>[]
  readonly periods: Readonly<Record<Frequency, { readonly short: string; readonly long: string }>>
  readonly days: readonly WizardOption<WeekdayId>[]
  readonly prices: WizardPrices
  /** The cleaning frequency that each weekly starting price assumes. */
  readonly startingFromFrequency: Readonly<Record<WizardServiceId, Frequency>>
  /** Once-off prices with GST in cents, which savings are measured against. */
  readonly onceOff: Readonly<Record<WizardServiceId, Readonly<Partial<Record<WizardSizeId, Cents>>>>>
  readonly quoteRequired: string
  readonly gst: GstTerms
  /** "incl. GST", or empty. */
  readonly gstSuffix: string
  readonly words: WizardWords
}
