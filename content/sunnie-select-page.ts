import { builderDays, sunnieSelectPage } from './sunnie-select'

/**
 * Headings and labels of /services/sunnie-select (specification section 2). Facts are in
 * `sunnie-select.ts` and the service's own text is in `services/sunnie-select.ts`.
 */
export const sunnieSelectWords = {
  minimum: 'Two-hour minimum booking.',
  list: {
    heading: 'Build It From These',
    italic: 'These',
    text: "Pick one, pick six, or three of the same. Base prices and times are for a general clean, and we'll quote for your home.",
    areas: 'Areas',
    addOns: 'Add-ons',
  },
  when: {
    heading: 'When We Come',
    italic: 'When',
    daysLabel: 'Available days',
    days: sunnieSelectPage.days,
    /** The same days as a row of circles; a limited day gets a dashed outline. */
    strip: builderDays.slice(0, 6).map(({ name, tag }) => ({ day: name.slice(0, 3), limited: tag !== undefined })),
    timesLabel: 'Times',
  },
  notesHeading: 'Before you book',
  closing: {
    heading: 'Ready When You Are',
    italic: 'You',
  },
} as const
