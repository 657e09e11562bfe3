import { maxPhotos } from '@/lib/photos'
import { z } from 'zod'
import { atMost, holds, normaliseLine } from './text'

// What comes beside a form's fields never costs a lead: a value that is wrong or too long is left out.
const optional = (limit: number) =>
  z.string().overwrite(normaliseLine).check(holds(1, Infinity), atMost(limit)).optional().catch(undefined)

const touchSchema = z
  .object({
    landing: optional(2_000),
    referrer: optional(2_000),
    utm_source: optional(300),
    utm_medium: optional(300),
    utm_campaign: optional(300),
    utm_term: optional(300),
    utm_content: optional(300),
    at: optional(40),
  })
  .optional()
  .catch(undefined)

/** The optional object `meta` of every form's body (contract, Form endpoints). */
export const metaSchema = z
  .object({
    startedAt: z.number().int().nonnegative().optional().catch(undefined),
    source: optional(300),
    attribution: z.object({ first: touchSchema, last: touchSchema }).optional().catch(undefined),
    subscriptionPrice: optional(300),
    photos: z
      .array(z.string().overwrite(normaliseLine).check(holds(0, 64)))
      .check(holds(0, maxPhotos))
      .optional()
      .catch(undefined),
  })
  .catch({})

/** What is known of the visit that somebody came by. */
export type Touch = NonNullable<z.output<typeof touchSchema>>

export type Meta = z.output<typeof metaSchema>
