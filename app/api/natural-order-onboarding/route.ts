import { NaturalOrderOnboardingFields } from '@/components/natural-order/onboarding-fields'
import { PhotosByEmail } from '@/components/natural-order/photo-part'
import { photoWords } from '@/content/natural-order-onboarding'
import { naturalOrderOnboarding } from '@/lib/forms/natural-order-onboarding'
import type { FormFields } from '@/lib/forms/form-state'
import { formRoute } from '@/lib/server/leads/intake'

const fields: FormFields = ({ state }) =>
  NaturalOrderOnboardingFields({ state, photos: PhotosByEmail({ words: photoWords }) })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(naturalOrderOnboarding, fields)
