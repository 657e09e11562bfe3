import type { Option } from '@/content/types'
import { emptyState, type FormField } from '@/lib/forms/form-state'
import { FieldGroup } from './field-group'

interface ChoicesProps extends FormField {
  options: readonly Option[]
  /** Checkboxes instead of radio buttons. */
  multiple?: boolean
  /** The default choice. */
  initially?: string
}

const known = (options: readonly Option[], value: string) => options.some((option) => option.value === value)

/** More than the longest of our lists has. A post has room for thousands. */
const maxUnknown = 30

/** The options, followed by any other values that were sent, so that redisplaying a form loses nothing. */
export function withSent(options: readonly Option[], sent: readonly string[]): readonly Option[] {
  const unknown = [...new Set(sent)].filter((value) => value !== '' && !known(options, value)).slice(0, maxUnknown)
  return [...options, ...unknown.map((value) => ({ value, label: value }))]
}

/** Radio buttons or checkboxes under one legend, each a 44 px target. */
export function Choices({ options, multiple, initially, ...field }: ChoicesProps) {
  const { name, state = emptyState, required } = field
  const sent = state.values[name] ?? (initially === undefined || Object.keys(state.values).length ? [] : [initially])
  return (
    <FieldGroup {...field}>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {withSent(options, sent).map(({ value, label: option, description }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              required={required && !multiple}
              defaultChecked={sent.includes(value)}
              className="size-6 shrink-0"
            />
            <span>
              {option} {description && <span className="block text-sm text-muted">{description}</span>}
            </span>{' '}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
