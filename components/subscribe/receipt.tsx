import type { MouseEvent, ReactNode } from 'react'
import { TornEdge } from '@/components/flow/flow-step'
import type { WizardCatalogue } from './catalogue'
import { type PlanChoice, choiceKeys, lastStep } from './choice'
import { figuresOf, money, namesOf, visitUnit } from './figures'
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

/** What the plan costs, as far as it's known yet (specification, section 9; decisions A9, A11, A13). */
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
            {[visitUnit(figures, catalogue), gstSuffix].filter(Boolean).join(', ')}
            {startingFrom !== undefined && <StartingFrom text={words.startingFrom} price={startingFrom} />}
          </>
        }
      >
        {money(perVisit)}
      </Row>
      {figures.saving ? (
        <Row label={receipt.saving}>{receipt.savingText.replace('{percent}', String(figures.saving))}</Row>
      ) : null}
      {billed !== undefined && choice.billing && (
        <Row
          label={receipt.billed}
          note={[catalogue.periods[choice.billing].long, gstSuffix].filter(Boolean).join(' ')}
        >
          {money(billed)}
        </Row>
      )}
      {gst.registered && figures.gst !== undefined && <Row label={receipt.gst}>{money(figures.gst)}</Row>}
    </>
  )
}

/** The plan as a receipt with a torn edge: at the side on a desktop, below the step on a phone. */
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
    <aside
      id="your-plan"
      aria-labelledby="your-plan-heading"
      className="lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1"
    >
      <div className="rounded-t-input bg-silica px-6 pt-6 pb-4">
        <h2 id="your-plan-heading" className="text-h3">
          {receipt.heading}
        </h2>
        {rows.length === 0 ? (
          <p className="mt-3 text-muted">{receipt.empty}</p>
        ) : (
          <dl className="mt-4 grid gap-2 text-sm">
            {rows.map((key) => (
              <Row key={key} label={receipt.rows[key]}>
                {names[key]}
                {step === lastStep && (
                  <a
                    href={hrefOf(choiceKeys.indexOf(key) + 1)}
                    onClick={change(choiceKeys.indexOf(key) + 1)}
                    className="flow-controls ms-3 inline-block py-1 font-semibold text-reef underline underline-offset-4"
                  >
                    {receipt.change}
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
      </div>
      <TornEdge />
    </aside>
  )
}

/** On a phone: the price so far, beside Back, as a link to the receipt. */
export function SubscribeBar({ catalogue, choice }: Pick<ReceiptProps, 'catalogue' | 'choice'>) {
  const { words } = catalogue
  const figures = figuresOf(choice, catalogue)
  const { quote, perVisit } = figures
  const price = quote
    ? catalogue.quoteRequired
    : perVisit === undefined
      ? ''
      : `${money(perVisit)} ${visitUnit(figures, catalogue)}`
  if (!choice.service) return null
  return (
    <a
      href="#your-plan"
      className="flow-controls flex min-h-12 flex-1 flex-wrap content-center items-center justify-center gap-x-3 rounded-full bg-abyss px-2 py-1.5 text-sm leading-tight text-silica sm:justify-between sm:px-4 lg:hidden forced-colors:border"
    >
      <span className="font-semibold">{words.receipt.see}</span>
      <span className="text-wattle tabular-nums">{price || namesOf(choice, catalogue).service}</span>
    </a>
  )
}
