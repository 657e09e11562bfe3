interface ClosedDays {
  /** "Thursday 24 December", both the same for a single day. */
  readonly from: string
  readonly to: string
  /** "Christmas". */
  readonly name: string
  /** The next day on which we answer. */
  readonly back: string
}

/** Follows a promise to answer within 24 hours. */
export const overWeekend = 'Over a weekend it may be Monday.'

/** What takes the place of "within 24 hours" while closed days are near or on. */
export const closedNotice = ({ from, to, name, back }: ClosedDays) =>
  `We're closed ${from === to ? `on ${from}` : `from ${from} to ${to}`} (${name}) and answer from ${back}.`
