import 'server-only'
import { z } from 'zod'
import { lineLimit } from '@/lib/forms/limits'
import { emailField, normaliseContact } from '@/lib/forms/text'
import { emailKeyOf } from '../mail/subscribers'

const wanted = 'Type the whole email address, such as name@example.com'

/** `?email=`: one person. Accepts any address that was stored before addresses were validated. */
export const emailQuery = z.object({
  email: z
    .string(wanted)
    .overwrite(normaliseContact)
    .max(lineLimit, wanted)
    .regex(/^[^\s@\0]+@[^\s@\0]+$/, wanted),
})

/** `{ email, into }`: two addresses of one person. */
export const mergeBody = z
  .object({
    email: emailField({ invalid: wanted }),
    into: emailField({ invalid: 'Please enter the other address too' }),
  })
  .refine(({ email, into }) => emailKeyOf(email) !== emailKeyOf(into), {
    path: ['email'],
    error: "That's the same address",
  })

/** `{ email, to }`: an address, and what it should have been. */
export const correctionBody = z
  .object({
    email: emailQuery.shape.email,
    to: emailField({ invalid: "That doesn't look like an email address" }),
  })
  .refine(({ email, to }) => emailKeyOf(email) !== emailKeyOf(to), {
    path: ['to'],
    error: "That's the address we already have",
  })
