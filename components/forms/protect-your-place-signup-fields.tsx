import { emptyState, type FormState } from '@/lib/forms/form-state'
import { protectYourPlaceSignup } from '@/lib/forms/protect-your-place-signup'
import { Field } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

export type CampaignPlacement = 'campaign-hero' | 'campaign-involved'

/** The campaign's two sign-ups, each with its own ids and its own button (specification, section 5; decision D5). */
export function ProtectYourPlaceSignupFields({
  state = emptyState,
  placement = 'campaign-hero',
  idPrefix = placement,
}: {
  state?: FormState
  placement?: CampaignPlacement
  idPrefix?: string
}) {
  const { labels, words, consent } = protectYourPlaceSignup
  const common = { idPrefix, state, required: true }
  return (
    <>
      <Field {...common} name="firstName" label={labels.firstName!} autoComplete="given-name" />
      <Field {...common} name="email" label={labels.email!} type="email" autoComplete="email" />
      <p className="text-sm">{consent?.words}</p>
      <Honeypot />
      <SubmitButton words={words[placement]!} />
    </>
  )
}
