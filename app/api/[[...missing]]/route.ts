import { unknownPath } from '@/lib/server/base/refusal'

/**
 * Answers unknown endpoints with 404 in JSON. Without it Next would render a page, and would mistake a posted form for
 * a missing server action and log a stack trace.
 */
export {
  unknownPath as DELETE,
  unknownPath as GET,
  unknownPath as HEAD,
  unknownPath as OPTIONS,
  unknownPath as PATCH,
  unknownPath as POST,
  unknownPath as PUT,
}
