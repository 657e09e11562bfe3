'use client'

import { type MouseEvent, useState } from 'react'
import { formatDuration, isUnderMinimum } from '@/lib/pricing/builder'
import { copyText } from '@/components/site/copy-text'
import { type Change, FlowSummary } from '@/components/flow/flow-summary'
import { Receipt, ReceiptLink } from '@/components/flow/receipt'
import { formatExactMoney } from '@/lib/pricing/money'
import type { Build } from './build'
import type { BuilderCatalogue } from './catalogue'
import { listedPrice, minutesOfBuild, partsOf, priceLabel, priceLine } from './figures'

interface ReceiptProps {
  readonly catalogue: BuilderCatalogue
  readonly build: Build
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="receipt-row">
      <dt>{label}</dt>
      <dd className="text-right text-muted tabular-nums">{value}</dd>
    </div>
  )
}

/** The build's link. With scripts, a click copies it. */
function BuildLink({ href, words }: { readonly href: string; readonly words: BuilderCatalogue['words']['receipt'] }) {
  const [said, setSaid] = useState('')
  const copy = (event: MouseEvent) => {
    event.preventDefault()
    const link = new URL(href, location.href).href
    void copyText(link).then((done) => setSaid(done ? words.copied : words.copyFailed))
  }
  return (
    <p className="flow-controls mt-4 text-sm">
      <a href={href} onClick={copy} className="inline-block py-1 font-semibold text-reef underline underline-offset-4">
        {words.copy}
      </a>{' '}
      <span role="status" className="block text-muted">
        {said}
      </span>
    </p>
  )
}

/** What the build contains, how long it takes and what the price list says (section 9). */
export function BuilderReceipt({ catalogue, build, href }: ReceiptProps & { readonly href?: string }) {
  const { words } = catalogue
  const { areas, addOns } = partsOf(build, catalogue)
  const minutes = minutesOfBuild(build, catalogue)
  const type = catalogue.cleanTypes.find(({ value }) => value === build.cleanType)
  const time = catalogue.times.find(({ value }) => value === build.time)
  const nothing = !type && areas.length === 0
  const prices = priceLine(build, catalogue)
  const deep = build.cleanType === 'deep'
  return (
    <Receipt id="your-build" heading={words.receipt.heading}>
      {nothing && <p className="mt-3 text-muted">{words.receipt.empty}</p>}
      <dl className="mt-4 grid gap-2 text-sm">
        {type && <Row label={words.legends.cleanType} value={type.label} />}
        {areas.map(({ area, quantity }) => (
          <Row
            key={area.id}
            label={quantity === 1 || deep ? area.name : `${area.name} × ${quantity}`}
            value={deep ? `× ${quantity}` : priceLabel(area.basePrice * quantity, catalogue)}
          />
        ))}
        {addOns.map((addOn) => (
          <Row key={addOn.id} label={addOn.name} value={priceLabel(addOn.price, catalogue)} />
        ))}
        {build.day && <Row label={words.legends.day} value={build.day} />}
        {time && <Row label={words.legends.time} value={[time.label, time.description].filter(Boolean).join(' ')} />}
      </dl>
      <p
        className="mt-4 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-4 text-lg font-semibold"
        role="status"
      >
        <span>{words.receipt.total}</span> <span className="tabular-nums">{formatDuration(minutes)}</span>
      </p>
      {prices && <p className="mt-2 text-sm tabular-nums">{prices}</p>}
      {isUnderMinimum(minutes, catalogue.minimumMinutes) && (
        <p className="mt-3 rounded-input bg-wattle-tint px-4 py-3 text-sm">{words.minimum}</p>
      )}
      {href && areas.length > 0 && <BuildLink key={href} href={href} words={words.receipt} />}
    </Receipt>
  )
}

/** The listed price and the time so far, as a link to the receipt. */
export function BuilderBar({ catalogue, build }: ReceiptProps) {
  const { receipt } = catalogue.words
  const minutes = minutesOfBuild(build, catalogue)
  if (minutes === 0) return null
  const price = listedPrice(build, catalogue)
  const figures = [
    price !== undefined && receipt.bar.replace('{price}', formatExactMoney(price)),
    formatDuration(minutes),
  ]
  return <ReceiptLink to="your-build" label={receipt.see} figure={figures.filter(Boolean).join(' · ')} />
}

/** The build in three lines. */
export function BuilderLines({
  catalogue,
  build,
  change,
}: ReceiptProps & { readonly change: (step: number) => Change }) {
  const { words } = catalogue
  const { areas, addOns } = partsOf(build, catalogue)
  const type = catalogue.cleanTypes.find(({ value }) => value === build.cleanType)
  const time = catalogue.times.find(({ value }) => value === build.time)
  const parts = [
    ...areas.map(({ area, quantity }) => (quantity > 1 ? `${quantity} × ${area.name}` : area.name)),
    ...addOns.map(({ name }) => name),
  ]
  return (
    <FlowSummary
      lines={[
        { label: words.summary.what, value: `${type?.label}: ${parts.join(', ')}`, change: change(2) },
        {
          label: words.summary.when,
          value: [build.day, time?.label, time?.description].filter(Boolean).join(', '),
          change: change(4),
        },
        {
          label: words.summary.pay,
          value: priceLine(build, catalogue) ?? '',
          note: `${words.receipt.total}: ${formatDuration(minutesOfBuild(build, catalogue))}`,
        },
      ]}
      changeWord={words.summary.change}
      to="your-build"
      see={words.receipt.see}
    />
  )
}
