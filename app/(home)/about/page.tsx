import { aboutMeta } from '@/content/about'
import { breadcrumbNode, pageNode } from '@/lib/seo/page-nodes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { AboutCallToAction } from './_sections/about-call-to-action'
import { AboutCertifications } from './_sections/about-certifications'
import { AboutCharity } from './_sections/about-charity'
import { AboutDay } from './_sections/about-day'
import { AboutHero } from './_sections/about-hero'
import { AboutMission } from './_sections/about-mission'
import { AboutStory } from './_sections/about-story'
import { AboutValues } from './_sections/about-values'

export const metadata = pageMetadata('/about', aboutMeta)

/** Founder's story, mission, values, charity and certifications (specification section 2). */
export default function AboutPage() {
  return (
    <>
      <JsonLd nodes={[pageNode('AboutPage', '/about', aboutMeta), breadcrumbNode(['About Us', '/about'])]} />
      <AboutHero />
      <AboutStory />
      <AboutMission />
      <AboutValues />
      <AboutDay />
      <AboutCharity />
      <AboutCertifications />
      <AboutCallToAction />
    </>
  )
}
