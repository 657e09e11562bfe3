import { CertificationStrip } from '@/components/sections/certification-strip'
import { TideLine } from '@/components/site/tide-line'
import { home } from '@/content/home'

/** Six badges on a band that overlaps the base of the hero's arch. */
export function Certifications() {
  return (
    <div className="relative z-1 bg-lagoon pt-3 pb-9 md:pt-4 md:pb-10">
      <TideLine shore="cove" className="text-lagoon" />
      <div className="wrap">
        <CertificationStrip label={home.certifications.label} />
      </div>
    </div>
  )
}
