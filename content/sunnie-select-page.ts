import { sunnieSelectPage } from './sunnie-select'

/**
 * Headings and small words of /services/sunnie-select (specification section 2; decisions A16, B4
 * to B6). Its facts stand in `sunnie-select.ts`, its own texts in `services/sunnie-select.ts`.
 */
export const sunnieSelectWords = {
  minimum: 'Two-hour minimum booking.',
  list: {
    heading: 'Build It from These',
    italic: 'These',
    text: 'Take one, take six, take three of the same. Base prices and times are for a general clean; your quote is made for your home.',
    areas: 'Areas',
    addOns: 'Sample add-ons',
    /** After the first row's price, read to screen readers as well. */
  },
  when: {
    heading: 'When We Come',
    italic: 'When',
    daysLabel: 'Available days',
    days: sunnieSelectPage.days,
    /** The same, drawn. */
    strip: [
      { day: 'Mon', limited: false },
      { day: 'Tue', limited: false },
      { day: 'Wed', limited: false },
      { day: 'Thu', limited: false },
      { day: 'Fri', limited: false },
      { day: 'Sat', limited: true },
    ],
    timesLabel: 'Times',
  },
  notesHeading: 'Before you book',
  closing: {
    heading: 'Ready when you are',
    italic: 'you',
  },
} as const
