import { samplesShown } from './placeholders'
import type { Testimonial } from './types'

/**
 * Testimonials (specification section 3). These are all samples that show the owner what goes where; no
 * customer wrote them. Pages label them with `sampleWords.tag`, and `npm run content:check` lists them until they're
 * replaced by real ones with `sample: false`.
 */
const all: readonly Testimonial[] = [
  {
    id: 'sample-daily-glow',
    name: 'A. M.',
    location: 'Airlie Beach',
    rating: 5,
    text: 'I came home to open louvres, clean benches and no chemical smell at all. Our toddler went straight back to playing on the floor.',
    date: 'March 2025',
    source: 'Google',
    sample: true,
    services: ['daily-glow'],
  },
  {
    id: 'sample-natural-order',
    name: 'J. R.',
    location: 'Cannonvale',
    rating: 5,
    text: 'Our pantry makes sense now. Three weeks later everything is still where it belongs, and even the kids put things back.',
    date: 'April 2025',
    source: 'Text',
    sample: true,
    services: ['natural-order'],
  },
  {
    id: 'sample-full-bloom',
    name: 'S. T.',
    location: 'Jubilee Pocket',
    rating: 5,
    text: "We booked the deep clean before family came to stay. They got into corners I'd given up on, and the dog was fine in the house the whole time.",
    date: 'February 2025',
    source: 'Google',
    sample: true,
    services: ['full-bloom'],
  },
  {
    id: 'sample-five-star-reset',
    name: 'K. D.',
    location: 'Airlie Beach',
    rating: 5,
    text: 'Turnover days used to be the worst part of hosting. Now I get a message when the place is ready, and the guests mention how fresh it feels.',
    date: 'May 2025',
    source: 'Public Review',
    sample: true,
    services: ['five-star-reset'],
  },
  {
    id: 'sample-work-flow',
    name: 'P. N.',
    location: 'Cannonvale',
    rating: 5,
    text: 'A calm, tidy office on Monday morning, and no harsh smell in the meeting room. It makes the whole week start better.',
    date: 'January 2025',
    source: 'Google',
    sample: true,
    services: ['work-flow'],
  },
  {
    id: 'sample-sunnie-select',
    name: 'L. W.',
    location: 'Jubilee Pocket',
    rating: 5,
    text: "I only wanted the kitchen, the oven and the veranda done, and I could ask for exactly that. Nothing I didn't need.",
    date: 'May 2025',
    source: 'Text',
    sample: true,
    services: ['sunnie-select'],
  },
  {
    id: 'sample-fortnightly',
    name: 'H. B.',
    location: 'Airlie Beach',
    rating: 5,
    text: 'Every second Thursday is my favourite day of the fortnight. Same care each time, and they remember how we like things.',
    date: 'April 2025',
    source: 'Google',
    sample: true,
    services: ['daily-glow'],
  },
  {
    id: 'sample-wardrobe',
    name: 'C. F.',
    location: 'Cannonvale',
    rating: 5,
    text: "No judgement, just a cup of tea and a very good plan for the wardrobe. I've stopped buying things I already own.",
    date: 'June 2025',
    source: 'Public Review',
    sample: true,
    services: ['natural-order'],
  },
  {
    id: 'sample-reef',
    name: 'M. G.',
    location: 'Jubilee Pocket',
    rating: 5,
    text: 'I like knowing that what goes down our drain is gentle, and that part of what I pay goes to the water we look at every day.',
    date: 'June 2025',
    source: 'Text',
    sample: true,
    services: ['daily-glow', 'full-bloom'],
  },
]

/** On a real domain, only the real ones. */
export const testimonials = samplesShown ? all : all.filter(({ sample }) => !sample)

/** Label and note for samples, so that no visitor mistakes one for a review. */
export const sampleWords = {
  tag: 'Sample',
  note: 'These are samples. Read our reviews on Google.',
} as const
