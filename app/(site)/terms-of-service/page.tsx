import type { Metadata } from 'next'
import { LegalPage } from '@/components/site/legal-page'
import { LegalText } from '@/components/site/legal-text'
import { legalPage } from '@/content/legal/legal-page'
import { termsMeta, termsOfService } from '@/content/legal/terms-of-service'

export const metadata: Metadata = { title: termsMeta.title, description: termsMeta.description, alternates: { canonical: './' } }

export default function TermsOfServicePage() {
  return (
    <LegalPage contents={[termsOfService]}>
      <LegalText document={termsOfService} updatedLabel={legalPage.updatedLabel} />
    </LegalPage>
  )
}
