import type { BuilderCatalogue } from '@/components/sunnie-select/catalogue'
import { business } from '@/content/business'
import * as builder from '@/content/sunnie-select'
import { builderPageWords } from '@/content/sunnie-select-onboarding'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import { linocutImage } from '@/lib/pictures'

// The linocut that illustrates each area.
const linocuts: Readonly<Record<string, string>> = {
  bathroom: 'bathroom',
  kitchen: 'kitchen',
  bedroom: 'bed',
  'living-room': 'sofa',
  laundry: 'laundry',
  'veranda-balcony': 'outdoor',
}

const { title, steps, back, next, confirmation } = builder.builderWords
const { figures, next: whatNext, ways, ...words } = builderPageWords

/** Everything the builder shows, gathered into its props (specification sections 3 to 5 and 9). */
export const builderCatalogue: BuilderCatalogue = {
  path: '/sunnie-select-onboarding',
  endpoint: sunnieSelectQuote.endpoint,
  cleanTypes: builder.cleanTypes,
  areas: builder.builderAreas,
  emblems: Object.fromEntries(builder.builderAreas.map(({ id }) => [id, linocutImage(linocuts[id] ?? id)])),
  thanksEmblem: linocutImage('posy'),
  addOns: builder.builderAddOns.map(({ id, name, description, price, timeEstimate }) => ({
    id,
    name,
    description,
    price,
    timeEstimate,
  })),
  days: builder.builderDays,
  times: builder.builderTimes,
  minimumMinutes: builder.minimumBooking.minutes,
  gst: business.gst,
  words: {
    ...words,
    title,
    steps,
    back,
    next,
    timeHelper: builder.builderTimeHelper,
    minimum: builder.minimumBooking.advice,
    confirmation: { heading: confirmation, figures, next: whatNext, ways },
  },
}
