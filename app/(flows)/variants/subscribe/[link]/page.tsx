import { wizardLinks } from '@/content/subscriptions'
import { SubscriptionWizard } from '../../../subscribe/_sections/subscription-wizard'

export { metadata } from '../page'

export const dynamicParams = false

export const generateStaticParams = () => Object.keys(wizardLinks).map((link) => ({ link }))

/** Served by proxy.ts for the wizard as other pages link to it: `/subscribe?service=…&size=…&frequency=…`. */
export default async function LinkedSubscribePage({ params }: PageProps<'/variants/subscribe/[link]'>) {
  const { link } = await params
  return <SubscriptionWizard query={new URLSearchParams(wizardLinks[link]!.split('?')[1])} />
}
