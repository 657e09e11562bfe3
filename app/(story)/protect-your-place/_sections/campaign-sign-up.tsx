import { LeadForm } from '@/components/forms/lead-form'
import {
  type CampaignPlacement,
  ProtectYourPlaceSignupFields,
} from '@/components/forms/protect-your-place-signup-fields'
import { SharedFields } from '@/components/forms/shared-fields'
import { protectYourPlaceSignup } from '@/lib/forms/protect-your-place-signup'

/** One of the page's two sign-up forms, which mirror each other's fields (decision D5). */
export function CampaignSignUp({ placement }: { readonly placement: CampaignPlacement }) {
  return (
    <div className="rounded-card bg-silica p-6 text-ink sm:p-8">
      <LeadForm
        slug="protect-your-place-signup"
        endpoint={protectYourPlaceSignup.endpoint}
        placement={placement}
        className="relative grid gap-5"
      >
        <ProtectYourPlaceSignupFields placement={placement} />
        <SharedFields />
      </LeadForm>
    </div>
  )
}
