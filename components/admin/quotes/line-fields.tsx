import type { UseFormReturn } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { adminQuotes as words } from '@/content/admin-quotes'
import { nameLimit } from '@/lib/forms/limits'
import { quoteLimits } from '@/lib/owner/quotes'
import { parseMoney } from '@/lib/pricing/quote'
import { FieldProblem } from './field-problem'
import { type QuoteValues, readQuantity } from './quote-values'

interface LineFieldsProps {
  readonly form: UseFormReturn<QuoteValues>
  readonly index: number
  readonly hint: string
  readonly beforeGst: boolean
  onRemove(): void
}

const isUnit = (text: string) => {
  const cents = parseMoney(text)
  return (cents !== null && Math.abs(cents) <= quoteLimits.unit) || words.problems.unit
}

/** One line of a quote: description, quantity and unit price. */
export function LineFields({ form, index, hint, beforeGst, onRemove }: LineFieldsProps) {
  const { register, formState, getValues } = form
  const errors = formState.errors.lines?.[index]
  const id = (name: string) => `quote-${index}-${name}`
  const field = (name: 'description' | 'quantity' | 'unit') => ({
    id: id(name),
    'aria-invalid': errors?.[name] !== undefined,
    'aria-describedby': `${id(name)}-problem${name === 'unit' && hint ? ` ${id('hint')}` : ''}`,
  })
  return (
    <fieldset
      tabIndex={-1}
      className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line pb-4 sm:grid sm:grid-cols-[1fr_5.5rem_9rem_auto]"
    >
      <legend className="sr-only">{words.line(index + 1)}</legend>
      <div className="grid w-full gap-1">
        <Label htmlFor={id('description')}>{words.description}</Label>
        <Input
          {...field('description')}
          maxLength={nameLimit}
          {...register(`lines.${index}.description`, {
            validate: (text) => text.trim() !== '' || words.problems.description,
          })}
        />
        <FieldProblem id={`${id('description')}-problem`} text={errors?.description?.message} />
      </div>
      <div className="grid w-20 gap-1 sm:w-auto">
        <Label htmlFor={id('quantity')}>{words.quantity}</Label>
        <Input
          {...field('quantity')}
          inputMode="numeric"
          {...register(`lines.${index}.quantity`, {
            validate: (text) => !Number.isNaN(readQuantity(text)) || words.problems.quantity,
          })}
        />
        <FieldProblem id={`${id('quantity')}-problem`} text={errors?.quantity?.message} />
      </div>
      <div className="grid grow basis-24 gap-1">
        <Label htmlFor={id('unit')}>{words.unit(beforeGst)}</Label>
        {/* The number keypads of iPhones have no minus sign, which a discount needs. */}
        <Input
          {...field('unit')}
          className="text-right tabular-nums"
          {...register(`lines.${index}.unit`, { validate: isUnit })}
        />
        {hint && (
          <p id={id('hint')} className="text-xs text-muted">
            {hint}
          </p>
        )}
        <FieldProblem id={`${id('unit')}-problem`} text={errors?.unit?.message} />
      </div>
      <button
        type="button"
        aria-label={words.remove(getValues(`lines.${index}.description`))}
        onClick={onRemove}
        className="mt-6 grid size-12 place-items-center rounded-full hover:bg-accent"
      >
        <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
        </svg>
      </button>
    </fieldset>
  )
}
