import { formatCount } from './count'

/** Text of the owner's page about how business is going. */
export const adminBusiness = {
  title: 'How business is going',
  loading: 'Adding it all up...',
  error: "We couldn't load these figures.",
  period: 'How far back',
  periods: { 4: '4 weeks', 12: '12 weeks', 52: 'A year' },
  dates: (from: string, to: string) => `${from} to ${to}`,
  empty: 'Nothing to show yet',
  emptyHint: 'Once people get in touch, this page shows how it goes.',
  asTable: 'As a table',
  lists: 'List sign-ups',
  week: 'Week from',
  leads: {
    title: 'What came in, week by week',
  },
  answered: {
    title: 'Answered within 24 hours',
    text: (inTime: number, all: number) =>
      `${formatCount(inTime)} of ${formatCount(all)} ${all === 1 ? 'enquiry was' : 'enquiries were'} answered within 24 hours.`,
    none: 'No enquiries to answer in this period.',
    inTime: 'Within 24 hours',
    late: 'Later',
    waiting: 'Still waiting, over 24 hours',
  },
  sources: {
    title: 'Where enquiries come from',
    column: 'Source',
    unknown: "Typed in, or doesn't say",
    others: 'All others',
    leads: 'Enquiries',
    won: 'Won',
  },
  states: {
    title: 'What your enquiries are worth',
    text: 'By our price list or your quote, GST included. Each subscription counts as one visit.',
    column: 'State',
    value: 'Worth',
  },
  forms: {
    title: 'From looking to sending',
    text: 'How many people saw each form, started it and sent it.',
    column: 'Form',
    views: 'Saw it',
    starts: 'Started',
    finishes: 'Sent',
  },
  csv: {
    title: 'Short lists for a spreadsheet',
    calls: {
      label: 'Call list',
      hint: "Everyone with a phone number who's waiting for an answer.",
      file: 'call-list',
      columns: ['Name', 'Phone', 'About', 'Worth', 'Came in', 'Email'],
    },
    accountant: {
      label: 'For the accountant',
      hint: 'What was won in this period, with GST.',
      file: 'for-the-accountant',
      columns: ['Date', 'Name', 'For', 'Before GST', 'GST', 'Total', 'Based on'],
    },
    byQuote: 'Accepted quote',
    quoted: 'Your quote',
    byList: 'Price list',
    noPrice: 'No price',
  },
} as const
