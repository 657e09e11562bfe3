import { NaturalOrderOnboardingFields } from '@/components/forms/natural-order-onboarding-fields'
import { PhotosByEmail } from '@/components/forms/photo-part'
import { onboardingOptions } from '@/content/natural-order-form'
import { photoWords } from '@/content/natural-order-onboarding'
import { onboardingRemarks } from '@/lib/forms/checks/natural-order-onboarding'
import { naturalOrderOnboarding } from '@/lib/forms/natural-order-onboarding'
import { type FormFields, acceptLead } from '@/lib/server/intake'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

const fields: FormFields = ({ state }) =>
  NaturalOrderOnboardingFields({ state, options: onboardingOptions, photos: PhotosByEmail({ words: photoWords }) })

export const POST = acceptLead({ ...naturalOrderOnboarding, remarks: onboardingRemarks }, fields)
