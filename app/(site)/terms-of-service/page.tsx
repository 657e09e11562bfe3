import { LegalPage } from '@/components/site/legal-page'
import { LegalText } from '@/components/site/legal-text'
import { termsMeta, termsOfService } from '@/content/legal/terms-of-service'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/terms-of-service', termsMeta)

export default function TermsOfServicePage() {
  return (
    <LegalPage contents={[termsOfService]}>
      <LegalText document={termsOfService} />
    </LegalPage>
  )
}
