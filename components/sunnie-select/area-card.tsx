import { type MouseEvent, useState } from 'react'
import type { BuilderArea } from '@/content/types'
import { inSentences } from '@/components/forms/field'
import { breakable } from '@/components/site/breakable'
import { maxQuantity } from '@/lib/forms/limits'
import type { BuilderCatalogue } from './catalogue'

interface AreaCardProps {
  readonly area: BuilderArea
  readonly emblem?: BuilderCatalogue['emblems'][string]
  /** How long one takes. */
  readonly time: string
  readonly price?: string
  /** That an area is needed, for an assistant. */
  readonly needed: string
  readonly quantity: number
  readonly words: BuilderCatalogue['words']
  readonly count: (quantity: number) => void
}

const round =
  'grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-reef text-lg leading-none text-reef transition-colors duration-160 ease-tide hover:bg-reef hover:text-silica aria-disabled:border-field aria-disabled:text-muted aria-disabled:hover:bg-transparent'

/** An area and its quantity. Buttons and field have its name, and all three work without scripts. */
export function AreaCard({
  area: { id, name, description },
  emblem,
  time,
  price,
  needed,
  quantity,
  words,
  count,
}: AreaCardProps) {
  const [counted, setCounted] = useState(false)
  const step = (by: number) => (event: MouseEvent) => {
    event.preventDefault()
    setCounted(true)
    count(Math.max(0, Math.min(maxQuantity, quantity + by)))
  }
  const named = (text: string) => text.replace('{area}', name)
  return (
    <div
      className={`flex flex-col gap-4 rounded-card border-2 bg-silica p-5 sm:p-6 ${quantity ? 'border-reef' : 'border-transparent'}`}
    >
      <div className="flex flex-wrap items-start gap-4">
        {emblem && <img {...emblem} alt="" className="size-16 shrink-0 object-contain" />}
        <div className="beside">
          <h3 className="text-h4">{breakable(name)}</h3>
          <p className="mt-1 text-sm text-muted">{description}</p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm tabular-nums">
          {price && <strong className="block font-semibold">{price}</strong>} <span>{time}</span>
        </p>
        <div className="flex items-center gap-2">
          <button
            type="submit"
            name="minus"
            value={id}
            aria-label={named(words.minus)}
            aria-disabled={quantity === 0}
            onClick={step(-1)}
            className={round}
          >
            <span aria-hidden="true">−</span>
          </button>
          <input
            type="number"
            name={id}
            inputMode="numeric"
            min={0}
            max={maxQuantity}
            aria-label={named(words.quantity)}
            toolparamdescription={inSentences(named(words.quantity), needed, price, time)}
            value={quantity}
            // A tap may put the caret before the 0, so that typing 3 would make it 30.
            onFocus={(event) => event.target.select()}
            // React leaves 03 as it is. The step's form reads the number.
            onChange={({ target }) => void (target.value = String(target.valueAsNumber || 0))}
            className="w-12 [appearance:textfield] rounded-input border-[1.5px] border-input bg-silica py-2 text-center font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
          />
          <button
            type="submit"
            name="plus"
            value={id}
            aria-label={named(words.plus)}
            aria-disabled={quantity >= maxQuantity}
            onClick={step(1)}
            className={round}
          >
            <span aria-hidden="true">+</span>
          </button>
          <span aria-live="polite" className="sr-only">
            {counted && `${quantity} × ${name}`}
          </span>
        </div>
      </div>
    </div>
  )
}
