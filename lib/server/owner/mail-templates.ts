import 'server-only'
import { forms } from '@/lib/forms/registry'
import { sampleBody, sampleQuote, sampleSender } from '../../sample-bodies.mjs'
import { remarksOn } from '../forms/server-halves'
import { quoteMail } from '../leads/quote-mail'
import { bodiesOf } from '../mail/bodies'
import { digestKind, renderDigest } from '../mail/list-digest'
import { unsubscribeUrl } from '../mail/subscribers'
import { templatesFor } from '../mail/templates-for'
import { type MailContent, unknownMail } from './mails'

const ofForms = forms.flatMap((form) => templatesFor(form).map((template) => ({ form, template })))
const idOf = ({ form, template }: (typeof ofForms)[number]) => `${form.slug}.${template.kind}`

/** The emails that can be previewed: every form's, the digest and the quote. */
export const mailTemplates = () => [
  ...ofForms.map((one) => ({ id: idOf(one), form: one.form.label, kind: one.template.kind })),
  { id: digestKind, form: null, kind: digestKind },
  { id: 'quote', form: null, kind: 'quote' },
]

/**
 * One of these emails, rendered from sample data.
 * @throws Refusal 404 for an unknown id
 */
export async function sampleMail(id: string): Promise<MailContent> {
  if (id === digestKind)
    return renderDigest([1, 2, 3].map((n) => ({ list: 'newsletter', email: `name.${n}@visitor.example` })))
  if (id === 'quote') {
    const { subject, html, text } = await quoteMail({ id, ...sampleSender }, sampleQuote, false)
    return { subject, html: html ?? '', text: text ?? '' }
  }
  const found = ofForms.find((one) => idOf(one) === id)
  if (!found) throw unknownMail()
  const { form, template } = found
  const data = form.schema.parse(sampleBody(form.slug, 0))
  const lead = {
    id: 'sample',
    form,
    data,
    summary: form.summary(data),
    sender: form.sender(data),
    meta: {},
    remarks: remarksOn(form.slug, data, {}),
    receivedAt: new Date(),
    unsubscribeUrl: unsubscribeUrl('sample'),
  }
  return { subject: template.envelope(lead).subject, ...(await bodiesOf(template.body(lead))) }
}
