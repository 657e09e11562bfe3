import { business } from '@/content/business'
import * as builder from '@/content/sunnie-select'
import { builderMeta, builderPageWords } from '@/content/sunnie-select-onboarding'
import { thanksOf } from '@/content/thanks'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import { placedForm } from '@/lib/forms/tool'
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

const { confirmation: heading, ...builderWords } = builder.builderWords
const { figures, text, ways, ...words } = builderPageWords

/** Everything the builder shows, which a page passes as props (specification sections 3 to 5 and 9). */
export const builderCatalogue = {
  path: '/sunnie-select-onboarding',
  form: placedForm(sunnieSelectQuote),
  cleanTypes: builder.cleanTypes,
  areas: builder.builderAreas,
  emblems: Object.fromEntries(builder.builderAreas.map(({ id }) => [id, linocutImage(linocuts[id] ?? id)])),
  thanksEmblem: linocutImage('posy'),
  addOns: builder.builderAddOns,
  days: builder.builderDays,
  times: builder.builderTimes,
  minimumMinutes: builder.minimumBooking.minutes,
  gst: business.gst,
  words: {
    ...words,
    ...builderWords,
    title: builderMeta.title,
    timeHelper: builder.builderTimeHelper,
    minimum: builder.minimumBooking.advice,
    confirmation: { ...thanksOf('sunnie-select-quote'), heading, figures, text, ways },
  },
}

export type BuilderCatalogue = typeof builderCatalogue

/** What a step requires (specification, section 5). */
export type AnswerKey = keyof typeof builderPageWords.errors
