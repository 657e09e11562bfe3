import { ContentLink } from '@/components/site/content-link'
import { home } from '@/content/home'

/**
 * Dark strip above the home page's hero that links to the campaign (specification section 2, home). The link fills it,
 * so what shows its focus is drawn on the inside.
 */
export function CampaignBar() {
  return (
    <p className="bg-abyss text-center text-sm text-lagoon print:hidden">
      <ContentLink
        link={home.campaignBar}
        className="wrap flex min-h-11 items-center justify-center py-2 decoration-wattle decoration-2 underline-offset-4 -outline-offset-4 hover:underline focus-visible:[box-shadow:none]"
      />
    </p>
  )
}
