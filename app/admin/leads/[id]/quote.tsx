import { after } from 'next/server'
import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
import { formatDay } from '@/lib/day'
import { nameLimit, textLimit } from '@/lib/forms/limits'
import { formatLocalTime } from '@/lib/local-time'
import { openQuoteStates, quoteLimits } from '@/lib/owner/quotes'
import { type GstTerms, gstOf } from '@/lib/pricing/gst'
import { formatExactMoney, toDecimalString } from '@/lib/pricing/money'
import { type QuoteLine, type SuggestedLine, lineLabel, lineTotal, parseMoney, totalRows } from '@/lib/pricing/quote'
import { drainOutbox } from '@/lib/server/mail/outbox'
import { quoteBody } from '@/lib/server/owner/quote-body'
import { type QuoteItem, type QuotesOfLead, discardQuote, noAddress } from '@/lib/server/owner/quotes'
import { quoteStandings, saveQuote, withdrawQuote } from '@/lib/server/owner/quotes'
import { mailCarrier } from '@/lib/server/mail/states'
import { validated } from '@/lib/server/requests/validated-body'
import { notOut } from '../../_parts/not-out'
import type { Visit } from '../../_parts/owner-page'
import { Confirm, Field, Post, Problem } from '../../_parts/fields'
import { Heading } from '../../_parts/parts'

type LeadVisit = Visit<{ id: string }>

/** A line's fields, as typed. */
type Typed = Readonly<Record<'description' | 'quantity' | 'unit' | 'hint', string>>

const typedFrom = ({ description, quantity, unit, hint = '' }: SuggestedLine): Typed => ({
  description,
  quantity: String(quantity),
  unit: unit === null ? '' : toDecimalString(unit),
  hint,
})
const blank = typedFrom({ description: '', quantity: 1, unit: null })

/** The lines of a posted form, with the line that was asked for added or taken out. */
function linesIn(form: URLSearchParams): Typed[] {
  const of = (name: string) => form.getAll(name)
  const [quantities, units, hints] = [of('quantity'), of('unit'), of('hint')]
  const lines = of('description').map((description, index) => ({
    description,
    quantity: quantities[index] ?? '',
    unit: units[index] ?? '',
    hint: hints[index] ?? '',
  }))
  const then = form.get('then') ?? ''
  if (then === 'add') return [...lines, blank]
  const [, removed] = /^remove (\d+)$/.exec(then) ?? []
  return removed ? lines.toSpliced(Number(removed), 1) : lines
}

/** A line's fields as numbers. What can't be read is NaN. */
const numbersOf = ({ description, quantity, unit }: Typed): QuoteLine => ({
  description,
  quantity: /^[1-9]\d*$/.test(quantity.trim()) ? Number(quantity) : NaN,
  unit: parseMoney(unit) ?? NaN,
})

/** The actions of a lead's quotes. */
export const quoteActions = {
  /** Saves or sends it. The other buttons, and typing, only show it again with its sums. */
  async quote({ params: { id } }: LeadVisit, form: URLSearchParams) {
    const then = form.get('then')
    if (then !== 'send' && then !== 'save') return undefined
    const send = then === 'send'
    const { version = '', note, validUntil } = Object.fromEntries(form)
    const lines = linesIn(form).map(numbersOf)
    const saved = await saveQuote(validated(quoteBody, { leadId: id, version, lines, note, validUntil, send }))
    if (!saved.sent) return { notice: "Saved. They haven't seen it yet.", to: `/admin/leads/${id}` }
    after(() => drainOutbox())
    return { notice: notOut[mailCarrier()] ?? 'The quote is on its way.', to: `/admin/leads/${id}` }
  },
  async 'quote-withdraw'(_visit: LeadVisit, form: URLSearchParams) {
    await withdrawQuote(form.get('quote') ?? '')
    return { notice: 'Withdrawn. Their page says so.' }
  },
  async 'quote-discard'({ params: { id } }: LeadVisit, form: URLSearchParams) {
    await discardQuote(form.get('quote') ?? '')
    return { notice: 'Thrown away', to: `/admin/leads/${id}` }
  },
}

/** A quote's totals, before and with GST. */
const Sums = ({ lines, gst }: { lines: readonly QuoteLine[]; gst: GstTerms }) => (
  <dl
    data-sums
    className="ml-auto grid w-full grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums last:*:font-semibold sm:max-w-xs"
  >
    {totalRows(lines, gst).map(([label, amount]) => (
      <div key={label} className="contents">
        <dt>{label}</dt>
        <dd className="text-right">{formatExactMoney(amount)}</dd>
      </div>
    ))}
  </dl>
)

const RequestedChange = ({ quote }: { quote?: QuoteItem }) =>
  quote?.requestedChange ? (
    <div className="rounded-input bg-warn-tint p-4 text-warn">
      <p className="font-semibold">What they asked for</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{quote.requestedChange}</p>
    </div>
  ) : null

const tones = {
  draft: 'neutral',
  sent: 'lagoon',
  changes: 'warn',
  accepted: 'success',
  withdrawn: 'outline',
  expired: 'warn',
} as const

/** A quote: its state, its content and what can still be done with it. */
function QuoteCard({ quote, isEdited }: { quote: QuoteItem; isEdited: boolean }) {
  const { id, state, expired, note, lines, link, sentAt, answeredAt, validUntil } = quote
  const standing = expired ? 'expired' : state
  const isOpen = openQuoteStates.includes(state) && !isEdited
  const when = [
    sentAt && `Sent ${formatLocalTime(sentAt)}`,
    answeredAt && `Answered ${formatLocalTime(answeredAt)}`,
    `Valid until ${formatDay(validUntil)}`,
  ]
  return (
    <article className="grid gap-4 rounded-input border border-line p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge variant={tones[standing]}>{quoteStandings[standing]}</Badge>
        <p className="text-muted">{when.filter(Boolean).join(' · ')}</p>
      </div>
      <RequestedChange quote={quote} />
      {note && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
      <ul className="grid gap-1">
        {lines.map((line, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{lineLabel(line)}</span>
            <span className="tabular-nums">{formatExactMoney(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <Sums lines={lines} gst={gstOf(quote)} />
      <div className="flex flex-wrap items-start gap-2">
        {isOpen && (
          <a
            href="?quote=edit#quote"
            className={buttonVariants({ variant: state === 'changes' || expired ? 'primary' : 'outline', size: 'sm' })}
          >
            Change it
          </a>
        )}
        {state !== 'draft' && (
          <a href={link} target="_blank" rel="noreferrer" className={buttonVariants({ variant: 'link', size: 'sm' })}>
            See what they see
          </a>
        )}
        {isOpen && (
          <Confirm
            act="quote-withdraw"
            fields={{ quote: id }}
            button="Withdraw it"
            title="Withdraw this quote?"
            text="They won't be able to accept it, and its page will say so."
          />
        )}
      </div>
    </article>
  )
}

interface LineProps {
  readonly line: Typed
  readonly index: number
  readonly beforeGst: boolean
  readonly errors: LeadVisit['errors']
}

/** One line of a quote: description, quantity and unit price. */
function Line({ line, index, beforeGst, errors }: LineProps) {
  const field = (name: 'description' | 'quantity' | 'unit', label: string) => ({
    id: `quote-${index}-${name}`,
    name,
    label,
    defaultValue: line[name],
    error: errors[`lines.${index}.${name}`]?.[0],
  })
  return (
    <fieldset className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line pb-4 sm:grid sm:grid-cols-[1fr_5.5rem_9rem_auto]">
      <legend className="sr-only">{`Line ${index + 1}`}</legend>
      <div className="w-full">
        <Field {...field('description', 'What')} maxLength={nameLimit} />
      </div>
      <div className="w-20 sm:w-auto">
        <Field {...field('quantity', 'How many')} inputMode="numeric" />
      </div>
      {/* The number keypads of iPhones have no minus sign, which a discount needs. */}
      <div className="grow basis-24">
        <Field
          {...field('unit', beforeGst ? 'Each, before GST' : 'Each')}
          hint={line.hint}
          className="text-right tabular-nums"
        />
      </div>
      <input type="hidden" name="hint" value={line.hint} />
      <button
        type="submit"
        name="then"
        value={`remove ${index}`}
        aria-label={`Take out ${line.description || 'this line'}`}
        className="mt-6 grid size-12 place-items-center rounded-full hover:bg-accent"
      >
        <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
        </svg>
      </button>
    </fieldset>
  )
}

interface QuotesProps {
  readonly visit: LeadVisit
  readonly data: QuotesOfLead
}

/** Writes or changes a quote. One that was sent is changed by sending it again. */
function QuoteForm({ visit, data, quote }: QuotesProps & { quote?: QuoteItem }) {
  const { typed, errors, refusal, params, field } = visit
  const { gst, recipient, suggested } = data
  const isTyped = typed.get('do') === 'quote'
  const lines = isTyped ? linesIn(typed) : (quote?.lines ?? suggested).map(typedFrom)
  const isSent = quote !== undefined && quote.state !== 'draft'
  const shown = lines.length ? lines : [blank]
  // Whoever was told that it has changed has seen the latest version.
  const version = isTyped && refusal?.status !== 409 ? (typed.get('version') ?? '') : (quote?.version ?? '')
  const sums = shown.map(numbersOf).map((line) => ({ ...line, quantity: line.quantity || 0, unit: line.unit || 0 }))
  return (
    <>
      <Post
        id="quote-form"
        act="quote"
        on={`/admin/leads/${params.id}`}
        typed={typed}
        fields={{ version }}
        noValidate
        data-draft={`quote/${params.id}`}
        data-look="quote"
        className="grid gap-5 text-sm"
      >
        {/* What Enter presses: it only adds up. */}
        <button type="submit" hidden />
        <RequestedChange quote={quote} />
        <div className="grid gap-4">
          {shown.map((line, index) => (
            <Line key={index} line={line} index={index} beforeGst={gst.registered} errors={isTyped ? errors : {}} />
          ))}
          {isTyped && errors.lines?.[0] && <Problem text={errors.lines[0]} />}
          {shown.length < quoteLimits.lines && (
            <Button type="submit" name="then" value="add" variant="outline" size="sm" className="justify-self-start">
              Add a line
            </Button>
          )}
        </div>
        <Sums lines={sums} gst={gst} />
        <Field
          id="quote-note"
          label="A note to them"
          rows={3}
          maxLength={textLimit}
          hint="Shown above the prices, in the email and on their page."
          {...field('quote', 'note', quote?.note)}
        />
        <div className="max-w-60">
          <Field
            id="validUntil"
            type="date"
            label="Valid until"
            {...field('quote', 'validUntil', quote && !quote.expired ? quote.validUntil : data.validUntil)}
          />
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit" name="then" value="send" disabled={!recipient}>
            {isSent ? 'Send again' : 'Send the quote'}
          </Button>
          {!isSent && (
            <Button type="submit" name="then" value="save" variant="outline">
              Save for later
            </Button>
          )}
          {quote?.state !== 'draft' && (
            <a
              href={`/admin/leads/${params.id}`}
              data-discard={`quote/${params.id}`}
              className={buttonVariants({ variant: 'link' })}
            >
              Cancel
            </a>
          )}
        </div>
        <p className="text-muted">{recipient ? `Goes to ${recipient} straight away.` : noAddress}</p>
      </Post>
      {quote?.state === 'draft' && (
        <Confirm
          act="quote-discard"
          on={`/admin/leads/${params.id}`}
          fields={{ quote: quote.id }}
          button="Throw it away"
          title="Throw this quote away?"
          text="They haven't seen it, and you'll lose what you wrote."
          data-discard={`quote/${params.id}`}
        />
      )}
    </>
  )
}

/** A lead's quotes: the open one to send or change, and the earlier ones. */
export function Quotes({ visit, data }: QuotesProps) {
  const open = data.quotes.find(({ state }) => state !== 'accepted' && state !== 'withdrawn')
  const isEdited = visit.query.has('quote') || visit.typed.get('do') === 'quote' || open?.state === 'draft'
  // The draft in the form is what it shows, unless it has since been changed elsewhere.
  const isOvertaken = visit.typed.get('do') === 'quote' && visit.refusal?.status === 409
  return (
    <section
      id="quote"
      aria-labelledby="quote-heading"
      className="grid gap-4"
      // Where a draft's form appears.
      {...(!isEdited && { 'data-draft': `quote/${visit.params.id}`, 'data-look': 'quote' })}
    >
      <Heading id="quote-heading">Quote</Heading>
      {isEdited && <QuoteForm visit={visit} data={data} quote={open} />}
      {!isEdited && !open && (
        <a
          href="?quote=new#quote"
          className={buttonVariants({ variant: 'secondary', size: 'sm', className: 'justify-self-start' })}
        >
          {data.quotes.length ? 'Write another quote' : 'Write a quote'}
        </a>
      )}
      {data.quotes
        .filter((quote) => isOvertaken || !(isEdited && quote === open))
        .map((quote) => (
          <QuoteCard key={quote.id} quote={quote} isEdited={isEdited} />
        ))}
    </section>
  )
}
