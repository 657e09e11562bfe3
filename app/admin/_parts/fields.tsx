import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonVariants, buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { searchLimit } from '@/lib/owner/inbox'

export const Problem = ({ id, text }: { id?: string; text: string }) => (
  <p id={id} role="alert" className="text-sm text-error">
    {text}
  </p>
)

interface FieldProps extends ComponentProps<'input'> {
  readonly id: string
  readonly label: string
  readonly error?: string
  readonly hint?: string
  /** For a text of several lines: how many it starts with. */
  readonly rows?: number
}

/** A label, an input, a hint and the error message. A password that was typed is never sent back. */
export function Field({ id, label, error, hint, rows, defaultValue, ...props }: FieldProps) {
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const field = {
    id,
    name: id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
    defaultValue: props.type === 'password' ? undefined : defaultValue,
    ...props,
  }
  return (
    <div className="grid w-full gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {rows ? <Textarea rows={rows} {...(field as ComponentProps<'textarea'>)} /> : <Input {...field} />}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && <Problem id={`${id}-error`} text={error} />}
    </div>
  )
}

export type Choices = readonly (readonly [value: string, text: string])[]

/** A labelled choice from a list. */
export const Choice = ({
  id,
  label,
  choices,
  ...props
}: ComponentProps<'select'> & { id: string; label: string; choices: Choices }) => (
  <div className="grid grow gap-1.5">
    <Label htmlFor={id}>{label}</Label>
    <Select id={id} name={id} {...props}>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </div>
)

/** The button that sends a form. */
export const Submit = ({ className = 'justify-self-start', ...props }: ComponentProps<typeof Button>) => (
  <Button type="submit" variant="secondary" size="sm" className={className} {...props} />
)

/** A search, which shows its results as it's typed. */
export const Search = ({ label, q, children, ...form }: ComponentProps<'form'> & { label: string; q?: string }) => (
  <form role="search" data-live className="flex grow flex-wrap gap-2" {...form}>
    <Input
      id="q"
      name="q"
      type="search"
      className="shrink grow basis-48"
      aria-label={label}
      placeholder={label}
      maxLength={searchLimit}
      defaultValue={q}
    />
    {children}
  </form>
)

/** Hidden fields by name. Those without a value are left out. */
export const Hidden = ({ fields }: { fields: Readonly<Record<string, string | undefined>> }) =>
  Object.entries(fields).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )

interface PostProps extends ComponentProps<'form'> {
  /** The action's name. */
  readonly act: string
  /** The page that has the action, if it isn't this one. */
  readonly on?: string
  readonly fields?: Readonly<Record<string, string | undefined>>
  /** What was typed into it, if it's being shown again. */
  readonly typed?: URLSearchParams
}

/** A form that posts to an action of this page, or of another. */
export const Post = ({ act, on = '', fields = {}, typed, children, ...props }: PostProps) => (
  <form method="post" action={on} data-typed={typed?.get('do') === act ? '' : undefined} {...props}>
    <Hidden fields={{ do: act, ...fields }} />
    {children}
  </form>
)

interface PostButtonProps extends PostProps, ButtonVariants {
  readonly children: ReactNode
  /** Accessible name, if the text alone doesn't say whom it's about: "Done: Zoë Nguyen". */
  readonly about?: string
}

/** A form that's just one button. */
export const PostButton = ({ children, about, variant = 'outline', size = 'sm', ...props }: PostButtonProps) => (
  <Post {...props}>
    <Button type="submit" variant={variant} size={size} aria-label={about && `${String(children)}: ${about}`}>
      {children}
    </Button>
  </Post>
)

interface ConfirmProps extends PostProps {
  readonly button: string
  readonly title: string
  readonly text: string
  /** Text of the confirming button, if it differs from the first one. */
  readonly yes?: string
  /** Accessible name of the first button, if its text doesn't say what it's about. */
  readonly label?: string
}

/** A button for something that can't be undone, so it opens a question first. */
export const Confirm = ({ button, title, text, yes = button, label, children, ...props }: ConfirmProps) => (
  <details className="group" data-question>
    <summary aria-label={label} className={buttonVariants({ variant: 'link', size: 'sm', className: 'list-none' })}>
      {button}
    </summary>
    <Post {...props} className="mt-2 grid max-w-md gap-3 rounded-input border border-line p-4 text-sm">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      {children}
      <Submit variant="primary">{yes}</Submit>
    </Post>
  </details>
)
