import { LegalPage } from '@/components/site/legal-page'
import { LegalText } from '@/components/site/legal-text'
import { privacyMeta, privacyPolicy } from '@/content/legal/privacy-policy'
import { websiteDetails } from '@/content/legal/website-details'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/privacy-policy', privacyMeta)

export default function PrivacyPolicyPage() {
  return (
    <LegalPage contents={[privacyPolicy, websiteDetails]}>
      <LegalText document={privacyPolicy} />
      <div className="rounded-card bg-lagoon px-6 py-8 sm:px-10">
        <LegalText document={websiteDetails} as="h2" />
      </div>
    </LegalPage>
  )
}
