import { CharityBanner } from '@/components/sections/charity-banner'
import { homeMeta } from '@/content/home'
import { businessNode, websiteNode } from '@/lib/seo/business'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { CampaignBar } from './_sections/campaign-bar'
import { CampaignPromo } from './_sections/campaign-promo'
import { Certifications } from './_sections/certifications'
import { ClientTestimonials } from './_sections/client-testimonials'
import { ContactForm } from './_sections/contact-form'
import { CallToAction } from './_sections/call-to-action'
import { FounderTeaser } from './_sections/founder-teaser'
import { FreeGuide } from './_sections/free-guide'
import { Hero } from './_sections/hero'
import { NaturalOrderPromo } from './_sections/natural-order-promo'
import { NewsletterForm } from './_sections/newsletter-form'
import { Price } from './_sections/price'
import { ShopPromo } from './_sections/shop-promo'
import { SignatureServices } from './_sections/signature-services'
import { SubscriptionsBanner } from './_sections/subscriptions-banner'
import { Welcome } from './_sections/welcome'
import { WhyChooseUs } from './_sections/why-choose-us'

export const metadata = pageMetadata('/', homeMeta, { wholeTitle: true })

/** The home page. Sections follow the order in specification section 2. */
export default function HomePage() {
  return (
    <>
      <JsonLd nodes={[businessNode(), websiteNode()]} />
      <CampaignBar />
      <Hero />
      <Certifications />
      <Price />
      <SignatureServices />
      <WhyChooseUs />
      <SubscriptionsBanner />
      <Welcome />
      <FounderTeaser />
      <ShopPromo />
      <CampaignPromo />
      <CallToAction />
      <ClientTestimonials />
      <FreeGuide />
      <NaturalOrderPromo />
      <CharityBanner />
      <NewsletterForm />
      <ContactForm />
    </>
  )
}
