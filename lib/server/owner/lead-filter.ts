import 'server-only'
import { z } from 'zod'
import type { Prisma } from '@/generated/sqlite/client'
import { LeadState } from '@/generated/sqlite/enums'
import { formBySlug } from '@/lib/forms/registry'
import { normaliseLine } from '@/lib/forms/text'
import { startOfLocalDay } from '@/lib/local-time'
import { env } from '../env'
import { Refusal } from '../refusal'
import { emailKeyOf } from '../subscribers'

const hour = 3_600_000
/** ISO date of the day after. */
const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, 10)

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true
const day = (name: string) => z.string().refine(isDay, `${name} is a day, such as 2026-11-21`).optional()

const querySchema = z.object({
  form: z
    .string()
    .refine((slug) => formBySlug(slug) !== undefined, 'form is not one of the site’s forms')
    .optional(),
  state: z.enum(LeadState, `state is one of ${Object.keys(LeadState).join(', ')}`).optional(),
  q: z.string().overwrite(normaliseLine).max(200, 'q has up to 200 characters').optional(),
  from: day('from'),
  to: day('to'),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'page is a whole number from 1')
    .transform(Number)
    .default(1),
  format: z.enum(['json', 'csv'], 'format is json or csv').default('json'),
})

export type LeadQuery = z.output<typeof querySchema>

/**
 * Reads the query of `GET /api/admin/leads`. An empty parameter counts as missing: a plain form sends those.
 * @throws Refusal 400 that names each wrong parameter
 */
export function readLeadQuery(params: URLSearchParams): LeadQuery {
  const given = Object.fromEntries([...params].filter(([, value]) => value.trim() !== ''))
  const parsed = querySchema.safeParse(given)
  if (!parsed.success) {
    const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), [message]]))
    throw new Refusal(
      400,
      `Please check the filter: ${parsed.error.issues.map(({ message }) => message).join('; ')}.`,
      { errors },
    )
  }
  const { from, to } = parsed.data
  if (from && to && from > to)
    throw new Refusal(400, 'Please check the filter: from is after to.', { errors: { from: ['from is after to'] } })
  return parsed.data
}

const wordsOf = (q: string) => q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)

/**
 * A pattern for a word that the database can match: ASCII letters and digits as they are, anything else as a wildcard.
 * Case beyond ASCII, JSON's escapes and LIKE's special characters differ between the databases, so the query matches too
 * much rather than too little, and `matchesWords` decides.
 */
function looseMatch(word: string): Prisma.StringFilter {
  const contains = word.replace(/[^a-z0-9]+/g, '%')
  return { contains, ...(env().database.provider === 'postgresql' && { mode: 'insensitive' }) } as Prisma.StringFilter
}

const isEmail = (q: string) => /^[^\s@]+@[^\s@]+$/.test(q)

/** The part of the filter that the database applies. Held leads are left out unless asked for (contract). */
export function leadWhere({ form, state, q, from, to }: Partial<LeadQuery>): Prisma.LeadWhereInput {
  return {
    form,
    state: state ?? { not: 'held' },
    createdAt: {
      ...(from && { gte: startOfLocalDay(from) }),
      ...(to && { lt: startOfLocalDay(dayAfter(to)) }),
    },
    ...(q &&
      (isEmail(q) ? { emailKey: emailKeyOf(q) } : { AND: wordsOf(q).map((word) => ({ payload: looseMatch(word) })) })),
  }
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'number') yield String(value)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* stringsIn(inner)
}

/**
 * Whether every word of `q` occurs in what was typed, ignoring case in every script and on both databases. The sender's
 * own address is left out: an address is found whole or not at all (contract).
 */
export function matchesWords(q: string | undefined, lead: { payload: string; emailKey: string | null }): boolean {
  if (!q || isEmail(q)) return true
  const text = [...stringsIn(JSON.parse(lead.payload))]
    .map((one) => one.toLowerCase())
    .filter((one) => one !== lead.emailKey)
    .join('\n')
  return wordsOf(q).every((word) => text.includes(word))
}
