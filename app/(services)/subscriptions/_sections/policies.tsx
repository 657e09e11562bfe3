import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { policies } from '@/content/subscriptions'
import { subscriptionsPage } from '@/content/subscriptions-page'

/** All notice periods in one table (specification section 9, policies). */
export function Policies() {
  const { heading, italic, text, topic, rule, terms } = subscriptionsPage.policies
  return (
    <Section tone="leaf" labelledBy="policies" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.9fr]">
      <div className="grid content-start gap-4">
        <Headline id="policies" text={heading} italic={italic} />
        <p>{text}</p>
        <p>
          <ContentLink link={terms} className="font-semibold text-reef underline decoration-2 underline-offset-4" />
        </p>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-start">
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr className="border-b-2 border-ink text-sm">
              <th scope="col" className="w-1/2 py-2 pe-4 text-start font-semibold">
                {topic}
              </th>
              <th scope="col" className="py-2 text-start font-semibold">
                {rule}
              </th>
            </tr>
          </thead>
          <tbody>
            {policies.map((policy) => (
              <tr key={policy.id} className="border-b border-ink/20 align-top">
                <th scope="row" className="py-3 pe-4 text-start font-normal">
                  {policy.topic}
                </th>
                <td className="py-3 font-semibold">{policy.rule}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
