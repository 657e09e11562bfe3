import { NaturalOrderOnboardingFields } from '@/components/forms/natural-order-onboarding-fields'
import { onboardingOptions } from '@/content/natural-order-form'
import { onboardingRemarks } from '@/lib/forms/checks/natural-order-onboarding'
import { naturalOrderOnboarding } from '@/lib/forms/natural-order-onboarding'
import { type FormFields, acceptLead } from '@/lib/server/intake'

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as HEAD, methodNotAllowed as OPTIONS, methodNotAllowed as PATCH, methodNotAllowed as PUT } from '@/lib/server/refusal'

const fields: FormFields = ({ state }) => NaturalOrderOnboardingFields({ state, options: onboardingOptions })

export const POST = acceptLead({ ...naturalOrderOnboarding, remarks: onboardingRemarks }, fields)
