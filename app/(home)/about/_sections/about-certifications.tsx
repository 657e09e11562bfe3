import { CertificationStrip } from '@/components/sections/certification-strip'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { about } from '@/content/about'

export function AboutCertifications() {
  const { heading, italic, text } = about.certifications
  return (
    <Section labelledBy="about-certifications" className="grid gap-8">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_1fr]">
        <Headline id="about-certifications" text={heading} italic={italic} />
        <p className="max-w-[30rem] text-muted lg:justify-self-end">{text}</p>
      </div>
      <div className="border-y border-line py-4">
        <CertificationStrip label={heading} />
      </div>
    </Section>
  )
}
