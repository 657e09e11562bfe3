import { answer } from '@/lib/server/refusal'

/**
 * No endpoint at this address: 404 in JSON, as endpoints answer. Without it Next would draw its page, and take a posted
 * form for a server action that it can't find, with a stack trace in the log.
 */
const missing = () => answer(404, { success: false, message: 'There is nothing at this address.' })

export {
  missing as DELETE,
  missing as GET,
  missing as HEAD,
  missing as OPTIONS,
  missing as PATCH,
  missing as POST,
  missing as PUT,
}
