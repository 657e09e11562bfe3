import { builderAddOns, builderAreas } from '@/content/sunnie-select'
import { frequencies, homeSizes, officeSizes, wizardPrices, wizardServices } from '@/content/wizard'
import { forms } from '@/lib/forms/registry'
import { toDecimalString } from '@/lib/pricing/money'
import { sampleBody } from '@/lib/sample-bodies'
import { remarksOn } from '@/lib/server/forms/server-halves'
import { bodiesOf } from '@/lib/server/mail/bodies'
import { templatesFor } from '@/lib/server/mail/templates-for'

/** Choices that between them name everything on the price lists, by form. */
const choices: Readonly<Record<string, readonly object[]>> = {
  subscribe: wizardServices.flatMap((service) =>
    [...homeSizes, ...officeSizes].flatMap((size) => {
      const visits = wizardPrices[service.id][size.id]
      if (!visits) return []
      return service.frequencies.map((frequency) => ({
        serviceType: service.name,
        propertySize: size.name,
        frequency: frequencies.find(({ id }) => id === frequency)!.name,
        estimatedPrice: toDecimalString(visits[frequency]),
      }))
    }),
  ),
  'sunnie-select-quote': [
    {
      cleanType: 'general',
      selectedAreas: builderAreas.map(({ name }) => ({ name, quantity: 1 })),
      selectedAddOns: builderAddOns.map(({ name }) => name),
    },
  ],
}

/** What each email that a form causes says, by form and kind: its subject, and its text for each choice. */
export async function mails(): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {}
  for (const form of forms)
    for (const choice of choices[form.slug] ?? [{}]) {
      const data = form.schema.parse({ ...(sampleBody(form.slug, 1) as object), ...choice })
      const lead = {
        id: 'sample',
        form,
        data,
        summary: form.summary(data),
        sender: form.sender(data),
        meta: {},
        remarks: remarksOn(form.slug, data, {}),
        receivedAt: new Date(0),
        unsubscribeUrl: '/unsubscribe/sample',
      }
      for (const { kind, envelope, body } of templatesFor(form)) {
        const name = `${form.label}: ${kind.replace('-', ' ')}`
        const { text } = await bodiesOf(body(lead))
        found[name] = [found[name], envelope(lead).subject, text].filter(Boolean).join('\n')
      }
    }
  return found
}
