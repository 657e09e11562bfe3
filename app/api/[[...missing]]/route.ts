import { nothingThere } from '@/lib/server/refusal'

/**
 * No endpoint at this address: 404 in JSON, as endpoints answer. Without it Next would draw its page, and take a posted
 * form for a server action that it can't find, with a stack trace in the log.
 */
export {
  nothingThere as DELETE,
  nothingThere as GET,
  nothingThere as HEAD,
  nothingThere as OPTIONS,
  nothingThere as PATCH,
  nothingThere as POST,
  nothingThere as PUT,
}
