import { nothingThere } from '@/lib/server/refusal'

/**
 * Answers unknown endpoints with 404 in JSON. Without it Next would render a page, and would mistake a posted form for
 * a missing server action and log a stack trace.
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
