import type { MouseEvent, ReactNode } from 'react'
import { Receipt, ReceiptLink } from '@/components/flow/receipt'
import { formatExactMoney } from '@/lib/pricing/money'
import type { WizardCatalogue } from './catalogue'
import { type PlanChoice, choiceKeys, lastStep } from './choice'
import { figuresOf, namesOf, visitUnit } from './figures'
import { StartingFrom } from './prices'

interface ReceiptProps {
  readonly catalogue: WizardCatalogue
  readonly choice: PlanChoice
  readonly step: number
  readonly hrefOf: (step: number) => string
  readonly open: (step: number) => void
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
export function SubscribeReceipt({ catalogue, choice, step, hrefOf, open }: ReceiptProps) {
  const { words } = catalogue
  const { receipt } = words
  const names = namesOf(choice, catalogue)
  const rows = choiceKeys.filter((key) => names[key])
  const change = (to: number) => (event: MouseEvent) => {
    event.preventDefault()
    open(to)
  }
  return (
    <Receipt id="your-plan" heading={receipt.heading}>
      {rows.length === 0 ? (
        <p className="mt-3 text-muted">{receipt.empty}</p>
      ) : (
        <dl className="mt-4 grid gap-2 text-sm">
          {rows.map((key) => (
            <Row key={key} label={receipt.rows[key]}>
              <span>{names[key]}</span>
              {step === lastStep && (
                <a
                  href={hrefOf(choiceKeys.indexOf(key) + 1)}
                  onClick={change(choiceKeys.indexOf(key) + 1)}
                  className="flow-controls ms-3 inline-block py-1 font-semibold text-reef underline underline-offset-4"
                >
                  <span>{receipt.change}</span>
                  <span className="sr-only"> {receipt.rows[key]}</span>
                </a>
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
      <p className="mt-4 text-sm text-muted">{step === lastStep ? words.leadTime : words.prices}</p>
    </Receipt>
  )
}

/** The price so far, or else the service. */
export function SubscribeBar({ catalogue, choice }: Pick<ReceiptProps, 'catalogue' | 'choice'>) {
  const { words } = catalogue
  const figures = figuresOf(choice, catalogue)
  const { quote, perVisit } = figures
  const price = quote
    ? catalogue.quoteRequired
    : perVisit === undefined
      ? ''
      : `${formatExactMoney(perVisit)} ${visitUnit(figures, catalogue)}`
  if (!choice.service) return null
  return <ReceiptLink to="your-plan" label={words.receipt.see} figure={price || namesOf(choice, catalogue).service} />
}
