import type { ReactNode } from 'react'
import { type Change, ChangeLink, FlowSummary } from '@/components/flow/flow-summary'
import { Receipt, ReceiptLink } from '@/components/flow/receipt'
import { formatExactMoney } from '@/lib/pricing/money'
import type { WizardCatalogue } from './catalogue'
import { type ChoiceKey, type PlanChoice, choiceKeys } from './choice'
import { figuresOf, namesOf, visitUnit } from './figures'
import { StartingFrom } from './prices'

interface ReceiptProps {
  readonly catalogue: WizardCatalogue
  readonly choice: PlanChoice
  /** Opens a choice's step, on the last step, where everything can be looked over. */
  readonly change?: (step: number) => Change
}

function Row({
  label,
  strong,
  note,
  children,
}: {
  readonly label: string
  readonly strong?: boolean
  /** Below both, across the receipt's whole width. */
  readonly note?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className={`receipt-row ${strong ? 'text-lg font-semibold' : ''}`}>
      <dt className={strong ? undefined : 'text-muted'}>{label}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
      {note && <dd className="text-right text-sm font-normal text-muted tabular-nums">{note}</dd>}
    </div>
  )
}

/** What the plan costs, as far as it's known yet (specification, section 9). */
function Prices({ catalogue, choice }: Pick<ReceiptProps, 'catalogue' | 'choice'>) {
  const { words, gstSuffix, gst } = catalogue
  const { receipt } = words
  const figures = figuresOf(choice, catalogue)
  if (figures.quote) {
    return (
      <Row strong label={receipt.pricePerVisit} note={receipt.quote}>
        {catalogue.quoteRequired}
      </Row>
    )
  }
  const { startingFrom, perVisit, billed } = figures
  if (perVisit === undefined) return null
  return (
    <>
      <Row
        strong
        label={receipt.pricePerVisit}
        note={
          <>
            <span>{[visitUnit(figures, catalogue), gstSuffix].filter(Boolean).join(', ')}</span>{' '}
            {startingFrom !== undefined && <StartingFrom text={words.startingFrom} price={startingFrom} />}
          </>
        }
      >
        {formatExactMoney(perVisit)}
      </Row>
      {figures.saving ? (
        <Row label={receipt.saving}>{receipt.savingText.replace('{percent}', String(figures.saving))}</Row>
      ) : null}
      {billed !== undefined && choice.billing && (
        <Row
          label={receipt.billed}
          note={[catalogue.periods[choice.billing].long, gstSuffix].filter(Boolean).join(' ')}
        >
          {formatExactMoney(billed)}
        </Row>
      )}
      {gst.registered && figures.gst !== undefined && <Row label={receipt.gst}>{formatExactMoney(figures.gst)}</Row>}
    </>
  )
}

/** The plan, with its prices. */
export function SubscribeReceipt({ catalogue, choice, change }: ReceiptProps) {
  const { words } = catalogue
  const { receipt } = words
  const names = namesOf(choice, catalogue)
  const rows = choiceKeys.filter((key) => names[key])
  return (
    <Receipt id="your-plan" heading={receipt.heading}>
      {rows.length === 0 ? (
        <p className="mt-3 text-muted">{receipt.empty}</p>
      ) : (
        <dl className="mt-4 grid gap-2 text-sm">
          {rows.map((key) => (
            <Row key={key} label={receipt.rows[key]}>
              <span>{names[key]}</span>
              {change && (
                <span className="ms-3">
                  <ChangeLink
                    change={change(choiceKeys.indexOf(key) + 1)}
                    word={receipt.change}
                    what={receipt.rows[key]}
                  />
                </span>
              )}
            </Row>
          ))}
        </dl>
      )}
      {choice.size && (
        <dl className="mt-4 grid gap-2 border-t-2 border-ink pt-4 text-sm">
          <Prices catalogue={catalogue} choice={choice} />
        </dl>
      )}
      <p className="mt-4 text-sm text-muted">{change ? words.leadTime : words.prices}</p>
    </Receipt>
  )
}

/** The price so far: the bill once it's chosen, before that a visit's price, or else the service. */
function priceText(choice: PlanChoice, catalogue: WizardCatalogue): string | undefined {
  const figures = figuresOf(choice, catalogue)
  const { quote, perVisit, billed } = figures
  if (quote) return catalogue.quoteRequired
  if (billed !== undefined) return `${formatExactMoney(billed)} ${catalogue.periods[choice.billing!].long}`
  if (perVisit !== undefined) return `${formatExactMoney(perVisit)} ${visitUnit(figures, catalogue)}`
  return namesOf(choice, catalogue).service
}

/** The price so far, as a link to the receipt. */
export function SubscribeBar({ catalogue, choice }: Pick<ReceiptProps, 'catalogue' | 'choice'>) {
  if (!choice.service) return null
  return <ReceiptLink to="your-plan" label={catalogue.words.receipt.see} figure={priceText(choice, catalogue)} />
}

/** The plan in three lines. */
export function SubscribeLines({ catalogue, choice, change }: Required<ReceiptProps>) {
  const { words, gstSuffix } = catalogue
  const names = namesOf(choice, catalogue)
  const figures = figuresOf(choice, catalogue)
  const step = (key: ChoiceKey) => change(choiceKeys.indexOf(key) + 1)
  return (
    <FlowSummary
      lines={[
        { label: words.summary.what, value: `${names.service}, ${names.size}`, change: step('service') },
        { label: words.summary.when, value: `${names.frequency}, ${names.day}`, change: step('frequency') },
        {
          label: words.receipt.billed,
          value: [priceText(choice, catalogue), !figures.quote && gstSuffix].filter(Boolean).join(' '),
          note:
            figures.perVisit === figures.billed
              ? undefined
              : `${formatExactMoney(figures.perVisit!)} ${visitUnit(figures, catalogue)}`,
          change: step('billing'),
        },
      ]}
      changeWord={words.receipt.change}
      to="your-plan"
      see={words.receipt.see}
    />
  )
}
