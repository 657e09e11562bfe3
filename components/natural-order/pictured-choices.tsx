import { Lino } from '@/components/site/lino'
import type { Option } from '@/content/types'
import { emptyState, type FormField } from '@/lib/forms/form-state'
import { withSent } from '@/components/forms/choices'
import { FieldGroup } from '@/components/forms/field-group'

interface PicturedChoice extends Option {
  /** A linocut in public/art/linocut. */
  readonly print?: string
}

interface PicturedChoicesProps extends FormField {
  options: readonly PicturedChoice[]
}

/** Checkboxes as cards, each with a linocut: `Choices` for what can be pictured. */
export function PicturedChoices({ options, ...field }: PicturedChoicesProps) {
  const { name, state = emptyState } = field
  const sent = state.values[name] ?? []
  const choices: readonly PicturedChoice[] = withSent(options, sent)
  return (
    <FieldGroup {...field} className="min-w-0">
      <div className="mt-3 grid gap-3 @lg:grid-cols-2">
        {choices.map(({ value, label: option, description, print }) => (
          <label
            key={value}
            className="flex min-h-16 cursor-pointer flex-wrap items-center gap-x-4 rounded-input border-[1.5px] border-input bg-silica px-4 py-3 transition-colors duration-160 hover:border-reef has-checked:border-reef has-checked:bg-lagoon has-[[aria-invalid=true]]:border-destructive"
          >
            <input type="checkbox" name={name} value={value} defaultChecked={sent.includes(value)} className="size-6" />
            <span className="beside">
              <span className="font-semibold">{option}</span>{' '}
              {description && <span className="block text-sm text-muted">{description}</span>}
            </span>{' '}
            {print && <Lino name={print} className="size-14 rounded-lg object-cover mix-blend-multiply" />}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
