import { sampleBody } from '../../lib/sample-bodies'

/** A contact message, as the form sends it. */
export const enquiry = (email: string, more: object = {}): Record<string, string> => ({
  ...sampleBody('contact', 0),
  name: 'Robin Field',
  email,
  message: 'Do you come to Jubilee Pocket?',
  ...more,
})
