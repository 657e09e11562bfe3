import { bookingHref, business, emailLink, phoneLink } from '@/content/business'
import { contact } from '@/content/contact'
import { guarantee } from '@/content/guarantee'
import { homeMeta } from '@/content/home'
import { llms } from '@/content/llms'
import { footerColumns, legalLinks } from '@/content/navigation'
import { services } from '@/content/services'
import { hostPlanNote, planHref, plans, policies, subscriptionQuestions } from '@/content/subscriptions'
import { subscriptionsPage } from '@/content/subscriptions-page'
import { builderAddOns, builderAreas, minimumBooking } from '@/content/sunnie-select'
import type { Link, Service } from '@/content/types'
import { withGst } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'
import { cardFigures } from '@/lib/pricing/plans'
import { absoluteUrl } from './site'

const { gst } = business
const link = ({ label, href }: Link) => `[${label}](${href.startsWith('/') ? absoluteUrl(href) : href})`
const item = (text: string) => `- ${text}`
const section = (heading: string, ...lines: readonly (string | undefined)[]) =>
  [`## ${heading}`, '', ...lines.filter((line) => line !== undefined)].join('\n')

const serviceLines = ({ id, title, kind, shortDescription, typicalTime, pricing }: Service) => [
  item(`${link({ label: title, href: `/services/${id}` })}: ${kind}. ${shortDescription}`),
  ...(pricing.length
    ? pricing.map(
        ({ propertySize, amount, timeEstimate }) =>
          `  - ${propertySize}: ${formatMoney(withGst(amount, gst))}, ${timeEstimate}`,
      )
    : [`  - ${[llms.quoted, typicalTime].filter(Boolean).join(' ')}`]),
]

/** The business for an assistant, as Markdown (llmstxt.org). Says only what the pages say. */
export const llmsText = (): string =>
  [
    `# ${business.name}`,
    `> ${homeMeta.description}`,
    section(
      llms.where,
      item(`${business.address}: ${business.serviceArea.join(', ')}`),
      ...contact.card.hours.map(item),
      emailLink && item(emailLink.label),
      phoneLink && item(phoneLink.label),
    ),
    section(llms.services, llms.prices, '', ...services.flatMap(serviceLines)),
    section(
      llms.build,
      minimumBooking.advice,
      '',
      ...builderAreas.map(({ name, basePrice, timeEstimate }) =>
        item(`${name}: ${formatMoney(withGst(basePrice, gst))}, ${timeEstimate}`),
      ),
      ...builderAddOns.map(({ name, price }) => item(`${name}: ${formatMoney(withGst(price, gst))}`)),
    ),
    section(
      llms.subscriptions,
      ...plans.map((plan) => {
        const total = formatMoney(cardFigures(plan).visit)
        const label = `${plan.name}, ${plan.frequencyName.toLowerCase()}, ${plan.propertySize}`
        return item(`${link({ label, href: planHref(plan) })}: ${total} ${subscriptionsPage.plans.aVisit}`)
      }),
      item(`${hostPlanNote.text} ${link(hostPlanNote.link)}`),
      ...subscriptionQuestions.map(({ question, answer }) => item(`${question} ${answer}`)),
    ),
    section(
      llms.policies,
      item(guarantee.headline.text),
      item(policies.map(({ topic, rule }) => `${topic}: ${rule}`).join('; ')),
    ),
    section(
      llms.enquire,
      llms.assistants,
      '',
      ...llms.forms.map((form) => item(link(form))),
      business.bookingUrl && item(link({ label: llms.book, href: bookingHref() })),
    ),
    section(
      llms.more,
      ...[...footerColumns.slice(1).flatMap(({ links }) => links), ...legalLinks].map((to) => item(link(to))),
    ),
    '',
  ].join('\n\n')
