import { LeadForm } from '@/components/forms/lead-form'
import { SignUpFields } from '@/components/forms/sign-up-fields'
import { protectYourPlaceSignup } from '@/lib/forms/protect-your-place-signup'
import { SharedFields } from './shared-fields'

/** One of the page's two sign-up forms, which mirror each other's fields. */
export function CampaignSignUp({ placement }: { readonly placement: 'campaign-hero' | 'campaign-involved' }) {
  return (
    <div className="rounded-card bg-silica p-6 text-ink sm:p-8">
      <LeadForm form={protectYourPlaceSignup} placement={placement} className="relative grid gap-5">
        <SignUpFields form={protectYourPlaceSignup} placement={placement} />
        <SharedFields />
      </LeadForm>
    </div>
  )
}
