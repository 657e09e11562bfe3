import type { BuilderAddOn, BuilderArea, CleanType, Option } from '@/content/types'
import type { Emblem } from '@/components/flow/emblem'
import type { ThanksWords } from '@/components/flow/flow-thanks'
import type { FlowWords } from '@/components/flow/words'
import type { PlacedForm } from '@/lib/forms/tool'
import type { Notice } from '@/lib/forms/define-form'
import type { GstTerms } from '@/lib/pricing/gst'

/** What a step requires (specification, section 5). */
export type AnswerKey = 'cleanType' | 'areas' | 'day' | 'time'

type Needs<Value> = Readonly<Record<AnswerKey, Value>>

/** A word for one thing and for several. */
export type Counted = Readonly<Record<'one' | 'many', string>>

/** The rest of the builder's wording. */
export interface BuilderWords extends FlowWords {
  readonly notices: Needs<Notice>
  readonly errors: Needs<string>
  readonly legends: Needs<string> & { readonly addOns: string }
  readonly quantity: string
  readonly plus: string
  readonly minus: string
  readonly timeHelper: string
  readonly minimum: string
  readonly receipt: Readonly<
    Record<
      'heading' | 'empty' | 'see' | 'bar' | 'total' | 'listed' | 'quoted' | 'copy' | 'copied' | 'copyFailed',
      string
    >
  >
  readonly summary: Readonly<Record<'what' | 'when' | 'pay' | 'change', string>>
  readonly contact: { readonly heading: string }
  readonly confirmation: ThanksWords & {
    readonly heading: string
    readonly figures: { readonly areas: Counted; readonly addOns: Counted; readonly time: string }
    readonly text: string
    readonly ways: { readonly home: string; readonly again: string }
  }
}

/** Everything the builder shows, passed by the page. */
export interface BuilderCatalogue {
  readonly path: string
  /** The form at the end. */
  readonly form: PlacedForm
  readonly cleanTypes: readonly Option<CleanType>[]
  readonly areas: readonly BuilderArea[]
  readonly emblems: Readonly<Record<string, Emblem | undefined>>
  /** Shown above the confirmation. */
  readonly thanksEmblem?: Emblem
  readonly addOns: readonly Pick<BuilderAddOn, 'id' | 'name' | 'description' | 'price' | 'timeEstimate'>[]
  readonly days: readonly { readonly name: string; readonly tag?: string }[]
  readonly times: readonly Option[]
  readonly minimumMinutes: number
  readonly gst: GstTerms
  readonly words: BuilderWords
}
