import type { Option } from '@/content/types'
import { emptyState, type FormState } from '@/lib/forms/form-state'
import { FieldGroup } from './field-group'

interface ChoicesProps {
  /** Keeps ids unique if the same form is on a page twice. */
  idPrefix: string
  /** The JSON key, repeated for a list. */
  name: string
  /** Text of the legend. */
  label: string
  options: readonly Option[]
  state?: FormState
  /** Checkboxes instead of radio buttons. */
  multiple?: boolean
  required?: boolean
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
export function Choices({
  idPrefix,
  name,
  label,
  options,
  state = emptyState,
  multiple,
  required,
  initially,
}: ChoicesProps) {
  const sent = state.values[name] ?? (initially === undefined || Object.keys(state.values).length ? [] : [initially])
  return (
    <FieldGroup {...{ idPrefix, name, label, state, required }}>
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
