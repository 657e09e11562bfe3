import { maxPhotos } from '@/lib/photos'
import * as z from 'zod/mini'
import { maxCharacters, lengthBetween, normaliseLine } from './text'

// Metadata never costs us a lead: a value that's invalid or too long is dropped.
const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const lineOrNothing = (limit: number, normalise = normaliseLine) =>
  orNothing(z.string().check(z.overwrite(normalise), lengthBetween(1, Infinity), maxCharacters(limit)))

/** Anyone with a quote's URL can accept it, so its token isn't passed on. */
const withoutToken = (landing: string) => normaliseLine(landing).replace(/^\/(quote|unsubscribe)\/.*/, '/$1')

const touchSchema = orNothing(
  z.object({
    landing: lineOrNothing(2_000, withoutToken),
    referrer: lineOrNothing(2_000),
    utm_source: lineOrNothing(300),
    utm_medium: lineOrNothing(300),
    utm_campaign: lineOrNothing(300),
    utm_term: lineOrNothing(300),
    utm_content: lineOrNothing(300),
    at: lineOrNothing(40),
  }),
)

/** The optional `meta` object in every form's body. */
export const metaSchema = z.catch(
  z.object({
    startedAt: orNothing(z.int().check(z.nonnegative())),
    source: lineOrNothing(300),
    attribution: orNothing(z.object({ first: touchSchema, last: touchSchema })),
    subscriptionPrice: lineOrNothing(300),
    photos: orNothing(
      z
        .array(z.string().check(z.overwrite(normaliseLine), lengthBetween(0, 64)))
        .check(z.overwrite((ids) => ids.slice(0, maxPhotos))),
    ),
  }),
  {},
)

/** What we know about where a visit came from. */
export type Touch = NonNullable<z.output<typeof touchSchema>>

export type Meta = z.output<typeof metaSchema>
