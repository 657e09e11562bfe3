import { campaign, campaignMeta } from '@/content/campaign'
import { breadcrumbNode } from '@/lib/seo/page-nodes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { BehindTheScenes } from './_sections/behind-the-scenes'
import { CampaignArtist } from './_sections/campaign-artist'
import { CampaignFounder } from './_sections/campaign-founder'
import { CampaignHero } from './_sections/campaign-hero'
import { CampaignTimeline } from './_sections/campaign-timeline'
import { CharityVision } from './_sections/charity-vision'
import { HowYouCanHelp } from './_sections/how-you-can-help'
import { PartnerCharity } from './_sections/partner-charity'
import { Sponsors } from './_sections/sponsors'
import { WantToBeInvolved } from './_sections/want-to-be-involved'
import { WhatIs } from './_sections/what-is'

export const metadata = pageMetadata('/protect-your-place', campaignMeta)

/** The marine conservation campaign. Sections follow the order in specification section 2. */
export default function ProtectYourPlacePage() {
  const { heading, thanksHeading } = campaign.sponsors
  return (
    <>
      <JsonLd nodes={[breadcrumbNode(['Protect Your Place', '/protect-your-place'])]} />
      <CampaignHero />
      <WhatIs />
      <Sponsors id="sponsors" heading={heading} />
      <PartnerCharity />
      <CharityVision />
      <CampaignArtist />
      <HowYouCanHelp />
      <WantToBeInvolved />
      <CampaignFounder />
      <CampaignTimeline />
      <BehindTheScenes />
      <Sponsors id="sponsors-thanks" heading={thanksHeading} />
    </>
  )
}
