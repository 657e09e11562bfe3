import 'server-only'
import { z } from 'zod'
import { LeadState } from '@/generated/sqlite/enums'
import { formBySlug } from '@/lib/forms/registry'
import { format, page, searchParam, flagParam } from './read-query'

/** Before any lead. Browsers send years like 0002 while one is typed, and Brisbane's offset once had odd seconds. */
const firstDay = '2000-01-01'

const day = (name: string) =>
  z.iso
    .date(`${name} must be a date, such as 2026-11-21`)
    .transform((given) => (given < firstDay ? firstDay : given))
    .optional()

/** The query of `GET /api/admin/leads`. */
export const leadQuery = z
  .object({
    form: z
      .string()
      .refine((slug) => formBySlug(slug) !== undefined, "form must be one of the site's forms")
      .optional(),
    state: z.enum(LeadState, `state must be one of ${Object.keys(LeadState).join(', ')}`).optional(),
    q: searchParam,
    from: day('from'),
    to: day('to'),
    waiting: flagParam('waiting'),
    unanswered: flagParam('unanswered'),
    quoted: flagParam('quoted'),
    sort: z
      .enum(['newest', 'oldest', 'value', 'quoted'], 'sort must be newest, oldest, value or quoted')
      .default('newest'),
    page,
    format,
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['from'],
    error: 'The start date is after the end date',
  })

export type LeadQuery = z.output<typeof leadQuery>
